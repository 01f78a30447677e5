### Ինչը կարող է սխալ լինել իրավիճակում։

scenario-not-toml = սա TOML չէ. { $problem }
scenario-not-json = սա JSON չէ. { $problem }
scenario-not-understood = իրավիճակը հնարավոր չեղավ հասկանալ. { $problem }
scenario-unknown-key = իրավիճակն այստեղ «{ $word }» բանալի չունի
scenario-unknown-event-key = այս իրադարձությունը «{ $word }» բանալի չունի
scenario-foreign-key = «{ $word }» բանալին չի վերաբերում «{ $event }» իրադարձությանը
scenario-unknown-word = «{ $word }» բառն այստեղ հնարավոր չէ
scenario-unknown-event = «{ $word }» իրադարձություն չկա
scenario-missing-key = պակասում է «{ $key }» բանալին
scenario-did-you-mean = գուցե «{ $word }»
scenario-known-words = հնարավոր են՝ { $words }
scenario-no-keys = այն սեփական բանալիներ չունի
scenario-wrong-type = { $wanted ->
    [table] այստեղ պետք է աղյուսակ
    [list] այստեղ պետք է ցանկ
    [text] այստեղ պետք է տեքստ
    [count] այստեղ պետք է ամբողջ թիվ՝ 0-ից ոչ փոքր
    [integer] այստեղ պետք է ամբողջ թիվ
    [number] այստեղ պետք է թիվ
   *[bool] այստեղ պետք է true կամ false
  }
scenario-time-control = «{ $text }» ժամանակի հսկողություն չէ
scenario-time-control-hint = գրեք "15+10" (րոպեներ, վայրկյաններ քայլին) կամ "90/40+30 +30s" (րոպեներ քայլերի համար, վերջին շրջան, վայրկյաններ քայլին)
scenario-periods = պետք է առնվազն մեկ շրջան, և միայն վերջինը կարող է առանց քայլերի թվի լինել
scenario-agreed-draws = այստեղ պետք է քայլերի թիվ կամ "never"
scenario-bad-fen = այս FEN-ը չի ընթերցվում. { $part ->
    [board] խաղաքարերի դասավորությունը սխալ է
    [turn] քայլի հերթը սխալ է
    [castling] փոխատեղման իրավունքները սխալ են
    [en-passant] կողանցիկ վերցնելու դաշտը սխալ է
    [halfmoves] կիսաքայլերի հաշիվը սխալ է
    [fullmoves] քայլի համարը սխալ է
   *[whole] սա FEN չէ
  } ({ $fen })
scenario-moves-from-irregular = անհնարին դիրքից քայլեր խաղալ չի կարելի. նկարագրեք դրանք իրադարձություններով
scenario-impossible-move = { $number } { $move } (կիսաքայլ { $ply }) { $why ->
    [unreadable] չի ընթերցվում որպես քայլ
    [ambiguous] համապատասխանում է մի քանի քայլի
    [game-over] հնարավոր չէ. խաղն ավարտված է
   *[illegal] այս դիրքում հնարավոր չէ
  }
scenario-bad-square = «{ $text }» դաշտ չէ
scenario-bad-piece = «{ $text }» խաղաքար չէ. գրեք queen, rook, bishop կամ knight
scenario-bad-uci = «{ $text }» դաշտերով գրված քայլ չէ, ինչպես e2e4 կամ e7e8q
scenario-bad-san = «{ $text }» չի ընթերցվում որպես քայլ
scenario-unclear-move = { $id }, իրադարձություն { $event }. { $several ->
    [true] քայլին մի քանի խաղաքար է համապատասխանում. ճշտեք կամ նշեք դաշտերը
   *[false] քայլին ոչ մի խաղաքար չի համապատասխանում
  }
scenario-conflict = { $id }. «{ $one }» և «{ $other }» դրույթները հակասում են իրար
