### Հրամանի տեքստերը։

## Օգնության վերնագրերը

command-heading-usage = Կիրառումը՝
command-heading-commands = Հրամաններ՝
command-heading-arguments = Արգումենտներ՝
command-heading-options = Պարամետրեր՝
command-heading-global = Ընդհանուր պարամետրեր՝

## kanon

command-kanon = Շախմատի կանոնագիրք, որը կարելի է գործարկել
command-kanon-after = Ելքի կոդը՝ 0, եթե ամեն ինչ կարգին է, 1, եթե կան դիտողություններ, 2, եթե հրամանը չի կատարվել, 130, եթե այն ընդհատվել է։
command-overview =
    kanon՝ շախմատի կանոնագիրք, որը կարելի է գործարկել

    Կարդալ կանոնը           kanon show 9.2
                            kanon show հեռախոս
    Որոշել իրավիճակը        kanon new scenario case.toml
                            kanon rule case.toml
    Կազմել հարցաթերթիկ      kanon quiz --rule 9 --count 10 -o paper
    Ստուգել հոդվածները      kanon check --content book
    Ստեղծել կայքը           kanon new book book
                            kanon build --content book -o site

    Բոլոր հրամանները թվարկում է kanon --help-ը, մեկը բացատրում է, օրինակ, kanon show --help-ը։


command-global-lang = Տեքստերի և հաղորդագրությունների լեզուն՝ hy, ru, en կամ --locales-ի որևէ լեզու [լռելյայն՝ միջավայրի լեզուն]
command-global-content = Հոդվածների պանակը [լռելյայն՝ content]
command-global-locales = Այլ լեզուների պանակ կամ ֆայլեր, որոնք փոխարինում են ներկառուցվածներին
command-global-color = Գույներ՝ auto, always կամ never [լռելյայն՝ auto]
command-global-help = Ցույց տալ օգնությունը
command-global-version = Ցույց տալ տարբերակը

## kanon new

command-new = Սկսել կանոնագիրք, իրավիճակ կամ հարցաթերթիկ
command-new-what = book (կանոնագիրք, պանակ), scenario (իրավիճակ) կամ paper (հարցաթերթիկ՝ .toml ֆայլեր)
command-new-path = Պանակը կամ ֆայլը, որը պետք է ստեղծել․ առանց դրա `kanon new scenario`-ն թվարկում է իրավիճակները
command-new-about = Որ իրավիճակը․ դրանք թվարկում է `kanon new scenario`-ն
command-new-book = { $path }՝ պատրաստ է։ Հաջորդը՝ kanon build --content { $quoted } -o site
command-new-scenario = { $path }՝ պատրաստ է։ Հաջորդը՝ kanon rule { $quoted }
command-new-paper = { $path }՝ պատրաստ է։ Հաջորդը՝ kanon quiz --blueprint { $quoted }
command-new-first = Ընտրված է «{ $name }» իրավիճակը․ ուրիշն ընտրե՛ք --about-ով՝ { $names }
command-new-list = Իրավիճակներ, որոնցից կարելի է սկսել՝
command-new-list-next = Հաջորդը՝ kanon new scenario case.toml --about { $name }

## Նշանակումներն օգնության մեջ

command-value-lang = ԼԵԶՈՒ
command-value-dir = ՊԱՆԱԿ
command-value-when = ԵՐԲ
command-value-format = ՁԵՎԱՉԱՓ
command-value-formats = ՁԵՎԱՉԱՓԵՐ
command-value-code = ԾԱԾԿԱԳԻՐ
command-value-year = ՏԱՐԻ
command-value-file = ՖԱՅԼ
command-value-number = ԹԻՎ
command-value-n = ԹԻՎ
command-value-from-to = ՍԿԻԶԲ..ՎԵՐՋ
command-value-rule = ԿԱՆՈՆ
command-value-yyyy-mm-dd = ՏՏՏՏ-ԱԱ-ՕՕ
command-value-pgn = PGN
command-value-scenario = ԻՐԱՎԻՃԱԿ
command-value-size = ՉԱՓ
command-value-url = ՀԱՍՑԵ
command-value-port = ՊՈՐՏ
command-value-what = ԻՆՉ
command-value-path = ՈՒՂԻ
command-value-situation = ԻՐԱՎԻՃԱԿ
command-value-shell = ՄԻՋԱՎԱՅՐ
command-value-command = ՀՐԱՄԱՆ
command-value-options = ՊԱՐԱՄԵՏՐԵՐ

