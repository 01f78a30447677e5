### Short titles of the rules, Armenian.

## Article 1

rule-game_players = Երկու հակառակորդի խաղ մեկ խաղատախտակի վրա
rule-game_alternation = Սպիտակների առաջին քայլը և քայլերի հերթափոխը
rule-game_having-the-move = Քայլի հերթի անցումը հակառակորդին
rule-game_objective = Խաղի նպատակը
rule-game_checkmate_definition = Մատը և արքայի անձեռնմխելիությունը
rule-game_checkmate_loser = Մատ ստացած խաղացողի պարտությունը
rule-game_dead_basic = Ոչ-ոքի, երբ մատն անհնար է երկու կողմի համար էլ

## Article 2

rule-board_orientation = Խաղատախտակի տեղադրումը
rule-board_men = 32 խաղաքարի հավաքածուն
rule-board_initial-position = Խաղաքարերի սկզբնական դիրքը
rule-board_lines = Ուղղաձիգներ, հորիզոնականներ և անկյունագծեր

## Article 3

rule-move_own-occupied = Սեփական խաղաքարով զբաղված դաշտ
rule-move_capture = Հակառակորդի խաղաքարը վերցնելը
rule-move_attack-piece = Հարձակում խաղաքարի վրա
rule-move_attack-square-pinned = Կապված խաղաքարի հարձակումը
rule-move_bishop = Փղի քայլերը
rule-move_rook = Նավակի քայլերը
rule-move_queen = Թագուհու քայլերը
rule-move_no-jump = Խաղաքարերի վրայով անցնելու արգելքը
rule-move_knight = Ձիու քայլերը
rule-move_pawn_single = Զինվորի քայլը մեկ դաշտ առաջ
rule-move_pawn_double = Զինվորի քայլը երկու դաշտ առաջ
rule-move_pawn_capture = Զինվորով վերցնելն անկյունագծով
rule-move_pawn_en-passant = Կողանցիկ վերցնելը
rule-move_pawn_en-passant_window = Կողանցիկ վերցնելը միայն պատասխան քայլով
rule-move_promotion_obligation = Պարտադիր փոխարկում վերջին հորիզոնականում
rule-move_promotion_free-choice = Փոխարկման խաղաքարի ազատ ընտրությունը
rule-move_promotion_immediate = Նոր խաղաքարի անմիջական գործողությունը
rule-move_king_two-ways = Արքայի քայլերի երկու տեսակը
rule-move_king_step = Արքայի քայլը հարևան դաշտ
rule-move_castling = Փոխատեղումը որպես արքայի քայլ
rule-move_castling_right-lost = Փոխատեղում կատարելու իրավունքի կորուստը
rule-move_castling_right-lost_king-moved = Փոխատեղման իրավունքի կորուստն արքայի քայլից հետո
rule-move_castling_right-lost_rook-moved = Փոխատեղման իրավունքի կորուստը նավակի քայլից հետո
rule-move_castling_prevented = Փոխատեղման ժամանակավոր խոչընդոտները
rule-move_castling_prevented_attacked = Փոխատեղման արգելքը հարվածի տակ գտնվող դաշտի պատճառով
rule-move_castling_prevented_blocked = Փոխատեղման արգելքն արքայի և նավակի միջև կանգնած խաղաքարի պատճառով
rule-move_check = Շախի տակ գտնվող արքա
rule-move_self-check = Սեփական արքան շախի տակ թողնելու արգելքը
rule-move_legal = Հնարավոր քայլի սահմանումը
rule-move_illegal = Անհնարին քայլի սահմանումը
rule-move_illegal-position = Անհնարին դիրքի սահմանումը

## Article 4

