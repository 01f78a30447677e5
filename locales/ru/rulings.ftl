### Что решает арбитр и почему.

## Слова, общие для многих предложений

ruling-who = { $side ->
    [white] Белые
   *[black] Чёрные
  }
ruling-whose = { $side ->
    [white] белых
   *[black] чёрных
  }
ruling-whom = { $side ->
    [white] белым
   *[black] чёрным
  }
ruling-opponent = { $side ->
    [white] чёрные
   *[black] белые
  }
ruling-to-opponent = { $side ->
    [white] чёрным
   *[black] белым
  }

## Рамка

ruling-head = { $id } · Правила { $edition } года · { $class ->
    [rapid] быстрые шахматы
    [blitz] блиц
   *[standard] стандартные шахматы
  } · { $control }
ruling-to-move = Ход { ruling-whose }.
ruling-quotation = «{ $words }» ({ $number }, { $edition })
ruling-note = Примечание редакции: { $reason }
ruling-overruled = Уступает: { $numbers }
ruling-end = { $outcome ->
    [ongoing] Партия продолжается.
    [new-game] Должна быть сыграна новая партия.
    [annulled] Партия аннулирована; должна быть сыграна новая.
    [both-lose] Поражение засчитано обоим: 0–0.
    [white] Победа белых, 1–0{ ruling-by }
    [black] Победа чёрных, 0–1{ ruling-by }
   *[draw] Ничья, ½–½{ ruling-by }
  }
ruling-by = { $termination ->
    [checkmate] : мат.
    [stalemate] : пат.
    [dead-position] : мёртвая позиция.
    [agreement] : по соглашению.
    [resignation] : соперник сдался.
    [resignation-unwinnable] : игрок сдался, но соперник не может поставить мат.
    [threefold-claim] : троекратное повторение позиции, по заявлению.
    [fifty-claim] : пятьдесят ходов, по заявлению.
    [fivefold] : пятикратное повторение позиции.
    [seventyfive] : семьдесят пять ходов.
    [flag] : просрочено время.
    [flag-unwinnable] : флажок упал, но соперник не может поставить мат.
    [both-flags] : упали оба флажка.
    [second-illegal] : второй невозможный ход.
    [second-illegal-unwinnable] : второй невозможный ход, но соперник не может поставить мат.
    [illegal-position] : невозможная позиция.
    [normal-means] : обычными средствами не выиграть.
    [claim-rejected] : заявление отклонено.
    [sealed-ambiguous] : неоднозначный тайный ход.
    [sealed-illegal] : невозможный тайный ход.
    [sealed-unintelligible] : неразборчивый тайный ход.
    [sealed-unwinnable] : тайный ход недействителен, но соперник не может поставить мат.
   *[forfeit] : опоздание.
  }

## Меры

ruling-remedy-clock = { $sign ->
    [minus] У { ruling-whose } вычитается { $time }.
   *[plus] К времени { ruling-whose } добавляется { $time }.
  }
ruling-remedy-increment = Обоим игрокам добавляется по { $seconds } секунд на каждый ход.
ruling-remedy-restore = Восстанавливается позиция перед полуходом { $ply }; время на часах определяет арбитр.
ruling-remedy-rewind = Восстанавливается позиция после полухода { $ply }; время на часах определяет арбитр.
ruling-remedy-oblige = { $count ->
    [one] { ruling-who } обязаны сыграть { $moves }.
   *[other] { ruling-who } обязаны выбрать из { $moves }.
  }
ruling-remedy-lose = { $right ->
    [claim] { ruling-who } не могут заявить ничью на этом ходу.
    [castling] { ruling-who } не могут рокировать.
   *[touch-complaint] { ruling-who } больше не могут жаловаться на нарушение правила «тронул — ходи».
  }
ruling-remedy-count = { $side ->
    [white] Белым
   *[black] Чёрным
  } засчитывается невозможный ход.
