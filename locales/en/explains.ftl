### What `kanon check --explain CODE` prints, a message for each code.

## References

explain-unresolved-reference =
    A reference names a number that neither the documents nor any edition of the Laws has.

    A reader who follows it arrives nowhere, and the provision that leans on it is incomplete. Correct the number. If the source must stay as it is, write an erratum with the target that is meant.

    Wrong: as described in Article 9.23
    Right: as described in Article 9.2.3
explain-obsolete-reference =
    A reference names a number that the document’s edition of the Laws does not have any more, or it uses the number of another edition.

    Renumbering leaves such references behind; they lead nowhere or, worse, to another rule. The hint says where the provision is now.

    Wrong: except in the cases of Articles 9.6 and 9.7 (the dead position was 9.7 before 2018)
    Right: except in the cases of Articles 9.6 and 5.2.2
explain-diverging-reference =
    A reference points to a different rule than the same provision cites in the Laws.

    It still leads to a clause, so nobody notices, but not to the one that is meant. What a number covers is compared, so that editions with different numbers agree; citing more than others is no fault.

    Wrong: 9.6.1 the same position, as in 9.2.2 (since 2023 positions are defined in 9.2.3)
    Right: 9.6.1 the same position, as in 9.2.3
explain-link-target-mismatch =
    The text of a link names one clause or article, its target is another one: the page of another article, the fragment of another clause, the folder of another language.

    The reader lands on the wrong rule and trusts it. Make both agree. A link around several numbers is right if it fits one of them.

    Wrong: [9.1](./article4), [4.3](./article4#4.7)
    Right: [9.1](./article9#9.1), [4.3](./article4#4.3)
explain-page-self-reference =
    A link names a clause of its own page and leads to the page as a whole.

    The page is loaded again and the reader stands at its top, looking for the clause. Link to the clause by a fragment.

    Wrong: [Article 9.2](./article9) within article 9
    Right: [Article 9.2](#9.2)
explain-bare-reference =
    A reference is plain text, while others in the same document are links.

    Where some references can be followed, readers expect it of all. A clause that names itself needs no link.

    Wrong: see [4.3](./article4#4.3) and 9.2
    Right: see [4.3](./article4#4.3) and [9.2](#9.2)

## Numbers of clauses

explain-duplicate-number =
    Two clauses of a document have the same number.

    A reference to it is ambiguous. Usually the second one was meant to be the next number, or a text was pasted twice.

    Wrong: 9.3.1 …, 9.3.1 …
    Right: 9.3.1 …, 9.3.2 …
explain-out-of-order-number =
    A clause does not stand where its number belongs.

    The number is mistyped or the text was moved; a reader looks for the clause in vain. The fewest clauses that would have to move are reported.

    Wrong: 9.1, 9.3, 9.2, 9.4
    Right: 9.1, 9.2, 9.3, 9.4
explain-missing-number =
    A document skips a number: there is a gap between two clauses, or a clause of the edition is found in no document at all.

    A clause was lost, or its label was not recognised. Numbers that the edition itself does not have are no gap; a heading may be left out when the clauses below it are there; less than half of an article is taken for an excerpt, which misses only what lies between its clauses. Where nobody knows which numbers there are, a jump over more than twenty of them is taken for a mistyped number.

    Wrong: 9.3.1 …, 9.3.3 …
    Right: 9.3.1 …, 9.3.2 …, 9.3.3 …
explain-missing-translation =
    A language leaves out a rule of an article that it has, while another language states the rule.

    Readers of the one do not know what readers of the other play by. Rules are compared, not numbers, so that editions may differ; a rule that the document’s edition does not have is not missed, nor is a heading.

    Wrong: 9.6.1 and 9.6.2 in Russian, only 9.6.1 in Armenian
    Right: both in both
explain-unregistered-clause =
    A clause has a number that the document’s edition of the Laws does not have.

    It cannot be aligned with other languages, cited or ruled on. Either the number is wrong or the document follows another edition than book.toml says.

    Wrong: 9.7 in a document of the 2023 edition
    Right: 5.2.2, or the right edition in book.toml
explain-other-subject =
    The words of a clause are hardly those of the rule with its number, and clearly those of another rule. The plain edition of the same language is the measure.

    The number is that of another edition, or a clause before it is missing. Readers would see the title, the examples and the plain text of a rule that the clause is not about.

    Wrong: 11.3.3 about smoking in a text of 2018, where 11.3.3 is about inspections
    Right: 11.3.4 about smoking

## Texts

explain-differing-numbers =
    A clause has a number that the same rule does not have in other languages, or lacks one that they have.

    A minute more or a move less is another rule. Digits and number words are compared together with their units of time; numbers of clauses do not count, repeating a number makes no difference. With three languages the one that the other two contradict is reported.

    Wrong: two minutes in English, երեք րոպե in Armenian
    Right: two minutes, երկու րոպե
explain-lost-quantifier =
    A clause lacks a word that the same rule has in other languages and that widens or narrows it: each player, at least, on that move, only; or it allows what the others demand, or what no other text allows. Publishers’ texts are also compared with the plain edition: a completed move is not merely a made one.

    Such words decide cases: fifty moves of one player are not fifty moves of each. Languages put things differently, so this is only a hint to look.

    Wrong: the last 50 moves made by the player
    Right: the last 50 moves made by each player
explain-inconsistent-term =
    A term is not spelled the way it usually is in the language’s documents.

    Search misses such places, and readers wonder whether something else is meant. The terms and their spellings are in locales/<lang>/terms.toml; the less frequent spelling is reported, and words that the list says to avoid, once for a document. Words that mean the term in some places only are reported where the plain edition has the term.

    Wrong: ոչ ոքի among many ոչ-ոքի
    Right: ոչ-ոքի everywhere
explain-misspelled-word =
    A word stands once in all documents of the language and has one letter more or less than a word that is used elsewhere, or than one that stands elsewhere before the same next word, or a letter such as ё was typed as another.

    There is no dictionary: the documents, the plain edition and kanon’s own messages are the measure. A difference that many words show, such as an ending, is grammar and is not reported.

    Wrong: մինև beside many մինչև
    Right: մինչև
explain-look-alike-mark =
    A character stands for a mark that it only resembles: a grave accent for ՝, a hyphen for a dash, a dot for the pause within a sentence.

    It looks right on one screen and wrong on the next, and search does not find it. The marks of a language are in locales/<lang>/punctuation.toml.

    Wrong: the moves - the same ones
    Right: the moves — the same ones
explain-list-form =
    The clauses of an enumeration are not formed alike: another mark than the language’s own opens it, items end differently, another mark than elsewhere stands before “or”, items begin with a capital where those of other lists do not, or the items of one list begin in both ways.

    Readers see from the marks what belongs together and where it ends.

    Wrong: 9.3 … if. 9.3.1 he writes
    Right: 9.3 … if: 9.3.1 he writes
explain-agreement =
    Neighbouring words do not agree, as far as their letters show it: an ending before a vowel, a singular verb beside a plural noun, two joined verbs in different moods.

    The reader stumbles and looks for a sense that is not there. The endings are in locales/<lang>/grammar.toml.

    Wrong: կիրառվի պատժամիջոցներ
    Right: կիրառվեն պատժամիջոցներ
explain-inconsistent-style =
    Words stand in quotation marks in some places of a document and without them in others, a time is in digits here while the same one or other small ones are in words there, a link begins in another way than most links do, or a title is not in capitals where most are.

    A reader looks for a difference that is not there. Each is reported once for a document.

    Wrong: «ոչ-ոքի» beside ոչ-ոքի; 2 minutes beside two minutes
    Right: one form throughout
explain-missing-line-break =
    The last line of a file does not end in a line break.

    What is appended later, by hand or by a program, joins the last clause.

    Wrong: a file that ends in the full stop of 9.6.2
    Right: a file that ends in a line break
explain-several-references-in-link =
    The text of one link names more than one clause.

    A link leads to one place: the reader of the second number lands at the first.

    Wrong: {"["}4.3 and 4.7](./article4)
    Right: {"["}4.3](./article4) and [4.7](./article4)
explain-unfinished-clause =
    A clause has no end: no final punctuation, an announcement with nothing after it, a comma or “or” after which no item follows, or no text at all.

    The text was cut off, or a reader must guess that it was not. Headings need no full stop, nor do the items of an enumeration that all do without.

    Wrong: 9.2.3.1 a pawn that could have been captured en passant can no longer
    Right: 9.2.3.1 a pawn that could have been captured en passant can no longer be so captured;
explain-foreign-full-stop =
    A sentence does not end in the full stop that most sentences of the document end in: an alternative of the same language, or the full stop of another script.

    It is typed by habit and may mean something else here: in Armenian a dot is a pause, and ։ ends a sentence. Use one mark throughout.

    Wrong: … իրավունքը։ … տեղաշարժվել են:
    Right: … իրավունքը։ … տեղաշարժվել են։
explain-stray-spacing =
    There is a space before a mark that belongs to the word before it, no space after a comma, more than one space in a row, or marks follow each other that never do.

    A line may break before a lonely comma, and a cluster shows that a sentence was joined or cut in haste.

    Wrong: therefore , the positions; accurate.,he keeps it
    Right: therefore, the positions; accurate. He keeps it
explain-misplaced-mark =
    A mark stands where the grammar has none: a pause after a word that joins, a pause instead of the comma before a relative pronoun, a comma after a short phrase that opens a sentence or belongs to what follows, a sign such as = between two words without brackets.

    Such a mark cuts a sentence in two where it goes on. The words are in locales/<lang>/punctuation.toml.

    Wrong: Անհրաժեշտության դեպքում, մրցավարը; В этом случае, арбитр
    Right: Անհրաժեշտության դեպքում մրցավարը; В этом случае арбитр
explain-heading-level =
    The title of a document is a heading below the second level, or a heading is more than one level below the one before it.

    Tables of contents and screen readers follow the levels; a skipped one looks like a lost section.

    Wrong: ### Article 9 as the first line
    Right: # Article 9
explain-hidden-direction =
    The text holds an invisible character that turns the order in which the next ones are shown.

    What readers see is then not what is written: 9.2 can be shown where the text says 2.9. No rulebook needs such characters.

    Wrong: U+202E before a number
    Right: the number alone
explain-stale-erratum =
    An erratum in errata.toml acknowledges a finding that is not there, or speaks of words that its clause does not have.

    The source was corrected, or the erratum has a mistake and the fault it is about is not acknowledged at all. Delete or correct it.

    Wrong: codes = ["unfinished-clause"] for a clause that ends well
    Right: no erratum
explain-language-unchecked =
    There are documents in a language whose words are not known: its numbers, quantifiers, terms and punctuation could not be read. What needs no words was checked.

    Wrong: locales/ka/ with references.toml only
    Right: locales/ka/ with numerals.toml, punctuation.toml, quantifiers.toml and terms.toml as well

## Labels

explain-label-not-bold =
    A clause begins with its number, but the number is not in bold like the others.

    It was read as a label because it fits the sequence. Another reader may not see it.

    Wrong: 9.1 The regulations …
    Right: **9.1** The regulations …
explain-label-half-bold =
    Only a part of a label is in bold. The whole number was taken for the label.

    Wrong: **9.**1 The regulations …
    Right: **9.1** The regulations …
explain-label-broken-marks =
    The asterisks around a label are not taken for bold by Markdown and stay visible, usually because the text follows without a space.

    Wrong: **9.1.**The regulations …
    Right: **9.1** The regulations …
explain-label-glued =
    The text follows a label without a space. The number was taken for the label all the same.

    Wrong: **9.1**The regulations …
    Right: **9.1** The regulations …
explain-label-lookalike =
    A label has characters that only look like the right ones: Cyrillic А, В, С, Armenian letters, other digits.

    Search and links compare characters, not shapes.

    Wrong: **А.2** with a Cyrillic А
    Right: **A.2** with a Latin A
explain-label-separator =
    The levels of a label are separated by something other than full stops: a comma, a one dot leader, an Armenian full stop.

    Wrong: **9,1** The regulations …
    Right: **9.1** The regulations …
explain-label-spaced =
    There are spaces inside a label. It was read without them.

    Wrong: **9. 1** The regulations …
    Right: **9.1** The regulations …
explain-label-relative =
    A label gives only the number within its article. It was read with the article’s number before it.

    Wrong: **2** in article 9
    Right: **9.2**
explain-label-mid-paragraph =
    A clause begins in the middle of a paragraph, after the text of another one.

    Markdown joins lines without an empty line between them, so both are shown as one paragraph.

    Wrong: two labels in consecutive lines
    Right: an empty line before each label
explain-label-refused =
    A number opens a paragraph like a label but does not fit the numbering around it. It was read as text.

    If it is a label, its number is mistyped; the clause is missing from the model until it is corrected.

    Wrong: 9.2, then 99.3, then 9.4
    Right: 9.2, 9.3, 9.4
explain-loose-number =
    The Laws have a clause of this number, but the words around it rather make it something else: an amount, a value, a section of another document. It was not read as a reference.

    A noun or a link leaves no doubt. Where it is no clause, nothing need be done.

    Wrong: the limit is nearly 9.5
    Right: the limit is nearly that of Article 9.5
explain-bold-reference-as-label =
    A reference stands in bold at the beginning of a paragraph and looks like a label. It was read as a reference, since the sentence before it goes on.

    A paragraph was broken in two, usually by a program that converted the text.

    Wrong: the board was placed contrary to, then a new paragraph: **2.1** …
    Right: one paragraph: the board was placed contrary to 2.1 …
explain-indented-prose =
    Text is indented so far that Markdown shows it as program code. It was read as prose.

    Wrong: four or more spaces before a paragraph
    Right: at most three
explain-unclosed-block =
    A block of code or a comment is opened and never closed. Markdown shows the rest of the file as code, or not at all, so no clause of it was read.

    Wrong: ``` or <!-- and then the clauses
    Right: ``` or --> also where the block ends
explain-raw-html =
    A tag of HTML stands in the text. Pages leave it out: nothing of a source becomes markup. Its text is read like any other.

    Wrong: <p><b>12.1</b> The arbiter …</p>
    Right: **12.1** The arbiter …
explain-no-clauses =
    By its title or its file name the document is an article, an appendix or a guideline, and it has text; but no number in it could be read as that of a clause. None of it is in the model.

    Wrong: # Article 9, then paragraphs without numbers
    Right: # Article 9, then **9.1** Text
explain-nesting-too-deep =
    Lists or quotations are nested deeper than thirty-two levels. The innermost were flattened so that the text is still there.

    Wrong: a list in a list in a list …
    Right: a few levels

## Files

explain-not-utf8 =
    A file has bytes that are not UTF-8. They were read as replacement characters, so letters may be lost. Save the file as UTF-8.

    Wrong: a file saved in a legacy encoding
    Right: the same file saved as UTF-8
explain-control-character =
    A file has control characters, which no text needs and which programs treat in different ways.

    Wrong: a NUL between two words
    Right: a space
explain-file-too-long =
    A file is longer than any article and was not read.

    Wrong: one file with everything
    Right: a file for each article
explain-unreadable =
    A file or folder cannot be read. The message of the system says why; often it is a missing permission.

    Wrong: a file that only its owner may read
    Right: a file that you may read
explain-link-outside =
    A symbolic link leads out of the content folder and was not followed, so that nothing is published by accident.

    Wrong: article9.md -> ../../drafts/article9.md
    Right: the file itself
explain-no-documents =
    There is no document in the content folder, so nothing was read or checked: it is the wrong folder, or no file has a name that is understood.

    Wrong: --content . where the articles are in ./laws
    Right: --content laws, with laws/hy/article9.md
explain-folder-too-deep =
    A folder lies so many folders deep that it was not looked into.

    Wrong: 33 folders inside each other
    Right: hy/article9.md
explain-link-to-folder =
    A symbolic link leads to a folder. It is not followed, so that nothing is read twice or without end.

    Wrong: hy -> texts/armenian
    Right: the folder hy itself, or a pattern in book.toml
explain-file-unmatched =
    A Markdown file is in the folder, but the pattern of book.toml does not fit it, so it is not a document of the book.

    Wrong: pattern = "{"{"}lang{"}"}/{"{"}slug{"}"}.md" and a file notes/draft.md
    Right: a file hy/draft.md, or _draft.md for what is no document
explain-layout-guessed =
    There is no book.toml, so the layout of the folder and the editions were found by looking. The message says what was found.

    Wrong: nothing that says which edition is meant
    Right: a book.toml with pattern and edition
explain-edition-guessed =
    book.toml does not say which edition a document follows; it was found from the numbers of its clauses.

    Wrong: no edition for the document
    Right: edition = "2023"
explain-document-twice =
    Two files have the same language and name, so nothing can tell them apart. The second was left out.

    Wrong: hy/article9.md and hy/old/article9.md under a pattern that ignores folders
    Right: different names
explain-document-unknown =
    book.toml speaks of a document that does not exist.

    Wrong: [documents."ru/artcle9"]
    Right: [documents."ru/article9"]
explain-division-twice =
    Two documents of a language are the same part of the Laws, so references to it are ambiguous.

    Wrong: article9.md and article9-old.md, both Article 9
    Right: one of them, or another kind in book.toml
explain-division-disagrees =
    The heading, the file name and the numbers of the clauses do not agree on which part of the Laws a document is.

    Wrong: article9.md with the heading Article 8
    Right: all three the same, or kind and number in book.toml
explain-language-unknown =
    There are no words for a language, so only references that need none were found, and the text itself was not checked.

    Wrong: a folder ka/ without locales/ka/
    Right: locales/ka/references.toml with the words of the language

## book.toml and errata.toml

explain-settings-syntax =
    The file is not valid TOML, and nothing in it was used.

    Wrong: edition = 2023"
    Right: edition = "2023"
explain-settings-unknown-key =
    The key is unknown, usually because it is mistyped. It has no effect.

    Wrong: editon = "2023"
    Right: edition = "2023"
explain-settings-missing-key =
    A key that is needed is missing; the entry was left out.

    Wrong: an erratum without document
    Right: document = "hy/article9"
explain-settings-wrong-type =
    A value is of the wrong kind.

    Wrong: languages = "hy"
    Right: languages = ["hy"]
explain-settings-bad-value =
    A value cannot be what the key needs.

    Wrong: clause = "9.x"
    Right: clause = "9.2"
explain-construction =
    Words of one sentence do not go together: a plural verb where one of two subjects is meant, an active participle for what someone has done, joined verbs that cannot share an object or that stand in different tenses, a pronoun that points to the wrong person, a participle without its auxiliary verb.

    The reader stumbles, or takes one person for another. The patterns are in locales/<lang>/grammar.toml.

    Wrong: он или арбитр должны остановить часы
    Right: он или арбитр должен остановить часы
explain-reference-form =
    A reference has its noun on the other side of the number than the language and most references have it. It is reported once for a document.

    One form is easier to read, to search and to link.

    Wrong: Հոդված 3-ում
    Right: 3-րդ հոդվածում
explain-self-naming-clause =
    An item of an enumeration speaks of itself and of another item by their numbers.

    Such a text is about all items and belongs to the clause above them; it slipped into the last item.

    Wrong: III.6.1.2 … In III.6.1.1 the player writes down the position. In III.6.1.2 …
    Right: the two sentences at the end of III.6.1
explain-older-edition =
    A document follows an older edition of the Laws than others of the same publisher, which has no newer text of that part in this language.

    Its clauses have other numbers and may say what is no longer so; a reader of the book takes them for today’s.

    Wrong: edition = "2018" for one document where the others have 2023
    Right: edition = "2023" once its text has been brought up to date
explain-erratum-document =
    An erratum is about a document that does not exist.

    Wrong: document = "hy/artcle9"
    Right: document = "hy/article9"
explain-erratum-clause =
    An erratum is about a clause that its document does not have.

    Wrong: clause = "9.9"
    Right: clause = "9.6"
explain-erratum-reference =
    An erratum gives a reference its right target, but the clause has no reference with these words.

    Wrong: text = "12.5" where the clause says 12.6
    Right: text = "12.6"
explain-erratum-target =
    An erratum gives a reference a target that the edition of its document does not have. The reference stays as it is written.

    Wrong: target = "4.99"
    Right: target = "4.9"
explain-erratum-reason =
    An erratum has a reason only in languages that the documents are not written in, so that their readers never see why something is corrected.

    Wrong: reason.de = "…" alone, in a tree of hy and ru
    Right: reason.hy = "…" and reason.ru = "…"
explain-erratum-code =
    An erratum acknowledges findings of a code that does not exist, usually because it is mistyped.

    Wrong: codes = ["lost-quantifer"]
    Right: codes = ["lost-quantifier"]
explain-broken-link =
    A link leads to no page of the site, or to where no link may lead.

    Its words are shown as plain text. The path starts at the file that has the link; a place in a page is the number of a clause.

    Wrong: [the annex](annex.pdf)
    Right: [the annex](https://example.org/annex.pdf), [9.2](./article9.md#9.2)
explain-missing-picture =
    A text shows a picture that is not in the content folder, or is no picture that browsers show.

    Readers see its words instead. The path starts at the file that has the picture.

    Wrong: ![The clock](img/clok.svg)
    Right: ![The clock](img/clock.svg)
explain-active-picture =
    An SVG picture holds scripts, styles or links to other files.

    Nothing of that reaches readers, so it is published without them and may look different. Draw it without.

    Wrong: <svg><script>…</script></svg>
    Right: <svg><path d="…"/></svg>
explain-theme-file =
    A file of the theme has a name that replaces nothing, while a file of that name stands elsewhere in the theme that kanon brings along.

    It is not used. Put it where the built-in file is.

    Wrong: theme/site.css
    Right: theme/static/site.css
