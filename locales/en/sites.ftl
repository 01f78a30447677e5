### What the site says around the texts.

site-title = Laws of Chess
site-description = The Laws of Chess, clause by clause: linked, searchable, side by side in several languages.
site-description-one = The Laws of Chess, clause by clause: linked and searchable.
site-lead = The Laws of Chess in plain words, with examples, practice and the reasons behind every ruling.
site-lead-own = The Laws of Chess with examples, practice and the reasons behind every ruling.
site-home = Contents of the book
site-print-book = Print the whole book
site-made = Made with kanon

## Around every page

site-skip = Skip to the text
site-ways = Main pages
site-ways-rules = Rules
site-editors = For editors
site-data = Data (JSON)
site-languages = Languages
site-theme = Light or dark
site-permalink = Copy the link to this clause
site-present = Present
site-present-hint = Space shows the next ruling, Escape closes.
site-copied = Link copied
site-open = Open
site-table = Table
site-broken-link = This link of the source leads nowhere
site-found-broken-link = The link to “{ $target }” leads nowhere; it is shown as plain text.
site-found-broken-link-hint = correct the address, or remove the link
site-found-missing-picture = The picture “{ $target }” is not there; its words are shown instead.
site-found-missing-picture-hint = correct the path, which starts at this file, or add the picture
site-found-active-picture = { $path } holds scripts, styles or links that a picture does not need; it is published without them.
site-found-active-picture-hint = draw the picture without scripts, animations and links to other files
site-found-theme-file = the theme’s { $path } replaces no file
site-found-theme-file-hint = put it where the built-in file is: { $meant }

## Parts of the Laws

site-article = Article { $number }
site-appendix = Appendix { $number }
site-guideline = Guidelines { $number }
site-articles = Articles
site-appendices = Appendices
site-guidelines = Guidelines
site-other-texts = Other texts
site-rules-only = Only the list of rules, without the text:

## Documents and clauses

site-edition = Numbered as in the { $edition } edition
site-compare-with = Compare: { $language }
site-findings = { $count ->
    [one] 1 finding
   *[other] { $count } findings
  }
site-clauses = { $count ->
    [one] 1 clause
   *[other] { $count } clauses
  }
site-cited-by = Cited by
site-cites = Cites
site-colon = :
site-source = Source: { $file }
site-editorial-note = Editorial note.

## Rules

site-rule = Rule
site-rules = Rules
site-no-rules = None of the rules we know stands under this number.
site-class-computed = computed
site-class-finding = needs the arbiter’s finding
site-class-informative = informative
site-class-not-yet = not decided by the engine yet
site-not-in-edition = not in { $edition }
site-gap = { $language }: this rule has no translation yet.
site-no-text = The text of this rule is not among the sources.
site-decides = What it decides
site-when = When
site-then = Then

## Side by side

site-compare-title = { $title } – side by side
site-compare-lead = Clauses that state the same rule stand beside each other, also where their numbers differ.
site-compare-gaps = { $count ->
    [one] One clause has no counterpart.
   *[other] { $count } clauses have no counterpart.
  }
site-no-document = not translated
site-no-clause = No counterpart here

## Pages about everything

site-glossary = Glossary
site-glossary-lead = The terms of the Laws and what they are called in each language.
site-concordance = Concordance
site-concordance-lead = The rules whose number differs between the editions of 2018 and 2023, or that only one of them has. All others have the same number in both.
site-coverage = Coverage
site-coverage-lead = What the engine decides by itself, what needs a finding of the arbiter, and what only informs.
site-texts = State of the texts
site-texts-lead = What the linter has found in the sources, for readers and translators.
site-texts-more = { $count } findings are not listed here; `kanon check` lists them all.
site-severity-error = { $count ->
    [one] error
   *[other] errors
  }
site-severity-warning = { $count ->
    [one] warning
   *[other] warnings
  }
site-severity-hint = { $count ->
    [one] hint
   *[other] hints
  }
site-missing = Nothing here
site-missing-text = There is no page at this address. Start again from:

## Search

site-search = Search
site-search-placeholder = A word, a question or a number: clock, my phone rang, 9.2.1
site-search-help = Word forms, small spelling mistakes and everyday words will do. A number jumps to the clause.
site-search-key = The key / brings you here.
site-search-noscript = Searching needs JavaScript.
site-search-none = Nothing found.
site-search-found = Found:
site-search-meant = Did you mean:
site-search-more = More results
site-search-elsewhere = Look around instead:
site-search-failed = The search data cannot be loaded.

## Boards and worked cases

site-board = White: { $white }. Black: { $black }. { $turn ->
    [white] White to move.
   *[black] Black to move.
  }
site-men = { $role ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
   *[pawn] pawn
  } { $squares }
site-cases = One fact decides
site-settings-a-color = a colour such as #8a3b12
site-settings-a-picture = a picture in the content folder
site-settings-a-folder = a folder
site-settings-path-hint = the path starts at the folder of book.toml
site-settings-spoken = one of the languages that pages can speak: { $known }
site-settings-spoken-hint = put its texts into a folder { $lang }, and name the folder above it with --locales
site-settings-an-address = an address such as https://example.org/laws/

## The start page

site-today = Question of the day
site-situations = What happened?
site-origin = Texts marked “source” are the publisher’s own. All others are kanon’s plain edition of the Laws of 2023: restated by kanon, not the official text.
site-origin-plain = These texts are kanon’s plain edition of the Laws of 2023: restated by kanon, not the official text.
site-origin-source = source
site-plain-words = In plain words
site-plain-edition = Plain edition
site-source-text = Source text
site-situation-phone = My phone rang
site-situation-touch = My opponent touched a piece
site-situation-illegal = An illegal move was played
site-situation-flag = A flag has fallen
site-situation-flags = Both flags are down
site-situation-repeated = Is this position repeated?
site-situation-fifty = 50 moves without a capture
site-situation-offer = May I offer a draw now?
site-situation-late = A player is late
site-situation-promotion = The pawn was left on the last rank
site-situation-castling = Can I castle here?
site-situation-writing = Must I still write the moves down?
site-example = Example

## The index of the rules and the editors' pages

site-editors-lead = The state of the texts, how the editions differ, and the data for programs.
site-editors-lead-only = How the editions differ, and the data for programs.
site-data-lead = Every rule with its numbers, titles and addresses as JSON (gzip), for your own programs. The texts: kanon model.
site-rules-index = All the rules
site-rules-lead = Open a part of the Laws or a topic, and pick a rule.
site-whole-text = Read the whole text
site-book = Contents
site-topic-act = Touching and moving pieces
site-topic-adjourn = Adjourned games
site-topic-arbiter = The arbiter
site-topic-blind = Blind and visually disabled players
site-topic-blitz = Blitz
site-topic-board = The board and the pieces
site-topic-chess960 = Chess960
site-topic-clock = The clock
site-topic-conduct = Conduct of the players
site-topic-draw = Draws
site-topic-end = End of the game
site-topic-game = The aim of the game
site-topic-irregularity = Irregularities and illegal moves
site-topic-move = How the pieces move
site-topic-notation = Notation
site-topic-points = Points
site-topic-quickplay = Quickplay finish
site-topic-rapid = Rapid chess
site-topic-record = Recording the moves
site-sentence = { $text }.
