### What the site says around the texts.

site-title = Շախմատի կանոններ
site-description = Շախմատի կանոնները կետ առ կետ՝ հղումներով, որոնմամբ և լեզուների համեմատությամբ։
site-description-one = Շախմատի կանոնները կետ առ կետ՝ հղումներով և որոնմամբ։
site-lead = Շախմատի կանոնները պարզ լեզվով՝ օրինակներով, վարժանքով և յուրաքանչյուր որոշման հիմնավորմամբ։
site-lead-own = Շախմատի կանոնները՝ օրինակներով, վարժանքով և յուրաքանչյուր որոշման հիմնավորմամբ։
site-home = Գրքի բովանդակությունը
site-print-book = Տպել ամբողջ գիրքը
site-made = Պատրաստված է kanon-ով

## Around every page

site-skip = Անցնել տեքստին
site-ways = Հիմնական էջեր
site-ways-rules = Կանոններ
site-editors = Խմբագիրների համար
site-data = Տվյալներ (JSON)
site-languages = Լեզուներ
site-theme = Բաց կամ մուգ տեսք
site-permalink = Պատճենել այս կետի հղումը
site-present = Մեծ էկրան
site-present-hint = Բացատի ստեղնը ցույց է տալիս հաջորդ որոշումը, Escape-ը փակում է։
site-copied = Հղումը պատճենված է
site-open = Բացել
site-table = Աղյուսակ
site-broken-link = Աղբյուրի այս հղումը ոչ մի տեղ չի տանում
site-found-broken-link = «{ $target }» հղումը ոչ մի տեղ չի տանում․ այն ցույց է տրվում որպես պարզ տեքստ։
site-found-broken-link-hint = ուղղե՛ք հասցեն կամ հանե՛ք հղումը
site-found-missing-picture = «{ $target }» նկարը չկա․ փոխարենը ցույց է տրվում դրա նկարագրությունը։
site-found-missing-picture-hint = ուղղե՛ք ուղին (այն սկսվում է այս ֆայլից) կամ ավելացրե՛ք պատկերը
site-found-active-picture = { $path } նկարում կան սկրիպտներ, ոճեր կամ հղումներ, որոնք նկարին պետք չեն․ այն հրապարակվում է առանց դրանց։
site-found-active-picture-hint = նկարը պատրաստե՛ք առանց սկրիպտների, անիմացիայի և այլ ֆայլերի հղումների
site-found-theme-file = ձևավորման { $path } ֆայլը ոչինչ չի փոխարինում
site-found-theme-file-hint = դրե՛ք ներկառուցված ֆայլի տեղում՝ { $meant }

## Parts of the Laws

site-article = Հոդված { $number }
site-appendix = Հավելված { $number }
site-guideline = Ուղեցույց { $number }
site-articles = Հոդվածներ
site-appendices = Հավելվածներ
site-guidelines = Ուղեցույցներ
site-other-texts = Այլ տեքստեր
site-rules-only = Միայն կանոնների ցանկը, առանց տեքստի՝

## Documents and clauses

site-edition = { $edition } թ․ խմբագրության համարակալում
site-compare-with = Համեմատել՝ { $language }
site-findings = { $count ->
    [one] { $count } դիտողություն
   *[other] { $count } դիտողություն
  }
site-clauses = { $count ->
    [one] { $count } կետ
   *[other] { $count } կետ
  }
site-cited-by = Դրան հղում են անում
site-cites = Հղում է անում
site-colon = ՝
site-source = Աղբյուրը՝ { $file }
site-editorial-note = Խմբագրական ծանոթագրություն՝

## Rules

site-rule = Կանոն
site-rules = Կանոններ
site-no-rules = Այս համարի տակ մեզ հայտնի կանոն չկա։
site-class-computed = հաշվարկվում է
site-class-finding = պահանջում է մրցավարի եզրակացություն
site-class-informative = տեղեկատվական
site-class-not-yet = ծրագիրը դեռ չի որոշում
site-not-in-edition = չկա { $edition } թ․ խմբագրության մեջ
site-gap = { $language }․ այս կանոնը դեռ թարգմանված չէ։
site-no-text = Այս կանոնի տեքստն աղբյուրների մեջ չկա։
site-decides = Ինչ է որոշում
site-when = Երբ
site-then = Ապա

## Side by side

site-compare-title = { $title } – կողք կողքի
site-compare-lead = Նույն կանոնն արտահայտող կետերը կողք կողքի են, նաև երբ դրանց համարները տարբեր են։
site-compare-gaps = { $count ->
    [one] { $count } կետ զույգ չունի։
   *[other] { $count } կետ զույգ չունի։
  }
site-no-document = թարգմանված չէ
site-no-clause = Այստեղ զույգ չկա

## Pages about everything

site-glossary = Բառարան
site-glossary-lead = Կանոնների եզրույթները և դրանց անվանումները յուրաքանչյուր լեզվով։
site-concordance = Համարների համապատասխանություն
site-concordance-lead = Կանոններ, որոնց համարը 2018 և 2023 թթ․ խմբագրություններում տարբեր է կամ որոնք կան դրանցից միայն մեկում։ Մնացածի համարը նույնն է։
site-coverage = Ընդգրկում
site-coverage-lead = Ինչն է ծրագիրը որոշում ինքնուրույն, որտեղ է պետք մրցավարի եզրակացությունը, և ինչն է միայն տեղեկացնում։
site-texts = Տեքստերի վիճակը
site-texts-lead = Ստուգման արդյունքում աղբյուրներում գտնված դիտողությունները՝ ընթերցողների և թարգմանիչների համար։
site-texts-more = Այստեղ ցույց չի տրված { $count } դիտողություն․ բոլորը ցույց է տալիս `kanon check`-ը։
site-severity-error = { $count ->
   *[other] սխալ
  }
