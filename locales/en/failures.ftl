# Why the work could not be done.
failure-because = { $what }: { $why }
failure-read = cannot read { $path }
failure-io-missing = there is no such file or folder
failure-io-denied = permission denied
failure-io-folder = this is a folder; a file is needed
failure-io-file = this is a file; a folder is needed
failure-io-endless = this is a pipe or a device; a file is needed
failure-io-long = it is longer than { $megabytes } MB
failure-io-full = there is no space left on the disk
failure-write = cannot write { $path }
failure-make = cannot create { $path }
failure-remove = cannot remove { $path }
failure-watch = cannot watch { $path }
failure-run = cannot run { $path }
failure-listen = cannot listen on port { $port }
failure-damaged = { $path } is damaged
failure-not-a-folder = { $path } is not a folder
failure-no-content = { $path } is not a folder; name the folder with the articles by --content, or start one: kanon new book { $path }
failure-content-file = { $path } is a file; name the folder that it is in: --content { $folder }
failure-other-version = { $path } was built by another version of kanon; remove it first
failure-not-ours = { $path } is not empty and was not built by kanon; choose another folder
failure-locked = another build is writing to { $path }; try again when it has finished
failure-same-path = { $one } and { $two } would be the same file of the site, { $path }, where names of any case are one; rename one of them
failure-outside = a file of the site would lie outside its folder: { $path }
failure-save-name = { $path }: a saved game is JSON; choose a name that ends in .json
failure-save-foreign = { $path } already exists and is not a saved game; choose another name
failure-scan-itself = { $path } is one of the files to scan; the findings would overwrite the games
failure-linked-folder = { $path } is a link; kanon did not build what it points to and leaves it alone; remove the link first
failure-foreign-file = { $path } already exists and was not made by kanon; move it away first
failure-theme-file = { $path } is not inside the theme folder; copy the file into it
failure-nothing-in-games = { $path }: nothing in these games makes a question
failure-scenario = there are mistakes in { $path }
failure-nothing-asked = none of the scenarios says what to ask; add a line such as ask = "ruling"
failure-no-format = there is no format `{ $name }`; expected one of: { $known }
failure-needs-folder = only json can be printed here; for `{ $name }` name a folder, such as -o paper
failure-folder-like-file = -o names a folder, and `{ $path }` looks like a file; type, for example: -o paper
failure-no-day = `{ $date }` is not a date; expected one such as 2026-11-16
failure-no-levels = `{ $level }` is not a range of levels; expected levels from 1 to 5, such as 2..4
failure-no-kind = there are no questions about `{ $rule }`{ $edition ->
    [any] {""}
   *[other] {" "}in the { $edition } edition
  }; `kanon show { $rule }` looks up numbers, and `kanon quiz --kinds` lists all kinds of questions
failure-several-rules = “{ $words }” may mean several rules: { $rules }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more, which `kanon show { $words } --all` lists
  }; write the number of one of them
failure-blueprint-value = `{ $value }` is not { $what ->
    [answer-type] a type of answer
    [question] something that can be asked
   *[class] a class of time control
  }
failure-no-browser = pdf needs one of { $names } on the PATH; --format print makes pages that any browser can print
failure-no-pdf = { $browser } did not make a PDF from { $page }: { $problem }
failure-export = cannot write { $name } as { $format }
failure-no-summary = there are no summaries to merge; expected JSON Lines from `kanon scan --format json`
failure-other-run = { $path } belongs to a run with other files or filters; leave out --resume to start again
failure-not-begun = { $path } contains text that no earlier run wrote; choose another file or leave out --resume
failure-resume-json = --resume needs --format json
failure-shorter = the input is shorter than the part that was already scanned; leave out --resume to start again
failure-output-shorter = { $path } is shorter than what the earlier run wrote, or is another file; leave out --resume to start again
failure-articles-lost = some articles cannot be read; the site stays as it was (--allow-missing builds it anyway)
failure-site-language = there is no folder with a language
failure-site-template = template: { $why }
failure-site-picture = cannot read the picture { $path }
failure-blueprint-empty = there are no sections; add one: [[section]] with rule and count
failure-blueprint = there are mistakes in the blueprint { $path }
failure-is-blueprint = { $path } is a blueprint, not a scenario; type: kanon quiz --blueprint { $path }
failure-is-scenario = { $path } is a scenario, not a blueprint; type: kanon quiz { $path }
failure-blueprint-twice = { $key } means the same as { $other }; keep one of them
failure-a-number = a number from 1 to { $most }
failure-a-level = a level from 1 to 5 or a range such as 2..4
failure-an-edition = an edition (2018 or 2023) or any
failure-file-not-ours = { $path } already exists and was not made by kanon; choose another folder
failure-no-language = there is no language `{ $lang }`; expected one of: { $known }
failure-no-messages = kanon has no messages in { $lang }; they are shown in { $other }
failure-settings = { $path } has errors; no site is built with them
failure-not-used = { $path } cannot be used, and no site is built without it
failure-usage-unknown = unknown option or argument: { $argument }
failure-usage-command = unknown command: { $argument }
failure-usage-no-value = { $argument } needs a value
failure-usage-value = { $argument } cannot be `{ $value }`
failure-usage-takes-none = { $argument } does not take a value, but `{ $value }` was given
failure-usage-twice = { $argument } is given twice
failure-usage-conflict = { $argument } cannot be used together with { $other }
failure-usage-missing = missing argument: { $argument }
failure-usage-example = type, for example: { $example }
failure-usage-content = name the folder with the articles: --content { $path }
failure-usage-expected = expected { $what }
failure-usage-whole = a whole number, 0 or more
failure-usage-too-great = a smaller number
failure-usage-rule = a rule id, such as draw.automatic.fivefold
failure-usage-more = Add --help to learn more.
failure-line-too-long = { $path } is too long: a line, or a file that is read as a whole, may have at most { $megabytes } MB
failure-usage-choices = one of: { $names }
failure-usage-edition = 2018 or 2023
failure-no-games = { $path } contains no games; expected PGN, such as: 1. e4 e5 2. Nf3 Nc6 1/2-1/2
failure-exists = { $path } already exists; choose another name
failure-exists-folder = { $path } already exists and is not an empty folder; choose another name
failure-no-situation = there is no situation `{ $name }`; { $hint }
failure-about-scenario = --about belongs to a scenario: kanon new scenario case.toml --about claim
failure-new-book-path = missing folder name; type, for example: kanon new book my-book
failure-new-paper-path = missing file name; type, for example: kanon new paper paper.toml
failure-new-scenario-path = missing file name; type, for example: kanon new scenario { $name }.toml --about { $name }
failure-new-toml = { $path }: choose a name that ends in .toml
failure-no-plain = there is no sample article in the language `{ $lang }`; start with another one, such as --lang en
failure-fix-inside = { $path } lies among the articles, so the copies would be checked too; choose a folder elsewhere
failure-fix-encoding = { $path } is not encoded in UTF-8 and cannot be corrected mechanically
failure-no-engine = this build of kanon has no engine for browsers; `.ci/wasm` makes it
failure-audit-empty = { $path } contains no items
failure-audit-format = { $path } is not in a format that audit reads: GIFT (.gift, .txt), Moodle XML (.xml), tables (.csv, .tsv)
failure-responses = the answers can’t be evaluated
