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
ruling-piece = { $piece ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
   *[pawn] pawn
  }
ruling-twin = { $twin ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
   *[pawn] pawn
  }

## The frame

ruling-head = { $id } · Laws of { $edition } · { $class ->
    [rapid] rapid
    [blitz] blitz
   *[standard] standard
  } · { $control }{ $extra ->
    [0] {""}
   *[other] {" "}+{ $extra }s
  }
ruling-to-move = { ruling-who } to move.
ruling-quotation = “{ $words }{ $stop }” ({ $number }, { $edition }{ $plain ->
    [true] , our wording
   *[false] {""}
  })
ruling-note = Editorial note: { $reason }
ruling-overruled = Does not apply: { $numbers }
ruling-points = Points under the regulations: White { $white }, Black { $black }.
ruling-end = { $outcome ->
    [ongoing] The game goes on.
    [adjourned] The game is adjourned.
    [referred] The claim has concluded the game; the designated arbiter decides.
    [new-game] A new game is to be played.
    [annulled] The game is annulled; a new one is to be played.
    [white-draws] Half a point for White, nothing for Black: ½–0.
    [black-draws] Half a point for Black, nothing for White: 0–½.
    [both-lose] Both players lose: 0–0.
    [white] White wins, 1–0{ ruling-by }
    [black] Black wins, 0–1{ ruling-by }
   *[other] Draw, ½–½{ ruling-by }
  }
ruling-by = { $termination ->
    [checkmate] : checkmate.
    [stalemate] : stalemate.
    [dead-position] : dead position.
    [agreement] : by agreement.
    [resignation] : resignation.
    [resignation-unwinnable] : resignation, but the opponent cannot mate.
    [threefold-claim] : threefold repetition, claimed.
    [fifty-claim] : fifty moves, claimed.
    [fivefold] : fivefold repetition.
    [seventyfive] : seventy-five moves.
    [flag] : on time.
    [flag-unwinnable] : the flag has fallen, but the opponent cannot mate.
    [both-flags] : both flags have fallen.
    [second-illegal] : second illegal move.
    [second-illegal-unwinnable] : second illegal move, but the opponent cannot mate.
    [illegal-position] : illegal position.
    [normal-means] : not to be won by normal means.
    [claim-rejected] : the claim was not upheld.
    [sealed-ambiguous] : ambiguous sealed move.
    [sealed-illegal] : illegal sealed move.
    [sealed-unintelligible] : unintelligible sealed move.
    [sealed-unwinnable] : invalid sealed move, but the opponent cannot mate.
    [signed] : as signed.
    [device] : electronic device.
    [refusal] : refusal to obey the Laws.
    [arbiter-penalty] : the arbiter’s penalty.
   *[forfeit] : by forfeit.
  }
