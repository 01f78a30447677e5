# Ինչ է նկատվել աղբյուրները կարդալիս։

content-label-not-bold = { $number } կետի համարը թավ չէ
content-label-not-bold-hint = գրեք այն մյուսների պես՝ **{ $number }**
content-label-half-bold = { $number } համարի միայն մի մասն է թավ
content-label-half-bold-hint = ամբողջ համարը վերցրեք նշանների մեջ՝ **{ $number }**
content-label-broken-marks = { $number } համարի շուրջն աստղանիշները տեսանելի են մնում. Markdown-ը դրանք թավ չի համարում
content-label-broken-marks-hint = **{ $number }**-ի և տեքստի միջև բացատ դրեք
content-label-glued = տեքստը կպած է { $number } համարին
content-label-glued-hint = համարից հետո բացատ դրեք
content-label-lookalike = { $number } համարում կան նշաններ, որոնք միայն նման են պահանջվողներին
content-label-lookalike-hint = նորից հավաքեք սովորական թվանշաններով և լատինատառ՝ { $number }
content-labels-lookalike = այս փաստաթղթի { $count } համարում՝ { $number }-ից սկսած, կան նշաններ, որոնք միայն նման են պահանջվողներին
content-label-padded = { $number } համարը գրված է ավելորդ զրոյով
content-label-padded-hint = գրեք այն առանց զրոյի՝ **{ $number }**
content-label-from-one = պարբերությունը սկսվում է { $number }-ով՝ որպես կետի համար, բայց կետերը հաշվվում են 1-ից. դա կարդացվել է որպես տեքստ
content-label-from-one-hint = կետին տվեք իր համարը կամ հանեք { $number }-ն, եթե դա կետ չէ
content-label-separator = { $number } համարում կետի փոխարեն այլ բաժանարարներ են
content-label-separator-hint = մակարդակները բաժանեք կետերով՝ { $number }
content-label-spaced = { $number } համարի մեջ բացատներ կան
content-label-spaced-hint = գրեք առանց բացատների՝ { $number }
content-label-relative = համարում բաժինը նշված չէ. այն կարդացվել է որպես { $number }
content-label-relative-hint = գրեք ամբողջ համարը՝ **{ $number }**
content-label-foreign = { $number } համարը Կանոնների մեկ այլ մասից է
content-label-foreign-hint = ուղղեք համարը կամ կետը տեղափոխեք իր փաստաթուղթը
content-label-mid-paragraph = { $number } կետը սկսվում է պարբերության մեջտեղից
content-label-mid-paragraph-hint = դրանից առաջ դատարկ տող թողեք
content-bold-reference = { $number }-ը թավ տառատեսակով սկսում է պարբերությունը կետի համարի պես, բայց հղում է
content-bold-reference-hint = այս պարբերությունը միացրեք նախորդին և { $number }-ից հանեք թավի նշանները
content-label-refused = { $number }-ը սկսում է պարբերությունը կետի համարի պես, բայց չի համապատասխանում հերթականությանը և կարդացվել է որպես տեքստ
content-label-refused-hint = եթե դա կետի համար է, ուղղեք այն կամ գրեք թավ
content-loose-number = { $number }-ը կարող է կետ նշանակել, բայց հղում չի համարվել
content-loose-number-hint = եթե դա կետ է, գրեք նաև բառը ({ $number } հոդված) կամ դարձրեք այն հղում
content-nesting-too-deep = ցանկերը կամ մեջբերումներն այստեղ չափազանց խորն են ներդրված. ամենաներքինները հարթեցվել են
content-nesting-too-deep-hint = օգտագործեք առավելագույնը երեսուներկու մակարդակ

# Ֆայլեր և պանակներ

content-not-utf8 =
    { $count ->
        [one] մեկ բայթ UTF-8 չէ և կարդացվել է որպես հարցական նշան
       *[other] { $count } բայթ UTF-8 չեն և կարդացվել են որպես հարցական նշաններ. առաջինն այստեղ է
    }
