### Собственные вопросы преподавателя: близкие решения, свои тексты.

lecture-whose = { $side ->
    [white] белых
   *[black] чёрных
  }
lecture-who = { $side ->
    [white] Белые
   *[black] Чёрные
  }
lecture-whom = { $on ->
    [white] Белым
    [black] Чёрным
    [both] Обоим игрокам
   *[outsider] Нарушителю
  }

lecture-side = { $side ->
    [white] белые
   *[black] чёрные
  }

## В какой истории неверный вариант был бы верным

lecture-near-hands = Таким решение было бы, если бы ход был сделан { $hands ->
    [two] двумя руками
   *[one] одной рукой
  }.
lecture-near-same-hand = Таким решение было бы, если бы часы нажали той же рукой, которой был сделан ход.
lecture-near-intent = Таким решение было бы, если бы фигуры на { $square } коснулись { $intent ->
    [adjust] лишь для того, чтобы её поправить, заранее сказав об этом
   *[move] с намерением сделать ею ход
  }.
lecture-near-untouched = Таким решение было бы, если бы фигуры на { $square } не касались.
lecture-near-touch-order = Таким решение было бы, если бы фигур коснулись в обратном порядке.
lecture-near-unpressed = Таким решение было бы, если бы { lecture-side } ещё не нажали часы.
lecture-near-pressed = Таким решение было бы, если бы { lecture-side } нажали часы после хода.
lecture-near-finding = Таким решение было бы, если бы арбитр установил обратное.
lecture-near-flag-claimed = Таким решение было бы, если бы соперник сразу указал на падение флажка.
lecture-near-flag-unseen = Таким решение было бы, если бы падения флажка никто не заметил.
lecture-near-flag-of = Таким решение было бы, если бы упал флажок { lecture-whose }.
lecture-near-flag-before = Таким решение было бы, если бы флажок упал до того, как был сделан ход.
lecture-near-found = Таким решение было бы, если бы это обнаружили, когда каждая сторона сделала { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[other] { $moves } ходов
  }.
lecture-near-fault = Таким решение было бы, если бы { $fault ->
    [board-orientation] неправильно лежала доска
   *[initial-position] неправильно были расставлены фигуры
  }.
lecture-near-permitted = Таким решение было бы, если бы на это было разрешение арбитра.
lecture-near-bag = Таким решение было бы, если бы положение разрешало хранить устройства в сумке и выключенное устройство лежало там.
lecture-near-persistent = Таким решение было бы, если бы это случилось { $persistent ->
    [true] неоднократно
   *[false] один раз
  }.
lecture-near-who = Таким решение было бы, если бы это были { lecture-side }.
lecture-near-declined = Таким решение было бы, если бы предложение было отклонено.
lecture-near-not-declined = Таким решение было бы, если бы предложение перед этим не отклонили.
lecture-near-not-resigned = Таким решение было бы, если бы никто не сдался.
lecture-near-earlier = Так обстояло дело до последнего события истории.
lecture-near-unfinished = Таким решение было бы, если бы партия ещё не закончилась.
lecture-near-last-first = Таким решение было бы, если бы два последних события произошли в обратном порядке.
lecture-near-refuses = Таким решение было бы, если бы { lecture-side } после этого упорно отказывались соблюдать Правила.
lecture-near-flag-falls = Таким решение было бы, если бы после этого упал флажок { lecture-whose }.
lecture-near-first-illegal = Таким решение было бы, если бы { lecture-side } раньше не завершали невозможных ходов.
lecture-near-second-illegal = Таким решение было бы, если бы { $side ->
    [white] белым
   *[black] чёрным
  } уже был засчитан один невозможный ход.
lecture-near-supervision = Таким решение было бы, если бы { $supervision ->
    [adequate] арбитров хватало, чтобы полностью применять Правила соревнований
   *[arbiter] один арбитр наблюдал за многими партиями
  }.
lecture-near-class = Таким решение было бы { $class ->
    [rapid] в быстрых шахматах
    [blitz] в блице
   *[standard] в стандартных шахматах
  }.
lecture-near-clock = Таким решение было бы, если бы часы { lecture-whose } показывали { $time } и { $increment ->
    [0] добавления не было
    [one] добавление составляло { $increment } секунду
    [few] добавление составляло { $increment } секунды
   *[other] добавление составляло { $increment } секунд
  }.
lecture-near-late = Таким решение было бы, если бы игрок опоздал на { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
   *[other] { $minutes } минут
  }.
lecture-near-agreed-draws = Таким решение было бы, если бы положение не ограничивало соглашение на ничью.
lecture-near-edition = Таким решение было бы по Правилам { $edition } года.
lecture-near-castling-lost = Таким решение было бы, если бы король или ладья уже делали ход.
lecture-near-castling-kept = Таким решение было бы, если бы ни король, ни ладья ещё не делали хода.
lecture-near-quiet = Таким решение было бы, если бы { $moves ->
    [0] только что было взятие или ход пешкой
    [one] каждая сторона сделала { $moves } ход без взятий и ходов пешками
    [few] каждая сторона сделала { $moves } хода без взятий и ходов пешками
   *[other] каждая сторона сделала { $moves } ходов без взятий и ходов пешками
  }.
lecture-near-bare = Таким решение было бы, если бы у { lecture-whose } оставался один король.
lecture-near-rook = Таким решение было бы, если бы у { lecture-whose } была лишняя ладья.

## Помимо доски и часов

lecture-beside-record = { lecture-who } { $must ->
    [true] обязаны и дальше записывать ходы.
   *[false] могут больше не записывать ходы.
  }
lecture-beside-allowed = Это разрешено.
lecture-beside-void = Это не имеет последствий.
lecture-beside-open = Арбитр должен сначала установить факты.
lecture-beside-penalty = { lecture-whom } — { $kind ->
    [warning] предупреждение.
    [add-time] прибавка времени сопернику.
    [cut-time] сокращение времени.
    [raise-points] прибавка очков сопернику.
    [cut-points] вычет очков.
    [loss] поражение в партии.
    [fine] денежный штраф.
    [rounds] отстранение от туров.
    [expulsion] исключение из соревнования.
   *[remove-from-venue] удаление из помещения для игры.
  }

## Что говорится, когда ничего не происходит

lecture-slot-position = Позиция остаётся как есть.
lecture-slot-clocks = Время никому не добавляют и ни у кого не вычитают.
lecture-slot-choice = Можно сделать любой возможный ход.

## Что написал автор

lecture-option-wrong = Решение не таково.
lecture-option-untranslated = (вариант, не написанный на этом языке)
lecture-key-outcome = ваш ключ — { $stated }, а по Правилам { $ruled }: { $why } ({ $clauses })
lecture-key-clock = по вашему ключу время { lecture-whose } меняется на { $stated }, а по Правилам — на { $ruled }: { $why } ({ $clauses })
lecture-key-no-reason = ни к чему другому рассказ не ведёт
lecture-key-hint = вопрос задан с решением по Правилам в качестве ключа; измените ключ или факты, на которых он держится
lecture-near-used = { $count ->
    [one] { $count } неверный вариант — решение
    [few] { $count } неверных варианта — решения
   *[other] { $count } неверных вариантов — решения
  } для вашей истории с одним изменённым фактом: известных заблуждений, ведущих к другим ответам, слишком мало
lecture-near-hint = прочтите варианты; если они не нравятся, напишите свои в [[options]]
lecture-language-missing = «{ $key }» не написано на языке «{ $lang }»: там стоят наши слова
