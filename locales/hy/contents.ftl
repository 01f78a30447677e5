# Ինչ է նկատվել աղբյուրները կարդալիս։

content-label-not-bold = { $number } կետի համարն ընդգծված չէ թավ տառատեսակով
content-label-not-bold-hint = գրեք այն մյուսների պես՝ **{ $number }**
content-label-half-bold = { $number } համարի միայն մի մասն է թավ
content-label-half-bold-hint = ամբողջ համարը վերցրեք նշանների մեջ՝ **{ $number }**
content-label-broken-marks = { $number } համարի շուրջը աստղանիշները տեսանելի են մնում. Markdown-ը դրանք թավ չի համարում
content-label-broken-marks-hint = **{ $number }**-ի և տեքստի միջև բացատ դրեք
content-label-glued = տեքստը կպած է { $number } համարին
content-label-glued-hint = համարից հետո բացատ դրեք
content-label-lookalike = { $number } համարում կան նշաններ, որոնք միայն նման են պահանջվողներին
content-label-lookalike-hint = նորից հավաքեք սովորական թվանշաններով և լատինատառ՝ { $number }
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
content-nesting-too-deep = ցանկերը կամ մեջբերումներն այստեղ չափազանց խորն են ներդրված. ամենաներքինները հարթեցվել են
content-nesting-too-deep-hint = օգտագործեք առավելագույնը երեսուներկու մակարդակ
