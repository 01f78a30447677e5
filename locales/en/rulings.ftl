### What the arbiter decides, and why.

## Words that many sentences share

ruling-who = { $side ->
    [white] White
   *[black] Black
  }
ruling-opponent = { $side ->
    [white] Black
   *[black] White
  }

## The frame

ruling-head = { $id } · Laws of { $edition } · { $class ->
    [rapid] rapid
    [blitz] blitz
   *[standard] standard
  } · { $control }
ruling-to-move = { ruling-who } to move.
ruling-quotation = “{ $words }” ({ $number }, { $edition })
ruling-note = Editorial note: { $reason }
ruling-overruled = Gives way: { $numbers }
ruling-end = { $outcome ->
    [ongoing] The game goes on.
    [new-game] A new game is to be played.
    [annulled] The game is annulled; a new one is to be played.
    [both-lose] Both players lose: 0–0.
    [white] White wins, 1–0{ ruling-by }
    [black] Black wins, 0–1{ ruling-by }
   *[other] Draw, ½–½{ ruling-by }
  }
ruling-by = { $termination ->
    [checkmate] : checkmate.
    [stalemate] : stalemate.
    [dead-position] : dead position.
    [agreement] : agreed.
    [resignation] : resignation.
    [resignation-unwinnable] : resignation, but the opponent can’t mate.
    [threefold-claim] : threefold repetition, claimed.
    [fifty-claim] : fifty moves, claimed.
    [fivefold] : fivefold repetition.
    [seventyfive] : seventy-five moves.
    [flag] : time.
    [flag-unwinnable] : the flag has fallen, but the opponent can’t mate.
    [both-flags] : both flags have fallen.
    [second-illegal] : second illegal move.
    [second-illegal-unwinnable] : second illegal move, but the opponent can’t mate.
    [illegal-position] : illegal position.
    [normal-means] : not to be won by normal means.
    [claim-rejected] : the claim was not upheld.
    [sealed-ambiguous] : ambiguous sealed move.
    [sealed-illegal] : illegal sealed move.
    [sealed-unintelligible] : unintelligible sealed move.
    [sealed-unwinnable] : invalid sealed move, but the opponent can’t mate.
   *[forfeit] : too late.
  }

## Remedies

ruling-remedy-clock = { $sign ->
    [minus] { $time } is taken off { ruling-who }’s clock.
   *[plus] { ruling-who }’s clock gets { $time } more.
  }
ruling-remedy-increment = Both players get { $seconds } seconds more for each move.
ruling-remedy-restore = The position before half-move { $ply } is set up again; the clocks are the arbiter’s to set.
ruling-remedy-rewind = The position after half-move { $ply } is set up again; the clocks are the arbiter’s to set.
ruling-remedy-oblige = { $count ->
    [one] { ruling-who } must play { $moves }.
   *[other] { ruling-who } must choose from { $moves }.
  }
ruling-remedy-lose = { $right ->
    [claim] { ruling-who } may not claim a draw on this move.
    [castling] { ruling-who } may not castle.
   *[touch-complaint] { ruling-who } can no longer complain of the touch-move breach.
  }
ruling-remedy-count = An illegal move is counted against { ruling-who }.
ruling-remedy-offer = { ruling-who }’s draw offer is open.
ruling-remedy-offer-gone = { ruling-who }’s draw offer is no longer open.
ruling-remedy-next-period = The next period begins for { ruling-who }.
ruling-remedy-discretion = The arbiter may do more under { $number }.

## Facts

ruling-fact-repetition = The position occurs { $count ->
    [one] once
   *[other] { $count } times
  }: { $start ->
    [true] at the start{ $after ->
        [0] {""}
       *[other] , after { $moves }
      }
   *[false] after { $moves }
  }.
ruling-fact-quiet = { $count ->
    [one] One half-move
   *[other] { $count } half-moves
  } since the last capture or pawn move.
