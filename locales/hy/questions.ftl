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
question-edition = { $edition } թվականի կանոններ։
question-time = { $minutes ->
    [0] {""}
   *[other] { $minutes } րոպե
  }{ $seconds ->
    [0] {""}
   *[other] { $minutes ->
        [0] {""}
       *[other] {" "}
      }{ $seconds } վայրկյան
  }
question-period = { question-time } { $moves ->
    [0] ամբողջ խաղի համար
   *[other] { $moves } քայլի համար
  }{ $rest }
question-period-next = , ապա { question-time }{ $moves ->
    [0] {""}
   *[other] {" "}{ $moves } քայլի համար
  }{ $rest }
question-increment = , { $increment ->
    [0] առանց հավելման
   *[other] յուրաքանչյուր քայլի համար { $increment } վայրկյան հավելմամբ
  }
question-supervision = { $supervision ->
    [adequate] Մեկ մրցավար հետևում է առավելագույնը երեք խաղի, և յուրաքանչյուր խաղ գրառում է մրցավարը կամ նրա օգնականը։
    [adequate-blitz] Մեկ մրցավար հետևում է միայն այս խաղին, և խաղը գրառվում է։
    [none] Մրցավար չկա։
   *[arbiter] Մեկ մրցավար հետևում է բազմաթիվ խաղերի։
  }
question-no-draw-before = Ըստ կանոնադրության՝ քանի դեռ յուրաքանչյուր խաղացող չի կատարել { $moves } քայլ, առանց մրցավարի թույլտվության չի կարելի ո՛չ ոչ-ոքի առաջարկել, ո՛չ էլ համաձայնել ոչ-ոքիի։
question-no-agreed-draws = Ըստ կանոնադրության՝ առանց մրցավարի թույլտվության չի կարելի ո՛չ ոչ-ոքի առաջարկել, ո՛չ էլ համաձայնել ոչ-ոքիի։
question-guidelines = { $announced ->
    [true] Նախապես հայտարարվել է, որ կիրառվում է Ուղեցույց III-ը{ $iii4 ->
        [yes] {" "}(ներառյալ III.4 կետը)
       *[no] {" "}(բացի III.4 կետից)
      }։
   *[false] Ուղեցույց III-ի կիրառման մասին չի հայտարարվել։
  }
question-devices-in-bag = { $allowed ->
    [true] Ըստ կանոնադրության՝ սարքը կարող է լինել խաղացողի պայուսակում, եթե լրիվ անջատված է
   *[false] Ըստ կանոնադրության՝ էլեկտրոնային սարքեր խաղավայր բերել չի կարելի նույնիսկ պայուսակում
  }։
question-default-time = Ուշացման թույլատրելի ժամանակը { question-time } է։
question-default-time-none = Մրցաշարի կանոնադրության մեջ ուշացման թույլատրելի ժամանակը նշված չէ։
question-illegal-before = { question-whose } հաշվին արդեն կա { $count } անհնարին քայլ։
question-open-offer = { question-whose } ոչ-ոքիի առաջարկն ուժի մեջ է։
question-completed = { $same ->
    [true] Յուրաքանչյուր խաղացող ավարտել է { $white } քայլ։
   *[false] Սպիտակներն ավարտել են { $white } քայլ, սևերը՝ { $black }։
  }
question-unpressed = { question-who } վերջին քայլից հետո ժամացույցի կոճակը չեն սեղմել։
question-clocks = Ժամացույցի ցուցմունքները․ սպիտակներ՝ { $white }, սևեր՝ { $black }։
question-quiet = Վերջին անգամ խաղաքար վերցնելուց կամ զինվոր տեղաշարժելուց հետո սպիտակները կատարել են { $white } քայլ, սևերը՝ { $black }։
question-board-start = Գրառված քայլերն սկսվում են այս դիրքից։ { $side ->
    [white] Քայլը սպիտակներինն է։
   *[black] Քայլը սևերինն է։
  }
question-board-now = Դիրքն իրադարձություններից առաջ։ { $side ->
    [white] Քայլը սպիտակներինն է։
   *[black] Քայլը սևերինն է։
  }

## Ինչ են անում մարդիկ

question-event-touch = { $intent ->
    [adjust] { question-who-vowel } ասում են՝ «Շտկում եմ», և ձեռք են տալիս { $square } դաշտի { question-piece-to }։
    [adjust-unannounced] { question-who-vowel } առանց որևէ բան ասելու շտկում են { $square } դաշտի { question-piece }։
    [accident] { question-who-vowel } ակնհայտորեն պատահաբար դիպչում են { $square } դաշտի { question-piece-to }։
    [feel] { question-who } շոշափում են { $square } դաշտի { question-piece }՝ առանց այն անցքից հանելու։
    [capture] { question-who } վերցնելու մտադրությամբ ձեռք են տալիս { $square } դաշտի { question-piece-to }։
   *[move] { question-who } քայլելու մտադրությամբ ձեռք են տալիս { $square } դաշտի { question-piece-to }։
  }
question-event-move = { question-who } { $unfinished ->
    [true] զինվորը դնում են վերջին հորիզոնականում ({ $move }) և չեն փոխարինում այն
   *[false] խաղում են { $move }
  }{ $hands ->
    [two] ՝ երկու ձեռքով
   *[one] {""}
  }։
question-event-place = { question-who } { $square } դաշտում { $piece ->
    [king] արքա
    [queen] թագուհի
    [rook] նավակ
    [bishop] փիղ
    [knight] ձի
    [pawn] զինվոր
   *[piece] խաղաքար
  } են դնում։
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
question-event-accept = { question-who-vowel } ասում են․ «Համաձայն եմ, ոչ-ոքի»։
question-event-decline = { question-who-vowel } ասում են․ «Ոչ, շարունակում եմ խաղալ»։
question-event-withdraw = { question-who-vowel } ուզում են { $what ->
    [offer] չեղարկել իրենց ոչ-ոքիի առաջարկը
   *[claim] հրաժարվել իրենց պահանջից
  }։
