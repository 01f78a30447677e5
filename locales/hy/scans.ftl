### Ինչ է ասում `kanon scan`-ը։

scan-kind-threefold = Եռակի կրկնություն, ոչ-ոքի չի պահանջվել
scan-kind-threefold-intended = Քայլով կստացվեր եռակի կրկնություն, ոչ-ոքի չի պահանջվել
scan-kind-fifty = Հիսուն քայլ, ոչ-ոքի չի պահանջվել
scan-kind-fifty-intended = Քայլով կլրանար հիսուն քայլը, ոչ-ոքի չի պահանջվել
scan-kind-fivefold = Հնգակի կրկնություն, որից հետո խաղը շարունակվել է
scan-kind-seventyfive = Յոթանասունհինգ քայլ, որից հետո խաղը շարունակվել է
scan-kind-dead-position = Խաղը շարունակվել է մեռյալ դիրքում
scan-kind-flag-unclaimed = Ժամացույցը ցույց է տվել զրո, ոչ ոք պահանջ չի ներկայացրել, և խաղը շարունակվել է
scan-kind-flag-unwinnable = Հակառակորդի ժամանակի սպառմամբ հաղթել է խաղացող, որը չէր կարող մատ անել
scan-kind-flag-drawn = Ժամանակի սպառման պատճառով ոչ-ոքի, թեև հակառակորդը կարող էր մատ անել
scan-kind-win-unwinnable = Հաղթել է խաղացող, որը չէր կարող մատ անել
scan-kind-result-checkmate = Խաղատախտակի վրա մատ է, գրառման մեջ՝ այլ արդյունք
scan-kind-result-stalemate = Խաղատախտակի վրա պատ է, գրառման մեջ՝ այլ արդյունք
scan-kind-early-agreement = Ոչ-ոքի, նախքան յուրաքանչյուր խաղացող գոնե մեկ քայլ կկատարեր
scan-kind-two-results = Գրառման մեջ երկու տարբեր արդյունք կա
scan-kind-termination = Նշված է ավարտի պատճառ, որը խաղը չի հաստատում
scan-kind-illegal-move = Անհնարին քայլ գրառման մեջ
scan-kind-ambiguous-move = Երկիմաստ քայլ գրառման մեջ
scan-kind-unreadable-move = Գրառման մեջ կա բառ, որը քայլ չէ

scan-damaged = Խաղեր, որոնք հնարավոր չեղավ կարդալ
scan-damage-open-comment = մեկնաբանությունը փակված չէ
scan-damage-open-variation = տարբերակը փակված չէ
scan-damage-open-tag = պիտակը փակված չէ
scan-damage-bad-position = սկզբնական դիրքն անհնարին է
scan-damage-variant = սովորական շախմատ չէ
scan-damage-no-game = խաղ չէ
scan-damage-too-long = ավելի երկար է, քան կարող է լինել խաղը
scan-damage-unsettled = կանոններն այստեղ հակասում են միմյանց․ խնդրում ենք հայտնել
scan-damage-archive = այստեղից սկսած արխիվը վնասված է

scan-number-undetermined = խաղ, որտեղ մեռյալ դիրքերի որոնումն ընդհատվել է
scan-byte = բայթ { $offset }
scan-start = սկզբնական դիրք
scan-lasted = { $count } դիրք
scan-more = և ևս { $count }-ը․ ավելին ցույց կտա --limit-ը, բոլորը՝ --format json-ը
scan-stopped = Կանգնեցված է { $games } խաղից հետո։ Եթե տրված են --format json-ը և --output-ը, --resume-ը կշարունակի այստեղից։
scan-summary = { $games } խաղ, { $plies } կիսաքայլ․ դիտողություններ կան { $found } խաղում։
