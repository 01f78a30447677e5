### Что делают люди, по одному предложению.

event-who = { $side ->
    [white] Белые
    [black] Чёрные
    [both] Оба игрока
    [outsider] Посторонний
   *[arbiter] Арбитр
  }
event-whose = { $side ->
    [white] белых
    [black] чёрных
   *[arbiter] арбитра
  }
event-touch = { event-who } { $intent ->
    [adjust] говорят «поправляю» и касаются фигуры на { $square }
    [adjust-unannounced] молча поправляют фигуру на { $square }
    [accident] случайно задевают фигуру на { $square }
    [capture] касаются фигуры на { $square }, чтобы её взять
   *[move] касаются фигуры на { $square }
  }.
event-move = { event-who } играют { $move }{ $hands ->
    [1] {""}
   *[other] {" "}двумя руками
  }.
event-place = { event-who } ставят на { $square } { $piece ->
    [queen] ферзя
    [rook] ладью
    [bishop] слона
    [knight] коня
    [king] короля
   *[pawn] пешку
  }.
event-press = { event-who } нажимают часы{ $hand ->
    [other] {" "}другой рукой
   *[same] {""}
  }.
event-write = { event-who } записывают на бланке «{ $move }».
event-stop-clocks = { $side ->
    [arbiter] { event-who } останавливает часы
   *[other] { event-who } останавливают часы
  }.
event-offer = { event-who } предлагают ничью.
event-accept = { event-who } принимают предложение.
event-decline = { event-who } отклоняют предложение.
event-withdraw = { event-who } пытаются { $what ->
    [offer] взять назад предложение
   *[claim] отказаться от заявления
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
event-request-increment = { event-who } просят о добавлении времени (III.4).
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
event-complain = { event-who } указывают на { $about ->
    [illegal-move] невозможный ход
    [touch-move] нарушение правила «тронул — ходи»
    [flag] упавший флажок
    [clock-setting] неверную установку часов
   *[clock-reading] неверное показание часов
  }.
event-observe = { event-who } видит{ $what ->
    [illegal-move] {" "}невозможный ход
    [illegal-position] {" "}невозможную позицию
    [touch-move] {" "}нарушение правила «тронул — ходи»
    [both-kings-in-check] , что оба короля под шахом
    [pawn-on-last-rank] {" "}пешку на последней горизонтали
    [fivefold] {" "}пятикратное повторение позиции
   *[seventyfive] , что сделано семьдесят пять ходов без взятия и хода пешкой
  }.
event-stop-recording = { event-who } перестают записывать ходы.
event-discover = Выясняется, что { $fault ->
    [initial-position] начальная позиция была неверной
    [board-orientation] доска расположена неверно
    [colours-reversed] цвет фигур перепутан
    [displaced] фигуры были сдвинуты
   *[clock-setting] часы были установлены неверно
  }.
event-displace = { event-who } { $side ->
    [arbiter] опрокидывает
   *[other] опрокидывают
  } фигуры.
event-find = { event-who } { $decision ->
    [agree] решает: да
    [reject] решает: нет
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
event-order-seal = { event-who } требует записать тайный ход.
event-adjourn = { event-who } { $side ->
    [arbiter] откладывает
   *[other] откладывают
  } партию.
event-seal = { event-who } записывают тайный ход «{ $written }».
event-open = Вскрывается конверт.
event-envelope-missing = Конверт утерян.
event-arrive = { event-who } приходят с опозданием на { $late }.
event-present = { event-who } на месте.
event-absent = { $side ->
    [white] Белых нет
    [both] Обоих игроков нет
   *[black] Чёрных нет
  } на месте.
event-no-show = { event-who } так и не приходят.
event-states = { event-who } сообщают, что записали тайный ход { $move }.
event-sign = { $named ->
    [true] { event-who } подписывают бланки: { $result }.
   *[false] { event-who } подписывают бланки.
  }
event-conditional-offer = { event-who } предлагают ничью с условием: «{ $condition }».
event-dispute = { event-who } оспаривают заявление.
event-envelope = Арбитр проверяет записи на конверте.
event-check = Арбитр проверяет заявление.
