### Ինչ են անում մարդիկ՝ մեկական նախադասությամբ։

event-who = { $side ->
    [white] Սպիտակները
    [black] Սևերը
    [both] Երկու խաղացողն էլ
    [outsider] Կողմնակի անձը
    [spectator] Հանդիսատեսը
    [captain] Թիմի ավագը
    [player] Մեկ այլ խաղատախտակի խաղացողը
    [finished] Իր խաղն ավարտած խաղացողը
    [organiser] Կազմակերպիչը
    [assistant] Օգնականը
   *[arbiter] Մրցավարը
  }
event-who-vowel = { $side ->
    [white] Սպիտակներն
    [black] Սևերն
    [both] Երկու խաղացողն էլ
    [outsider] Կողմնակի անձն
    [spectator] Հանդիսատեսն
    [captain] Թիմի ավագն
    [player] Մեկ այլ խաղատախտակի խաղացողն
    [finished] Իր խաղն ավարտած խաղացողն
    [organiser] Կազմակերպիչն
    [assistant] Օգնականն
   *[arbiter] Մրցավարն
  }
event-whose = { $side ->
    [white] Սպիտակների
    [black] Սևերի
   *[arbiter] Մրցավարի
  }
event-piece = { $piece ->
    [king] արքան
    [queen] թագուհին
    [rook] նավակը
    [bishop] փիղը
    [knight] ձին
    [pawn] զինվորը
   *[piece] խաղաքարը
  }
event-piece-to = { $piece ->
    [king] արքային
    [queen] թագուհուն
    [rook] նավակին
    [bishop] փղին
    [knight] ձիուն
    [pawn] զինվորին
   *[piece] խաղաքարին
  }
event-touch = { $intent ->
    [adjust] { event-who-vowel } ասում են՝ «Շտկում եմ», և ձեռք են տալիս { $square } դաշտի { event-piece-to }։
    [adjust-unannounced] { event-who-vowel } առանց որևէ բան ասելու շտկում են { $square } դաշտի { event-piece }։
    [accident] { event-who-vowel } ակնհայտորեն պատահաբար դիպչում են { $square } դաշտի { event-piece-to }։
    [feel] { event-who } շոշափում են { $square } դաշտի { event-piece }՝ առանց այն անցքից հանելու։
    [capture] { event-who } վերցնելու մտադրությամբ ձեռք են տալիս { $square } դաշտի { event-piece-to }։
    [move] { event-who } քայլելու մտադրությամբ ձեռք են տալիս { $square } դաշտի { event-piece-to }։
   *[unknown] { event-who } ձեռք են տալիս { $square } դաշտի { event-piece-to }։
  }
event-move = { event-who } { $unfinished ->
    [true] զինվորը դնում են վերջին հորիզոնականում ({ $move }) և չեն փոխարինում այն
   *[false] խաղում են { $move }
  }{ $hands ->
    [two] ՝ երկու ձեռքով
   *[one] {""}
  }։
event-place = { event-who } { $square } դաշտում { $piece ->
    [king] արքա
    [queen] թագուհի
    [rook] նավակ
    [bishop] փիղ
    [knight] ձի
    [pawn] զինվոր
   *[piece] խաղաքար
  } են դնում։
event-press = { event-who } սեղմում են ժամացույցի կոճակը{ $hand ->
    [other] {" "}մյուս ձեռքով
   *[same] {""}
  }։
event-write = { event-who } բլանկում գրում են { $move }։
event-write-verbatim = { event-who } բլանկում գրում են «{ $written }»։
event-stop-clocks = { event-who } { $side ->
    [arbiter] կանգնեցնում է
   *[other] կանգնեցնում են
  } ժամացույցը։
event-offer = { event-who } ոչ-ոքի են առաջարկում։
event-accept = { event-who-vowel } ասում են․ «Համաձայն եմ, ոչ-ոքի»։
event-decline = { event-who-vowel } ասում են․ «Ոչ, շարունակում եմ խաղալ»։
event-withdraw = { event-who-vowel } ուզում են { $what ->
    [offer] չեղարկել իրենց ոչ-ոքիի առաջարկը
   *[claim] հրաժարվել իրենց պահանջից
  }։