question-event-claim = { question-who } ոչ-ոքի են պահանջում՝ պնդելով, որ հակառակորդը { $basis ->
    [cannot-win] չի կարող հաղթել ընդունված միջոցներով
   *[no-effort] ջանքեր չի գործադրում ընդունված միջոցներով հաղթելու համար
  }{ $proved ->
    [true] ։ Վերջնական դիրքը գրված է, բլանկը լրացված է, և հակառակորդը հաստատել է թե՛ մեկը, թե՛ մյուսը
   *[false] {""}
  }։
question-event-request-increment = { question-who } խնդրում են, որ երկու խաղացողին էլ յուրաքանչյուր քայլի համար հատկացվի հինգ վայրկյան հավելում (III.4)։
question-event-resign = { question-who } հանձնվում են։
question-event-flag = { question-whose } դրոշակն ընկնում է․ { $by ->
    [opponent] դա մատնանշում են { question-opponents }։
    [arbiter] դա տեսնում է մրցավարը։
   *[nobody] դա ոչ ոք չի նկատում։
  }
question-event-flags = Պարզվում է, որ երկու դրոշակն էլ ընկած են․ { $period ->
    [only] խաղն ունի մեկ շրջան
    [last] շրջանը վերջինն է
   *[earlier] շրջանը վերջինը չէ
  }, { $first ->
    [white] և ժամացույցը ցույց է տալիս, որ առաջինն ընկել է սպիտակների դրոշակը։
    [black] և ժամացույցը ցույց է տալիս, որ առաջինն ընկել է սևերի դրոշակը։
   *[unknown] և հնարավոր չէ պարզել, թե որն է առաջինն ընկել։
  }
question-event-complain = { question-who } { $about ->
    [illegal-move] կանչում են մրցավարին և բողոքում։
    [touch-move] կանչում են մրցավարին և ասում, որ խախտվել է «ձեռք տվեցիր՝ խաղա՛» կանոնը։
    [flag] մատնանշում են ընկած դրոշակը։
    [clock-setting] մատնանշում են, որ ժամացույցը սխալ է կարգավորված։
   *[clock-reading] մատնանշում են, որ հետաձգման պահին իրենց ժամացույցը պետք է ցույց տար { $time }։
  }
question-event-observe = { $what ->
    [illegal-move] Մրցավարը նկատում է տեղի ունեցածը և միջամտում։
    [illegal-position] Մրցավարը նկատում է, որ դիրքն անհնարին է։
    [touch-move] Մրցավարը տեսնում է «ձեռք տվեցիր՝ խաղա՛» կանոնի խախտում։
    [both-kings-in-check] { $seen ->
        [true] Մրցավարը տեսնում է, որ երկու արքան էլ շախի տակ են։
       *[false] Մրցավարը քայլը չի տեսել, իսկ այժմ տեսնում է, որ երկու արքան էլ շախի տակ են։
      }
    [pawn-on-last-rank] Մրցավարը տեսնում է վերջին հորիզոնականում կանգնած զինվոր։
    [fivefold] Մրցավարն ստուգում է, թե արդյոք դիրքն առաջացել է հինգ անգամ։
   *[seventyfive] Մրցավարն ստուգում է, թե արդյոք կատարվել է յոթանասունհինգ քայլ։
  }
question-event-conduct = { $what ->
    [device] { question-who-vowel } իրենց մոտ ունեն էլեկտրոնային սարք, որը մրցավարը չի թույլատրել
    [use-bag] { question-who-vowel } առանց մրցավարի թույլտվության օգտվում են պայուսակից
    [leave-area] { question-who-vowel } առանց մրցավարի թույլտվության լքում են խաղային տարածքը
    [admit-person] { question-who-vowel } առանց մրցավարի թույլտվության կողմնակի անձ են թողնում խաղային տարածք
    [advice] { question-who-vowel } օգտվում են ուրիշի խորհրդից
    [smoke] { question-who } ծխում են մի տեղում, որը դրա համար հատկացված չէ
    [notes] { question-who } տարբերակ են փնտրում իրենց տետրում
    [analyse] { question-who } գրպանի շախմատի վրա տարբերակներ են փորձում
    [distract-noise] { question-who } մատներով թմբկահարում են սեղանին
    [distract-offers] { question-who } կրկին ու կրկին ոչ-ոքի են առաջարկում
    [refuse] { question-who } խաղի ընթացքում առաջին անգամ հրաժարվում են կատարել մրցավարի ցուցումը
   *[refuse-persistently] { question-who } նույնիսկ բազմաթիվ նախազգուշացումներից հետո հրաժարվում են կատարել մրցավարի ցուցումները
  }։
question-event-stop-recording = { question-who } դադարում են գրառել քայլերը։
question-event-points = Խաղից հետո մրցավարը տույժ է նշանակում { $on ->
    [white] սպիտակներին
   *[black] սևերին
  }՝ հակառակորդին վիրավորելու համար․ { $kind ->
    [raise-points] այս խաղի համար հակառակորդի միավորն ավելացվում է
   *[cut-points] այս խաղի համար խախտողին տրվում է միայն { $score ->
        [draw] ոչ-ոքիի միավոր
       *[loss] պարտության միավոր
      }
  }։