ruling-remedy-offer = Предложение ничьей от { ruling-whose } в силе.
ruling-remedy-offer-gone = Предложение ничьей от { ruling-whose } больше не в силе.
ruling-remedy-next-period = Для { ruling-whose } начинается следующий период.
ruling-remedy-discretion = По пункту { $number } арбитр может принять и другие меры.

## Факты

ruling-fact-repetition = Позиция встречается { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
  }: { $start ->
    [true] в начале{ $after ->
        [0] {""}
       *[other] , после { $moves }
      }
   *[false] после { $moves }
  }.
ruling-fact-quiet = { $count ->
    [one] { $count } полуход
    [few] { $count } полухода
   *[many] { $count } полуходов
  } после последнего взятия или хода пешкой.
ruling-fact-helpmate = { ruling-who } ещё могли бы поставить мат: { $moves }.
ruling-fact-no-mate = Никакая последовательность возможных ходов не приводит к мату от { ruling-whose }.
ruling-fact-undetermined = Могли ли { ruling-who } ещё поставить мат, установить не удалось; считается, что могли.
ruling-fact-time = У { ruling-whose } осталось { $time }.
ruling-fact-touched = Тронуто по порядку: { $squares }.
ruling-fact-made = Сделано ходов: белыми { $white }, чёрными { $black }.
ruling-fact-completed = { ruling-who } завершили ходов: { $completed }; { $required ->
    [all] в этом периоде нужно было сделать все ходы
   *[other] требовалось { $required }
  }.
ruling-fact-fault = { $fault ->
    [out-of-turn] Очередь хода за соперником.
    [no-piece] На поле нет фигуры.
    [opponents-piece] Это фигура соперника.
    [own-occupied] На поле стоит своя фигура.
    [geometry] Фигура так не ходит.
    [jump] На пути стоит фигура.
    [king-captured] Короля взять нельзя.
    [self-check] Свой король оказался бы под шахом.
    [pawn-capture] Пешка туда пойти не может.
    [en-passant-late] Взятие на проходе было возможно только ходом раньше.
    [castling-king-moved] Право на рокировку потеряно: король уже ходил.
    [castling-rook-moved] Право на рокировку потеряно: ладья уже ходила.
    [castling-attacked] Король под шахом, проходит через битое поле или попадает на него.
    [castling-blocked] Между королём и ладьёй стоит фигура.
   *[promotion-piece] Пешка не может стать такой фигурой.
  }
ruling-fact-reading = { $count ->
    [0] Записи «{ $text }» не отвечает ни один возможный ход.
   *[other] Записи «{ $text }» отвечает возможных ходов: { $count } ({ $found }).
  }
ruling-fact-counted = Невозможных ходов у { ruling-whose }, считая этот: { $count }.

## Касание и ход

ruling-touched = { $kind ->
    [own] { ruling-who } коснулись своей фигуры и обязаны ею пойти.
    [opponent] { ruling-who } коснулись фигуры соперника и обязаны её взять.
    [both] { ruling-who } коснулись фигур обоих цветов: одна должна взять другую, а если нельзя, решает первая, которой можно пойти или которую можно взять.
    [castle] { ruling-who } коснулись короля и ладьи и обязаны рокировать в эту сторону.
    [castle-illegal] { ruling-who } коснулись короля и ладьи, но рокировка в эту сторону невозможна: нужно сделать другой ход королём.
    [rook-first] { ruling-who } сначала коснулись ладьи: на этом ходу рокировать в эту сторону нельзя.
   *[none-possible] Ничем из того, чего коснулись { ruling-who }, пойти нельзя и взять это нельзя: можно сделать любой возможный ход.
  }
ruling-adjusted = { ruling-who } предупредили, что поправляют: это ни к чему не обязывает.
ruling-accident = Касание было явно случайным: оно ни к чему не обязывает.
ruling-touch-not-on-move = Очередь хода не за { $side ->
    [white] белыми
   *[black] чёрными
  }: касание ни к чему не обязывает.