rule-act_one-hand = Քայլ կատարելը մեկ ձեռքով
rule-act_adjust = Խաղաքարերի շտկումը նախազգուշացմամբ
rule-act_other-contact = Խաղաքարին ձեռք տալն առանց նախազգուշացման
rule-act_touch_header = «Ձեռք տվեցիր՝ խաղա՛» կանոնը
rule-act_touch_own = Սեփական խաղաքարերին ձեռք տալը
rule-act_touch_opponent = Հակառակորդի խաղաքարերին ձեռք տալը
rule-act_touch_both = Երկու գույնի խաղաքարերին ձեռք տալը
rule-act_castle_header = Ձեռք տալը փոխատեղման և փոխարկման ժամանակ
rule-act_castle_touch-king-rook = Արքային և նավակին ձեռք տալը փոխատեղելու համար
rule-act_castle_touch-rook-king = Նավակին արքայից առաջ ձեռք տալը
rule-act_castle_illegal-intent = Անհնարին փոխատեղման փորձ
rule-act_promotion_choice-final = Փոխարկման խաղաքարի վերջնական ընտրությունը
rule-act_touch_none-possible = Հնարավոր քայլ չունեցող խաղաքարին ձեռք տալը
rule-act_promotion_ways = Զինվորի փոխարկման եղանակները
rule-act_promotion_pawn-not-placed = Փոխարկում առանց զինվորը դաշտում դնելու
rule-act_promotion_any-order = Փոխարկման գործողությունների ազատ հաջորդականությունը
rule-act_promotion_capture = Փոխարկում խաղաքար վերցնելով
rule-act_released = Դաշտում ձեռքից բաց թողնված խաղաքար
rule-act_made_capture = Խաղաքար վերցնելու քայլի կատարման պահը
rule-act_made_castling = Փոխատեղման կատարման պահը
rule-act_made_promotion = Փոխարկման կատարման պահը
rule-act_claim-forfeited = Քայլի կարգի խախտման մասին հայտարարելու իրավունքի կորուստը
rule-act_assistant = Խաղաքարերը տեղաշարժող օգնական

## Article 5

rule-end_checkmate = Հաղթանակ մատով
rule-end_resignation = Խաղացողի հանձնվելը
rule-end_stalemate = Ոչ-ոքի պատի դեպքում
rule-end_dead-position = Ոչ-ոքի մեռյալ դիրքում
rule-end_agreement = Ոչ-ոքի համաձայնությամբ

## Article 6

rule-clock_definition = Շախմատի ժամացույց, դրոշակ և դրոշակի ընկնելը
rule-clock_press-completes = Քայլի ավարտը ժամացույցի կոճակը սեղմելով
rule-clock_completed_game-ending = Խաղն ավարտող քայլ՝ առանց կոճակը սեղմելու
rule-clock_completed_next-made = Քայլի ավարտը հաջորդ քայլի կատարմամբ
rule-clock_press-after-reply = Կոճակը սեղմելու իրավունքը հակառակորդի պատասխանից հետո
rule-clock_same-hand = Նույն ձեռքը՝ քայլի և ժամացույցի համար
rule-clock_handling = Ժամացույցի հետ զգույշ վարվելը
rule-clock_adjust-own-time = Խաղաքարերի շտկումը սեփական ժամանակի հաշվին
rule-clock_assistant = Ժամացույցի կոճակը սեղմող օգնական
rule-clock_periods = Ժամանակի շրջաններ և պահանջվող քայլեր
rule-clock_carry-over = Խնայված ժամանակը և հապաղման եղանակը
rule-clock_flag-check = Ստուգում դրոշակի ընկնելուց հետո
rule-clock_placement = Ժամացույցի տեղադրումը
rule-clock_start = Սպիտակների ժամացույցի միացումը
rule-clock_default-time = Պարտություն ուշացման թույլատրելի ժամանակը գերազանցելու համար
rule-clock_both-absent = Երկու խաղացողի բացակայությունը խաղի սկզբում
rule-clock_flag-considered-fallen = Դրոշակի ընկնելու արձանագրումը
rule-clock_flag-loss = Պարտություն ժամանակի սպառման պատճառով և բացառություններ
rule-clock_evidence = Ժամացույցի ցուցմունքը որպես ապացույց
rule-clock_wrong-setting = Ժամացույցի սխալ կարգավորումը
rule-clock_interrupt = Խաղի ընդհատումը մրցավարի կողմից
rule-clock_player-stop = Ժամացույցը կանգնեցնելը մրցավարին դիմելու համար
rule-clock_restart = Ընդհատված խաղի վերսկսումը
rule-clock_player-stop_no-reason = Ժամացույցն առանց հարգելի պատճառի կանգնեցնելը
rule-clock_displays = Էկրաններ և ցուցադրական խաղատախտակներ
rule-clock_displays_no-claim = Միայն էկրանների տվյալների վրա հիմնված պահանջներ

