### Հարցեր․ ինչ է տեղի ունեցել, ինչ է հարցվում, պատասխանները։

question-who = { $side ->
    [white] Սպիտակները
    [black] Սևերը
   *[arbiter] Մրցավարը
  }
question-whose = { $side ->
    [white] Սպիտակների
   *[black] Սևերի
  }
question-opponents = { $side ->
    [white] սևերը
   *[black] սպիտակները
  }
question-piece = { $piece ->
    [king] արքան
    [queen] թագուհին
    [rook] նավակը
    [bishop] փիղը
    [knight] ձին
    [pawn] զինվորը
   *[piece] խաղաքարը
  }
question-piece-to = { $piece ->
    [king] արքային
    [queen] թագուհուն
    [rook] նավակին
    [bishop] փղին
    [knight] ձիուն
    [pawn] զինվորին
   *[piece] խաղաքարին
  }

## Հանգամանքներ

question-control = { $class ->
    [rapid] Արագ շախմատ
    [blitz] Կայծակնային խաղ
   *[standard] Սովորական շախմատ
  }՝ { $control }։ { $edition } թվականի կանոններ։
question-periods = { $firstmoves ->
    [0] { $first } րոպե ամբողջ խաղի համար
   *[other] { $first } րոպե { $firstmoves } քայլի համար
  }{ $second ->
    [0] {""}
   *[other] , ապա { $second } րոպե{ $secondmoves ->
        [0] {""}
       *[other] {" "}{ $secondmoves } քայլի համար
      }
  }{ $third ->
    [0] {""}
   *[other] , ապա { $third } րոպե
  }, { $increment ->
    [0] առանց հավելման
   *[other] յուրաքանչյուր քայլի համար { $increment } վայրկյան հավելումով
  }
question-supervision = { $supervision ->
    [adequate] Մրցավարներն այնքան են, որքան պահանջում են մրցակցային կանոնները։
    [none] Մրցավար չկա։
   *[arbiter] Մեկ մրցավար հետևում է բազմաթիվ խաղերի։
  }
question-no-draw-before = Կանոնադրությունն արգելում է մինչև { $moves }-րդ քայլը ոչ-ոքի կնքել առանց մրցավարի համաձայնության։
question-no-agreed-draws = Կանոնադրությունն արգելում է ոչ-ոքի կնքել առանց մրցավարի համաձայնության։
question-guidelines = { $announced ->
    [true] Ուղեցույց III-ի կիրառման մասին նախապես հայտարարվել է{ $iii4 ->
        [yes] , ներառյալ III.4 կետը
       *[no] {""}
      }։
   *[false] Ուղեցույց III-ի կիրառման մասին չի հայտարարվել։
  }
question-default-time = Ուշացման թույլատրելի ժամանակը { $minutes } րոպե է։
question-illegal-before = { question-whose } համար արդեն հաշվված է { $count } անհնարին քայլ։
question-open-offer = { question-whose } ոչ-ոքիի առաջարկն ուժի մեջ է։
question-unpressed = { question-who } վերջին քայլից հետո ժամացույցի կոճակը չեն սեղմել։
question-clocks = Ժամացույցների ցուցմունքը. սպիտակներ՝ { $white }, սևեր՝ { $black }։
question-quiet = Վերջին անգամ խաղաքար վերցնելուց կամ զինվոր տեղաշարժելուց հետո սպիտակները կատարել են { $white } քայլ, սևերը՝ { $black }։
question-board-start = Գրանցված քայլերն սկսվում են այս դիրքից։ { $side ->
    [white] Քայլը սպիտակներինն է։
   *[black] Քայլը սևերինն է։
  }
question-board-now = Դիրքը նկարագրված իրադարձություններից առաջ։ { $side ->
    [white] Քայլը սպիտակներինն է։
   *[black] Քայլը սևերինն է։
  }

## Ինչ են անում մարդիկ

question-event-touch = { question-who } { $intent ->
    [adjust] ասում են «շտկում եմ» և ձեռք են տալիս { $square } դաշտի { question-piece-to }։
    [adjust-unannounced] առանց որևէ բան ասելու շտկում են { $square } դաշտի { question-piece }։
    [accident] ակնհայտորեն պատահաբար դիպչում են { $square } դաշտի { question-piece-to }։
    [capture] վերցնելու մտադրությամբ ձեռք են տալիս { $square } դաշտի { question-piece-to }։
   *[move] քայլելու մտադրությամբ ձեռք են տալիս { $square } դաշտի { question-piece-to }։
  }
