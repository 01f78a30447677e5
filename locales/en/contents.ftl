# What reading the sources has to say.

content-label-not-bold = the label { $number } is not marked as a label
content-label-not-bold-hint = write it as **{ $number }**, like the others
content-label-half-bold = only a part of the label { $number } is in bold
content-label-half-bold-hint = put the whole number between the marks: **{ $number }**
content-label-broken-marks = the marks around the label { $number } stay visible: Markdown does not take them for bold
content-label-broken-marks-hint = put a space between **{ $number }** and the text
content-label-glued = the text is glued to the label { $number }
content-label-glued-hint = put a space after the label
content-label-lookalike = the label { $number } has characters that only look like the right ones
content-label-lookalike-hint = type it again with plain digits and Latin letters: { $number }
content-labels-lookalike = { $count } labels of this document, from { $number } on, have characters that only look like the right ones
content-label-separator = the label { $number } has separators other than the full stop
content-label-separator-hint = separate the levels by full stops: { $number }
content-label-spaced = the label { $number } has spaces inside
content-label-spaced-hint = write it without spaces: { $number }
content-label-relative = this label leaves out its division and was read as { $number }
content-label-relative-hint = write the whole number: **{ $number }**
content-label-mid-paragraph = clause { $number } starts in the middle of a paragraph
content-label-mid-paragraph-hint = put an empty line before it
content-bold-reference = { $number } opens this paragraph in bold like a label, but is a reference
content-bold-reference-hint = join this paragraph to the one before it and take the bold marks off { $number }
content-label-refused = { $number } opens a paragraph like a label but does not fit the numbering; it was read as text
content-label-refused-hint = if it is a label, correct the number or write it in bold
content-loose-number = { $number } may mean a clause, and is not read as a reference
content-loose-number-hint = if it does, name it with its noun (Article { $number }) or make it a link
content-nesting-too-deep = lists or quotations are nested too deep here; the innermost were flattened
content-nesting-too-deep-hint = use at most thirty-two levels

# Files and folders

content-not-utf8 =
    { $count ->
        [one] one byte is not UTF-8 and was read as a question mark
       *[other] { $count } bytes are not UTF-8 and were read as question marks; the first is here
    }
content-not-utf8-hint = save the file as UTF-8
content-control-character =
    { $count ->
        [one] there is a control character here ({ $character })
       *[other] there are { $count } control characters; the first is here ({ $character })
    }
content-control-character-hint = delete it
content-file-too-long = { $path } has { $megabytes } MB and was not read
content-file-too-long-hint = a document may have 8 MB; split it into one file for each article
content-unreadable = cannot read { $path }: { $problem }
content-link-outside = { $path } is a symbolic link that leads out of the folder and was not followed
content-link-outside-hint = put the file itself into the folder
content-file-unmatched = { $path } is not a document of the book and was not read
content-file-unmatched-hint = name the pattern of your documents in book.toml, or begin the file name with an underscore
content-file-other-language = the book has no language { $lang }: add it to languages in book.toml, or begin the file name with an underscore
content-folder-too-deep = { $path } lies too many folders deep and was not read
content-link-to-folder = { $path } is a symbolic link to a folder and was not followed
content-not-followed-hint = if there are documents in it, put them into a folder of their own, closer to the top
content-no-documents = no documents were found
content-no-documents-hint = documents are Markdown files whose folder or name says their language, such as en/article9.md or article9.en.md; other names need a pattern in book.toml
content-layout-guessed =
    { $count ->
        [one] without a book.toml one document was found by the pattern { $pattern }; edition by its numbers: { $editions }
       *[other] without a book.toml { $count } documents were found by the pattern { $pattern }; editions by their numbers: { $editions }
    }
content-edition-guessed =
    { $count ->
        [one] the edition of one document was found from its numbers: { $editions }
       *[other] the editions of { $count } documents were found from their numbers: { $editions }
    }