ruling-moved-against-touch = { ruling-who } тронули другую фигуру: ход сделан, но соперник может потребовать исправления, пока сам не коснулся фигуры.
ruling-moved-on = Ход уже сделан; изменить его { ruling-who } больше не могут.
ruling-promotion-to-finish = Пешка отпущена на последней горизонтали: превращение должно быть закончено на этом поле. Пока новая фигура не стоит на нём, ход не сделан.
ruling-promotion-choice = { $piece ->
    [queen] Ферзь коснулся
    [rook] Ладья коснулась
    [bishop] Слон коснулся
    [knight] Конь коснулся
    [king] Король коснулся
   *[pawn] Пешка коснулась
  } поля: выбор окончателен.
ruling-no-breach = { ruling-who } пошли так, как обязывало касание: жаловаться не на что.
ruling-breach = { ruling-who } были обязаны пойти иначе: ход берётся назад.
ruling-complaint-too-late = { ruling-who } с тех пор сами коснулись фигуры: жаловаться поздно.

## Окончание партии

ruling-checkmate = { ruling-who } поставили мат: партия сразу окончена.
ruling-stalemate = У { ruling-whose } нет возможного хода, и их король не под шахом: пат.
ruling-dead-position = Ни один из игроков не может поставить мат никакой последовательностью возможных ходов: мёртвая позиция.
ruling-resignation = { ruling-who } сдались: выигрывают { ruling-opponent }.
ruling-resignation-unwinnable = { ruling-who } сдались, но { ruling-opponent } не могут поставить мат никакой последовательностью возможных ходов: ничья.
ruling-agreement = { ruling-who } приняли предложение, которое было в силе: игроки согласились на ничью.
ruling-agreement-too-early = Согласиться на ничью нельзя, пока каждый не сделал хотя бы один ход.
ruling-game-over = Партия закончилась раньше; этого уже ничто не изменит.

## Часы и флажок

ruling-reply-before-press = Очередь хода перешла к { ruling-whom }, как только соперник сделал ход, нажаты часы или нет.
ruling-completed-by-next = { ruling-who } сделали следующий ход, и предыдущий считается завершённым.
ruling-late-press = { ruling-who } вправе нажать часы и после ответа соперника.
ruling-other-hand = Часы нажимают той же рукой, которой сделан ход; но это не невозможный ход.
ruling-completed = Ход { ruling-whose } завершён.
ruling-flag-unnoticed = Флажок, падения которого никто не заметил, по Правилам не упал.
ruling-flag-loss = { ruling-who } не завершили положенные ходы вовремя: выигрывают { ruling-opponent }.
ruling-flag-unwinnable = { ruling-who } не завершили положенные ходы вовремя, но { ruling-opponent } не могут поставить мат никакой последовательностью возможных ходов: ничья.
ruling-period-reached = { ruling-who } завершили ходы этого периода: флажок ничего не решает.
ruling-flag-not-down = Флажок { ruling-whose } не упал.
ruling-player-stop = { ruling-who } вправе остановить часы, чтобы позвать арбитра.
ruling-stop-without-reason = { ruling-who } остановили часы без уважительной причины.
ruling-wrong-setting = Часы останавливают и исправляют; сколько времени кому полагается, решает арбитр.
ruling-default-time = { ruling-who } пришли позже допустимого времени опоздания.
ruling-too-late = { $outcome ->
    [both-lose] Оба игрока пришли позже допустимого времени опоздания: поражение обоим.
   *[other] Один из игроков пришёл позже допустимого времени опоздания и проиграл.
  }
ruling-both-absent = К началу партии никто не пришёл: белые теряют время до своего прихода.

## Невозможные ходы и другие нарушения

ruling-illegal-unpressed = { $unfinished ->
    [true] Часы не нажаты: превращение ещё можно закончить.
   *[false] Часы не нажаты: невозможный ход не завершён. Ход возвращается; { ruling-whom } остаётся только правило «тронул — ходи».
  }