question-event-move = { question-who } { $unfinished ->
    [true] զինվորը դնում են վերջին հորիզոնականում ({ $move }) և չեն փոխարինում այն
   *[false] խաղում են { $move }
  }{ $hands ->
    [two] ՝ երկու ձեռքով
   *[one] {""}
  }։
question-event-place = { question-who } { $square } դաշտում դնում են { question-piece }։
question-event-press = { question-who } սեղմում են ժամացույցի կոճակը{ $hand ->
    [other] {" "}մյուս ձեռքով
   *[same] {""}
  }։
question-event-write = { question-who } բլանկում գրում են { $move }։
question-event-stop-clocks = { question-who } { $side ->
    [arbiter] կանգնեցնում է ժամացույցը։
   *[other] կանգնեցնում են ժամացույցը։
  }
question-event-offer = { question-who } ոչ-ոքի են առաջարկում։
question-event-accept = { question-who } ասում են. «Համաձայն եմ ոչ-ոքիին»։
question-event-decline = { question-who } ասում են. «Ոչ, շարունակում եմ խաղալ»։
question-event-withdraw = { question-who } ուզում են հրաժարվել { $what ->
    [offer] ոչ-ոքիի առաջարկից
   *[claim] իրենց պահանջից
  }։
question-event-claim = { question-who } { $mode ->
    [written] բլանկում գրում են { $move }, քայլը խաղատախտակին չեն կատարում և ոչ-ոքի են պահանջում
    [unwritten] ասում են «մտադիր եմ խաղալ { $move }», ոչինչ չեն գրում և ոչ-ոքի են պահանջում
   *[current] ոչ-ոքի են պահանջում
  }. հիմքը՝ { $basis ->
    [threefold] դիրքի եռակի կրկնությունը
    [fifty] 50 քայլի կանոնը
    [cannot-win] հակառակորդը չի կարող հաղթել ընդունված միջոցներով
   *[no-effort] հակառակորդը չի փորձում հաղթել ընդունված միջոցներով
  }{ $evidence ->
    [screen] , միակ ապացույցն էկրանն է
    [none] , ապացույց չկա
   *[scoresheet] {""}
  }{ $proved ->
    [true] , դիրքն ու բլանկը պատշաճ ձևակերպված են
   *[false] {""}
  }։
question-event-request-increment = { question-who } խնդրում են ամեն քայլին հինգ վայրկյան հավելում սահմանել (III.4)։
question-event-resign = { question-who } հանձնվում են։
question-event-flag = { question-whose } դրոշակն ընկնում է. { $by ->
    [opponent] դա մատնանշում են { question-opponents }։
    [arbiter] դա տեսնում է մրցավարը։
   *[nobody] դա ոչ ոք չի նկատում։
  }
question-event-flags = Պարզվում է, որ երկու դրոշակն էլ ընկած են. { $period ->
    [last] շրջանը վերջինն է
   *[earlier] շրջանը վերջինը չէ
  }, { $first ->
    [white] և ժամացույցը ցույց է տալիս, որ առաջինն ընկել է սպիտակների դրոշակը։
    [black] և ժամացույցը ցույց է տալիս, որ առաջինն ընկել է սևերի դրոշակը։
   *[unknown] և հնարավոր չէ պարզել, թե որն է առաջինն ընկել։
  }
question-event-complain = { question-who } { $about ->
    [illegal-move] մրցավարին մատնանշում են խախտումը։
    [touch-move] մատնանշում են «ձեռք տվեցիր՝ խաղա» կանոնի խախտումը։
    [flag] մատնանշում են ընկած դրոշակը։
    [clock-setting] մատնանշում են, որ ժամացույցը սխալ է դրված։
   *[clock-reading] մատնանշում են, որ հետաձգման պահին իրենց ժամացույցը պետք է ցույց տար { $time }։
  }
question-event-observe = Մրցավարը { $what ->
    [illegal-move] տեսնում է խախտումը և միջամտում։
    [illegal-position] նկատում է անհնարին դիրք։
    [touch-move] տեսնում է «ձեռք տվեցիր՝ խաղա» կանոնի խախտում։
    [both-kings-in-check] տեսնում է, որ երկու արքան էլ շախի տակ են։
    [pawn-on-last-rank] վերջին հորիզոնականում զինվոր է տեսնում։
    [fivefold] ստուգում է՝ արդյոք դիրքը հինգերորդ անգամ է ստեղծվել։
   *[seventyfive] ստուգում է՝ արդյոք կատարվել է 75 քայլ։
  }