site-severity-warning = { $count ->
   *[other] նախազգուշացում
  }
site-severity-hint = { $count ->
   *[other] հուշում
  }
site-missing = Այստեղ ոչինչ չկա
site-missing-text = Այս հասցեով էջ չկա։ Սկսե՛ք այստեղից՝

## Search

site-search = Որոնում
site-search-placeholder = Բառ, հարց կամ համար՝ ժամացույց, 9.2.1
site-search-help = Բառը կարելի է գրել ցանկացած ձևով, նույնիսկ վրիպակով կամ լատինատառ։ Համարը տանում է կետին։
site-search-key = «/» ստեղնը բացում է որոնումը։
site-search-noscript = Որոնման համար անհրաժեշտ է JavaScript։
site-search-none = Ոչինչ չի գտնվել։
site-search-found = Գտնվեց՝
site-search-meant = Գուցե նկատի ունեիք՝
site-search-more = Ցույց տալ ևս
site-search-elsewhere = Նայե՛ք նաև՝
site-search-failed = Որոնման տվյալները չհաջողվեց բեռնել։

## Boards and worked cases

site-board = Սպիտակներ՝ { $white }։ Սևեր՝ { $black }։ { $turn ->
    [white] Սպիտակների քայլն է։
   *[black] Սևերի քայլն է։
  }
site-men = { $role ->
    [king] արքա
    [queen] թագուհի
    [rook] նավակ
    [bishop] փիղ
    [knight] ձի
   *[pawn] զինվոր
  } { $squares }
site-cases = Որոշիչը մեկ փաստն է
site-settings-a-color = գույն, օրինակ՝ #8a3b12
site-settings-a-picture = տեքստերի պանակի նկար
site-settings-a-folder = պանակ
site-settings-path-hint = ուղին սկսվում է book.toml-ի պանակից
site-settings-spoken = այն լեզուներից մեկը, որոնցով կարող են խոսել էջերը՝ { $known }
site-settings-spoken-hint = լեզվի տեքստերը դրե՛ք { $lang } պանակում և --locales-ով նշե՛ք այն պանակը, որում դա գտնվում է
site-settings-an-address = հասցե, օրինակ՝ https://example.org/laws/

## The start page

site-today = Օրվա հարցը
site-situations = Ի՞նչ է պատահել
site-origin = «Սկզբնաղբյուր» նշումով տեքստերը հրատարակչինն են։ Մնացածը kanon-ի պարզ շարադրանքն է՝ 2023 թ․ կանոնները kanon-ի բառերով, ոչ պաշտոնական տեքստ։
site-origin-plain = Այս տեքստերը kanon-ի պարզ շարադրանքն են՝ 2023 թ․ կանոնները kanon-ի բառերով, ոչ պաշտոնական տեքստ։
site-origin-source = սկզբնաղբյուր
site-plain-words = Պարզ լեզվով
site-plain-edition = Պարզ շարադրանք
site-source-text = Սկզբնաղբյուր
site-situation-phone = Հեռախոսս զանգեց
site-situation-touch = Հակառակորդը ձեռք տվեց խաղաքարին
site-situation-illegal = Կատարվեց անհնարին քայլ
site-situation-flag = Դրոշակն ընկավ
site-situation-flags = Երկու դրոշակն էլ ընկել են
site-situation-repeated = Այս դիրքը կրկնվե՞լ է
site-situation-fifty = 50 քայլ առանց վերցնելու
site-situation-offer = Կարո՞ղ եմ հիմա ոչ-ոքի առաջարկել
site-situation-late = Խաղացողն ուշացել է
site-situation-promotion = Զինվորը մնաց վերջին հորիզոնականում
site-situation-castling = Կարո՞ղ եմ այստեղ փոխատեղում կատարել
site-situation-writing = Պե՞տք է շարունակեմ գրառել քայլերը
site-example = Օրինակ

## The index of the rules and the editors' pages

site-editors-lead = Տեքստերի վիճակը, խմբագրությունների տարբերությունները և տվյալներ ծրագրերի համար։
site-editors-lead-only = Խմբագրությունների տարբերությունները և տվյալներ ծրագրերի համար։
site-data-lead = Բոլոր կանոնները՝ համարներով, վերնագրերով և հասցեներով, JSON ձևաչափով (gzip)՝ ձեր ծրագրերի համար։ Տեքստերը՝ kanon model։
site-rules-index = Բոլոր կանոնները
site-rules-lead = Բացե՛ք կանոնների բաժինը կամ թեման և ընտրե՛ք կանոնը։
site-whole-text = Կարդալ ամբողջ տեքստը
site-book = Բովանդակություն
site-topic-act = Խաղաքարին ձեռք տալը և քայլ կատարելը
site-topic-adjourn = Հետաձգված խաղեր
site-topic-arbiter = Մրցավար
site-topic-blind = Կույր և տեսողության խնդիր ունեցող խաղացողներ
site-topic-blitz = Կայծակնային խաղ
site-topic-board = Խաղատախտակը և խաղաքարերը
site-topic-chess960 = Շախմատ 960
site-topic-clock = Ժամացույց
site-topic-conduct = Խաղացողների վարքագիծը
site-topic-draw = Ոչ-ոքի
site-topic-end = Խաղի ավարտը
site-topic-game = Խաղի նպատակը
site-topic-irregularity = Խախտումներ և անհնարին քայլեր
site-topic-move = Խաղաքարերի քայլերը
site-topic-notation = Նշագրություն
site-topic-points = Միավորներ
site-topic-quickplay = Արագ ավարտ
site-topic-rapid = Արագ շախմատ
site-topic-record = Քայլերի գրառում
site-sentence = { $text }։