ruling-two-hands-unpressed = Ход сделан двумя руками, но часы не нажаты: невозможного хода нет.
ruling-illegal-move = { ruling-who } завершили невозможный ход, { $number ->
    [first] первый.
   *[second] второй: исход партии решён.
  }
ruling-promotion-unfinished = { ruling-who } нажали часы, не заменив пешку: она становится ферзём. Это { $number ->
    [first] первый невозможный ход.
   *[second] второй невозможный ход: исход партии решён.
  }
ruling-press-without-move = { ruling-who } нажали часы, не сделав хода: { $number ->
    [first] первый невозможный ход.
   *[second] второй невозможный ход, исход партии решён.
  }
ruling-two-hands = { ruling-who } сделали ход двумя руками: { $number ->
    [first] это первый невозможный ход; сам ход остаётся.
   *[second] это второй невозможный ход, исход партии решён.
  }
ruling-flag-after-illegal = Сначала рассматривается невозможный ход: часы { ruling-whose } не должны были идти, и флажок не считается.
ruling-no-illegal-move = Ничего невозможного завершено не было.
ruling-last-identifiable = Позицию перед нарушением установить нельзя: игра продолжается с последней достоверной.
ruling-illegal-too-late = Следующий ход уже сделан: невозможный ход остаётся в силе.
ruling-illegal-position = Арбитр не видел, как возникла позиция: он ждёт завершения следующего хода.
ruling-still-illegal = { $still ->
    [true] Позиция по-прежнему невозможная: ничья.
   *[false] Позиция снова в порядке: игра продолжается.
  }
ruling-initial-position = Начальная позиция была неверной: партия отменяется.
ruling-board-orientation = Позиция переносится на правильно поставленную доску; игра продолжается.
ruling-colours-reversed = Десять ходов сделаны ещё не каждым игроком: партия с перепутанными цветами прекращается.
ruling-colours-kept = Каждый сделал десять ходов: партия продолжается.
ruling-displaced = { ruling-who } ставят фигуры на место за счёт своего времени.
ruling-displaced-found = Восстанавливается позиция, бывшая до смещения фигур.
ruling-set-up-accepted = { $fault ->
    [initial-position] Каждый завершил десять ходов: претензии к расстановке фигур уже не принимаются.
   *[board-orientation] Каждый завершил десять ходов: претензии к положению доски уже не принимаются.
  }
ruling-clock-accepted = Каждый завершил десять ходов: установка часов не меняется, если только от этого не пострадает расписание.

## Запись

ruling-written-in-advance = { ruling-who } записали ход до того, как сделали его, без заявления и без тайного хода. Сам ход действителен.
ruling-recording-waived = У { ruling-whose } в этом периоде оставалось меньше пяти минут: записывать больше не обязательно.
ruling-recording-duty = { ruling-who } обязаны записывать ходы.
ruling-no-recording = { ruling-who } не обязаны записывать ходы.
ruling-signed = Результат { $result } подписан и остаётся в силе, если арбитр не решит иначе.

## Предложения ничьей и заявления

ruling-offer = { $proper ->
    [true] { ruling-who } предложили ничью в положенный момент. Оба игрока отмечают это знаком (=).
   *[false] { ruling-who } предложили ничью не в положенный момент. Предложение всё равно действительно.
  }
ruling-offer-barred = Положение сейчас не допускает ничьих по соглашению: на предложение нужно согласие арбитра.
ruling-offer-withdrawal = Предложение нельзя взять назад.
ruling-offer-rejected = { ruling-who } отклонили предложение.
ruling-offer-rejected-by-touch = Коснувшись фигуры, { ruling-who } отклонили предложение.
ruling-nothing-to-accept = Предложения, которое { ruling-who } могли бы принять, нет.
ruling-agreement-barred = Положение сейчас не допускает ничьих по соглашению: без согласия арбитра соглашения нет.
ruling-consent = { $given ->
    [true] Арбитр согласен: ничья.
   *[false] Арбитр не согласен: игра продолжается.
  }
