### What the command line says.

## Headings of the help

command-heading-usage = Usage:
command-heading-commands = Commands
command-heading-arguments = Arguments
command-heading-options = Options
command-heading-global = Options everywhere

## kanon

command-kanon = The chess rulebook as something you can run
command-kanon-after = Exit code: 0 clean, 1 findings, 2 failure.

command-global-lang = The language to speak (hy, ru, en or any in --locales); otherwise that of the environment
command-global-content = The folder with the articles [default: content]
command-global-locales = A folder with further languages, or with files that replace built-in ones
command-global-color = Colours: auto, always or never [default: auto]
command-global-help = Print help
command-global-version = Print the version

## kanon check

command-check = Find the faults of the articles
command-check-format = text, json (one object per line), sarif or github [default: text]
command-check-explain = Explain a code instead of checking
command-check-no-errata = Leave errata.toml aside
command-check-no-hints = Show only errors and warnings
command-check-strict = Let hints count as findings for the exit code
command-check-summary = { $documents ->
    [one] 1 document
   *[other] { $documents } documents
  }, { $clauses ->
    [one] 1 clause
   *[other] { $clauses } clauses
  }, { $references ->
    [one] 1 reference
   *[other] { $references } references
  }: { $errors ->
    [one] 1 error
   *[other] { $errors } errors
  }, { $warnings ->
    [one] 1 warning
   *[other] { $warnings } warnings
  }, { $hints ->
    [one] 1 hint
   *[other] { $hints } hints
  }; acknowledged in errata.toml: { $acknowledged }.
command-check-unknown-code = no code “{ $code }”; there are: { $codes }

command-level-error = error
command-level-warning = warning
command-level-hint = hint
command-level-help = what to do

## kanon show

command-show = Read a clause, what it cites and who cites it
command-show-what = A clause number (9.2.1, A.5.2, III.4), a whole article (9) or a rule id (draw.threefold)
command-show-format = text or json [default: text]
command-show-edition = Read the number in this edition (2018 or 2023) and show the same rule in every language
command-show-unknown = Nothing among the documents has the number { $what }.
command-show-known-rule = The { $edition } edition has it: { $title } ({ $rule }).
command-show-unknown-rule = “{ $what }” is neither a clause number nor a rule id.
command-show-nearest-rule = The nearest rule id is { $rule }.
command-show-no-text = No document states the rule { $rule } ({ $title }).
command-show-other-numbers = In “{ $lang }” these clauses have other numbers.
command-show-other-language = There is no text in the language “{ $lang }”; these are the languages there are.
command-show-cites = Cites
command-show-cited-by = Cited by
command-show-same-rule = The same rule
command-show-more = … and { $count } more
command-show-note = Editorial note
command-show-corrected = “{ $text }” should be { $target }.
command-show-reads = “{ $text }” should read “{ $correction }”.
command-show-not-here = not among the documents
command-show-nowhere = does not exist
command-show-edition-of = { $edition } edition
command-class-computed = computed
command-class-finding = needs an arbiter’s finding
command-class-informative = informative

## kanon model

command-model = Print the parsed model
command-model-format = text (an outline) or json [default: text]

## kanon rule

command-rule = Rule on scenarios
command-rule-files = Scenarios in TOML, JSON or JSON Lines; - is standard input
command-rule-format = text or json (one object per line) [default: text]
command-rule-edition = Rule by this edition (2018 or 2023) instead of the scenario’s own
command-rule-save = Write the adjourned game (its move is sealed) to this file
command-rule-then = Go on with the events of this file, such as the resumption of an adjourned game
command-rule-not-adjourned = { $id } is not adjourned: no move is sealed, or the game is over
command-rule-one-game = --save and --then take one scenario, not several

## kanon schema

command-schema = Print the JSON Schema of a format
command-schema-what = scenario, blueprint, book (book.toml) or errata (errata.toml)

## kanon ledger

command-ledger = Show which rules the engine carries out
command-ledger-format = text or json (one object per rule and line) [default: text]
command-ledger-edition = Use the numbers of this edition [default: 2023]
command-ledger-rules = List every rule, not only those not carried out yet
command-ledger-division = { $kind ->
    [article] Article
    [appendix] Appendix
   *[guideline] Guidelines
  } { $division }: { $done } of { $all } carried out ({ $findings } on an arbiter’s finding), { $informative } informative
