### Short titles of the rules, English.

## Article 1

rule-game_players = Two opponents at one board
rule-game_alternation = White’s first move and alternate play
rule-game_having-the-move = Passing of the turn to move
rule-game_objective = Objective of the game
rule-game_checkmate_definition = Checkmate and immunity of the king
rule-game_checkmate_loser = Loss by the checkmated player
rule-game_dead_basic = Draw when neither side can mate

## Article 2

rule-board_orientation = Placing of the chessboard
rule-board_men = Set of 32 pieces
rule-board_initial-position = Initial position of the pieces
rule-board_lines = Files, ranks and diagonals

## Article 3

rule-move_own-occupied = Square occupied by one’s own piece
rule-move_capture = Capture of an opponent’s piece
rule-move_attack-piece = Attack on a piece
rule-move_attack-square-pinned = Attack by a pinned piece
rule-move_bishop = Moves of the bishop
rule-move_rook = Moves of the rook
rule-move_queen = Moves of the queen
rule-move_no-jump = Ban on jumping over pieces
rule-move_knight = Moves of the knight
rule-move_pawn_single = Single step of the pawn
rule-move_pawn_double = Double step of the pawn
rule-move_pawn_capture = Diagonal capture by the pawn
rule-move_pawn_en-passant = Capture en passant
rule-move_pawn_en-passant_window = En passant only on the next move
rule-move_promotion_obligation = Obligatory promotion on the last rank
rule-move_promotion_free-choice = Free choice of the promoted piece
rule-move_promotion_immediate = Immediate effect of the new piece
rule-move_king_two-ways = Two ways of moving the king
rule-move_king_step = King’s step to an adjacent square
rule-move_castling = Castling as a king move
rule-move_castling_right-lost = Loss of the castling right
rule-move_castling_right-lost_king-moved = Castling right lost by a king move
rule-move_castling_right-lost_rook-moved = Castling right lost by a rook move
rule-move_castling_prevented = Temporary obstacles to castling
rule-move_castling_prevented_attacked = Castling barred by an attacked square
rule-move_castling_prevented_blocked = Castling barred by a piece in between
rule-move_check = The king in check
rule-move_self-check = Ban on leaving one’s king in check
rule-move_legal = Definition of a legal move
rule-move_illegal = Definition of an illegal move
rule-move_illegal-position = Definition of an illegal position

## Article 4

rule-act_one-hand = Moving with one hand
rule-act_adjust = Announced adjustment of pieces
rule-act_other-contact = Unannounced contact with a piece
rule-act_touch_header = Touch-move rule
rule-act_touch_own = Touching one’s own pieces
rule-act_touch_opponent = Touching the opponent’s pieces
rule-act_touch_both = Touching pieces of both colours
rule-act_castle_header = Touching in castling and promotion
rule-act_castle_touch-king-rook = Touching king and rook to castle
rule-act_castle_touch-rook-king = Touching the rook before the king
rule-act_castle_illegal-intent = Attempt at illegal castling
rule-act_promotion_choice-final = Final choice of the promoted piece
rule-act_touch_none-possible = Touched piece without a legal move
rule-act_promotion_ways = Ways of promoting a pawn
rule-act_promotion_pawn-not-placed = Promotion without placing the pawn
rule-act_promotion_any-order = Free order of promotion actions
rule-act_promotion_capture = Promotion with a capture
rule-act_released = Piece released on a square
rule-act_made_capture = Moment when a capture is made
rule-act_made_castling = Moment when castling is made
rule-act_made_promotion = Moment when a promotion is made
rule-act_claim-forfeited = Loss of the right to claim a breach of Article 4
rule-act_assistant = Assistant for moving the pieces

## Article 5

rule-end_checkmate = Win by checkmate
rule-end_resignation = Resignation of a player
rule-end_stalemate = Draw by stalemate
rule-end_dead-position = Draw by dead position
rule-end_agreement = Draw by agreement

## Article 6