ruling-fact-helpmate = { ruling-who } could still mate: { $moves }.
ruling-fact-no-mate = No series of legal moves leads to mate by { ruling-who }.
ruling-fact-undetermined = Whether { ruling-who } could still mate was not determined; it is taken as possible.
ruling-fact-time = { ruling-who } has { $time } left.
ruling-fact-touched = Touched, in order: { $squares }.
ruling-fact-made = Moves made: White { $white }, Black { $black }.
ruling-fact-completed = { ruling-who } has completed { $completed } moves; { $required ->
    [all] all moves had to be made in this period
   *[other] { $required } were asked for
  }.
ruling-fact-fault = { $fault ->
    [out-of-turn] The opponent has the move.
    [no-piece] There is no piece on the square.
    [opponents-piece] The piece is the opponent’s.
    [own-occupied] An own piece stands on the square.
    [geometry] The piece does not move like that.
    [jump] A piece stands in between.
    [king-captured] A king can’t be captured.
    [self-check] The own king would be in check.
    [pawn-capture] The pawn can’t go there.
    [en-passant-late] En passant was possible only on the move before.
    [castling-king-moved] The right to castle is lost: the king has moved.
    [castling-rook-moved] The right to castle is lost: the rook has moved.
    [castling-attacked] The king is attacked, or would cross or reach an attacked square.
    [castling-blocked] A piece stands between king and rook.
   *[promotion-piece] A pawn can’t become that piece.
  }
ruling-fact-reading = { $count ->
    [0] “{ $text }” fits no legal move.
   *[other] “{ $text }” fits { $count } legal moves: { $found }.
  }
ruling-fact-counted = Illegal moves of { ruling-who }, with this one: { $count }.

## Touching and moving

ruling-touched = { $kind ->
    [own] { ruling-who } has touched an own piece and must move it.
    [opponent] { ruling-who } has touched an enemy piece and must capture it.
    [both] { ruling-who } has touched pieces of both colours: the one must take the other, or else the first that can be moved or captured decides.
    [castle] { ruling-who } has touched king and rook and must castle on that side.
    [castle-illegal] { ruling-who } has touched king and rook, but castling on that side is illegal: another king move must be made.
    [rook-first] { ruling-who } has touched the rook first: castling on that side is barred on this move.
   *[none-possible] Nothing that { ruling-who } has touched can be moved or captured: any legal move may be made.
  }
ruling-adjusted = { ruling-who } has announced the adjustment: it obliges to nothing.
ruling-accident = The contact was clearly accidental: it obliges to nothing.
ruling-touch-not-on-move = { ruling-who } does not have the move: the touch obliges to nothing.
ruling-moved-against-touch = { ruling-who } had touched another piece: the move is made, but { ruling-opponent } may complain as long as he has touched nothing himself.
ruling-moved-on = The move has been made; { ruling-who } can’t change it any more.
ruling-promotion-to-finish = The pawn has been let go on the last rank: the promotion must be finished there. The move is not made before the new piece stands on the square.
ruling-promotion-choice = The { $piece } has touched the square: the choice is final.
ruling-no-breach = { ruling-who } has moved as the touch demanded: there is nothing to complain of.
ruling-breach = { ruling-who } had to move otherwise: the move is taken back.
ruling-complaint-too-late = { ruling-who } has touched a piece since: it is too late to complain.

## The ends

ruling-checkmate = { ruling-who } has given checkmate: the game is over at once.
ruling-stalemate = { ruling-who } has no legal move and is not in check: stalemate.
ruling-dead-position = Neither player can mate by any series of legal moves: the position is dead.
ruling-resignation = { ruling-who } has resigned: { ruling-opponent } wins.
ruling-resignation-unwinnable = { ruling-who } has resigned, but { ruling-opponent } can’t mate by any series of legal moves: draw.
ruling-agreement = { ruling-who } has accepted the open offer: the players have agreed to a draw.
ruling-agreement-too-early = A draw can’t be agreed before each player has made a move.
ruling-game-over = The game was over before; nothing changes that.

## Clock and flag