question-event-discover = Այժմ պարզվում է, որ խաղաքարը դրվել է սխալ դաշտում։
question-event-displace = { question-who } պատահաբար վայր են գցում { $square } դաշտի { question-piece }։
question-event-find = { $topic ->
    [consent] { $decision ->
        [agree] Խաղացողները դիմում են մրցավարին․ նա թույլատրում է։
       *[other] Խաղացողները դիմում են մրցավարին․ նա թույլ չի տալիս։
      }
    [quickplay] { $decision ->
        [agree] Մրցավարը բավարարում է պահանջը։
        [postpone] Մրցավարը հետաձգում է որոշումը{ $award ->
            [given] {" "}և հակառակորդին երկու րոպե է ավելացնում
           *[refused] {" "}և հակառակորդին ժամանակ չի ավելացնում
          }։
       *[reject] Մրցավարը մերժում է պահանջը։
      }
    [increment] { $decision ->
        [agree] Մրցավարը բավարարում է խնդրանքը։
       *[other] Մրցավարը չի բավարարում խնդրանքը։
      }
    [referral] { $decision ->
        [agree] Նշանակված մրցավարը հետագայում բավարարում է պահանջը։
       *[other] Նշանակված մրցավարը հետագայում մերժում է պահանջը։
      }
    [clock-reading] { $decision ->
        [agree] Մրցավարը որոշում է ուղղել ժամացույցի ցուցմունքը։
       *[other] Մրցավարը ժամացույցի ցուցմունքը թողնում է անփոփոխ։
      }
    [position] Խախտումից անմիջապես առաջ եղած դիրքը հնարավոր չէ պարզել․ վերջին հաստատապես հայտնի դիրքը { $mover ->
        [white] սպիտակների
       *[black] սևերի
      } { $number ->
        [1] 1-ին
       *[other] { $number }-րդ
      } քայլից հետո եղածն է։
    [accident] Մրցավարը պարզում է, որ ժամացույցի կոճակը սեղմվել է պատահաբար։
    [no-accident] Մրցավարը պարզում է, որ ժամացույցի կոճակը սեղմվել է ոչ պատահաբար։
   *[other] Մրցավարին խնդրում են որոշում կայացնել{ $decision ->
        [agree] , և նա պատասխանում է․ «Այո»
        [reject] , և նա պատասխանում է․ «Ոչ»
       *[states] {""}
      }։
  }
question-event-play-on = Յուրաքանչյուր կողմ ավարտում է ևս { $moves } քայլ։
question-event-order-seal = Խաղափուլն ավարտվել է․ մրցավարը { $player ->
    [white] սպիտակներից
   *[black] սևերից
  } պահանջում է գաղտնի քայլ գրանցել։
question-event-adjourn = { question-who } խաղափուլի ավարտից { $minutes } րոպե առաջ հայտարարում են, որ ուզում են հետաձգել խաղը։
question-event-seal = { $again ->
    [true] { question-who } նորից բացում են ծրարը, գրված քայլի փոխարեն գրում են «{ $move }» և կրկին կնքում ծրարը։
   *[false] { question-who } բլանկում գրում են «{ $move }», երկու բլանկն էլ դնում են ծրարի մեջ և կնքում այն։
  }
question-event-open = Խաղը վերսկսելիս ծրարը բացվում է։
question-event-envelope-missing = Ծրարը կորել է․ դիրքն ու ժամացույցի ցուցմունքները { $known ->
    [true] հնարավոր է վերականգնել։
   *[false] հնարավոր չէ վերականգնել։
  }
question-event-arrive = { question-who } ներկայանում են { question-late }։
question-late = { $minutes ->
    [0] { $seconds ->
        [0] նշանակված ժամին
       *[other] նշանակված ժամից { question-span } անց
      }
   *[other] նշանակված ժամից { question-span } անց
  }
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

question-ask-ruling = { $way ->
    [0] Ո՞րն է ճիշտ և ամբողջական որոշումը։
    [1] Դուք մրցավարն եք։ Ի՞նչ կորոշեք։
    [2] Ո՞ր որոշումն է ճիշտ և ամբողջական։
   *[other] Ի՞նչ է որոշում մրցավարը։
  }
question-ask-in-all = Ի՞նչ վիճակում է խաղն այժմ։ Եթե այն շարունակվում է, նշե՛ք նաև պահանջի վերաբերյալ որոշումը։
question-ask-result = { $way ->
    [0] Ի՞նչ վիճակում է խաղը մրցավարի որոշումից հետո։
    [1] Մրցավարի որոշումն ի՞նչ է նշանակում խաղի արդյունքի համար։
    [2] Ինչո՞վ է ավարտվում խաղը, եթե այն ավարտվում է։
   *[other] Ինչպե՞ս է որոշվում խաղի ելքը։
  }
question-ask-score = Ո՞րն է խաղի վերջնական արդյունքը։
question-ask-clocks-after = Ի՞նչ են ցույց տալիս ժամացույցները մրցավարի որոշումից հետո։ Մտածելու ժամանակը հաշվի մի՛ առեք{ $increment ->
    [true] , իսկ ավարտված քայլերի համար ստացված հավելումը հաշվի՛ առեք։
   *[false] ։
  }
question-ask-allowed-moves = Այս քայլերից որո՞նք կարող են այժմ կատարել { $side ->
    [white] սպիտակները
   *[black] սևերը
  }։
question-ask-move = Նշե՛ք մի քայլ, որը { $side ->
    [white] սպիտակներն
   *[black] սևերն
  } այժմ իրավունք ունեն կատարելու։
question-ask-who-may-claim = Խաղատախտակի վրա առկա դիրքում ո՞վ կարող է այժմ { $basis ->
    [threefold] դիրքի եռակի կրկնության հիման վրա
   *[fifty] 50 քայլի կանոնի հիման վրա
  } ոչ-ոքիի ճիշտ պահանջ ներկայացնել։