ruling-length = { $minutes ->
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
ruling-span = { $minutes ->
    [0] { $seconds ->
        [one] One second is
       *[other] { $seconds } seconds are
      }
    [1] { $seconds ->
        [0] One minute is
       *[other] 1 min { $seconds } s are
      }
    [2] { $seconds ->
        [0] Two minutes are
       *[other] 2 min { $seconds } s are
      }
   *[other] { $seconds ->
        [0] { $minutes } minutes are
       *[other] { $minutes } min { $seconds } s are
      }
  }

## Remedies

ruling-remedy-clock = { $sign ->
    [minus] { ruling-span } deducted from { ruling-who }’s clock.
   *[plus] { ruling-span } added to { ruling-who }’s clock.
  }
ruling-remedy-increment = Both players get an increment of { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  } a move.
ruling-remedy-restore = { $after ->
    [start] The position before the first move
    [given] The position from which this case starts
    [half-move] The position after half-move { $ply }
   *[move] The position after { $move }
  } is set up again; the arbiter sets the clocks.
ruling-remedy-oblige = { $count ->
    [one] { ruling-who } must play { $moves }.
   *[other] { ruling-who } must play one of these moves: { $moves }.
  }
ruling-remedy-lose = { $right ->
    [claim] { ruling-who } may not claim a draw on this move.
    [castling] { ruling-who } may not castle.
   *[touch-complaint] { ruling-who } can no longer claim a breach of the touch-move rule.
  }
ruling-remedy-count = An illegal move is counted against { ruling-who }.
ruling-remedy-offer = { ruling-who }’s draw offer is open.
ruling-remedy-offer-gone = { ruling-who }’s draw offer is no longer open.
ruling-remedy-next-period = The next period begins for { ruling-who }.
ruling-remedy-discretion = { $number ->
    [12.9] The arbiter must act; the measure is chosen under 12.9.
   *[other] The arbiter may take further measures under { $number }.
  }

## Facts

ruling-places-start = { $start ->
    [given] before the moves given
   *[true] at the start
  }
ruling-places = { $start ->
    [false] after { $after ->
        [1] { $last }
       *[other] { $moves } and { $last }
      }
   *[true] { ruling-places-start }{ $after ->
        [0] {""}
        [1] {" "}and after { $last }
       *[other] , after { $moves } and { $last }
      }
  }
ruling-fact-repetition = Appearances: { ruling-places }{ $mode ->
    [intended] ; { $intended } would bring the position about once more.
   *[current] .
  }
ruling-fact-unlike = The { $start ->
    [false] { $after ->
        [1] position { ruling-places } does
       *[other] positions { ruling-places } do
      }
   *[true] { $after ->
        [0] position { ruling-places } does
       *[other] positions { ruling-places } do
      }
  } not count: { $why ->
    [en-passant] { $move } en passant was possible then.
    [turn] the other player had the move then.
   *[castling] a castling right has been lost since.
  }
ruling-fact-en-passant-barred = { $move } en passant was not legal: the king on { $square } would have been in check from the { ruling-piece } on { $from }.
ruling-fact-quiet = { $count ->
    [one] One half-move
   *[other] { $count } half-moves
  } since the last capture or pawn move.
ruling-fact-helpmate = { ruling-who } could still mate: { $moves }.
ruling-fact-can-mate = { ruling-who } could still mate by some series of legal moves.
ruling-fact-no-mate = No series of legal moves leads to checkmate by { ruling-who }.
ruling-fact-undetermined = Whether { ruling-who } could still mate was not determined; it is taken as possible.
ruling-fact-time = { ruling-who } has { $time } left.
ruling-fact-on-move = { ruling-who } has the move.
ruling-fact-time-control = Time control: { $control } ({ $class ->
    [rapid] rapid
    [blitz] blitz
   *[standard] standard
  }).
ruling-fact-increment-clause = { $used ->
    [true] The event uses III.4.
   *[false] The event does not use III.4.
  }
ruling-fact-penalty = { $basis ->
    [rapid-as-standard] In rapid chess the Laws of { $edition } leave the penalty as it is in standard chess: two minutes ({ $numbers }).
    [rapid] In rapid chess the penalty is one minute, not two ({ $numbers }).
    [blitz] In blitz the penalty is one minute, not two ({ $numbers }).
    [blitz-as-standard] In blitz under the Competitive Rules the penalty is as in standard chess: two minutes ({ $numbers }).
    [regulations] In blitz under the Competitive Rules the penalty is { ruling-length } by the regulations of this event.
   *[standard] In standard chess the penalty is two minutes ({ $numbers }).
  }
ruling-fact-touched = Touched, in order: { $squares }.
ruling-fact-taken-back = The move is taken back; only the touch-move rule binds { ruling-who }.
ruling-fact-claim-is-offer = { ruling-who }’s claim is also a draw offer, which stays open until it is answered.
ruling-fact-only-move = The touch-move rule leaves only { $move }.
ruling-fact-counted-apart = { ruling-who }’s earlier illegal move does not count here: each player’s illegal moves are counted separately.
ruling-fact-fell-first = Both flags are down, but it is known that { ruling-who }’s fell first: that flag decides.
ruling-fact-made = Moves made: White { $white }, Black { $black }.
ruling-fact-completed = { ruling-who } has completed { $completed ->
    [one] one move
   *[other] { $completed } moves
  }; { $required ->
    [all] all the remaining moves had to be made in this period
   *[other] { $required } were required
  }.
ruling-fact-fault = { $fault ->
    [out-of-turn] The opponent has the move.
    [no-piece] There is no piece on the square.
    [opponents-piece] The piece is the opponent’s.
    [own-occupied] One of the player’s own pieces stands on the square.
    [own-occupied-by] The player’s own { ruling-piece } stands on { $from }.
    [geometry] The piece does not move like that.
    [geometry-of] A { ruling-piece } does not move like that.
    [jump] Another piece stands in the way.
    [jump-over] The { ruling-piece } on { $from } stands in the way.
    [king-captured] A king cannot be captured.
    [self-check] The player’s own king would be in check.
    [self-check-by] The king on { $square } would be in check from the { ruling-piece } on { $from }.
    [self-check-still] The king on { $square } would still be in check from the { ruling-piece } on { $from }.
    [pawn-ahead] A pawn moves straight ahead only onto empty squares.
    [pawn-diagonal] A pawn moves diagonally only to capture.
    [en-passant-late] A capture en passant is possible only at once, on the very next move.
    [castling-king-moved] The right to castle is lost: the king has moved.
    [castling-rook-moved] The right to castle is lost: the rook has moved.
    [castling-attacked] The king is attacked, or would cross or reach an attacked square.
    [castling-check] The king is in check from the { ruling-piece } on { $from }.
    [castling-through] The king would cross { $square }, which is attacked by the { ruling-piece } on { $from }.
    [castling-into] The king would land on { $square }, which is attacked by the { ruling-piece } on { $from }.
    [castling-blocked] A piece stands in the way of the king or the rook.
    [castling-blocked-by] The { ruling-piece } on { $from } stands in the way of the king or the rook.
   *[promotion-piece] A pawn cannot be promoted to that piece.
  }
ruling-fact-reading = { $count ->
    [0] “{ $text }” fits no legal move.
    [one] “{ $text }” fits one legal move: { $found }.
   *[other] “{ $text }” fits { $count } legal moves: { $found }.
  }
ruling-fact-twin = The { ruling-twin } on { $at } may not make this move: the king on { $square } would be in check from the { ruling-piece } on { $from }.
ruling-fact-gained = The increment that { ruling-who } has gained since the irregularity is taken back.
ruling-fact-counted = Illegal moves by { ruling-who }, including this one: { $count }.

## Touching and moving

ruling-touched = { $kind ->
    [own] { ruling-who } has touched one of the player’s own pieces and must move it.
    [own-unannounced] { ruling-who } has touched one of the player’s own pieces without announcing an adjustment, and must move it.
    [opponent] { ruling-who } has touched one of the opponent’s pieces and must capture it.
    [opponent-unannounced] { ruling-who } has touched one of the opponent’s pieces without announcing an adjustment, and must capture it.
    [both] { ruling-who } has touched pieces of both colours: one must capture the other; if that is illegal, the first piece touched that can be moved or captured decides.
    [castle] { ruling-who } has touched king and rook and must castle on that side.
    [castle-illegal] { ruling-who } has touched king and rook, but castling on that side is illegal: another king move must be made.
    [castle-free] { ruling-who } has touched king and rook; castling on that side is illegal and the king has no legal move: any legal move may be made.
    [rook-first] { ruling-who } has touched the rook first: castling on that side is barred on this move.
    [ruled] { ruling-who } has touched another piece, but is already bound by a ruling: what it demands must be played.
    [sealed] The sealed move is still in the envelope: whether { ruling-who } is bound by the touch is seen only when it is opened.
   *[none-possible] Nothing that { ruling-who } has touched can be moved or captured: any legal move may be made.
  }
ruling-adjusted = { $move ->
    [true] { ruling-who } has announced the adjustment: the touch creates no obligation.
   *[false] { ruling-who } does not have the move, and only the player having the move may adjust pieces. The touch creates no obligation.
  }
ruling-accident = The contact was clearly accidental: it creates no obligation.
ruling-touch-not-on-move = { ruling-who } does not have the move: the touch creates no obligation.
ruling-moved-against-touch = The touch obliged { ruling-who } to make a different move: this one has been made, but { ruling-opponent } may point out the breach until touching a piece.
ruling-moved-against-ruling = { ruling-who } was bound to make a different move: this one has been made, but { ruling-opponent } may point out the breach until touching a piece.
ruling-moved-on = The move has been made; { ruling-who } cannot change it any more.
ruling-out-of-turn = { ruling-who } does not have the move: nothing is made, and the piece is put back.
ruling-promotion-to-finish = The promotion has begun and must be finished on the square of promotion. The move is not made until the new piece stands there.
ruling-promotion-choice = The { $piece } has touched the square: the choice is final.
ruling-no-promotion = { $why ->
    [final] The promotion piece has been chosen: the choice cannot be changed any more.
    [bound] Another piece was touched before and can move: it must move, and no pawn is promoted.
   *[elsewhere] No pawn can be promoted to this piece on this square: it is no promotion.
  }
ruling-no-breach = No touch obliged { ruling-who } to make a different move: the complaint is unfounded.
ruling-breach = { ruling-who } was obliged to make a different move: this one is taken back.
ruling-breach-stands = { ruling-who } was obliged to make a different move, but the opponent has replied since: the move stands.
ruling-complaint-too-late = { ruling-who } has touched a piece since: it is too late to point out the breach.

## The ends

ruling-checkmate = { ruling-who } has given checkmate: the game is over at once.
ruling-stalemate = { ruling-who } has no legal move and is not in check: stalemate.
ruling-dead-position = Neither player can mate by any series of legal moves: the position is dead.
ruling-resignation = { ruling-who } has resigned: { ruling-opponent } wins.
ruling-resignation-unwinnable = { ruling-who } has resigned, but { ruling-opponent } cannot mate by any series of legal moves: draw.
ruling-agreement = { ruling-who } has accepted the open offer: the players have agreed to a draw.
ruling-agreement-too-early = A draw cannot be agreed before each player has made a move.
ruling-game-over = The game had already ended; nothing changes that.
ruling-game-over-seen = The game ended the moment this came about: the arbiter stops play and declares the result.

## Clock and flag

ruling-reply-before-press = { ruling-who } had the move as soon as the opponent’s move was made, whether or not the clock had been pressed.
ruling-completed-by-next = { ruling-who } has made the next move: the earlier one counts as completed.
ruling-late-press = { ruling-who } may press the clock even after the reply.
ruling-other-hand = The clock must be pressed with the hand that made the move; this is not an illegal move.
ruling-completed = { ruling-who }’s move is completed.
ruling-flag-unnoticed = A flag-fall that nobody has noticed does not count.
ruling-flag-loss = { ruling-who } has not completed the required moves in time: { ruling-opponent } wins.{ $unmade ->
    [true] {" "}The move begun on the board has not been made.
   *[false] {""}
  }
ruling-flag-unwinnable = { ruling-who } has not completed the required moves in time, but { ruling-opponent } cannot mate by any series of legal moves: draw.{ $unmade ->
    [true] {" "}The move begun on the board has not been made.
   *[false] {""}
  }
ruling-period-reached = { ruling-who } has completed the moves of the period: the flag-fall decides nothing.
ruling-flag-not-down = { ruling-who }’s flag has not fallen.
ruling-tipped = { ruling-who } acts on what an outsider has said, and this event does not admit such a claim. The arbiter may still see it himself.
ruling-player-stop = { ruling-who } may stop the clocks to call the arbiter.
ruling-stop-without-reason = { ruling-who } has stopped the clocks without a valid reason.
ruling-wrong-setting = The clocks are stopped and corrected; the arbiter judges how much time each player gets.
ruling-arrival-late = { $late-minutes ->
    [0] { $late-seconds ->
        [one] one second
       *[other] { $late-seconds } seconds
      }
   *[other] { $late-minutes ->
        [one] one minute
       *[other] { $late-minutes } minutes
      }{ $late-seconds ->
        [0] {""}
        [one] {" "}and one second
       *[other] {" "}and { $late-seconds } seconds
      }
  }
ruling-arrival-allowed = { $default-minutes ->
    [0] { $default-seconds ->
        [0] zero
        [one] one second
       *[other] { $default-seconds } seconds
      }
   *[other] { $default-minutes ->
        [one] one minute
       *[other] { $default-minutes } minutes
      }{ $default-seconds ->
        [0] {""}
        [one] {" "}and one second
       *[other] {" "}and { $default-seconds } seconds
      }
  }
ruling-default-time = { $kind ->
    [never] { ruling-who } has not come within the default time and loses.
   *[late] { ruling-who } has arrived { ruling-arrival-late } late; the default time is { ruling-arrival-allowed }: the game is lost.
  }
ruling-late-in-time = { $late ->
    [0] { ruling-who } has arrived in time.
   *[other] { ruling-who } has arrived { ruling-arrival-late } late; the default time is { ruling-arrival-allowed }, so the game is not lost{ $side ->
        [white] . White’s clock has been running since the start.
       *[black] .
      }
  }
ruling-too-late = { $outcome ->
    [both-lose] Neither player was at the board within the default time: both lose.
   *[other] One player was not at the board within the default time and loses.
  }
ruling-both-absent = Neither player was there at the start: White loses the time up to the arrival.

## Illegal moves and other irregularities

ruling-illegal-unpressed = { $unfinished ->
    [true] The clock has not been pressed: the promotion can still be finished.
   *[false] The clock has not been pressed: no illegal move is completed.
  }
ruling-two-hands-unpressed = Two hands were used, but the clock has not been pressed: no illegal move is completed.
ruling-illegal-move = { ruling-who } has completed { $number ->
    [first] a first illegal move.
   *[second] a second illegal move: the game is decided.
  }
ruling-promotion-unfinished = { ruling-who } has pressed the clock without replacing the pawn: it becomes a queen. This is { ruling-who }’s { $number ->
    [first] first illegal move.
   *[second] second illegal move: the game is decided.
  }{ $end ->
    [mate] {" "}The queen that 7.5.2 puts on the board gives checkmate: the illegal move is counted, but the opponent has no legal move left. The game is over, and extra time no longer matters.
    [stalemate] {" "}The queen leaves the opponent without a legal move: stalemate. The illegal move is counted, but the game is over, and extra time no longer matters.
   *[none] {""}
  }
ruling-press-without-move = { ruling-who } has pressed the clock without making a move. This is { ruling-who }’s { $number ->
    [first] first illegal move.
   *[second] second illegal move: the game is decided.
  }
ruling-press-accidental = { ruling-who } pressed the clock by accident: this is a distraction at most, not an illegal move. { $standing ->
    [open] { ruling-who } still has the move.
    [penalised] The illegal move is struck out and the time given for it is taken back; { ruling-who } still has the move.
    [timed] The illegal move is struck out; the times that the arbiter has stated stay, and { ruling-who } still has the move.
   *[decided] The illegal move is struck out and the game goes on; { ruling-who } still has the move.
  }
ruling-two-hands = { ruling-who } has used two hands for one move. This counts as { ruling-who }’s { $number ->
    [first] first illegal move; the move stands.
   *[second] second illegal move: the game is decided.
  }
ruling-flag-after-illegal = The illegal move is dealt with first: { ruling-who }’s clock should not have been running, so the flag does not count.
ruling-flag-void = { ruling-who }’s clock should not have been running when the flag fell: the flag does not count.
ruling-no-illegal-move = { $dealt ->
    [true] Every illegal move that has been completed has already been dealt with.
   *[false] No illegal move has been completed.
  }
ruling-last-identifiable = The position just before the irregularity cannot be determined: play goes on from the last identifiable position.
ruling-illegal-too-late = { $press ->
    [true] The next move has been made: it is too late to point out that the clock was pressed without a move.
   *[false] The next move has been made: the illegal move stands.
  }
ruling-illegal-position = The arbiter has not seen how the position arose: he waits until the next move is completed.
ruling-still-illegal = { $still ->
    [true] The position is still illegal: draw.
   *[false] The position is no longer illegal: play goes on.
  }
ruling-initial-position = { $early ->
    [true] Ten moves have not yet been completed by each player, and the initial position was wrong: the game is cancelled.
   *[false] The initial position was wrong: the game is cancelled.
  }
ruling-board-orientation = { $early ->
    [true] Ten moves have not yet been completed by each player: the position is transferred to a board placed correctly, and play goes on.
   *[false] The position is transferred to a board placed correctly; play goes on.
  }
ruling-colours-reversed = The players have not both made ten moves: the game with reversed colours is stopped.
ruling-colours-kept = Each player has made at least ten moves: the game goes on.
ruling-displaced = { ruling-who } must restore the position in { ruling-who }’s own time.
ruling-displaced-found = The position before the displacement is set up again.
ruling-set-up-accepted = { $fault ->
    [initial-position] Each player has completed ten moves: it is too late to object to the set-up of the pieces.{ $king ->
        [true] {" "}A king that stood wrongly may not castle.
       *[false] {""}
      }
   *[board-orientation] Each player has completed ten moves: it is too late to object to the placing of the board.
  }
ruling-clock-accepted = Each player has completed ten moves: the setting of the clock is not changed unless the schedule would suffer.
ruling-schedule = { $suffers ->
    [true] The schedule would suffer: the clocks are stopped and the setting is put right; the arbiter judges how much time each player gets.
   *[false] The schedule would not suffer: the setting of the clock stays as it is.
  }

## Recording

ruling-recording-waived = { ruling-who } has had less than five minutes left in this period and need not record any more.
ruling-recording-duty = { ruling-who } must record the moves.
ruling-no-recording = { ruling-who } need not record the moves.
ruling-signed = { $kind ->
    [none] No result has been reached or named: { ruling-who }’s signature settles nothing.
    [one] { ruling-who } alone has signed { $result }; a result stands when both players have signed it.
    [apart] The players have signed different results: neither of them stands.
    [ruled] Both players have signed { $result }, but the arbiter has ruled on the result of this game: his decision stands.
   *[both] Both players have signed { $result }: this result stands, unless the arbiter decides otherwise.
  }
ruling-dispute-found = { $over ->
    [true] The arbiter finds that the game had ended; as long as the sheets differ, he must still find how.
   *[false] The arbiter finds that no result was reached: the game goes on from the position on the board.
  }
ruling-decided-otherwise = { $kind ->
    [stands] The arbiter lets the signed result { $result } stand.
    [own] The arbiter decides otherwise than was signed: the result that the game had ended by counts.
   *[open] The arbiter decides otherwise than was signed: the game had not ended and goes on.
  }

## Draw offers and claims

ruling-offer = { $when ->
    [sealed] { ruling-who } has offered a draw after sealing: the offer stays open until { ruling-opponent } accepts or rejects it.
    [proper] { ruling-who } has offered a draw at the proper time.{ $noted ->
        [true] {" "}Both players note it as (=).
       *[false] {""}
      }
   *[improper] { ruling-who } has offered a draw, but not at the proper time. The offer is valid all the same.
  }
ruling-offer-barred = The regulations do not allow a draw by agreement here: the offer needs the arbiter’s consent.
ruling-offer-withdrawal = An offer cannot be taken back.
ruling-offer-rejected = { ruling-who } has rejected the offer.
ruling-offer-rejected-by-touch = By touching a piece { ruling-who } has rejected the offer.
ruling-nothing-to-accept = { $barred ->
    [true] The regulations do not allow a draw by agreement here, so the claim is no offer that { ruling-who } could accept.
   *[false] There is no open offer that { ruling-who } could accept.
  }
ruling-agreement-barred = The regulations do not allow a draw by agreement here: without the arbiter’s consent nothing is agreed.
ruling-consent = { $given ->
    [true] The arbiter consents: the draw is agreed.
   *[false] The arbiter does not consent: the offer has no effect, and play goes on.
  }
ruling-consent-beforehand = The arbiter consents: the offer may be accepted.
ruling-threefold = { $right ->
    [true] The claim is correct: the position { $mode ->
        [intended] would appear
       *[current] has appeared
      } for the { $count ->
        [3] third
        [4] fourth
       *[other] { $count }th
      } time.
   *[false] The claim is incorrect: { $why ->
        [unwritten] { $move } was not written down before the claim.
        [unshown] nothing was shown by which it could be checked.
       *[count] { $mode ->
            [intended] with { $move } the position would have appeared
           *[current] the position has appeared
          } { $count ->
            [one] only once.
           *[other] only twice.
          }
      }
  }
ruling-white-moves = { $white ->
    [one] one move
   *[other] { $white } moves
  }
ruling-fifty = { $right ->
    [true] The claim is correct: { $mode ->
        [intended] with { $move } { $same ->
            [true] each player would have made { ruling-white-moves }
           *[false] White would have made { ruling-white-moves } and Black { $black }
          }
       *[current] { $same ->
            [true] each player has made { ruling-white-moves }
           *[false] White has made { ruling-white-moves } and Black { $black }
          }
      } without a pawn move or a capture.
   *[false] The claim is incorrect: { $why ->
        [unwritten] { $move } was not written down before the claim.
        [unshown] nothing was shown by which it could be checked.
       *[count] { $count ->
            [0] { $mode ->
                [intended] with { $move } the count of moves without a pawn move or a capture begins anew.
               *[current] the count of moves without a pawn move or a capture stands at zero.
              }
           *[other] { $mode ->
                [intended] with { $move } { $same ->
                    [true] each player would have made { ruling-white-moves }
                   *[false] White would have made { ruling-white-moves } and Black { $black }
                  }
               *[current] { $same ->
                    [true] each player has made { ruling-white-moves }
                   *[false] White has made { ruling-white-moves } and Black { $black }
                  }
              } without a pawn move or a capture; fifty by each are needed.
          }
      }
  }
ruling-claim-illegal-move = The claim is incorrect: { $move } is not a legal move.{ $rest ->
    [other] {" "}Another move with the same piece must be made.
    [none] {" "}The same piece has no legal move, so any legal move may be made.
   *[any] {" "}Any legal move may be made.
  }
ruling-claim-bound = The claim is incorrect: another move must be made, and { $move } can no longer be played.
ruling-claim-irregular = The position on the board cannot have arisen by legal moves: it does not count as an appearance, and the claim is incorrect.
ruling-claim-not-on-move = { $late ->
    [true] { ruling-who } has already made the move: the claim had to come before it, with the move written down.
   *[false] { ruling-who } does not have the move and cannot claim now.
  } { $penalised ->
    [true] Such a claim is treated as incorrect.
   *[false] The claim is rejected.
  }
ruling-claim-right-lost = { ruling-who } has touched a piece and lost the right to claim on this move. { $penalised ->
    [true] Such a claim is treated as incorrect.
   *[false] The claim is rejected.
  }
ruling-claim-from-screen = { $penalised ->
    [true] A claim cannot be based on a screen alone: it is treated as incorrect.
   *[false] A claim cannot be based on a screen alone: it is not admissible.
  }
ruling-claim-not-written = The intended move must first be written down: { ruling-who } is asked to make the claim properly.
ruling-claim-before-opening = The sealed move has not been opened: { ruling-who } has no known position to claim on, and the claim cannot be examined. It may be made when the sealed move is on the board.
ruling-claim-waits = { ruling-opponent } must press the clock first; after that { ruling-who } may claim.
ruling-claim-withdrawal = A claim cannot be withdrawn.
ruling-fivefold = The position has appeared five times: the game is drawn without a claim.
ruling-seventyfive = Seventy-five moves by each player without a pawn move or a capture: the game is drawn without a claim.
ruling-not-fivefold = The position has appeared { $count ->
    [1] once
    [2] twice
    [3] three times
    [4] four times
   *[other] { $count } times
  }; five appearances are needed.
ruling-not-seventyfive = { $same ->
    [true] Each player has made { $white } moves
   *[false] White has made { $white } moves and Black { $black }
  } without a pawn move or a capture; seventy-five by each are needed.

## Games without increment (Guidelines III)

ruling-quickplay-not-announced = Guidelines III were not announced beforehand: they do not apply here.
ruling-quickplay-out-of-scope = { $why ->
    [blitz] Guidelines III are not for blitz: they do not apply here.
    [increment] Guidelines III are only for games without an increment: they do not apply here.
   *[period] Guidelines III apply only when all the remaining moves must be made in the time that is left: { ruling-who } cannot rely on them yet.
  }
ruling-both-flags = { $period ->
    [last] Both flags are down and nobody can tell which fell first: draw.
   *[earlier] Both flags are down and nobody can tell which fell first; it is not the last period: play goes on.
  }
ruling-increment-request = { ruling-who } may ask for an increment; the request is a draw offer.
ruling-increment-not-available = { ruling-who } may not make this request: { $why ->
    [increment-unused] it exists only where the event uses III.4.
    [move] only the player having the move may.
   *[time] it requires less than two minutes on the clock.
  }
ruling-increment-decision = { $agreed ->
    [true] The arbiter grants the increment; { ruling-opponent } gets two extra minutes.
   *[false] The arbiter does not grant the increment: nothing changes.
  }
ruling-quickplay-claim = { ruling-who } may make this claim; the arbiter decides.
ruling-quickplay-not-available = { ruling-who } may not make this claim: { $why ->
    [increment-instead] where the event uses III.4, an increment is asked for instead.
    [increment-first] the increment of III.4 must first be asked for and refused.
    [move] only the player having the move may.
   *[time] it requires less than two minutes on the clock.
  }
ruling-quickplay-decision = { $decision ->
    [agree] The arbiter agrees with the claim: draw.
    [postpone] The arbiter postpones the decision: play goes on.
   *[reject] The arbiter rejects the claim{ $timed ->
        [true] : the opponent is entitled to two extra minutes.
       *[false] .
      }
  }
ruling-claim-right-by-board = The finding goes against the board: the claim is right, draw.
ruling-postponed-flag = { $postponed ->
    [true] The decision on the claim was postponed: the arbiter now makes it.
   *[false] The claim was made before the flag fell: the arbiter decides on it first.
  } If the claim fails, the fall of { ruling-who }’s flag decides.
ruling-unsupervised-claim = { $proved ->
    [true] The claim concludes the game; the designated arbiter decides.
   *[false] The claim concludes the game, but not everything the clause requires (position, scoresheet) has been supplied; the designated arbiter decides.
  }
ruling-unsupervised-not-available = { ruling-who } may not make this claim yet: { $why ->
    [move] by the regulations only the player having the move may.
   *[time] it requires less than two minutes on the clock.
  }
ruling-concluded = { $kind ->
    [postponed] The decision has not been taken yet: until then the game has no result.
   *[late] { ruling-who }’s claim has concluded the game: only the designated arbiter’s finding decides it now.
  }
ruling-referral = { $found ->
    [upheld] The designated arbiter upholds the claim: draw.
    [unproved] The finding goes against the clause: without everything it requires (position, scoresheet) the claim cannot be upheld, and { ruling-who } has lost.
   *[rejected] The designated arbiter does not uphold the claim. The game was concluded by it, so { ruling-who } has lost.
  }

## Adjourned games (Guidelines I)

ruling-order-to-seal = { ruling-who } has the move and must seal it.
ruling-sealed = { $kind ->
    [not-to-seal] { ruling-who } may not seal now: only the player having the move seals.
    [too-late] The clocks have been stopped: the sealed move cannot be changed any more.
    [changed] Until the clocks are stopped, { ruling-who } may change the sealed move; now it is “{ $written }”.
    [on-board] { ruling-who } has written “{ $written }”; the move made on the board is the sealed move, whatever is written.
   *[sealed] { ruling-who } has sealed “{ $written }”. What the envelope must show is listed in I.2.
  }
ruling-sealed-on-board = { ruling-who } must write the move made on the board; that move stands as the sealed move.
ruling-sealed-already = The clocks have been stopped: { ruling-who }’s move is in the envelope. The move on the board is void and is taken back.
ruling-early-adjournment = { $allowed ->
    [true] { ruling-who } adjourns early: the time to the end of the session is deducted from his clock.
   *[false] Only the player having the move may adjourn early.
  }
ruling-seal-closed = { $on-board ->
    [true] The clocks are stopped: the sealed move is the one made on the board.
   *[false] The clocks are stopped: the sealed move is “{ $written }”.
  }
ruling-sealed-move = “{ $written }” fits exactly one legal move: it is made on the board.
ruling-sealed-was-on-board = The sealed move is already on the board.
ruling-nothing-to-open = No sealed move is waiting: there is nothing to open.
ruling-envelope-stays-closed = { ruling-who } must reply and is absent: the envelope is not opened.
ruling-sealed-ambiguous = “{ $written }” fits several legal moves ({ $found }) and is ambiguous: { ruling-who } has lost.
ruling-sealed-illegal = “{ $written }” is not a legal move: { ruling-who } has lost.
ruling-sealed-unintelligible = What “{ $written }” means cannot be established: { ruling-who } has lost.
ruling-sealed-unwinnable = { $why ->
    [ambiguous] “{ $written }” fits several legal moves ({ $found }) and is ambiguous
    [illegal] “{ $written }” is not a legal move
   *[unintelligible] No move that can be established is written
  }, but { ruling-opponent } cannot mate by any series of legal moves: draw.
ruling-replier-present = { ruling-who } must reply and is present: the envelope is opened; a valid sealed move is made on the board, and { ruling-who }’s clock is started.
ruling-sealer-absent = The player who sealed is absent: { ruling-who } may seal the reply in a new envelope and start the opponent’s clock.
ruling-replier-absent = { $arrives ->
    [true] { ruling-who }, who must reply, has arrived { ruling-arrival-late } late: { ruling-who }’s clock has been running since the resumption, and only now may the envelope be opened.
   *[false] { ruling-who } must reply and is absent: { ruling-who }’s clock runs and the envelope stays closed.
  }
ruling-late-for-resumption = { $kind ->
    [late] { ruling-who } has arrived { ruling-arrival-late } late; the default time is { ruling-arrival-allowed }: the game is lost, since the sealed move has not ended it.
    [never] { ruling-who } has not come within the default time and loses, since the sealed move has not ended the game.
   *[other] A player who arrives after the default time loses, unless the sealed move has ended the game.
  }
ruling-late-after-end = The sealed move has ended the game: arriving after the default time does not matter.
ruling-both-absent-at-resumption = Neither player was there: { ruling-who }, who must reply, loses the time up to his arrival.
ruling-envelope-lost = The envelope is lost: the game goes on from the adjourned position with the recorded times.
ruling-position-unknown = The position cannot be restored: the game is annulled and a new one is played.
ruling-stated-move = { $possible ->
    [true] { ruling-who } plays the move which, according to him, was sealed.
   *[false] “{ $move }” is not a legal move in the adjourned position: { ruling-who } must state a move that can be played.
  }
ruling-move-stated = { $asked ->
    [true] { ruling-who } names “{ $move }”.
   *[false] Nobody has asked { ruling-who } which move is meant: the words bind nobody.
  }
ruling-clock-reading = { $corrected ->
    [true] The error was pointed out before the first move: the clock is corrected.
   *[false] { ruling-who } has already made a move: the reading stands, unless the arbiter decides otherwise.
  }
ruling-clock-reading-none = No evident defect has been shown, and without one what the clock shows is conclusive; an arbiter who finds a defect replaces the clock and judges the times.
ruling-clock-reading-decision = { $agreed ->
    [true] The arbiter has the clock corrected.
   *[false] The arbiter lets the reading stand.
  }
ruling-ended-before-resumption = The game has ended before its resumption; what the envelope holds does not matter.

ruling-finding-unasked = Nothing is open that the arbiter would have to decide: the decision changes nothing.
ruling-stated-times = The arbiter sets the clocks by his best judgement: White { $white }, Black { $black }.
ruling-stop-decided = { $valid ->
    [true] The arbiter finds that { ruling-who } had a valid reason to stop the clocks; he decides when they are restarted.
   *[false] The arbiter finds that { ruling-who } had no valid reason to stop the clocks.
  }
ruling-nothing-touched = No piece stands on { $square }: nothing has been touched.
ruling-nothing-displaced = No piece stands on these squares: nothing has been displaced.
ruling-condition = { $void ->
    [true] No condition can be attached to a draw offer; by the regulations such an offer is void.
   *[false] No condition can be attached to a draw offer: it is void, and the offer stands without it.
  }
ruling-dispute = { $offer ->
    [none] { ruling-who } disputes the claim; no offer is open.
    [open] { ruling-who } disputes the claim. That does not reject the draw offer in it, which stays open.
   *[gone] { ruling-who } disputes the claim; by the regulations that rejects the draw offer in it.
  }
ruling-sealed-empty = No move was written down: { ruling-who } has lost.
ruling-envelope-checked = { $count ->
    [0] The envelope shows everything it must.
    [one] One item is missing on the envelope; it has to be added.
   *[other] { $count } items are missing on the envelope; they have to be added.
  }
ruling-fact-missing = { $item ->
    [names] Missing: the names of the players.
    [position] Missing: the position just before the sealed move.
    [times] Missing: the times used by the players.
    [sealer] Missing: the name of the player who sealed.
    [move-number] Missing: the number of the sealed move.
    [offer] Missing: the draw offer, which is still open.
   *[resumption] Missing: date, time and place of the resumption.
  }

## What is not found yet, and what has no effect

ruling-see-also = See also { $numbers }
ruling-flag-stopped = The clocks are stopped: { ruling-who }’s clock was not running, so no flag has fallen.
ruling-illegal-released = { ruling-who } has made a move that is not legal. The clock has not been pressed: it is not completed, and there is no penalty.
ruling-illegal-unfound = { $kind ->
    [move] { ruling-who } has completed an illegal move.
    [promotion] { ruling-who } has left a pawn on the last rank and pressed the clock.
    [unfinished] { ruling-who } has pressed the clock without finishing the move.
    [hands] { ruling-who } has used both hands for one move and pressed the clock.
   *[press] { ruling-who } has pressed the clock without making a move.
  } Nobody has pointed it out so far{ $simplified ->
    [true] {" "}(possible until the opponent’s next move is made).
   *[false] {" "}(possible as long as the game lasts).
  }
ruling-irregular-answered = { $kind ->
    [press] The opponent has replied to { ruling-who }’s press without a move: it is too late to object, the turn has passed.
   *[move] { $stands ->
        [true] The opponent has replied to { ruling-who }’s illegal move: it stands.
       *[false] The opponent has replied to { ruling-who }’s illegal move, which is not completed: it can still be put right.
      }
  }
ruling-illegal-answered-found = { $stands ->
    [true] { ruling-who }’s illegal move was answered before it was completed: at this event it stands.
   *[false] { ruling-who }’s illegal move was answered, but never completed: the position before it is set up again, without a penalty.
  }
ruling-invited = { ruling-who } does not have the move, but the opponent’s pressing of the clock invited the reply: it is taken back, and { ruling-who } is not at fault.
ruling-breach-not-seen = At this event the arbiter acts on touch-move in this kind of game only when a player complains.
ruling-position-left = The arbiter has not seen how this position arose. It is neither both kings in check nor a pawn on the last rank: he keeps out of it, and only the opponent may claim, before his next move.
ruling-cause-unknown = No legal moves lead to this position. The arbiter stops the clocks and looks for the cause: the game goes on from the position before the illegal move, or from the last one that is certain, and whoever made the illegal move is penalised.
ruling-position-in-order = The arbiter sees no such position on the board.
ruling-awaited = { ruling-who } is not there yet; the game is lost only after the default time.
ruling-lateness-excused = The arbiter decides otherwise: the game is played.
ruling-stop-unexplained = { ruling-who } has stopped the clocks; the reason has not been given yet.
ruling-claim-which-move = { $again ->
    [true] That is none of the moves that the written text can mean: the arbiter asks again.
   *[false] “{ $move }” fits more than one legal move: the arbiter asks { ruling-who } which is meant.
  }
ruling-claim-unchecked = { ruling-who }’s claim stands and cannot be withdrawn; the arbiter checks it while the clocks are stopped.
ruling-nothing-to-check = There is no open claim to check.
ruling-ordinary = { $kind ->
    [move] The move is made: the opponent has the move.
    [fifty] The move is made. Fifty moves by each without a pawn move or a capture: the opponent, who has the move, may claim a draw; without a claim play goes on.
    [threefold] The move is made. The position has come up for at least the third time: the opponent, who has the move, may claim a draw; without a claim play goes on.
    [press] There is nothing to press: the last move was completed before.
    [press-done] The clock is pressed.
    [touch] The touch changes nothing.
    [play-on] Play goes on; nothing is to be ruled on.
    [present] A player who is present does not lose by forfeit.
    [absent] To be absent at the resumption is not yet to lose: the default time decides.
    [promotion] The pawn is taken off after its new piece was put down: either order is allowed.
    [write] The move is on the scoresheet.
    [decline] There is no open offer to decline.
    [stop] The arbiter may stop the clocks.
    [find] There is nothing to decide.
   *[other] It changes nothing in the game.
  }

## Conduct, penalties, scoresheets, helpers

ruling-actor = { $side ->
    [white] White
    [black] Black
    [both] Both players
   *[outsider] An outsider
  }
ruling-conduct = { $kind ->
    [device] { ruling-actor } { $side ->
        [both] lose
       *[white] loses
      } the game: a player must not carry an unauthorised electronic device, silent or ringing, whatever the position
    [device-approved] The arbiter has approved the device
    [device-bag] A device that is completely switched off may be in the bag
    [device-bag-on] A device in the bag must be completely switched off; the arbiter chooses a penalty
    [device-bag-barred] The regulations do not allow a device in the bag; the arbiter chooses a penalty
    [device-milder] For the device the regulations have a milder penalty than the loss of the game
    [device-both] Both have a device; the arbiter decides
    [leave-venue] A player may not leave the playing venue without the arbiter’s permission
    [leave-area] The player having the move may not leave the playing area without permission
    [leave-unreported] At this event whoever leaves the playing area must report it to the arbiter
    [leave-reported] Leaving was reported to the arbiter
    [leave-permitted] The arbiter has permitted it
    [leave-free] While the opponent has the move, a player may leave the playing area
    [admit-person] Nobody may be let into the playing area without permission
    [admit-permitted] The arbiter has permitted the visitor
    [use-bag] A bag that holds a device may not be used without permission, whoever it belongs to
    [bag-permitted] The arbiter has permitted the use of the bag
    [notes] Notes are forbidden during play
    [advice] Advice is forbidden during play
    [analyse] Analysing on another board is forbidden during play
    [smoke] Smoking is allowed only in the place set aside for it
    [smoke-designated] The place is set aside for smoking
    [distract] The opponent must not be disturbed in any way
    [disrepute] A player must do nothing that harms the good name of chess
    [refuse-inspection] The arbiter may inspect clothes and bags; whoever refuses is penalised
    [refuse-help] Players must help to reconstruct the game and to check a claim
    [clock-hover] Nobody may keep a finger on the clock
    [clock-handling] The clock must be handled properly: nobody may press it forcibly, pick it up, press it before moving or knock it over
    [move-again] The opponent has the move: the piece is put back, and no move was made
    [move-in-turn] It is that player’s turn
    [refuse] Refusing to obey the Laws is penalised; only persistent refusal loses the game
    [refuse-persistently] { ruling-actor } loses the game by persistently refusing to obey the Laws; here the opponent gets { $score ->
        [named] the score that the arbiter names
       *[win] the score of a win
      }
    [refuse-ask] { ruling-actor } loses the game by persistently refusing to obey the Laws; the arbiter still has to name the opponent’s score
    [refuse-both] Both persistently refuse to obey the Laws: both lose
    [spectator-free] Whoever has finished is a spectator and may do so
    [spectator] The game is over: whoever has finished is a spectator, and the result stands
    [phone-permitted] The arbiter has permitted it
    [outsider-phone] Nobody may use a phone in the playing venue without permission
    [assistant-beyond] An assistant may do no more than Appendix D allows; advice and unasked information are forbidden
   *[interfere] Nobody may speak about a game in progress or interfere with it; the arbiter may be told
  }.
ruling-score-impossible = Only the scores of a win, a draw or a loss can be given, and no more in total than usual: that score is not possible.
ruling-opponent-score = The arbiter decides the score of { $side ->
    [white] White
   *[black] Black
  }.
ruling-inquiry = { $kind ->
    [law] The arbiter explains what the Laws say, not what to play
    [move-count] The arbiter does not say how many moves have been made
    [advice] The arbiter does not say which moves are possible
    [blank] A scoresheet is given on request
    [clock-side] The arbiter decides before the game where the clock stands
    [no-record] There is no record kept by the arbiter to look at
    [record-not-on-move] { ruling-actor } does not have the move, and only the player having the move may ask for the record
    [record] The record is shown while the clocks run, but at most five times in a game
   *[record-too-often] Asking more than five times disturbs the opponent
  }.
ruling-appeal = { $open ->
    [true] The decision may be appealed; until the appeal is heard, the decision stands
   *[false] The regulations allow no appeal
  }.
ruling-when-over = { $booked ->
    [true] when the game ends,{" "}
   *[false] {""}
  }
ruling-penalty = Penalty for { $on ->
    [white] White
    [black] Black
    [both] both players
   *[outsider] an outsider
  }: { $kind ->
    [warning] a warning
    [add-time] time is added for the opponent
    [cut-time] time is taken off the offender’s clock
    [cut-time-rest] the offender does not have that much: { $floor } s remain on his clock
    [raise-points] { ruling-when-over }the opponent gets the score of a win, the offender that of a loss
    [cut-points] { ruling-when-over }the offender’s score is lowered; the opponent keeps his own
    [loss] the game is declared lost; the arbiter decides the opponent’s score
    [fine] a fine that was announced beforehand
    [rounds] exclusion from coming rounds; this game goes on
    [expulsion] expulsion from the event
   *[remove-from-venue] the person is removed from the playing venue
  }.
ruling-penalty-void = The penalty has no effect: { $why ->
    [target] it cannot fall on that person
    [over] the game is over
    [sum] the two players cannot both get the score of a win
    [no-result] there is no result
    [highest] the opponent has the highest score already
    [no-score] only the scores normally given are possible
    [not-lower] the new score would not be lower
   *[unannounced] fines were not announced beforehand
  }.{ $kind ->
   *[other] {""}
  }
ruling-disturbance = { $what ->
    [alarm] The clocks are stopped because of the alarm; the arbiter may give time.
   *[other] The clocks are stopped because of the disturbance; the arbiter may give time.
  }
ruling-extra-time = { $disturbed ->
    [true] Time is given for the outside disturbance: { $to ->
        [white] to White
        [black] to Black
       *[both] to both players
      }.
   *[false] There was no disturbance from outside: no time is added.
  }
ruling-report = { $to ->
    [player] Nobody may tell a player: only the arbiter may be informed. The Laws do not say whether the player may act on it; that is left to the regulations of the event and the arbiter’s judgement. { $bars ->
        [true] At this event a claim that rests on it is not accepted.
       *[false] Where they say nothing, the players keep their rights.
      }
   *[arbiter] The arbiter may be informed; { $what ->
        [flag] he looks at the clocks himself
       *[other] he looks for himself
      }.
  }
ruling-arbiter-speaks = { $allowed ->
    [true] { $what ->
        [law] The arbiter explains the Laws.
       *[other] A flag has fallen: now the arbiter may name the number of moves.
      }
   *[false] The arbiter may not say that to a player; nothing changes in the game.
  }
ruling-keeps-out = { $what ->
    [threefold] The third occurrence needs a claim: the arbiter keeps out
    [fifty] Fifty moves need a claim: the arbiter keeps out
    [dead-position] The position is not dead: mate is still possible
    [flag] No flag has fallen
   *[press-forgotten] Pressing the clock is the player’s own affair: the arbiter keeps out
  }.
ruling-seen-not-recording = { $bound ->
    [true] { ruling-actor } must record; the arbiter acts without a claim
   *[false] { ruling-actor } need not record
  }.
ruling-sheet = { $what ->
    [hide] The scoresheet must stay visible to the arbiter
    [notes] Only moves, times, offers and claims belong on the scoresheet
    [times] The clock times may be written on the scoresheet
    [other-notation] By the preamble of Appendix C moves are recorded in algebraic notation: the arbiter must warn { $side ->
        [white] White
        [black] Black
       *[both] both players
      }, and a sheet kept in any other notation is no evidence
    [take-away] The scoresheets belong to the organiser
    [defect] The arbiter replaces the scoresheet
    [refuse] { $allowed ->
        [true] { ruling-actor } need not record the moves
       *[false] { ruling-actor } must record the moves
      }
    [update] The scoresheet is brought up to date
    [borrow] { $allowed ->
        [true] The opponent’s sheet may be used, and is given back before the move
       *[false] The opponent’s sheet may be borrowed only after a flag has fallen, by the player having the move
      }
   *[return] The opponent’s sheet is given back
  }.
ruling-sheet-behind = { $kind ->
    [outdated] { ruling-actor } must bring the scoresheet up to date before moving a piece
   *[behind] { ruling-actor } must record the previous move before making the next one
  }.
ruling-count-unknown = { $side ->
    [white] White’s flag has fallen
   *[black] Black’s flag has fallen
  }{ $behind ->
    [white] : Black’s scoresheet shows how many moves were completed, and White brings White’s own up to date before moving a piece, on White’s time.
    [black] : White’s scoresheet shows how many moves were completed, and Black brings Black’s own up to date before moving a piece, on Black’s time.
   *[both] {" "}and nobody knows how many moves were completed: the game is reconstructed on a second board, with the clocks stopped.
  }
ruling-sheets-outdated = { $side ->
    [both] { ruling-actor } bring their scoresheets up to date before a piece is moved, with the clocks stopped
   *[other] { ruling-actor } brings the scoresheet up to date in the player’s own time before moving a piece
  }.
ruling-nothing-to-reconstruct = There is nothing to reconstruct.
ruling-reconstructed = { $kind ->
    [short] { $completed } of { $required } moves were completed: { $side ->
        [white] White has
       *[black] Black has
      } exceeded the time
    [made] { $completed } moves were completed, { $required } were needed: the game goes on
   *[impossible] Nothing shows that too few moves were completed: the next move is the first of the following period
  }.
ruling-written = { ruling-actor }’s “{ $text }” { $quality ->
    [correct] is written as it should be
    [acceptable] is longer than it need be, but accepted
    [deficient] lacks something: { $missing ->
        [piece] the letter of the piece
        [file] the file of departure
        [rank] the rank of departure
        [promotion] the new piece
        [draw-offer] the sign (=) of the draw offer
       *[square] the square of arrival
      }. The move on the board counts
    [wrong] means another move or none; the move on the board counts
   *[unreadable] cannot be read; the move on the board counts
  }.
ruling-written-before = { $kind ->
    [claim] The move is written down for a claim or to be sealed, as it must be
   *[advance] { ruling-actor } has written the move down before making it, which is allowed only to claim a draw or to seal the move. The move itself, once made, is valid
  }.
ruling-recorded = { ruling-actor }’s move is recorded.
ruling-aperture = { $kind ->
    [felt] Feeling the pieces creates no obligation: a piece is touched when it is taken out of its aperture
    [taken-out] { ruling-actor } has taken the piece out of its aperture, so it is touched
   *[sighted] The usual rules apply to the sighted player
  }.
ruling-unannounced = { $kind ->
    [placed] The move is made only when { ruling-actor } has announced it
   *[pressed] { ruling-actor } has not announced the move: the opponent’s clock must not run, and the time lost is given back
  }.
ruling-announced = { $kind ->
    [move] { ruling-actor } has announced the move and so made it
    [slip] The announcement differs from the board; it can be corrected before the opponent’s clock runs
    [corrected] The slip of the tongue is corrected in time
    [repeated] Moves are announced and repeated
    [castling] Castling is announced
   *[word] Words bind nobody; what is done with the pieces counts
  }.
ruling-boards-differ = { $kind ->
    [agree] { $side ->
        [white] White adjusts the board
        [black] Black adjusts the board
       *[both] Whoever placed the move wrongly adjusts the board
      }; the clocks stay as they are
    [one-board] There are no two boards in this game
    [unknown] The scores differ: the arbiter finds up to which move they agree
   *[differ] Play goes back to where the scores agree, and the arbiter sets the clocks
  }.
ruling-assistant = { $kind ->
    [accepted] The assistant is accepted{ $adjusts ->
        [true] , and the arbiter adjusts the clock
       *[false] {""}
      }
    [not-accepted] An assistant must be acceptable to the arbiter
    [not-blind] Neither player is visually disabled
    [opponent-has-one] The sighted player may have an assistant only if the opponent uses none
   *[disabled] { ruling-actor }’s assistant is accepted; a disability never costs time
  }.
ruling-assistant-claims = { $allowed ->
    [true] The assistant speaks for the visually disabled player
   *[false] That is for the players to point out; the arbiter may be informed
  }.
ruling-chess960-castling = { $kind ->
    [double] { ruling-actor }’s king and rook both move to their castling squares
    [transpose] { ruling-actor }’s king and rook change places
    [king-only] Only { ruling-actor }’s king moves; the rook already stands on its castling square
    [rook-only] Only { ruling-actor }’s rook moves; the king already stands on its castling square
   *[illegal] { ruling-actor } cannot castle on that side
  }.
ruling-chess960-start = { $kind ->
    [king-between] In Chess960 the king stands between the rooks
    [bishops] In Chess960 the bishops stand on squares of opposite colours
    [mirror] In Chess960 the black pieces stand opposite the white ones
   *[other-number] The board does not show the position that was drawn
  }.
ruling-act-begun = { $kind ->
    [rook] { ruling-actor } has begun to castle but not finished: no other move may be made
    [captured] The capture is not made until the captured piece is off the board
    [pawn-left] The choice of the new piece is final; the pawn must still be taken off
    [other-colour] The choice of the new piece is final; it must have the player’s own colour
    [nothing-left] There is nothing left to be done
    [finished] Now the move is made
   *[held] The piece has been touched but not released: the square can still be chosen
  }.
ruling-not-finished = { ruling-actor } has not pressed the clock: the move is finished now, without a penalty.
ruling-pressed-unfinished = { $kind ->
    [asked] { ruling-actor } pressed the clock before the move was finished; the arbiter decides whether it was an oversight
    [oversight] It was an oversight: the move is finished, without a penalty
   *[illegal] { $rest ->
        [rook] Castling was not finished
        [captured] The captured piece was left standing
        [pawn-left] The pawn was left standing
       *[other-colour] The new piece has the opponent’s colour
      }: { $number ->
        [first] an illegal move
       *[second] the second illegal move
      }
  }.
ruling-taken-back = { $kind ->
    [agreed] Both players take the illegal move back without the arbiter, and nobody is penalised.
    [arbiter] The players cannot settle an illegal move among themselves here: the arbiter deals with it.
   *[nothing] There is no illegal move to take back.
  }
ruling-conduct-complaint = { ruling-actor } complains: { $told ->
    [true] the arbiter deals with the opponent’s conduct.
   *[false] the arbiter finds out what has happened.
  }
