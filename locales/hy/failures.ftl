# Ինչու աշխատանքը չկատարվեց։
failure-because = { $what }՝ { $why }
failure-read = չի հաջողվում կարդալ { $path }
failure-io-missing = այդպիսի ֆայլ կամ պանակ չկա
failure-io-denied = թույլտվություն չկա
failure-io-folder = սա պանակ է, իսկ պետք է ֆայլ
failure-io-file = սա ֆայլ է, իսկ պետք է պանակ
failure-io-endless = սա խողովակ կամ սարք է, իսկ պետք է ֆայլ
failure-io-long = այն { $megabytes } ՄԲ-ից երկար է
failure-io-full = սկավառակի վրա ազատ տեղ չկա
failure-write = չի հաջողվում գրել { $path }
failure-make = չի հաջողվում ստեղծել { $path }
failure-remove = չի հաջողվում հեռացնել { $path }
failure-watch = չի հաջողվում հետևել { $path } պանակին
failure-run = չի հաջողվում գործարկել { $path }
failure-listen = չի հաջողվում բացել { $port } պորտը
failure-damaged = { $path } ֆայլը վնասված է
failure-not-a-folder = { $path }՝ սա պանակ չէ
failure-no-content = { $path } պանակ չկա․ --content-ով նշե՛ք հոդվածների պանակը կամ ստեղծե՛ք այն՝ kanon new book { $path }
failure-content-file = { $path }-ը ֆայլ է․ նշե՛ք այն պանակը, որում այն գտնվում է՝ --content { $folder }
failure-other-version = { $path } պանակը ստեղծել է kanon-ի մեկ այլ տարբերակ․ նախ հեռացրե՛ք այն
failure-not-ours = { $path } պանակը դատարկ չէ, և այն kanon-ը չի ստեղծել․ ընտրե՛ք այլ պանակ
failure-locked = { $path } պանակում գրում է kanon build-ի մեկ այլ գործարկում․ նորից փորձե՛ք, երբ այն ավարտվի
failure-same-path = { $one } և { $two } ֆայլերը կայքում կլինեին նույն ֆայլը՝ { $path }, որտեղ մեծատառն ու փոքրատառը չեն տարբերվում․ անվանափոխեք մեկը
failure-outside = կայքի ֆայլն իր պանակից դուրս է՝ { $path }
failure-save-name = { $path }՝ պահված խաղը JSON է․ ընտրե՛ք .json-ով ավարտվող անուն
failure-save-foreign = { $path } ֆայլն արդեն կա, և դա պահված խաղ չէ․ ընտրե՛ք այլ անուն
failure-scan-itself = { $path } ֆայլն ստուգվող ֆայլերից է․ արդյունքները կփոխարինեին խաղերին
failure-linked-folder = { $path } ուղին հղում է․ այն, ինչին այն տանում է, kanon-ը չի ստեղծել և չի փոխի․ նախ հեռացրե՛ք հղումը
failure-foreign-file = { $path } ֆայլն արդեն կա, և այն kanon-ը չի ստեղծել․ նախ տեղափոխե՛ք այն
failure-theme-file = { $path } ֆայլը ձևավորման պանակում չէ․ պատճենե՛ք այն այդ պանակ
failure-nothing-in-games = { $path }՝ այս խաղերում հարցի նյութ չկա
failure-scenario = { $path } ֆայլում սխալներ կան
failure-nothing-asked = իրավիճակներից ոչ մեկում նշված չէ, թե ինչ հարցնել․ ավելացրե՛ք տող, օրինակ՝ ask = "ruling"
failure-no-format = «{ $name }» ձևաչափ չկա․ կան՝ { $known }
failure-needs-folder = այստեղ կարելի է ցույց տալ միայն json․ «{ $name }» ձևաչափի համար նշե՛ք պանակ, օրինակ՝ -o paper
failure-folder-like-file = -o-ով նշվում է պանակ, իսկ `{ $path }`-ը նման է ֆայլի․ գրե՛ք, օրինակ՝ -o paper
failure-no-day = «{ $date }»-ն ամսաթիվ չէ․ պետք է՝ 2026-11-16-ի նման
failure-no-levels = «{ $level }»-ը մակարդակների միջակայք չէ․ մակարդակները 1-ից 5-ն են, օրինակ՝ 2..4
failure-no-kind = «{ $rule }»-ի մասին հարցեր չկան{ $edition ->
    [any] {""}
   *[other] {" "}({ $edition } թ․ խմբագրություն)
  }․ համարները գտնում է `kanon show { $rule }`-ը, իսկ հարցերի բոլոր տեսակները թվարկում է `kanon quiz --kinds`-ը
