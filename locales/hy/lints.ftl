### Ստուգումների դիտողությունները։ Բացատրությունները explains.ftl ֆայլում են։

## Հղումներ

lint-unresolved-reference = Կանոններում { $number } չկա՝ ո՛չ { $edition } թվականի խմբագրության մեջ, ո՛չ մեկ այլ խմբագրության մեջ
lint-unresolved-reference-hint = ուղղե՛ք համարը կամ errata.toml-ում նշե՛ք այն կետը, որը նկատի է առնվել

lint-obsolete-reference = { $edition } թվականի խմբագրության մեջ { $number } այլևս չկա
lint-obsolete-reference-later = { $edition } թվականի խմբագրության մեջ { $number } չկա․ դա { $later } թվականի խմբագրության համար է
lint-obsolete-reference-renumbered = { $number }-ը { $edition } թվականի խմբագրության համար է, բայց այն փաստաթուղթը, որին տանում է, հետևում է մեկ ուրիշի
lint-obsolete-reference-hint = այդ դրույթն այժմ { $now }-ն է
lint-obsolete-reference-hint-earlier = այս խմբագրության մեջ այդ դրույթը { $now }-ն է
lint-obsolete-reference-hint-dropped = դրույթը հանված է․ հեռացրե՛ք հղումը կամ նշե՛ք այն, ինչը փոխարինել է դրան

lint-diverging-reference = Կանոններում այս դրույթը հղում է անում { $expected }-ին, մինչդեռ այստեղ նշված է { $number }
lint-diverging-reference-missing = Կանոնների այս դրույթում հղում կա նաև { $numbers }-ին, այստեղ՝ ոչ
lint-diverging-reference-missing-hint = ավելացրե՛ք հղումը
lint-diverging-reference-hint = տեքստերը կհամընկնեն, եթե լինի { $meant }
lint-diverging-reference-hint-edition = { $number }-ը դրա համարն է { $other } թ․ խմբագրության մեջ․ այստեղ պետք է լինի { $meant }

lint-link-target-mismatch = տեքստում { $number } է, իսկ հղումը տանում է { $target }
lint-link-target-mismatch-language = { $number }-ի հղումը տանում է մեկ այլ լեզու՝ «{ $lang }»․ { $target }
lint-link-target-mismatch-hint = հասցեն համապատասխանեցրե՛ք տեքստին կամ տեքստը՝ հասցեին

lint-page-self-reference = { $number }-ը հենց այս էջի կետ է, բայց { $target } հղումը տանում է միայն էջի սկիզբ
lint-page-self-reference-hint = հղումն ուղղե՛ք կետին՝ #{ $number }

lint-bare-reference = { $numbers }․ հղում չէ, թեև այս փաստաթղթի մյուս հիշատակումները հղումներ են
lint-bare-reference-hint = դարձրե՛ք այն հղում դեպի կետը

## Կետերի համարները

lint-duplicate-number = { $number } կետը երկու անգամ է հանդիպում
lint-duplicate-number-first = առաջինն այստեղ է
lint-duplicate-number-hint = երկրորդին տվե՛ք իր համարը կամ ջնջե՛ք այն

lint-out-of-order-number-after = { $number } կետը գալիս է { $other }-ից հետո
lint-out-of-order-number-before = { $number } կետը գալիս է { $other }-ից առաջ
lint-out-of-order-number-hint = ուղղե՛ք համարը կամ կետը տեղափոխե՛ք իր տեղը

lint-missing-number =
    { $side ->
        [before] պակասում է { $number } կետը․ դրա տեղն այս կետից առաջ է
       *[after] պակասում է { $number } կետը․ դրա տեղն այստեղ է
    }
lint-missing-number-run =
    { $side ->
        [before] այս կետից առաջ պակասում է { $count } կետ՝ { $first }-ից մինչև { $last }
       *[after] այստեղ պակասում է { $count } կետ՝ { $first }-ից մինչև { $last }
    }
