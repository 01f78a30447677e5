### Что решает арбитр и почему.

## Слова, общие для многих предложений

ruling-who = { $side ->
    [white] Белые
   *[black] Чёрные
  }
ruling-side = { $side ->
    [white] белые
   *[black] чёрные
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
ruling-piece = { $piece ->
    [king] король
    [queen] ферзь
    [rook] ладья
    [bishop] слон
    [knight] конь
   *[pawn] пешка
  }
ruling-twin = { $twin ->
    [king] королём
    [queen] ферзём
    [rook] ладьёй
    [bishop] слоном
    [knight] конём
   *[pawn] пешкой
  }
ruling-piece-gen = { $piece ->
    [king] короля
    [queen] ферзя
    [rook] ладьи
    [bishop] слона
    [knight] коня
   *[pawn] пешки
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
ruling-overruled = Не применяется: { $numbers }
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
    [flag] : соперник просрочил время.
    [flag-unwinnable] : флажок упал, но соперник не может поставить мат.
    [both-flags] : упали оба флажка.
    [second-illegal] : второй невозможный ход.
    [second-illegal-unwinnable] : второй невозможный ход, но соперник не может поставить мат.
    [illegal-position] : невозможная позиция.
    [normal-means] : обычными средствами не выиграть.
    [claim-rejected] : заявление отклонено.
    [sealed-ambiguous] : неоднозначный тайный ход.
    [sealed-illegal] : невозможный тайный ход.
    [sealed-unintelligible] : непонятная запись тайного хода.
    [sealed-unwinnable] : тайный ход недействителен, но соперник не может поставить мат.
    [signed] : по подписанному результату.
   *[forfeit] : неявка в срок.
  }
ruling-span = { $minutes ->
    [0] { ruling-span-seconds }
   *[other] { ruling-span-minutes }{ $seconds ->
        [0] {""}
       *[other] {" "}{ ruling-span-seconds }
      }
  }
ruling-span-minutes = { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
   *[many] { $minutes } минут
  }
ruling-span-seconds = { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
  }

## Меры

ruling-remedy-clock = { $sign ->
    [minus] Из времени { ruling-whose } вычитают { ruling-span }.
   *[plus] Ко времени { ruling-whose } добавляют { ruling-span }.
  }
ruling-remedy-increment = Обоим игрокам на каждый ход добавляется по { $seconds ->
    [one] { $seconds } секунде
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
  }.
ruling-remedy-restore = Восстанавливается позиция перед { $ply }-м полуходом; время на часах определяет арбитр.
ruling-remedy-rewind = { $ply ->
    [0] Восстанавливается исходная позиция; время на часах определяет арбитр.
   *[other] Восстанавливается позиция после { $ply }-го полухода; время на часах определяет арбитр.
  }
ruling-remedy-oblige = { $count ->
    [1] { ruling-who } обязаны сыграть { $moves }.
   *[other] { ruling-who } обязаны сделать один из ходов: { $moves }.
  }
ruling-remedy-lose = { $right ->
    [claim] { ruling-who } на этом ходу не вправе заявить о ничьей.
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

ruling-fact-repetition = Позиция стояла на доске { $start ->
    [true] в начале{ $after ->
        [0] {""}
       *[other] , после { $moves }
      }
   *[false] после { $moves }
  }.
ruling-fact-unlike = Не та же самая — позиция { $start ->
    [true] в начале{ $after ->
        [0] {""}
       *[other] {" "}и после { $moves }
      }
   *[false] после { $moves }
  }: { $why ->
    [en-passant] тогда было возможно взятие на проходе { $move }.
   *[castling] с тех пор потеряно право на рокировку.
  }
ruling-fact-en-passant-barred = Взятие на проходе { $move } было невозможно: король на { $square } оказался бы под ударом { ruling-piece-gen } { $from }.
ruling-fact-quiet = После последнего взятия или хода пешкой — { $count ->
    [one] { $count } полуход
    [few] { $count } полухода
   *[many] { $count } полуходов
  }.
ruling-fact-helpmate = { ruling-who } ещё могли бы поставить мат: { $moves }.
ruling-fact-can-mate = { ruling-who } ещё могли бы поставить мат какой-либо последовательностью возможных ходов.
ruling-fact-no-mate = Никакая последовательность возможных ходов не позволяет { ruling-whom } поставить мат.
ruling-fact-undetermined = Могли ли { ruling-side } ещё поставить мат, установить не удалось; считается, что могли.
ruling-fact-time = У { ruling-whose } осталось { $time }.
ruling-fact-touched = Порядок касаний: { $squares }.
ruling-fact-only-move = Правило «тронул — ходи» оставляет только { $move }.
ruling-fact-made = Сделано ходов: белыми { $white }, чёрными { $black }.
ruling-fact-completed = { ruling-who } завершили { $completed ->
    [one] { $completed } ход
    [few] { $completed } хода
   *[many] { $completed } ходов
  }, { $required ->
    [all] а в этом периоде нужно было сделать все оставшиеся
   *[other] требовалось { $required }
  }.
ruling-fact-fault = { $fault ->
    [out-of-turn] Очередь хода за соперником.
    [no-piece] На поле нет фигуры.
    [opponents-piece] Это фигура соперника.
    [own-occupied] На поле стоит своя же фигура.
    [geometry] Фигура так не ходит.
    [jump] На пути стоит другая фигура.
    [king-captured] Короля взять нельзя.
    [self-check] Собственный король оказался бы под шахом.
    [self-check-by] Король на { $square } оказался бы под ударом { ruling-piece-gen } { $from }.
    [pawn-ahead] Прямо вперёд пешка ходит только на свободные поля.
    [pawn-diagonal] По диагонали пешка ходит только со взятием.
    [en-passant-late] Взять на проходе можно только сразу, ответным ходом.
    [castling-king-moved] Право на рокировку потеряно: король уже ходил.
    [castling-rook-moved] Право на рокировку потеряно: ладья уже ходила.
    [castling-attacked] Король под шахом, проходит через битое поле или попадает на него.
    [castling-check] Король находится под ударом { ruling-piece-gen } { $from }.
    [castling-through] Король проходит через поле { $square }, которое бьёт { ruling-piece } { $from }.
    [castling-into] Король попадает на поле { $square }, которое бьёт { ruling-piece } { $from }.
    [castling-blocked] Между королём и ладьёй стоит фигура.
   *[promotion-piece] Пешка не может превратиться в такую фигуру.
  }
ruling-fact-reading = { $count ->
    [0] Записи «{ $text }» не отвечает ни один возможный ход.
    [one] Записи «{ $text }» отвечает { $count } возможный ход: { $found }.
    [few] Записи «{ $text }» отвечают { $count } возможных хода: { $found }.
   *[many] Записи «{ $text }» отвечают { $count } возможных ходов: { $found }.
  }
ruling-fact-twin = Пойти { ruling-twin } с { $at } нельзя: король на { $square } оказался бы под ударом { ruling-piece-gen } { $from }.
ruling-fact-counted = Невозможных ходов у { ruling-whose }, считая этот: { $count }.

## Касание и ход

ruling-touched = { $kind ->
    [own] { ruling-who } коснулись своей фигуры и обязаны ею пойти.
    [opponent] { ruling-who } коснулись фигуры соперника и обязаны её взять.
    [both] { ruling-who } коснулись фигур обоих цветов: одной нужно взять другую, а если нельзя, решает первая тронутая фигура, которой можно пойти или которую можно взять.
    [castle] { ruling-who } коснулись короля и ладьи и обязаны рокировать в эту сторону.
    [castle-illegal] { ruling-who } коснулись короля и ладьи, но рокировка в эту сторону невозможна: нужно сделать другой ход королём.
    [rook-first] { ruling-who } сначала коснулись ладьи: на этом ходу рокировать в эту сторону нельзя.
   *[none-possible] Ни одной из фигур, которых коснулись { ruling-side }, нельзя пойти, и ни одну нельзя взять: можно сделать любой возможный ход.
  }
ruling-adjusted = { ruling-who } предупредили, что поправляют: это ни к чему не обязывает.
ruling-accident = Касание было явно случайным: оно ни к чему не обязывает.
ruling-touch-not-on-move = Очередь хода не за { $side ->
    [white] белыми
   *[black] чёрными
  }: касание ни к чему не обязывает.
ruling-moved-against-touch = { ruling-who } до этого тронули другую фигуру: ход сделан, но соперник может указать на нарушение, пока сам не коснулся фигуры.
ruling-moved-on = Ход уже сделан; изменить его { ruling-side } больше не могут.
ruling-promotion-to-finish = Пешка отпущена на последней горизонтали: превращение должно быть закончено на этом поле. Пока новая фигура не поставлена, ход не сделан.
ruling-promotion-choice = { $piece ->
    [queen] Ферзь коснулся
    [rook] Ладья коснулась
    [bishop] Слон коснулся
    [knight] Конь коснулся
    [king] Король коснулся
   *[pawn] Пешка коснулась
  } поля: выбор окончателен.
ruling-no-promotion = { $why ->
    [final] Фигура превращения уже выбрана: изменить выбор нельзя.
   *[elsewhere] Ни одна пешка не может превратиться на этом поле в эту фигуру: это не превращение.
  }
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
ruling-game-over = Партия уже закончилась; этого ничто не изменит.

## Часы и флажок

ruling-reply-before-press = Очередь хода перешла к { ruling-whom }, как только соперник сделал ход, независимо от того, нажаты ли часы.
ruling-completed-by-next = { ruling-who } сделали следующий ход, и предыдущий считается завершённым.
ruling-late-press = { ruling-who } вправе нажать часы и после ответа соперника.
ruling-other-hand = Часы нажимают той же рукой, которой сделан ход; невозможным ходом это не считается.
ruling-completed = Ход { ruling-whose } завершён.
ruling-flag-unnoticed = Флажок, падения которого никто не заметил, по Правилам не считается упавшим.
ruling-flag-loss = { ruling-who } не завершили положенные ходы вовремя: выигрывают { ruling-opponent }.
ruling-flag-unwinnable = { ruling-who } не завершили положенные ходы вовремя, но { ruling-opponent } не могут поставить мат никакой последовательностью возможных ходов: ничья.
ruling-period-reached = { ruling-who } завершили ходы этого периода: падение флажка ничего не решает.
ruling-flag-not-down = Флажок { ruling-whose } не упал.
ruling-player-stop = { ruling-who } вправе остановить часы, чтобы позвать арбитра.
ruling-stop-without-reason = { ruling-who } остановили часы без уважительной причины.
ruling-wrong-setting = Часы останавливают и исправляют; сколько времени кому полагается, решает арбитр.
ruling-default-time = { ruling-who } пришли позже допустимого времени опоздания.
ruling-late-in-time = Белые пришли в пределах допустимого времени опоздания; их часы идут с начала партии.
ruling-too-late = { $outcome ->
    [both-lose] Оба игрока пришли позже допустимого времени опоздания: поражение обоим.
   *[other] Один из игроков пришёл позже допустимого времени опоздания и проиграл.
  }
ruling-both-absent = К началу партии никто не пришёл: белые теряют время до своего прихода.

## Невозможные ходы и другие нарушения

ruling-illegal-unpressed = { $unfinished ->
    [true] Часы не нажаты: превращение ещё можно закончить.
   *[false] Часы не нажаты: невозможный ход не завершён. Ход берётся назад; { ruling-whose } связывает только правило «тронул — ходи».
  }
ruling-two-hands-unpressed = Ход сделан двумя руками, но часы не нажаты: невозможного хода нет.
ruling-illegal-move = { ruling-who } завершили { $number ->
    [first] первый невозможный ход.
   *[second] второй невозможный ход: исход партии решён.
  }
ruling-promotion-unfinished = { ruling-who } нажали часы, не заменив пешку: она становится ферзём. Это { $number ->
    [first] первый невозможный ход.
   *[second] второй невозможный ход: исход партии решён.
  }
ruling-press-without-move = { ruling-who } нажали часы, не сделав хода. Это { $number ->
    [first] первый невозможный ход.
   *[second] второй невозможный ход: исход партии решён.
  }
ruling-two-hands = { ruling-who } сделали ход двумя руками. Это { $number ->
    [first] первый невозможный ход; сам ход остаётся в силе.
   *[second] второй невозможный ход: исход партии решён.
  }
ruling-flag-after-illegal = Сначала рассматривается невозможный ход: часы { ruling-whose } не должны были идти, и флажок не считается.
ruling-no-illegal-move = Невозможный ход не был завершён.
ruling-last-identifiable = Позицию перед нарушением установить нельзя: игра продолжается с последней достоверно известной.
ruling-illegal-too-late = Следующий ход уже сделан: невозможный ход остаётся в силе.
ruling-illegal-position = Арбитр не видел, как возникла позиция: он ждёт завершения следующего хода.
ruling-still-illegal = { $still ->
    [true] Позиция по-прежнему невозможная: ничья.
   *[false] Позиция снова в порядке: игра продолжается.
  }
ruling-initial-position = Начальная позиция была неверной: партия отменяется.
ruling-board-orientation = Позиция переносится на правильно поставленную доску; игра продолжается.
ruling-colours-reversed = Ещё не оба игрока сделали по десять ходов: партия с перепутанными цветами прекращается.
ruling-colours-kept = Каждый игрок сделал десять ходов: партия продолжается.
ruling-displaced = { ruling-who } ставят фигуры на место за счёт своего времени.
ruling-displaced-found = Восстанавливается позиция, которая была до смещения фигур.
ruling-set-up-accepted = { $fault ->
    [initial-position] Каждый игрок завершил десять ходов: претензии к расстановке фигур уже не принимаются.
   *[board-orientation] Каждый игрок завершил десять ходов: претензии к положению доски уже не принимаются.
  }
ruling-clock-accepted = Каждый игрок завершил десять ходов: установка часов не меняется, если только от этого не пострадает расписание.

## Запись

ruling-written-in-advance = { ruling-who } записали ход до того, как сделали его, не для заявления и не как тайный. Сам ход действителен.
ruling-recording-waived = У { ruling-whose } в этом периоде оставалось меньше пяти минут: записывать больше не обязательно.
ruling-recording-duty = { ruling-who } обязаны записывать ходы.
ruling-no-recording = { ruling-who } не обязаны записывать ходы.
ruling-signed = Результат { $result } подписан и остаётся в силе, если арбитр не решит иначе.

## Предложения ничьей и заявления

ruling-offer = { $when ->
    [sealed] { ruling-who } предложили ничью после записи тайного хода: предложение остаётся в силе, пока { ruling-opponent } не примут или не отклонят его.
    [proper] { ruling-who } предложили ничью в положенный момент. Оба игрока отмечают это знаком (=).
   *[improper] { ruling-who } предложили ничью не в положенный момент. Предложение всё равно действительно.
  }
ruling-offer-barred = Положение соревнования сейчас не допускает ничьих по соглашению: для предложения нужно согласие арбитра.
ruling-offer-withdrawal = Предложение нельзя взять назад.
ruling-offer-rejected = { ruling-who } отклонили предложение.
ruling-offer-rejected-by-touch = Коснувшись фигуры, { ruling-side } отклонили предложение.
ruling-nothing-to-accept = Предложения, которое { ruling-side } могли бы принять, нет.
ruling-agreement-barred = Положение соревнования сейчас не допускает ничьих по соглашению: без согласия арбитра соглашения нет.
ruling-consent = { $given ->
    [true] Арбитр согласен: ничья.
   *[false] Арбитр не согласен: игра продолжается.
  }
ruling-consent-beforehand = Арбитр даёт согласие: предложение можно принять.
ruling-threefold = { $right ->
    [true] Заявление обоснованно: позиция { $mode ->
        [intended] возникла бы
       *[current] возникла
      } на доске в { $count ->
        [3] третий
        [4] четвёртый
       *[other] { $count }-й
      } раз.
   *[false] Заявление необоснованно: { $why ->
        [unwritten] ход { $move } перед заявлением не записан.
        [unshown] не представлено ничего, по чему его можно проверить.
       *[count] { $mode ->
            [intended] после { $move } позиция возникла бы
           *[current] позиция возникла
          } на доске { $count ->
            [1] только в первый раз.
           *[other] только во второй раз.
          }
      }
  }
ruling-fifty = { $right ->
    [true] Заявление обоснованно: { $mode ->
        [intended] после { $move } без взятия и хода пешкой { $same ->
            [true] каждый сделал бы { $white ->
                [one] { $white } ход.
                [few] { $white } хода.
               *[many] { $white } ходов.
              }
           *[false] у белых было бы { $white } ходов, у чёрных — { $black }.
          }
       *[current] без взятия и хода пешкой { $same ->
            [true] каждый сделал { $white ->
                [one] { $white } ход.
                [few] { $white } хода.
               *[many] { $white } ходов.
              }
           *[false] белые сделали { $white ->
                [one] { $white } ход
                [few] { $white } хода
               *[many] { $white } ходов
              }, чёрные — { $black }.
          }
      }
   *[false] Заявление необоснованно: { $why ->
        [unwritten] ход { $move } перед заявлением не записан.
        [unshown] не представлено ничего, по чему его можно проверить.
       *[count] { $count ->
            [0] { $move } — ход пешкой или взятие, и счёт начинается заново.
           *[other] { $mode ->
                [intended] после { $move } без взятия и хода пешкой { $same ->
                    [true] у каждого было бы { $white } ходов,
                   *[false] у белых было бы { $white } ходов, у чёрных — { $black },
                  }
               *[current] без взятия и хода пешкой { $same ->
                    [true] каждый сделал { $white ->
                        [one] { $white } ход,
                        [few] { $white } хода,
                       *[many] { $white } ходов,
                      }
                   *[false] белые сделали { $white ->
                        [one] { $white } ход
                        [few] { $white } хода
                       *[many] { $white } ходов
                      }, чёрные — { $black },
                  }
              } а нужно по пятьдесят.
          }
      }
  }
ruling-claim-illegal-move = Заявление необоснованно: { $move } — невозможный ход. Нужно сделать другой ход этой фигурой, если он есть.
ruling-claim-irregular = Позиция на доске не могла возникнуть возможными ходами: повторением она не считается, и заявление необоснованно.
ruling-claim-not-on-move = Очередь хода не за { $side ->
    [white] белыми
   *[black] чёрными
  }: сделать заявление сейчас нельзя. { $penalised ->
    [true] Такое заявление считается необоснованным, но остаётся предложением ничьей.
   *[false] Оно остаётся предложением ничьей.
  }
ruling-claim-right-lost = { ruling-who } коснулись фигуры и на этом ходу потеряли право на заявление. { $penalised ->
    [true] Такое заявление считается необоснованным, но остаётся предложением ничьей.
   *[false] Оно остаётся предложением ничьей.
  }
ruling-claim-from-screen = { $penalised ->
    [true] Заявление нельзя основывать на одном табло: оно считается необоснованным.
   *[false] Заявление нельзя основывать на одном табло: оно не рассматривается.
  }
ruling-claim-not-written = Предполагаемый ход нужно сначала записать: арбитр предлагает { ruling-whom } сделать заявление по правилам.
ruling-claim-waits = Сначала должен нажать часы соперник; после этого { ruling-side } могут сделать заявление.
ruling-claim-withdrawal = Отказаться от заявления нельзя.
ruling-fivefold = Позиция возникла пять раз: ничья без заявления.
ruling-seventyfive = Каждый игрок сделал семьдесят пять ходов без взятия и хода пешкой: ничья без заявления.
ruling-not-fivefold = Позиция возникла { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
  }; нужно пять.
ruling-not-seventyfive = Без взятия и хода пешкой { $same ->
    [true] каждый сделал { $white ->
        [one] { $white } ход
        [few] { $white } хода
       *[many] { $white } ходов
      }
   *[false] белые сделали { $white ->
        [one] { $white } ход
        [few] { $white } хода
       *[many] { $white } ходов
      }, чёрные — { $black }
  }; нужно по семьдесят пять.

## Партии без добавления времени (Руководство III)

ruling-quickplay-not-announced = Применение руководства не было объявлено заранее: такое заявление сделать нельзя.
ruling-quickplay-out-of-scope = Руководство относится только к стандартным и быстрым шахматам без добавления времени: такое заявление сделать нельзя.
ruling-both-flags = { $period ->
    [last] Упали оба флажка, и установить, какой из них упал первым, нельзя: ничья.
   *[earlier] Упали оба флажка, и установить, какой из них упал первым, нельзя; период не последний: игра продолжается.
  }
ruling-increment-request = { ruling-who } вправе просить о добавлении времени; просьба является предложением ничьей.
ruling-increment-not-available = { ruling-who } не вправе об этом просить: нужно иметь очередь хода и меньше двух минут на часах.
ruling-increment-decision = { $agreed ->
    [true] Арбитр разрешает добавление; { ruling-to-opponent } полагаются две дополнительные минуты.
   *[false] Арбитр не разрешает добавление: ничего не меняется.
  }
ruling-quickplay-claim = { ruling-who } вправе сделать такое заявление; решает арбитр.
ruling-quickplay-not-available = { ruling-who } не вправе сделать такое заявление: нужно иметь очередь хода и меньше двух минут на часах, а на соревновании не должен применяться пункт III.4.
ruling-quickplay-decision = { $decision ->
    [agree] Арбитр согласен с заявлением: ничья.
    [postpone] Арбитр откладывает решение: игра продолжается.
   *[reject] Арбитр отклоняет заявление.
  }
ruling-postponed-flag = Решение по заявлению отложено: арбитр принимает его прежде, чем падение флажка { ruling-whose } что-либо решит.
ruling-unsupervised-claim = { $proved ->
    [true] Заявление прекращает игру; решает назначенный арбитр.
   *[false] Заявление прекращает игру, но представлено не всё, чего требует пункт (позиция, бланк); решает назначенный арбитр.
  }
ruling-unsupervised-not-available = { ruling-who } ещё не вправе сделать такое заявление: на часах должно быть меньше двух минут.
ruling-referral = { $upheld ->
    [true] Назначенный арбитр подтверждает заявление: ничья.
   *[false] Назначенный арбитр не подтверждает заявление: { ruling-side } проиграли.
  }

## Отложенные партии (Руководство I)

ruling-order-to-seal = Очередь хода за { $side ->
    [white] белыми
   *[black] чёрными
  }: они должны записать тайный ход.
ruling-sealed = { $kind ->
    [not-to-seal] Записать тайный ход может только игрок, за которым очередь хода; сейчас это не { ruling-side }.
    [too-late] Часы уже остановлены: изменить тайный ход нельзя.
    [changed] Пока часы не остановлены, { ruling-side } могут изменить тайный ход; теперь это «{ $written }».
   *[sealed] { ruling-who } записали тайный ход «{ $written }». На конверте указывают имена, позицию, время, кто записал ход, номер хода, предложение ничьей, если оно в силе, и время доигрывания.
  }
ruling-sealed-on-board = Ход, сделанный на доске, и есть тайный ход, что бы ни было записано.
ruling-early-adjournment = { $allowed ->
    [true] { ruling-who } откладывают партию досрочно: из их времени вычитается время до конца игровой сессии.
   *[false] Отложить партию досрочно может только игрок, за которым очередь хода.
  }
ruling-seal-closed = Часы остановлены: тайный ход — «{ $written }».
ruling-sealed-move = Записи «{ $written }» отвечает ровно один возможный ход: он делается на доске.
ruling-sealed-was-on-board = Тайный ход уже сделан на доске.
ruling-envelope-stays-closed = Отвечать должны { ruling-side }, но их нет: конверт не вскрывается.
ruling-sealed-ambiguous = Записи «{ $written }» отвечает несколько возможных ходов: { ruling-side } проиграли.
ruling-sealed-illegal = «{ $written }» — невозможный ход: { ruling-side } проиграли.
ruling-sealed-unintelligible = Что означает «{ $written }», установить нельзя: { ruling-side } проиграли.
ruling-sealed-unwinnable = Тайный ход { ruling-whose } недействителен, но { ruling-opponent } не могут поставить мат никакой последовательностью возможных ходов: ничья.
ruling-replier-present = { ruling-who } должны отвечать и присутствуют: конверт вскрывают; если записанный ход действителен, его делают на доске и пускают их часы.
ruling-sealer-absent = Записавшего ход нет: { ruling-side } могут записать ответ, вложить его в новый конверт и пустить часы соперника.
ruling-replier-absent = { ruling-who } должны отвечать, но отсутствуют: их часы идут, конверт не вскрывается.
ruling-late-for-resumption = Игрок, пришедший позже допустимого времени опоздания, проигрывает, если только тайный ход не закончил партию.
ruling-late-after-end = Тайный ход закончил партию: опоздание сверх допустимого времени уже не имеет значения.
ruling-both-absent-at-resumption = Никто не пришёл: { ruling-side }, которым предстоит отвечать, теряют время до своего прихода.
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
ruling-ended-before-resumption = Партия закончена до доигрывания; содержимое конверта не имеет значения.

ruling-stated-times = Арбитр по своему усмотрению устанавливает время: белые — { $white }, чёрные — { $black }.
ruling-stop-decided = { $valid ->
    [true] Арбитр находит, что { ruling-side } остановили часы по уважительной причине; когда их снова пустить, решает он.
   *[false] Арбитр находит, что { ruling-side } остановили часы без уважительной причины.
  }
ruling-nothing-touched = На поле { $square } нет фигуры: касания не было.
ruling-nothing-displaced = На этих полях нет фигур: ничего не смещено.
ruling-condition = { $void ->
    [true] Предложение ничьей нельзя связывать с условием; по положению соревнования такое предложение недействительно.
   *[false] Предложение ничьей нельзя связывать с условием: условие недействительно, а предложение остаётся в силе.
  }
ruling-dispute = { $offer ->
    [none] { ruling-who } оспаривают заявление; предложения, которое было бы в силе, нет.
    [open] { ruling-who } оспаривают заявление. Содержащееся в нём предложение ничьей этим не отклонено и остаётся в силе.
   *[gone] { ruling-who } оспаривают заявление; по положению соревнования этим отклонено и содержащееся в нём предложение ничьей.
  }
ruling-sealed-empty = Ход не записан: { ruling-side } проиграли.
ruling-envelope-checked = { $count ->
    [0] На конверте указано всё, что требуется.
    [one] На конверте недостаёт { $count } записи; её нужно добавить.
   *[other] На конверте недостаёт { $count } записей; их нужно добавить.
  }
ruling-fact-missing = { $item ->
    [names] Не указаны имена игроков.
    [position] Не указана позиция непосредственно перед тайным ходом.
    [times] Не указано время, затраченное игроками.
    [sealer] Не указано имя игрока, записавшего ход.
    [move-number] Не указан номер тайного хода.
    [offer] Не указано предложение ничьей, которое ещё в силе.
   *[resumption] Не указаны день, время и место доигрывания.
  }