## kanon check

command-check = Ստուգել հոդվածները
command-check-format = text, json (ամեն տողում մեկ օբյեկտ), sarif կամ github [լռելյայն՝ text]
command-check-explain = Ստուգելու փոխարեն բացատրել սխալի ծածկագիրը
command-check-no-errata = Հաշվի չառնել errata.toml-ը
command-check-no-hints = Ցույց տալ միայն սխալներն ու նախազգուշացումները
command-check-strict = Վերադարձնել 1 կոդը, նույնիսկ եթե միայն հուշումներ կան
command-check-fix = Գրել ուղղված պատճենները (--fixed-ի հետ)
command-check-corrected = Ուղղումներ՝ { $corrections }, ֆայլեր՝ { $files }․ սկզբնաղբյուրները չեն փոխվել
command-check-more = { $path }․ { $code } տեսակի այլ դիտողություններ՝ { $count }․ ամբողջ ցանկը տալիս է --format json-ը
command-check-fixed = Ուղղված պատճենների պանակը․ սկզբնաղբյուրները չեն փոխվում
command-check-summary = { $documents } փաստաթուղթ, { $clauses } կետ, { $references } հղում․ { $findings }․ errata.toml-ում ճանաչված՝ { $acknowledged }։
command-findings = { $errors } սխալ, { $warnings } նախազգուշացում, { $hints } հուշում
command-plain-edition = պարզ շարադրանք, { $path }
command-check-unknown-code = «{ $code }» ծածկագիր չկա․ { $hint }

command-level-error = սխալ
command-level-warning = նախազգուշացում
command-level-hint = հուշում
command-level-help = ինչ անել

## kanon show

command-show = Կարդալ կանոնը․ գտնել այն համարով, անունով կամ բառով
command-show-what = Կետ (9.2.1, A.5.2, III.4), հոդված (9), կանոնի անուն (draw.threefold) կամ բառեր (հեռախոս)
command-show-format = text կամ json [լռելյայն՝ text]
command-show-edition = Համարը կարդալ այս խմբագրությամբ (2018 կամ 2023) և նույն կանոնը ցույց տալ բոլոր լեզուներով
command-show-all = Թվարկել բառերով գտնված բոլոր կանոնները
command-show-unknown = Հոդվածներից ոչ մեկում { $what } կետ չկա։
command-show-above = Ամենամոտ կետը կարդալու համար՝ kanon show { $what }
command-show-known-rule = { $edition } թվականի կանոններում այն կա՝ { $title }։ Կանոնի անունը՝ { $rule }։
command-show-unknown-rule = «{ $what }» հարցումով ոչինչ չի գտնվել։
command-show-no-text = Հոդվածներից ոչ մեկում չկա { $rule } կանոնը ({ $title })։
command-show-matches = «{ $what }» հարցումով գտնվել է { $count } կանոն՝
command-show-others = «{ $what }» հարցումով գտնվել է ևս { $count } կանոն՝
command-show-read = Կարդալու համար՝ kanon show { $what }
command-show-nearest = Միգուցե՝ «{ $what }»
command-show-expected = Գրե՛ք համար (kanon show 9.2), կանոնի անուն (kanon show draw.threefold) կամ բառ (kanon show դրոշակ)։
command-show-other-numbers = { $lang }․ այս լեզվով կետերն ունեն այլ համարներ։
command-show-other-language = { $lang }․ այս լեզվով տեքստ չկա։ Ահա այն այլ լեզուներով։
command-show-cites = Հղում է անում՝
command-show-cited-by = Դրան հղում են անում՝
command-show-same-rule = Նույն կանոնն այլ տեքստերում՝
command-show-more = … և ևս { $count }․ դրանք թվարկում է --all-ը
command-show-note = Խմբագրական ծանոթագրություն՝
command-show-corrected = «{ $text }»-ի փոխարեն պետք է լինի { $target }։
command-show-reads = «{ $text }»-ի փոխարեն պետք է լինի «{ $correction }»։
command-show-not-here = այս հոդվածներում չկա
command-show-nowhere = գոյություն չունի
command-show-edition-of = { $edition } թ․ խմբագրություն
command-class-computed = որոշում է շարժիչը
command-class-finding = պահանջում է մրցավարի եզրակացությունը
command-class-informative = տեղեկատվական

