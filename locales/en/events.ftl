### What people do, one sentence each.

event-who = { $side ->
    [white] White
    [black] Black
    [both] Both players
    [outsider] Somebody
    [spectator] A spectator
    [captain] A captain
    [player] A player of another game
    [finished] A player who has finished
    [organiser] The organiser
    [assistant] The assistant
   *[arbiter] The arbiter
  }
event-each = { $side ->
    [both] Each player
   *[other] { event-who }
  }
event-piece = { $piece ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
    [pawn] pawn
   *[piece] piece
  }
event-touch = { event-who } { $intent ->
    [adjust] says “I adjust” and touches the { event-piece } on { $square }.
    [adjust-unannounced] straightens the { event-piece } on { $square } without saying anything.
    [accident] brushes the { event-piece } on { $square }, clearly by accident.
    [feel] feels the { event-piece } on { $square } without taking it out of its aperture.
    [capture] touches the { event-piece } on { $square } intending to capture it.
    [move] touches the { event-piece } on { $square } intending to move it.
   *[unknown] touches the { event-piece } on { $square }.
  }
event-move = { event-who } { $unfinished ->
    [true] moves the pawn { $move } and does not replace it
   *[false] plays { $move }
  }{ $hands ->
    [two] , using both hands
   *[one] {""}
  }.
event-place = { event-who } puts a { event-piece } on { $square }.
event-press = { event-who } presses the clock{ $hand ->
    [other] {" "}with the other hand
   *[same] {""}
  }.
event-write = { event-who } writes { $move } on the scoresheet.
event-write-verbatim = { event-who } writes “{ $written }” on the scoresheet.
event-stop-clocks = { event-who } stops both clocks.
event-offer = { event-who } offers a draw.
event-accept = { event-who } says: “I accept the draw.”
event-decline = { event-who } says: “No, I’ll play on.”
event-withdraw = { event-who } wants to withdraw { $what ->
    [offer] the offer
   *[claim] the claim
  }.
event-claim = { event-who } claims a draw: { $basis ->
    [threefold] the same position for the third time
    [fifty] fifty moves without a pawn move or a capture
    [cannot-win] the opponent cannot win by normal means
   *[no-effort] the opponent is making no effort to win by normal means
  }{ $intended ->
    [true] , with the intended move { $move }
   *[false] {""}
  }.
event-request-increment = { event-who } asks for an increment of five seconds under III.4.
event-resign = { event-who } resigns.
event-flag = { event-who }’s flag falls{ $by ->
    [opponent] ; the opponent points it out
    [arbiter] ; the arbiter sees it
   *[nobody] ; nobody notices
  }.
event-flags = Both flags are found to have fallen{ $first ->
    [white] ; White’s fell first
    [black] ; Black’s fell first
   *[unknown] ; nobody can tell which fell first
  }.
event-complain = { event-who } points out { $about ->
    [illegal-move] an illegal move
    [touch-move] a breach of the touch-move rule
    [flag] a fallen flag
    [clock-setting] a wrong setting of the clock
    [conduct] the opponent’s conduct
   *[clock-reading] a wrong reading of the clock
  }.
event-observe = { event-who } sees { $what ->
    [illegal-move] an illegal move
    [illegal-position] an illegal position
    [touch-move] a breach of the touch-move rule
    [both-kings-in-check] both kings in check
    [pawn-on-last-rank] a pawn on the last rank
    [fivefold] the same position for the fifth time
    [threefold] the same position for the third time
    [fifty] fifty moves without a pawn move or a capture
    [dead-position] a dead position
    [flag] a fallen flag
    [press-forgotten] that the clock was not pressed
    [no-recording] that a player does not record
   *[seventyfive] seventy-five moves without a pawn move or a capture
  }.
event-stop-recording = { event-who } stops recording the moves.
event-discover = It is found that { $fault ->
    [initial-position] the initial position was wrong
    [board-orientation] the board has been placed wrongly
    [colours-reversed] the colours are reversed
    [displaced] pieces were displaced
   *[clock-setting] the clock was set wrongly
  }.