question-event-stop-recording = { question-who } դադարում են գրանցել քայլերը։
question-event-discover = { $fault ->
    [initial-position] Երբ սպիտակները կատարել են { $white } քայլ, սևերը՝ { $black }, պարզվում է, որ սկզբնական դիրքում երկու խաղաքար դրված են եղել միմյանց տեղերում։
    [board-orientation] Երբ սպիտակները կատարել են { $white } քայլ, սևերը՝ { $black }, պարզվում է, որ խաղատախտակը սխալ է դրված. սպիտակների աջ կողմի անկյունային դաշտը սև է։
    [colours-reversed] Երբ սպիտակները կատարել են { $white } քայլ, սևերը՝ { $black }, պարզվում է, որ խաղացողները շփոթել են խաղաքարերի գույնը։
    [displaced] Պարզվում է, որ տեղաշարժված խաղաքարը սխալ դաշտում է դրվել, և խաղը շարունակվել է։
   *[clock-setting] Պարզվում է, որ ժամացույցը սխալ է դրված եղել։
  }
question-event-displace = { question-who } պատահաբար վայր են գցում { $square } դաշտի { question-piece }։
question-event-find = { $topic ->
    [consent] { $decision ->
        [agree] Մրցավարը համաձայնում է ոչ-ոքիին։
       *[other] Մրցավարը չի համաձայնում ոչ-ոքիին։
      }
    [quickplay] { $decision ->
        [agree] Մրցավարը համաձայնում է պահանջին։
        [postpone] Մրցավարը հետաձգում է որոշումը{ $award ->
            [given] {" "}և հակառակորդին երկու րոպե է ավելացնում
           *[refused] {""}
          }։
       *[reject] Մրցավարը մերժում է պահանջը։
      }
    [increment] { $decision ->
        [agree] Մրցավարը բավարարում է խնդրանքը։
       *[other] Մրցավարը չի բավարարում խնդրանքը։
      }
    [referral] { $decision ->
        [agree] Նշանակված մրցավարը հետագայում պահանջը ճիշտ է ճանաչում։
       *[other] Նշանակված մրցավարը հետագայում պահանջը ճիշտ չի ճանաչում։
      }
    [clock-reading] { $decision ->
        [agree] Մրցավարը որոշում է ուղղել ժամացույցի ցուցմունքը։
       *[other] Մրցավարը որոշում է թողնել ժամացույցի ցուցմունքը։
      }
    [position] Խախտումից անմիջապես առաջ եղած դիրքը հնարավոր չէ պարզել. վերջին հաստատ հայտնի դիրքը { $mover ->
        [white] սպիտակների
       *[black] սևերի
      } { $number }-րդ քայլից հետո եղածն է։
   *[other] Որոշում է մրցավարը{ $decision ->
        [agree] . այո
        [reject] . ոչ
       *[states] {""}
      }։
  }
question-event-play-on = Յուրաքանչյուր կողմ ավարտում է ևս { $moves } քայլ։
question-event-order-seal = Խաղաշրջանն ավարտվել է. մրցավարը { $player ->
    [white] սպիտակներից
   *[black] սևերից
  } պահանջում է գաղտնի քայլ գրանցել։
question-event-adjourn = { question-who } ուզում են խաղը հետաձգել խաղաշրջանի ավարտից { $minutes } րոպե առաջ։
question-event-seal = { $again ->
    [true] { question-who } գաղտնի քայլը փոխում են՝ գրելով «{ $move }»։
   *[false] { question-who } բլանկում գրում են «{ $move }», բլանկները դնում են ծրարի մեջ և կնքում այն։
  }
question-event-open = Խաղը վերսկսելիս ծրարը բացվում է։
question-event-envelope-missing = Ծրարը կորել է. դիրքն ու ժամանակը { $known ->
    [true] հնարավոր է վերականգնել։
   *[false] հնարավոր չէ վերականգնել։
  }
question-event-arrive = { question-who } ներկայանում են նշանակված ժամից { $minutes } րոպե անց։
question-event-present = Վերսկսման պահին { $side ->
    [white] սպիտակները ներկա են։
   *[black] սևերը ներկա են։
  }
question-event-absent = Վերսկսման պահին { $side ->
    [white] սպիտակները բացակայում են։
   *[black] սևերը բացակայում են։
  }