failure-several-rules = «{ $words }» բառը կարող է մի քանի կանոն նշանակել՝ { $rules }{ $more ->
    [0] {""}
   *[other] {" "}և ևս { $more }, դրանք թվարկում է `kanon show { $words } --all` հրամանը
  }․ գրե՛ք դրանցից մեկի համարը
failure-blueprint-value = «{ $value }»-ը { $what ->
    [answer-type] պատասխանի տեսակ չէ
    [question] հարց չէ
   *[class] շախմատի տեսակ չէ
  }
failure-no-browser = pdf-ի համար PATH-ում պետք է լինի սրանցից մեկը՝ { $names }․ --format print-ը պատրաստում է էջեր, որոնք տպում է ցանկացած դիտարկիչ
failure-no-pdf = { $browser }-ը { $page } էջից PDF չպատրաստեց․ { $problem }
failure-export = չի հաջողվում գրել { $name } ֆայլը { $format } ձևաչափով
failure-no-summary = գումարելու ամփոփումներ չկան․ պետք են `kanon scan --format json`-ի JSON տողերը
failure-other-run = { $path } ֆայլն այլ ֆայլերով կամ զտիչներով գործարկումից է․ նորից սկսելու համար հանե՛ք --resume-ը
failure-not-begun = { $path } ֆայլում կա տեքստ, որը նախորդ գործարկումը չի գրել․ ընտրե՛ք այլ ֆայլ կամ հանե՛ք --resume-ը
failure-resume-json = --resume-ն աշխատում է միայն --format json-ի հետ
failure-shorter = մուտքն ավելի կարճ է, քան արդեն ստուգվածը․ նորից սկսելու համար հանե՛ք --resume-ը
failure-output-shorter = { $path } ֆայլն ավելի կարճ է, քան գրել էր նախորդ գործարկումը, կամ այլ ֆայլ է․ նորից սկսելու համար հանե՛ք --resume-ը
failure-articles-lost = որոշ հոդվածներ չեն կարդացվում․ կայքը մնաց նույնը (--allow-missing-ով այն ստեղծվում է առանց դրանց)
failure-site-language = լեզվի ոչ մի պանակ չկա
failure-site-template = ձևանմուշ՝ { $why }
failure-site-picture = չի հաջողվում կարդալ { $path } նկարը
failure-blueprint-empty = ոչ մի բաժին չկա․ ավելացրե՛ք [[section]]՝ rule և count բանալիներով
failure-blueprint = { $path } նախագծում սխալներ կան
failure-is-blueprint = { $path }-ը ոչ թե իրավիճակ է, այլ հարցաթերթիկի նախագիծ․ գրե՛ք՝ kanon quiz --blueprint { $path }
failure-is-scenario = { $path }-ը ոչ թե հարցաթերթիկի նախագիծ է, այլ իրավիճակ․ գրե՛ք՝ kanon quiz { $path }
failure-blueprint-twice = { $key } և { $other } բանալիները նույնն են նշանակում․ թողե՛ք մեկը
failure-a-number = թիվ՝ 1-ից մինչև { $most }
failure-a-level = մակարդակ՝ 1-ից մինչև 5, կամ միջակայք, օրինակ՝ 2..4
failure-an-edition = խմբագրություն՝ 2018 կամ 2023, կամ էլ any (ցանկացածը)
failure-file-not-ours = { $path } ֆայլն արդեն կա, և այն kanon-ը չի ստեղծել․ ընտրե՛ք այլ պանակ
failure-no-language = «{ $lang }» լեզու չկա․ կան՝ { $known }
failure-no-messages = kanon-ը { $lang } լեզվով հաղորդագրություններ չունի․ դրանք տրվում են { $other } լեզվով
failure-settings = { $path } ֆայլում սխալներ կան, և կայքը չի ստեղծվում
failure-not-used = { $path } ֆայլը հնարավոր չէ օգտագործել, իսկ առանց դրա կայք չի ստեղծվում
failure-usage-unknown = անհայտ պարամետր կամ արգումենտ՝ { $argument }
failure-usage-command = անհայտ հրաման՝ { $argument }
failure-usage-no-value = { $argument } պարամետրին պետք է արժեք
failure-usage-value = { $argument } պարամետրը չի կարող լինել «{ $value }»
failure-usage-takes-none = { $argument } պարամետրն արժեք չի ընդունում, իսկ տրված է «{ $value }»
failure-usage-twice = { $argument } պարամետրը նշված է երկու անգամ
failure-usage-conflict = { $argument } պարամետրը չի կարելի նշել { $other }-ի հետ
failure-usage-missing = նշված չէ արգումենտը՝ { $argument }
failure-usage-example = գրե՛ք, օրինակ՝ { $example }
failure-usage-content = հոդվածների պանակը նշվում է այսպես՝ --content { $path }
failure-usage-expected = պետք է լինի { $what }
failure-usage-whole = ամբողջ թիվ՝ 0-ից ոչ փոքր
failure-usage-too-great = ավելի փոքր թիվ
failure-usage-rule = կանոնի անուն, օրինակ՝ draw.automatic.fivefold
failure-usage-more = Ավելին իմանալու համար ավելացրե՛ք --help։
failure-line-too-long = { $path } չափազանց երկար է․ տողը կամ ամբողջությամբ կարդացվող ֆայլը կարող է լինել առավելագույնը { $megabytes } ՄԲ
failure-usage-choices = սրանցից մեկը՝ { $names }
failure-usage-edition = 2018 կամ 2023
failure-no-games = { $path } ֆայլում խաղեր չկան․ պետք է PGN, օրինակ՝ 1. e4 e5 2. Nf3 Nc6 1/2-1/2
failure-exists = { $path } արդեն կա․ ընտրե՛ք այլ անուն
failure-exists-folder = { $path } արդեն կա, և դա դատարկ պանակ չէ․ ընտրե՛ք այլ անուն
failure-no-situation = «{ $name }» իրավիճակ չկա․ { $hint }
failure-about-scenario = --about-ը վերաբերում է իրավիճակին՝ kanon new scenario case.toml --about claim
failure-new-book-path = պանակը նշված չէ․ գրե՛ք, օրինակ՝ kanon new book my-book
failure-new-paper-path = ֆայլը նշված չէ․ գրե՛ք, օրինակ՝ kanon new paper paper.toml
failure-new-scenario-path = ֆայլը նշված չէ․ գրե՛ք, օրինակ՝ kanon new scenario { $name }.toml --about { $name }
failure-new-toml = { $path }՝ ընտրե՛ք .toml-ով ավարտվող անուն
failure-no-plain = «{ $lang }» լեզվով նմուշ հոդված չկա․ սկսե՛ք ուրիշից, օրինակ՝ --lang hy
failure-fix-inside = { $path } պանակը հոդվածների պանակում է, և պատճենները նույնպես կստուգվեին․ ընտրե՛ք այլ տեղ
failure-fix-encoding = { $path } ֆայլը UTF-8 կոդավորմամբ չէ, ուստի այն հնարավոր չէ մեխանիկորեն ուղղել
failure-no-engine = kanon-ի այս տարբերակը դիտարկիչի շարժիչ չունի․ այն կառուցում է `.ci/wasm`-ը
failure-audit-empty = { $path } ֆայլում հարցեր չկան
failure-audit-format = audit հրամանը չի կարդում { $path } ֆայլի ձևաչափը․ այն կարդում է GIFT (.gift, .txt), Moodle XML (.xml) և աղյուսակներ (.csv, .tsv)
failure-responses = պատասխանները հնարավոր չէ գնահատել
