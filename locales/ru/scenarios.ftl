### Что может быть не так с ситуацией.

scenario-not-toml = это не TOML: { $problem }
scenario-not-json = это не JSON: { $problem }
scenario-not-understood = ситуацию не удалось понять: { $problem }
scenario-unknown-key = здесь у ситуации нет ключа «{ $word }»
scenario-unknown-event-key = у этого события нет ключа «{ $word }»
scenario-foreign-key = ключ «{ $word }» не относится к событию «{ $event }»
scenario-unknown-word = «{ $word }» — не из слов, возможных здесь
scenario-unknown-event = события «{ $word }» нет
scenario-missing-key = не хватает ключа «{ $key }»
scenario-did-you-mean = возможно, «{ $word }»?
scenario-known-words = возможны: { $words }
scenario-no-keys = своих ключей у него нет
scenario-wrong-type = { $wanted ->
    [table] здесь нужна таблица
    [list] здесь нужен список
    [text] здесь нужен текст
    [count] здесь нужно целое число, не меньше 0
    [integer] здесь нужно целое число
    [number] здесь нужно число
   *[bool] здесь нужно true или false
  }
scenario-time-control = «{ $text }» — не контроль времени
scenario-time-control-hint = пишите "15+10" (минуты, секунды на ход) или "90/40+30 +30s" (минуты на ходы, последний период, секунды на ход)
scenario-periods = нужен хотя бы один период, и только последний может быть без числа ходов
scenario-agreed-draws = здесь нужно число ходов или "never"
scenario-bad-fen = этот FEN не читается: { $part ->
    [board] неверна расстановка фигур
    [turn] неверно указана очередь хода
    [castling] неверны права на рокировку
    [en-passant] неверно поле взятия на проходе
    [halfmoves] неверен счётчик полуходов
    [fullmoves] неверен номер хода
   *[whole] это не FEN
  } ({ $fen })
scenario-moves-from-irregular = из позиции, которая не является возможной, ходы сыграть нельзя; опишите их событиями
scenario-impossible-move = { $number } { $move } (полуход { $ply }) { $why ->
    [unreadable] не читается как ход
    [ambiguous] подходит к нескольким ходам
    [game-over] сделать нельзя: партия окончена
   *[illegal] в этой позиции невозможен
  }
scenario-bad-square = «{ $text }» — не поле
scenario-bad-piece = «{ $text }» — не фигура; пишите queen, rook, bishop или knight
scenario-bad-uci = «{ $text }» — не ход по полям, как e2e4 или e7e8q
scenario-bad-san = «{ $text }» не читается как ход
scenario-unclear-move = { $id }, событие { $event }: { $several ->
    [true] к ходу подходят несколько фигур; уточните или укажите поля
   *[false] к ходу не подходит ни одна фигура
  }
scenario-conflict = { $id }: положения «{ $one }» и «{ $other }» противоречат друг другу