## Article 7

rule-irregularity_restore-times = Ժամացույցի ցուցմունքը դիրքը վերականգնելիս
rule-irregularity_initial-position = Սխալ սկզբնական դիրք
rule-irregularity_board-orientation = Սխալ դրված խաղատախտակ
rule-irregularity_colours-reversed = Հակառակ գույներով սկսված խաղ
rule-irregularity_displace_restore = Խախտված դասավորության վերականգնումը սեփական ժամանակի հաշվին
rule-irregularity_displace_stop = Ժամացույցի կանգնեցումը խախտված դասավորության դեպքում
rule-irregularity_displace_penalty = Տույժ խաղաքարերի դասավորությունը խախտելու համար
rule-irregularity_illegal_move = Անհնարին քայլի ուղղումը
rule-irregularity_illegal_promotion-unfinished = Փոխարկման դաշտում չփոխարինված զինվոր
rule-irregularity_illegal_press-without-move = Ժամացույցի կոճակը սեղմելն առանց քայլ կատարելու
rule-irregularity_illegal_two-hands = Երկու ձեռքով կատարված քայլ
rule-irregularity_illegal_penalty = Տույժեր անհնարին քայլերի համար
rule-irregularity_displaced-found = Խաղաքարերի տեղաշարժի ուշ հայտնաբերումը

## Article 8

rule-record_duty = Քայլերը գրառելու պարտականությունը
rule-record_paper = Գրառում թղթային բլանկում
rule-record_electronic = Գրառում էլեկտրոնային բլանկում
rule-record_not-in-advance = Քայլերը նախապես գրառելու արգելքը
rule-record_order = Քայլ կատարելու և գրառելու հաջորդականությունը
rule-record_use = Բլանկի թույլատրելի օգտագործումը
rule-record_draw-offer = Ոչ-ոքիի առաջարկի գրառումը բլանկում
rule-record_assistant = Քայլերը գրառող օգնական
rule-record_visible = Բլանկի տեսանելիությունը մրցավարի համար
rule-record_property = Բլանկների պատկանելությունը կազմակերպչին
rule-record_waived-short-time = Գրառումից ազատումը ժամանակի սղության դեպքում
rule-record_incomplete_neither = Երկու խաղացողի գրառման բացակայությունը
rule-record_incomplete_one = Մեկ խաղացողի գրառման բացակայությունը
rule-record_reconstruct = Խաղի վերականգնումն այլ խաղատախտակի վրա
rule-record_next-period = Հաջորդ շրջանի առաջին քայլը
rule-record_result-signed = Խաղի ստորագրված արդյունքը

## Article 9

rule-draw_offer_heading = Ոչ-ոքիի առաջարկներ և մրցաշարի կանոնադրություն
rule-draw_offer_regulations = Համաձայնությամբ ոչ-ոքիի սահմանափակումները
rule-draw_offer_allowed-header = Ոչ-ոքիի առաջարկը թույլատրված համաձայնության դեպքում
rule-draw_offer_procedure = Ոչ-ոքիի առաջարկի կարգն ու գործողությունը
rule-draw_offer_record = Ոչ-ոքիի առաջարկը նշելու պարտականությունը
rule-draw_claim_is-offer = Պահանջը որպես ոչ-ոքիի առաջարկ
rule-draw_threefold = Ոչ-ոքի դիրքի եռակի կրկնությամբ
rule-draw_threefold_claim-intended = Պահանջ եռակի կրկնության հիման վրա՝ մտադրված քայլով
rule-draw_threefold_claim-current = Պահանջ եռակի կրկնության հիման վրա՝ առաջացած դիրքում
rule-draw_identity = Դիրքերի նույնությունը
rule-draw_identity_en-passant = Տարբերություն կողանցիկ վերցնելու հնարավորության առումով
rule-draw_identity_castling = Տարբերություն փոխատեղում կատարելու իրավունքի առումով
rule-draw_fifty = Ոչ-ոքի 50 քայլի կանոնով
rule-draw_fifty_claim-intended = Պահանջ 50 քայլի կանոնի հիման վրա՝ մտադրված քայլով
rule-draw_fifty_claim-current = Պահանջ 50 քայլի կանոնի հիման վրա՝ ավարտված քայլերից հետո
rule-draw_claim_right-lost-touch = Պահանջի իրավունքի կորուստը ձեռք տալու պատճառով
rule-draw_claim_heading = Ոչ-ոքիի պահանջներ
rule-draw_claim_stop-clock = Ժամացույցի կանգնեցումը ոչ-ոքիի պահանջ ներկայացնելիս
rule-draw_claim_correct = Ոչ-ոքիի ճիշտ պահանջ
rule-draw_claim_incorrect = Ոչ-ոքիի սխալ պահանջ
rule-draw_automatic = Ոչ-ոքի առանց պահանջի
rule-draw_automatic_fivefold = Դիրքի հնգակի կրկնություն
rule-draw_automatic_seventyfive = 75 քայլի կանոնը

