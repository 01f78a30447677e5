### What can be wrong with a scenario.

scenario-not-toml = this is not TOML: { $problem }
scenario-not-json = this is not JSON: { $problem }
scenario-not-understood = the scenario can’t be understood: { $problem }
scenario-unknown-key = a scenario has no key “{ $word }” here
scenario-unknown-event-key = this event has no key “{ $word }”
scenario-foreign-key = the key “{ $word }” does not belong to the event “{ $event }”
scenario-unknown-word = “{ $word }” is not one of the words for this
scenario-unknown-event = there is no event “{ $word }”
scenario-missing-key = the key “{ $key }” is missing
scenario-did-you-mean = did you mean “{ $word }”?
scenario-known-words = known: { $words }
scenario-no-keys = it has no keys of its own
scenario-wrong-type = { $wanted ->
    [table] a table is wanted here
    [list] a list is wanted here
    [text] text is wanted here
    [count] a whole number, not below 0, is wanted here
    [integer] a whole number is wanted here
    [number] a number is wanted here
   *[bool] true or false is wanted here
  }
scenario-time-control = “{ $text }” is not a time control
scenario-time-control-hint = write "15+10" (minutes, seconds a move) or "90/40+30 +30s" (minutes per moves, last period, seconds a move)
scenario-periods = there must be at least one period, and only the last may be without a number of moves
scenario-agreed-draws = a number of moves or "never" is wanted here
scenario-bad-fen = this FEN can’t be read: { $part ->
    [board] the pieces are wrong
    [turn] the side to move is wrong
    [castling] the castling rights are wrong
    [en-passant] the en passant square is wrong
    [halfmoves] the half-move count is wrong
    [fullmoves] the move number is wrong
   *[whole] it is no FEN
  } ({ $fen })
scenario-moves-from-irregular = no moves can be played from a position that is not a legal one; tell them as events
scenario-impossible-move = { $number } { $move } (half-move { $ply }) { $why ->
    [unreadable] can’t be read as a move
    [ambiguous] fits several moves
    [game-over] can’t be played: the game is over
   *[illegal] can’t be played in the position
  }
scenario-bad-square = “{ $text }” is not a square
scenario-bad-piece = “{ $text }” is not a piece; write queen, rook, bishop or knight
scenario-bad-uci = “{ $text }” is not a move by squares, such as e2e4 or e7e8q
scenario-bad-san = “{ $text }” can’t be read as a move
scenario-unclear-move = { $id }, event { $event }: { $several ->
    [true] several pieces fit the move; say which, or give it by squares
   *[false] no piece fits the move
  }
scenario-conflict = { $id }: the provisions “{ $one }” and “{ $other }” speak against each other
