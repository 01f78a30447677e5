### Հրամանի տեքստերը։

## Օգնության վերնագրերը

command-heading-usage = Կիրառումը՝
command-heading-commands = Հրամաններ
command-heading-arguments = Արգումենտներ
command-heading-options = Ընտրանքներ
command-heading-global = Ընդհանուր ընտրանքներ

## kanon

command-kanon = Շախմատի կանոնագիրքը, որը կարելի է գործարկել
command-kanon-after = Ելքի կոդը. 0՝ ամեն ինչ կարգին է, 1՝ կան դիտողություններ, 2՝ աշխատանքը չի կատարվել։

command-global-lang = Հաղորդագրությունների լեզուն (hy, ru, en կամ --locales-ի որևէ լեզու), այլապես՝ միջավայրի լեզուն
command-global-content = Հոդվածների պանակը [լռելյայն՝ content]
command-global-locales = Այլ լեզուների պանակ կամ ֆայլեր, որոնք փոխարինում են ներկառուցվածներին
command-global-color = Գույներ՝ auto, always կամ never [լռելյայն՝ auto]
command-global-help = Ցույց տալ օգնությունը
command-global-version = Ցույց տալ տարբերակը

## kanon check

command-check = Գտնել հոդվածների թերությունները
command-check-format = text, json (ամեն տողում մեկ օբյեկտ), sarif կամ github [լռելյայն՝ text]
command-check-explain = Ստուգելու փոխարեն բացատրել ծածկագիրը
command-check-no-errata = Հաշվի չառնել errata.toml-ը
command-check-no-hints = Ցույց տալ միայն սխալներն ու նախազգուշացումները
command-check-strict = Ելքի կոդի համար հաշվի առնել նաև հուշումները
command-check-summary = { $documents } փաստաթուղթ, { $clauses } կետ, { $references } հղում. { $errors } սխալ, { $warnings } նախազգուշացում, { $hints } հուշում. errata.toml-ում ճանաչված՝ { $acknowledged }։
command-check-unknown-code = «{ $code }» ծածկագիր չկա։ Կան՝ { $codes }

command-level-error = սխալ
command-level-warning = նախազգուշացում
command-level-hint = հուշում
command-level-help = ինչ անել

## kanon show

command-show = Կարդալ կետը, տեսնել, թե ինչին է այն հղում անում և որ կետերն են հղում անում դրան
command-show-what = Կետի համար (9.2.1, A.5.2, III.4), ամբողջ հոդված (9) կամ կանոնի անուն (draw.threefold)
command-show-format = text կամ json [լռելյայն՝ text]
command-show-edition = Համարը կարդալ այս խմբագրությամբ (2018 կամ 2023) և նույն կանոնը ցույց տալ բոլոր լեզուներով
command-show-unknown = Փաստաթղթերից ոչ մեկը { $what } համարը չունի։
command-show-known-rule = { $edition } թվականի խմբագրությունն այն ունի՝ { $title } ({ $rule })։
command-show-unknown-rule = «{ $what }»-ը ո՛չ կետի համար է, ո՛չ կանոնի անուն։
command-show-nearest-rule = Ամենամոտ կանոնի անունը { $rule } է։
command-show-no-text = Ոչ մի փաստաթուղթ չի շարադրում { $rule } կանոնը ({ $title })։
command-show-other-numbers = «{ $lang }» լեզվով այս կետերն ունեն այլ համարներ։
command-show-other-language = «{ $lang }» լեզվով տեքստ չկա. ցույց են տրվում առկա լեզուները։
command-show-cites = Հղում է անում
command-show-cited-by = Դրան հղում են անում
command-show-same-rule = Նույն կանոնը
command-show-more = … և ևս { $count }
command-show-note = Խմբագրական ծանոթագրություն
command-show-corrected = «{ $text }»-ի փոխարեն պետք է լինի { $target }։
command-show-reads = «{ $text }»-ի փոխարեն պետք է լինի «{ $correction }»։
command-show-not-here = փաստաթղթերի մեջ չկա
command-show-nowhere = գոյություն չունի
command-show-edition-of = { $edition } թ. խմբագրություն
command-class-computed = հաշվարկվում է
command-class-finding = պահանջում է մրցավարի եզրակացությունը
command-class-informative = տեղեկատվական