event-claim = { event-who } ոչ-ոքի են պահանջում․ { $basis ->
    [threefold] դիրքի եռակի կրկնություն
    [fifty] հիսուն քայլ՝ առանց խաղաքար վերցնելու և զինվոր տեղաշարժելու
    [cannot-win] հակառակորդը չի կարող հաղթել ընդունված միջոցներով
   *[no-effort] հակառակորդը ջանքեր չի գործադրում ընդունված միջոցներով հաղթելու համար
  }{ $intended ->
    [true] , մտադրված քայլը՝ { $move }
   *[false] {""}
  }։
event-request-increment = { event-who } խնդրում են, որ երկու խաղացողին էլ յուրաքանչյուր քայլի համար հատկացվի հինգ վայրկյան հավելում (III.4)։
event-resign = { event-who } հանձնվում են։
event-flag = { event-whose } դրոշակն ընկնում է{ $by ->
    [opponent] ․ հակառակորդը մատնանշում է դա
    [arbiter] ․ մրցավարը տեսնում է դա
   *[nobody] ․ ոչ ոք դա չի նկատում
  }։
event-flags = Պարզվում է, որ երկու դրոշակն էլ ընկած են{ $first ->
    [white] ․ առաջինն ընկել է սպիտակներինը
    [black] ․ առաջինն ընկել է սևերինը
   *[unknown] ․ հնարավոր չէ պարզել, թե որն է առաջինն ընկել
  }։
event-complain = { event-who } { $side ->
    [white] մատնանշում են
    [black] մատնանշում են
    [both] մատնանշում են
   *[other] մատնանշում է
  } { $about ->
    [illegal-move] անհնարին քայլը
    [touch-move] «ձեռք տվեցիր՝ խաղա՛» կանոնի խախտումը
    [flag] ընկած դրոշակը
    [clock-setting] ժամացույցի սխալ կարգավորումը
    [conduct] հակառակորդի վարքագիծը
   *[clock-reading] ժամացույցի սխալ ցուցմունքը
  }։
event-observe = { $what ->
    [illegal-move] { event-who } տեսնում է անհնարին քայլ
    [illegal-position] { event-who } տեսնում է անհնարին դիրք
    [touch-move] { event-who } տեսնում է «ձեռք տվեցիր՝ խաղա՛» կանոնի խախտում
    [both-kings-in-check] { event-who } տեսնում է, որ երկու արքան էլ շախի տակ են
    [pawn-on-last-rank] { event-who } տեսնում է վերջին հորիզոնականում կանգնած զինվոր
    [fivefold] { event-who-vowel } ստուգում է, թե արդյոք դիրքն առաջացել է հինգ անգամ
    [threefold] { event-who-vowel } ստուգում է, թե արդյոք դիրքն առաջացել է երեք անգամ
    [fifty] { event-who-vowel } ստուգում է, թե արդյոք կատարվել է հիսուն քայլ՝ առանց խաղաքար վերցնելու և զինվոր տեղաշարժելու
    [dead-position] { event-who } տեսնում է մեռյալ դիրք
    [flag] { event-who } տեսնում է ընկած դրոշակ
    [press-forgotten] { event-who } տեսնում է, որ ժամացույցի կոճակը սեղմված չէ
    [no-recording] { event-who } տեսնում է, որ խաղացողը չի գրառում քայլերը
   *[seventyfive] { event-who-vowel } ստուգում է, թե արդյոք կատարվել է յոթանասունհինգ քայլ՝ առանց խաղաքար վերցնելու և զինվոր տեղաշարժելու
  }։
event-stop-recording = { event-who } դադարում են գրառել քայլերը։
event-discover = Պարզվում է, որ { $fault ->
    [initial-position] սկզբնական դիրքը սխալ է եղել
    [board-orientation] խաղատախտակը սխալ է դրված
    [colours-reversed] խաղաքարերի գույները շփոթված են
    [displaced] խաղաքարերը տեղաշարժված են եղել
   *[clock-setting] ժամացույցը սխալ է կարգավորված եղել
  }։
event-displace = { event-who } պատահաբար վայր { $side ->
    [arbiter] է
   *[other] են
  } գցում { $square ->
    [none] խաղաքարեր
   *[other] { $square } դաշտի { event-piece }
  }։