lint-missing-number-hint = ավելացրե՛ք պակասողը․ եթե տեքստը կա, ստուգե՛ք՝ արդյոք դրա համարը ճանաչված է

lint-missing-translation = այստեղ { $number } չկա, իսկ «{ $other }» տեքստում այդ կանոնը կա
lint-missing-translation-run =
    { $count ->
        [one] այստեղ պակասում է «{ $other }» տեքստի մեկ կանոն՝ { $first }
       *[other] այստեղ պակասում է «{ $other }» տեքստի { $count } կանոն՝ { $first }-ից մինչև { $last }
    }
lint-missing-translation-there = շարադրված է այստեղ
lint-missing-translation-hint = թարգմանե՛ք պակասողը

lint-unregistered-clause = { $edition } թվականի խմբագրության մեջ { $number } կետ չկա
lint-unregistered-clause-hint = ուղղե՛ք համարը․ կետերն ու դրանց համարները սահմանված են կանոններով
lint-unregistered-clause-hint-edition = այն կա { $other } թվականի խմբագրության մեջ․ ստուգե՛ք փաստաթղթի խմբագրությունը book.toml-ում
lint-other-subject = { $number } կետի բառերը գրեթե չեն համընկնում իր կանոնի հետ․ դրանք { $other } կանոնի բառերն են
lint-other-subject-hint = ստուգե՛ք համարը և book.toml-ում նշված խմբագրությունը․ կետի կողքի վերնագիրն ու պարզ շարադրանքը կանոնինն են

## Տեքստեր

lint-differing-numbers =
    { $number }․ այստեղ «{ $here }» է, իսկ նույն կանոնի { $other ->
        [plain] պարզ շարադրանքում
       *[other] «{ $other }» տեքստում
    }՝ «{ $there }»
lint-differing-numbers-added =
    { $number }․ այստեղ «{ $here }» է, իսկ նույն կանոնի { $other ->
        [plain] պարզ շարադրանքում
       *[other] «{ $other }» տեքստում
    } այդպիսի թիվ չկա
lint-differing-numbers-absent =
    { $number }․ նույն կանոնի { $other ->
        [plain] պարզ շարադրանքում
       *[other] «{ $other }» տեքստում
    } կա «{ $there }», իսկ այստեղ՝ ոչ
lint-differing-numbers-there = թիվն այնտեղ
lint-differing-numbers-not-there = այնտեղ այդպիսի թիվ չկա
lint-differing-numbers-hint = երկու տեքստն էլ համեմատե՛ք կանոնների հետ և ուղղե՛ք սխալը

lint-lost-quantifier-each =
    { $number }․ { $other ->
        [plain] պարզ շարադրանքում
       *[other] «{ $other }» տեքստում
    } ասված է «յուրաքանչյուր» (կամ «երկու խաղացողները»), այստեղ՝ ոչ
lint-lost-quantifier-at-least =
    { $number }․ { $other ->
        [plain] պարզ շարադրանքում
       *[other] «{ $other }» տեքստում
    } ասված է «առնվազն», այստեղ՝ ոչ
lint-lost-quantifier-that-move =
    { $number }․ { $other ->
        [plain] պարզ շարադրանքում
       *[other] «{ $other }» տեքստում
    } ասված է «այդ քայլում», այստեղ՝ ոչ
lint-lost-quantifier-only =
    { $number }․ { $other ->
        [plain] պարզ շարադրանքում
       *[other] «{ $other }» տեքստում
    } ասված է «միայն», այստեղ՝ ոչ
lint-lost-quantifier-shall =
    { $number }․ { $other ->
        [plain] պարզ շարադրանքում
       *[other] «{ $other }» տեքստում
    } ասված է «պետք է», իսկ այստեղ՝ «կարող է»
lint-lost-quantifier-may =
    { $number }․ { $other ->
        [plain] պարզ շարադրանքում
       *[other] «{ $other }» տեքստում
    } ասված է «կարող է», իսկ այստեղ՝ «պետք է»
