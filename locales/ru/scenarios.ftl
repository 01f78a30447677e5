### Что может быть не так с ситуацией.

scenario-unknown-event = событие «{ $word }» не предусмотрено
scenario-time-control = «{ $text }» — не контроль времени
scenario-time-control-hint = пишите "15+10" (минуты, секунды на ход), "90/40+30 +30s" (минуты на ходы, последний период, секунды на ход) или, как в положениях о турнирах, 90'/40 + 30' + 30"
scenario-periods = нужен хотя бы один период, и только последний может быть без числа ходов
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
scenario-empty-text = здесь нет текста; напишите его или уберите эту строку
scenario-bad-square = «{ $text }» — не поле
scenario-bad-piece = «{ $text }» — не фигура; пишите queen, rook, bishop или knight
scenario-bad-uci = «{ $text }» — не ход по полям, как e2e4 или e7e8q
scenario-bad-san = «{ $text }» не читается как ход
scenario-unclear-move = { $id }, событие { $event }: { $several ->
    [true] к ходу подходят несколько фигур; уточните или укажите поля
   *[false] к ходу не подходит ни одна фигура
  }
scenario-conflict = { $id }: положения «{ $one }» и «{ $other }» противоречат друг другу
scenario-empty = здесь нет ситуации: ни начальной позиции, ни событий
scenario-empty-hint = в ситуации должно быть хотя бы "start" или "events"
scenario-not-utf8 = с этого места текст не в кодировке UTF-8
scenario-not-utf8-hint = сохраните файл в кодировке UTF-8{ $utf16 ->
    [true] ; похоже, это UTF-16
   *[false] {""}
  }
scenario-prior-illegal = второй невозможный ход закончил бы партию: до начала событий мог быть засчитан самое большее один
scenario-prior-completed = игроки ходят по очереди: { $white } и { $black } завершённых ходов быть не может
scenario-prior-unpressed = этот игрок ещё не сделал хода, после которого мог бы не нажать часы
scenario-no-such-ply = полухода { $ply } в этой истории быть не может
scenario-no-such-ply-hint = полуходы считаются с 1: это первый после начальной позиции
scenario-wrong-actor = событие «{ $event }» не может исходить от этого лица
scenario-arrival-in-play = партия уже идёт: пока она не отложена, «прибыть» никто не может
scenario-chess960 = поле рокировок «{ $field }» относится к шахматам 960
scenario-chess960-hint = добавьте variant = "chess960" или пишите K, Q, k, q и -
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
scenario-too-many-events = в ситуации не больше { $most } событий
scenario-too-many-events-hint = ходы, сделанные раньше, задайте в «start»
scenario-too-many-moves = до событий может быть не больше { $most } полуходов
scenario-too-many-moves-hint = начните с более поздней позиции, задав её в «fen»
scenario-line-too-long = эта строка длиннее { $most } байт
scenario-line-too-long-hint = в одной строке одна ситуация
scenario-bad-time = «{ $text }» — не время
scenario-bad-time-hint = пишите число секунд, "4:59" (минуты, секунды) или "1:30:00" (часы, минуты, секунды)
scenario-who-hint = укажите, кто это делает: { $words }
scenario-start-position = номер начальной позиции относится к variant = "chess960" и пишется вместо FEN
