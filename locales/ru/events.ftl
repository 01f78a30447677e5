### Что делают люди, по одному предложению.

event-who = { $side ->
    [white] Белые
    [black] Чёрные
    [both] Оба игрока
    [outsider] Посторонний
    [spectator] Зритель
    [captain] Капитан
    [player] Игрок другой партии
    [finished] Игрок, закончивший партию,
    [organiser] Организатор
    [assistant] Помощник
   *[arbiter] Арбитр
  }
event-whose = { $side ->
    [white] белых
    [black] чёрных
   *[arbiter] арбитра
  }
event-piece-acc = { $piece ->
    [king] короля
    [queen] ферзя
    [rook] ладью
    [bishop] слона
    [knight] коня
    [pawn] пешку
   *[piece] фигуру
  }
event-standing = { $piece ->
    [rook] стоящую
    [pawn] стоящую
    [piece] стоящую
   *[other] стоящего
  }
event-piece-gen = { $piece ->
    [king] короля
    [queen] ферзя
    [rook] ладьи
    [bishop] слона
    [knight] коня
    [pawn] пешки
   *[piece] фигуры
  }
event-it = { $piece ->
    [rook] её
    [pawn] её
    [piece] её
   *[other] его
  }
event-by-it = { $piece ->
    [rook] ею
    [pawn] ею
    [piece] ею
   *[other] им
  }
event-touch = { event-who } { $intent ->
    [adjust] говорят «поправляю» и касаются { event-piece-gen } на { $square }.
    [adjust-unannounced] молча поправляют { event-piece-acc }, { event-standing } на { $square }.
    [accident] задевают { event-piece-acc } на { $square }, явно случайно.
    [feel] ощупывают { event-piece-acc } на { $square }, не вынимая { event-it } из отверстия.
    [capture] касаются { event-piece-gen } на { $square } с намерением взять { event-it }.
    [move] касаются { event-piece-gen } на { $square } с намерением пойти { event-by-it }.
   *[unknown] касаются { event-piece-gen } на { $square }.
  }
event-move = { event-who } { $unfinished ->
    [true] ставят пешку на последнюю горизонталь ({ $move }) и не заменяют её
   *[false] делают ход { $move }
  }{ $hands ->
    [two] {" "}двумя руками
   *[one] {""}
  }.
event-place = { event-who } ставят { event-piece-acc } на { $square }.
event-press = { event-who } нажимают часы{ $hand ->
    [other] {" "}другой рукой
   *[same] {""}
  }.
event-write = { event-who } записывают на бланке «{ $move }».
event-write-verbatim = { event-who } записывают на бланке «{ $written }».
event-stop-clocks = { $side ->
    [arbiter] { event-who } останавливает часы
   *[other] { event-who } останавливают часы
  }.
event-offer = { event-who } предлагают ничью.
event-accept = { event-who } говорят, что согласны на ничью.
event-decline = { event-who } говорят: «Нет, играем дальше».
event-withdraw = { event-who } хотят { $what ->
    [offer] взять назад предложение ничьей
   *[claim] отказаться от своего заявления
  }.
event-claim = { event-who } заявляют о ничьей: { $basis ->
    [threefold] троекратное повторение позиции
    [fifty] пятьдесят ходов без взятия и хода пешкой
    [cannot-win] соперник не может выиграть обычными средствами
   *[no-effort] соперник не пытается выиграть обычными средствами
  }{ $intended ->
    [true] ; предполагаемый ход { $move }
   *[false] {""}
  }.
event-request-increment = { event-who } просят ввести добавление пяти секунд на ход (III.4).
event-resign = { event-who } сдаются.
event-flag = Флажок { event-whose } падает{ $by ->
    [opponent] ; на это указывает соперник
    [arbiter] ; это видит арбитр
   *[nobody] ; никто этого не замечает
  }.
event-flags = Обнаружено, что упали оба флажка{ $first ->
    [white] ; первым упал флажок белых
    [black] ; первым упал флажок чёрных
   *[unknown] ; какой упал первым, установить нельзя
  }.
event-complain = { event-who } { $side ->
    [outsider] указывает
   *[other] указывают
  } на { $about ->
    [illegal-move] невозможный ход
    [touch-move] нарушение правила «тронул — ходи»
    [flag] упавший флажок
    [clock-setting] неверную установку часов
    [conduct] поведение соперника
   *[clock-reading] неверное показание часов
  }.
event-observe = { event-who } видит{ $what ->
    [illegal-move] {" "}невозможный ход
    [illegal-position] {" "}невозможную позицию
    [touch-move] {" "}нарушение правила «тронул — ходи»
    [both-kings-in-check] , что оба короля под шахом
    [pawn-on-last-rank] {" "}пешку на последней горизонтали
    [fivefold] {" "}пятикратное повторение позиции
    [threefold] {" "}троекратное повторение позиции
    [fifty] , что сделано пятьдесят ходов без взятия и хода пешкой
    [dead-position] {" "}мёртвую позицию
    [flag] {" "}упавший флажок
    [press-forgotten] , что часы не нажаты
    [no-recording] , что игрок не ведёт запись
   *[seventyfive] , что сделано семьдесят пять ходов без взятия и хода пешкой
  }.