event-find = { event-who } { $decision ->
    [agree] համաձայնում է
    [reject] մերժում է
    [postpone] հետաձգում է որոշումը
    [accident] պարզում է, որ ժամացույցի կոճակը սեղմվել է պատահաբար
    [no-accident] պարզում է, որ ժամացույցի կոճակը սեղմվել է ոչ պատահաբար
   *[states] հայտնում է, թե ինչ է պարզել
  }։
event-play-on = Յուրաքանչյուր կողմ ավարտում է ևս { $moves } քայլ։
event-order-seal = Խաղափուլն ավարտվել է․ մրցավարը կարգադրում է գրանցել գաղտնի քայլը։
event-adjourn = { event-who } հետաձգում { $side ->
    [arbiter] է
   *[other] են
  } խաղը։
event-seal = { event-who } գաղտնի քայլ են գրանցում՝ «{ $written }»։
event-open = Բացվում է ծրարը։
event-envelope-missing = Ծրարը կորել է․ դիրքն ու ժամացույցի ցուցմունքները { $known ->
    [true] հնարավոր է վերականգնել։
   *[false] հնարավոր չէ վերականգնել։
  }
event-arrive = { event-who } { $minutes ->
    [0] { $seconds ->
        [0] ժամանակին ներկայանում են
       *[other] ներկայանում են․ ուշացումը՝ { event-span }
      }
   *[other] ներկայանում են․ ուշացումը՝ { event-span }
  }։
event-present = { event-who } ներկա են։
event-absent = { event-who } բացակայում են։
event-no-show = { event-who-vowel } այդպես էլ չեն գալիս։
event-states = { event-who } հայտարարում են, որ գաղտնի քայլը { $move } էր։
event-sign = { $named ->
    [true] { event-who-vowel } ստորագրում են բլանկները՝ նշելով { $result } արդյունքը։
   *[false] { event-who-vowel } ստորագրում են բլանկները։
  }
event-conditional-offer = { event-who } պայմանով ոչ-ոքի են առաջարկում՝ «{ $condition }»։
event-dispute = { event-who } վիճարկում են պահանջը։
event-envelope = Մրցավարը նայում է, թե ինչ է գրված ծրարի վրա։
event-check = Մրցավարն ստուգում է պահանջը։
event-remove = { event-who } { $square } դաշտի խաղաքարը հանում են խաղատախտակից։
event-finish = { event-who-vowel } ավարտին են հասցնում կիսատ թողածը։
event-announce = { $kind ->
    [move] { event-who } բարձրաձայնում են քայլը՝ «{ $said }»
    [piece] { event-who-vowel } անվանում են նոր խաղաքարը՝ { $said }
   *[text] { event-who-vowel } ասում են՝ «{ $said }»
  }։
event-report = { $to ->
    [arbiter] { event-who } մրցավարին մատնանշում է { $what ->
        [illegal-move] անհնարին քայլը
        [illegal-position] անհնարին դիրքը
        [touch-move] «ձեռք տվեցիր՝ խաղա՛» կանոնի խախտումը
        [both-kings-in-check] շախի տակ գտնվող երկու արքային
        [pawn-on-last-rank] վերջին հորիզոնականում կանգնած զինվորը
        [threefold] երրորդ անգամ առաջացած դիրքը
        [fifty] առանց խաղաքար վերցնելու և զինվոր տեղաշարժելու կատարված հիսուն քայլը
        [fivefold] հինգերորդ անգամ առաջացած դիրքը
        [seventyfive] առանց խաղաքար վերցնելու և զինվոր տեղաշարժելու կատարված յոթանասունհինգ քայլը
        [dead-position] մեռյալ դիրքը
        [flag] ընկած դրոշակը
        [press-forgotten] ժամացույցի չսեղմված կոճակը
       *[no-recording] քայլերը չգրառող խաղացողին
      }
   *[player] { event-who } խաղացողին մատնանշում է { $what ->
        [illegal-move] անհնարին քայլը
        [illegal-position] անհնարին դիրքը
        [touch-move] «ձեռք տվեցիր՝ խաղա՛» կանոնի խախտումը
        [both-kings-in-check] շախի տակ գտնվող երկու արքային
        [pawn-on-last-rank] վերջին հորիզոնականում կանգնած զինվորը
        [threefold] երրորդ անգամ առաջացած դիրքը
        [fifty] առանց խաղաքար վերցնելու և զինվոր տեղաշարժելու կատարված հիսուն քայլը
        [fivefold] հինգերորդ անգամ առաջացած դիրքը
        [seventyfive] առանց խաղաքար վերցնելու և զինվոր տեղաշարժելու կատարված յոթանասունհինգ քայլը
        [dead-position] մեռյալ դիրքը
        [flag] ընկած դրոշակը
        [press-forgotten] ժամացույցի չսեղմված կոճակը
       *[no-recording] քայլերը չգրառող խաղացողին
      }
  }։