## kanon model

command-model = Ցույց տալ վերլուծված մոդելը
command-model-format = text (կառուցվածքը) կամ json [լռելյայն՝ text]

## kanon rule

command-rule = Որոշում կայացնել իրավիճակների վերաբերյալ
command-rule-files = Իրավիճակներ TOML, JSON կամ JSON Lines ձևաչափով. «-» նշանը ստանդարտ մուտքն է
command-rule-format = text կամ json (մեկ օբյեկտ տողում) [լռելյայն՝ text]
command-rule-edition = Որոշել այս խմբագրությամբ (2018 կամ 2023), ոչ թե իրավիճակում նշվածով
command-rule-save = Հետաձգված խաղը (որի քայլը գաղտնի գրանցված է) գրել այս ֆայլում
command-rule-then = Շարունակել այս ֆայլի իրադարձություններով, օրինակ՝ հետաձգված խաղի վերսկսմամբ
command-rule-not-adjourned = { $id } խաղը հետաձգված չէ. գաղտնի քայլ գրանցված չէ, կամ խաղն ավարտված է
command-rule-one-game = --save և --then ընտրանքները վերաբերում են մեկ իրավիճակի, ոչ թե մի քանիսի

## kanon schema

command-schema = Տպել ձևաչափի JSON Schema-ն
command-schema-what = scenario (իրավիճակներ), blueprint (հարցերի նախագծեր), book (book.toml) կամ errata (errata.toml)

## kanon ledger

command-ledger = Ցույց տալ, թե որ կանոններն է կիրառում շարժիչը
command-ledger-format = text կամ json (մեկ օբյեկտ ամեն կանոնի համար) [լռելյայն՝ text]
command-ledger-edition = Այս խմբագրության համարները [լռելյայն՝ 2023]
command-ledger-rules = Թվարկել բոլոր կանոնները, ոչ միայն դեռ չկիրառվողները
command-ledger-division = { $kind ->
    [article] Հոդված
    [appendix] Հավելված
   *[guideline] Ուղեցույց
  } { $division }. կիրառվում է { $done }-ը { $all }-ից (մրցավարի եզրակացությամբ՝ { $findings }), տեղեկատվական՝ { $informative }
command-ledger-executed = կիրառվում է
command-ledger-needs-finding = կիրառվում է մրցավարի եզրակացությամբ
command-ledger-informative = տեղեկատվական
command-ledger-not-yet = դեռ չի կիրառվում

## kanon completions

command-completions = Ցույց տալ ինքնալրացման սկրիպտը հրամանային միջավայրի համար
command-completions-shell = bash, elvish, fish, powershell կամ zsh

## kanon quiz

command-quiz = Կազմել հարցեր ու հարցաթերթիկներ և արտահանել դրանք
command-quiz-scenarios = Սեփական իրավիճակներ, որոնցում նշված է `ask`, օրինակ՝ ask = "ruling"
command-quiz-blueprint = Նախագիծ (TOML). բաժիններ՝ կանոնով, հարցերի թվով և բարդությամբ
command-quiz-seed = Նույն թիվը տալիս է նույն հավաքածուն [լռելյայն՝ 1]
command-quiz-forms = Քանի զուգահեռ տարբերակ
command-quiz-count = Քանի հարց, եթե նախագիծ չկա [լռելյայն՝ 20]
command-quiz-level = Բարդությունը՝ 1-ից 5 [լռելյայն՝ 1..5]
command-quiz-rule = Միայն հոդվածի (9), կետի (9.2), կանոնների խմբի (draw) կամ մեկ տեսակի (fivefold) մասին
command-quiz-edition = Կանոնների խմբագրությունը՝ 2018, 2023 կամ any (ցանկացածը), ոչ թե նախագծում կամ իրավիճակում նշվածը [լռելյայն՝ 2023]
command-quiz-format = json, print, gift, moodle, qti, anki, csv, xlsx, kahoot, pgn, interactive, pdf (Chromium-ի միջոցով) [լռելյայն՝ json,print]
command-quiz-date = Ֆայլերի ամսաթիվը. ավելի ուշ ամսաթվի դեպքում Anki-ն թարմացնում է նախկինում ներմուծվածը [լռելյայն՝ ըստ kanon-ի տարբերակի]
command-quiz-output = Ֆայլերի պանակը. - գրում է JSON Lines [լռելյայն՝ -]
command-quiz-kinds = Թվարկել հարցերի տեսակները
command-quiz-from = Հարցեր ֆայլի խաղերում տեղի ունեցածի մասին
command-quiz-names = --from-ի հետ՝ իրավիճակներում նշել խաղացողներին և մրցաշարը
command-quiz-known = { $kinds } տեսակի հարց, { $misconceptions } թյուրըմբռնում
command-quiz-making = հարցեր
command-quiz-missing = { $section } բաժնում պակասում է { $count } հարց. ուրիշ հարմար հարց չկա

