### What people do, one sentence each.

event-who = { $side ->
    [white] White
    [black] Black
    [both] Both players
    [outsider] Somebody
   *[arbiter] The arbiter
  }
event-touch = { event-who } { $intent ->
    [adjust] says “I adjust” and touches the piece on { $square }
    [adjust-unannounced] straightens the piece on { $square } without a word
    [accident] brushes against the piece on { $square } by accident
    [capture] touches the piece on { $square } in order to capture it
   *[move] touches the piece on { $square }
  }.
event-move = { event-who } plays { $move }{ $hands ->
    [1] {""}
   *[other] , using both hands
  }.
event-place = { event-who } puts a { $piece } on { $square }.
event-press = { event-who } presses the clock{ $hand ->
    [other] {" "}with the other hand
   *[same] {""}
  }.
event-write = { event-who } writes { $move } on the scoresheet.
event-stop-clocks = { event-who } stops both clocks.
event-offer = { event-who } offers a draw.
event-accept = { event-who } accepts the offer.
event-decline = { event-who } declines the offer.
event-withdraw = { event-who } tries to withdraw { $what ->
    [offer] the offer
   *[claim] the claim
  }.
event-claim = { event-who } claims a draw: { $basis ->
    [threefold] the same position for the third time
    [fifty] fifty moves without a pawn move or a capture
    [cannot-win] the opponent can’t win by normal means
   *[no-effort] the opponent makes no effort to win by normal means
  }{ $intended ->
    [true] , with the intended move { $move }
   *[false] {""}
  }.
event-request-increment = { event-who } asks for an increment (III.4).
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
   *[clock-reading] a wrong reading of the clock
  }.
event-observe = { event-who } sees { $what ->
    [illegal-move] an illegal move
    [illegal-position] an illegal position
    [touch-move] a breach of the touch-move rule
    [both-kings-in-check] both kings in check
    [pawn-on-last-rank] a pawn on the last rank
    [fivefold] the same position for the fifth time
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
event-displace = { event-who } knocks pieces over.
event-find = { event-who } { $decision ->
    [agree] decides: yes
    [reject] decides: no
    [postpone] postpones the decision
    [accident] finds that the clock was pressed by accident
    [no-accident] finds that the clock was not pressed by accident
   *[states] states the finding
  }.
event-play-on = Each side completes { $moves ->
    [one] one more move
   *[other] { $moves } more moves
  }.
event-order-seal = { event-who } orders the next move to be sealed.
event-adjourn = { event-who } adjourns the game.
event-seal = { event-who } seals “{ $written }”.
event-open = The envelope is to be opened.
event-envelope-missing = The envelope is lost.
event-arrive = { event-who } arrives { $late } late.
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