ruling-threefold = { $right ->
    [true] Заявление обоснованно: позиция { $mode ->
        [intended] возникла бы
       *[current] стоит
      } на доске { $count }-й раз.
   *[false] Заявление необоснованно: { $mode ->
        [intended] после { $move } позиция возникла бы
       *[current] позиция стоит
      } на доске { $count ->
        [1] только первый раз
        [2] только второй раз
       *[other] { $count }-й раз, но заявление сделано не по правилам
      }.
  }
ruling-fifty = { $right ->
    [true] Заявление обоснованно: каждый игрок сделал пятьдесят ходов без взятия и хода пешкой.
   *[false] Заявление необоснованно: без взятия и хода пешкой { $mode ->
        [intended] с ходом { $move } было бы
       *[current] сделано
      } { $count ->
        [one] { $count } полуход
        [few] { $count } полухода
       *[many] { $count } полуходов
      }, нужно сто.
  }
ruling-claim-illegal-move = Заявление необоснованно: { $move } — невозможный ход. Нужно сделать другой ход этой фигурой, если он есть.
ruling-claim-not-on-move = Очередь хода не за { $side ->
    [white] белыми
   *[black] чёрными
  }: заявлять сейчас нельзя. Заявление остаётся предложением ничьей.
ruling-claim-right-lost = { ruling-who } коснулись фигуры и на этом ходу потеряли право на заявление. Оно остаётся предложением ничьей.
ruling-claim-from-screen = { $penalised ->
    [true] Заявление нельзя основывать на одном табло: оно считается необоснованным.
   *[false] Заявление нельзя основывать на одном табло: оно не рассматривается.
  }
ruling-claim-not-written = Предполагаемый ход нужно сначала записать: арбитр предлагает { ruling-whom } сделать заявление по правилам.
ruling-claim-waits = Сначала должен нажать часы соперник; после этого { ruling-who } могут сделать заявление.
ruling-claim-withdrawal = Отказаться от заявления нельзя.
ruling-fivefold = Позиция возникла пять раз: ничья без заявления.
ruling-seventyfive = Каждый игрок сделал семьдесят пять ходов без взятия и хода пешкой: ничья без заявления.
ruling-not-fivefold = Позиция возникла { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
  }; нужно пять.
ruling-not-seventyfive = Без взятия и хода пешкой сделано { $count ->
    [one] { $count } полуход
    [few] { $count } полухода
   *[many] { $count } полуходов
  }; нужно сто пятьдесят.

## Партии без добавления времени (Руководство III)

ruling-quickplay-not-announced = Применение руководства не было объявлено заранее: такого заявления нет.
ruling-quickplay-out-of-scope = Руководство относится только к стандартным и быстрым шахматам без добавления времени: такого заявления нет.
ruling-both-flags = { $period ->
    [last] Упали оба флажка, и какой первым — установить нельзя: ничья.
   *[earlier] Упали оба флажка, и какой первым — установить нельзя; период не последний: игра продолжается.
  }
ruling-increment-request = { ruling-who } вправе просить о добавлении времени; просьба является предложением ничьей.
ruling-increment-not-available = { ruling-who } не вправе об этом просить: нужны очередь хода и меньше двух минут на часах.
ruling-increment-decision = { $agreed ->
    [true] Арбитр разрешает добавление; { ruling-to-opponent } полагаются две дополнительные минуты.
   *[false] Арбитр не разрешает добавление: ничего не меняется.
  }
ruling-quickplay-claim = { ruling-who } вправе сделать такое заявление; решает арбитр.
ruling-quickplay-not-available = { ruling-who } не вправе сделать такое заявление: нужны очередь хода и меньше двух минут на соревновании, где не применяется III.4.
ruling-quickplay-decision = { $decision ->
    [agree] Арбитр согласен с заявлением: ничья.
    [postpone] Арбитр откладывает решение: игра продолжается.
   *[reject] Арбитр отклоняет заявление.
  }
