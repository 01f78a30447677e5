### A lecturer's own questions: near rulings, what she has written herself.

lecture-who = { $side ->
    [white] White
   *[black] Black
  }
lecture-whose = { $side ->
    [white] White’s
   *[black] Black’s
  }

## In which story a wrong option would be right

lecture-near-hands = This would be the ruling if the move had been made with { $hands ->
    [two] both hands
   *[one] one hand
  }.
lecture-near-same-hand = This would be the ruling if the clock had been pressed with the hand that made the move.
lecture-near-intent = This would be the ruling if the piece on { $square } had been touched { $intent ->
    [adjust] only to adjust it, and that had been said first
   *[move] with the intention of moving it
  }.
lecture-near-untouched = This would be the ruling if the piece on { $square } had not been touched.
lecture-near-touch-order = This would be the ruling if the two pieces had been touched in the opposite order.
lecture-near-unpressed = This would be the ruling if { lecture-who } had not yet pressed the clock.
lecture-near-pressed = This would be the ruling if { lecture-who } had pressed the clock after the move.
lecture-near-finding = This would be the ruling if the arbiter had found the opposite.
lecture-near-flag-claimed = This would be the ruling if the opponent had claimed the flag-fall at once.
lecture-near-flag-unseen = This would be the ruling if nobody had noticed the flag-fall.
lecture-near-flag-of = This would be the ruling if it were { lecture-whose } flag that had fallen.
lecture-near-flag-before = This would be the ruling if the flag had fallen before the move was made.
lecture-near-found = This would be the ruling if it had been found after { $moves } moves by each player.
lecture-near-fault = This would be the ruling if { $fault ->
    [board-orientation] the board had been placed the wrong way round
   *[initial-position] the pieces had been set up wrongly
  }.
lecture-near-permitted = This would be the ruling if the arbiter had permitted it.
lecture-near-bag = This would be the ruling if the regulations allowed devices in bags and the device had been there, switched off.
lecture-near-persistent = This would be the ruling if it had happened { $persistent ->
    [true] again and again
   *[false] only once
  }.
lecture-near-who = This would be the ruling if it had been { lecture-who }.
lecture-near-declined = This would be the ruling if the offer had been rejected.
lecture-near-not-declined = This would be the ruling if the offer had not been rejected before.
lecture-near-not-resigned = This would be the ruling if nobody had resigned.
lecture-near-earlier = This was the state of affairs before the last event of the story.
lecture-near-unfinished = This would be the ruling if the game had not been over yet.
lecture-near-last-first = This would be the ruling if the last two events had happened in the opposite order.
lecture-near-refuses = This would be the ruling if { lecture-who } then persistently refused to obey the Laws.
lecture-near-flag-falls = This would be the ruling if { lecture-whose } flag then fell.
lecture-near-first-illegal = This would be the ruling if { lecture-who } had not completed an illegal move before.
lecture-near-second-illegal = This would be the ruling if an illegal move had already been counted against { lecture-who }.
lecture-near-supervision = This would be the ruling if { $supervision ->
    [adequate] there were enough arbiters for the Competitive Rules to apply in full
   *[arbiter] one arbiter supervised many games
  }.
lecture-near-class = This would be the ruling in { $class ->
    [rapid] rapid chess
    [blitz] blitz
   *[standard] standard chess
  }.
lecture-near-clock = This would be the ruling if { lecture-whose } clock showed { $time } and { $increment ->
    [0] there were no increment
   *[other] the increment were { $increment } seconds
  }.
lecture-near-late = This would be the ruling if the player had arrived { $minutes } minutes late.
lecture-near-agreed-draws = This would be the ruling if the regulations left it to the players to agree on a draw.
lecture-near-edition = This would be the ruling under the Laws of { $edition }.
lecture-near-castling-lost = This would be the ruling if the king or the rook had moved before.
lecture-near-castling-kept = This would be the ruling if neither king nor rook had moved before.
lecture-near-quiet = This would be the ruling if { $moves ->
    [0] a pawn had just been moved or a piece captured
   *[other] each player had made { $moves } moves without a capture or a pawn move
  }.
lecture-near-bare = This would be the ruling if { lecture-who } had nothing but the king.
lecture-near-rook = This would be the ruling if { lecture-who } had a rook more.

## Beside the board and the clocks

lecture-beside-record = { lecture-who } { $must ->
    [true] must go on recording the moves.
   *[false] need not record the moves any longer.
  }
lecture-beside-allowed = It is allowed, and no penalty follows.
lecture-beside-void = It has no effect.
lecture-beside-open = The arbiter has to establish the facts first.
lecture-beside-penalty = { $on ->
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

lecture-slot-position = The position stays as it is.
lecture-slot-clocks = No time is added or deducted.
lecture-slot-choice = Any legal move may be made.

## What the author has written

lecture-option-wrong = This is not the ruling.
lecture-option-untranslated = (an option that is not written in this language)
lecture-key-outcome = your key says { $stated }, but by the Laws it is { $ruled }: { $why } ({ $clauses })
lecture-key-clock = your key gives { lecture-whose } clock { $stated }, but by the Laws it is { $ruled }: { $why } ({ $clauses })
lecture-key-no-reason = nothing in the story leads to anything else
lecture-key-hint = the question is asked with the ruling as its key; change the key, or the facts that it rests on
lecture-near-used = { $count ->
    [one] one wrong option is a ruling
   *[other] { $count } wrong options are rulings
  } on your story with one fact changed, since known misconceptions lead to too few other answers
lecture-near-hint = read the options; write your own under [[options]] where they do not please you
lecture-language-missing = “{ $key }” is not written in “{ $lang }”: our own words stand there instead

## Who plays

lecture-name = { $number ->
    [0] Emma Clarke
    [1] Daniel Hughes
    [2] Sofia Marino
    [3] Lucas Meyer
    [4] Aisha Khan
    [5] Peter Novak
    [6] Grace Bennett
    [7] Omar Haddad
    [8] Julia Weber
    [9] Thomas Reid
    [10] Maria Santos
    [11] Henrik Olsen
    [12] Chloe Martin
    [13] Samuel Okoye
    [14] Anna Kowalska
    [15] David Price
    [16] Laura Fischer
    [17] Ravi Menon
    [18] Nina Horvat
    [19] James Walsh
    [20] Elena Costa
    [21] Viktor Lund
    [22] Hannah Scott
   *[other] Marco Rossi
  }
lecture-pairing = { $way ->
    [0] Round { $round }, board { $board }: { $white } (White) against { $black } (Black).
    [1] On board { $board } in round { $round } { $white } has White against { $black }.
   *[other] Round { $round }, board { $board }. White: { $white }. Black: { $black }.
  }
lecture-players = { $white } (White) plays { $black } (Black).

## What happens

lecture-event-move-press = { $way ->
    [0] { lecture-who } plays { $move } and presses the clock.
    [1] { lecture-who } makes the move { $move } and presses the clock.
   *[other] { lecture-who } plays { $move }, then presses the clock.
  }
lecture-event-phone-rings = { lecture-whose } mobile phone rings.
