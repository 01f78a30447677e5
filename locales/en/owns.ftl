### A lecturer's own questions: near rulings, what she has written herself.

own-who = { $side ->
    [white] White
   *[black] Black
  }
own-whose = { $side ->
    [white] White’s
   *[black] Black’s
  }

## In which story a wrong option would be right

own-near-hands = This would be the ruling if the move had been made with { $hands ->
    [two] both hands
   *[one] one hand
  }.
own-near-same-hand = This would be the ruling if the clock had been pressed with the hand that made the move.
own-near-intent = This would be the ruling if the piece on { $square } had been touched { $intent ->
    [adjust] only to adjust it, and that had been said first
   *[move] with the intention of moving it
  }.
own-near-untouched = This would be the ruling if the piece on { $square } had not been touched.
own-near-touch-order = This would be the ruling if the two pieces had been touched in the opposite order.
own-near-unpressed = This would be the ruling if { own-who } had not yet pressed the clock.
own-near-pressed = This would be the ruling if { own-who } had pressed the clock after the move.
own-near-finding = This would be the ruling if the arbiter had found the opposite.
own-near-flag-claimed = This would be the ruling if the opponent had claimed the flag-fall at once.
own-near-flag-unseen = This would be the ruling if nobody had noticed the flag-fall.
own-near-flag-of = This would be the ruling if it were { own-whose } flag that had fallen.
own-near-flag-before = This would be the ruling if the flag had fallen before the move was made.
own-near-found = This would be the ruling if it had been found after { $moves } moves by each player.
own-near-fault = This would be the ruling if { $fault ->
    [board-orientation] the board had been placed the wrong way round
   *[initial-position] the pieces had been set up wrongly
  }.
own-near-permitted = This would be the ruling if the arbiter had permitted it.
own-near-bag = This would be the ruling if the regulations allowed devices in bags and the device had been there, switched off.
own-near-persistent = This would be the ruling if it had happened { $persistent ->
    [true] again and again
   *[false] only once
  }.
own-near-who = This would be the ruling if it had been { own-who }.
own-near-declined = This would be the ruling if the offer had been rejected.
own-near-not-declined = This would be the ruling if the offer had not been rejected before.
own-near-not-resigned = This would be the ruling if nobody had resigned.
own-near-earlier = This was the state of affairs before the last event of the story.
own-near-unfinished = This would be the ruling if the game had not been over yet.
own-near-last-first = This would be the ruling if the last two events had happened in the opposite order.
own-near-refuses = This would be the ruling if { own-who } then persistently refused to comply with the Laws.
own-near-flag-falls = This would be the ruling if { own-whose } flag then fell.
own-near-first-illegal = This would be the ruling if { own-who } had not completed an illegal move before.
own-near-second-illegal = This would be the ruling if an illegal move had already been counted against { own-who }.
own-near-supervision = This would be the ruling if { $supervision ->
    [adequate] there were enough arbiters for the Competitive Rules to apply in full
   *[arbiter] one arbiter supervised many games
  }.
own-near-class = This would be the ruling in { $class ->
    [rapid] rapid chess
    [blitz] blitz
   *[standard] standard chess
  }.
own-near-clock = This would be the ruling if { own-whose } clock showed { $time } and { $increment ->
    [0] there were no increment
   *[other] the increment were { $increment } seconds
  }.
own-near-late = This would be the ruling if the player had arrived { $minutes } minutes late.
own-near-agreed-draws = This would be the ruling if the regulations left it to the players to agree on a draw.
own-near-edition = This would be the ruling under the Laws of { $edition }.
own-near-castling-lost = This would be the ruling if the king or the rook had moved before.
own-near-castling-kept = This would be the ruling if neither king nor rook had moved before.
own-near-quiet = This would be the ruling if { $moves ->
    [0] a pawn had just been moved or a piece captured
   *[other] each player had made { $moves } moves without a capture or a pawn move
  }.
own-near-bare = This would be the ruling if { own-who } had nothing but the king.
own-near-rook = This would be the ruling if { own-who } had a rook more.

## Beside the board and the clocks

own-beside-record = { own-who } { $must ->
    [true] must go on recording the moves.
   *[false] need not record the moves any longer.
  }
own-beside-allowed = It is allowed.
own-beside-void = It has no effect.
own-beside-open = The arbiter has to establish the facts first.
own-beside-penalty = { $on ->
    [white] White
    [black] Black
    [both] Both players
   *[outsider] The offender
  }: { $kind ->
    [warning] a warning.
    [add-time] more time for the opponent.
    [cut-time] time is taken off the clock.
    [raise-points] more points for the opponent.
    [cut-points] points are deducted.
    [loss] loss of the game.
    [fine] a fine.
    [rounds] exclusion from rounds.
    [expulsion] expulsion from the competition.
   *[remove-from-venue] removal from the playing venue.
  }

## What is said where nothing happens

own-slot-position = The position stays as it is.
own-slot-clocks = No time is added or deducted.
own-slot-choice = Any legal move may be made.

## What the author has written

own-option-wrong = This is not the ruling.
own-option-untranslated = (an option that is not written in this language)
own-key-outcome = your key says { $stated }, but by the Laws it is { $ruled }: { $why } ({ $clauses })
own-key-clock = your key gives { own-whose } clock { $stated }, but by the Laws it is { $ruled }: { $why } ({ $clauses })
own-key-no-reason = nothing in the story leads to anything else
own-key-hint = the question is asked with the ruling as its key; change the key, or the facts that it rests on
own-near-used = { $count ->
    [one] one wrong option is a ruling
   *[other] { $count } wrong options are rulings
  } on your story with one fact changed, since known misconceptions lead to too few other answers
own-near-hint = read the options; write your own under [[options]] where they do not please you
own-language-missing = “{ $key }” is not written in “{ $lang }”: our own words stand there instead
