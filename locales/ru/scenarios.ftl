### Что может быть не так с ситуацией.

scenario-not-toml = это не TOML: { $problem }
scenario-not-json = это не JSON: { $problem }
scenario-not-understood = ситуацию не удалось понять: { $problem }
scenario-unknown-key = ключ «{ $word }» здесь не предусмотрен
scenario-unknown-event-key = у этого события ключ «{ $word }» не предусмотрен
scenario-foreign-key = ключ «{ $word }» не относится к событию «{ $event }»
scenario-unknown-word = слово «{ $word }» здесь не предусмотрено
scenario-unknown-event = событие «{ $word }» не предусмотрено
scenario-missing-key = не хватает ключа «{ $key }»
scenario-did-you-mean = возможно, «{ $word }»?
scenario-known-words = возможны: { $words }
scenario-no-keys = своих ключей у него нет
scenario-null = null здесь ничего не сообщает
scenario-null-hint = если сообщить нечего, опустите ключ
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
scenario-unclosed = комментарий или вариант, открытый знаком «{ $sign }», не закрыт: последующие ходы были бы потеряны
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
scenario-json-ends = это не JSON: текст обрывается раньше, чем закончилось значение
scenario-json-hint = скорее всего, не хватает скобки, запятой или кавычки либо одна из них лишняя
scenario-duplicate-key = ключ «{ $key }» стоит в одной таблице дважды
scenario-empty = здесь нет ситуации: ни начальной позиции, ни событий
scenario-empty-hint = в ситуации должно быть хотя бы "start" или "events"
scenario-not-utf8 = с этого места текст не в кодировке UTF-8
scenario-not-utf8-hint = сохраните файл в кодировке UTF-8{ $utf16 ->
    [true] ; похоже, это UTF-16
   *[false] {""}
  }
scenario-out-of-range = здесь нужно число от { $low } до { $high }
scenario-out-of-range-hint = { $of ->
    [seconds] время указывается в секундах, не больше ста часов
    [moves] в партии здесь не больше десяти тысяч ходов
   *[hands] ход делают одной рукой или двумя
  }
scenario-prior-illegal = второй невозможный ход закончил бы партию: до начала событий мог быть засчитан самое большее один
scenario-prior-completed = игроки ходят по очереди: { $white } и { $black } завершённых ходов быть не может
scenario-prior-unpressed = этот игрок ещё не сделал хода, после которого мог бы не нажать часы
scenario-no-such-ply = полухода { $ply } в этой истории быть не может
scenario-no-such-ply-hint = полуходы считаются с 1: это первый после начальной позиции
scenario-wrong-actor = событие «{ $event }» не может исходить от этого лица
scenario-arrival-in-play = партия уже идёт: пока она не отложена, «прибыть» никто не может
scenario-san-and-uci = ход указан дважды, в «san» и в «uci»: оставьте что-то одно
scenario-chess960 = поле рокировок «{ $field }» относится к Шахматам 960, они не поддерживаются
scenario-chess960-hint = читаются только буквы K, Q, k, q и знак -
scenario-illegal-position = по этой позиции решение вынести нельзя: { $why ->
    [kings] у каждой стороны должен быть ровно один король
    [pawns] пешка стоит на первой или последней горизонтали
    [adjacent] короли стоят рядом
    [castling] указано право на рокировку, хотя король или ладья не на исходном поле
   *[check] король одной стороны под шахом, а очередь хода у другой
  }
scenario-illegal-position-hint = если речь именно о невозможной позиции, об этом должно говорить событие: discover с initial-position или displaced, observe с illegal-position, both-kings-in-check или pawn-on-last-rank
scenario-unclear-move-hint = укажите ход полями, например uci = "b1d2"
scenario-conflict-hint = это пробел в модели правил, а не ошибка в описании ситуации; пожалуйста, сообщите о нём
scenario-finding-left-aside = у решения арбитра ключ «{ $word }» не предусмотрен; он не учитывается
scenario-unfit = об этом нельзя спросить «{ $asked }»: { $why ->
    [no-answer] решение не даёт на это ответа
    [nothing-else] ни одно из известных заблуждений не ведёт к другому ответу, и выбирать было бы не из чего
   *[too-few] к другому ответу ведёт слишком мало известных заблуждений ({ $count }), и выбирать было бы почти не из чего
  }
scenario-unfit-instead = можно спросить: { $names }
scenario-unfit-nothing = ничего другого об этом тоже не спросить; расскажите в ситуации больше