event-tell = { $what ->
    [move-count] Մրցավարը խաղացողին ասում է, թե քանի քայլ է կատարվել
    [press-forgotten] Մրցավարը խաղացողին ասում է, որ ժամացույցի կոճակը սեղմված չէ
    [opponent-moved] Մրցավարը խաղացողին ասում է, որ հակառակորդը քայլ է կատարել
    [law] Մրցավարը խաղացողին բացատրում է կանոնը
   *[advice] Մրցավարը խաղացողին հուշում է քայլը
  }։
event-ask = { event-who } { $what ->
    [law] մրցավարին հարցնում են կանոնի մասին
    [move-count] մրցավարին հարցնում են, թե քանի քայլ է կատարվել
    [advice] մրցավարին հարցնում են, թե արդյոք քայլը հնարավոր է
    [scoresheet] խնդրում են տեսնել մրցավարի գրառումը
    [blank] խնդրում են բլանկ
   *[clock-side] խնդրում են ժամացույցը դնել մյուս կողմում
  }։
event-agree = Երկու խաղացողն էլ համաձայնում են հետ վերցնել անհնարին քայլը։
event-scoresheet = { $what ->
    [hide] { event-who } ծածկում են բլանկը
    [notes] { event-who } բլանկի վրա տարբերակներ ու մտքեր են գրում
    [times] { event-who } բլանկում գրում են ժամացույցի ցուցմունքը
    [other-notation] { event-who } գրառումը վարում են ոչ թե հանրահաշվական, այլ նկարագրական նշագրությամբ
    [take-away] { event-who } տանում են բլանկը
    [update] { event-who } լրացնում են բլանկը
    [borrow] { event-who } վերցնում են հակառակորդի բլանկը
    [return] { event-who } վերադարձնում են հակառակորդի բլանկը
    [refuse] { event-who } հրաժարվում են գրառել քայլերը
   *[defect] { event-who-vowel } ունեն խափանված էլեկտրոնային բլանկ
  }։
event-reconstruct = { $possible ->
    [true] Խաղը վերականգնվում է․ սպիտակներն ավարտել են { $white } քայլ, սևերը՝ { $black }
   *[false] Խաղը վերականգնել հնարավոր չէ
  }։
event-assistant = { event-who-vowel } { $task ->
    [pieces] ունեն օգնական, որը տեղաշարժում է խաղաքարերը
    [clock] ունեն օգնական ժամացույցի համար
    [record] ունեն գրառումը վարող օգնական
   *[blind] ունեն օգնական
  }։
