### Questions: the story, what is asked, the answers.

question-who = { $side ->
    [white] White
    [black] Black
   *[arbiter] The arbiter
  }
question-whose = { $side ->
    [white] White’s
   *[black] Black’s
  }
question-piece = { $piece ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
    [pawn] pawn
   *[piece] piece
  }
question-ordinal = { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
    [21] 21st
    [22] 22nd
    [23] 23rd
    [31] 31st
    [32] 32nd
    [33] 33rd
    [41] 41st
    [42] 42nd
    [43] 43rd
    [51] 51st
    [52] 52nd
    [53] 53rd
    [61] 61st
    [62] 62nd
    [63] 63rd
    [71] 71st
    [72] 72nd
    [73] 73rd
    [81] 81st
    [82] 82nd
    [83] 83rd
    [91] 91st
    [92] 92nd
    [93] 93rd
    [101] 101st
    [102] 102nd
    [103] 103rd
    [121] 121st
    [122] 122nd
    [123] 123rd
    [131] 131st
    [132] 132nd
    [133] 133rd
    [141] 141st
    [142] 142nd
    [143] 143rd
    [151] 151st
    [152] 152nd
    [153] 153rd
    [161] 161st
    [162] 162nd
    [163] 163rd
    [171] 171st
    [172] 172nd
    [173] 173rd
    [181] 181st
    [182] 182nd
    [183] 183rd
    [191] 191st
    [192] 192nd
    [193] 193rd
   *[other] { $number }th
  }

## Circumstances

question-control = { $class ->
    [rapid] Rapid game
    [blitz] Blitz game
   *[standard] Standard game
  }, { $control }.
question-edition = Laws of Chess, { $edition } edition.
question-time = { $minutes ->
    [0] {""}
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  }{ $seconds ->
    [0] {""}
   *[other] { $minutes ->
        [0] {""}
       *[other] {" "}
      }{ $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
      }
  }
question-period = { question-time } { $moves ->
    [0] for the game
    [one] for { $moves } move
   *[other] for { $moves } moves
  }{ $rest }
question-period-next = , then { question-time }{ $moves ->
    [0] {""}
    [one] {" "}for { $moves } move
   *[other] {" "}for { $moves } moves
  }{ $rest }
question-increment = , { $increment ->
    [0] no increment
    [one] with an increment of { $increment } second per move
   *[other] with an increment of { $increment } seconds per move
  }
question-supervision = { $supervision ->
    [adequate] One arbiter supervises at most three games, and each game is recorded by an arbiter or an assistant.
    [adequate-blitz] One arbiter supervises this game only, and it is recorded by the arbiter or an assistant.
    [none] No arbiter is present.
   *[arbiter] One arbiter supervises many games.
  }
question-no-draw-before = Under the regulations, before each player has made { $moves } moves a draw may be neither offered nor agreed without the arbiter’s consent.
question-no-agreed-draws = Under the regulations, a draw may be neither offered nor agreed without the arbiter’s consent.
question-guidelines = { $announced ->
    [true] It was announced beforehand that Guidelines III ({ $iii4 ->
        [yes] including III.4
       *[no] without III.4
      }) apply.
   *[false] It was not announced that Guidelines III apply.
  }
question-devices-in-bag = { $allowed ->
    [true] Under the regulations a device may be kept in a player’s bag if it is completely switched off
   *[false] Under the regulations no electronic devices may be brought into the playing venue, not even in a bag
  }.
question-default-time = The default time is { question-time }.
question-default-time-none = The regulations of the event name no default time.
question-illegal-before = { $count ->
    [one] One illegal move has already been counted against { question-who }.
   *[other] { $count } illegal moves have already been counted against { question-who }.
  }
question-open-offer = { question-whose } draw offer is open.
question-unpressed = { question-who } has not pressed the clock after the last move.
question-completed = { $same ->
    [true] Each player has completed { $white ->
        [one] one move
       *[other] { $white } moves
      }.
   *[false] White has completed { $white ->
       [one] one move
      *[other] { $white } moves
     } and Black { $black }.
  }
question-clocks = Clocks: White { $white }, Black { $black }.
question-quiet = Since the last capture or pawn move White has made { $white ->
    [one] one move
   *[other] { $white } moves
  } and Black { $black }.