ruling-reply-before-press = { ruling-who } had the move as soon as the opponent’s move was made, pressed or not.
ruling-completed-by-next = With the next move made, { ruling-who }’s earlier move counts as completed.
ruling-late-press = { ruling-who } may press even after the reply.
ruling-other-hand = The clock must be pressed with the hand that made the move; it is no illegal move.
ruling-completed = { ruling-who }’s move is completed.
ruling-flag-unnoticed = A flag that nobody has noticed has not fallen in law.
ruling-flag-loss = { ruling-who } has not completed the moves in time: { ruling-opponent } wins.
ruling-flag-unwinnable = { ruling-who } has not completed the moves in time, but { ruling-opponent } can’t mate by any series of legal moves: draw.
ruling-period-reached = { ruling-who } has completed the moves of the period: the flag decides nothing.
ruling-flag-not-down = { ruling-who }’s flag has not fallen.
ruling-player-stop = { ruling-who } may stop the clocks to call the arbiter.
ruling-stop-without-reason = { ruling-who } has stopped the clocks without a valid reason.
ruling-wrong-setting = The clocks are stopped and put right; how much time each gets is the arbiter’s to judge.
ruling-default-time = { ruling-who } has come after the default time.
ruling-too-late = { $outcome ->
    [both-lose] Both players have come after the default time: both lose.
   *[other] One player has come after the default time and loses.
  }
ruling-both-absent = Nobody was there at the start: White loses the time until he arrived.

## Illegal moves and other irregularities

ruling-illegal-unpressed = { $unfinished ->
    [true] The clock has not been pressed: the promotion can still be finished.
   *[false] The clock has not been pressed: no illegal move is completed. The move is put back; only touch-move binds { ruling-who }.
  }
ruling-two-hands-unpressed = Two hands were used, but the clock has not been pressed: no illegal move is completed.
ruling-illegal-move = { ruling-who } has completed an illegal move, { $number ->
    [first] the first.
   *[second] the second: the game is decided.
  }
ruling-promotion-unfinished = { ruling-who } has pressed the clock without replacing the pawn: it becomes a queen. That is { $number ->
    [first] the first illegal move.
   *[second] the second illegal move: the game is decided.
  }
ruling-press-without-move = { ruling-who } has pressed the clock without making a move: { $number ->
    [first] the first illegal move.
   *[second] the second illegal move: the game is decided.
  }
ruling-two-hands = { ruling-who } has used two hands for one move: { $number ->
    [first] it counts as the first illegal move; the move stands.
   *[second] it counts as the second illegal move: the game is decided.
  }
ruling-flag-after-illegal = The illegal move is dealt with first: { ruling-who }’s clock should not have been running, so the flag does not count.
ruling-no-illegal-move = Nothing illegal has been completed.
ruling-last-identifiable = The position just before the irregularity is unknown: play goes on from the last one that is certain.
ruling-illegal-too-late = The next move has been made: the illegal move stands.
ruling-illegal-position = The arbiter has not seen how the position came about: he waits until the next move is completed.
ruling-still-illegal = { $still ->
    [true] The position is still illegal: draw.
   *[false] The position is in order again: play on.
  }
ruling-initial-position = The initial position was wrong: the game is cancelled.
ruling-board-orientation = The position is transferred to a board placed correctly; play goes on.
ruling-colours-reversed = Not every player has made ten moves with the wrong colours: the game is stopped.
ruling-colours-kept = Ten moves have been made by each: the game goes on.
ruling-displaced = { ruling-who } puts the pieces back in his own time.
ruling-displaced-found = The position before the pieces were displaced is set up again.
ruling-set-up-accepted = { $fault ->
    [initial-position] Ten moves have been completed by each: the set-up of the pieces can no longer be claimed.
   *[board-orientation] Ten moves have been completed by each: the placing of the board can no longer be claimed.
  }
ruling-clock-accepted = Ten moves have been completed by each: the clock is not changed unless the schedule would suffer.

## Recording