## Article 10

rule-points_normal = Միավորներ հաղթանակի, ոչ-ոքիի և պարտության համար
rule-points_max = Միավորների առավելագույն գումարը

## Article 11

rule-conduct_disrepute = Շախմատը վարկաբեկող վարքագիծ
rule-conduct_venue = Խաղավայրի սահմանումը
rule-conduct_area = Խաղային տարածքի սահմանումը
rule-conduct_leave_header = Մրցավարի թույլտվություն պահանջող գործողություններ
rule-conduct_leave_venue = Խաղավայրից դուրս գալը
rule-conduct_leave_on-move = Խաղային տարածքից դուրս գալը սեփական քայլի ժամանակ
rule-conduct_leave_third-person = Կողմնակի անձանց մուտքը խաղային տարածք
rule-conduct_leave_report = Դուրս գալու մասին մրցավարին տեղեկացնելը
rule-conduct_notes = Նշումների և հուշումների արգելքը
rule-conduct_device = Էլեկտրոնային սարքերի արգելքը
rule-conduct_device_bag = Անջատված սարքը պայուսակում
rule-conduct_device_loss = Պարտություն իր մոտ սարք ունենալու համար
rule-conduct_inspection = Հագուստի և պայուսակների զննումը
rule-conduct_smoking = Ծխելը միայն հատկացված վայրում
rule-conduct_spectators = Խաղն ավարտած խաղացողները որպես հանդիսատես
rule-conduct_distract = Հակառակորդին շեղելու և անհանգստացնելու արգելքը
rule-conduct_penalty = Տույժեր վարքագծի խախտումների համար
rule-conduct_refusal = Կանոններին ենթարկվելուց համառորեն հրաժարվելը
rule-conduct_refusal_both = Երկու խաղացողի հրաժարվելը կանոններին ենթարկվելուց
rule-conduct_explanation = Կանոնների պարզաբանում ստանալու իրավունքը
rule-conduct_appeal = Մրցավարի որոշումը բողոքարկելու իրավունքը
rule-conduct_assist-reconstruct = Խաղացողների օգնությունը խաղը վերականգնելիս
rule-conduct_claim-checking = Ոչ-ոքիի պահանջի ստուգումը խաղացողների կողմից

## Article 12

rule-arbiter_observe-laws = Կանոնների խստիվ պահպանումը
rule-arbiter_duties = Մրցավարի պարտականությունները
rule-arbiter_fair-play = Արդար խաղի ապահովումը
rule-arbiter_best-interest = Գործելը մրցաշարի շահերից ելնելով
rule-arbiter_environment = Խաղի բարենպաստ պայմաններ
rule-arbiter_not-disturbed = Խաղացողների պաշտպանությունը խանգարումներից
rule-arbiter_supervise = Մրցաշարի ընթացքի վերահսկումը
rule-arbiter_disabled = Հոգածություն հաշմանդամություն ունեցող խաղացողների նկատմամբ
rule-arbiter_fair-play-rules = Արդար խաղի կանոնների կիրառումը
rule-arbiter_observe-games = Խաղերի դիտարկումը և որոշումների կիրառումը
rule-arbiter_assistants = Օգնականների նշանակումը խաղերը դիտարկելու համար
rule-arbiter_extra-time = Լրացուցիչ ժամանակ արտաքին խանգարման դեպքում
rule-arbiter_no-intervention = Մրցավարի միջամտության սահմանները
rule-arbiter_outsiders = Կողմնակի անձանց միջամտության արգելքը
rule-arbiter_phones = Խաղավայրում հեռախոսից օգտվելու արգելքը
rule-arbiter_penalties = Մրցավարի կողմից կիրառվող տույժեր
rule-arbiter_penalty_warning = Նախազգուշացումը որպես տույժ
rule-arbiter_penalty_add-time = Հակառակորդի ժամանակի ավելացումը
rule-arbiter_penalty_cut-time = Խախտողի ժամանակի կրճատումը
rule-arbiter_penalty_raise-points = Հակառակորդի միավորների ավելացումը
rule-arbiter_penalty_cut-points = Խախտողի միավորների կրճատումը
rule-arbiter_penalty_loss = Խախտողին պարտություն նշանակելը
rule-arbiter_penalty_fine = Նախապես հայտարարված տուգանք
rule-arbiter_penalty_rounds = Հեռացում մեկ կամ մի քանի տուրից
rule-arbiter_penalty_expulsion = Հեռացում մրցաշարից

