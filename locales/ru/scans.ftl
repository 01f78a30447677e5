### Что говорит `kanon scan`.

scan-kind-threefold = Троекратное повторение, о ничьей не заявлено
scan-kind-threefold-intended = Троекратное повторение было достижимо одним ходом, о ничьей не заявлено
scan-kind-fifty = Пятьдесят ходов, о ничьей не заявлено
scan-kind-fifty-intended = Пятьдесят ходов были достижимы одним ходом, о ничьей не заявлено
scan-kind-fivefold = Пятикратное повторение, после которого партия продолжалась
scan-kind-seventyfive = Семьдесят пять ходов, после которых партия продолжалась
scan-kind-dead-position = Игра продолжалась в мёртвой позиции
scan-kind-flag-unclaimed = Часы показали ноль, никто об этом не заявил, и партия продолжалась
scan-kind-flag-unwinnable = Победа по времени игрока, который не мог поставить мат
scan-kind-flag-drawn = Ничья по времени, хотя соперник мог поставить мат
scan-kind-win-unwinnable = Победа игрока, который не мог поставить мат
scan-kind-result-checkmate = На доске мат, в записи другой результат
scan-kind-result-stalemate = На доске пат, в записи другой результат
scan-kind-early-agreement = Ничья до того, как каждый из игроков сделал ход
scan-kind-two-results = В записи два разных результата
scan-kind-termination = Указанная причина окончания партией не подтверждается
scan-kind-illegal-move = Невозможный ход в записи
scan-kind-ambiguous-move = Неоднозначный ход в записи
scan-kind-unreadable-move = Слово в записи, которое не является ходом

scan-damaged = Партии, которые не удалось прочитать
scan-damage-open-comment = комментарий не закрыт
scan-damage-open-variation = вариант не закрыт
scan-damage-open-tag = тег не закрыт
scan-damage-bad-position = начальная позиция невозможна
scan-damage-variant = это не обычные шахматы
scan-damage-no-game = это не партия
scan-damage-too-long = длиннее, чем может быть партия
scan-damage-unsettled = правила здесь противоречат друг другу; сообщите об этом
scan-damage-archive = с этого места архив повреждён

scan-number-undetermined = партии, в которых поиск мёртвых позиций был прерван
scan-byte = байт { $offset }
scan-start = начальная позиция
scan-lasted = { $count ->
    [one] { $count } позиция
    [few] { $count } позиции
   *[many] { $count } позиций
  }
scan-more = и ещё { $count }; больше покажет --limit, все — --format json
scan-stopped = Остановлено после { $games ->
    [one] { $games } партии
   *[many] { $games } партий
  }. Если заданы --format json и --output, --resume продолжит отсюда.
scan-summary = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
  }, { $plies ->
    [one] { $plies } полуход
    [few] { $plies } полухода
   *[many] { $plies } полуходов
  }; находки в { $found ->
    [one] { $found } партии
   *[many] { $found } партиях
  }.
