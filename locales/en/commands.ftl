### What the command line says.

## Headings of the help

command-heading-usage = Usage:
command-heading-commands = Commands
command-heading-arguments = Arguments
command-heading-options = Options
command-heading-global = Global options

## kanon

command-kanon = The chess rulebook as something you can run
command-kanon-after = Exit code: 0 if all is well, 1 if there is something to report, 2 if the command failed, 130 if it was interrupted.
command-overview =
    kanon: the chess rulebook as something you can run

    Read a rule      kanon show 9.2
                     kanon show phone
    Rule on a case   kanon new scenario case.toml
                     kanon rule case.toml
    Make a paper     kanon quiz --rule 9 --count 10 -o paper
    Check articles   kanon check --content book
    Build a site     kanon new book book
                     kanon build --content book -o site

    kanon --help lists all commands; kanon show --help explains one of them.


command-global-lang = Language of texts and messages: hy, ru, en or one from --locales [default: that of the environment]
command-global-content = Folder with the articles [default: content]
command-global-locales = Folder with more languages, or with files that replace built-in ones
command-global-color = Use colours: auto, always or never [default: auto]
command-global-help = Print help
command-global-version = Print the version

## kanon new

command-new = Start a rulebook, a scenario or a paper
command-new-what = book (a folder), scenario or paper (a .toml file)
command-new-path = The folder or file to create; `kanon new scenario` without it lists the situations
command-new-about = The situation of a scenario; `kanon new scenario` lists them
command-new-book = { $path } is ready. Next: kanon build --content { $quoted } -o site
command-new-scenario = { $path } is ready. Next: kanon rule { $quoted }
command-new-paper = { $path } is ready. Next: kanon quiz --blueprint { $quoted }
command-new-first = The situation is “{ $name }”; --about chooses another: { $names }
command-new-list = Situations to start from:
command-new-list-next = Next: kanon new scenario case.toml --about { $name }

## Placeholders in the help

command-value-lang = LANG
command-value-dir = DIR
command-value-when = WHEN
command-value-format = FORMAT
command-value-formats = FORMATS
command-value-code = CODE
command-value-year = YEAR
command-value-file = FILE
command-value-number = NUMBER
command-value-n = N
command-value-from-to = FROM..TO
command-value-rule = RULE
command-value-yyyy-mm-dd = YYYY-MM-DD
command-value-pgn = PGN
command-value-scenario = SCENARIO
command-value-size = SIZE
command-value-url = URL
command-value-port = PORT
command-value-what = WHAT
command-value-path = PATH
command-value-situation = SITUATION
command-value-shell = SHELL
command-value-command = COMMAND
command-value-options = OPTIONS

## kanon check

command-check = Check articles for errors
command-check-format = text, json (one object per line), sarif or github [default: text]
command-check-explain = Explain an error code instead of checking
command-check-no-errata = Ignore errata.toml
command-check-no-hints = Show only errors and warnings
command-check-strict = Exit with code 1 even if there are only hints
command-check-fix = Write corrected copies (with --fixed)
command-check-corrected = { $corrections ->
        [one] One correction
       *[other] { $corrections } corrections
    } in { $files ->
        [one] one file
       *[other] { $files } files
    }; the sources are unchanged
command-check-more = { $path }: further findings of the kind { $code }: { $count }; --format json lists all of them
command-check-fixed = The folder for the corrected copies; the sources stay as they are
command-check-summary = { $documents ->
    [one] 1 document
   *[other] { $documents } documents
  }, { $clauses ->
    [one] 1 clause
   *[other] { $clauses } clauses
  }, { $references ->
    [one] 1 reference
   *[other] { $references } references
  }: { $findings }; acknowledged in errata.toml: { $acknowledged }.
command-findings = { $errors ->
    [one] 1 error
   *[other] { $errors } errors
  }, { $warnings ->
    [one] 1 warning
   *[other] { $warnings } warnings
  }, { $hints ->
    [one] 1 hint
   *[other] { $hints } hints
  }
command-plain-edition = plain edition, { $path }
command-check-unknown-code = there is no code “{ $code }”; { $hint }

