# Ինչ է նկատվել աղբյուրները կարդալիս։

content-label-not-bold = { $number } կետի համարը թավ չէ
content-label-not-bold-hint = գրե՛ք այն մյուսների պես՝ **{ $number }**
content-label-half-bold = { $number } համարի միայն մի մասն է թավ
content-label-half-bold-hint = ամբողջ համարը վերցրե՛ք նշանների մեջ՝ **{ $number }**
content-label-broken-marks = { $number } համարի շուրջն աստղանիշները տեսանելի են մնում․ Markdown-ը դրանք թավ չի համարում
content-label-broken-marks-hint = **{ $number }**-ի և տեքստի միջև բացատ դրե՛ք
content-label-glued = տեքստը կպած է { $number } համարին
content-label-glued-hint = համարից հետո բացատ դրե՛ք
content-label-lookalike = { $number } համարում կան նշաններ, որոնք միայն նման են պահանջվողներին
content-label-lookalike-hint = նորից հավաքե՛ք սովորական թվանշաններով և լատինական տառերով՝ { $number }
content-labels-lookalike = այս փաստաթղթի { $count } համարում՝ { $number }-ից սկսած, կան նշաններ, որոնք միայն նման են պահանջվողներին
content-label-separator = { $number } համարում կետի փոխարեն այլ բաժանարարներ են
content-label-separator-hint = մակարդակները բաժանե՛ք կետերով՝ { $number }
content-label-spaced = { $number } համարի մեջ բացատներ կան
content-label-spaced-hint = գրե՛ք առանց բացատների՝ { $number }
content-label-relative = համարում բաժինը նշված չէ․ այն կարդացվել է որպես { $number }
content-label-relative-hint = գրե՛ք ամբողջ համարը՝ **{ $number }**
content-label-mid-paragraph = { $number } կետն սկսվում է պարբերության մեջտեղից
content-label-mid-paragraph-hint = դրանից առաջ դատարկ տող թողե՛ք
content-bold-reference = { $number }-ը թավ տառատեսակով սկսում է պարբերությունը կետի համարի պես, բայց հղում է
content-bold-reference-hint = այս պարբերությունը միացրե՛ք նախորդին և { $number }-ից հանե՛ք թավի նշանները
content-label-refused = { $number }-ը սկսում է պարբերությունը կետի համարի պես, բայց չի համապատասխանում հերթականությանը և կարդացվել է որպես տեքստ
content-label-refused-hint = եթե դա կետի համար է, ուղղե՛ք այն կամ գրե՛ք թավ
content-loose-number = { $number }-ը կարող է կետ նշանակել, բայց հղում չի համարվել
content-loose-number-hint = եթե դա կետ է, գրե՛ք նաև բառը ({ $number } հոդված) կամ դարձրե՛ք այն հղում
content-nesting-too-deep = ցանկերը կամ մեջբերումներն այստեղ չափազանց խորն են ներդրված․ ամենաներքինները հարթեցվել են
content-nesting-too-deep-hint = օգտագործե՛ք առավելագույնը երեսուներկու մակարդակ

# Ֆայլեր և պանակներ

content-not-utf8 =
    { $count ->
        [one] մեկ բայթ UTF-8 չէ և կարդացվել է որպես հարցական նշան
       *[other] { $count } բայթ UTF-8 չեն և կարդացվել են որպես հարցական նշաններ․ առաջինն այստեղ է
    }
content-not-utf8-hint = ֆայլը պահպանե՛ք UTF-8 կոդավորմամբ
content-control-character =
    { $count ->
        [one] այստեղ կառավարող նշան կա ({ $character })
       *[other] տեքստում { $count } կառավարող նշան կա․ առաջինն այստեղ է ({ $character })
    }
