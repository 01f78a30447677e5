# Why the work could not be done.
failure-read = cannot read { $path }
failure-write = cannot write { $path }
failure-make = cannot make { $path }
failure-remove = cannot remove { $path }
failure-watch = cannot watch { $path }
failure-run = cannot run { $path }
failure-listen = cannot listen on port { $port }
failure-damaged = { $path } is damaged
failure-not-a-folder = { $path } is not a folder
failure-no-content = { $path } is not a folder; say with --content where the articles are
failure-other-version = { $path } was made by another version of kanon; remove it first
failure-not-ours = { $path } is not empty and was not made by kanon; choose another folder
failure-locked = another build is writing to { $path }; try again when it has ended
failure-same-path = two files of the site have the same path: { $path }
failure-outside = the site has a file outside its folder: { $path }
failure-save-name = { $path }: a saved game is written as JSON; give it a name that ends in .json
failure-save-foreign = { $path } is there already and is no saved game; choose another name
failure-scan-itself = { $path } is among the files to scan; the findings would replace the games
failure-linked-folder = { $path } is a link: what it leads to was not made by kanon and is left alone; remove the link first
failure-foreign-file = { $path } is there already and was not made by kanon; move it away first
failure-theme-file = { $path } is not a file of the theme; copy the file into its folder
failure-nothing-in-games = { $path }: nothing in these games makes a question
failure-scenario = there are mistakes in { $path }
failure-nothing-asked = no scenario says what to ask, such as ask = "ruling"
failure-no-format = no format `{ $name }`; there are: { $known }
failure-needs-folder = only json goes to standard output; `{ $name }` needs a folder, such as -o paper
failure-no-day = `{ $date }` is no day such as 2026-11-16
failure-no-levels = `{ $level }` is no range of levels: they go from 1 to 5, such as 2..4
failure-no-kind = no kind of question is about `{ $rule }`{ $edition ->
    [any] {""}
   *[other] {" "}({ $edition } edition)
  }
failure-blueprint-value = `{ $value }` is no { $what ->
    [answer-type] type of answer
    [question] question
   *[class] class of time control
  }
failure-no-browser = pdf needs one of { $names } on the PATH; --format print makes pages that any browser prints
failure-no-pdf = { $browser } made no PDF of { $page }: { $problem }
failure-export = { $format } of { $name }
failure-no-summary = there is no summary to merge
failure-other-run = { $path } belongs to a run with other files or filters
failure-not-begun = { $path } has text that no earlier run wrote; choose another file or leave out --resume
failure-resume-json = --resume works with --format json
failure-shorter = the input is shorter than what was already scanned
failure-output-shorter = { $path } is shorter than what the earlier run wrote, or is another file; leave out --resume to begin again
failure-articles-lost = articles cannot be read; the published pages stay as they are (--allow-missing builds without them)
failure-site-language = there is no language folder
failure-site-template = template: { $why }
failure-site-picture = cannot read the picture { $path }
failure-blueprint-empty = there are no sections
failure-blueprint = { $path } is no blueprint that can be followed
failure-blueprint-twice = { $key } says the same as { $other }: leave one of them
failure-a-number = a number from 1 to { $most }
failure-a-level = a level from 1 to 5 or a range such as 2..4
failure-an-edition = an edition: 2018 or 2023, or any
failure-file-not-ours = { $path } is there already and was not made by kanon; choose another folder
failure-no-language = there is no language `{ $lang }`; there are: { $known }
failure-settings = what { $path } says about the site can’t be followed
failure-not-used = { $path } cannot be used, and no site is made without it
failure-usage-unknown = there is no option or argument `{ $argument }` here
failure-usage-command = there is no command `{ $argument }`
failure-usage-no-value = { $argument } needs a value
failure-usage-value = `{ $value }` can’t be the value of { $argument }
failure-usage-takes-none = { $argument } takes no value such as `{ $value }`
failure-usage-twice = { $argument } is given twice
failure-usage-conflict = { $argument } has no meaning beside { $other }
failure-usage-missing = what is missing: { $argument }
failure-usage-expected = wanted is { $what }
failure-usage-whole = a whole number, not below 0
failure-usage-too-great = a smaller number
failure-usage-rule = the id of a rule, such as draw.automatic.fivefold
failure-usage-more = --help says more.
failure-line-too-long = { $path } is too long: a line, or a whole file in TOML or JSON, may have at most { $megabytes } MB