event-displace = { event-who } { $square ->
    [none] accidentally knocks pieces over
   *[other] accidentally knocks over the { event-piece } on { $square }
  }.
event-find = { event-who } { $decision ->
    [agree] answers yes
    [reject] answers no
    [postpone] postpones the decision
    [accident] finds that the clock was pressed by accident
    [no-accident] finds that the clock was not pressed by accident
   *[states] states the finding
  }.
event-play-on = Each side completes { $moves ->
    [one] one more move
   *[other] { $moves } more moves
  }.
event-order-seal = The session ends; the arbiter orders the next move to be sealed.
event-adjourn = { event-who } adjourns the game.
event-seal = { event-who } seals “{ $written }”.
event-open = The envelope is to be opened.
event-envelope-missing = The envelope is lost; the position and the times { $known ->
    [true] can be established.
   *[false] cannot be established.
  }
event-arrive = { event-who } arrives { $minutes ->
    [0] { $seconds ->
        [0] on time
       *[other] { event-span } late
      }
   *[other] { event-span } late
  }.
event-present = { $side ->
    [both] Both players are present.
   *[other] { event-who } is present.
  }
event-absent = { $side ->
    [both] Neither player is there.
   *[other] { event-who } is absent.
  }
event-no-show = { $side ->
    [both] Neither player ever comes.
   *[other] { event-who } never comes.
  }
event-states = { event-who } states that the sealed move was { $move }.
event-sign = { $named ->
    [true] { event-who } { $side ->
        [both] sign
       *[other] signs
      } the scoresheets: { $result }.
   *[false] { event-who } { $side ->
        [both] sign
       *[other] signs
      } the scoresheets.
  }
event-conditional-offer = { event-who } offers a draw on a condition: “{ $condition }”.
event-dispute = { event-who } disputes the claim.
event-envelope = The arbiter looks at what is written on the envelope.
event-check = The arbiter checks the claim.
event-remove = { event-who } takes the piece on { $square } off the board.
event-finish = { event-who } completes what was left undone.
event-announce = { event-who } { $kind ->
    [move] announces “{ $said }”
    [piece] names the new piece: { $said }
   *[text] says “{ $said }”
  }.
event-report = { $to ->
    [arbiter] { event-who } points out to the arbiter { $what ->
        [illegal-move] an illegal move
        [illegal-position] an illegal position
        [touch-move] a breach of the touch-move rule
        [both-kings-in-check] both kings in check
        [pawn-on-last-rank] a pawn on the last rank
        [threefold] the same position for the third time
        [fifty] fifty moves without a pawn move or a capture
        [fivefold] the same position for the fifth time
        [seventyfive] seventy-five moves without a pawn move or a capture
        [dead-position] a dead position
        [flag] a fallen flag
        [press-forgotten] a clock that was not pressed
       *[no-recording] a player who does not record
      }
   *[player] { event-who } points out to a player { $what ->
        [illegal-move] an illegal move
        [illegal-position] an illegal position
        [touch-move] a breach of the touch-move rule
        [both-kings-in-check] both kings in check
        [pawn-on-last-rank] a pawn on the last rank
        [threefold] the same position for the third time
        [fifty] fifty moves without a pawn move or a capture
        [fivefold] the same position for the fifth time
        [seventyfive] seventy-five moves without a pawn move or a capture
        [dead-position] a dead position
        [flag] a fallen flag
        [press-forgotten] a clock that was not pressed
       *[no-recording] a player who does not record
      }
  }.
event-tell = { $what ->
    [move-count] The arbiter tells a player how many moves have been made
    [press-forgotten] The arbiter tells a player that the clock was not pressed
    [opponent-moved] The arbiter tells a player that the opponent has moved
    [law] The arbiter explains a rule to a player
   *[advice] The arbiter tells a player what to play
  }.
event-ask = { event-who } { $what ->
    [law] asks the arbiter about a rule
    [move-count] asks the arbiter how many moves have been made
    [advice] asks the arbiter whether a move is possible
    [scoresheet] asks to see the arbiter’s record
    [blank] asks for a blank scoresheet
   *[clock-side] asks for the clock to stand on the other side
  }.