rule-clock_definition = Chessclock, flag and flag-fall
rule-clock_press-completes = Completing a move by pressing the clock
rule-clock_completed_game-ending = Game-ending move complete without pressing
rule-clock_completed_next-made = Completing a move by making the next
rule-clock_press-after-reply = Right to press after the opponent’s reply
rule-clock_same-hand = Same hand for move and clock
rule-clock_handling = Careful handling of the clock
rule-clock_adjust-own-time = Adjusting pieces in one’s own time
rule-clock_assistant = Assistant for using the clock
rule-clock_periods = Time periods and required moves
rule-clock_carry-over = Carried-over time and delay mode
rule-clock_flag-check = Check after flag-fall
rule-clock_placement = Placement of the clock
rule-clock_start = Start of White’s clock
rule-clock_default-time = Loss for exceeding the default time
rule-clock_both-absent = Both players absent at the start
rule-clock_flag-considered-fallen = Recognition of a flag-fall
rule-clock_flag-loss = Loss on time and its exceptions
rule-clock_evidence = Clock indications as evidence
rule-clock_wrong-setting = Wrong clock setting
rule-clock_interrupt = Interruption of the game by the arbiter
rule-clock_player-stop = Stopping the clock to call the arbiter
rule-clock_restart = Restart of an interrupted game
rule-clock_player-stop_no-reason = Stopping the clock without valid reason
rule-clock_displays = Screens and demonstration boards
rule-clock_displays_no-claim = Claims resting only on displays

## Article 7

rule-irregularity_restore-times = Clock times after restoring a position
rule-irregularity_initial-position = Wrong initial position
rule-irregularity_board-orientation = Wrongly placed chessboard
rule-irregularity_colours-reversed = Game begun with reversed colours
rule-irregularity_displace_restore = Restoring displaced pieces in own time
rule-irregularity_displace_stop = Stopping the clock over displaced pieces
rule-irregularity_displace_penalty = Penalty for displacing pieces
rule-irregularity_illegal_move = Correction of an illegal move
rule-irregularity_illegal_promotion-unfinished = Pawn not replaced on promotion
rule-irregularity_illegal_press-without-move = Pressing the clock without a move
rule-irregularity_illegal_two-hands = Move made with two hands
rule-irregularity_illegal_penalty = Penalties for illegal moves
rule-irregularity_displaced-found = Late discovery of displaced pieces

## Article 8

rule-record_duty = Duty to record the moves
rule-record_paper = Recording on a paper scoresheet
rule-record_electronic = Recording on an electronic scoresheet
rule-record_not-in-advance = Ban on recording moves in advance
rule-record_order = Order of moving and recording
rule-record_use = Permitted use of the scoresheet
rule-record_draw-offer = Draw offer on the scoresheet
rule-record_assistant = Assistant for recording the moves
rule-record_visible = Visibility of the scoresheet
rule-record_property = Organiser’s ownership of the scoresheets
rule-record_waived-short-time = Recording waived in time trouble
rule-record_incomplete_neither = Neither player keeping score
rule-record_incomplete_one = One player not keeping score
rule-record_reconstruct = Reconstructing the game on another board
rule-record_next-period = First move of the next period
rule-record_result-signed = Signed result of the game

## Article 9

rule-draw_offer_heading = Draw offers and event regulations
rule-draw_offer_regulations = Restrictions on agreed draws
rule-draw_offer_allowed-header = Draw offers where agreement is allowed
rule-draw_offer_procedure = Making and validity of a draw offer
rule-draw_offer_record = Duty to mark a draw offer
rule-draw_claim_is-offer = Claim treated as a draw offer
rule-draw_threefold = Draw by threefold occurrence
rule-draw_threefold_claim-intended = Threefold claim with an intended move
rule-draw_threefold_claim-current = Threefold claim on the current position
rule-draw_identity = Identity of positions
rule-draw_identity_en-passant = Difference in en passant possibilities
rule-draw_identity_castling = Difference in castling rights
rule-draw_fifty = Draw by the fifty-move rule
rule-draw_fifty_claim-intended = Fifty-move claim with an intended move
rule-draw_fifty_claim-current = Fifty-move claim on completed moves
rule-draw_claim_right-lost-touch = Right to claim lost by touching
rule-draw_claim_heading = Claims for a draw
rule-draw_claim_stop-clock = Stopping the clock on a draw claim
rule-draw_claim_correct = Correct draw claim
rule-draw_claim_incorrect = Incorrect draw claim
rule-draw_automatic = Draw without a claim
rule-draw_automatic_fivefold = Fivefold occurrence of a position
rule-draw_automatic_seventyfive = Seventy-five-move rule

## Article 10

rule-points_normal = Points for win, draw and loss
rule-points_max = Maximum total of points

## Article 11

