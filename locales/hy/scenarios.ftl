### Ինչը կարող է սխալ լինել իրավիճակում։

scenario-unknown-event = «{ $word }» իրադարձություն չկա
scenario-time-control = «{ $text }» գրառումը ժամանակի վերահսկում չի սահմանում
scenario-time-control-hint = գրե՛ք "15+10" (րոպեներ, վայրկյաններ քայլին), "90/40+30 +30s" (րոպեներ քայլերի համար, վերջին շրջան, վայրկյաններ քայլին) կամ, ինչպես կանոնադրություններում է, 90'/40 + 30' + 30"
scenario-periods = պետք է առնվազն մեկ շրջան, և միայն վերջինը կարող է առանց քայլերի թվի լինել
scenario-bad-fen = այս FEN-ը չի ընթերցվում․ { $part ->
    [board] խաղաքարերի դասավորությունը սխալ է
    [turn] քայլի հերթը սխալ է
    [castling] փոխատեղման իրավունքները սխալ են
    [en-passant] կողանցիկ վերցնելու դաշտը սխալ է
    [halfmoves] կիսաքայլերի հաշիվը սխալ է
    [fullmoves] քայլի համարը սխալ է
   *[whole] սա FEN չէ
  } ({ $fen })
scenario-moves-from-irregular = անհնարին դիրքից քայլեր խաղալ չի կարելի․ նկարագրե՛ք դրանք իրադարձություններով
scenario-unclosed = «{ $sign }» նշանով սկսվող մեկնաբանությունը կամ տարբերակը չի փակվում․ հաջորդող քայլերը կկորչեին
scenario-impossible-move = { $number } { $move } (կիսաքայլ { $ply }) { $why ->
    [unreadable] չի ընթերցվում որպես քայլ
    [ambiguous] համապատասխանում է մի քանի քայլի
    [game-over] հնարավոր չէ․ խաղն ավարտված է
   *[illegal] այս դիրքում հնարավոր չէ
  }
scenario-empty-text = այստեղ տեքստ չկա․ գրե՛ք այն կամ հեռացրե՛ք տողը
scenario-bad-square = «{ $text }» դաշտ չկա
scenario-bad-piece = «{ $text }»-ը խաղաքար չէ․ գրե՛ք queen, rook, bishop կամ knight
scenario-bad-uci = «{ $text }»-ը դաշտերով գրված քայլ չէ․ գրե՛ք այսպես՝ e2e4 կամ e7e8q
scenario-bad-san = «{ $text }» չի ընթերցվում որպես քայլ
scenario-unclear-move = { $id }, իրադարձություն { $event }․ { $several ->
    [true] քայլին մի քանի խաղաքար է համապատասխանում․ ճշտե՛ք կամ նշե՛ք դաշտերը
   *[false] քայլին ոչ մի խաղաքար չի համապատասխանում
  }
scenario-conflict = { $id }․ «{ $one }» և «{ $other }» դրույթները հակասում են իրար
scenario-empty = այստեղ իրավիճակ չկա՝ ո՛չ սկզբնական դիրք, ո՛չ իրադարձություն
scenario-empty-hint = իրավիճակը պետք է ունենա առնվազն "start" կամ "events"
scenario-not-utf8 = այս տեղից սկսած տեքստը UTF-8 կոդավորմամբ չէ
scenario-not-utf8-hint = պահպանե՛ք ֆայլը UTF-8 կոդավորմամբ{ $utf16 ->
    [true] ․ ըստ երևույթին այն UTF-16 է
   *[false] {""}
  }