## Appendix A

rule-rapid_definition = Արագ շախմատի սահմանումը
rule-rapid_no-recording = Գրառումից ազատումն արագ շախմատում
rule-rapid_penalty-one-minute = Մեկրոպեանոց տույժն արագ շախմատում
rule-rapid_supervised = Մրցաշարային կանոններն արագ շախմատում
rule-rapid_supervised_ratio = Մեկ մրցավար՝ առավելագույնը երեք խաղի համար
rule-rapid_supervised_recorded = Գրառումը մրցավարի կողմից արագ շախմատում
rule-rapid_supervised_scoresheet = Գրառմանը ծանոթանալն արագ շախմատում
rule-rapid_unsupervised = Արագ շախմատ առանց լիարժեք հսկողության
rule-rapid_after-ten = Սահմանափակումներ կողմերի տասական քայլից հետո
rule-rapid_after-ten_clock = Ժամացույցի կարգավորումը տասական քայլից հետո
rule-rapid_after-ten_setup = Դասավորության սխալները տասական քայլից հետո
rule-rapid_illegal = Անհնարին քայլերն արագ շախմատում
rule-rapid_flag-claim = Ժամանակի սպառմամբ հաղթանակի պահանջ
rule-rapid_illegal-position = Մրցավարի նկատած անհնարին դիրք
rule-rapid_flag-arbiter = Դրոշակի ընկնելու հայտարարումը մրցավարի կողմից
rule-rapid_specify = Կանոնների ընտրությունն արագ շախմատի մրցաշարում

## Appendix B

rule-blitz_definition = Կայծակնային խաղի սահմանումը
rule-blitz_penalty-one-minute = Մեկրոպեանոց տույժը կայծակնային խաղում
rule-blitz_supervised = Մրցաշարային կանոնները կայծակնային խաղում
rule-blitz_supervised_ratio = Մեկ մրցավար՝ յուրաքանչյուր կայծակնային խաղի համար
rule-blitz_supervised_recorded = Գրառումը մրցավարի կողմից կայծակնային խաղում
rule-blitz_supervised_scoresheet = Գրառմանը ծանոթանալը կայծակնային խաղում
rule-blitz_unsupervised = Կայծակնային խաղ առանց լիարժեք հսկողության
rule-blitz_specify = Կանոնների ընտրությունը կայծակնային խաղի մրցաշարում

## Appendix C

