# What the engine says to a page beside a ruling: what is to be done, what would change it.

advice-stop-clocks = Ժամացույցը կանգնեցվում է։
advice-take-back = Խաղատախտակի վրա անավարտ մնացածը հետ է վերցվում։
advice-put-right = Խաղաքարերը դրվում են իրենց դաշտերում։
advice-transfer = Դիրքը տեղափոխվում է ճիշտ դրված խաղատախտակի վրա։
advice-warn = { $side ->
    [white] Սպիտակները
   *[black] Սևերը
  } նախազգուշացվում են։
advice-need = { $what ->
    [penalty] Մրցավարն ընտրում է տույժը (12.9)։
    [opponent-score] Մրցավարը որոշում է հակառակորդի միավորները։
    [which-move] Պետք է նշել, թե որ քայլն է նկատի առնվել։
    [reason] Պետք է նշել, թե ինչու է կանգնեցվել ժամացույցը։
    [reconstruction] Պետք է պարզել ավարտված քայլերի թիվը։
    [clock-times] Մրցավարը որոշում է, թե ինչ պետք է ցույց տա ժամացույցը։
    [promotion-piece] Պետք է նշել, թե ինչի է փոխարկվում զինվորը։
    [announcement] Քայլը պետք է բարձրաձայնել։
   *[finding] Մրցավարը պետք է պարզի, թե ինչ է տեղի ունեցել։
  }
advice-need-decision = Մրցավարը պետք է որոշում կայացնի։

## What would change the ruling

advice-if-edition = Եթե գործեր կանոնների { $edition } թվականի խմբագրությունը
advice-if-illegal = Եթե { $side ->
    [white] սպիտակները
   *[black] սևերը
  } { $count ->
    [0] նախկինում անհնարին քայլ կատարած չլինեին
    [1] արդեն մեկ անհնարին քայլ կատարած լինեին
   *[other] արդեն { $count } անհնարին քայլ կատարած լինեին
  }
advice-if-class = Եթե սա { $class ->
    [standard] սովորական շախմատի խաղ
    [rapid] արագ շախմատի խաղ
   *[blitz] կայծակնային խաղ
  } լիներ
advice-if-supervision = Եթե մրցավարները { $supervision ->
    [adequate] բավարար լինեին Մրցաշարային կանոնները կիրառելու համար (A.4, B.2)
   *[arbiter] բավարար չլինեին Մրցաշարային կանոնները կիրառելու համար (A.4, B.2)
  }
advice-if-written = Եթե քայլը { $written ->
    [true] նախապես գրառված լիներ
   *[false] գրառված չլիներ
  }
advice-if-touch = { $intent ->
    [adjust] Եթե մինչև { $square } դաշտի խաղաքարին ձեռք տալը խաղացողն ասեր՝ «Շտկում եմ»
   *[move] Եթե { $square } դաշտի խաղաքարին ձեռք տրված լիներ քայլ կատարելու մտադրությամբ
  }
advice-if-hands = Եթե քայլը կատարված լիներ { $hands ->
    [1] մեկ ձեռքով
   *[2] երկու ձեռքով
  }
advice-if-unpressed = Եթե { $side ->
    [white] սպիտակները
   *[black] սևերը
  } սեղմած չլինեին ժամացույցի կոճակը
advice-if-noticed = Եթե դրոշակի ընկնելը մատնանշեր { $by ->
    [opponent] հակառակորդը
   *[arbiter] մրցավարը
  }
advice-if-untouched = Եթե նախ { $square } դաշտի խաղաքարին ձեռք տված չլինեին
advice-if-device = Եթե սարքը լիներ { $place ->
    [bag] խաղացողի պայուսակում
   *[person] խաղացողի մոտ
  }
advice-if-bags = Եթե կանոնադրությունը { $allowed ->
    [true] թույլ տար սարքերը պահել պայուսակում
   *[false] թույլ չտար սարքերը պահել պայուսակում
  }
advice-if-allowed = Եթե մրցավարը { $allowed ->
    [true] դա թույլատրած լիներ
   *[false] դա թույլատրած չլիներ
  }
advice-if-default-time = { $minutes ->
    [0] Եթե ուշանալ չթույլատրվեր
   *[other] Եթե թույլատրվեր ուշանալ { $minutes } րոպե
  }
advice-if-found = Եթե դա պարզվեր յուրաքանչյուր կողմի { $moves } քայլից հետո