rule-conduct_disrepute = Conduct harmful to the good name of chess
rule-conduct_venue = Definition of the playing venue
rule-conduct_area = Definition of the playing area
rule-conduct_leave_header = Actions needing the arbiter’s permission
rule-conduct_leave_venue = Leaving the playing venue
rule-conduct_leave_on-move = Leaving the playing area when on move
rule-conduct_leave_third-person = Access of outsiders to the playing area
rule-conduct_leave_report = Reporting to the arbiter before leaving
rule-conduct_notes = Ban on notes and advice
rule-conduct_device = Ban on electronic devices
rule-conduct_device_bag = Switched-off device in a bag
rule-conduct_device_loss = Loss for carrying a device
rule-conduct_inspection = Inspection of clothes and bags
rule-conduct_smoking = Smoking only in a designated place
rule-conduct_spectators = Finished players as spectators
rule-conduct_distract = Ban on distracting or annoying the opponent
rule-conduct_penalty = Penalties for misconduct
rule-conduct_refusal = Persistent refusal to obey the Laws
rule-conduct_refusal_both = Refusal by both to obey the Laws
rule-conduct_explanation = Right to an explanation of the Laws
rule-conduct_appeal = Right to appeal an arbiter’s decision
rule-conduct_assist-reconstruct = Players’ help in reconstructing the game
rule-conduct_claim-checking = Checking of draw claims by the players

## Article 12

rule-arbiter_observe-laws = Strict observance of the Laws
rule-arbiter_duties = Duties of the arbiter
rule-arbiter_fair-play = Ensuring fair play
rule-arbiter_best-interest = Acting in the event’s best interest
rule-arbiter_environment = Good playing environment
rule-arbiter_not-disturbed = Protecting players from disturbance
rule-arbiter_supervise = Supervising the event’s progress
rule-arbiter_disabled = Care for players with disabilities
rule-arbiter_fair-play-rules = Following the Fair Play Rules
rule-arbiter_observe-games = Observing games and enforcing decisions
rule-arbiter_assistants = Appointing assistants to observe games
rule-arbiter_extra-time = Extra time for outside disturbance
rule-arbiter_no-intervention = Limits on the arbiter’s intervention
rule-arbiter_outsiders = Ban on interference by outsiders
rule-arbiter_phones = Ban on using phones at the venue
rule-arbiter_penalties = Penalties available to the arbiter
rule-arbiter_penalty_warning = Warning as a penalty
rule-arbiter_penalty_add-time = Time added to the opponent
rule-arbiter_penalty_cut-time = Time taken from the offender
rule-arbiter_penalty_raise-points = Points added to the opponent
rule-arbiter_penalty_cut-points = Points taken from the offender
rule-arbiter_penalty_loss = Game declared lost for the offender
rule-arbiter_penalty_fine = Fine announced in advance
rule-arbiter_penalty_rounds = Exclusion from one or more rounds
rule-arbiter_penalty_expulsion = Expulsion from the event

## Appendix A

rule-rapid_definition = Definition of rapid chess
rule-rapid_no-recording = No duty to record in rapid
rule-rapid_penalty-one-minute = One-minute penalty in rapid
rule-rapid_supervised = Competitive Rules in rapid
rule-rapid_supervised_ratio = One arbiter for at most three rapid games
rule-rapid_supervised_recorded = Recording by the arbiter in rapid
rule-rapid_supervised_scoresheet = Viewing the scoresheet in rapid
rule-rapid_unsupervised = Rapid without full supervision
rule-rapid_after-ten = Limits after ten moves by each
rule-rapid_after-ten_clock = Clock setting after ten moves
rule-rapid_after-ten_setup = Set-up errors after ten moves
rule-rapid_illegal = Illegal moves in rapid
rule-rapid_flag-claim = Claim of a win on time
rule-rapid_illegal-position = Illegal position seen by the arbiter
rule-rapid_flag-arbiter = Flag-fall called by the arbiter
rule-rapid_specify = Choice of rules for a rapid event

## Appendix B

rule-blitz_definition = Definition of blitz
rule-blitz_penalty-one-minute = One-minute penalty in blitz
rule-blitz_supervised = Competitive Rules in blitz
rule-blitz_supervised_ratio = One arbiter for each blitz game
rule-blitz_supervised_recorded = Recording by the arbiter in blitz
rule-blitz_supervised_scoresheet = Viewing the scoresheet in blitz
rule-blitz_unsupervised = Blitz without full supervision
rule-blitz_specify = Choice of rules for a blitz event

## Appendix C