question-ask-same-position = Ըստ դիրքի կրկնության կանոնի՝ այժմյան դիրքը նո՞ւյնն է, ինչ այն դիրքը, որից սկսվում են գրառված քայլերը։
question-ask-deciding-clause = { $what ->
    [result] Ո՞ր կետն է որոշում խաղի արդյունքը։
    [claim] Ո՞ր կետով է որոշվում պահանջի հարցը։
   *[all] Ո՞ր կետն է որոշիչ։
  }
question-ask-true-false = Ճի՞շտ է, որ ամբողջական որոշումը սա է․ «{ $statement }»։

## Պատասխաններ

question-answer-result = { $outcome ->
    [white] Հաղթում են սպիտակները։
    [black] Հաղթում են սևերը։
    [draw] Խաղն ավարտվում է ոչ-ոքի։
    [white-draws] Սպիտակներն ստանում են կես միավոր, սևերը՝ ոչինչ։
    [black-draws] Սևերն ստանում են կես միավոր, սպիտակները՝ ոչինչ։
    [both-lose] Պարտվում են երկու խաղացողն էլ։
    [new-game] Խաղը չեղյալ է համարվում, և խաղացվում է նոր խաղ։
    [annulled] Խաղը չեղյալ է համարվում․ պետք է նոր խաղ խաղալ։
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
question-verdict-pending = Մրցավարը որոշում է իր հայեցողությամբ։
question-verdict-pending-draw = Մրցավարն իր հայեցողությամբ հայտարարում է ոչ-ոքի կամ թողնում է, որ խաղը շարունակվի։
question-verdict-set-back = Վերականգնվում է խախտումից անմիջապես առաջ եղած դիրքը։
question-verdict-queen = Զինվորը փոխարինվում է թագուհով։
question-span = { $minutes ->
    [0] { $seconds } վայրկյան
   *[other] { $minutes } րոպե{ $seconds ->
        [0] {""}
       *[other] {" "}{ $seconds } վայրկյան
      }
  }
question-verdict-sealed = Ուժի մեջ է { $played } գաղտնի քայլը։
question-verdict-clock = { $sign ->
    [minus] { question-whose } ժամանակից հանվում է { question-span }։
    [set] { question-whose } ժամացույցի ցուցմունքը դառնում է { $time }։
    [increment] { question-whose } ստացած հավելումը ({ $seconds } վայրկյան) հանվում է։
   *[plus] { question-whose } ժամանակին ավելացվում է { question-span }։
  }
question-verdict-increment = Այսուհետ երկու խաղացողն էլ յուրաքանչյուր քայլի համար ստանում են { $seconds } վայրկյան հավելում։
question-verdict-bound = { $count ->
    [one] { question-who } պարտավոր են խաղալ { $played }։
   *[other] { question-who } պարտավոր են ընտրել այս քայլերից մեկը՝ { $played }։
  }
question-verdict-plain = Խաղը պարզապես շարունակվում է։
question-verdict-bound-piece = Պետք է քայլել { $square } դաշտի { $piece ->
    [king] արքայով
    [queen] թագուհով
    [rook] նավակով
    [bishop] փղով
    [knight] ձիով
   *[pawn] զինվորով
  }։
question-verdict-offer = { question-whose } ոչ-ոքիի առաջարկը մնում է ուժի մեջ։
question-verdict-offer-gone = { question-whose } ոչ-ոքիի առաջարկն այլևս ուժի մեջ չէ։
question-verdict-no-offer = Ուժի մեջ գտնվող ոչ-ոքիի առաջարկ չկա։
question-right = Պատասխանը ճիշտ է։
question-denied = Բերված որոշումը ճիշտ է և ամբողջական։ { $feedback }

## Ինչ չի երևում ո՛չ խաղատախտակին, ո՛չ պատմության մեջ

question-who-vowel = { $side ->
    [white] Սպիտակներն
    [black] Սևերն
   *[arbiter] Մրցավարն
  }
question-switch-invalid-claim = Այս մրցաշարում այն խաղացողի պահանջը, որի քայլի հերթը չէ կամ որը կորցրել է պահանջելու իրավունքը, համարվում է սխալ պահանջ։
question-switch-unwritten = { $strict ->
    [true] Այս մրցաշարում կանոններով սահմանված կարգի խախտմամբ ներկայացված պահանջը համարվում է սխալ պահանջ։
   *[false] Այս մրցաշարում մտադրված քայլը չգրած խաղացողին առաջարկում են նախ գրել այն, և միայն դրանից հետո է պահանջը քննվում։
  }
question-switch-increment = Անհնարին քայլով ստացված հավելումը մրցավարը հանում է։
question-switch-blitz-penalty = Այս մրցաշարում ժամանակային տույժը { $seconds ->
    [60] մեկ րոպե
    [120] երկու րոպե
   *[other] { $time }
  } է։
question-switch-promotion = Այս մրցաշարում գաղտնի քայլի այն գրառումը, որում փոխարկման խաղաքարը նշված չէ, համարվում է երկիմաստ։
question-switch-discretion = Հաշվի չեն առնվում այն տույժերն ու ժամանակի այն ճշտումները, որոնք թողնված են մրցավարի հայեցողությանը։
question-last-move = Առաջին դիրքին նախորդել է { $side ->
    [white] սպիտակների
   *[black] սևերի
  } { $from }–{ $to } քայլը։
question-unseen = Առաջին դիրքից առաջ խաղում չէր առաջացել ո՛չ այդ դիրքը, ո՛չ էլ գրառված քայլերով ստացված դիրքերից որևէ մեկը։
question-castling-rights-white = { $white ->
    [both] սպիտակներն ունեն թե՛ կարճ, թե՛ երկար փոխատեղում կատարելու իրավունք
    [short] սպիտակներն ունեն միայն կարճ փոխատեղում կատարելու իրավունք
    [long] սպիտակներն ունեն միայն երկար փոխատեղում կատարելու իրավունք
   *[none] սպիտակները փոխատեղում կատարելու իրավունք չունեն
  }
question-castling-rights-black = { $black ->
    [both] սևերն ունեն թե՛ կարճ, թե՛ երկար փոխատեղում կատարելու իրավունք
    [short] սևերն ունեն միայն կարճ փոխատեղում կատարելու իրավունք
    [long] սևերն ունեն միայն երկար փոխատեղում կատարելու իրավունք
   *[none] սևերը փոխատեղում կատարելու իրավունք չունեն
  }
question-castling = Առաջին դիրքում { $white ->
    [both] { $black ->
        [both] երկու կողմն էլ ունեն թե՛ կարճ, թե՛ երկար փոխատեղում կատարելու իրավունք
       *[other] { question-castling-rights-white }, իսկ { question-castling-rights-black }
      }
    [short] { $black ->
        [short] երկու կողմն էլ ունեն միայն կարճ փոխատեղում կատարելու իրավունք
       *[other] { question-castling-rights-white }, իսկ { question-castling-rights-black }
      }
    [long] { $black ->
        [long] երկու կողմն էլ ունեն միայն երկար փոխատեղում կատարելու իրավունք
       *[other] { question-castling-rights-white }, իսկ { question-castling-rights-black }
      }
   *[none] { question-castling-rights-white }, իսկ { question-castling-rights-black }
  }։
question-board-current = Այժմյան դիրքը։ Քայլը { $side ->
    [white] սպիտակներինն է։
   *[black] սևերինն է։
  }
question-event-press-empty = { question-who } սեղմում են ժամացույցի կոճակը՝ առանց քայլ կատարելու։
question-event-move-resumed = Մրցավարը քննում է պահանջը․ խաղը վերսկսվում է, և { $side ->
    [white] սպիտակները
   *[black] սևերը
  } կատարում են { $move } քայլը։
question-event-displace-wrongly = { question-who } պատահաբար վայր են գցում { $square } դաշտի { question-piece } և այն դնում են { $wrong } դաշտում՝ սխալը չնկատելով։
question-event-accept-after-all = Մեկ րոպե անց { $side ->
    [white] սպիտակները
   *[black] սևերը
  }, այնուամենայնիվ, ասում են․ «Համաձայն եմ, ոչ-ոքի»։
question-event-seal-late = { question-who-vowel } ուզում են նորից բացել ծրարը և գրված քայլի փոխարեն գրել «{ $move }»։
question-event-both-absent = Վերսկսման պահին երկու խաղացողն էլ բացակայում են։
question-event-play-on-unrecorded = Ժամանակի սղության պատճառով խաղացողներն այլևս չեն գրառում քայլերը․ յուրաքանչյուր կողմ ավարտում է ևս { $moves } քայլ։
question-event-complain-late = { question-who } միայն այժմ են մատնանշում, որ { $move } քայլն անհնարին էր։
question-event-observe-late = Մրցավարը միայն այժմ է նկատում, որ { $move } քայլն անհնարին էր։
question-ask-parts = Սրանցից որո՞նք են մտնում ճիշտ որոշման մեջ։ Նշե՛ք բոլոր ճիշտ տարբերակները։
question-verdict-postponed = Խաղը շարունակվում է․ պահանջի վերաբերյալ մրցավարը որոշում կկայացնի ավելի ուշ։
question-verdict-adjourned = Խաղը հետաձգվում է․ հաջորդ քայլը գրանցվում է որպես գաղտնի քայլ։
question-verdict-goes-on-recorded = Խաղը շարունակվում է հետաձգման պահի դիրքից՝ ժամացույցի գրանցված ցուցմունքներով։
question-verdict-new-game-colours = Խաղը չեղյալ է համարվում, և խաղացվում է նոր խաղ՝ ճիշտ գույներով։
question-verdict-dismissed = Պահանջը չի ընդունվում քննության։
question-verdict-request-dismissed = Խնդրանքը չի ընդունվում քննության։
question-verdict-waits = Խաղացողներից ոչ մեկի ժամացույցը չի աշխատում․ ծրարը մնում է փակ։
question-verdict-free = { question-who } կարող են ընտրել ցանկացած քայլ։
question-verdict-fault = { $fault ->
    [transferred] Դիրքը տեղափոխվում է ճիշտ դրված խաղատախտակի վրա։
    [righted] Վերականգնվում է ճիշտ դիրքը։
    [certain-known] Վերականգնվում է վերջին հաստատապես հայտնի դիրքը։
    [certain] Վերականգնվում է երկու խաղացողի գրառումներով հաստատված վերջին դիրքը։
    [board-kept] Խաղատախտակը մնում է այնպես, ինչպես դրված է։
   *[kept] Սկզբում թույլ տրված սխալը չի ուղղվում։
  }
question-verdict-uncastled = { question-who } չեն կարող փոխատեղում կատարել։
question-verdict-tidied = { $time ->
    [own] Խաղաքարն իր տեղն է դրվում { $side ->
        [white] սպիտակների
       *[black] սևերի
      } ժամանակի հաշվին։
    [opponent] Խաղաքարն իր տեղն է դրվում { $side ->
        [white] սպիտակների
       *[black] սևերի
      } ժամանակի հաշվին։
   *[nobody] Ժամացույցը կանգնեցվում է, և խաղաքարն իր տեղն է դրվում։
  }
question-verdict-awaited = Աշխատում է { $side ->
    [white] սպիտակների
   *[black] սևերի
  } ժամացույցը․ ծրարը մնում է փակ։
question-verdict-bound-promotion = { question-who } պարտավոր են զինվորը փոխարկել { $square } դաշտում և կարող են ընտրել նոր խաղաքարը։
question-why-ruling = Ամբողջական որոշումը հետևյալն է․ «{ $ruling }»։
question-why-same = { $why ->
    [same] Քայլի հերթը նույն կողմինն է, նույն խաղաքարերը նույն դաշտերում են, և հնարավոր քայլերը նույնն են։
    [en-passant-then] Առաջին դիրքում հնարավոր էր կողանցիկ վերցնել ({ $move }), այժմ հնարավոր չէ․ դիրքերը տարբեր են։
    [en-passant-now] Այժմ հնարավոր է կողանցիկ վերցնել ({ $move }), առաջին դիրքում հնարավոր չէր․ դիրքերը տարբեր են։
    [castling] { question-who-vowel } այդ ընթացքում կորցրել են { $wing ->
        [short] կարճ փոխատեղում
        [long] երկար փոխատեղում
       *[both] փոխատեղում
      } կատարելու իրավունքը․ դիրքերը տարբեր են։
   *[other] Դիրքերը տարբեր են։
  }
question-why-claim = Քայլը { $side ->
    [white] սպիտակներինն է
   *[black] սևերինն է
  }․ նրանք { $may ->
    [true] իրավունք ունեն ոչ-ոքի պահանջելու, հակառակորդը՝ ոչ։
   *[false] խաղատախտակի վրա առկա դիրքում ճիշտ պահանջ ներկայացնել դեռ չեն կարող, իսկ հակառակորդը պահանջելու իրավունք չունի։
  }
question-why-appearances = Խաղատախտակի վրա առկա դիրքն առաջացել է { $count } անգամ։
question-why-unbarred = Ոչ-ոքիի համաձայնելու արգելքը չի վերաբերում ոչ-ոքի պահանջելուն։
question-why-found-after = Խաղաքարի տեղաշարժը հայտնաբերվել է միայն խաղի ավարտից հետո․ արդյունքը մնում է ուժի մեջ։
question-why-supervised = { $class ->
    [blitz] Մրցավարը հետևում է միայն այս խաղին, և այն գրառվում է․ գործում են Մրցաշարային կանոնները։
   *[rapid] Մեկ մրցավար հետևում է առավելագույնը երեք խաղի, և յուրաքանչյուր խաղ գրառվում է․ գործում են Մրցաշարային կանոնները։
  }
question-why-unrecorded = Երկու խաղացողին էլ մնացել էր հինգ րոպեից պակաս, իսկ հավելում չկար․ նրանք պարտավոր չէին գրառել քայլերը։
question-why-stuck = { $square } դաշտի { question-piece } հնարավոր քայլ չունի․ դրան ձեռք տալը ոչնչի չի պարտավորեցնում, և հաշվի է առնվում հաջորդ խաղաքարը, որին ձեռք են տվել։
question-why-illegal-after = Անհնարին քայլը հայտնաբերվել է միայն խաղի ավարտից հետո․ արդյունքը մնում է ուժի մեջ։
question-why-recorded-increment = Երբ յուրաքանչյուր քայլի համար ավելացվում է { $seconds } վայրկյան, գրառումը վարվում է մինչև վերջ, որքան էլ քիչ ժամանակ մնացած լինի։
question-why-recorded-time = { $side ->
    [white] Սպիտակներին
   *[black] Սևերին
  } մնացել է { $time }․ գրառելու պարտականությունից ազատում է միայն հինգ րոպեից պակաս ժամանակը։
question-why-unaffected = { $why ->
    [pieces] Դիրքը, որից սկսվում են գրառված քայլերը, այլ դիրք է․ խաղաքարերն այնտեղ այլ կերպ էին դասավորված։ Ուստի նշանակություն չունի, թե արդյոք այդ դիրքում հնարավոր էր փոխատեղում կատարել կամ կողանցիկ վերցնել։
    [turn] Դիրքը, որից սկսվում են գրառված քայլերը, այլ դիրք է․ այնտեղ քայլի հերթը մյուս կողմինն էր։ Ուստի նշանակություն չունի, թե արդյոք այդ դիրքում հնարավոր էր փոխատեղում կատարել կամ կողանցիկ վերցնել։
    [no-capture] Այն դիրքում, որից սկսվում են գրառված քայլերը, ոչ մի զինվոր չէր կարող կողանցիկ վերցնել։
   *[castling] Դիրքի կրկնությունների միջև ոչ ոք չի կորցրել փոխատեղում կատարելու իրավունքը։
  }
question-why-in-time = { question-who } չեն գերազանցել ուշացման թույլատրելի ժամանակը․ ուշանալու համար նրանք չեն պարտվում։
question-why-sealed = Գաղտնի քայլը՝ { $move }։
question-why-unread = «{ $written }» քայլն անհնարին էր, բայց խաղի ավարտից հետո դա այլևս նշանակություն չուներ։
question-why-unclaimed = Խաղատախտակի վրա առկա դիրքն առաջացել է { $count } անգամ, և խաղացողներից ոչ մեկը ոչ-ոքի չի պահանջել․ խաղն ինքնըստինքյան կավարտվեր միայն դիրքը հինգերորդ անգամ առաջանալիս։
question-why-quiet-unclaimed = Առանց զինվոր տեղաշարժելու և խաղաքար վերցնելու { $same ->
    [true] յուրաքանչյուր խաղացող կատարել է { $white } քայլ
   *[false] սպիտակները կատարել են { $white } քայլ, սևերը՝ { $black }
  }, և ոչ ոք ոչ-ոքի չի պահանջել․ խաղն ինքնըստինքյան ավարտվում է միայն յուրաքանչյուրի յոթանասունհինգ քայլից հետո։
question-event-castle = { question-who } { $wing ->
    [long] կատարում են երկար փոխատեղում
   *[short] կատարում են կարճ փոխատեղում
  }{ $hands ->
    [two] ՝ երկու ձեռքով
   *[one] {""}
  }։
question-event-castle960 = { question-who } փոխատեղում են կատարում․ { $form ->
    [king] արքան { $king }-ից անցնում է { $kingto }, նավակը մնում է { $rook }-ում
    [rook] արքան մնում է { $king }-ում, նավակը { $rook }-ից անցնում է { $rookto }
   *[both] արքան { $king }-ից անցնում է { $kingto }, նավակը { $rook }-ից՝ { $rookto }
  }։
question-event-complain-castled = { question-who } միայն այժմ են մատնանշում, որ { $offender ->
    [white] սպիտակների
   *[black] սևերի
  } փոխատեղումն անհնարին էր։
question-event-observe-castled = Մրցավարը միայն այժմ է նկատում, որ { $offender ->
    [white] սպիտակների
   *[black] սևերի
  } փոխատեղումն անհնարին էր։
question-event-complain-unpressed = Քանի դեռ ժամացույցի կոճակը սեղմված չէ, { $side ->
    [white] սպիտակները
   *[black] սևերը
  } կանչում են մրցավարին և բողոքում։
question-event-meanwhile = Մինչև խաղի վերսկսումը { $side ->
    [white] սպիտակները
   *[black] սևերը
  } { $what ->
    [offer] ոչ-ոքի են առաջարկում։
    [accept] համաձայնում են առաջարկին։
   *[resign] հանձնվում են։
  }
question-event-found = Երբ { $same ->
    [true] յուրաքանչյուր խաղացող { $completed ->
        [true] ավարտել
       *[false] կատարել
      } է { $white } քայլ
   *[false] { $completed ->
        [true] սպիտակներն ավարտել
       *[false] սպիտակները կատարել
      } են { $white } քայլ, սևերը՝ { $black }
  }, պարզվում է, որ { $fault ->
    [initial-position] սկզբնական դիրքում { $what ->
        [unknown] խաղաքարերի մի մասը սխալ դաշտերում է եղել։
        [king-between] արքաները չեն գտնվել իրենց նավակների միջև։
        [bishops] յուրաքանչյուր կողմի երկու փիղն էլ գտնվել են միևնույն գույնի դաշտերում։
        [mirror] սև խաղաքարերը չեն գտնվել սպիտակների դիմաց։
       *[other] { $side ->
            [white] սպիտակների
           *[black] սևերի
          } { $what ->
            [king-queen] արքայի և թագուհու
           *[knights-bishops] ձիերի և փղերի
          } տեղերը շփոթված են եղել։
      }
    [board-orientation] խաղատախտակը սխալ է դրված․ սպիտակների աջ կողմի անկյունային դաշտը սև է։
    [colours-reversed] խաղացողները շփոթել են խաղաքարերի գույնը։
   *[clock-setting] { $setting ->
        [increment] ժամացույցը կարգավորված է եղել առանց հավելման։
        [minute] ժամացույցը սխալ է կարգավորված եղել․ յուրաքանչյուր խաղացողի մեկ րոպե պակաս է տրվել։
       *[unknown] ժամացույցը սխալ է կարգավորված եղել։
      }
  }
question-event-find-displaced = Պարզվում է, որ այն ընթացքում, երբ քայլերը չէին գրառվում, մի խաղաքար վայր է ընկել և դրվել է սխալ դաշտում։ Ոչ ոք չի կարող ասել, թե երբ է դա տեղի ունեցել։ Երկու խաղացողի գրառումները համընկնում են մինչև { $mover ->
    [white] սպիտակների
   *[black] սևերի
  } { $number ->
    [1] 1-ին
   *[other] { $number }-րդ
  } քայլը ներառյալ։
question-event-claim-board = { question-who } խաղատախտակի վրա առկա դիրքում ոչ-ոքի են պահանջում { $basis ->
    [threefold] դիրքի եռակի կրկնության հիման վրա
   *[fifty] 50 քայլի կանոնի հիման վրա
  }{ $evidence ->
    [screen] ՝ հենվելով միայն խաղը ցուցադրող էկրանի վրա
    [none] ՝ առանց որևէ ապացույցի
    [own-scoresheet] ՝ հենվելով բլանկի գրառումների վրա
   *[scoresheet] {""}
  }։
question-event-claim-intended = { $mode ->
    [written] { question-who } բլանկում գրում են { $move }, քայլը խաղատախտակի վրա չեն կատարում, մրցավարին հայտնում են այն կատարելու մտադրության մասին
   *[unwritten] { question-who } մրցավարին հայտնում են { $move } խաղալու մտադրության մասին՝ առանց այդ քայլը գրելու կամ կատարելու,
  } և ոչ-ոքի են պահանջում { $basis ->
    [threefold] դիրքի եռակի կրկնության հիման վրա
   *[fifty] 50 քայլի կանոնի հիման վրա
  }։
question-event-open-clocks = Ժամացույցը կարգավորվում է այսպես․ սպիտակներ՝ { $white }, սևեր՝ { $black }։ Այնուհետև ծրարը բացվում է։
question-event-opening = Մրցավարը պատրաստվում է բացել ծրարը։
question-event-opened = Ծրարը բացվում է։
question-event-attendance = { $side ->
    [white] Վերսկսման պահին սպիտակները ներկա են, սևերը՝ բացակա։
   *[black] Վերսկսման պահին սևերը ներկա են, սպիտակները՝ բացակա։
  }
question-event-arrive-first = { question-who } ներկայանում են { question-late }, հակառակորդը՝ դրանից անմիջապես հետո։
question-event-complain-reading = { $moved ->
    [true] Արդեն քայլ կատարելուց հետո
   *[false] Մինչև քայլ կատարելը
  } { $side ->
    [white] սպիտակները
   *[black] սևերը
  } մատնանշում են, որ, ըստ ծրարի վրա նշվածի, իրենց պետք է մնացած լինի { $time }, ոչ թե { $shown }։ Մրցավարը տեսնում է, որ դա այդպես է։
question-switch-screen = { $mode ->
    [incorrect] Խաղասրահում խաղերը ցուցադրվում են էկրանների վրա։ Այս մրցաշարում կանոններով չթույլատրված պահանջը համարվում է սխալ պահանջ։
   *[inadmissible] Այս մրցաշարում միայն էկրանի ցուցմունքի վրա հիմնված պահանջը չի քննվում․ դրա համար տույժ չկա, և այն ոչ-ոքիի առաջարկ չի համարվում։
  }
question-illegal-before-of = { question-who-vowel } արդեն մեկ անգամ տույժ են ստացել { $kind ->
    [press] առանց քայլ կատարելու ժամացույցի կոճակը սեղմելու համար։
   *[check] իրենց արքան շախի տակ թողնելու համար։
  }
question-quiet-each = Վերջին անգամ խաղաքար վերցնելուց կամ զինվոր տեղաշարժելուց հետո յուրաքանչյուր խաղացող կատարել է { $count } քայլ։
question-castling-none = Կողմերից ոչ մեկն այլևս փոխատեղում կատարելու իրավունք չունի։
question-ask-follows = Ի՞նչ է դրանից հետևում։
question-ask-follows-laws = Ի՞նչ է հետևում կանոններից։
question-ask-appearances = Քանի՞ անգամ է առաջացել խաղատախտակի վրա առկա դիրքը՝ այս անգամը ներառյալ։
question-answer-times = { $count } անգամ
question-verdict-pending-claim = Պահանջն ընդունվում է քննության․ որոշումը կայացնում է մրցավարը։
question-verdict-pending-referral = Պահանջով խաղն ավարտվում է․ որոշումը կայացնում է նշանակված մրցավարը։
question-verdict-pending-request = Խնդրանքն ընդունվում է քննության․ որոշումը կայացնում է մրցավարը։
question-verdict-started = Միացվում է { $side ->
    [white] սպիտակների
   *[black] սևերի
  } ժամացույցը։
question-verdict-next-period = Երկու խաղացողի համար էլ սկսվում է հաջորդ շրջանը։
question-switch-invalid-claim-free = Այս մրցաշարում այն խաղացողի պահանջը, որի քայլի հերթը չէ կամ որը կորցրել է պահանջելու իրավունքը, մերժվում է առանց ժամանակային տույժի։

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
question-verdict-breach = Տույժն ընտրում է մրցավարը (12.9)։
question-verdict-awaits-move = Մրցավարը չի միջամտում, մինչև հաջորդ քայլը չավարտվի։
question-verdict-clock-corrected = { $so ->
    [true] Կարգավորումն ուղղվում է․ ցուցմունքները որոշում է մրցավարը։
   *[false] Կարգավորումը մնում է նույնը, եթե դրանից չի տուժում ժամանակացույցը։
  }
question-unmoved = { $side ->
    [white] Սպիտակների { $king }-ի արքան և { $rook }-ի նավակը դեռ չեն քայլել։
   *[black] Սևերի { $king }-ի արքան և { $rook }-ի նավակը դեռ չեն քայլել։
  }
question-same-story = Նույն դեպքը, ինչ { $number ->
    [1] 1-ին
   *[other] { $number }-րդ
  } հարցում։
question-chess960 = Խաղում են Շախմատ 960։
question-blind = { $side ->
    [white] Սպիտակներով կույր շախմատիստ է խաղում․ խաղն ընթանում է երկու խաղատախտակի վրա։
   *[black] Սևերով կույր շախմատիստ է խաղում․ խաղն ընթանում է երկու խաղատախտակի վրա։
  }
question-thought = Գուցե մտածել եք․ «{ $title }»։
question-paper-event = Մրցաշար՝ { $event }
question-paper-day = Ամսաթիվ՝ { $date }
question-paper-form = Տարբերակ { $form }
question-paper-questions = { $count } հարց
question-paper-points = { $count } միավոր
question-paper-each = յուրաքանչյուրը՝ { $count } միավոր
question-paper-minutes = Տրվող ժամանակը՝ { $minutes } րոպե
question-paper-pass = Անցողիկ շեմը՝ { $percent } % ({ $points } միավոր { $all }-ից)
question-paper-instructions = Պատասխանները նշե՛ք պատասխանների թերթիկում․ ստուգվում է միայն այն։ Ճիշտ է մեկ պատասխան, եթե հարցում մի քանիսը չեն պահանջվում։ Յուրաքանչյուր դեպք գնահատե՛ք ըստ շախմատի կանոնների և միայն ըստ այն ամենի, ինչ ասված է հարցում։
question-paper-part = Մաս { $number }
question-paper-grid = բանալու աղյուսակ
question-paper-score = Միավորներ՝ ______ / { $all }