lint-lost-quantifier-series =
    { $number }․ { $other ->
        [plain] պարզ շարադրանքում
       *[other] «{ $other }» տեքստում
    } խոսքը քայլերի հաջորդականության մասին է, այստեղ՝ ոչ
lint-lost-quantifier-added =
    { $number }․ այստեղ ասված է «կարող է», իսկ { $other ->
        [plain] պարզ շարադրանքը
       *[other] «{ $other }» տեքստը
    } ոչինչ չի թույլատրում
lint-lost-quantifier-completed =
    { $number }․ { $other ->
        [plain] պարզ շարադրանքում
       *[other] «{ $other }» տեքստում
    } խոսքն ավարտված քայլի մասին է (սեղմված է կոճակը), այստեղ՝ կատարված
lint-lost-quantifier-there = նույն կանոնն այնտեղ
lint-lost-quantifier-hint = ստուգե՛ք՝ արդյոք իմաստը չի փոխվել

lint-inconsistent-term = «{ $here }»-ի փոխարեն այս փաստաթղթերում սովորաբար գրվում է «{ $usual }»
lint-inconsistent-term-near = պարզ շարադրանքում «{ $here }» բառի տեղում գրված է «{ $usual }»
lint-inconsistent-term-avoid = «{ $here }» (այս փաստաթղթում՝ { $count }) բառի փոխարեն ընդունված եզրույթն է «{ $usual }»
lint-inconsistent-term-earlier = «{ $here }» (այս փաստաթղթում՝ { $count }) ավելի վաղ խմբագրության բառն է․ { $edition } թ․ խմբագրության մեջ գրված է «{ $usual }»
lint-inconsistent-term-avoid-hint = գործածե՛ք բառարանի եզրույթը
lint-inconsistent-term-hint = եզրույթը գրե՛ք միշտ նույն կերպ

lint-unfinished-clause = { $number } կետն ավարտ չունի․ վերջում կետադրական նշան չկա
lint-unfinished-clause-announcing = { $number } կետը շարունակություն է ազդարարում, բայց այն չկա
lint-unfinished-clause-continuing = { $number } կետն ավարտվում է այնպես, ասես թվարկումը շարունակվում է, բայց դա վերջինն է
lint-unfinished-clause-empty = { $number } կետը տեքստ չունի
lint-unfinished-clause-hint = ստուգե՛ք՝ արդյոք տեքստը կիսատ չէ․ եթե ոչ, ավարտե՛ք նախադասությունը

lint-foreign-full-stop =
    { $count ->
        [0] այս նախադասությունն ավարտվում է «{ $mark }» նշանով, որն ուրիշ գրի վերջակետ է
        [one] այս նախադասությունն ավարտվում է «{ $mark }» նշանով, իսկ փաստաթղթի մյուս նախադասությունը՝ «{ $usual }» նշանով
       *[other] այս նախադասությունն ավարտվում է «{ $mark }» նշանով, իսկ փաստաթղթի ևս { $count } նախադասություն՝ «{ $usual }» նշանով
    }
lint-foreign-full-stop-all = փաստաթղթի նախադասություններն ({ $count }) ավարտվում են «{ $usual }» նշանով, որը միայն նման է «{ $best }» նշանին
lint-foreign-full-stop-hint = նախադասությունն ավարտե՛ք «{ $usual }» նշանով
lint-foreign-full-stop-every-hint = փաստաթղթի բոլոր նախադասություններն ավարտեք «{ $best }» նշանով

lint-stray-spacing-before = «{ $mark }» նշանից առաջ բացատ կա
lint-stray-spacing-after = «{ $mark }» նշանից հետո բացատ չկա
lint-stray-spacing-doubled = այստեղ մեկից ավելի բացատ կա
lint-stray-spacing-cluster = այս նշանները կողք կողքի չեն դրվում՝ «{ $marks }»
lint-stray-spacing-hint = ուղղե՛ք բացատները կամ թողե՛ք մեկ նշան

