# What the engine says to a page beside a ruling: what is to be done, what would change it.

advice-stop-clocks = Часы останавливаются.
advice-take-back = То, что не завершено на доске, берут назад.
advice-put-right = Фигуры ставятся на свои поля.
advice-transfer = Позиция переносится на правильно расположенную доску.
advice-warn = { $side ->
    [white] Белым
   *[black] Чёрным
  } выносится предупреждение.
advice-need = { $what ->
    [penalty] Арбитр выбирает наказание (12.9).
    [opponent-score] Арбитр определяет результат соперника.
    [which-move] Нужно указать, какой ход имелся в виду.
    [reason] Нужно указать, почему были остановлены часы.
    [reconstruction] Нужно установить число завершённых ходов.
    [clock-times] Арбитр определяет, какое время должны показывать часы.
    [promotion-piece] Нужно указать, в какую фигуру превращается пешка.
    [announcement] Ход нужно объявить.
   *[finding] Арбитр должен установить, что произошло.
  }
advice-need-decision = Арбитр должен принять решение.

## What would change the ruling

advice-if-edition = Если бы действовала редакция Правил { $edition } года
advice-if-illegal = Если бы { $side ->
    [white] белые
   *[black] чёрные
  } { $count ->
    [0] раньше не делали невозможных ходов
    [1] уже сделали один невозможный ход
    [one] уже сделали { $count } невозможный ход
    [few] уже сделали { $count } невозможных хода
   *[other] уже сделали { $count } невозможных ходов
  }
advice-if-class = Если бы это { $class ->
    [standard] была партия в стандартные шахматы
    [rapid] была партия в быстрые шахматы
   *[blitz] был блиц
  }
advice-if-supervision = Если бы арбитров { $supervision ->
    [adequate] хватало для применения Турнирных правил (A.4, B.2)
   *[arbiter] не хватало для применения Турнирных правил (A.4, B.2)
  }
advice-if-written = Если бы ход { $written ->
    [true] был сначала записан
   *[false] не был записан
  }
advice-if-touch = { $intent ->
    [adjust] Если бы перед тем, как коснуться фигуры на { $square }, игрок сказал «поправляю»
   *[move] Если бы фигуры на { $square } коснулись с намерением пойти ею
  }
advice-if-hands = Если бы ход был сделан { $hands ->
    [1] одной рукой
   *[2] двумя руками
  }
advice-if-unpressed = Если бы { $side ->
    [white] белые
   *[black] чёрные
  } не нажали часы
advice-if-noticed = Если бы на падение флажка указал { $by ->
    [opponent] соперник
   *[arbiter] арбитр
  }
advice-if-untouched = Если бы фигуры на { $square } не коснулись первой
advice-if-device = Если бы устройство было { $place ->
    [bag] в сумке игрока
   *[person] при самом игроке
  }
advice-if-bags = Если бы положение соревнования { $allowed ->
    [true] разрешало держать устройства в сумке
   *[false] не разрешало держать устройства в сумке
  }
advice-if-allowed = Если бы арбитр { $allowed ->
    [true] это разрешил
   *[false] этого не разрешил
  }
advice-if-default-time = { $minutes ->
    [0] Если бы опаздывать было нельзя
   *[other] Если бы допустимое время опоздания составляло { $minutes } мин
  }
advice-if-found = Если бы это обнаружили после { $moves ->
    [one] { $moves } хода
   *[other] { $moves } ходов
  } каждой стороны