event-stop-recording = { event-who } прекращают запись ходов.
event-discover = Выясняется, что { $fault ->
    [initial-position] начальная позиция была неверной
    [board-orientation] доска расположена неверно
    [colours-reversed] цвет фигур перепутан
    [displaced] фигуры были смещены
   *[clock-setting] часы были установлены неверно
  }.
event-displace = { event-who } случайно { $side ->
    [arbiter] опрокидывает
   *[other] опрокидывают
  } { $square ->
    [none] фигуры
   *[other] { event-piece-acc }, { event-standing } на { $square }
  }.
event-find = { event-who } { $decision ->
    [agree] отвечает «да»
    [reject] отвечает «нет»
    [postpone] откладывает решение
    [accident] устанавливает, что часы нажаты случайно
    [no-accident] устанавливает, что часы нажаты не случайно
   *[states] сообщает свои выводы
  }.
event-play-on = Каждая сторона завершает ещё { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
  }.
event-order-seal = Время игровой сессии истекло; арбитр требует записать тайный ход.
event-adjourn = { event-who } { $side ->
    [arbiter] откладывает
   *[other] откладывают
  } партию.
event-seal = { event-who } записывают тайный ход «{ $written }».
event-open = Вскрывается конверт.
event-envelope-missing = Конверт утерян; позицию и время на часах { $known ->
    [true] можно восстановить.
   *[false] восстановить нельзя.
  }
event-arrive = { event-who } приходят { $minutes ->
    [0] { $seconds ->
        [0] вовремя
       *[other] с опозданием на { event-span }
      }
   *[other] с опозданием на { event-span }
  }.
event-present = { event-who } на месте.
event-absent = { $side ->
    [white] Белых нет
    [both] Обоих игроков нет
   *[black] Чёрных нет
  } на месте.
event-no-show = { event-who } так и не приходят.
event-states = { event-who } утверждают, что тайный ход — { $move }.
event-sign = { $named ->
    [true] { event-who } подписывают бланки: { $result }.
   *[false] { event-who } подписывают бланки.
  }
event-conditional-offer = { event-who } предлагают ничью с условием: «{ $condition }».
event-dispute = { event-who } оспаривают заявление.
event-envelope = Арбитр проверяет записи на конверте.
event-check = Арбитр проверяет заявление.
event-remove = { event-who } снимают с доски фигуру, стоящую на { $square }.
event-finish = { event-who } доводят начатое до конца.
event-announce = { event-who } { $kind ->
    [move] объявляют «{ $said }»
    [piece] называют новую фигуру: { $said ->
        [queen] ферзь
        [rook] ладья
        [bishop] слон
        [knight] конь
       *[other] { $said }
      }
   *[text] говорят: «{ $said }»
  }.
event-report = { $to ->
    [arbiter] { event-who } указывает арбитру на { $what ->
        [illegal-move] невозможный ход
        [illegal-position] невозможную позицию
        [touch-move] нарушение правила «тронул — ходи»
        [both-kings-in-check] то, что оба короля под шахом
        [pawn-on-last-rank] пешку на последней горизонтали
        [threefold] троекратное повторение позиции
        [fifty] пятьдесят ходов без взятия и хода пешкой
        [fivefold] пятикратное повторение позиции
        [seventyfive] семьдесят пять ходов без взятия и хода пешкой
        [dead-position] мёртвую позицию
        [flag] упавший флажок
        [press-forgotten] то, что часы не нажаты
       *[no-recording] то, что игрок не ведёт запись
      }
   *[player] { event-who } указывает игроку на { $what ->
        [illegal-move] невозможный ход
        [illegal-position] невозможную позицию
        [touch-move] нарушение правила «тронул — ходи»
        [both-kings-in-check] то, что оба короля под шахом
        [pawn-on-last-rank] пешку на последней горизонтали
        [threefold] троекратное повторение позиции
        [fifty] пятьдесят ходов без взятия и хода пешкой
        [fivefold] пятикратное повторение позиции
        [seventyfive] семьдесят пять ходов без взятия и хода пешкой
        [dead-position] мёртвую позицию
        [flag] упавший флажок
        [press-forgotten] то, что часы не нажаты
       *[no-recording] то, что игрок не ведёт запись
      }
  }.
event-tell = { $what ->
    [move-count] Арбитр сообщает игроку, сколько ходов сделано
    [press-forgotten] Арбитр говорит игроку, что часы не нажаты
    [opponent-moved] Арбитр говорит игроку, что соперник сделал ход
    [law] Арбитр разъясняет игроку правило
   *[advice] Арбитр подсказывает игроку ход
  }.