command-ledger-executed = carried out
command-ledger-needs-finding = carried out on a finding
command-ledger-informative = informative
command-ledger-not-yet = not yet

## kanon completions

command-completions = Print a completion script for a shell
command-completions-shell = bash, elvish, fish, powershell or zsh

## kanon quiz

command-quiz = Make questions, papers and what they are exported to
command-quiz-scenarios = Scenarios of your own that say `ask`, such as ask = "ruling"
command-quiz-blueprint = A blueprint (TOML): sections with rule, count, level
command-quiz-seed = The same number makes the same paper [default: 1]
command-quiz-forms = How many parallel forms
command-quiz-count = How many questions, without a blueprint [default: 20]
command-quiz-level = How hard, from 1 to 5 [default: 1..5]
command-quiz-rule = Only questions about an article (9), a clause (9.2), rules (draw) or of a kind (fivefold)
command-quiz-edition = The edition to ask about: 2018, 2023 or any; instead of what a blueprint or scenario says [default: 2023]
command-quiz-format = json, print, gift, moodle, qti, anki, csv, xlsx, kahoot, pgn, interactive, pdf (by Chromium) [default: json,print]
command-quiz-date = The day that files are stamped with; a later one makes Anki update what an earlier import brought [default: by the version of kanon]
command-quiz-output = The folder to write to; - writes JSON Lines [default: -]
command-quiz-kinds = List the kinds of questions
command-quiz-from = Questions about what happened in the games of a file
command-quiz-names = With --from: name players and event in the scenarios
command-quiz-known = { $kinds ->
    [one] { $kinds } kind of questions
   *[other] { $kinds } kinds of questions
  }, { $misconceptions ->
    [one] { $misconceptions } misconception
   *[other] { $misconceptions } misconceptions
  }
command-quiz-making = questions
command-quiz-missing = section { $section } is short of { $count ->
    [one] one question
   *[other] { $count } questions
  }: nothing else fits

## kanon scan

command-scan = Find what the Laws say about recorded games
command-scan-files = PGN files, plain or compressed (.zst, .gz, .bz2); - for standard input
command-scan-format = text (a table by rule) or json (one object per line) [default: text]
command-scan-rule = Only what rests on this rule id, such as draw.automatic.fivefold; may be repeated
command-scan-claimable = Only draws that could have been claimed
command-scan-automatic = Only positions that ended the game by themselves
command-scan-first = Only the first of its kind in each game
command-scan-edition = The edition to rule by: 2018 or 2023 [default: 2023]
command-scan-threads = How many threads read games [default: as many as there are cores]
command-scan-limit = How many rows of each kind the table shows [default: 100]
command-scan-output = Write to this file instead of standard output
command-scan-resume = Go on where an earlier run with the same --output stopped
command-scan-merge = Add up the summaries of earlier runs (JSON lines) instead of reading games

## kanon build

command-build = Make the site
command-build-output = The folder to write it to [default: site]
command-build-theme = A folder with templates and styles that replace the built-in ones of the same names
command-build-base-url = Where the site will be published (for canonical addresses and the sitemap)
command-build-allow-missing = Build even if articles cannot be read or there are none
command-build-current = Nothing has changed; { $files ->
    [one] the file is
   *[other] the { $files } files are
  } as they were.
command-build-done = { $folder }: { $files ->
    [one] 1 file
   *[other] { $files } files
  }, { $written } written, { $removed } removed.
command-build-findings = The texts have { $findings ->
    [one] 1 finding
   *[other] { $findings } findings
  }; `kanon check` lists them.

## kanon serve

command-serve = Preview the site and follow every change
command-serve-port = The port on this machine [default: 4321]
command-serve-theme = A folder with templates and styles that replace the built-in ones of the same names
command-serve-base-url = Where the site will be published
command-serve-ready = Preview at { $address } (Ctrl-C ends it)
command-serve-built = Made in { $milliseconds } ms; { $findings ->
    [one] 1 finding
   *[other] { $findings } findings
  }.
command-serve-stopped = Ended.
command-quiz-damaged = { $count ->
    [one] One game
   *[other] { $count } games
  } cannot be read to the end; kanon scan says where
