### Ի՞նչը կարող է սխալ լինել մարդկանց գրած ֆայլում։

input-not-toml = սա TOML չէ. { $problem }
input-not-json = սա JSON չէ. { $problem }
input-unknown-key = այստեղ «{ $word }» բանալի չկա
input-unknown-word = «{ $word }» բառն այստեղ հնարավոր չէ
input-missing-key = պակասում է «{ $key }» բանալին
input-did-you-mean = գուցե՝ «{ $word }»
input-known-words = հնարավոր են՝ { $words }
input-no-keys = այն սեփական բանալիներ չունի
input-null = null-ն այստեղ ոչինչ չի ասում
input-null-hint = եթե ասելու բան չկա, բանալին բաց թողեք
input-wrong-type = { $wanted ->
    [table] այստեղ պետք է աղյուսակ
    [list] այստեղ պետք է ցանկ
    [text] այստեղ պետք է տեքստ
    [integer] այստեղ պետք է ամբողջ թիվ
    [number] այստեղ պետք է թիվ
    [time] այստեղ պետք է վայրկյանների թիվ կամ ժամանակ, օրինակ՝ "1:30:00"
   *[bool] այստեղ պետք է true կամ false
  }
input-json-ends = սա JSON չէ. տեքստն ընդհատվում է նախքան արժեքի ավարտը
input-json-hint = հավանաբար փակագիծ, ստորակետ կամ չակերտ է պակասում, կամ դրանցից մեկն ավելորդ է
input-duplicate-key = «{ $key }» բանալին նույն աղյուսակում երկու անգամ է գրված
input-out-of-range = այստեղ պետք է թիվ՝ { $low }-ից մինչև { $high }
input-out-of-range-hint = { $of ->
    [seconds] ժամանակը գրվում է վայրկյաններով՝ առավելագույնը հարյուր ժամ
    [moves] խաղն այստեղ կարող է ունենալ առավելագույնը տասը հազար քայլ
   *[hands] քայլը կատարում են մեկ կամ երկու ձեռքով
  }
input-given-twice = «{ $one }» և «{ $other }» բանալիներից թողեք մեկը. երկուսը նույն բանն են ասում
input-too-deep = ցանկերն ու աղյուսակները կարող են ներդրված լինել առավելագույնը { $deepest } անգամ