question-board-start = The moves start from this position. { question-who } to move.
question-board-now = The position before the events. { question-who } to move.

## What people do

question-event-claim = { question-who } claims a draw because the opponent { $basis ->
    [cannot-win] cannot win by normal means
   *[no-effort] is making no effort to win by normal means
  }{ $proved ->
    [true] ; the final position is written down, the scoresheet is up to date, and the opponent has verified both
   *[false] {""}
  }.
question-event-flags = Both flags are found to be down in { $period ->
    [only] the game’s only period
    [last] the last period
   *[earlier] a period that is not the last
  }; { $first ->
    [white] the clock shows that White’s fell first.
    [black] the clock shows that Black’s fell first.
   *[unknown] it cannot be established which fell first.
  }
question-event-complain = { question-who } { $about ->
    [illegal-move] calls the arbiter and protests.
    [two-hands] turns to the arbiter and objects.
    [touch-move] calls the arbiter and says that the touch-move rule was broken.
    [flag] points to the flag.
    [clock-setting] points out that the clock is set wrongly.
   *[clock-reading] points out that this player’s clock should have shown { $time } at the adjournment.
  }
question-event-observe = The arbiter { $what ->
    [illegal-move] notices what has happened.
    [illegal-position] notices an illegal position.
    [touch-move] has seen which piece was touched.
    [both-kings-in-check] { $seen ->
        [true] sees both kings in check.
       *[false] has not seen the move and now sees both kings in check.
      }
    [pawn-on-last-rank] sees a pawn on the last rank.
    [fivefold] checks whether the position has appeared five times.
    [threefold] checks whether the position has appeared three times.
    [fifty] checks whether fifty moves have been made without a pawn move or a capture.
    [dead-position] checks whether anybody could still mate.
    [flag] sees a fallen flag.
    [press-forgotten] sees that the clock has not been pressed.
    [no-recording] sees that the moves are not being recorded.
   *[seventyfive] checks whether seventy-five moves have been made.
  }
question-event-conduct = { question-who } { $what ->
    [device] carries an electronic device that the arbiter has not approved
    [use-bag] uses, without asking the arbiter, the bag in which the switched-off phone is kept as the regulations allow
    [leave-area] leaves the playing area without asking the arbiter
    [admit-person] lets an outsider into the playing area without asking the arbiter
    [advice] takes somebody’s advice about the position
    [smoke] smokes outside the place set aside for smokers
    [notes] looks up a line in a notebook
    [analyse] tries out moves on a pocket set
    [distract-noise] keeps drumming on the table
    [distract-offers] offers a draw again and again
    [refuse] refuses to comply with the Laws of Chess; it is the first time
   *[refuse-persistently] goes on refusing to comply with the Laws of Chess even after repeated warnings
  }.
question-event-points = After the game the arbiter punishes { $on ->
    [white] White
   *[black] Black
  } for insulting the opponent: { $kind ->
    [raise-points] the opponent’s score in this game is raised to that of a win
   *[cut-points] the offender’s score in this game is lowered to that of a { $score ->
        [draw] draw
       *[loss] loss
      }
  }.
question-event-discover = It is now found that the piece was put back on the wrong square.
question-event-find = { $topic ->
    [consent] { $decision ->
        [agree] The players ask the arbiter, who consents.
       *[other] The players ask the arbiter, who does not consent.
      }
    [quickplay] { $decision ->
        [agree] The arbiter agrees with the claim.
        [postpone] The arbiter postpones the decision{ $award ->
            [given] {" "}and gives the opponent two extra minutes
           *[refused] {" "}and gives the opponent no extra time
          }.
       *[reject] The arbiter rejects the claim.
      }
    [increment] { $decision ->
        [agree] The arbiter grants the request.
       *[other] The arbiter does not grant the request.
      }
    [referral] { $decision ->
        [agree] The designated arbiter later upholds the claim.
       *[other] The designated arbiter later rejects the claim.
      }
    [clock-reading] { $decision ->
        [agree] The arbiter decides that the clock is to be corrected.
       *[other] The arbiter leaves the times as they are.
      }
    [position] After an irregularity the position just before it cannot be established; the last certain position is the position after { $mover ->
        [white] White’s
       *[black] Black’s
      } { question-ordinal } move.
    [accident] The arbiter finds that the clock was pressed by accident.
    [no-accident] The arbiter finds that the clock was not pressed by accident.
   *[other] The arbiter is asked to decide{ $decision ->
        [agree] {" "}and says yes
        [reject] {" "}and says no
       *[states] {""}
      }.
  }