## kanon scan

command-scan = Գտնել, թե ինչ են ասում կանոնները գրառված պարտիաների մասին
command-scan-files = PGN ֆայլեր՝ սովորական կամ սեղմված (.zst, .gz, .bz2). - նշանը ստանդարտ մուտքն է
command-scan-format = text (աղյուսակ՝ ըստ կանոնների) կամ json (ամեն տողում մեկ օբյեկտ) [լռելյայն՝ text]
command-scan-rule = Միայն այն, ինչ հենվում է այս կանոնի վրա, օրինակ՝ draw.automatic.fivefold. կարելի է կրկնել
command-scan-claimable = Միայն ոչ-ոքիներ, որոնք կարելի էր պահանջել
command-scan-automatic = Միայն դիրքեր, որոնք ինքնին ավարտել են պարտիան
command-scan-first = Յուրաքանչյուր պարտիայում՝ միայն առաջինն իր տեսակից
command-scan-edition = Կանոնների խմբագրությունը՝ 2018 կամ 2023 [լռելյայն՝ 2023]
command-scan-threads = Քանի հոսք է կարդում պարտիաները [լռելյայն՝ միջուկների քանակով]
command-scan-limit = Աղյուսակում յուրաքանչյուր տեսակից քանի տող ցույց տալ [լռելյայն՝ 100]
command-scan-output = Գրել այս ֆայլում, ոչ թե ստանդարտ ելքում
command-scan-resume = Շարունակել այնտեղից, որտեղ կանգնել է նույն --output-ով նախորդ գործարկումը
command-scan-merge = Պարտիաներ կարդալու փոխարեն գումարել նախորդ գործարկումների ամփոփումները (JSON տողեր)

## kanon build

command-build = Պատրաստել կայքը
command-build-output = Պանակը, որտեղ այն գրվում է [լռելյայն՝ site]
command-build-theme = Պանակ ձևանմուշներով և ոճերով, որոնք փոխարինում են նույնանուն ներկառուցվածներին
command-build-base-url = Հասցեն, որտեղ կայքը հրապարակվելու է (կանոնական հասցեների և կայքի քարտեզի համար)
command-build-allow-missing = Ստեղծել կայքը, նույնիսկ եթե հոդվածները չեն կարդացվում կամ չկան
command-build-current = Ոչինչ չի փոխվել. ֆայլեր՝ { $files }։
command-build-done = { $folder }. ֆայլեր՝ { $files }, գրված՝ { $written }, ջնջված՝ { $removed }։
command-build-findings = Տեքստերի վերաբերյալ դիտողություններ՝ { $findings }. դրանք ցույց է տալիս `kanon check`-ը։

## kanon serve

command-serve = Ցույց տալ կայքը և հետևել փոփոխություններին
command-serve-port = Այս համակարգչի պորտը [լռելյայն՝ 4321]
command-serve-theme = Պանակ ձևանմուշներով և ոճերով, որոնք փոխարինում են նույնանուն ներկառուցվածներին
command-serve-base-url = Հասցեն, որտեղ կայքը հրապարակվելու է
command-serve-ready = Դիտում՝ { $address } (Ctrl-C-ն ավարտում է)
command-serve-built = Պատրաստ է { $milliseconds } մվ-ում. դիտողություններ՝ { $findings }։
command-serve-stopped = Ավարտված է։
command-quiz-damaged = հնարավոր չէ մինչև վերջ կարդալ { $count } պարտիա. թե որտեղ, ցույց կտա kanon scan-ը
