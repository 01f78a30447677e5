### One fact of a story changed: the words that follow “if”.

fact-side = { $side ->
    [white] White
   *[black] Black
  }
fact-whose = { $side ->
    [white] White’s
   *[black] Black’s
  }

## What people do

fact-hands = the move had been made with { $hands ->
    [two] both hands
   *[one] one hand
  }
fact-same-hand = the clock had been pressed with the hand that made the move
fact-intent = the piece on { $square } had been touched { $intent ->
    [adjust] only to adjust it, and that had been said first
   *[move] with the intention of moving it
  }
fact-untouched = the piece on { $square } had not been touched
fact-touch-order = the two pieces had been touched in the opposite order
fact-unpressed = { fact-side } had not yet pressed the clock
fact-pressed = { fact-side } had pressed the clock after the move
fact-finding = the arbiter had found the opposite
fact-written = the move had { $written ->
    [true] been written down first
   *[false] not been written down first
  }
fact-found = it had been found after { $moves ->
    [one] one move
   *[other] { $moves } moves
  } by each player
fact-fault = { $fault ->
    [board-orientation] the board had been placed the wrong way round
   *[initial-position] the pieces had been set up wrongly
  }
fact-declined = the offer had been rejected
fact-not-declined = the offer had not been rejected before
fact-not-resigned = nobody had resigned
fact-earlier = the last event of the story had not happened
fact-unfinished = the game had not been over yet
fact-last-first = the last two events had happened in the opposite order
fact-refuses = { fact-side } then persistently refused to obey the Laws
fact-flag-falls = { fact-whose } flag then fell
fact-who = it had been { fact-side }

## Fallen flags

fact-flag-noticed = { $by ->
    [opponent] the opponent had pointed out the flag-fall at once
    [arbiter] the arbiter had seen the flag fall
   *[nobody] nobody had noticed the flag-fall
  }
fact-flag-of = it were { fact-whose } flag that had fallen
fact-flag-before = the flag had fallen before the move was made
fact-flags-both = both flags had been found down and nobody knew which had fallen first
fact-first-flag = { $first ->
    [white] White’s flag had fallen first
    [black] Black’s flag had fallen first
   *[unknown] nobody knew which flag had fallen first
  }
fact-flags-period = { $period ->
    [earlier] it had been a period with a number of moves to complete
   *[last] it had been the last period
  }
fact-completed = { fact-side } had completed { $count ->
    [one] one move
   *[other] { $count } moves
  }

## Conduct

fact-allowed = the arbiter had { $allowed ->
    [true] given permission
   *[false] not given permission
  }
fact-designated = it had been { $allowed ->
    [true] done where smoking is allowed
   *[false] done where smoking is not allowed
  }
fact-device = { $place ->
    [bag] the device had been in the player’s bag
   *[person] the player had carried the device on their person
  }
fact-bags = the regulations { $allowed ->
    [true] allowed devices in bags
   *[false] did not allow devices in bags
  }
fact-bag = the regulations allowed devices in bags and the device had been there, switched off
fact-persistent = it had happened { $persistent ->
    [true] again and again
   *[false] only once
  }

## The circumstances

fact-illegal = { fact-side } had { $count ->
    [0] not completed an illegal move before
    [one] already completed one illegal move
   *[other] already completed { $count } illegal moves
  }
fact-supervision = there were { $supervision ->
    [adequate] enough arbiters for the Competitive Rules (A.4, B.2)
   *[arbiter] fewer arbiters than the Competitive Rules ask for (A.4, B.2)
  }
fact-class = it were { $class ->
    [standard] a standard game
    [rapid] a rapid game
   *[blitz] a blitz game
  }
fact-clock = { fact-whose } clock showed { $time } and { $increment ->
    [0] there were no increment
    [one] the increment were one second
   *[other] the increment were { $increment } seconds
  }
fact-clock-left = { fact-whose } clock showed { $time }
fact-increment = { $seconds ->
    [0] there were no increment
    [one] the increment were one second a move
   *[other] the increment were { $seconds } seconds a move
  }
fact-announced = Guidelines III had { $announced ->
    [true] been announced beforehand
   *[false] not been announced beforehand
  }
fact-late = the player had arrived { $minutes ->
    [0] on time
    [one] one minute late
   *[other] { $minutes } minutes late
  }
fact-default-time = { $minutes ->
    [0] no late arrival were allowed
    [one] the default time were one minute
   *[other] the default time were { $minutes } minutes
  }
fact-agreed-draws = the regulations left it to the players to agree on a draw
fact-edition = the { $edition } edition of the Laws applied

## The position

fact-castling-lost = the king or the rook had moved before
fact-castling-kept = neither king nor rook had moved before
fact-quiet = { $moves ->
    [0] a pawn had just been moved or a piece captured
    [one] each player had made one move without a capture or a pawn move
   *[other] each player had made { $moves } moves without a capture or a pawn move
  }
fact-bare = { fact-side } had nothing but the king
fact-rook = { fact-side } had an extra rook