question-event-adjourn = With { $minutes } minutes of the session left, { question-who } announces the wish to adjourn the game.
question-event-seal = { $again ->
    [true] { question-who } opens the envelope again, writes “{ $move }” instead and seals it.
   *[false] { question-who } writes “{ $move }”, puts both scoresheets into the envelope and seals it.
  }
question-event-open = At the resumption the envelope is opened.
question-event-arrive = { question-who } arrives { question-late }.
question-late = { $exactly ->
    [true] exactly{" "}
   *[false] {""}
  }{ $minutes ->
    [0] { $seconds ->
        [0] at the scheduled start of play
        [one] one second after the scheduled start of play
       *[other] { $seconds } seconds after the scheduled start of play
      }
   *[other] { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
      }{ $seconds ->
        [0] {""}
        [one] {" "}and one second
       *[other] {" "}and { $seconds } seconds
      } after the scheduled start of play
  }
question-event-present = At the resumption { question-who } is present.
question-event-absent = At the resumption { question-who } is absent.

## What is asked

question-ask-ruling = { $way ->
    [0] What is the correct and complete ruling?
    [1] You are the arbiter. How do you rule?
    [2] Which ruling is correct and complete?
   *[other] What does the arbiter decide?
  }
question-ask-in-all = How does the game stand now? If it goes on, include the ruling on the claim.
question-ask-result = { $way ->
    [0] How does the game stand after the ruling?
    [1] Is the game over after the ruling, and if so, with what result?
    [2] Does the game go on? If not, how does it end?
   *[other] What happens to the game?
  }
question-ask-score = What is the final result of the game?
question-ask-clocks-after = What do the clocks show after the ruling? Disregard thinking time{ $increment ->
    [true] , but count the increment for completed moves.
   *[false] .
  }
question-ask-allowed-moves = Which of these moves may { question-who } make now? Select all that apply.
question-ask-move = Name a move that { question-who } may make now.
question-ask-who-may-claim = Who can now correctly claim a draw { $basis ->
    [threefold] by threefold repetition
   *[fifty] by the fifty-move rule
  } with the position on the board?
question-ask-same-position = Under the rule on repetition, is the position now the same as the one from which the moves start?
question-ask-deciding-clause = Which clause decides{ $what ->
    [result] {" "}the result
    [claim] {" "}the claim
   *[all] {""}
  }?
question-ask-true-false = True or false? The full ruling is: “{ $statement }.”

## Answers

question-answer-result = { $outcome ->
    [white] White wins.
    [black] Black wins.
    [draw] The game ends in a draw.
    [white-draws] White gets half a point, Black nothing.
    [black-draws] Black gets half a point, White nothing.
    [both-lose] Both players lose.
    [new-game] The game is cancelled and a new one is played.
    [annulled] The game is annulled and a new one is played.
   *[ongoing] The game goes on.
  }
question-answer-clocks = White { $white }, Black { $black }
question-answer-claimants = { $who ->
    [both] Both players
    [white] Only White
    [black] Only Black
   *[nobody] Neither player
  }
question-answer-same = { $same ->
    [true] Yes
   *[false] No
  }
question-answer-truth = { $truth ->
    [true] True
   *[false] False
  }
question-verdict-pending = The decision is left to the arbiter’s discretion.
question-verdict-pending-draw = It is left to the arbiter’s discretion to declare a draw or let play go on.
question-verdict-set-back = The position immediately before the irregularity is restored.
question-verdict-queen = The pawn becomes a queen.
question-span = { $minutes ->
    [0] { question-span-seconds }
   *[other] { $seconds ->
        [0] { $minutes ->
            [one] { $minutes } minute
           *[other] { $minutes } minutes
          }
       *[other] { $minutes } min { $seconds } s
      }
  }
