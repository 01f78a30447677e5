### Ինչ են անում մարդիկ՝ մեկական նախադասությամբ։

event-who = { $side ->
    [white] Սպիտակները
    [black] Սևերը
    [both] Երկու խաղացողները
    [outsider] Կողմնակի անձը
   *[arbiter] Մրցավարը
  }
event-who-vowel = { $side ->
    [white] Սպիտակներն
    [black] Սևերն
   *[arbiter] Մրցավարն
  }
event-whose = { $side ->
    [white] Սպիտակների
    [black] Սևերի
   *[arbiter] Մրցավարի
  }
event-touch = { $intent ->
    [adjust] { event-who-vowel } ասում են՝ «Շտկում եմ», և ձեռք են տալիս { $square } դաշտի խաղաքարին
    [adjust-unannounced] { event-who-vowel } առանց նախազգուշացնելու շտկում են { $square } դաշտի խաղաքարը
    [accident] { event-who } պատահաբար դիպչում են { $square } դաշտի խաղաքարին
    [capture] { event-who } ձեռք են տալիս { $square } դաշտի խաղաքարին՝ այն վերցնելու մտադրությամբ
   *[move] { event-who } ձեռք են տալիս { $square } դաշտի խաղաքարին
  }։
event-move = { event-who } խաղում են { $move }{ $hands ->
    [1] {""}
   *[other] ՝ երկու ձեռքով
  }։
event-place = { event-who } { $square } դաշտում { $piece ->
    [queen] թագուհի
    [rook] նավակ
    [bishop] փիղ
    [knight] ձի
    [king] արքա
   *[pawn] զինվոր
  } են դնում։
event-press = { event-who } սեղմում են ժամացույցի կոճակը{ $hand ->
    [other] {" "}մյուս ձեռքով
   *[same] {""}
  }։
event-write = { event-who } բլանկում գրում են { $move }։
event-stop-clocks = { event-who } { $side ->
    [arbiter] կանգնեցնում է
   *[other] կանգնեցնում են
  } ժամացույցը։
event-offer = { event-who } ոչ-ոքի են առաջարկում։
event-accept = { event-who-vowel } ընդունում են առաջարկը։
event-decline = { event-who } մերժում են առաջարկը։
event-withdraw = { event-who } փորձում են { $what ->
    [offer] չեղարկել առաջարկը
   *[claim] հրաժարվել պահանջից
  }։
event-claim = { event-who } ոչ-ոքի են պահանջում. { $basis ->
    [threefold] դիրքի եռակի կրկնություն
    [fifty] հիսուն քայլ՝ առանց խաղաքար վերցնելու և զինվոր տեղաշարժելու
    [cannot-win] հակառակորդը չի կարող հաղթել ընդունված միջոցներով
   *[no-effort] հակառակորդը ջանքեր չի գործադրում ընդունված միջոցներով հաղթելու համար
  }{ $intended ->
    [true] , մտադրված քայլը՝ { $move }
   *[false] {""}
  }։
event-request-increment = { event-who } հավելում են խնդրում (III.4)։
event-resign = { event-who } հանձնվում են։
event-flag = { event-whose } դրոշակն ընկնում է{ $by ->
    [opponent] . հակառակորդը մատնանշում է դա
    [arbiter] . մրցավարը տեսնում է դա
   *[nobody] . ոչ ոք չի նկատում
  }։
event-flags = Պարզվում է, որ երկու դրոշակն էլ ընկած են{ $first ->
    [white] . առաջինն ընկել է սպիտակներինը
    [black] . առաջինն ընկել է սևերինը
   *[unknown] . հնարավոր չէ պարզել, թե որն է առաջինն ընկել
  }։
event-complain = { event-who } մատնանշում են { $about ->
    [illegal-move] անհնարին քայլ
    [touch-move] «ձեռք տվեցիր՝ խաղա» կանոնի խախտում
    [flag] ընկած դրոշակ
    [clock-setting] ժամացույցի սխալ կարգավորում
   *[clock-reading] ժամացույցի սխալ ցուցմունք
  }։
event-observe = { event-who } { $what ->
    [illegal-move] տեսնում է անհնարին քայլ
    [illegal-position] տեսնում է անհնարին դիրք
    [touch-move] տեսնում է «ձեռք տվեցիր՝ խաղա» կանոնի խախտում
    [both-kings-in-check] տեսնում է, որ երկու արքան էլ շախի տակ են
    [pawn-on-last-rank] տեսնում է վերջին հորիզոնականում կանգնած զինվոր
    [fivefold] ստուգում է, թե արդյոք դիրքն ստեղծվել է հինգ անգամ
   *[seventyfive] ստուգում է, թե արդյոք կատարվել է յոթանասունհինգ քայլ՝ առանց խաղաքար վերցնելու և զինվոր տեղաշարժելու
  }։
event-stop-recording = { event-who } դադարում են գրանցել քայլերը։
event-discover = Պարզվում է, որ { $fault ->
    [initial-position] սկզբնական դիրքը սխալ է եղել
    [board-orientation] խաղատախտակը սխալ է դրված
    [colours-reversed] խաղաքարերի գույները շփոթված են
    [displaced] խաղաքարերը տեղաշարժված են եղել
   *[clock-setting] ժամացույցը սխալ է կարգավորված եղել
  }։
event-displace = { event-who } վայր { $side ->
    [arbiter] է
   *[other] են
  } գցում խաղաքարեր։
event-find = { event-who } { $decision ->
    [agree] որոշում է. այո
    [reject] որոշում է. ոչ
    [postpone] հետաձգում է որոշումը
    [accident] պարզում է, որ ժամացույցի կոճակը սեղմվել է պատահաբար
    [no-accident] պարզում է, որ ժամացույցի կոճակը սեղմվել է ոչ պատահաբար
   *[states] հայտնում է, թե ինչ է պարզել
  }։
event-play-on = Յուրաքանչյուր կողմ ավարտում է ևս { $moves } քայլ։
event-order-seal = { event-who } կարգադրում է գրանցել գաղտնի քայլը։
event-adjourn = { event-who } հետաձգում { $side ->
    [arbiter] է
   *[other] են
  } խաղը։
event-seal = { event-who } գաղտնի քայլ են գրանցում՝ «{ $written }»։
event-open = Բացվում է ծրարը։
event-envelope-missing = Ծրարը կորել է։
event-arrive = { event-who } ներկայանում են { $late } ուշացմամբ։
event-present = { event-who } ներկա են։
event-absent = { event-who } բացակայում են։
event-no-show = { event-who } այդպես էլ չեն գալիս։
event-states = { event-who } հայտարարում են, որ գաղտնի քայլը { $move } էր։
event-sign = { $named ->
    [true] { event-who } ստորագրում են բլանկները՝ { $result }։
   *[false] { event-who } ստորագրում են բլանկները։
  }
event-conditional-offer = { event-who } պայմանով ոչ-ոքի են առաջարկում՝ «{ $condition }»։
event-dispute = { event-who } վիճարկում են պահանջը։
event-envelope = Մրցավարը նայում է, թե ինչ է գրված ծրարի վրա։
event-check = Մրցավարը ստուգում է պահանջը։