## kanon model

command-model = Ցույց տալ հոդվածները որպես տվյալներ ծրագրերի համար
command-model-format = text (կառուցվածքը) կամ json [լռելյայն՝ text]

## kanon rule

command-rule = Որոշում կայացնել իրավիճակի վերաբերյալ
command-rule-files = Իրավիճակներ TOML, JSON կամ JSON Lines ձևաչափով․ «-» նշանը ստանդարտ մուտքն է
command-rule-format = text կամ json (մեկ օբյեկտ տողում) [լռելյայն՝ text]
command-rule-edition = Որոշել այս խմբագրությամբ (2018 կամ 2023), ոչ թե իրավիճակում նշվածով
command-rule-save = Հետաձգված խաղը (որի քայլը գաղտնի գրանցված է) գրել այս ֆայլում
command-rule-then = Շարունակել այս ֆայլի իրադարձություններով, օրինակ՝ հետաձգված խաղի վերսկսմամբ
command-rule-not-adjourned = { $id } խաղը հետաձգված չէ․ գաղտնի քայլ գրանցված չէ, կամ խաղն ավարտված է
command-rule-one-game = --save և --then պարամետրերը վերաբերում են մեկ իրավիճակի, ոչ թե մի քանիսի

## kanon schema

command-schema = Ցույց տալ ֆայլի ձևաչափի JSON Schema-ն
command-schema-what = scenario (իրավիճակներ), blueprint (հարցերի նախագծեր), book (book.toml) կամ errata (errata.toml)

## kanon export-engine

command-export-engine = Գրել շարժիչը որպես փաթեթ այլ կայքերի և ծրագրերի համար
command-export-engine-dir = Պանակ package.json, kanon.wasm, index.js, index.d.ts և example.html ֆայլերի համար
command-export-engine-done = Շարժիչը գրված է { $path } պանակում։ Բացե՛ք example.html-ը վեբ սերվերով կամ գրե՛ք՝ import { "{" } load { "}" } from "./index.js"
command-export-engine-kept = { $path } ֆայլը տարբերվում է այս տարբերակի օրինակից և մնացել է անփոփոխ

## kanon ledger

command-ledger = Ցույց տալ, թե որ կանոններն է կիրառում շարժիչը
command-ledger-format = text կամ json (մեկ օբյեկտ ամեն կանոնի համար) [լռելյայն՝ text]
command-ledger-edition = Այս խմբագրության համարները [լռելյայն՝ 2023]
command-ledger-rules = Թվարկել բոլոր կանոնները, ոչ միայն դեռ չկիրառվողները
command-ledger-division = { $kind ->
    [article] Հոդված
    [appendix] Հավելված
   *[guideline] Ուղեցույց
  } { $division }․ կիրառվում է { $done }-ը { $all }-ից (մրցավարի եզրակացությամբ՝ { $findings }), տեղեկատվական՝ { $informative }
command-ledger-executed = կիրառվում է
command-ledger-needs-finding = կիրառվում է մրցավարի եզրակացությամբ
command-ledger-informative = տեղեկատվական
command-ledger-not-yet = դեռ չի կիրառվում

## kanon completions

command-completions = Ցույց տալ ինքնալրացման սկրիպտը հրամանային միջավայրի համար
command-completions-shell = bash, elvish, fish, powershell կամ zsh

## kanon quiz