question-span-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  }
question-verdict-sealed = The sealed move is { $played }.
question-verdict-clock = { $sign ->
    [minus] { question-whose } clock loses { question-span }.
    [set] { question-whose } clock is set to { $time }.
    [increment] The increment of { $seconds } seconds that { question-who } gained is taken back.
   *[plus] { question-whose } clock gains { question-span }.
  }
question-verdict-increment = From now on both players have an increment of { $seconds } seconds.
question-verdict-bound = { $count ->
    [one] { question-who } must play { $played }.
   *[other] { question-who } must choose one of these moves: { $played }.
  }
question-verdict-plain = The game simply goes on.
question-verdict-bound-piece = The { question-piece } on { $square } must be moved.
question-verdict-offer = { question-whose } draw offer is open.
question-verdict-offer-gone = { question-whose } draw offer is no longer open.
question-verdict-no-offer = No draw offer is open.
question-right = Correct.
question-denied = The statement is the full ruling. { $feedback }

## What boards and stories do not show

question-switch-invalid-claim = At this event a claim by a player who does not have the move, or who has lost the right to claim, is treated as incorrect.
question-switch-unwritten = { $strict ->
    [true] At this event a claim that is not made in the way the Laws prescribe is treated as incorrect.
   *[false] At this event a player who has not written the intended move down is told to do so before the claim is considered.
  }
question-switch-increment = The arbiter takes back an increment gained with an illegal move.
question-switch-blitz-penalty = At this event the time penalty is { $seconds ->
    [60] one minute
    [120] two minutes
   *[other] { $time }
  }.
question-switch-promotion = At this event a sealed promotion that does not name the new piece counts as ambiguous.
question-switch-discretion = Penalties and clock times that are left to the arbiter’s discretion are disregarded.
question-last-move = { question-whose } last move before the first position was { $from }–{ $to }.
question-unseen = The first position had not appeared before, nor had any position reached in the moves below.
question-castling-rights-white = { $white ->
    [short] kingside
   *[long] queenside
  }
question-castling-rights-black = { $black ->
    [short] kingside
   *[long] queenside
  }
question-castling = { $white ->
    [none] { $black ->
        [none] Neither side may castle any more.
        [both] In the first position only Black may still castle, on either side.
        [short] In the first position only Black may still castle, and only on the kingside.
       *[long] In the first position only Black may still castle, and only on the queenside.
      }
    [both] { $black ->
        [none] In the first position only White may still castle, on either side.
        [both] In the first position both sides may still castle on either side.
       *[one] In the first position White may castle on either side, Black only on the { question-castling-rights-black }.
      }
   *[one] { $black ->
        [none] In the first position only White may still castle, and only on the { question-castling-rights-white }.
        [both] In the first position White may castle only on the { question-castling-rights-white }, Black on either side.
       *[one] In the first position White may castle only on the { question-castling-rights-white }, Black only on the { question-castling-rights-black }.
      }
  }
question-board-current = The position now. { question-who } to move.
question-event-press-empty = { question-who } presses the clock without having made a move.
question-event-move-after-claim = Then { question-who } plays { $move }.
question-event-displace-wrongly = { question-who } accidentally knocks over the { question-piece } on { $square } and puts it back on { $wrong } without noticing the mistake.
question-event-accept-after-all = A minute later { question-who } says: “I accept the draw after all.”
question-event-seal-late = { question-who } wants to open the envelope again and write “{ $move }” instead.
question-event-both-absent = At the resumption neither player is present.
question-event-play-on-unrecorded = Both short of time, the players stop recording; each completes { $moves } more moves.
question-event-complain-late = { question-who } now says that { $move } was illegal.
question-event-observe-late = The arbiter now notices that { $move } was illegal.
question-ask-parts = Which of these belong to the correct ruling? Select all that apply.
question-verdict-postponed = Play goes on; the arbiter decides on the claim later.
question-verdict-adjourned = The game is adjourned; the next move is sealed.
question-verdict-goes-on-recorded = The game goes on from the adjourned position with the recorded times.
question-verdict-new-game-colours = The game is cancelled and a new one is played with the correct colours.
question-verdict-dismissed = The claim is not admissible.
question-verdict-request-dismissed = The request is not admissible.
question-verdict-waits = No clock runs; the envelope stays closed.
question-verdict-free = { question-who } may choose any move.
question-verdict-fault = { $fault ->
    [transferred] The position is transferred to a correctly placed board.
    [righted] The correct position is restored.
    [certain-known] Play is resumed from the last position that is certain.
    [certain] Play is resumed from the last position that both scoresheets confirm.
    [board-kept] The board stays as it is.
   *[kept] The set-up stays as it was at the start.
  }