rule-notation_piece-word = Meaning of “piece” in notation
rule-notation_abbreviation = Letters for the pieces
rule-notation_national = National letters for the pieces
rule-notation_pawn = Pawns without a letter
rule-notation_files = Letters of the files
rule-notation_ranks = Numbers of the ranks
rule-notation_squares = Names of the squares
rule-notation_move = Notation of a move
rule-notation_capture = Notation of a capture
rule-notation_capture_piece = Piece letter in a capture
rule-notation_capture_square = Arrival square in a capture
rule-notation_capture_pawn = Notation of a pawn capture
rule-notation_disambiguate = Distinguishing identical pieces
rule-notation_disambiguate_rank = Identical pieces on one rank
rule-notation_disambiguate_rank_piece = Same rank: letter of the piece
rule-notation_disambiguate_rank_file = Same rank: departure file
rule-notation_disambiguate_rank_square = Same rank: arrival square
rule-notation_disambiguate_file = Identical pieces on one file
rule-notation_disambiguate_file_piece = Same file: letter of the piece
rule-notation_disambiguate_file_rank = Same file: departure rank
rule-notation_disambiguate_file_square = Same file: arrival square
rule-notation_disambiguate_other = Identical pieces on different lines
rule-notation_example_rank = Example: knights on one rank
rule-notation_example_file = Example: knights on one file
rule-notation_example_other = Example: knights on different lines
rule-notation_example_capture = Example: capture by a knight
rule-notation_promotion = Notation of a promotion
rule-notation_draw-offer = Draw offer sign (=)
rule-notation_signs = Signs and abbreviations
rule-notation_signs_kingside = Kingside castling sign
rule-notation_signs_queenside = Queenside castling sign
rule-notation_signs_capture = Capture sign
rule-notation_signs_check = Check sign
rule-notation_signs_mate = Checkmate sign
rule-notation_signs_ep = En passant sign

## Appendix D

rule-blind_two-boards = Use of two boards
rule-blind_board_size = Size of the special board
rule-blind_board_raised = Raised black squares
rule-blind_board_aperture = Securing aperture in each square
rule-blind_pieces = Requirements for the special pieces
rule-blind_pieces_peg = Pegs for securing the pieces
rule-blind_pieces_staunton = Staunton pattern and marked black pieces
rule-blind_rules = Play with visually disabled players
rule-blind_announce = Announcing and repeating moves
rule-blind_touched = Touched piece on the special board
rule-blind_made = Making a move on the special board
rule-blind_made_capture = Removal of the captured piece
rule-blind_made_placed = Piece placed in another aperture
rule-blind_made_announced = Spoken announcement of the move
rule-blind_clock-start = Start of the opponent’s clock
rule-blind_sighted-normal = Usual rules for the sighted player
rule-blind_clock_special = Specially made chessclock
rule-blind_clock_analogue = Analogue clock read by touch
rule-blind_clock_analogue_dots = Dial with raised dots
rule-blind_clock_analogue_flag = Flag felt by touch
rule-blind_score = Score of the visually disabled player
rule-blind_slip = Correction of a slip of the tongue
rule-blind_discrepancy = Differing positions on the two boards
rule-blind_assistant = Assistant of the visually disabled player
rule-blind_assistant_moves = Assistant making the moves
rule-blind_assistant_announce = Assistant announcing the moves
rule-blind_assistant_score = Assistant keeping score and starting clock
rule-blind_assistant_inform = Assistant giving information on request
rule-blind_assistant_claim = Claims made by the assistant
rule-blind_assistant_adjourn = Assistant’s formalities at adjournment
rule-blind_sighted-assistant = Assistant of the sighted player

## Guidelines I