rule-notation_piece-word = «Խաղաքար» բառի իմաստը նշագրության մեջ
rule-notation_abbreviation = Խաղաքարերի տառային նշանները
rule-notation_national = Խաղաքարերի ազգային տառային նշանները
rule-notation_pawn = Զինվորներ՝ առանց տառային նշանի
rule-notation_files = Ուղղաձիգների տառերը
rule-notation_ranks = Հորիզոնականների համարները
rule-notation_squares = Դաշտերի անվանումները
rule-notation_move = Քայլի նշագրությունը
rule-notation_capture = Վերցնելու նշագրությունը
rule-notation_capture_piece = Խաղաքարի տառը վերցնելու գրառման մեջ
rule-notation_capture_square = Վերջնական դաշտը վերցնելու գրառման մեջ
rule-notation_capture_pawn = Զինվորով վերցնելու նշագրությունը
rule-notation_disambiguate = Նույնանուն խաղաքարերի տարբերակումը
rule-notation_disambiguate_rank = Նույնանուն խաղաքարեր նույն հորիզոնականում
rule-notation_disambiguate_rank_piece = Նույն հորիզոնականում՝ խաղաքարի տառը
rule-notation_disambiguate_rank_file = Նույն հորիզոնականում՝ ելման ուղղաձիգը
rule-notation_disambiguate_rank_square = Նույն հորիզոնականում՝ վերջնական դաշտը
rule-notation_disambiguate_file = Նույնանուն խաղաքարեր նույն ուղղաձիգում
rule-notation_disambiguate_file_piece = Նույն ուղղաձիգում՝ խաղաքարի տառը
rule-notation_disambiguate_file_rank = Նույն ուղղաձիգում՝ ելման հորիզոնականը
rule-notation_disambiguate_file_square = Նույն ուղղաձիգում՝ վերջնական դաշտը
rule-notation_disambiguate_other = Նույնանուն խաղաքարեր տարբեր գծերի վրա
rule-notation_example_rank = Օրինակ՝ ձիերը նույն հորիզոնականում
rule-notation_example_file = Օրինակ՝ ձիերը նույն ուղղաձիգում
rule-notation_example_other = Օրինակ՝ ձիերը տարբեր գծերի վրա
rule-notation_example_capture = Օրինակ՝ ձիով վերցնելը
rule-notation_promotion = Փոխարկման նշագրությունը
rule-notation_draw-offer = Ոչ-ոքիի առաջարկի (=) նշանը
rule-notation_signs = Նշաններ և հապավումներ
rule-notation_signs_kingside = Կարճ փոխատեղման նշանը
rule-notation_signs_queenside = Երկար փոխատեղման նշանը
rule-notation_signs_capture = Վերցնելու նշանը
rule-notation_signs_check = Շախի նշանը
rule-notation_signs_mate = Մատի նշանը
rule-notation_signs_ep = Կողանցիկ վերցնելու նշանը

## Appendix D

rule-blind_two-boards = Երկու խաղատախտակի օգտագործումը
rule-blind_board_size = Հատուկ խաղատախտակի չափերը
rule-blind_board_raised = Բարձրացված սև դաշտեր
rule-blind_board_aperture = Ամրացման անցք յուրաքանչյուր դաշտում
rule-blind_pieces = Հատուկ խաղաքարերին ներկայացվող պահանջներ
rule-blind_pieces_peg = Խաղաքարերի ամրացման ձողիկները
rule-blind_pieces_staunton = Ստաունտոնի ձևը և սև խաղաքարերի նշանը
rule-blind_rules = Խաղ տեսողության խնդիր ունեցող խաղացողի հետ
rule-blind_announce = Քայլերի բարձրաձայնումը և կրկնումը
rule-blind_touched = Խաղաքարին ձեռք տալը հատուկ խաղատախտակի վրա
rule-blind_made = Քայլի կատարումը հատուկ խաղատախտակի վրա
rule-blind_made_capture = Վերցված խաղաքարի հեռացումը խաղատախտակից
rule-blind_made_placed = Խաղաքարն այլ անցքում տեղադրելը
rule-blind_made_announced = Քայլի բարձրաձայնումը
rule-blind_clock-start = Հակառակորդի ժամացույցի միացումը
rule-blind_sighted-normal = Սովորական կանոններ տեսնող խաղացողի համար
rule-blind_clock_special = Շախմատի հատուկ ժամացույց
rule-blind_clock_analogue = Շոշափելով ընթերցվող սլաքավոր ժամացույց
rule-blind_clock_analogue_dots = Ուռուցիկ կետերով թվատախտակ
rule-blind_clock_analogue_flag = Շոշափելով զգացվող դրոշակ
rule-blind_score = Տեսողության խնդիր ունեցող խաղացողի գրառումը
rule-blind_slip = Բանավոր վրիպման ուղղումը
rule-blind_discrepancy = Դիրքերի տարբերությունը երկու խաղատախտակի վրա
rule-blind_assistant = Տեսողության խնդիր ունեցող խաղացողի օգնականը
rule-blind_assistant_moves = Քայլերի կատարումն օգնականի կողմից
rule-blind_assistant_announce = Քայլերի բարձրաձայնումն օգնականի կողմից
rule-blind_assistant_score = Գրառումը և ժամացույցի միացումն օգնականի կողմից
rule-blind_assistant_inform = Օգնականի տեղեկությունները խաղացողի խնդրանքով
rule-blind_assistant_claim = Օգնականի ներկայացրած պահանջները
rule-blind_assistant_adjourn = Օգնականի գործողությունները խաղը հետաձգելիս
rule-blind_sighted-assistant = Տեսնող խաղացողի օգնականը