question-verdict-uncastled = { question-who } may not castle.
question-verdict-tidied = { $time ->
    [own] The piece is put back in { question-whose } time.
    [opponent] The piece is put back in { question-whose } time.
   *[nobody] The piece is put back with the clocks stopped.
  }
question-verdict-awaited = { question-whose } clock runs; the envelope stays closed.
question-verdict-bound-promotion = { question-who } must promote on { $square } and may choose the piece.
question-why-ruling = The ruling: { $ruling }.
question-why-same = { $why ->
    [same] The same player has the move, the same pieces stand on the same squares, and the possible moves are the same.
    [en-passant-then] In the first position { $move } en passant was possible, now it is not: the positions differ.
    [en-passant-now] Now { $move } en passant is possible, in the first position it was not: the positions differ.
    [castling] { question-who } has lost the right to castle { $wing ->
        [short] on the kingside
        [long] on the queenside
       *[both] on either side
      } in the meantime: the positions differ.
   *[other] The positions differ.
  }
question-why-claim = { question-who } has the move and { $may ->
    [true] may claim; the opponent may not.
   *[false] cannot yet claim in the position on the board; the opponent may not claim at all.
  }
question-why-appearances = The position on the board has appeared { $count ->
    [1] once.
    [2] twice.
    [3] three times.
    [4] four times.
   *[other] { $count } times.
  }
question-why-unbarred = The bar on agreed draws does not concern claims.
question-why-reached = Each player has made at least { $moves } moves, as the regulations ask: the arbiter’s consent is not needed.
question-why-uncompleted = The last move was made but not completed: the flag fell before the clock was pressed.
question-why-found-after = The displaced piece was found only after the game had ended: the result stands.
question-why-supervised = { $class ->
    [blitz] One arbiter supervises this game only, and it is recorded by the arbiter or an assistant: the Competitive Rules apply.
   *[rapid] One arbiter supervises at most three games, and each is recorded by an arbiter or an assistant: the Competitive Rules apply.
  }
question-why-unrecorded = With less than five minutes left and no increment, neither player had to record the moves.
question-why-illegal-after = The illegal move was found only after the game had ended: the result stands.
question-why-stuck = The { question-piece } on { $square } has no legal move: touching it creates no obligation, and the next piece touched counts.
question-why-recorded-increment = With { $seconds } seconds added for each move the moves are recorded to the end, however little time is left.
question-why-recorded-time = { question-who } has { $time } left: the duty to record ends only below five minutes.
question-why-unaffected = { $why ->
    [pieces] The starting position is a different one: the pieces do not all stand on the same squares. Whether anybody could castle or capture en passant there does not matter.
    [turn] The starting position is a different one: the other player has the move in it. Whether anybody could castle or capture en passant there does not matter.
    [no-capture] No pawn could capture en passant in the starting position.
   *[castling] Between the appearances nobody has lost the right to castle.
  }
question-why-in-time = { question-who } has arrived within the default time: the game is not lost.
question-why-sealed = The sealed move is { $move }.
question-why-unread = “{ $written }” was not a legal move, but once the game had ended that did not matter.
question-why-unclaimed = The position on the board has appeared { $count ->
    [1] once
    [2] twice
    [3] three times
   *[other] four times
  } and nobody has claimed a draw: only the fifth appearance would end the game by itself.
question-why-quiet-unclaimed = Without a pawn move or a capture { $same ->
    [true] each player has made { $white ->
        [one] one move
       *[other] { $white } moves
      }
   *[false] White has made { $white ->
       [one] one move
      *[other] { $white } moves
     } and Black { $black }
  }, and nobody has claimed a draw: the game ends by itself only after seventy-five by each.