ruling-postponed-flag = Решение по заявлению отложено: арбитр принимает его прежде, чем флажок { ruling-whose } что-либо решит.
ruling-unsupervised-claim = { $proved ->
    [true] Заявление завершает партию; решает назначенный арбитр.
   *[false] Заявление завершает партию, но не всё, чего требует пункт (позиция, бланк), представлено; решает назначенный арбитр.
  }
ruling-unsupervised-not-available = { ruling-who } ещё не вправе сделать такое заявление: нужно меньше двух минут.
ruling-referral = { $upheld ->
    [true] Назначенный арбитр подтверждает заявление: ничья.
   *[false] Назначенный арбитр не подтверждает заявление: { ruling-who } проиграли.
  }

## Отложенные партии (Руководство I)

ruling-order-to-seal = Очередь хода за { $side ->
    [white] белыми
   *[black] чёрными
  }: они записывают тайный ход.
ruling-sealed = { $kind ->
    [too-late] Часы уже остановлены: изменить тайный ход нельзя.
    [changed] Пока часы не остановлены, { ruling-who } могут изменить тайный ход; теперь это «{ $written }».
   *[sealed] { ruling-who } записали тайный ход «{ $written }». На конверте указывают имена, позицию, время, кто записал ход, номер хода, предложение ничьей, если оно в силе, и время доигрывания.
  }
ruling-sealed-on-board = Ход, сделанный на доске, и есть тайный ход, что бы ни было записано.
ruling-early-adjournment = { $allowed ->
    [true] { ruling-who } откладывают партию досрочно: им засчитывается время до конца тура.
   *[false] Отложить партию досрочно может только игрок, за которым очередь хода.
  }
ruling-seal-closed = Часы остановлены: тайный ход — «{ $written }».
ruling-sealed-move = «{ $written }» — единственный возможный ход: он делается на доске.
ruling-sealed-was-on-board = Тайный ход уже стоит на доске.
ruling-envelope-stays-closed = Отвечать должны { ruling-who }, но их нет: конверт не вскрывается.
ruling-sealed-ambiguous = «{ $written }» подходит к нескольким возможным ходам: { ruling-who } проиграли.
ruling-sealed-illegal = «{ $written }» — невозможный ход: { ruling-who } проиграли.
ruling-sealed-unintelligible = Что означает «{ $written }», установить нельзя: { ruling-who } проиграли.
ruling-sealed-unwinnable = Тайный ход { ruling-whose } недействителен, но { ruling-opponent } не могут поставить мат никакой последовательностью возможных ходов: ничья.
ruling-replier-present = { ruling-who } должны отвечать и присутствуют: конверт вскрывают, ход делают на доске и пускают их часы.
ruling-sealer-absent = Записавшего ход нет: { ruling-who } могут записать ответ, вложить его в новый конверт и пустить часы соперника.
ruling-replier-absent = { ruling-who } должны отвечать, но отсутствуют: их часы идут, конверт ждёт.
ruling-late-for-resumption = Пришедший позже допустимого времени опоздания проигрывает, если тайный ход не закончил партию.
ruling-both-absent-at-resumption = Никто не пришёл: { ruling-who }, которым отвечать, теряют время до своего прихода.
ruling-envelope-lost = Конверт потерян: игра продолжается с отложенной позиции и с записанным временем.
ruling-position-unknown = Позицию восстановить нельзя: партия аннулируется.
ruling-stated-move = { ruling-who } играют ход, который, по их словам, был тайным.
ruling-clock-reading = { $corrected ->
    [true] На ошибку указано до первого хода: часы исправляют.
   *[false] { ruling-who } уже сделали ход: показание остаётся, если арбитр не решит иначе.
  }
ruling-clock-reading-decision = { $agreed ->
    [true] Арбитр исправляет часы.
   *[false] Показание остаётся.
  }
ruling-ended-before-resumption = Партия закончена до доигрывания; что в конверте, не имеет значения.
