### What the lints have to say. The explanations are in explains.ftl.

## References

lint-unresolved-reference = the Laws have no { $number }, neither in the { $edition } edition nor in another
lint-unresolved-reference-hint = correct the number, or name the clause that is meant in errata.toml

lint-obsolete-reference = the { $edition } edition has no { $number } any more
lint-obsolete-reference-later = the { $edition } edition has no { $number }; that is a number of the { $later } edition
lint-obsolete-reference-renumbered = { $number } is the number of the { $edition } edition, but the document it leads to follows another one
lint-obsolete-reference-hint = the provision is { $now } now
lint-obsolete-reference-hint-earlier = in this edition the provision is { $now }
lint-obsolete-reference-hint-dropped = the provision was dropped; leave the reference out or name what took its place

lint-diverging-reference = the Laws cite { $expected } in this provision, but here it says { $number }
lint-diverging-reference-missing = the Laws also cite { $numbers } in this provision, this text does not
lint-diverging-reference-missing-hint = add the reference
lint-diverging-reference-hint = { $meant } is meant, if the texts are to agree
lint-diverging-reference-hint-edition = { $number } is its number in the { $other } edition; here it must be { $meant }

lint-link-target-mismatch = the text says { $number }, the link leads to { $target }
lint-link-target-mismatch-language = the link to { $number } leads into another language, “{ $lang }”: { $target }
lint-link-target-mismatch-hint = make the target fit the text, or the text the target

lint-page-self-reference = { $number } is a clause of this page, but the link { $target } only leads to its top
lint-page-self-reference-hint = link to the clause: #{ $number }

lint-bare-reference = { $numbers }: no link, while other references of this document are links
lint-bare-reference-hint = make it a link to the clause

## Numbers of clauses

lint-duplicate-number = there are two clauses { $number }
lint-duplicate-number-first = the first one is here
lint-duplicate-number-hint = give the second one its own number, or delete it

lint-out-of-order-number-after = clause { $number } comes after { $other }
lint-out-of-order-number-before = clause { $number } comes before { $other }
lint-out-of-order-number-hint = correct the number, or move the clause to its place

lint-missing-number =
    { $side ->
        [before] clause { $number } is missing; it belongs before this one
       *[after] clause { $number } is missing; it belongs here
    }
lint-missing-number-run =
    { $side ->
        [before] { $count } clauses are missing before this one, from { $first } to { $last }
       *[after] { $count } clauses are missing here, from { $first } to { $last }
    }
lint-missing-number-hint = add what is missing; if the text is there, check that its label is recognised

lint-missing-translation = { $number } is missing here; the “{ $other }” text has this rule
lint-missing-translation-run =
    { $count ->
        [one] one rule of the “{ $other }” text is missing here: { $first }
       *[other] { $count } rules of the “{ $other }” text are missing here, from { $first } to { $last }
    }
lint-missing-translation-there = stated here
lint-missing-translation-hint = translate what is missing

lint-unregistered-clause = the { $edition } edition has no clause { $number }
lint-unregistered-clause-hint = correct the number; the rules and their numbers are those of the Laws
lint-unregistered-clause-hint-edition = the { $other } edition has it: check the edition of the document in book.toml
lint-other-subject = the words of { $number } are hardly those of its rule; they are those of { $other }
lint-other-subject-hint = check the number and the edition in book.toml: titles and plain text beside the clause are those of the rule

## Texts

lint-differing-numbers =
    { $number }: “{ $here }” here, but “{ $there }” in { $other ->
        [plain] the plain edition
       *[other] the “{ $other }” text
    } of the same rule
lint-differing-numbers-added =
    { $number }: “{ $here }” here, but { $other ->
        [plain] the plain edition
       *[other] the “{ $other }” text
    } of the same rule has no such number
lint-differing-numbers-absent =
    { $number }: { $other ->
        [plain] the plain edition
       *[other] the “{ $other }” text
    } of the same rule has “{ $there }”, which is missing here
lint-differing-numbers-there = the number there
lint-differing-numbers-not-there = there is no such number there
lint-differing-numbers-hint = compare both texts with the Laws and correct the one that is wrong