ruling-written-in-advance = { ruling-who } has written a move before making it, without a claim and without sealing. The move is valid.
ruling-recording-waived = { ruling-who } has had less than five minutes in this period and need not record any more.
ruling-recording-duty = { ruling-who } must record the moves.
ruling-no-recording = { ruling-who } need not record the moves.
ruling-signed = The result { $result } is signed and stands, unless the arbiter decides otherwise.

## Draw offers and claims

ruling-offer = { $proper ->
    [true] { ruling-who } has offered a draw at the proper time. Both players note it as (=).
   *[false] { ruling-who } has offered a draw at another than the proper time. The offer is valid all the same.
  }
ruling-offer-barred = The regulations bar agreed draws now: the offer needs the arbiter’s consent.
ruling-offer-withdrawal = An offer can’t be taken back.
ruling-offer-rejected = { ruling-who } has rejected the offer.
ruling-offer-rejected-by-touch = By touching a piece { ruling-who } has rejected the offer.
ruling-nothing-to-accept = There is no open offer that { ruling-who } could accept.
ruling-agreement-barred = The regulations bar agreed draws now: without the arbiter’s consent nothing is agreed.
ruling-consent = { $given ->
    [true] The arbiter consents: the draw is agreed.
   *[false] The arbiter does not consent: play on.
  }
ruling-threefold = { $right ->
    [true] The claim is correct: the position { $mode ->
        [intended] would stand
       *[current] stands
      } on the board for the { $count ->
        [3] third
        [4] fourth
       *[other] { $count }th
      } time.
   *[false] The claim is incorrect: { $mode ->
        [intended] with { $move } the position would have stood
       *[current] the position has stood
      } on the board { $count ->
        [one] only once
        [2] only twice
       *[other] { $count } times, but it was not claimed as it must be
      }.
  }
ruling-fifty = { $right ->
    [true] The claim is correct: fifty moves by each player without a pawn move or a capture.
   *[false] The claim is incorrect: { $mode ->
        [intended] with { $move } it would be
       *[current] it is
      } { $count ->
        [one] one half-move
       *[other] { $count } half-moves
      } without a pawn move or a capture; a hundred are needed.
  }
ruling-claim-illegal-move = The claim is incorrect: { $move } is not a legal move. Another move with that piece must be made, if it has one.
ruling-claim-not-on-move = { ruling-who } does not have the move and can’t claim now. The claim stays a draw offer.
ruling-claim-right-lost = { ruling-who } has touched a piece and lost the right to claim on this move. The claim stays a draw offer.
ruling-claim-from-screen = { $penalised ->
    [true] A claim can’t rest on a screen alone: it is treated as incorrect.
   *[false] A claim can’t rest on a screen alone: it is not admitted.
  }
ruling-claim-not-written = The intended move must be written first: { ruling-who } is told to make the claim legal.
ruling-claim-waits = { ruling-opponent } is to press the clock first; then { ruling-who } may claim.
ruling-claim-withdrawal = A claim can’t be withdrawn.
ruling-fivefold = The position has appeared five times: the game is drawn without a claim.
ruling-seventyfive = Seventy-five moves by each player without a pawn move or a capture: the game is drawn without a claim.
ruling-not-fivefold = The position has appeared { $count ->
    [one] once
   *[other] { $count } times
  }; five are needed.
ruling-not-seventyfive = { $count ->
    [one] One half-move
   *[other] { $count } half-moves
  } without a pawn move or a capture; a hundred and fifty are needed.

## Games without increment (Guidelines III)

ruling-quickplay-not-announced = The guidelines were not announced beforehand: there is no such claim.
ruling-quickplay-out-of-scope = The guidelines hold only for standard and rapid games without increment: there is no such claim.
ruling-both-flags = { $period ->
    [last] Both flags are down and nobody can tell which fell first: draw.
   *[earlier] Both flags are down and nobody can tell which fell first; it is not the last period: play on.
  }
ruling-increment-request = { ruling-who } may ask for an increment; the request is a draw offer.
ruling-increment-not-available = The request is not open to { ruling-who }: it takes the move and less than two minutes.
ruling-increment-decision = { $agreed ->
    [true] The arbiter grants the increment; { ruling-opponent } gets two extra minutes.
   *[false] The arbiter does not grant the increment: nothing changes.
  }