content-layout-guessed-hint = state it in book.toml
content-document-twice = { $path } has the same name as another document: { $id }
content-document-twice-hint = rename one of them, or make the pattern in book.toml tell them apart
content-document-unknown = there is no document { $id }
content-division-twice =
    { $one } and { $two } are both { $kind ->
        [appendix] Appendix
        [guideline] Guidelines
       *[article] Article
    } { $number }
content-division-twice-hint = leave one of them out, or state its kind and number in book.toml
content-division-disagrees = this was read as part { $decided } of the Laws, but { $witness } part { $claim }
content-division-disagrees-hint = correct the one that is wrong, or state kind and number in book.toml
content-by-heading = the heading names
content-by-file-name = the file name says
content-by-labels = the numbers of the clauses belong to
content-language-unknown = there are no words for the language { $lang }: references are found only where they need none
content-language-unknown-hint = write { $lang }/references.toml in a folder of your own and name the folder with --locales
content-indented-prose = this indented text would be shown as program code; it was read as prose
content-indented-prose-hint = indent by at most three spaces
content-unclosed-block = nothing closes this block: everything after it is hidden and was not read
content-unclosed-block-hint = close it, or take its mark away
content-raw-html =
    { $more ->
        [0] { $tag } is HTML: pages leave the tag out and keep its text
       *[other] { $tag } is HTML, like { $more } more of this file: pages leave the tags out and keep their text
    }
content-raw-html-hint = write it in Markdown: **bold**, *italics*, an empty line between paragraphs
content-no-clauses =
    no numbered clauses were found in { $kind ->
        [appendix] Appendix
        [guideline] Guidelines
       *[article] Article
    } { $division }
content-no-clauses-hint = begin each clause with its number in bold, or state another kind in book.toml

# book.toml and errata.toml

content-settings-syntax = this is not valid TOML: { $problem }
content-settings-unknown-key = there is no key “{ $key }” here
content-settings-missing-key = the key { $key } is missing
content-settings-nearest = did you mean { $name }?
content-settings-known = known: { $names }
content-settings-by-language = write one text for each language: { $key }.en = "…"
content-settings-wrong-type = { $key } must be { $expected }
content-settings-quotes = put quotation marks around it: { $key } = "{ $value }"
content-settings-bad-value = { $key } is “{ $value }”; it must be { $expected }
content-settings-a-string = quoted text
content-settings-a-list = a list of texts
content-settings-a-flag = true or false
content-settings-a-table = a table
content-settings-tables = written as [[…]]
content-settings-a-language = a language code such as en
content-settings-an-edition = “2018” or “2023”
content-settings-a-number = a number such as 9, 9.2.1, A or III.4
content-settings-a-pattern = a path with one {"{"}lang{"}"} and one {"{"}slug{"}"}
content-settings-a-kind = preface, glossary or other, or article, appendix or guideline with its number
content-settings-a-document = a document such as en/article9
content-erratum-document = this erratum is about { $id }, but there is no such document
content-erratum-clause = this erratum is about clause { $number } of { $id }, but there is no such clause
content-erratum-reference = this erratum corrects the reference { $text }, but the clause has no such reference
content-erratum-needs-document = name a document by its language and its name, such as en/article9
content-erratum-needs-codes = name the findings that the erratum acknowledges; codes = [] if no lint can see the fault
content-erratum-clause-hint = its clauses go from { $first } to { $last }
content-erratum-clause-hint-none = no clause of it was read: leave the key clause out
content-erratum-reference-hint = text must be the reference as the source writes it
content-erratum-target = this erratum leads to { $number }, but the { $edition } edition has no such number
content-erratum-target-hint = correct the target; until then the reference leads to where it is written
content-erratum-reason = nobody who reads these documents can read the reason for this erratum
content-erratum-reason-hint = write the reason in a language of the documents too: reason.{ $lang } = "…"