scenario-prior-illegal = երկրորդ անհնարին քայլը կավարտեր խաղը․ մինչև իրադարձությունները կարող էր արձանագրված լինել առավելագույնը մեկը
scenario-prior-completed = խաղացողները քայլում են հերթով․ ավարտված քայլերը չեն կարող լինել { $white } և { $black }
scenario-prior-unpressed = այս խաղացողը դեռ չի կատարել քայլ, որից հետո կարող էր չսեղմել ժամացույցի կոճակը
scenario-no-such-ply = այս պատմության մեջ { $ply } համարով կիսաքայլ լինել չի կարող
scenario-no-such-ply-hint = կիսաքայլերը համարակալվում են 1-ից․ 1-ինը սկզբնական դիրքից հետո առաջինն է
scenario-wrong-actor = «{ $event }» իրադարձության կատարողն այս անձը լինել չի կարող
scenario-arrival-in-play = խաղն ընթացքի մեջ է․ քանի դեռ այն չի հետաձգվել, ոչ ոք չի կարող «ներկայանալ»
scenario-chess960 = փոխատեղման «{ $field }» դաշտը Շախմատ 960-ից է
scenario-chess960-hint = ավելացրե՛ք variant = "chess960" կամ գրե՛ք K, Q, k, q և -
scenario-illegal-position = այս դիրքի վերաբերյալ որոշում կայացնել չի կարելի․ { $why ->
    [kings] յուրաքանչյուր կողմ պետք է ունենա մեկ և միայն մեկ արքա
    [pawns] զինվոր է կանգնած առաջին կամ վերջին հորիզոնականում
    [adjacent] արքաները կանգնած են կողք կողքի
    [castling] նշված է փոխատեղման իրավունք, մինչդեռ արքան կամ նավակն իր սկզբնական դաշտում չէ
   *[check] շախի տակ է այն կողմի արքան, որի քայլի հերթը չէ
  }
scenario-illegal-position-hint = եթե խոսքը հենց անհնարին դիրքի մասին է, դա պետք է ասի իրադարձությունը՝ discover՝ initial-position կամ displaced արժեքով, observe՝ illegal-position, both-kings-in-check կամ pawn-on-last-rank արժեքով
scenario-unclear-move-hint = գրե՛ք քայլը դաշտերով, օրինակ՝ uci = "b1d2"
scenario-conflict-hint = սա կանոնների մոդելի բաց է, ոչ թե իրավիճակի սխալ․ խնդրում ենք հայտնել դրա մասին
scenario-finding-left-aside = եզրակացությունը «{ $word }» բանալի չունի․ այն անտեսվում է
scenario-unfit = սրա մասին «{ $asked }» հարցնել հնարավոր չէ․ { $why ->
    [no-answer] որոշումը դրան պատասխան չի տալիս
    [nothing-else] հայտնի թյուրըմբռնումներից ոչ մեկն այլ պատասխանի չի տանում, և ընտրելու բան չէր լինի
   *[too-few] այլ պատասխանի տանում են չափազանց քիչ հայտնի թյուրըմբռնումներ ({ $count }), և ընտրելու բան գրեթե չէր լինի
  }
scenario-unfit-instead = կարելի է հարցնել՝ { $names }
scenario-unfit-nothing = սրա մասին ուրիշ հարց նույնպես տալ հնարավոր չէ․ իրավիճակում ավելին պատմե՛ք
scenario-too-many-events = իրավիճակը կարող է ունենալ առավելագույնը { $most } իրադարձություն
scenario-too-many-events-hint = ավելի վաղ կատարված քայլերը գրե՛ք «start» բանալիով
scenario-too-many-moves = իրադարձություններից առաջ կարող է լինել առավելագույնը { $most } կիսաքայլ
scenario-too-many-moves-hint = սկսե՛ք ավելի ուշ դիրքից՝ գրելով այն «fen» բանալիով
scenario-line-too-long = այս տողը { $most } բայթից երկար է
scenario-line-too-long-hint = մեկ տողում մեկ իրավիճակ է
scenario-bad-time = «{ $text }» գրառումը ժամանակ չէ
scenario-bad-time-hint = գրե՛ք վայրկյանների թիվը, "4:59" (րոպե, վայրկյան) կամ "1:30:00" (ժամ, րոպե, վայրկյան)
scenario-who-hint = նշե՛ք, թե ով է դա անում՝ { $words }
scenario-start-position = սկզբնական դիրքի համարը վերաբերում է variant = "chess960"-ին և գրվում է FEN-ի փոխարեն
