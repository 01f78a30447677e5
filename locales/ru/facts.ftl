### Один факт истории изменён: то, что следует за «если бы».

fact-side = { $side ->
    [white] белые
   *[black] чёрные
  }
fact-whose = { $side ->
    [white] белых
   *[black] чёрных
  }

## Что делают люди

fact-hands = ход был сделан { $hands ->
    [two] двумя руками
   *[one] одной рукой
  }
fact-same-hand = часы нажали той же рукой, которой был сделан ход
fact-intent = фигуры на { $square } коснулись { $intent ->
    [adjust] лишь для того, чтобы её поправить, заранее сказав об этом
   *[move] с намерением сделать ею ход
  }
fact-untouched = фигуры на { $square } не касались
fact-touch-order = фигур коснулись в обратном порядке
fact-unpressed = { fact-side } ещё не нажали часы
fact-pressed = { fact-side } нажали часы после хода
fact-finding = арбитр установил обратное
fact-written = ход { $written ->
    [true] был сначала записан
   *[false] не был записан
  }
fact-found = это обнаружили, когда каждая сторона сделала { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[other] { $moves } ходов
  }
fact-fault = { $fault ->
    [board-orientation] неправильно лежала доска
   *[initial-position] неправильно были расставлены фигуры
  }
fact-declined = предложение было отклонено
fact-not-declined = предложение перед этим не отклонили
fact-not-resigned = никто не сдался
fact-earlier = последнего события истории не было
fact-unfinished = партия ещё не закончилась
fact-last-first = два последних события произошли в обратном порядке
fact-refuses = { fact-side } после этого упорно отказывались соблюдать Правила
fact-flag-falls = после этого упал флажок { fact-whose }
fact-who = это были { fact-side }

## Упавшие флажки

fact-flag-noticed = { $by ->
    [opponent] на падение флажка сразу указал соперник
    [arbiter] падение флажка заметил арбитр
   *[nobody] падения флажка никто не заметил
  }
fact-flag-of = упал флажок { fact-whose }
fact-flag-before = флажок упал до того, как был сделан ход
fact-flags-both = упали оба флажка и нельзя было установить, какой упал первым
fact-first-flag = { $first ->
    [white] первым упал флажок белых
    [black] первым упал флажок чёрных
   *[unknown] нельзя было установить, какой флажок упал первым
  }
fact-flags-period = это { $period ->
    [earlier] был период с установленным числом ходов
   *[last] был последний период
  }
fact-completed = { fact-side } завершили { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
  }

## Поведение

fact-allowed = арбитр { $allowed ->
    [true] это разрешил
   *[false] этого не разрешил
  }
fact-designated = это было { $allowed ->
    [true] там, где разрешено курить
   *[false] там, где курить не разрешено
  }
fact-device = устройство было { $place ->
    [bag] в сумке игрока
   *[person] при самом игроке
  }
fact-bags = положение соревнования { $allowed ->
    [true] разрешало держать устройства в сумке
   *[false] не разрешало держать устройства в сумке
  }
fact-bag = положение разрешало хранить устройства в сумке и выключенное устройство лежало там
fact-persistent = это случилось { $persistent ->
    [true] неоднократно
   *[false] один раз
  }

## Обстоятельства

fact-illegal = { fact-side } { $count ->
    [0] раньше не делали невозможных ходов
    [1] уже сделали один невозможный ход
    [one] уже сделали { $count } невозможный ход
    [few] уже сделали { $count } невозможных хода
   *[other] уже сделали { $count } невозможных ходов
  }
fact-supervision = арбитров { $supervision ->
    [adequate] хватало для применения Турнирных правил (A.4, B.2)
   *[arbiter] не хватало для применения Турнирных правил (A.4, B.2)
  }
fact-class = это { $class ->
    [standard] была партия в классические шахматы
    [rapid] была партия в быстрые шахматы
   *[blitz] был блиц
  }
fact-clock = часы { fact-whose } показывали { $time } и { $increment ->
    [0] добавления не было
    [one] добавление составляло { $increment } секунду
    [few] добавление составляло { $increment } секунды
   *[other] добавление составляло { $increment } секунд
  }
fact-clock-left = часы { fact-whose } показывали { $time }
fact-increment = { $seconds ->
    [0] добавления не было
    [one] добавление составляло { $seconds } секунду
    [few] добавление составляло { $seconds } секунды
   *[other] добавление составляло { $seconds } секунд
  }
fact-announced = о применении Руководства III { $announced ->
    [true] было объявлено заранее
   *[false] заранее не было объявлено
  }
fact-late = игрок { $minutes ->
    [0] пришёл вовремя
    [one] опоздал на { $minutes } минуту
    [few] опоздал на { $minutes } минуты
   *[other] опоздал на { $minutes } минут
  }
fact-default-time = { $minutes ->
    [0] опаздывать было нельзя
   *[other] допускалось опоздание на { $minutes } минут
  }
fact-agreed-draws = положение не ограничивало соглашение на ничью
fact-edition = действовала редакция Правил { $edition } года

## Позиция

fact-castling-lost = король или ладья уже делали ход
fact-castling-kept = ни король, ни ладья ещё не делали хода
fact-quiet = { $moves ->
    [0] только что было взятие или ход пешкой
    [one] каждая сторона сделала { $moves } ход без взятий и ходов пешками
    [few] каждая сторона сделала { $moves } хода без взятий и ходов пешками
   *[other] каждая сторона сделала { $moves } ходов без взятий и ходов пешками
  }
fact-bare = у { fact-whose } оставался один король
fact-rook = у { fact-whose } была лишняя ладья