content-not-utf8-hint = ֆայլը պահպանեք UTF-8 կոդավորմամբ
content-carriage-returns = այս ֆայլի տողերն ավարտվում են միայն CR նշանով
content-carriage-returns-hint = պահեք ֆայլը սովորական տողավերջերով (LF)
content-control-character =
    { $count ->
        [one] այստեղ կառավարող նշան կա ({ $character })
       *[other] տեքստում { $count } կառավարող նշան կա. առաջինն այստեղ է ({ $character })
    }
content-control-character-hint = ջնջեք այն
content-file-too-long = { $path } ֆայլը { $megabytes } ՄԲ է և չի կարդացվել
content-file-too-long-hint = փաստաթուղթը կարող է լինել մինչև 8 ՄԲ. բաժանեք այն ըստ հոդվածների
content-unreadable = հնարավոր չէ կարդալ { $path }. { $problem }
content-link-outside = { $path }-ը պանակից դուրս տանող խորհրդանշային հղում է և չի կարդացվել
content-link-outside-hint = պանակի մեջ դրեք բուն ֆայլը
content-file-unmatched = { $path }-ը գրքի փաստաթուղթ չէ և չի կարդացվել
content-file-unmatched-hint = book.toml-ում նշեք ձեր փաստաթղթերի ձևանմուշը կամ ֆայլի անունն սկսեք ընդգծման նշանով
content-folder-too-deep = { $path } պանակը չափազանց խորն է ներդրված և չի կարդացվել
content-link-to-folder = { $path }-ը պանակի տանող խորհրդանշային հղում է և չի կարդացվել
content-not-followed-hint = եթե այնտեղ փաստաթղթեր կան, դրեք դրանք առանձին պանակում՝ ավելի վերև
content-no-documents = ոչ մի փաստաթուղթ չգտնվեց
content-no-documents-hint = փաստաթղթերը Markdown ֆայլեր են, որոնց լեզուն երևում է պանակից կամ անունից, օրինակ՝ hy/article9.md կամ article9.hy.md. այլ անունների համար book.toml-ում նշեք ձևանմուշ
content-layout-guessed =
    { $count ->
        [one] book.toml չկա. { $pattern } ձևանմուշով գտնվել է մեկ փաստաթուղթ, խմբագրությունը՝ ըստ համարների՝ { $editions }
       *[other] book.toml չկա. { $pattern } ձևանմուշով գտնվել է { $count } փաստաթուղթ, խմբագրությունները՝ ըստ համարների՝ { $editions }
    }
content-edition-guessed =
    { $count ->
        [one] մեկ փաստաթղթի խմբագրությունը որոշվել է ըստ համարների՝ { $editions }
       *[other] { $count } փաստաթղթի խմբագրությունները որոշվել են ըստ համարների՝ { $editions }
    }
content-layout-guessed-hint = նշեք դա book.toml-ում
content-document-twice = { $path }-ն ունի մեկ այլ փաստաթղթի անունը՝ { $id }
content-document-twice-hint = վերանվանեք դրանցից մեկը կամ book.toml-ում ճշտեք ձևանմուշը
content-document-unknown = { $id } փաստաթուղթ չկա
content-division-twice = { $one }-ը և { $two }-ը Կանոնների նույն մասն են՝ { $number }
content-division-twice-hint = հանեք դրանցից մեկը կամ book.toml-ում նշեք դրա տեսակն ու համարը
content-division-disagrees = կարդացվել է որպես Կանոնների { $decided } մաս, բայց { $witness } { $claim } մասը
content-division-disagrees-hint = ուղղեք սխալը կամ book.toml-ում նշեք տեսակն ու համարը
content-by-heading = վերնագիրը նշում է
content-by-file-name = ֆայլի անունը նշում է
content-by-labels = կետերի համարները նշում են
content-language-unknown = { $lang } լեզվի համար բառեր չկան. գտնվել են միայն այն հղումները, որոնց բառեր պետք չեն
content-language-unknown-hint = ավելացրեք locales/{ $lang }/references.toml
content-indented-prose = այս խորացված տեքստը կցուցադրվեր որպես ծրագրային կոդ. այն կարդացվել է որպես սովորական տեքստ
content-indented-prose-hint = խորացրեք առավելագույնը երեք բացատով
content-unclosed-block = այս հատվածը ոչնչով փակված չէ. դրանից հետո եղած ամեն ինչ թաքնված է և չի կարդացվել
content-unclosed-block-hint = փակեք այն կամ հանեք դրա նշանը
content-no-clauses = սա Կանոնների { $division } մասն է և տեքստ ունի, բայց դրա ոչ մի կետ չի կարդացվել
content-no-clauses-hint = ամեն կետ սկսեք թավ համարով կամ book.toml-ում նշեք այլ տեսակ