ruling-quickplay-claim = { ruling-who } may claim; the arbiter decides.
ruling-quickplay-not-available = The claim is not open to { ruling-who }: it takes the move and less than two minutes, in an event that does not use III.4.
ruling-quickplay-decision = { $decision ->
    [agree] The arbiter agrees with the claim: draw.
    [postpone] The arbiter postpones the decision: play on.
   *[reject] The arbiter rejects the claim.
  }
ruling-postponed-flag = A postponed claim is open: the arbiter decides on it before the flag of { ruling-who } counts.
ruling-unsupervised-claim = { $proved ->
    [true] The claim concludes the game; the designated arbiter decides.
   *[false] The claim concludes the game, but what the clause asks for (position, score sheet) is not all there; the designated arbiter decides.
  }
ruling-unsupervised-not-available = The claim is not open to { ruling-who } yet: it takes less than two minutes.
ruling-referral = { $upheld ->
    [true] The designated arbiter upholds the claim: draw.
   *[false] The designated arbiter does not uphold the claim: { ruling-who } has lost.
  }

## Adjourned games (Guidelines I)

ruling-order-to-seal = { ruling-who } has the move and must seal it.
ruling-sealed = { $kind ->
    [too-late] The clock has been stopped: the sealed move can’t be changed any more.
    [changed] Until the clock is stopped { ruling-who } may change the sealed move; now it is “{ $written }”.
   *[sealed] { ruling-who } has sealed “{ $written }”. The envelope shows names, position, times, who sealed, the move number, an open offer and the time of resumption.
  }
ruling-sealed-on-board = The move made on the board is the sealed move, whatever is written.
ruling-early-adjournment = { $allowed ->
    [true] { ruling-who } adjourns early: the time to the end of the session is charged.
   *[false] Only the player having the move may adjourn early.
  }
ruling-seal-closed = The clock is stopped: the sealed move is “{ $written }”.
ruling-sealed-move = “{ $written }” is one legal move: it is made on the board.
ruling-sealed-was-on-board = The sealed move stands on the board already.
ruling-envelope-stays-closed = { ruling-who } must reply and is absent: the envelope is not opened.
ruling-sealed-ambiguous = “{ $written }” fits several legal moves: { ruling-who } has lost.
ruling-sealed-illegal = “{ $written }” is no legal move: { ruling-who } has lost.
ruling-sealed-unintelligible = What “{ $written }” means can’t be established: { ruling-who } has lost.
ruling-sealed-unwinnable = { ruling-who }’s sealed move is invalid, but { ruling-opponent } can’t mate by any series of legal moves: draw.
ruling-replier-present = { ruling-who } must reply and is present: the envelope is opened, the move made, and { ruling-who }’s clock started.
ruling-sealer-absent = The player who sealed is absent: { ruling-who } may seal the reply in a new envelope and start the opponent’s clock.
ruling-replier-absent = { ruling-who } must reply and is absent: { ruling-who }’s clock runs, the envelope waits.
ruling-late-for-resumption = A player who arrives after the default time loses, unless the sealed move has ended the game.
ruling-both-absent-at-resumption = Nobody was there: { ruling-who }, who must reply, loses the time until he arrived.
ruling-envelope-lost = The envelope is lost: the game goes on from the adjourned position with the recorded times.
ruling-position-unknown = The position can’t be restored: the game is annulled.
ruling-stated-move = { ruling-who } plays the move that he states to have sealed.
ruling-clock-reading = { $corrected ->
    [true] Pointed out before the first move: the clock is corrected.
   *[false] { ruling-who } has already made a move: the reading stands, unless the arbiter decides otherwise.
  }
ruling-clock-reading-decision = { $agreed ->
    [true] The arbiter has the clock corrected.
   *[false] The reading stands.
  }
ruling-ended-before-resumption = The game is concluded before it is resumed; what the envelope holds does not matter.
