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
audit-fact-second = The second completed illegal move of a player loses the game (7.5.5).
audit-fact-classes = In blitz each player has ten minutes or less (B.1), in rapid chess more than 10 and less than 60 (A.1).
audit-fact-last-minutes = Guidelines III speak of a player who has less than two minutes left (III.4, III.5).
audit-fact-squares = The chessboard has 64 squares (2.1).
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
audit-words-times = time, occurrence, appearance, repetition
audit-words-illegal = illegal, incorrect claim, wrong claim, penalty, without making a move, without a move, claims wrongly, wrongly claim, repetition wrongly, draw wrongly, claim is wrong, claim is incorrect, claim was wrong, claim was incorrect
audit-words-quiet = capture, pawn move, move rule, moving a pawn
audit-words-repetition = same position, repetition, position has appeared, position occurs, position has occurred, position must appear, position must, position have, position to
audit-words-recording = record, scoresheet, write down
audit-words-setup = set up incorrectly, initial position, clock setting, colours reversed, colors reversed
audit-words-happened = has made, have made, had made, been made, has appeared, had appeared, has occurred, had occurred
audit-words-condition = if, when, once, unless, until, may, can, must, needs, required, at, least
audit-words-thought = thought, think, believe
audit-words-numbers = one:1, two:2, three:3, four:4, five:5, six:6, seven:7, eight:8, nine:9, ten:10, twelve:12, fifteen:15, twenty:20, thirty:30, forty:40, fifty:50, sixty:60, seventy:70, eighty:80, ninety:90, hundred:100, second:2, third:3, fourth:4, fifth:5, sixth:6, twofold:2, threefold:3, fourfold:4, fivefold:5, sixfold:6, twice:2
audit-words-seconds = second
audit-words-squares = square
audit-words-board = chessboard, board
audit-words-loses = loses, lost, loss, lose
audit-words-illegal-move = illegal
audit-words-rapid = rapid, blitz, appendix a, appendix b
audit-words-standard = standard, classical
audit-words-automatic = automatic, without a claim, by itself, nobody claims, arbiter declares, declare a draw
audit-words-award = add, gain, receive, get, extra, additional, give, award, bonus, compensat
audit-words-limit = or more, or less, at least, at most, less than, fewer than, more than, no more than
audit-words-true = true
audit-words-negated = not true, is false, not correct, is incorrect, statement is wrong, is not right, except
audit-words-between = extra, additional, more, full
