# What the engine says to a page beside a ruling: what is to be done, what would change it.


advice-stop-clocks = The clocks are stopped.
advice-take-back = Whatever is unfinished on the board is taken back.
advice-put-right = The pieces are put on their proper squares.
advice-transfer = The position is transferred to a board that is placed correctly.
advice-warn = { $side ->
    [white] White
   *[black] Black
  } is warned.
advice-need = { $what ->
    [penalty] The arbiter chooses the penalty (12.9).
    [opponent-score] The arbiter decides the opponent’s score.
    [which-move] It must be said which move was meant.
    [reason] It must be said why the clocks were stopped.
    [reconstruction] The number of completed moves must be established.
    [clock-times] The arbiter decides what the clocks are to show.
    [promotion-piece] It must be said what the pawn becomes.
    [announcement] The move must be announced.
   *[finding] The arbiter must establish what happened.
  }
advice-need-decision = The arbiter must decide.

## What would change the ruling

advice-if-edition = If the { $edition } edition of the Laws applied
advice-if-illegal = If { $side ->
    [white] White
   *[black] Black
  } had { $count ->
    [0] not made an illegal move before
    [one] already made one illegal move
   *[other] already made { $count } illegal moves
  }
advice-if-class = If it were { $class ->
    [standard] a standard game
    [rapid] a rapid game
   *[blitz] a blitz game
  }
advice-if-supervision = If there were { $supervision ->
    [adequate] enough arbiters for the Competitive Rules (A.4, B.2)
   *[arbiter] fewer arbiters than the Competitive Rules ask for (A.4, B.2)
  }
advice-if-written = If the move had { $written ->
    [true] been written down first
   *[false] not been written down
  }
advice-if-touch = { $intent ->
    [adjust] If the player had first said “I adjust” before touching { $square }
   *[move] If the piece on { $square } had been touched in order to move it
  }
advice-if-hands = If the move had been made with { $hands ->
    [1] one hand
   *[2] both hands
  }
advice-if-unpressed = If { $side ->
    [white] White
   *[black] Black
  } had not pressed the clock
advice-if-noticed = If { $by ->
    [opponent] the opponent
   *[arbiter] the arbiter
  } had pointed out the flag fall
advice-if-untouched = If the piece on { $square } had not been touched first
advice-if-device = { $place ->
    [bag] If the device had been in the player’s bag
   *[person] If the player had carried the device on their person
  }
advice-if-bags = If the regulations { $allowed ->
    [true] allowed devices in bags
   *[false] did not allow devices in bags
  }
advice-if-allowed = If the arbiter had { $allowed ->
    [true] given permission
   *[false] not given permission
  }
advice-if-default-time = { $minutes ->
    [0] If no late arrival were allowed
   *[other] If the default time were { $minutes } minutes
  }
advice-if-found = If it had been found after { $moves } moves by each player
