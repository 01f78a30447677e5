### What can be wrong with a scenario.

scenario-unknown-event = there is no event “{ $word }”
scenario-time-control = “{ $text }” is not a time control
scenario-time-control-hint = write "15+10" (minutes, seconds a move), "90/40+30 +30s" (minutes per moves, last period, seconds a move) or, as regulations print it, 90'/40 + 30' + 30"
scenario-periods = there must be at least one period, and only the last may be without a number of moves
scenario-bad-fen = this FEN can’t be read: { $part ->
    [board] the pieces are wrong
    [turn] the side to move is wrong
    [castling] the castling rights are wrong
    [en-passant] the en passant square is wrong
    [halfmoves] the half-move count is wrong
    [fullmoves] the move number is wrong
   *[whole] it is not a FEN
  } ({ $fen })
scenario-moves-from-irregular = no moves can be played from a position that is not a legal one; tell them as events
scenario-unclosed = the comment or variation that “{ $sign }” opens is never closed: what follows would be lost
scenario-impossible-move = { $number } { $move } (half-move { $ply }) { $why ->
    [unreadable] can’t be read as a move
    [ambiguous] fits several moves
    [game-over] can’t be played: the game is over
   *[illegal] can’t be played in the position
  }
scenario-empty-text = there are no words here; write some, or leave the key out
scenario-bad-square = “{ $text }” is not a square
scenario-bad-piece = “{ $text }” is not a piece; write queen, rook, bishop or knight
scenario-bad-uci = “{ $text }” is not a move by squares, such as e2e4 or e7e8q
scenario-bad-san = “{ $text }” can’t be read as a move
scenario-unclear-move = { $id }, event { $event }: { $several ->
    [true] several pieces fit the move; say which, or give it by squares
   *[false] no piece fits the move
  }
scenario-conflict = { $id }: the provisions “{ $one }” and “{ $other }” contradict each other
scenario-empty = there is no scenario here: neither a start nor an event
scenario-empty-hint = a scenario has at least "start" or "events"
scenario-not-utf8 = the text is not UTF-8 from here on
scenario-not-utf8-hint = save the file as UTF-8{ $utf16 ->
    [true] ; it looks like UTF-16
   *[false] {""}
  }
scenario-prior-illegal = a second illegal move would have ended the game: at most 1 can have been counted before
scenario-prior-completed = the players move in turn: { $white } and { $black } completed moves are impossible
scenario-prior-unpressed = this player has made no move yet whose clock could have been left unpressed
scenario-no-such-ply = this story has no half-move { $ply }
scenario-no-such-ply-hint = half-moves are counted from 1, the first after the start position
scenario-wrong-actor = this person can’t be the one who does “{ $event }”
scenario-arrival-in-play = the game is under way: nobody can “arrive” unless it has been adjourned
scenario-chess960 = the castling field “{ $field }” belongs to Chess960
scenario-chess960-hint = add variant = "chess960", or write K, Q, k, q and -
scenario-illegal-position = there can be no ruling on this position: { $why ->
    [kings] each side must have exactly one king
    [pawns] a pawn stands on the first or the last rank
    [adjacent] the kings stand next to each other
    [castling] a right to castle is given where king and rook are not at home
   *[check] the king of the side that is not to move is in check
  }
scenario-illegal-position-hint = where the story is about an illegal position, an event must say so: discover with initial-position or displaced, observe with illegal-position, both-kings-in-check or pawn-on-last-rank
scenario-unclear-move-hint = give the move by squares, such as uci = "b1d2"
scenario-conflict-hint = this is a gap in the rules model, not in the scenario; please report it
scenario-finding-left-aside = a finding has no key “{ $word }”; it is ignored
scenario-unfit = “{ $asked }” can’t be asked about this: { $why ->
    [no-answer] the ruling has no answer to it
    [nothing-else] no known misconception leads to another answer, so there would be nothing to choose from
   *[too-few] too few known misconceptions lead to another answer ({ $count }), so there would be too little to choose from
  }
scenario-unfit-instead = what can be asked: { $names }
scenario-unfit-nothing = nothing else can be asked about it either; tell more in the story
scenario-too-many-events = a scenario has at most { $most } events
scenario-too-many-events-hint = put the moves before the events into "start"
scenario-too-many-moves = a scenario has at most { $most } half-moves before the events
scenario-too-many-moves-hint = begin with the position of a later move, as "fen"
scenario-line-too-long = this line is longer than { $most } bytes
scenario-line-too-long-hint = one line holds one scenario
scenario-bad-time = “{ $text }” is not a time
scenario-bad-time-hint = write a number of seconds, "4:59" (minutes, seconds) or "1:30:00" (hours, minutes, seconds)
scenario-who-hint = say who does it: { $words }
scenario-start-position = the number of a starting position needs variant = "chess960" and replaces a FEN