command-quiz = Կազմել հարցեր ու հարցաթերթիկներ և արտահանել դրանք
command-quiz-scenarios = Սեփական իրավիճակներ, որոնցում կա `ask`, օրինակ՝ ask = "ruling"․ --blueprint-ի հետ դրանք վերջում են
command-quiz-blueprint = Նախագիծ (TOML)․ բաժիններ՝ կանոնով, հարցերի թվով և բարդությամբ
command-quiz-seed = Նույն թիվը տալիս է նույն հավաքածուն [լռելյայն՝ 1]
command-quiz-forms = Քանի զուգահեռ տարբերակ
command-quiz-count = Քանի հարց, եթե նախագիծ չկա [լռելյայն՝ 20]
command-quiz-level = Բարդությունը՝ 1-ից մինչև 5 [լռելյայն՝ 1..5]
command-quiz-rule = Միայն հոդվածի (9), կետի (9.2), կանոնների խմբի (draw), բառով նշված կանոնի (հեռախոս) կամ մեկ տեսակի (fivefold) մասին
command-quiz-edition = Կանոնների խմբագրությունը՝ 2018, 2023 կամ any (ցանկացածը), ոչ թե նախագծում կամ իրավիճակում նշվածը [լռելյայն՝ 2023]
command-quiz-format = json, print, gift, moodle, qti, anki, csv, xlsx, kahoot, pgn, interactive, pdf (պետք է Chromium) [լռելյայն -o-ի հետ՝ json,print]
command-quiz-date = Ֆայլերի ամսաթիվը․ ավելի ուշ ամսաթվի դեպքում Anki-ն թարմացնում է նախկինում ներմուծվածը [լռելյայն՝ ըստ kanon-ի տարբերակի]
command-quiz-page = A4 կամ Letter՝ print և pdf ձևաչափերի համար [լռելյայն՝ a4]
command-quiz-output = Ֆայլերի պանակը․ առանց դրա հարցերը ցույց են տրվում այստեղ, իսկ --format json-ը դրանք տալիս է որպես JSON Lines
command-quiz-kinds = Թվարկել հարցերի տեսակները բառերով և կետերով
command-quiz-responses = Ցույց տալ, թե ինչ է պատասխանել խումբը․ պատասխանների թերթիկներ CSV ձևաչափով (1, 2, 3, … և form սյունակներ), Moodle-ի պատասխաններ կամ էջում պահված առաջընթաց․ նշե՛ք այն պարամետրերը, որոնցով ստեղծվել է թերթիկը
command-quiz-from = Հարցեր ֆայլի խաղերում տեղի ունեցածի մասին
command-quiz-names = --from-ի հետ՝ իրավիճակներում նշել խաղացողներին և մրցաշարը
command-quiz-known = { $kinds } տեսակի հարց, { $misconceptions } թյուրըմբռնում
command-quiz-making = հարցեր
command-quiz-key = Պատասխան․ { $key }
command-quiz-form = Տարբերակ { $form }
command-quiz-next = Հարցեր՝ { $count }։ Հարցաթերթիկը գրելու համար ավելացրե՛ք -o paper, ծրագրերի համար՝ --format json։
command-quiz-done = { $folder }․ ֆայլեր՝ { $files }, հարցեր՝ { $questions }։ Նախ բացե՛ք { $first } ֆայլը։
command-quiz-missing = { $several ->
    [yes] բաժին { $section }․ կա { $found } հարց, պետք է { $asked }
   *[no] կա { $found } հարց, պետք է { $asked }
  }․ մյուսները չեն համապատասխանում կամ նույնն են կրկնում
command-quiz-kept = { $path } ֆայլն այլ թերթիկից է, բայց գրելուց հետո փոփոխվել է և մնում է
command-quiz-removed = { $path }․ ջնջվել են այստեղ նախկինում եղած թերթիկի ֆայլերը՝ { $count }
command-quiz-own-twice = { $path }․ տարբերակում արդեն եղած հարցը տրվում է մեկ անգամ
command-quiz-widened = հենց { $rule } կետի մասին հարց չկա․ այս հարցերը { $above } կետի մասին են