rule-adjourn_seal_duty = Sealing of a move
rule-adjourn_seal_early = Early adjournment of the game
rule-adjourn_envelope = Data on the envelope
rule-adjourn_envelope_names = Players’ names on the envelope
rule-adjourn_envelope_position = Position on the envelope
rule-adjourn_envelope_times = Times used by the players on the envelope
rule-adjourn_envelope_sealer = Sealer’s name on the envelope
rule-adjourn_envelope_number = Sealed move number on the envelope
rule-adjourn_envelope_draw-offer = Open draw offer on the envelope
rule-adjourn_envelope_resumption = Resumption time and place on the envelope
rule-adjourn_envelope_arbiter = Arbiter’s check and custody of the envelope
rule-adjourn_draw-offer-after-seal = Draw offer after sealing
rule-adjourn_setup = Board and clocks before resumption
rule-adjourn_ended-before = Game ended before resumption
rule-adjourn_open = Opening of the envelope
rule-adjourn_seal_invalid = Loss for an invalid sealed move
rule-adjourn_seal_ambiguous = Ambiguous sealed move
rule-adjourn_seal_unintelligible = Unintelligible sealed move
rule-adjourn_seal_illegal = Illegal sealed move
rule-adjourn_resume = Attendance at the resumption time
rule-adjourn_resume_replier-present = Replier present at resumption
rule-adjourn_resume_replier-absent = Replier absent at resumption
rule-adjourn_resume_sealer-absent = Sealer absent at resumption
rule-adjourn_default-time = Late arrival for resumption
rule-adjourn_both-absent = Both players absent at resumption
rule-adjourn_envelope-missing = Missing envelope with the sealed move
rule-adjourn_position-unknown = Adjourned position beyond recovery
rule-adjourn_time-error = Wrong clock times on resumption
rule-adjourn_session-control = Session timing by the arbiter’s timepiece

## Guidelines II

rule-chess960_start = Random starting position in Chess960
rule-chess960_requirements = Requirements for the starting position
rule-chess960_king-between = King between the rooks
rule-chess960_bishops = Bishops on opposite-coloured squares
rule-chess960_mirror = Black pieces mirroring the white
rule-chess960_castling = Castling in Chess960
rule-chess960_castling_once = One castling for each player
rule-chess960_castling_how = Methods of castling in Chess960
rule-chess960_castling_double = Double-move castling
rule-chess960_castling_transpose = Transposition castling
rule-chess960_castling_king-only = King-move-only castling
rule-chess960_castling_rook-only = Rook-move-only castling
rule-chess960_castling_recommendations = Recommendations on castling
rule-chess960_castling_recommend-king-out = King held off the board when castling
rule-chess960_castling_final-squares = Usual final squares of king and rook
rule-chess960_castling_clarification = Final squares for each castling side
rule-chess960_castling_notes = Notes on castling
rule-chess960_castling_announce = Announcing the intention to castle
rule-chess960_castling_one-stays = King or rook staying in place
rule-chess960_castling_first-move = Castling on the first move
rule-chess960_castling_vacant = Squares that must be vacant for castling
rule-chess960_castling_filled = Squares that may stay occupied when castling

## Guidelines III

rule-quickplay_definition = Definition of a quickplay finish
rule-quickplay_announced = Prior announcement of the guidelines
rule-quickplay_scope = Scope of the guidelines
rule-quickplay_both-flags = Fall of both flags
rule-quickplay_both-flags_continue = Both flags down before the last period
rule-quickplay_both-flags_draw = Both flags down in the last period
rule-quickplay_increment-request = Request for a five-second increment
rule-quickplay_claim = Draw claim in the last two minutes
rule-quickplay_claim_agree = Arbiter’s acceptance of the claim
rule-quickplay_claim_postpone = Postponed decision on the claim
rule-quickplay_claim_reject = Arbiter’s rejection of the claim
rule-quickplay_unsupervised = Play without an arbiter’s supervision
rule-quickplay_unsupervised_claim = Draw claim without an arbiter
rule-quickplay_unsupervised_cannot-win = Opponent unable to win by normal means
rule-quickplay_unsupervised_no-effort = No effort to win by normal means
rule-quickplay_unsupervised_referral = Referral to a designated arbiter

## Headings added in the 2023 edition

rule-heading_pawn-moves = Moves of the pawn
rule-heading_check = Check to the king
rule-heading_legality = Legal and illegal moves and positions
rule-heading_adjusting = Adjusting and other contact with pieces
rule-heading_clock-use = Use of the chessclock
rule-heading_time-control = Time control
rule-heading_default-time = Default time
rule-heading_clock-setting = Clock readings and settings
rule-irregularity_displace_heading = Displaced pieces
rule-irregularity_illegal_heading = Illegal moves
rule-heading_recording = Recording of moves
rule-heading_incomplete-scoresheets = Incomplete scoresheets
rule-heading_venue = Playing venue and playing area
rule-heading_notes-devices = Notes and electronic devices
rule-heading_blind-clock = Clock for the visually disabled player
rule-adjourn_heading_procedure = Adjournment procedure
rule-adjourn_heading_resumption = Resumption when data are lost