content-control-character-hint = ջնջե՛ք այն
content-file-too-long = { $path } ֆայլը { $megabytes } ՄԲ է և չի կարդացվել
content-file-too-long-hint = փաստաթուղթը կարող է լինել մինչև 8 ՄԲ․ բաժանե՛ք այն ըստ հոդվածների
content-unreadable = հնարավոր չէ կարդալ { $path }․ { $problem }
content-link-outside = { $path }-ը պանակից դուրս տանող խորհրդանշային հղում է և չի կարդացվել
content-link-outside-hint = պանակի մեջ դրե՛ք բուն ֆայլը
content-file-unmatched = { $path }-ը գրքի փաստաթուղթ չէ և չի կարդացվել
content-file-unmatched-hint = book.toml-ում նշե՛ք ձեր փաստաթղթերի ձևանմուշը կամ ֆայլի անունն սկսե՛ք ընդգծման նշանով
content-file-other-language = գրքում { $lang } լեզուն չկա․ ավելացրե՛ք այն book.toml-ի languages ցանկում կամ ֆայլի անունն սկսե՛ք ընդգծման նշանով
content-folder-too-deep = { $path } պանակը չափազանց խորն է ներդրված և չի կարդացվել
content-link-to-folder = { $path }-ը պանակի տանող խորհրդանշային հղում է և չի կարդացվել
content-not-followed-hint = եթե այնտեղ փաստաթղթեր կան, դրե՛ք դրանք առանձին պանակում՝ ավելի վերև
content-no-documents = ոչ մի փաստաթուղթ չգտնվեց
content-no-documents-hint = փաստաթղթերը Markdown ֆայլեր են, որոնց լեզուն երևում է պանակից կամ անունից, օրինակ՝ hy/article9.md կամ article9.hy.md․ այլ անունների համար book.toml-ում նշե՛ք ձևանմուշ
content-layout-guessed =
    { $count ->
        [one] book.toml չկա․ { $pattern } ձևանմուշով գտնվել է մեկ փաստաթուղթ, խմբագրությունը՝ ըստ համարների՝ { $editions }
       *[other] book.toml չկա․ { $pattern } ձևանմուշով գտնվել է { $count } փաստաթուղթ, խմբագրությունները՝ ըստ համարների՝ { $editions }
    }
content-edition-guessed =
    { $count ->
        [one] մեկ փաստաթղթի խմբագրությունը որոշվել է ըստ համարների՝ { $editions }
       *[other] { $count } փաստաթղթի խմբագրությունները որոշվել են ըստ համարների՝ { $editions }
    }
content-layout-guessed-hint = նշե՛ք դա book.toml-ում
content-document-twice = { $path }-ն ունի մեկ այլ փաստաթղթի անունը՝ { $id }
content-document-twice-hint = վերանվանե՛ք դրանցից մեկը կամ book.toml-ում ճշտե՛ք ձևանմուշը
content-document-unknown = { $id } փաստաթուղթ չկա
content-division-twice =
    { $one }-ը և { $two }-ը կանոնների նույն մասն են՝ { $number } { $kind ->
        [appendix] հավելված
        [guideline] ուղեցույց
       *[article] հոդված
    }
content-division-twice-hint = հանե՛ք դրանցից մեկը կամ book.toml-ում նշե՛ք դրա տեսակն ու համարը
content-division-disagrees = կարդացվել է որպես կանոնների { $decided } մաս, բայց { $witness } { $claim } մասը
content-division-disagrees-hint = ուղղե՛ք սխալը կամ book.toml-ում նշե՛ք տեսակն ու համարը
content-by-heading = վերնագիրը նշում է
content-by-file-name = ֆայլի անունը նշում է
content-by-labels = կետերի համարները նշում են
content-language-unknown = { $lang } լեզվի համար բառեր չկան․ գտնվել են միայն այն հղումները, որոնց բառեր պետք չեն
content-language-unknown-hint = ավելացրե՛ք locales/{ $lang }/references.toml
content-indented-prose = այս խորացված տեքստը կցուցադրվեր որպես ծրագրային կոդ․ այն կարդացվել է որպես սովորական տեքստ
content-indented-prose-hint = խորացրե՛ք առավելագույնը երեք բացատով
content-unclosed-block = այս հատվածը ոչնչով փակված չէ․ դրանից հետո եղած ամեն ինչ թաքնված է և չի կարդացվել
content-unclosed-block-hint = փակե՛ք այն կամ հանե՛ք դրա նշանը
content-raw-html =
    { $more ->
        [0] { $tag }-ը HTML է․ էջերում այն բաց է թողնվում, տեքստը մնում է
       *[other] { $tag }-ը HTML է, ֆայլում կա ևս { $more } նշան․ էջերում դրանք բաց են թողնվում, տեքստը մնում է
    }
