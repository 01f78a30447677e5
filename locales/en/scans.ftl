### What `kanon scan` says.

scan-kind-threefold = Threefold repetition, not claimed
scan-kind-threefold-intended = Threefold repetition within reach of a move, not claimed
scan-kind-fifty = Fifty moves, not claimed
scan-kind-fifty-intended = Fifty moves within reach of a move, not claimed
scan-kind-fivefold = Fivefold repetition that did not end the game
scan-kind-seventyfive = Seventy-five moves that did not end the game
scan-kind-dead-position = Dead position played on
scan-kind-flag-unclaimed = A clock showed zero, nobody claimed, and the game went on
scan-kind-flag-unwinnable = Won on time by a player who could not mate
scan-kind-flag-drawn = Drawn on time although the opponent could mate
scan-kind-win-unwinnable = Won by a player who could not mate
scan-kind-result-checkmate = Checkmate on the board, another result in the record
scan-kind-result-stalemate = Stalemate on the board, another result in the record
scan-kind-early-agreement = Draw before each player had made a move
scan-kind-two-results = Two different results in the record
scan-kind-termination = Reason for the end that the game does not bear out
scan-kind-illegal-move = Illegal move in the record
scan-kind-ambiguous-move = Ambiguous move in the record
scan-kind-unreadable-move = Word in the record that is not a move

scan-damaged = Games that could not be read
scan-damage-open-comment = a comment is not closed
scan-damage-open-variation = a variation is not closed
scan-damage-open-tag = a tag is not closed
scan-damage-bad-position = the start position is not a valid position
scan-damage-variant = rules other than those of chess
scan-damage-no-game = not a game
scan-damage-too-long = longer than a game can be
scan-damage-unsettled = the provisions contradict each other here; please report it
scan-damage-archive = the archive is broken from here on

scan-number-undetermined = games in which the search for dead positions was cut short
scan-byte = byte { $offset }
scan-start = start position
scan-lasted = { $count ->
    [one] 1 position
   *[other] { $count } positions
  }
scan-more = { $count ->
    [one] and 1 more
   *[other] and { $count } more
  }; --limit shows more, --format json all
scan-stopped = Stopped after { $games ->
    [one] 1 game
   *[other] { $games } games
  }. With --format json and --output, --resume goes on from here.
scan-summary = { $games ->
    [one] 1 game
   *[other] { $games } games
  }, { $plies ->
    [one] 1 half-move
   *[other] { $plies } half-moves
  }; findings in { $found ->
    [one] 1 game
   *[other] { $found } games
  }.
