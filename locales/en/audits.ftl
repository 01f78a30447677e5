### Audits of question banks.

audit-braces = this item has an opening brace without a closing one, or the reverse
audit-braces-hint = Put the answers between { "{" } and { "}" }; write \{ "{" } and \{ "}" } inside a text.
audit-xml = this question never ends
audit-xml-hint = Close it with </question>.
audit-no-columns = the first row names no column with the question and none with the key
audit-no-columns-hint = Name them “question” and “key”; the options go into columns A, B, C, …
audit-row = this row has more or fewer cells than the first one
audit-row-hint = Put texts with commas or line breaks between quotation marks.
audit-no-key = no answer of this item is right
audit-no-answers = this item asks for a choice and has no answers
audit-fen = the position { $fen } can’t be read
audit-fen-kings = the position { $fen } does not have one king of each colour
audit-no-clause = the Laws have no clause { $number } (edition of { $edition })
audit-no-clause-hint = Look the rule up with kanon show.
audit-stale = { $number } is not a clause of the { $edition } edition
audit-stale-hint = There it is { $now }.
audit-stale-gone = The { $edition } edition has nothing in its place.
audit-number = { $number } contradicts the Laws: “{ $sentence }”
audit-fact-penalty = The time penalty is two minutes (7.5.5, 9.5.3), or one minute where Appendix A or B says so.
audit-fact-quiet = A draw can be claimed after 50 moves by each player (9.3); after 75 it is automatic (9.6.2).
audit-fact-repetition = A draw can be claimed at the third occurrence (9.2); at the fifth it is automatic (9.6.1).
audit-fact-recording = A player with less than five minutes and no increment of 30 seconds need not record (8.4).
audit-fact-setup = The limit is ten moves: made by both players where the colours were reversed (7.3), completed by both in rapid and blitz with few arbiters (A.5.1).
audit-scenario = the scenario of this item can’t be ruled on
audit-scenario-hint = Save it as a file and run kanon rule on it: that says what is wrong.
audit-key = the key says “{ $said ->
    [white] White wins
    [black] Black wins
    [draw] draw
   *[ongoing] the game goes on
  }”, the ruling is “{ $ruled ->
    [white] White wins
    [black] Black wins
    [draw] draw
    [ongoing] the game goes on
   *[other] neither a win nor a draw
  }”
audit-key-unread = the key names no single result; the ruling is “{ $ruled ->
    [white] White wins
    [black] Black wins
    [draw] draw
    [ongoing] the game goes on
   *[other] neither a win nor a draw
  }”
audit-key-hint = It rests on { $clauses }.
audit-duplicate = this item has come before
audit-alike = this item differs from an earlier one in numbers only
audit-first = the first one

## Words to look for; beginnings will do

audit-words-clause = article, art, clause, rule, law
audit-words-draw = draw
audit-words-white = white wins, white won, won by white, black loses
audit-words-black = black wins, black won, won by black, white loses
audit-words-ongoing = goes on, continues, play on
audit-words-minutes = minute
audit-words-moves = move
audit-words-times = time
audit-words-illegal = illegal, incorrect claim, wrong claim, penalty
audit-words-quiet = capture, pawn move, move rule, moving a pawn
audit-words-repetition = same position, repetition, position has appeared, position occurs
audit-words-recording = record, scoresheet, write down
audit-words-setup = set up incorrectly, initial position, clock setting, colours reversed, colors reversed
audit-words-happened = has made, have made, had made, has appeared, had appeared, has occurred, had occurred
audit-words-condition = if, when, once, unless, until, may, can, must, needs, required
audit-words-thought = thought, think, believe
audit-words-numbers = one:1, two:2, three:3, four:4, five:5, six:6, seven:7, eight:8, nine:9, ten:10, twenty:20, thirty:30, forty:40, fifty:50, sixty:60, seventy:70, hundred:100