content-raw-html-hint = գրե՛ք Markdown-ով՝ **թավ**, *շեղ*, դատարկ տող պարբերությունների միջև
content-no-clauses =
    { $division } { $kind ->
        [appendix] հավելվածում
        [guideline] ուղեցույցում
       *[article] հոդվածում
    } համարակալված կետեր չեն գտնվել
content-no-clauses-hint = ամեն կետ սկսե՛ք թավ համարով կամ book.toml-ում նշե՛ք այլ տեսակ

# book.toml և errata.toml

content-settings-syntax = սա TOML չէ․ { $problem }
content-settings-unknown-key = այստեղ «{ $key }» բանալի չկա
content-settings-missing-key = պակասում է { $key } բանալին
content-settings-nearest = միգուցե՝ { $name }
content-settings-known = հայտնի են՝ { $names }
content-settings-by-language = ամեն լեզվի համար գրե՛ք առանձին տեքստ՝ { $key }.hy = "…"
content-settings-wrong-type = { $key } բանալու արժեքը պետք է լինի { $expected }
content-settings-quotes = առե՛ք չակերտների մեջ՝ { $key } = "{ $value }"
content-settings-bad-value = { $key } բանալու արժեքը { $value } է, բայց պետք է լինի { $expected }
content-settings-a-string = չակերտների մեջ առնված տեքստ
content-settings-a-list = տեքստերի ցանկ
content-settings-a-flag = true կամ false
content-settings-a-table = աղյուսակ
content-settings-tables = [[…]] ձևով գրված
content-settings-a-language = լեզվի կոդ, օրինակ՝ hy
content-settings-an-edition = «2018» կամ «2023»
content-settings-a-number = համար, օրինակ՝ 9, 9.2.1, A կամ III.4
content-settings-a-pattern = ուղի, որում կա մեկ {"{"}lang{"}"} և մեկ {"{"}slug{"}"}
content-settings-a-kind = preface, glossary կամ other, կամ էլ article, appendix կամ guideline՝ իր համարով
content-settings-a-document = փաստաթուղթ, օրինակ՝ hy/article9
content-erratum-document = այս ուղղումը վերաբերում է { $id } փաստաթղթին, բայց այդպիսին չկա
content-erratum-clause = այս ուղղումը վերաբերում է { $id } փաստաթղթի { $number } կետին, բայց այդպիսին չկա
content-erratum-reference = այս ուղղումը շտկում է { $text } հղումը, բայց կետում այդպիսի հղում չկա
content-erratum-needs-document = փաստաթուղթը նշե՛ք լեզվով և անունով, օրինակ՝ hy/article9
content-erratum-needs-codes = նշե՛ք այն դիտողությունները, որոնք ուղղումը ճանաչում է, կամ codes = [], եթե սխալը ոչ մի ստուգում չի տեսնում
content-erratum-clause-hint = դրա կետերը { $first }-ից մինչև { $last } են
content-erratum-clause-hint-none = դրա ոչ մի կետ չի կարդացվել․ clause բանալին բաց թողե՛ք
content-erratum-reference-hint = text բանալու մեջ հղումը պետք է գրված լինի այնպես, ինչպես աղբյուրում
content-erratum-target = այս ուղղումը տանում է դեպի { $number }, բայց { $edition } թվականի խմբագրության մեջ այդպիսի համար չկա
content-erratum-target-hint = ճշտե՛ք target բանալին․ մինչ այդ հղումը տանում է այնտեղ, ուր գրված է
content-erratum-reason = այս փաստաթղթերի ընթերցողներից ոչ ոք չի կարող կարդալ այս ուղղման պատճառը
content-erratum-reason-hint = պատճառը գրե՛ք նաև փաստաթղթերի լեզվով՝ reason.{ $lang } = "…"