## Guidelines I

rule-adjourn_seal_duty = Գաղտնի քայլի գրանցումը
rule-adjourn_seal_early = Խաղի վաղաժամ հետաձգումը
rule-adjourn_envelope = Ծրարի վրա նշվող տվյալները
rule-adjourn_envelope_names = Խաղացողների ազգանունները ծրարի վրա
rule-adjourn_envelope_position = Դիրքը ծրարի վրա
rule-adjourn_envelope_times = Օգտագործված ժամանակը ծրարի վրա
rule-adjourn_envelope_sealer = Քայլը գրանցողի ազգանունը ծրարի վրա
rule-adjourn_envelope_number = Գաղտնի քայլի համարը ծրարի վրա
rule-adjourn_envelope_draw-offer = Ոչ-ոքիի առաջարկը ծրարի վրա
rule-adjourn_envelope_resumption = Վերսկսման օրը, ժամը և վայրը ծրարի վրա
rule-adjourn_envelope_arbiter = Ծրարի ստուգումն ու պահպանումը մրցավարի կողմից
rule-adjourn_draw-offer-after-seal = Ոչ-ոքիի առաջարկ գաղտնի քայլի գրանցումից հետո
rule-adjourn_setup = Դիրքը և ժամացույցը վերսկսումից առաջ
rule-adjourn_ended-before = Խաղի ավարտը մինչև վերսկսումը
rule-adjourn_open = Ծրարի բացումը
rule-adjourn_seal_invalid = Պարտություն անվավեր գաղտնի քայլի համար
rule-adjourn_seal_ambiguous = Երկիմաստ գաղտնի քայլ
rule-adjourn_seal_unintelligible = Անհասկանալի գաղտնի քայլ
rule-adjourn_seal_illegal = Անհնարին գաղտնի քայլ
rule-adjourn_resume = Խաղացողների ներկայությունը վերսկսման ժամին
rule-adjourn_resume_replier-present = Գաղտնի քայլին պատասխանողի ներկայությունը
rule-adjourn_resume_replier-absent = Գաղտնի քայլին պատասխանողի բացակայությունը
rule-adjourn_resume_sealer-absent = Գաղտնի քայլ գրանցածի բացակայությունը
rule-adjourn_default-time = Խաղի վերսկսումից ուշանալը
rule-adjourn_both-absent = Երկու խաղացողի բացակայությունը վերսկսման ժամին
rule-adjourn_envelope-missing = Գաղտնի քայլի ծրարի անհետացումը
rule-adjourn_position-unknown = Հետաձգված խաղի դիրքը վերականգնելու անհնարինությունը
rule-adjourn_time-error = Ժամացույցի սխալ ցուցմունքը վերսկսելիս
rule-adjourn_session-control = Խաղափուլի հսկումը մրցավարի ժամացույցով

## Guidelines II