event-conduct = { $what ->
    [device] { event-who-vowel } ունեն էլեկտրոնային սարք
    [device-rings] { event-who-vowel } ունեն հեռախոս, որը զանգում է
    [device-bag-on] { event-who } պայուսակում ունեն միացված սարք
    [device-bag-off] { event-who } պայուսակում ունեն անջատված սարք
    [use-bag] { event-who-vowel } օգտվում են պայուսակից
    [leave-venue] { event-who-vowel } առանց թույլտվության լքում են խաղավայրը
    [leave-venue-permitted] { event-who } մրցավարի թույլտվությամբ լքում են խաղավայրը
    [leave-area] { event-who } լքում են խաղային տարածքը
    [leave-area-permitted] { event-who } մրցավարի թույլտվությամբ լքում են խաղային տարածքը
    [admit-person] { event-who } կողմնակի անձ են թողնում խաղային տարածք
    [notes] { event-who-vowel } օգտվում են նշումներից
    [advice] { event-who } խորհուրդ են ստանում
    [analyse] { event-who } վերլուծում են այլ խաղատախտակի վրա
    [smoke] { event-who } ծխում են
    [smoke-designated] { event-who } ծխում են հատկացված տեղում
    [distract] { event-who } շեղում են հակառակորդի ուշադրությունը
    [distract-claims] { event-who-vowel } անհիմն պահանջներով խանգարում են հակառակորդին
    [distract-offers] { event-who } ոչ-ոքիի առաջարկներով խանգարում են հակառակորդին
    [distract-noise] { event-who-vowel } աղմկում են
    [distract-talk] { event-who } խոսում են հակառակորդի հետ
    [disrepute] { event-who-vowel } իրենց պահում են շախմատը վարկաբեկող կերպով
    [refuse-inspection] { event-who } թույլ չեն տալիս, որ մրցավարը զննի պայուսակը
    [refuse] { event-who } հրաժարվում են ենթարկվել կանոններին
    [refuse-persistently] { event-who } համառորեն հրաժարվում են ենթարկվել կանոններին
    [refuse-help] { event-who } հրաժարվում են օգնել մրցավարին
    [clock-handling] { event-who } ուժգին հարվածում են ժամացույցի կոճակին
    [clock-lift] { event-who } բարձրացնում են ժամացույցը
    [clock-early] { event-who } ժամացույցի կոճակը սեղմում են քայլից առաջ
    [clock-knock-over] { event-who } շրջում են ժամացույցը
    [clock-hover] { event-who } մատը պահում են ժամացույցի վրա
    [move-again] { event-who } խաղում են, թեև քայլի հերթը հակառակորդինն է
    [interfere] { event-who } { $side ->
        [white] միջամտում են
        [black] միջամտում են
        [both] միջամտում են
       *[other] միջամտում է
      } խաղին
   *[phone] { event-who } խաղավայրում { $side ->
        [white] օգտվում են
        [black] օգտվում են
        [both] օգտվում են
       *[other] օգտվում է
      } հեռախոսից
  }։
event-disturb = { $what ->
    [noise] Աղմուկը խանգարում է խաղացողներին
    [light] Լույսն անջատվում է
    [alarm] Միանում է ահազանգը
   *[other] Ինչ-որ բան խանգարում է խաղացողներին
  }։
event-span = { $minutes ->
    [0] { $seconds } վայրկյան
   *[other] { $minutes } րոպե{ $seconds ->
        [0] {""}
       *[other] {" "}{ $seconds } վայրկյան
      }
  }
event-extra-time = { $to ->
    [white] Մրցավարը սպիտակներին լրացուցիչ { event-span } է տալիս
    [black] Մրցավարը սևերին լրացուցիչ { event-span } է տալիս
   *[both] Մրցավարը երկու խաղացողին էլ լրացուցիչ { event-span } է տալիս
  }։
event-penalty = { $on ->
    [white] Տույժ սպիտակներին․ մրցավարը
    [black] Տույժ սևերին․ մրցավարը
    [both] Տույժ երկու խաղացողին․ մրցավարը
   *[outsider] Կողմնակի անձին մրցավարը
  } { $kind ->
    [warning] նախազգուշացնում է
    [add-time] հակառակորդին { event-span } է ավելացնում
    [cut-time] խախտողի ժամանակից հանում է { event-span }
    [raise-points] հակառակորդի միավորներն ավելացնում է
    [cut-points] պակասեցնում է խախտողի միավորները
    [loss] պարտություն է նշանակում
    [fine] տուգանում է
    [rounds] հեռացնում է { $rounds } տուրից
    [expulsion] հեռացնում է մրցաշարից
   *[remove-from-venue] հեռացնում է խաղավայրից
  }։
event-appeal = { event-who } բողոքարկում են որոշումը։
event-boards-differ = { $scores ->
    [agree] Երկու խաղատախտակի դիրքերը տարբեր են․ գրառումները համընկնում են
   *[differ] Երկու խաղատախտակի դիրքերը տարբեր են․ տարբեր են նաև գրառումները
  }։
event-other = { event-who-vowel } ինչ-որ բան են անում։
