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
content-label-separator = the label { $number } has separators other than the full stop
content-label-separator-hint = separate the levels by full stops: { $number }
content-label-spaced = the label { $number } has spaces inside
content-label-spaced-hint = write it without spaces: { $number }
content-label-relative = this label leaves out its division and was read as { $number }
content-label-relative-hint = write the whole number: **{ $number }**
content-label-foreign = the label { $number } belongs to another part of the Laws
content-label-foreign-hint = correct the number, or move the clause to its own document
content-label-mid-paragraph = clause { $number } starts in the middle of a paragraph
content-label-mid-paragraph-hint = put an empty line before it
content-bold-reference = { $number } opens this paragraph in bold like a label, but is a reference
content-bold-reference-hint = join this paragraph to the one before it and take the bold marks off { $number }
content-label-refused = { $number } opens a paragraph like a label but does not fit the numbering; it was read as text
content-label-refused-hint = if it is a label, correct the number or write it in bold
content-nesting-too-deep = lists or quotations are nested too deep here; the innermost were flattened
content-nesting-too-deep-hint = use at most thirty-two levels