# book.toml և errata.toml

content-settings-syntax = սա TOML չէ. { $problem }
content-settings-unknown-key = այստեղ { $key } բանալի չկա
content-settings-missing-key = պակասում է { $key } բանալին
content-settings-nearest = միգուցե՝ { $name }
content-settings-known = հայտնի են՝ { $names }
content-settings-by-language = ամեն լեզվի համար գրեք առանձին տեքստ՝ { $key }.hy = "…"
content-settings-wrong-type = { $key } բանալու արժեքը պետք է լինի { $expected }
content-settings-bad-value = { $key } բանալու արժեքը { $value } է, բայց պետք է լինի { $expected }
content-settings-a-string = չակերտների մեջ առնված տեքստ
content-settings-a-list = տեքստերի ցանկ
content-settings-a-flag = true կամ false
content-settings-a-table = աղյուսակ
content-settings-tables = [[…]] ձևով գրված
content-settings-a-language = լեզվի կոդ, օրինակ՝ hy
content-settings-an-edition = խմբագրություն՝ 2018 կամ 2023
content-settings-a-number = համար, օրինակ՝ 9, 9.2.1, A կամ III.4
content-settings-a-pattern = ուղի, որում կա մեկ {"{"}lang{"}"} և մեկ {"{"}slug{"}"}
content-settings-a-kind = preface, glossary կամ other, կամ էլ article, appendix կամ guideline՝ իր համարով
content-settings-a-document = փաստաթուղթ, օրինակ՝ hy/article9
content-erratum-document = այս ուղղումը վերաբերում է { $id } փաստաթղթին, բայց այդպիսին չկա
content-erratum-clause = այս ուղղումը վերաբերում է { $id } փաստաթղթի { $number } կետին, բայց այդպիսին չկա
content-erratum-reference = այս ուղղումը շտկում է { $text } հղումը, բայց կետում այդպիսի հղում չկա
content-erratum-needs-document = փաստաթուղթը նշեք լեզվով և անունով, օրինակ՝ hy/article9
content-erratum-needs-codes = նշեք այն դիտողությունները, որոնք ուղղումը ճանաչում է, կամ codes = [], եթե սխալը ոչ մի ստուգում չի տեսնում
content-erratum-clause-hint = դրա կետերը { $first }-ից մինչև { $last } են
content-erratum-clause-hint-none = դրա ոչ մի կետ չի կարդացվել. clause բանալին բաց թողեք
content-erratum-reference-hint = text բանալու մեջ հղումը պետք է գրված լինի այնպես, ինչպես աղբյուրում
content-erratum-target = այս ուղղումը տանում է դեպի { $number }, բայց { $edition } թվականի խմբագրությունում այդպիսի համար չկա
content-erratum-target-hint = ճշտեք target բանալին. մինչ այդ հղումը տանում է այնտեղ, ուր գրված է
content-erratum-reason = այս փաստաթղթերի ընթերցողներից ոչ ոք չի կարող կարդալ այս ուղղման պատճառը
content-erratum-reason-hint = պատճառը գրեք նաև փաստաթղթերի լեզվով՝ reason.{ $lang } = "…"