## kanon scan

command-scan = Ստուգել գրառված խաղերն ըստ կանոնների
command-scan-files = PGN ֆայլեր՝ սովորական կամ սեղմված (.zst, .gz, .bz2)․ «-» նշանը ստանդարտ մուտքն է
command-scan-format = text (աղյուսակ՝ ըստ կանոնների) կամ json (ամեն տողում մեկ օբյեկտ) [լռելյայն՝ text]
command-scan-rule = Միայն այն, ինչ հենվում է այս կանոնի վրա, օրինակ՝ draw.automatic.fivefold․ կարելի է կրկնել
command-scan-claimable = Միայն ոչ-ոքիներ, որոնք կարելի էր պահանջել
command-scan-automatic = Միայն դիրքեր, որոնք ինքնին ավարտել են խաղը
command-scan-first = Յուրաքանչյուր խաղում՝ միայն առաջինն իր տեսակից
command-scan-edition = Կանոնների խմբագրությունը՝ 2018 կամ 2023 [լռելյայն՝ 2023]
command-scan-threads = Քանի հոսք է կարդում խաղերը [լռելյայն՝ միջուկների քանակով]
command-scan-limit = Աղյուսակում յուրաքանչյուր տեսակից քանի տող ցույց տալ [լռելյայն՝ 100]
command-scan-output = Գրել այս ֆայլում, ոչ թե ստանդարտ ելքում
command-scan-resume = Շարունակել այնտեղից, որտեղ կանգնել է նույն --output-ով նախորդ գործարկումը
command-scan-merge = Խաղեր կարդալու փոխարեն գումարել նախորդ գործարկումների ամփոփումները (JSON տողեր)

## kanon build

command-build = Ստեղծել կայքը
command-build-output = Կայքի պանակը [լռելյայն՝ site]
command-build-theme = Պանակ ձևանմուշներով և ոճերով, որոնք փոխարինում են նույնանուն ներկառուցվածներին
command-build-base-url = Հասցեն, որտեղ կայքը հրապարակվելու է (կանոնական հասցեների և կայքի քարտեզի համար)
command-build-allow-missing = Ստեղծել կայքը, նույնիսկ եթե հոդվածներ չկան կամ դրանք չեն կարդացվում
command-build-current = Ոչինչ չի փոխվել, կայքը պատրաստ է․ ֆայլեր՝ { $files }։
command-build-done = { $folder }․ ֆայլեր՝ { $files }, գրված՝ { $written }, ջնջված՝ { $removed }։ Դիտարկիչով բացե՛ք { $page } ֆայլը։
command-build-findings = Հոդվածներում գտնվել է՝ { $findings }․ ամեն ինչ թվարկում է `kanon check`-ը։

## kanon serve

command-serve = Ցույց տալ կայքը և հետևել փոփոխություններին
command-serve-port = Այս համակարգչի պորտը [լռելյայն՝ 4321]
command-serve-theme = Պանակ ձևանմուշներով և ոճերով, որոնք փոխարինում են նույնանուն ներկառուցվածներին
command-serve-base-url = Հասցեն, որտեղ կայքը հրապարակվելու է
command-serve-ready = Դիտում՝ { $address } (կանգնեցնելու համար սեղմե՛ք Ctrl-C)
command-serve-built = Պատրաստ է { $milliseconds } մվ-ում․ { $findings }։
command-serve-stopped = Կանգնեցված է։
command-quiz-damaged = { $count } խաղ հնարավոր չէ կարդալ մինչև վերջ․ թե որտեղ, ցույց կտա `kanon scan`-ը

## kanon audit