question-event-castle = { question-who } { $wing ->
    [long] castles queenside
   *[short] castles kingside
  }{ $hands ->
    [two] , using both hands
   *[one] {""}
  }.
question-event-castle960 = { question-who } castles: { $form ->
    [king] the king goes from { $king } to { $kingto }, the rook stays on { $rook }
    [rook] the king stays on { $king }, the rook goes from { $rook } to { $rookto }
   *[both] the king goes from { $king } to { $kingto }, the rook from { $rook } to { $rookto }
  }.
question-event-complain-castled = { question-who } now says that { $offender ->
    [white] White’s
   *[black] Black’s
  } castling was illegal.
question-event-observe-castled = The arbiter now notices that { $offender ->
    [white] White’s
   *[black] Black’s
  } castling was illegal.
question-event-complain-unpressed = Before the clock is pressed, { question-who } calls the arbiter and protests.
question-event-complain-hands = { question-who } objects at once; the clock has not been pressed yet.
question-event-meanwhile = Before the resumption { question-who } { $what ->
    [offer] offers a draw.
    [accept] accepts the offer.
   *[resign] resigns.
  }
question-event-found = { $same ->
    [true] After each player has { $completed ->
        [true] completed
       *[false] made
      } { $white ->
          [one] one move
         *[other] { $white } moves
        }
   *[false] After White has { $completed ->
        [true] completed
       *[false] made
      } { $white ->
          [one] one move
         *[other] { $white } moves
        } and Black { $black }
  }, it is found that { $fault ->
    [initial-position] { $what ->
        [king-queen] { question-whose } king and queen stood on each other’s squares at the start.
        [knights-bishops] { question-whose } knights and bishops stood on each other’s squares at the start.
        [knight-bishop] one of { question-whose } knights and the bishop beside it stood on each other’s squares at the start.
        [king-between] the kings did not stand between their rooks at the start.
        [bishops] each player’s bishops both stood on squares of the same colour at the start.
        [mirror] the black pieces did not stand opposite the white ones at the start.
       *[unknown] some of the pieces stood on wrong squares at the start.
      }
    [board-orientation] the board was placed with a dark square in the corner to White’s right.
    [colours-reversed] the players have the wrong colours.
   *[clock-setting] { $setting ->
        [increment] the clock was set without the increment.
        [minute] the clock was set with one minute too little for each player.
       *[unknown] the clock was set wrongly.
      }
  }
question-event-find-displaced = It is found that a piece was knocked over and put back on a wrong square while nobody was recording. Nobody can say when that happened. Both scoresheets agree up to { $mover ->
    [white] White’s
   *[black] Black’s
  } { question-ordinal } move.
question-event-claim-board = { question-who } claims a draw { $basis ->
    [threefold] by threefold repetition
   *[fifty] by the fifty-move rule
  } with the position on the board{ $evidence ->
    [screen] , relying only on a screen that shows the game
    [none] , without any evidence
    [own-scoresheet] , relying on the scoresheet
   *[scoresheet] {""}
  }.
question-event-claim-intended = { question-who } { $mode ->
    [written] writes { $move } on the scoresheet and, without playing it, declares to the arbiter the intention to make this move
   *[unwritten] declares to the arbiter the intention to play { $move }, without writing or playing it,
  } and claims a draw { $basis ->
    [threefold] by threefold repetition
   *[fifty] by the fifty-move rule
  }.
question-event-open-clocks = The clocks are set to { $white } for White and { $black } for Black, and the envelope is opened.
question-event-opening = The arbiter is about to open the envelope.
question-event-opened = The envelope is opened.
question-event-attendance = { $side ->
    [white] At the resumption White is present and Black is absent.
   *[black] At the resumption Black is present and White is absent.
  }
question-event-arrive-first = { question-who } arrives { question-late }, the opponent a moment later.
question-event-complain-reading = { $moved ->
    [true] Having already made a move, { question-who }
   *[false] Before making a move, { question-who }
  } points out that according to the envelope { question-who } should have { $time } left, not { $shown }. The arbiter sees that this is so.