lint-misplaced-mark-connective = «{ $word }» բառից հետո «{ $mark }» նշանն ավելորդ է
lint-misplaced-mark-relative = «{ $word }» բառից առաջ ստորակետ է դրվում, ոչ թե «{ $mark }»
lint-misplaced-mark-opening = նախադասությունն սկսող «{ $words }» բառերից հետո ստորակետ չի դրվում
lint-misplaced-mark-unseparated = «{ $words }» բառերից հետո ստորակետ չի դրվում
lint-misplaced-mark-sign = { $mark } նշանը երկու բառի միջև առանց փակագծերի է
lint-misplaced-mark-hint = կարդացե՛ք նախադասությունն առանց այդ նշանի

lint-heading-level =
    սա { $level }-րդ մակարդակի վերնագիր է, իսկ նախորդը՝ { $above ->
        [1] 1-ին
       *[other] { $above }-րդ
    } մակարդակի
lint-heading-level-hint = մակարդակ բաց մի՛ թողեք
lint-heading-level-title = խորագիրը ձևակերպված է որպես { $level }-րդ մակարդակի վերնագիր
lint-heading-level-title-hint = փաստաթուղթն սկսե՛ք մեկ # նշանով (կամ երկու, եթե վերևում գրքի անունն է)

## Լեզուներ

lint-language-unchecked = «{ $lang }» լեզվի մասին ոչինչ հայտնի չէ, ուստի դրա տեքստերը չեն ստուգվել
lint-language-unchecked-hint = locales/{ $lang } պանակում ավելացրե՛ք numerals.toml, punctuation.toml, quantifiers.toml և terms.toml ֆայլերը

## Ուղղումներ

lint-stale-erratum = այս ուղղումը ճանաչում է «{ $code }» դիտողությունը, բայց այդ տեղում այդպիսին չկա
lint-stale-erratum-words = այս ուղղման բառերը չկան { $place }-ում
lint-stale-erratum-hint = ջնջե՛ք այն, եթե աղբյուրն ուղղված է, այլապես ճշտե՛ք կետը, ծածկագրերը կամ բառերը
lint-erratum-code = «{ $code }» ծածկագիր չկա
lint-erratum-code-hint = դիտողության ծածկագիրը գրված է փակագծերում՝ հաղորդագրությունից առաջ
lint-erratum-code-hint-nearest = միգուցե՝ { $code }
lint-hidden-direction = անտեսանելի { $code } նիշը փոխում է հաջորդ նիշերի ցուցադրման հերթականությունը
lint-hidden-direction-hint = ջնջե՛ք այն

lint-misspelled-word = «{ $word }» ձևը միայն այստեղ է․ այլուր գործածվում է «{ $meant }»
lint-misspelled-word-letter = «{ $word }» բառը սովորաբար գրվում է «{ $meant }»
lint-misspelled-word-hint = եթե վրիպակ է, ուղղե՛ք բառը

lint-look-alike-mark = այստեղ «{ $mark }» նշանն է, մինչդեռ պետք է «{ $meant }»
lint-look-alike-mark-hint = դրե՛ք լեզվի սեփական նշանը

lint-several-references-in-link = մեկ հղման մեջ մի քանի համար կա՝ { $first }-ից մինչև { $last }
lint-several-references-in-link-hint = յուրաքանչյուր համարը դարձրե՛ք առանձին հղում

lint-missing-line-break = ֆայլի վերջին տողը չի ավարտվում տողադարձով
lint-missing-line-break-hint = ֆայլն ավարտե՛ք տողադարձով