command-audit = Ստուգել ուրիշների հարցերի բանկերն ըստ կանոնների
command-audit-banks = Հարցերի բանկեր՝ GIFT, Moodle XML կամ CSV
command-audit-format = text, json (տողում մեկ օբյեկտ), sarif կամ github [լռելյայն՝ text]
command-audit-edition = Խմբագրություն, որին պիտի համապատասխանեն կետերի համարները [լռելյայն՝ 2023]
command-audit-summary = Հարցեր՝ { $items }, սխալներ՝ { $errors }, նախազգուշացումներ՝ { $warnings }, հուշումներ՝ { $hints }։
command-audit-unchecked = Ըստ կանոնների չստուգված հարցեր՝ { $count }․ դրանցում չկա ո՛չ կետ, ո՛չ կանոններով սահմանված թիվ, ո՛չ դիրք, ո՛չ իրավիճակ․ ստուգվել է միայն ձևը։

## kanon quiz --responses

command-responses-candidates = Քննվողներ՝ { $count }
command-responses-left-out = բաց թողնված տողեր՝ { $count }․ թվերը վերաբերում են մյուսներին
command-responses-unread = չկարդացված պատասխաններ՝ { $count }․ դրանք միավոր չեն բերում և իրենց հարցերի թվերի մեջ չեն մտնում
command-responses-columns = № | պատասխան | ճիշտ | սպասվող | կանխատեսում | տարբերակող ուժ
command-responses-misconceptions = Ամենահաճախ հանդիպած թյուրըմբռնումները
command-responses-more = … ևս { $count }․ բոլորը՝ ըստ հարցերի, տալիս է --format json-ը
command-responses-name-columns = անուն | ազգանուն | անուն ազգանուն | անուն, ազգանուն | ազգանուն, անուն | քննվող | ուսանող
command-responses-form-columns = տարբերակ
command-responses-column-candidate = Քննվող
command-responses-column-form = տարբերակ
command-responses-column-points = միավոր
command-responses-column-share = բաժին
command-responses-column-passed = արդյունք
command-responses-column-unread = չկարդացված
command-responses-passed = անցել է
command-responses-failed = չի անցել
command-responses-json = սա էջում պահված առաջընթաց չէ
command-responses-json-hint = պահե՛ք այն էջի վիճակագրության բաժնում կամ տվե՛ք CSV ֆայլ
command-responses-other = այս պատասխաններից ոչ մեկն այս թերթիկից չէ
command-responses-other-hint = նշե՛ք այն պարամետրերը, որոնցով ստեղծվել է թերթիկը՝ blueprint, seed, count, rule, level
command-responses-heading = առաջին տողում հարցերի սյունակներ չկան
command-responses-heading-hint = սյունակներն անվանե՛ք 1, 2, 3, … կամ, ինչպես Moodle-ում, Response 1, Response 2, …
command-responses-twice = { $number } համարի հարցին երկու սյունակ է վերաբերում
command-responses-no-question = թերթիկում { $number } համարի հարց չկա
command-responses-no-form = թերթիկը մի քանի տարբերակ ունի, իսկ այս տողում նշված չէ, թե որին են պատասխանել
command-responses-cells = այս տողում { $cells } վանդակ կա, առաջինում՝ { $expected }
command-responses-cells-hint = ստորակետ պարունակող տեքստերն առե՛ք չակերտների մեջ․ անպատասխան հարցի վանդակը թողե՛ք դատարկ
command-responses-form = թերթիկը «{ $form }» տարբերակ չունի
command-responses-form-hint = տարբերակի տառը գրե՛ք «տարբերակ» կամ form անունով սյունակում և նշե՛ք նույն նախագիծը կամ --forms-ը, որով ստեղծվել է թերթիկը
command-responses-answer = «{ $answer }»-ը { $number } համարի հարցի պատասխան չէ{ $last ->
        [none] {""}
       *[other] {"․ տարբերակներն են՝ A–"}{ $last }
    }
command-responses-answer-hint = գրե՛ք տարբերակների տառերը կամ բառերը․ ստուգե՛ք, որ թերթիկը ստեղծված է նույն պարամետրերով

## kanon man

command-man = Ստեղծել ձեռնարկի էջերը պանակում
command-man-dir = Էջերի պանակը, օրինակ՝ ~/.local/share/man/man1
command-man-done = Ձեռնարկի էջերը՝ { $pages }, { $folder } պանակում են։ Կարդալ՝ man { $first }
