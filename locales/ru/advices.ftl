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

advice-if = Если бы { $fact }
