# What the engine says to a page beside a ruling: what is to be done, what would change it.

answer-stop-clocks = Часы останавливаются.
answer-take-back = Незавершённое на доске убирается.
answer-put-right = Фигуры ставятся на свои поля.
answer-transfer = Позиция переносится на правильно расположенную доску.
answer-warn = { $side ->
    [white] Белым
   *[black] Чёрным
  } выносится предупреждение.
answer-need = { $what ->
    [penalty] Арбитр выбирает наказание (12.9).
    [opponent-score] Арбитр определяет количество очков соперника.
    [which-move] Нужно указать, какой ход имелся в виду.
    [reason] Нужно указать, почему были остановлены часы.
    [reconstruction] Нужно установить число завершённых ходов.
    [clock-times] Арбитр определяет, какое время должны показывать часы.
    [promotion-piece] Нужно указать, в какую фигуру превращается пешка.
    [announcement] Ход нужно объявить.
   *[finding] Арбитр должен установить, что произошло.
  }
answer-need-decision = Арбитр должен принять решение.

## What would change the ruling

answer-if-edition = Если бы действовала редакция Правил { $edition } года
answer-if-illegal = Если бы { $side ->
    [white] белые
   *[black] чёрные
  } { $count ->
    [0] раньше не делали невозможных ходов
    [1] уже сделали один невозможный ход
    [one] уже сделали { $count } невозможный ход
    [few] уже сделали { $count } невозможных хода
   *[other] уже сделали { $count } невозможных ходов
  }
answer-if-class = Если бы это { $class ->
    [standard] была партия в классические шахматы
    [rapid] была партия в быстрые шахматы
   *[blitz] был блиц
  }
answer-if-supervision = Если бы арбитров { $supervision ->
    [adequate] хватало для применения Правил соревнований (A.4, B.2)
   *[arbiter] не хватало для применения Правил соревнований (A.4, B.2)
  }
answer-if-written = Если бы ход { $written ->
    [true] был сначала записан
   *[false] не был записан
  }
answer-if-touch = { $intent ->
    [adjust] Если бы перед тем, как коснуться фигуры на { $square }, игрок сказал «поправляю»
   *[move] Если бы фигуры на { $square } коснулись с намерением пойти ею
  }
answer-if-hands = Если бы ход был сделан { $hands ->
    [1] одной рукой
   *[2] двумя руками
  }
answer-if-unpressed = Если бы { $side ->
    [white] белые
   *[black] чёрные
  } не нажали на часы
answer-if-noticed = Если бы на падение флажка указал { $by ->
    [opponent] соперник
   *[arbiter] арбитр
  }