event-agree = Both players agree to take the illegal move back.
event-scoresheet = { event-each } { $what ->
    [hide] covers the scoresheet
    [notes] writes notes on the scoresheet
    [times] writes the clock times on the scoresheet
    [other-notation] records in descriptive instead of algebraic notation
    [take-away] takes the scoresheet away
    [update] brings the scoresheet up to date
    [borrow] borrows the opponent’s scoresheet
    [return] returns the opponent’s scoresheet
    [refuse] refuses to record the moves
   *[defect] has an electronic scoresheet that fails
  }.
event-reconstruct = { $possible ->
    [true] The game is reconstructed: White has completed { $white } moves, Black { $black }
   *[false] The game cannot be reconstructed
  }.
event-assistant = { event-who } { $task ->
    [pieces] has an assistant who moves the pieces
    [clock] has an assistant for the clock
    [record] has an assistant who records
   *[blind] has an assistant
  }.
event-conduct = { event-each } { $what ->
    [device] has an electronic device
    [device-rings] has a phone that rings
    [device-bag-on] has a device in the bag, switched on
    [device-bag-off] has a device in the bag, switched off
    [use-bag] uses the bag
    [leave-venue] leaves the playing venue without permission
    [leave-venue-permitted] leaves the playing venue with permission
    [leave-area] leaves the playing area
    [leave-area-permitted] leaves the playing area with permission
    [admit-person] lets somebody into the playing area
    [notes] uses notes
    [advice] takes advice
    [analyse] analyses on another board
    [smoke] smokes
    [smoke-designated] smokes where it is permitted
    [distract] distracts the opponent
    [distract-claims] annoys the opponent with unfounded claims
    [distract-offers] annoys the opponent with draw offers
    [distract-noise] makes noise
    [distract-talk] talks to the opponent
    [disrepute] behaves in a way that discredits the game
    [refuse-inspection] refuses to let the arbiter inspect the bag
    [refuse] refuses to obey the Laws
    [refuse-persistently] persistently refuses to obey the Laws
    [refuse-help] refuses to help the arbiter
    [clock-handling] presses the clock forcibly
    [clock-lift] picks the clock up
    [clock-early] presses the clock before moving
    [clock-knock-over] knocks the clock over
    [clock-hover] keeps a finger on the clock
    [move-again] moves although it is the opponent’s turn
    [interfere] interferes with the game
   *[phone] uses a phone in the playing hall
  }.
event-disturb = { $what ->
    [noise] Noise disturbs the players
    [light] The light fails
    [alarm] An alarm goes off
   *[other] Something disturbs the players
  }.
event-span = { $minutes ->
    [0] { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
      }
   *[other] { $seconds ->
        [0] { $minutes ->
            [one] { $minutes } minute
           *[other] { $minutes } minutes
          }
       *[other] { $minutes } min { $seconds } s
      }
  }
event-extra-time = { $to ->
    [white] The arbiter gives White { event-span } more
    [black] The arbiter gives Black { event-span } more
   *[both] The arbiter gives both players { event-span } more
  }.
event-penalty = { $on ->
    [white] Penalty on White: the arbiter
    [black] Penalty on Black: the arbiter
    [both] Penalty on both players: the arbiter
   *[outsider] The arbiter
  } { $kind ->
    [warning] warns
    [add-time] gives the opponent of the offender { event-span }
    [cut-time] takes { event-span } off the offender’s clock
    [raise-points] raises the score of the offender’s opponent
    [cut-points] cuts the offender’s score
    [loss] declares the game lost
    [fine] imposes a fine
    [rounds] excludes from { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
      }
    [expulsion] expels from the event
   *[remove-from-venue] has the person removed from the venue
  }.
event-appeal = { event-who } appeals against the decision.
event-boards-differ = { $scores ->
    [agree] The two boards differ; the scoresheets agree
   *[differ] The two boards differ, and so do the scoresheets
  }.
event-other = { event-who } does something.