question-switch-screen = { $mode ->
    [incorrect] Screens in the playing hall show the games. At this event a claim that the Laws do not allow is treated as incorrect.
   *[inadmissible] At this event a claim that relies only on a screen is not admissible: it is neither examined nor penalised, and it is not a draw offer.
  }
question-illegal-before-of = { question-who } has already been penalised once: { $kind ->
    [press] the clock was pressed without a move.
   *[check] the king was left in check.
  }
question-quiet-each = Since the last capture or pawn move each player has made { $count } moves.
question-castling-none = Neither side may castle any more.
question-ask-follows = What follows?
question-ask-follows-laws = What follows from the Laws?
question-ask-appearances = How many times has the position now on the board appeared, this time included?
question-answer-times = { $count ->
    [one] Once
    [2] Twice
    [3] Three times
    [4] Four times
    [5] Five times
   *[other] { $count } times
  }
question-verdict-pending-claim = The claim is admissible; the arbiter decides on it.
question-verdict-pending-referral = The claim ends play; the designated arbiter decides on it.
question-verdict-pending-request = The request is admissible; the arbiter decides on it.
question-verdict-started = { question-whose } clock is started.
question-verdict-next-period = The next period begins for both players.
question-switch-invalid-claim-free = At this event a claim by a player who does not have the move, or who has lost the right to claim, is rejected without a time penalty.
question-switch-opponent-score = At this event the opponent of a player who is punished with the loss of the game gets the score of a win.
question-event-take-out = { question-who } takes the { question-piece } on { $square } out of its aperture.
question-event-flag-later = Play goes on, and a little later { question-whose } flag falls{ $by ->
    [opponent] ; the opponent points it out
    [arbiter] ; the arbiter sees it
   *[nobody] ; nobody notices
  }.
question-why-mate = { question-who } could still mate by some series of legal moves, for example in the position with White’s { $whites } and Black’s { $blacks }.

## Papers

question-paper-title = Laws of Chess
question-paper-booklet = questions
question-paper-answers = answer sheet
question-paper-key = key
question-paper-name = Name and surname:
question-paper-date = Date:
question-paper-times = White: __________  Black: __________
question-paper-move = Move: ______
question-paper-footer = Seed { $seed }, form { $form }
question-verdict-breach = The arbiter chooses a penalty (12.9).
question-verdict-awaits-move = The arbiter does not intervene until the next move has been completed.
question-verdict-clock-corrected = { $so ->
    [true] The setting is corrected; the arbiter determines the times.
   *[false] The setting stays as it is unless the schedule would suffer.
  }
question-unmoved = { question-whose } king on { $king } and { $other ->
    [none] rook on { $rook }
   *[square] rooks on { $rook } and { $other }
  } have not moved yet.
question-same-story = The same story as in question { $number }.
question-chess960 = This is a game of Chess960.
question-blind = { question-who } is blind; the game is played on two boards.
question-thought = You may have thought: “{ $title }.”
question-paper-event = Event: { $event }
question-paper-day = Date: { $date }
question-paper-form = Form { $form }
question-paper-questions = { $count ->
    [one] One question
   *[other] { $count } questions
  }
question-paper-points = { $count ->
    [one] 1 point
   *[other] { $count } points
  }
question-paper-each = { $count ->
    [one] 1 point each
   *[other] { $count } points each
  }
question-paper-minutes = Time allowed: { $minutes } minutes
question-paper-pass = Pass mark: { $percent }% ({ $points } of { $all } points)
question-paper-instructions = Mark your answers on the answer sheet; only that sheet is marked. One answer is right unless the question asks for several. Judge each case by the Laws of Chess and by what the question says; nothing else has happened.
question-paper-part = Part { $number }
question-paper-grid = key at a glance
question-paper-score = Points: ______ of { $all }
question-why-on-time = Only a player who arrives after the default time loses; whoever arrives at exactly that moment does not.
question-why-first-touched = { question-who } touched the { question-piece } on { $square } first: that piece must be moved.
question-why-cannot-take = The { question-piece } on { $square } cannot capture the { $victim ->
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
   *[pawn] pawn
  } on { $at }.
question-paper-level = difficulty { $level } of 5