rule-chess960_start = Պատահական սկզբնական դիրքը Շախմատ 960-ում
rule-chess960_requirements = Սկզբնական դիրքին ներկայացվող պահանջներ
rule-chess960_king-between = Արքան նավակների միջև
rule-chess960_bishops = Փղերը տարագույն դաշտերում
rule-chess960_mirror = Սև խաղաքարերը սպիտակների դիմաց
rule-chess960_castling = Փոխատեղումը Շախմատ 960-ում
rule-chess960_castling_once = Մեկ փոխատեղում յուրաքանչյուր խաղացողի համար
rule-chess960_castling_how = Փոխատեղման եղանակները Շախմատ 960-ում
rule-chess960_castling_double = Փոխատեղում կրկնակի քայլով
rule-chess960_castling_transpose = Փոխատեղում արքայի և նավակի տեղերը փոխելով
rule-chess960_castling_king-only = Փոխատեղում միայն արքայի քայլով
rule-chess960_castling_rook-only = Փոխատեղում միայն նավակի քայլով
rule-chess960_castling_recommendations = Խորհուրդներ փոխատեղման վերաբերյալ
rule-chess960_castling_recommend-king-out = Արքայի ժամանակավոր հանումը փոխատեղելիս
rule-chess960_castling_final-squares = Արքայի և նավակի սովորական վերջնական դաշտերը
rule-chess960_castling_clarification = Վերջնական դաշտերն ըստ փոխատեղման կողմի
rule-chess960_castling_notes = Ծանոթագրություններ փոխատեղման մասին
rule-chess960_castling_announce = Փոխատեղելու մտադրության հայտնումը
rule-chess960_castling_one-stays = Տեղում մնացող արքա կամ նավակ
rule-chess960_castling_first-move = Փոխատեղում առաջին քայլով
rule-chess960_castling_vacant = Փոխատեղման համար պարտադիր ազատ դաշտեր
rule-chess960_castling_filled = Դաշտեր, որոնք փոխատեղելիս կարող են զբաղված մնալ

## Guidelines III

rule-quickplay_definition = Արագ ավարտի սահմանումը
rule-quickplay_announced = Ուղեցույցի կիրառման մասին նախապես հայտարարելը
rule-quickplay_scope = Ուղեցույցի կիրառման շրջանակը
rule-quickplay_both-flags = Երկու դրոշակի ընկնելը
rule-quickplay_both-flags_continue = Երկու դրոշակի ընկնելը մինչև վերջին շրջանը
rule-quickplay_both-flags_draw = Երկու դրոշակի ընկնելը վերջին շրջանում
rule-quickplay_increment-request = Հինգ վայրկյան հավելում հատկացնելու խնդրանք
rule-quickplay_claim = Ոչ-ոքիի պահանջ վերջին երկու րոպեում
rule-quickplay_claim_agree = Պահանջի բավարարումը մրցավարի կողմից
rule-quickplay_claim_postpone = Պահանջի վերաբերյալ որոշման հետաձգումը
rule-quickplay_claim_reject = Պահանջի մերժումը մրցավարի կողմից
rule-quickplay_unsupervised = Խաղ առանց մրցավարի հսկողության
rule-quickplay_unsupervised_claim = Ոչ-ոքիի պահանջ առանց մրցավարի
rule-quickplay_unsupervised_cannot-win = Հակառակորդի՝ ընդունված միջոցներով հաղթելու անհնարինությունը
rule-quickplay_unsupervised_no-effort = Ընդունված միջոցներով հաղթելու ջանքերի բացակայությունը
rule-quickplay_unsupervised_referral = Պահանջի ներկայացումը նշանակված մրցավարին

## Headings added in the 2023 edition

rule-heading_pawn-moves = Զինվորի քայլերը
rule-heading_check = Շախ արքային
rule-heading_legality = Հնարավոր և անհնարին քայլեր ու դիրքեր
rule-heading_adjusting = Խաղաքարերը շտկելն ու դրանց ձեռք տալը
rule-heading_clock-use = Շախմատի ժամացույցից օգտվելը
rule-heading_time-control = Ժամանակի վերահսկումը
rule-heading_default-time = Ուշացման թույլատրելի ժամանակը
rule-heading_clock-setting = Ժամացույցի ցուցմունքներն ու կարգավորումը
rule-irregularity_displace_heading = Խաղաքարերի խախտված դասավորությունը
rule-irregularity_illegal_heading = Անհնարին քայլեր
rule-heading_recording = Քայլերի գրառումը
rule-heading_incomplete-scoresheets = Թերի լրացված բլանկներ
rule-heading_venue = Խաղավայր և խաղային տարածք
rule-heading_notes-devices = Նշումներ և էլեկտրոնային սարքեր
rule-heading_blind-clock = Տեսողության խնդիր ունեցող խաղացողի ժամացույցը
rule-adjourn_heading_procedure = Խաղի հետաձգման կարգը
rule-adjourn_heading_resumption = Վերսկսում տվյալների կորստի դեպքում