lint-list-form-opening = թվարկումն սկսվում է «{ $mark }» նշանով, մինչդեռ պետք է «{ $usual }»
lint-list-form-end = այս կետն ավարտվում է «{ $mark }» նշանով, իսկ թվարկման մյուսները՝ «{ $usual }»
lint-list-form-connective = այստեղ շաղկապից առաջ «{ $mark }» է, իսկ մյուս թվարկումներում՝ «{ $usual }»
lint-list-form-mixed-capital = այս կետն սկսվում է մեծատառով, թվարկման մյուս կետերը՝ փոքրատառով
lint-list-form-mixed-small = այս կետն սկսվում է փոքրատառով, թվարկման մյուս կետերը՝ մեծատառով
lint-list-form-capital = այս թվարկման կետերն սկսվում են մեծատառով, իսկ մյուսներինը ({ $count })՝ փոքրատառով
lint-list-form-hint = բոլոր թվարկումները ձևավորե՛ք նույն կերպ

lint-agreement-vowel = «{ $next }» բառից առաջ «{ $word }» պետք է լինի «{ $meant }»
lint-agreement-number = «{ $verb }» բայը եզակի է, իսկ «{ $noun }» բառը՝ հոգնակի
lint-agreement-mood = «{ $first }» և «{ $second }» բայերը միացված են շաղկապով, բայց տարբեր եղանակներով են
lint-agreement-hint = համաձայնեցրե՛ք բառերը

lint-inconsistent-style-quotes = «{ $words }»-ն այստեղ չակերտներով է, իսկ փաստաթղթում { $count } անգամ գրված է առանց չակերտների
lint-inconsistent-style-digits = այս ժամանակը գրված է թվանշանով, իսկ փաստաթղթի այլ տեղերում ({ $count })՝ տառերով
lint-inconsistent-style-words = այս ժամանակը գրված է տառերով, իսկ փաստաթղթի այլ տեղերում ({ $count })՝ թվանշանով
lint-inconsistent-style-link = այս հղումն սկսվում է «{ $form }» նշաններով, այս փաստաթղթերի հղումների մեծ մասը՝ «{ $usual }»
lint-inconsistent-style-link-hint = բոլոր հասցեները գրե՛ք միևնույն ձևով․ հակառակ դեպքում տեղափոխվելիս հղումը կարող է ոչ մի տեղ չտանել
lint-inconsistent-style-title = այս վերնագիրը մեծատառերով չէ, մինչդեռ փաստաթղթերի մեծ մասի վերնագրերը մեծատառերով են
lint-inconsistent-style-title-gap = այս վերնագրի տակ դատարկ տող չկա, ինչպես մյուսների մեծ մասի տակ
lint-inconsistent-style-hint = գրե՛ք միևնույն ձևով

lint-construction-number = «{ $words }»․ շաղկապով միացված այս բառերը թվով չեն համաձայնում
lint-construction-participle = «{ $words }»․ «կողմից» բառից հետո դերբայը կրավորական է
lint-construction-government = «{ $words }»․ միացված բայերը չեն կարող այս նույն խնդիրն ունենալ
lint-construction-tense = «{ $words }»․ միացված բայերը տարբեր ժամանակներով են
lint-construction-pronoun = «{ $words }»․ դերանունը մատնանշում է ոչ այն մարդուն
lint-construction-auxiliary = այս նախադասությունում «{ $words }» բառը չունի օժանդակ բայ
lint-construction-hint = համաձայնեցրե՛ք նախադասության բառերը

lint-reference-form = «{ $words }»․ { $count ->
        [one] մեկ այլ հղման
       *[other] { $count } այլ հղումների
    } մեջ գոյականը թվի մյուս կողմում է
lint-reference-form-too = նաև այստեղ
lint-reference-form-hint = բոլոր հղումները գրե՛ք միևնույն ձևով

lint-self-naming-clause = { $number } կետում խոսվում է և՛ հենց իր, և՛ { $other } կետի մասին
lint-self-naming-clause-hint = այս տեքստը բոլոր կետերի մասին է․ տեղափոխե՛ք այն վերևի կետ

lint-older-edition = այս փաստաթուղթը հետևում է { $edition } թ․ կանոններին, մյուսները՝ { $newest } թ․
lint-older-edition-hint = թարմացրե՛ք այն կամ զգուշացրե՛ք ընթերցողին