lint-lost-quantifier-each =
    { $number }: { $other ->
        [plain] the plain edition
       *[other] the “{ $other }” text
    } says “each” (or “both players”), this one does not
lint-lost-quantifier-at-least =
    { $number }: { $other ->
        [plain] the plain edition
       *[other] the “{ $other }” text
    } says “at least”, this one does not
lint-lost-quantifier-that-move =
    { $number }: { $other ->
        [plain] the plain edition
       *[other] the “{ $other }” text
    } says “on that move”, this one does not
lint-lost-quantifier-only =
    { $number }: { $other ->
        [plain] the plain edition
       *[other] the “{ $other }” text
    } says “only”, this one does not
lint-lost-quantifier-shall =
    { $number }: { $other ->
        [plain] the plain edition
       *[other] the “{ $other }” text
    } says “shall” where this one says “may”
lint-lost-quantifier-may =
    { $number }: { $other ->
        [plain] the plain edition
       *[other] the “{ $other }” text
    } says “may” where this one says “shall”
lint-lost-quantifier-series =
    { $number }: { $other ->
        [plain] the plain edition
       *[other] the “{ $other }” text
    } speaks of a series of moves, this one does not
lint-lost-quantifier-added =
    { $number }: this text says “may”, { $other ->
        [plain] the plain edition
       *[other] the “{ $other }” text
    } allows nothing
lint-lost-quantifier-completed =
    { $number }: { $other ->
        [plain] the plain edition
       *[other] the “{ $other }” text
    } speaks of completed moves (clock pressed), this one of made ones
lint-lost-quantifier-there = the same rule there
lint-lost-quantifier-hint = check whether the sense is still the same

lint-inconsistent-term = “{ $here }” is usually spelled “{ $usual }” in these documents
lint-inconsistent-term-near = “{ $here }” stands where the plain edition says “{ $usual }”
lint-inconsistent-term-avoid = “{ $here }” ({ $count } in this document) is not the term; the term is “{ $usual }”
lint-inconsistent-term-earlier = “{ $here }” ({ $count } in this document) is the wording of an earlier edition; that of { $edition } says “{ $usual }”
lint-inconsistent-term-avoid-hint = use the term of the glossary
lint-inconsistent-term-hint = spell a term in one way

lint-unfinished-clause = { $number } does not end with punctuation
lint-unfinished-clause-announcing = { $number } announces something, but nothing follows
lint-unfinished-clause-continuing = { $number } ends as if another item followed, but it is the last one
lint-unfinished-clause-empty = { $number } has no text
lint-unfinished-clause-hint = check whether something was cut off; otherwise end the sentence

lint-foreign-full-stop =
    { $count ->
        [0] this sentence ends in “{ $mark }”, the full stop of another script
        [one] this sentence ends in “{ $mark }”, the other one of the document in “{ $usual }”
       *[other] this sentence ends in “{ $mark }”, { $count } others of the document in “{ $usual }”
    }
lint-foreign-full-stop-all = the sentences of this document ({ $count }) end in “{ $usual }”, which only looks like “{ $best }”
lint-foreign-full-stop-hint = end the sentence with “{ $usual }”
lint-foreign-full-stop-every-hint = end every sentence of the document with “{ $best }”

lint-stray-spacing-before = there is a space before “{ $mark }”
lint-stray-spacing-after = there is no space after “{ $mark }”
lint-stray-spacing-doubled = there is more than one space here
lint-stray-spacing-cluster = these marks do not follow each other: “{ $marks }”
lint-stray-spacing-hint = correct the spacing or leave one mark

lint-misplaced-mark-connective = no “{ $mark }” belongs after “{ $word }”
lint-misplaced-mark-relative = a comma stands before “{ $word }”, not “{ $mark }”
lint-misplaced-mark-opening = no comma belongs after the opening words “{ $words }”
lint-misplaced-mark-unseparated = no comma belongs after “{ $words }”
lint-misplaced-mark-sign = the sign { $mark } stands between two words without brackets
lint-misplaced-mark-hint = read the sentence without the mark

lint-heading-level = this heading is of level { $level }, the one above it of level { $above }
lint-heading-level-hint = do not skip a level
lint-heading-level-title = the title is a heading of level { $level }
lint-heading-level-title-hint = open the document with one # (or two, below a book title)