command-level-error = error
command-level-warning = warning
command-level-hint = hint
command-level-help = what to do

## kanon show

command-show = Read a rule: find it by number, by id or by a word
command-show-what = A clause (9.2.1, A.5.2, III.4), an article (9), a rule id (draw.threefold) or words (phone)
command-show-format = text or json [default: text]
command-show-edition = Read the number by this edition (2018 or 2023) and show the rule in every language
command-show-all = List all rules that words find
command-show-unknown = No article has a clause { $what }.
command-show-above = To read what is nearest: kanon show { $what }
command-show-known-rule = The Laws of { $edition } have it: { $title }. Its rule id is { $rule }.
command-show-unknown-rule = Nothing found for “{ $what }”.
command-show-no-text = No article contains the rule { $rule } ({ $title }).
command-show-matches = { $count ->
    [one] 1 rule matches
   *[other] { $count } rules match
  } “{ $what }”:
command-show-others = { $count ->
    [one] 1 other rule matches
   *[other] { $count } other rules match
  } “{ $what }”:
command-show-read = To read one: kanon show { $what }
command-show-nearest = Did you mean “{ $what }”?
command-show-expected = Type a number (kanon show 9.2), a rule id (kanon show draw.threefold) or a word (kanon show flag).
command-show-other-numbers = { $lang }: these clauses have other numbers in this language.
command-show-other-language = { $lang }: there is no text in this language. Here it is in others.
command-show-cites = Cites:
command-show-cited-by = Cited by:
command-show-same-rule = The same rule in other texts:
command-show-more = … and { $count } more; --all lists them
command-show-note = Editor’s note:
command-show-corrected = “{ $text }” should be { $target }.
command-show-reads = “{ $text }” should read “{ $correction }”.
command-show-not-here = not in these articles
command-show-nowhere = does not exist
command-show-edition-of = { $edition } edition
command-class-computed = decided by the engine
command-class-finding = needs an arbiter’s finding
command-class-informative = informative

## kanon model

command-model = Print the articles as data for programs
command-model-format = text (an outline) or json [default: text]

## kanon rule

command-rule = Rule on cases
command-rule-files = Scenarios in TOML, JSON or JSON Lines; - reads standard input
command-rule-format = text or json (one object per line) [default: text]
command-rule-edition = Rule by this edition (2018 or 2023) instead of the scenario’s own
command-rule-save = Write the adjourned game (with its sealed move) to this file
command-rule-then = Continue with the events of this file, for example when an adjourned game is resumed
command-rule-not-adjourned = { $id } is not adjourned: no move is sealed, or the game is over
command-rule-one-game = --save and --then work with one scenario, not with several

## kanon schema

command-schema = Print the JSON Schema of a file format
command-schema-what = scenario, blueprint, book (book.toml) or errata (errata.toml)

## kanon export-engine

command-export-engine = Write the engine as a package for other sites and programs
command-export-engine-dir = The folder to write: package.json, kanon.wasm, index.js, index.d.ts, example.html
command-export-engine-done = The engine is in { $path }. Serve the folder and open example.html, or: import { "{" } load { "}" } from "./index.js"
command-export-engine-kept = { $path } differs from the example of this version and was left as it is

## kanon ledger

command-ledger = List which rules the engine applies
command-ledger-format = text or json (one object per rule and line) [default: text]
command-ledger-edition = Use the numbers of this edition [default: 2023]
command-ledger-rules = List every rule, not only those not applied yet
command-ledger-division = { $kind ->
    [article] Article
    [appendix] Appendix
   *[guideline] Guidelines
  } { $division }: { $done } of { $all } applied ({ $findings } on an arbiter’s finding), { $informative } informative
command-ledger-executed = applied
command-ledger-needs-finding = applied on an arbiter’s finding
command-ledger-informative = informative
command-ledger-not-yet = not applied yet

## kanon completions

command-completions = Print a completion script for your shell
command-completions-shell = bash, elvish, fish, powershell or zsh

## kanon quiz