question-event-states = { question-who } հայտարարում են, որ գաղտնի քայլը { $move } էր։
question-event-sign = { question-who } ստորագրում են բլանկները՝ { $result }։

## Ինչ է հարցվում

question-ask-ruling = Ո՞րն է ճիշտ որոշումը։
question-ask-result = Ո՞րն է խաղի արդյունքը։
question-ask-clocks-after = Ի՞նչ են ցույց տալիս երկու խաղացողի ժամացույցները մրցավարի որոշումից հետո։ Իրադարձությունների ընթացքում մտածելու ժամանակը հաշվի չառնել։
question-ask-allowed-moves = Այս քայլերից որո՞նք են { $side ->
    [white] սպիտակներն
   *[black] սևերն
  } իրավունք ունեն այժմ կատարել։
question-ask-move = Ո՞ր քայլը պարտավոր են այժմ կատարել { $side ->
    [white] սպիտակները
   *[black] սևերը
  }։
question-ask-who-may-claim = Ո՞վ իրավունք ունի այժմ ոչ-ոքի պահանջելու խաղատախտակին առկա դիրքի հիման վրա։
question-ask-same-position = Դիրքի կրկնության կանոնի իմաստով այժմյան դիրքը նո՞ւյնն է, ինչ այն դիրքը, որից սկսվում են գրանցված քայլերը։
question-ask-deciding-clause = Ո՞ր կետն է որոշիչ։
question-ask-true-false = Ճի՞շտ է արդյոք պնդումը. «{ $statement }»

## Պատասխաններ

question-answer-result = { $outcome ->
    [white] Հաղթում են սպիտակները։
    [black] Հաղթում են սևերը։
    [draw] Խաղն ավարտվում է ոչ-ոքի։
    [both-lose] Պարտվում են երկու խաղացողն էլ։
    [new-game] Խաղը չեղյալ է համարվում, և խաղացվում է նոր խաղ։
    [annulled] Խաղը չեղյալ է համարվում։
   *[ongoing] Խաղը շարունակվում է։
  }
question-answer-clocks = Սպիտակներ՝ { $white }, սևեր՝ { $black }
question-answer-claimants = { $who ->
    [both] Երկու խաղացողն էլ
    [white] Միայն սպիտակները
    [black] Միայն սևերը
   *[nobody] Ոչ ոք
  }
question-answer-same = { $same ->
    [true] Այո
   *[false] Ոչ
  }
question-answer-truth = { $truth ->
    [true] Ճիշտ է
   *[false] Սխալ է
  }
question-verdict-pending = Որոշումը պետք է կայացնի մրցավարը։
question-verdict-set-back = Դիրքը վերականգնվում է։
question-verdict-queen = Զինվորը փոխարինվում է թագուհով։
question-verdict-sealed = Խաղատախտակին կատարվում է { $played } գաղտնի քայլը։
question-verdict-clock = { $sign ->
    [minus] { question-whose } ժամանակից հանվում է { $time }։
   *[plus] { question-whose } ժամանակին ավելացվում է { $time }։
  }
question-verdict-increment = Երկու խաղացողին էլ ամեն քայլին ավելացվում է { $seconds } վայրկյան։
question-verdict-bound = { $count ->
    [one] Թույլատրվում է միայն { $played } քայլը։
   *[other] Թույլատրվում են միայն { $played } քայլերը։
  }
question-verdict-plain = Խաղը շարունակվում է, ուրիշ ոչինչ չի փոխվում։
question-verdict-bound-piece = Պետք է քայլել { $square } դաշտի { $piece ->
    [king] արքայով
    [queen] թագուհով
    [rook] նավակով
    [bishop] փղով
    [knight] ձիով
   *[pawn] զինվորով
  }։
question-verdict-offer = { question-whose } ոչ-ոքիի առաջարկը մնում է ուժի մեջ։
question-right = Ճիշտ է։

## Թերթիկներ

question-paper-title = Շախմատի կանոններ
question-paper-booklet = հարցեր
question-paper-answers = պատասխանների թերթիկ
question-paper-key = բանալի
question-paper-name = Անուն՝
question-paper-date = Ամսաթիվ՝
question-paper-times = Սպիտակներ՝ ______  Սևեր՝ ______
question-paper-move = Քայլ՝ ______
question-paper-footer = Հավաքածու { $seed }, տարբերակ { $form }
