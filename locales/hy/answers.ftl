# What the engine says to a page beside a ruling: what is to be done, what would change it.

answer-stop-clocks = Ժամացույցները կանգնեցվում են։
answer-take-back = Խաղատախտակի վրա անավարտ մնացածը հետ է վերցվում։
answer-put-right = Խաղաքարերը դրվում են իրենց դաշտերում։
answer-transfer = Դիրքը տեղափոխվում է ճիշտ դրված խաղատախտակի վրա։
answer-warn = { $side ->
    [white] Սպիտակները
   *[black] Սևերը
  } նախազգուշացվում են։
answer-need = { $what ->
    [penalty] Մրցավարն ընտրում է պատիժը (12.9)։
    [opponent-score] Մրցավարը որոշում է հակառակորդի միավորները։
    [which-move] Պետք է նշել, թե որ քայլը նկատի է առնվել։
    [reason] Պետք է նշել, թե ինչու են կանգնեցվել ժամացույցները։
    [reconstruction] Պետք է պարզել ավարտված քայլերի թիվը։
    [clock-times] Մրցավարը որոշում է, թե ինչ պետք է ցույց տան ժամացույցները։
    [promotion-piece] Պետք է նշել, թե ինչի է փոխարկվում զինվորը։
    [announcement] Քայլը պետք է հայտարարել։
   *[finding] Մրցավարը պետք է պարզի, թե ինչ է տեղի ունեցել։
  }
answer-need-decision = Մրցավարը պետք է որոշում կայացնի։

## What would change the ruling

answer-if-edition = Եթե գործեր Կանոնների { $edition } թվականի խմբագրությունը
answer-if-illegal = Եթե { $side ->
    [white] սպիտակները
   *[black] սևերը
  } { $count ->
    [0] նախկինում անհնարին քայլ կատարած չլինեին
    [1] արդեն մեկ անհնարին քայլ կատարած լինեին
   *[other] արդեն { $count } անհնարին քայլ կատարած լինեին
  }
answer-if-class = Եթե սա { $class ->
    [standard] դասական պարտիա
    [rapid] արագ շախմատի պարտիա
   *[blitz] բլից պարտիա
  } լիներ
answer-if-supervision = Եթե մրցավարները { $supervision ->
    [adequate] բավարար լինեին Մրցության կանոնները կիրառելու համար (A.4, B.2)
   *[arbiter] բավարար չլինեին Մրցության կանոնները կիրառելու համար (A.4, B.2)
  }
answer-if-written = Եթե քայլը { $written ->
    [true] նախապես գրանցված լիներ
   *[false] գրանցված չլիներ
  }
answer-if-touch = { $intent ->
    [adjust] Եթե մինչև { $square } դաշտի խաղաքարին ձեռք տալը խաղացողն ասեր՝ «Շտկում եմ»
   *[move] Եթե { $square } դաշտի խաղաքարին ձեռք տրված լիներ քայլ կատարելու մտադրությամբ
  }
answer-if-hands = Եթե քայլը կատարված լիներ { $hands ->
    [1] մեկ ձեռքով
   *[2] երկու ձեռքով
  }
answer-if-unpressed = Եթե { $side ->
    [white] սպիտակները
   *[black] սևերը
  } սեղմած չլինեին ժամացույցը
answer-if-noticed = Եթե դրոշակի ընկնելը մատնանշեր { $by ->
    [opponent] հակառակորդը
   *[arbiter] մրցավարը
  }