command-quiz = Make questions and papers, and export them
command-quiz-scenarios = Scenarios of your own that contain `ask`, such as ask = "ruling"; with --blueprint they come last
command-quiz-blueprint = Blueprint (TOML): sections with a rule, a count and a level
command-quiz-seed = The same number gives the same paper [default: 1]
command-quiz-forms = Number of parallel forms (A, B, …)
command-quiz-count = Number of questions, without a blueprint [default: 20]
command-quiz-level = Difficulty from 1 to 5 [default: 1..5]
command-quiz-rule = Only questions about an article (9), a clause (9.2), a group of rules (draw) or a rule named by a word (phone), or of one kind (fivefold)
command-quiz-edition = Edition to ask about: 2018, 2023 or any; overrides the blueprint or scenario [default: 2023]
command-quiz-format = json, print, gift, moodle, qti, anki, csv, xlsx, kahoot, pgn, interactive, pdf (needs Chromium) [default with -o: json,print]
command-quiz-date = Date stamp for the files; with a later date Anki updates earlier imports [default: the date of this kanon version]
command-quiz-page = A4 or Letter, for print and pdf [default: a4]
command-quiz-output = Folder to write to; without it the questions are shown here, and --format json prints them as JSON Lines
command-quiz-kinds = List the kinds of questions in words, with their clauses
command-quiz-responses = Report what a class answered: answer sheets in CSV (columns 1, 2, 3, … and form), Moodle’s responses, or progress saved by the page; give the arguments that made the paper
command-quiz-from = Ask about what happened in the games of this file
command-quiz-names = With --from: name the players and the event
command-quiz-known = { $kinds ->
    [one] { $kinds } kind of questions
   *[other] { $kinds } kinds of questions
  }, { $misconceptions ->
    [one] { $misconceptions } misconception
   *[other] { $misconceptions } misconceptions
  }
command-quiz-making = questions
command-quiz-key = Answer: { $key }
command-quiz-form = Form { $form }
command-quiz-next = { $count ->
    [one] 1 question
   *[other] { $count } questions
  }. To write a paper, add -o paper; for programs, add --format json.
command-quiz-done = { $folder }: { $files ->
    [one] 1 file
   *[other] { $files } files
  }, { $questions ->
    [one] 1 question
   *[other] { $questions } questions
  }. Open { $first } first.
command-quiz-missing = { $several ->
    [yes] section { $section }: there are only { $found } of the { $asked } questions asked for
   *[no] there are only { $found } of the { $asked } questions asked for
  }; nothing else fits or tells anything new
command-quiz-kept = { $path } belongs to another paper and was changed after kanon wrote it; it stays
command-quiz-removed = { $path }: { $count ->
    [one] one file of the paper that was there before is removed
   *[other] { $count } files of the paper that was there before are removed
  }
command-quiz-own-twice = { $path }: a question that the form has already is asked once
command-quiz-widened = nothing can be asked about { $rule } itself: these questions are about { $above }

## kanon scan

command-scan = Check recorded games against the Laws
command-scan-files = PGN files, plain or compressed (.zst, .gz, .bz2); - reads standard input
command-scan-format = text (a table by rule) or json (one object per line) [default: text]
command-scan-rule = Only findings under this rule id, such as draw.automatic.fivefold; can be repeated
command-scan-claimable = Only draws that could have been claimed
command-scan-automatic = Only positions that end the game by themselves
command-scan-first = Only the first finding of each kind in a game
command-scan-edition = Edition to rule by: 2018 or 2023 [default: 2023]
command-scan-threads = Number of threads [default: one per core]
command-scan-limit = Number of rows of each kind in the table [default: 100]
command-scan-output = Write to this file instead of standard output
command-scan-resume = Continue where an earlier run with the same --output stopped
command-scan-merge = Add up the summaries of earlier runs (JSON Lines) instead of reading games

## kanon build

command-build = Build the site
command-build-output = Folder for the site [default: site]
command-build-theme = Folder with templates and styles that replace the built-in ones of the same names
command-build-base-url = Address where the site will be published (for canonical links and the sitemap)
command-build-allow-missing = Build even if articles are missing or cannot be read
command-build-current = Nothing has changed: the site is up to date ({ $files ->
    [one] 1 file
   *[other] { $files } files
  }).
