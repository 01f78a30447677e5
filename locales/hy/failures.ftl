# Ինչու աշխատանքը չկատարվեց։
failure-read = չի հաջողվում կարդալ { $path }
failure-write = չի հաջողվում գրել { $path }
failure-make = չի հաջողվում ստեղծել { $path }
failure-remove = չի հաջողվում հեռացնել { $path }
failure-watch = չի հաջողվում հետևել { $path } պանակին
failure-run = չի հաջողվում գործարկել { $path }
failure-listen = { $port } մատույցը չի հաջողվում բացել
failure-damaged = { $path } ֆայլը վնասված է
failure-not-a-folder = { $path } ուղին պանակ չէ
failure-no-content = { $path } ուղին պանակ չէ. --content-ով նշեք, թե որտեղ են հոդվածները
failure-other-version = { $path } պանակը ստեղծել է kanon-ի մեկ այլ տարբերակ. նախ հեռացրեք այն
failure-not-ours = { $path } պանակը դատարկ չէ, և այն kanon-ը չի ստեղծել. ընտրեք այլ պանակ
failure-locked = { $path } պանակում գրում է kanon build-ի մեկ այլ գործարկում. փորձեք նորից, երբ այն ավարտվի
failure-same-path = կայքի երկու ֆայլ ունեն նույն ուղին՝ { $path }
failure-outside = կայքի ֆայլն իր պանակից դուրս է՝ { $path }
failure-save-name = { $path }. պահված խաղը գրվում է JSON ձևաչափով. ընտրեք .json-ով ավարտվող անուն
failure-save-foreign = { $path } ֆայլն արդեն կա, և դա պահված խաղ չէ. ընտրեք այլ անուն
failure-scan-itself = { $path } ֆայլը ստուգվող ֆայլերից է. արդյունքները կփոխարինեին խաղերին
failure-linked-folder = { $path } ուղին հղում է. այն, ինչին այն տանում է, kanon-ը չի ստեղծել և չի փոխի. նախ հեռացրեք հղումը
failure-foreign-file = { $path } ֆայլն արդեն կա, և այն kanon-ը չի ստեղծել. նախ տեղափոխեք այն
failure-theme-file = { $path }. սա ձևավորման պանակի ֆայլ չէ. պատճենեք ֆայլն այդ պանակ
failure-nothing-in-games = { $path }. այս խաղերում հարցի նյութ չկա
failure-scenario = { $path } ֆայլում սխալներ կան
failure-nothing-asked = ոչ մի իրավիճակում նշված չէ, թե ինչ հարցնել, օրինակ՝ ask = "ruling"
failure-no-format = չկա «{ $name }» ձևաչափ. կան՝ { $known }
failure-needs-folder = ստանդարտ ելք է ուղարկվում միայն json-ը. «{ $name }» ձևաչափին պետք է պանակ, օրինակ՝ -o paper
failure-no-day = «{ $date }»-ը 2026-11-16-ի նման ամսաթիվ չէ
failure-no-levels = «{ $level }»-ը մակարդակների միջակայք չէ. մակարդակները 1-ից 5-ն են, օրինակ՝ 2..4
failure-no-kind = «{ $rule }»-ի մասին հարցեր չկան{ $edition ->
    [any] {""}
   *[other] {" "}({ $edition } թ. խմբագրություն)
  }
failure-blueprint-value = «{ $value }»-ը { $what ->
    [answer-type] պատասխանի տեսակ չէ
    [question] հարց չէ
   *[class] շախմատի տեսակ չէ
  }
failure-no-browser = pdf-ի համար PATH-ում պետք է լինի սրանցից մեկը՝ { $names }. --format print-ը պատրաստում է էջեր, որոնք տպում է ցանկացած դիտարկիչ
failure-no-pdf = { $browser }-ը { $page } էջից PDF չպատրաստեց. { $problem }
failure-export = { $name }, { $format }
failure-no-summary = միավորելու ամփոփումներ չկան
failure-other-run = { $path } ֆայլն այլ ֆայլերով կամ զտիչներով գործարկումից է
failure-not-begun = { $path } ֆայլում կա տեքստ, որը նախորդ գործարկումը չի գրել. ընտրեք այլ ֆայլ կամ մի՛ նշեք --resume
failure-resume-json = --resume-ն աշխատում է --format json-ի հետ
failure-shorter = մուտքն ավելի կարճ է, քան արդեն զննվածը
failure-output-shorter = { $path } ֆայլն ավելի կարճ է, քան գրել էր նախորդ գործարկումը, կամ այլ ֆայլ է. նորից սկսելու համար մի՛ նշեք --resume
failure-articles-lost = հոդվածները հնարավոր չէ կարդալ. հրապարակված էջերը մնում են նույնը (--allow-missing պարամետրով կայքը ստեղծվում է առանց դրանց)
failure-site-language = լեզվի ոչ մի պանակ չկա
failure-site-template = կաղապար. { $why }
failure-site-picture = չի հաջողվում կարդալ { $path } նկարը
failure-blueprint-empty = ոչ մի բաժին չկա
failure-blueprint = { $path } նախագծին հնարավոր չէ հետևել
failure-blueprint-twice = { $key } բանալին նույնն է ասում, ինչ { $other } բանալին. թողե՛ք մեկը
failure-a-number = թիվ՝ 1-ից { $most }
failure-a-level = մակարդակ՝ 1-ից 5, կամ միջակայք, օրինակ՝ 2..4
failure-an-edition = խմբագրություն՝ 2018 կամ 2023, կամ էլ any (ցանկացածը)
failure-file-not-ours = { $path } ֆայլն արդեն կա, և այն kanon-ը չի ստեղծել. ընտրեք այլ պանակ
failure-no-language = «{ $lang }» լեզուն չկա. կան՝ { $known }
failure-settings = { $path } ֆայլի՝ կայքին վերաբերող կարգավորումներին հնարավոր չէ հետևել
failure-not-used = { $path } ֆայլը հնարավոր չէ օգտագործել, իսկ առանց դրա կայք չի ստեղծվում
failure-usage-unknown = այստեղ «{ $argument }» պարամետր կամ արգումենտ չկա
failure-usage-command = «{ $argument }» հրաման չկա
failure-usage-no-value = { $argument } պարամետրին պետք է արժեք
failure-usage-value = «{ $value }»-ը չի կարող լինել { $argument } պարամետրի արժեքը
failure-usage-takes-none = { $argument } պարամետրն արժեք չի ընդունում, իսկ տրված է «{ $value }»
failure-usage-twice = { $argument } պարամետրը նշված է երկու անգամ
failure-usage-conflict = { $argument } պարամետրն իմաստ չունի { $other }-ի կողքին
failure-usage-missing = պակասում է՝ { $argument }
failure-usage-expected = պետք է՝ { $what }
failure-usage-whole = ամբողջ թիվ՝ 0-ից ոչ փոքր
failure-usage-too-great = ավելի փոքր թիվ
failure-usage-rule = կանոնի նույնացուցիչ, օրինակ՝ draw.automatic.fivefold
failure-usage-more = Ավելին՝ --help պարամետրով։
failure-line-too-long = { $path } չափազանց երկար է. մեկ տողը կամ TOML կամ JSON ֆայլն ամբողջությամբ կարող է լինել առավելագույնը { $megabytes } ՄԲ
