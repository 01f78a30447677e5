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

advice-if = Եթե { $fact }