command-build-done = { $folder }: { $files ->
    [one] 1 file
   *[other] { $files } files
  }, { $written } written, { $removed } removed. Open { $page } in a browser.
command-build-findings = Findings in the articles: { $findings }. `kanon check` lists them.

## kanon serve

command-serve = Preview the site and update it as files change
command-serve-port = Port on this computer [default: 4321]
command-serve-theme = Folder with templates and styles that replace the built-in ones of the same names
command-serve-base-url = Address where the site will be published
command-serve-ready = Preview at { $address } (press Ctrl-C to stop)
command-serve-built = Built in { $milliseconds } ms; { $findings }.
command-serve-stopped = Stopped.
command-quiz-damaged = { $count ->
    [one] One game
   *[other] { $count } games
  } cannot be read to the end; `kanon scan` shows where

## kanon audit

command-audit = Check other people’s question banks against the Laws
command-audit-banks = Question banks in GIFT, Moodle XML or CSV
command-audit-format = text, json (one object per line), sarif or github [default: text]
command-audit-edition = Edition that the clause numbers should follow [default: 2023]
command-audit-summary = { $items ->
    [one] One item
   *[other] { $items } items
  }: { $errors ->
    [one] one error
   *[other] { $errors } errors
  }, { $warnings ->
    [one] one warning
   *[other] { $warnings } warnings
  }, { $hints ->
    [one] one hint
   *[other] { $hints } hints
  }.
command-audit-unchecked = Not checked by the Laws: { $count ->
    [one] one item, which has
   *[other] { $count } items, which have
  } no clause, no number that the Laws fix, no position and no scenario. Only { $count ->
    [one] its form was
   *[other] their form was
  } looked at.

## kanon quiz --responses

command-responses-candidates = { $count ->
    [one] One candidate
   *[other] { $count } candidates
  }
command-responses-left-out = { $count ->
    [one] one row is left out; the figures are about the others
   *[other] { $count } rows are left out; the figures are about the others
  }
command-responses-unread = { $count ->
    [one] one answer cannot be read: it brings no points and does not count in the figures of its question
   *[other] { $count } answers cannot be read: they bring no points and do not count in the figures of their questions
  }
command-responses-columns = No. | answers | solved | expected | estimate | discrimination
command-responses-misconceptions = Most common misconceptions
command-responses-more = … and { $count } more; --format json lists all of them, question by question
command-responses-name-columns = name | candidate | student | participant | last name | surname | first name
command-responses-form-columns = form | paper form | variant
command-responses-column-candidate = Candidate
command-responses-column-form = form
command-responses-column-points = points
command-responses-column-share = share
command-responses-column-passed = result
command-responses-column-unread = unreadable
command-responses-passed = passed
command-responses-failed = failed
command-responses-json = this is not the progress that the page saves
command-responses-json-hint = save it on the page under Statistics, or give a CSV file
command-responses-other = none of these answers belongs to this paper
command-responses-other-hint = give the arguments that made the paper: blueprint, seed, count, rule, level
command-responses-heading = the first row does not name any question
command-responses-heading-hint = name the columns 1, 2, 3, … or as Moodle does: Response 1, Response 2, …
command-responses-twice = two columns are about question { $number }
command-responses-no-question = the paper has no question { $number }
command-responses-no-form = the paper has several forms, and this row doesn’t say which one it answers
command-responses-cells = this row has { $cells } cells, the first one has { $expected }
command-responses-cells-hint = put texts with commas between quotation marks; leave the cell of an unanswered question empty
command-responses-form = the paper has no form “{ $form }”
command-responses-form-hint = put the letter of the form into a column named form (or вариант, տարբերակ), and make the paper with the same blueprint or --forms as before
command-responses-answer = “{ $answer }” is not an answer to question { $number }{ $last ->
        [none] {""}
       *[other] {", which has the options A to "}{ $last }
    }
command-responses-answer-hint = write the letters of the options, or their words; check that the paper is made from the same arguments

## kanon man

command-man = Write manual pages into a folder
command-man-dir = The folder for the pages, such as ~/.local/share/man/man1
command-man-done = { $pages } manual pages are in { $folder }. Read one: man { $first }