## Languages

lint-language-unchecked = nothing is known about the language “{ $lang }”, so its texts were not read for faults
lint-language-unchecked-hint = add numerals.toml, punctuation.toml, quantifiers.toml and terms.toml to locales/{ $lang }

## Errata

lint-stale-erratum = this erratum acknowledges “{ $code }”, but there is no such finding at its place
lint-stale-erratum-words = the words of this erratum are not in { $place }
lint-stale-erratum-hint = delete it if the source was corrected; otherwise correct its clause, its codes or its words
lint-erratum-code = there is no code “{ $code }”
lint-erratum-code-hint = the code of a finding stands in brackets before its message
lint-erratum-code-hint-nearest = did you mean { $code }?
lint-hidden-direction = the invisible character { $code } turns the order in which the next ones are shown
lint-hidden-direction-hint = delete it

lint-misspelled-word = “{ $word }” stands only here; “{ $meant }” is used elsewhere
lint-misspelled-word-letter = “{ $word }” is usually written “{ $meant }”
lint-misspelled-word-hint = correct the word if it is a slip

lint-look-alike-mark = “{ $mark }” stands where “{ $meant }” is meant
lint-look-alike-mark-hint = type the language’s own mark

lint-several-references-in-link = one link holds several references, from { $first } to { $last }
lint-several-references-in-link-hint = make a link of each number

lint-missing-line-break = the last line of the file has no line break
lint-missing-line-break-hint = end the file with a line break

lint-list-form-opening = “{ $mark }” opens this list where the language has “{ $usual }”
lint-list-form-end = this item ends in “{ $mark }”, the others of the list in “{ $usual }”
lint-list-form-connective = “{ $mark }” stands before the joining word here, “{ $usual }” in the other lists
lint-list-form-mixed-capital = this item begins with a capital, others of the list do not
lint-list-form-mixed-small = this item begins with a small letter, others of the list do not
lint-list-form-capital =
    the items of this list begin with a capital, those of { $count ->
        [one] one other list
       *[other] { $count } other lists
    } do not
lint-list-form-hint = punctuate and capitalise all lists the same way

lint-agreement-vowel = “{ $word }” before “{ $next }” should be “{ $meant }”
lint-agreement-number = the verb “{ $verb }” is singular, “{ $noun }” is plural
lint-agreement-mood = “{ $first }” and “{ $second }” are joined but differ in mood
lint-agreement-hint = make the words agree

lint-inconsistent-style-quotes = “{ $words }” is in quotation marks here and without them in this document { $count ->
        [one] once
       *[other] { $count } times
    }
lint-inconsistent-style-digits = this time is in digits here, in words elsewhere in the document ({ $count })
lint-inconsistent-style-words = this time is in words here, in digits elsewhere in the document ({ $count })
lint-inconsistent-style-link = this link begins with “{ $form }”, most links of these documents with “{ $usual }”
lint-inconsistent-style-link-hint = write all addresses in one way: another one may lead nowhere after a move
lint-inconsistent-style-title = this title is not in capitals, those of most documents are
lint-inconsistent-style-title-gap = no empty line stands below this title, as below most others
lint-inconsistent-style-hint = write it in one way

lint-construction-number = “{ $words }”: these words, joined by “or”, do not agree in number
lint-construction-participle = “{ $words }”: what someone has done is said in the passive
lint-construction-government = “{ $words }”: the joined verbs cannot share this object
lint-construction-tense = “{ $words }”: the joined verbs are in different tenses
lint-construction-pronoun = “{ $words }”: the pronoun points to the wrong person
lint-construction-auxiliary = “{ $words }” lacks its auxiliary verb in this sentence
lint-construction-hint = make the words of the sentence agree

lint-reference-form = “{ $words }”: the noun stands on the other side of the number in { $count ->
        [one] one other reference
       *[other] { $count } other references
    }
lint-reference-form-too = here too
lint-reference-form-hint = write all references in one way

lint-self-naming-clause = { $number } speaks of itself and of { $other } by their numbers
lint-self-naming-clause-hint = this text is about all items: move it to the clause above them

lint-older-edition = this document follows the Laws of { $edition }, others those of { $newest }
lint-older-edition-hint = bring it up to date, or tell its readers
