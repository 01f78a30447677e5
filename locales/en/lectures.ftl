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

lecture-what-if = What would the ruling be if { $fact }?
lecture-near = This would be the ruling if { $fact }.
lecture-natural-time = The Laws give nobody extra time for this. { $why }

## Beside the board and the clocks

lecture-beside-record = { lecture-who } { $must ->
    [true] must go on recording the moves.
   *[false] need not record the moves any longer.
  }
lecture-beside-allowed = There is no infringement, and no penalty follows.
lecture-beside-void = It has no effect.
lecture-beside-sent-out = The arbiter may send the person out of the playing venue.
lecture-beside-open = The arbiter has to establish the facts first.
lecture-beside-warning = The arbiter warns { $on ->
    [white] White
    [black] Black
    [both] both players
   *[outsider] the offender
  }.
lecture-beside-penalty = { $on ->
    [white] White
    [black] Black
    [both] Both players
   *[outsider] The offender
  }: { $kind ->
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
lecture-natural-used = { $count ->
    [one] one wrong option is another outcome
   *[other] { $count } wrong options are other outcomes
  } that readers may think of, since known misconceptions lead to too few other answers; the feedback is the reason for the ruling
lecture-near-hint = read the options; write your own under [[options]] if you want different ones
lecture-language-missing = “{ $key }” is not written in “{ $lang }”: kanon’s own text is used instead

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
    [1] On board { $board } in round { $round }, { $white } has White against { $black }.
   *[other] Round { $round }, board { $board }. White: { $white }. Black: { $black }.
  }
lecture-players = { $white } (White) plays { $black } (Black).

## What happens

lecture-event-move-press = { $way ->
    [0] { lecture-who } plays { $move } and presses the clock.
    [1] { lecture-who } makes the move { $move } and presses the clock.
   *[other] { lecture-who } plays { $move }, then presses the clock.
  }
lecture-event-phone-rings = A mobile phone rings in { lecture-whose } { $place ->
    [bag] bag
   *[person] pocket
  }.