event-ask = { event-who } { $what ->
    [law] спрашивают арбитра о правиле
    [move-count] спрашивают арбитра, сколько ходов сделано
    [advice] спрашивают арбитра, возможен ли ход
    [scoresheet] просят показать запись арбитра
    [blank] просят чистый бланк
   *[clock-side] просят поставить часы с другой стороны
  }.
event-agree = Оба игрока соглашаются взять невозможный ход назад.
event-scoresheet = { $what ->
    [defect] У { event-whose } отказал электронный бланк
   *[other] { event-who } { event-scoresheet-act }
  }.
event-scoresheet-act = { $what ->
    [hide] закрывают бланк
    [notes] делают пометки на бланке
    [times] записывают показания часов на бланке
    [other-notation] ведут запись не в алгебраической, а в описательной нотации
    [take-away] уносят бланк
    [update] дополняют запись
    [borrow] берут бланк соперника
    [return] возвращают бланк соперника
    [refuse] отказываются вести запись
   *[other] {""}
  }
event-reconstruct = { $possible ->
    [true] Партия восстановлена: завершённых ходов у белых — { $white }, у чёрных — { $black }
   *[false] Партию восстановить нельзя
  }.
event-assistant = У { event-whose } есть помощник{ $task ->
    [pieces] , который переставляет фигуры
    [clock] , который нажимает часы
    [record] , который ведёт запись
   *[blind] {""}
  }.
event-conduct = { event-who } { $what ->
    [device] держат при себе электронное устройство
    [device-rings] держат при себе телефон, и он звонит
    [device-bag-on] держат в сумке включённое устройство
    [device-bag-off] держат в сумке выключенное устройство
    [use-bag] пользуются сумкой
    [leave-venue] без разрешения арбитра выходят из игрового помещения
    [leave-venue-permitted] с разрешения арбитра выходят из игрового помещения
    [leave-area] выходят из игровой зоны
    [leave-area-permitted] с разрешения арбитра выходят из игровой зоны
    [admit-person] впускают кого-то в игровую зону
    [notes] пользуются заметками
    [advice] пользуются подсказкой
    [analyse] анализируют на другой доске
    [smoke] курят
    [smoke-designated] курят в отведённом месте
    [distract] отвлекают соперника
    [distract-claims] мешают сопернику необоснованными заявлениями
    [distract-offers] мешают сопернику предложениями ничьей
    [distract-noise] шумят
    [distract-talk] разговаривают с соперником
    [disrepute] ведут себя так, что вредят доброму имени шахмат
    [refuse-inspection] не дают арбитру осмотреть сумку
    [refuse] отказываются соблюдать Правила
    [refuse-persistently] упорно отказываются соблюдать Правила
    [refuse-help] отказываются помочь арбитру
    [clock-handling] с силой нажимают часы
    [clock-lift] поднимают часы
    [clock-early] нажимают часы до хода
    [clock-knock-over] опрокидывают часы
    [clock-hover] держат палец на часах
    [move-again] ходят, хотя очередь хода за соперником
    [interfere] вмешивается в партию
   *[phone] пользуется телефоном в игровом зале
  }.
event-disturb = { $what ->
    [noise] Игрокам мешает шум
    [light] Гаснет свет
    [alarm] Срабатывает сигнализация
   *[other] Игрокам что-то мешает
  }.
event-span = { $minutes ->
    [0] { event-span-seconds }
   *[other] { event-span-minutes }{ $seconds ->
        [0] {""}
       *[other] {" "}{ event-span-seconds }
      }
  }
event-span-minutes = { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
   *[many] { $minutes } минут
  }
event-span-seconds = { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
  }
event-extra-time = { $to ->
    [white] Арбитр добавляет белым { event-span }
    [black] Арбитр добавляет чёрным { event-span }
   *[both] Арбитр добавляет обоим игрокам { event-span }
  }.
event-penalty = { $on ->
    [white] Наказание белым: арбитр
    [black] Наказание чёрным: арбитр
    [both] Наказание обоим игрокам: арбитр
   *[outsider] Арбитр
  } { $kind ->
    [warning] делает предупреждение
    [add-time] добавляет сопернику нарушителя { event-span }
    [cut-time] отнимает у нарушителя { event-span }
    [raise-points] увеличивает очки соперника нарушителя
    [cut-points] уменьшает очки нарушителя
    [loss] засчитывает поражение
    [fine] налагает денежный штраф
    [rounds] отстраняет нарушителя от туров (число туров: { $rounds })
    [expulsion] исключает нарушителя из соревнования
   *[remove-from-venue] удаляет нарушителя из игрового помещения
  }.
event-appeal = { event-who } подают апелляцию на решение.
event-boards-differ = { $scores ->
    [agree] Позиции на двух досках различны; записи совпадают
   *[differ] Позиции на двух досках различны, различны и записи
  }.
event-other = { event-who } что-то делают.
