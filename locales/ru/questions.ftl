### Вопросы: что произошло, о чём спрашивают, ответы.

question-who = { $side ->
    [white] Белые
    [black] Чёрные
   *[arbiter] Арбитр
  }
question-whose = { $side ->
    [white] белых
   *[black] чёрных
  }
question-by-side = { $side ->
    [white] белыми
   *[black] чёрными
  }
question-piece-acc = { $piece ->
    [king] короля
    [queen] ферзя
    [rook] ладью
    [bishop] слона
    [knight] коня
    [pawn] пешку
   *[piece] фигуру
  }
question-standing = { $piece ->
    [rook] стоящую
    [pawn] стоящую
    [piece] стоящую
   *[other] стоящего
  }

## Обстоятельства

question-control = { $class ->
    [rapid] Быстрые шахматы
    [blitz] Блиц
   *[standard] Стандартные шахматы
  }: { $control }.
question-edition = Правила { $edition } года.
question-time = { $minutes ->
    [0] {""}
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[other] { $minutes } минут
  }{ $seconds ->
    [0] {""}
   *[other] { $minutes ->
        [0] {""}
       *[other] {" "}
      }{ $seconds ->
        [one] { $seconds } секунда
        [few] { $seconds } секунды
       *[other] { $seconds } секунд
      }
  }
question-period = { question-time } { $moves ->
    [0] на всю партию
    [one] на { $moves } ход
    [few] на { $moves } хода
   *[other] на { $moves } ходов
  }{ $rest }
question-period-next = , затем { question-time }{ $moves ->
    [0] {""}
    [one] {" "}на { $moves } ход
    [few] {" "}на { $moves } хода
   *[other] {" "}на { $moves } ходов
  }{ $rest }
question-increment = , { $increment ->
    [0] без добавления времени
    [one] с добавлением { $increment } секунды на ход
   *[other] с добавлением { $increment } секунд на ход
  }
question-supervision = { $supervision ->
    [adequate] Один арбитр наблюдает не более чем за тремя партиями, и каждую партию записывает арбитр или его помощник.
    [adequate-blitz] Арбитр наблюдает только за этой партией, и её записывает он сам или помощник.
    [none] Партия играется без арбитра.
   *[arbiter] Один арбитр наблюдает за многими партиями.
  }
question-no-draw-before = Положение соревнования запрещает без разрешения арбитра предлагать ничью и соглашаться на неё, пока каждый игрок не сделает { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[other] { $moves } ходов
  }.
question-no-agreed-draws = Положение соревнования запрещает без разрешения арбитра предлагать ничью и соглашаться на неё.
question-guidelines = { $announced ->
    [true] Заранее объявлено, что применяется Руководство III{ $iii4 ->
        [yes] {" "}(включая пункт III.4)
       *[no] {" "}(без пункта III.4)
      }.
   *[false] О применении Руководства III объявлено не было.
  }
question-devices-in-bag = { $allowed ->
    [true] По положению соревнования устройство может лежать в сумке игрока, если оно полностью выключено
   *[false] По положению соревнования электронные устройства нельзя приносить в игровое помещение даже в сумке
  }.
question-default-time = Допустимое время опоздания — { question-time }.
question-default-time-none = В положении соревнования допустимое время опоздания не указано.
question-illegal-before = { $side ->
    [white] Белым
   *[black] Чёрным
  } уже { $count ->
    [1] засчитан один невозможный ход
    [one] засчитан { $count } невозможный ход
    [few] засчитано { $count } невозможных хода
   *[other] засчитано { $count } невозможных ходов
  }.
question-open-offer = Предложение ничьей, сделанное { question-by-side }, остаётся в силе.
question-unpressed = { question-who } после последнего хода не нажали часы.
question-completed = { $same ->
    [true] Каждый игрок завершил { $white ->
        [one] { $white } ход
        [few] { $white } хода
       *[other] { $white } ходов
      }.
   *[false] Белые завершили { $white ->
        [one] { $white } ход
        [few] { $white } хода
       *[other] { $white } ходов
      }, чёрные — { $black }.
  }
question-clocks = На часах: у белых { $white }, у чёрных { $black }.
question-quiet = После последнего взятия или хода пешкой белые сделали { $white ->
    [one] { $white } ход
    [few] { $white } хода
   *[other] { $white } ходов
  }, чёрные — { $black }.
question-board-start = Позиция перед приведёнными ходами. Ход { question-whose }.
question-board-now = Позиция перед описанными событиями. Ход { question-whose }.

## Что делают люди

question-event-claim = { question-who } заявляют о ничьей, утверждая, что соперник { $basis ->
    [cannot-win] не может выиграть обычными средствами
   *[no-effort] не пытается выиграть обычными средствами
  }{ $proved ->
    [true] ; конечная позиция записана, на бланке записаны все ходы, и соперник подтвердил и то и другое
   *[false] {""}
  }.
question-event-flags = Обнаружено, что { $period ->
    [only] в единственном периоде партии
    [last] в последнем периоде
   *[earlier] в периоде, за которым следует ещё один,
  } упали оба флажка; { $first ->
    [white] часы показывают, что первым упал флажок белых.
    [black] часы показывают, что первым упал флажок чёрных.
   *[unknown] какой из них упал первым, установить нельзя.
  }
question-event-complain = { question-who } { $about ->
    [illegal-move] подзывают арбитра и указывают на нарушение.
    [two-hands] обращаются к арбитру и указывают на нарушение.
    [touch-move] подзывают арбитра и говорят, что нарушено правило «тронул — ходи».
    [flag] указывают на упавший флажок.
    [clock-setting] указывают, что часы установлены неверно.
   *[clock-reading] указывают, что при откладывании их часы должны были показывать { $time }.
  }
question-event-observe = Арбитр { $what ->
    [illegal-move] замечает случившееся.
    [illegal-position] замечает невозможную позицию.
    [touch-move] видел, какой фигуры коснулись.
    [both-kings-in-check] { $seen ->
        [true] видит, что оба короля под шахом.
       *[false] самого хода не видел, а теперь видит, что оба короля под шахом.
      }
    [pawn-on-last-rank] видит пешку на последней горизонтали.
    [fivefold] проверяет, возникла ли позиция в пятый раз.
    [threefold] проверяет, возникла ли позиция в третий раз.
    [fifty] проверяет, сделано ли пятьдесят ходов без взятия и хода пешкой.
    [dead-position] проверяет, может ли ещё кто-нибудь поставить мат.
    [flag] видит упавший флажок.
    [press-forgotten] видит, что часы не нажаты.
    [no-recording] видит, что ходы не записываются.
   *[seventyfive] проверяет, сделано ли семьдесят пять ходов.
  }
question-event-conduct = { question-who } { $what ->
    [device] имеют при себе электронное устройство, не разрешённое арбитром
    [use-bag] без разрешения арбитра пользуются сумкой, где по положению соревнования лежит выключенный телефон
    [leave-area] без разрешения арбитра выходят из игровой зоны
    [admit-person] без разрешения арбитра впускают постороннего в игровую зону
    [advice] прислушиваются к чужому совету о том, как играть
    [smoke] курят вне места, отведённого для курения
    [notes] ищут нужный вариант в своей тетради
    [analyse] разбирают варианты на карманных шахматах
    [distract-noise] барабанят пальцами по столу
    [distract-offers] снова и снова предлагают ничью
    [refuse] впервые за партию отказываются соблюдать Правила шахмат
   *[refuse-persistently] и после неоднократных предупреждений отказываются соблюдать Правила шахмат
  }.
question-event-points = После партии арбитр наказывает { $on ->
    [white] белых
   *[black] чёрных
  } за оскорбление соперника: { $kind ->
    [raise-points] очки соперника за эту партию увеличивают до наибольших возможных
   *[cut-points] нарушителю за эту партию засчитывают лишь столько очков, сколько дают за { $score ->
        [draw] ничью
       *[loss] поражение
      }
  }.
question-event-discover = Теперь обнаруживается, что фигуру поставили обратно не на то поле.
question-event-find = { $topic ->
    [consent] { $decision ->
        [agree] Игроки обращаются к арбитру; он даёт разрешение.
       *[other] Игроки обращаются к арбитру; он не даёт разрешения.
      }
    [quickplay] { $decision ->
        [agree] Арбитр соглашается с заявлением.
        [postpone] Арбитр откладывает решение{ $award ->
            [given] {" "}и добавляет сопернику две минуты
           *[refused] {" "}и не добавляет сопернику времени
          }.
       *[reject] Арбитр отклоняет заявление.
      }
    [increment] { $decision ->
        [agree] Арбитр удовлетворяет просьбу.
       *[other] Арбитр отклоняет просьбу.
      }
    [referral] { $decision ->
        [agree] Назначенный арбитр впоследствии признаёт заявление обоснованным.
       *[other] Назначенный арбитр впоследствии признаёт заявление необоснованным.
      }
    [clock-reading] { $decision ->
        [agree] Арбитр решает исправить показания часов.
       *[other] Арбитр оставляет показания часов без изменений.
      }
    [position] Позицию непосредственно перед нарушением установить нельзя; последняя достоверная позиция — после { $number }-го хода { $mover ->
        [white] белых
       *[black] чёрных
      }.
    [accident] Арбитр устанавливает, что часы нажаты случайно.
    [no-accident] Арбитр устанавливает, что часы нажаты не случайно.
   *[other] Арбитра просят принять решение{ $decision ->
        [agree] , и он отвечает «да»
        [reject] , и он отвечает «нет»
       *[states] {""}
      }.
  }
question-event-adjourn = За { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
   *[other] { $minutes } минут
  } до конца игровой сессии { $side ->
    [white] белые
   *[black] чёрные
  } объявляют, что хотят отложить партию.
question-event-seal = { $again ->
    [true] { question-who } вскрывают конверт, заменяют тайный ход на «{ $move }» и снова запечатывают конверт.
   *[false] { question-who } записывают на бланке «{ $move }», вкладывают оба бланка в конверт и запечатывают его.
  }
question-event-open = При доигрывании вскрывают конверт.
question-event-arrive = { question-who } приходят { question-late }.
question-late = { $exactly ->
    [true] ровно{" "}
   *[false] {""}
  }{ $minutes ->
    [0] { $seconds ->
        [0] точно к назначенному началу игры
       *[other] через { question-span } после назначенного начала игры
      }
   *[other] через { question-span } после назначенного начала игры
  }
question-event-present = К началу доигрывания { $side ->
    [white] белые
   *[black] чёрные
  } на месте.
question-event-absent = К началу доигрывания { $side ->
    [white] белые
   *[black] чёрные
  } отсутствуют.

## Что спрашивается

question-ask-ruling = { $way ->
    [0] Каково правильное и полное решение?
    [1] Вы арбитр. Каково ваше решение?
    [2] Какое из решений правильное и полное?
   *[other] Что решает арбитр?
  }
question-ask-in-all = Каков теперь исход партии? Если она продолжается, укажите и решение по заявлению.
question-ask-result = { $way ->
    [0] Что будет с партией после решения арбитра?
    [1] Закончена ли партия после решения арбитра, и если да, то с каким результатом?
    [2] Продолжается ли партия? Если нет, чем она заканчивается?
   *[other] Каков исход партии?
  }
question-ask-score = Каков окончательный результат партии?
question-ask-clocks-after = Что показывают часы после решения арбитра? Время на обдумывание не учитывайте{ $increment ->
    [true] , но добавление за завершённые ходы учтите.
   *[false] .
  }
question-ask-allowed-moves = Какие из этих ходов { $side ->
    [white] белые
   *[black] чёрные
  } теперь вправе сделать? Отметьте все верные варианты.
question-ask-move = Назовите ход, который { $side ->
    [white] белые
   *[black] чёрные
  } вправе сейчас сделать.
question-ask-who-may-claim = Кто сейчас может { $basis ->
    [threefold] обоснованно заявить о ничьей на основании троекратного повторения позиции, стоящей на доске
   *[fifty] на основании правила 50 ходов обоснованно заявить о ничьей в позиции, стоящей на доске
  }?
question-ask-same-position = Одинаковы ли по правилу о повторении две позиции: та, что стоит на доске, и та, с которой начинаются приведённые ходы?
question-ask-deciding-clause = { $what ->
    [result] Какой пункт Правил здесь определяет результат партии?
    [claim] Какой пункт Правил решает судьбу заявления?
   *[all] Какой пункт Правил здесь решающий?
  }
question-ask-true-false = Верно ли, что полное решение таково: «{ $statement }»?

## Ответы

question-answer-result = { $outcome ->
    [white] Выиграли белые.
    [black] Выиграли чёрные.
    [draw] Партия закончилась вничью.
    [white-draws] Белые получают пол-очка, чёрные — ничего.
    [black-draws] Чёрные получают пол-очка, белые — ничего.
    [both-lose] Оба игрока проиграли.
    [new-game] Партия отменяется, и играется новая.
    [annulled] Партия отменяется; должна быть сыграна новая.
   *[ongoing] Партия продолжается.
  }
question-answer-clocks = У белых { $white }, у чёрных { $black }
question-answer-claimants = { $who ->
    [both] Оба игрока
    [white] Только белые
    [black] Только чёрные
   *[nobody] Никто
  }
question-answer-same = { $same ->
    [true] Да
   *[false] Нет
  }
question-answer-truth = { $truth ->
    [true] Верно
   *[false] Неверно
  }
question-verdict-pending = Арбитр решает по своему усмотрению.
question-verdict-pending-draw = Арбитр по своему усмотрению либо объявляет ничью, либо решает продолжать партию.
question-verdict-set-back = Восстанавливается позиция непосредственно перед нарушением.
question-verdict-queen = Пешка заменяется ферзём.
question-span-minutes = { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
   *[many] { $minutes } минут
  }
question-span-seconds = { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
  }
question-verdict-sealed = Тайным ходом считается { $played }.
question-span = { $minutes ->
    [0] { question-span-seconds }
   *[other] { question-span-minutes }{ $seconds ->
        [0] {""}
       *[other] {" "}{ question-span-seconds }
      }
  }
question-verdict-clock = { $sign ->
    [minus] Из времени { question-whose } вычитают { question-span }.
    [set] На часах { question-whose } устанавливают { $time }.
    [increment] С часов { question-whose } снимают полученное добавление ({ question-span-seconds }).
   *[plus] { $side ->
        [white] Белым
       *[black] Чёрным
      } добавляют { question-span }.
  }
question-verdict-increment = С этого момента обоим игрокам добавляется по { $seconds ->
    [one] { $seconds } секунде
    [few] { $seconds } секунды
   *[other] { $seconds } секунд
  } на ход.
question-verdict-bound = { $count ->
    [one] { question-who } обязаны сыграть { $played }.
   *[other] { question-who } обязаны выбрать один из ходов: { $played }.
  }
question-verdict-plain = Партия просто продолжается.
question-verdict-bound-piece = Ход должен быть сделан { $piece ->
    [king] королём
    [queen] ферзём
    [rook] ладьёй
    [bishop] слоном
    [knight] конём
   *[pawn] пешкой
  } с поля { $square }.
question-verdict-offer = Предложение ничьей, сделанное { question-by-side }, остаётся в силе.
question-verdict-offer-gone = Предложение ничьей, сделанное { question-by-side }, больше не в силе.
question-verdict-no-offer = Действующего предложения ничьей нет.
question-right = Правильный ответ.
question-denied = Приведённое решение правильное и полное. { $feedback }

## Чего не видно ни на доске, ни в рассказе

question-switch-invalid-claim = На этом соревновании заявление, которое игрок сделал не при своём ходе или после утраты права на него, считается необоснованным.
question-switch-unwritten = { $strict ->
    [true] На этом соревновании заявление, сделанное с нарушением установленного Правилами порядка, считается необоснованным.
   *[false] На этом соревновании игроку, не записавшему предполагаемый ход, предлагают сначала записать его.
  }
question-switch-increment = Добавление, которое игрок получил, нажав часы после невозможного хода, арбитр снимает с часов.
question-switch-blitz-penalty = На этом соревновании штраф по времени — { $seconds ->
    [60] одна минута
    [120] две минуты
   *[other] { $time }
  }.
question-switch-promotion = На этом соревновании запись тайного хода с превращением, в которой новая фигура не указана, считается неоднозначной.
question-switch-discretion = Наказания и поправки времени, оставленные на усмотрение арбитра, здесь не учитываются.
question-last-move = Непосредственно перед приведёнными ходами { $side ->
    [white] белые
   *[black] чёрные
  } сделали ход { $from }–{ $to }.
question-unseen = Позиция перед приведёнными ходами возникла впервые; ни одной из последующих позиций до этого в партии не было.
question-castling-rights-white = { $white ->
    [both] в обе стороны
    [short] только в короткую сторону
    [long] только в длинную сторону
   *[none] нет
  }
question-castling-rights-black = { $black ->
    [both] в обе стороны
    [short] только в короткую сторону
    [long] только в длинную сторону
   *[none] нет
  }
question-castling = Право на рокировку перед приведёнными ходами: { $white ->
    [both] { $black ->
        [both] у обоих игроков — в обе стороны.
       *[none] у белых — { question-castling-rights-white }, у чёрных — { question-castling-rights-black }.
      }
   *[none] у белых — { question-castling-rights-white }, у чёрных — { question-castling-rights-black }.
  }
question-board-current = Позиция на доске. Ход { question-whose }.
question-event-press-empty = { question-who } нажимают часы, не сделав хода.
question-event-move-after-claim = Затем { $side ->
    [white] белые
   *[black] чёрные
  } делают ход { $move }.
question-event-displace-wrongly = { question-who } случайно опрокидывают { question-piece-acc }, { question-standing } на { $square }, и, сами того не заметив, ставят { $piece ->
    [rook] её
    [pawn] её
   *[other] его
  } обратно не на то поле — на { $wrong }.
question-event-accept-after-all = Через минуту { $side ->
    [white] белые
   *[black] чёрные
  } всё же говорят, что согласны на ничью.
question-event-seal-late = { question-who } хотят вскрыть конверт и заменить тайный ход на «{ $move }».
question-event-both-absent = К началу доигрывания не явился ни один из игроков.
question-event-play-on-unrecorded = В цейтноте игроки перестают записывать ходы; каждая сторона завершает ещё { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[other] { $moves } ходов
  }.
question-event-complain-late = { question-who } теперь говорят, что ход { $move } был невозможным.
question-event-observe-late = Арбитр теперь замечает, что ход { $move } был невозможным.
question-ask-parts = Что из этого входит в правильное решение? Отметьте все верные варианты.
question-verdict-postponed = Игра продолжается; решение по заявлению арбитр примет позже.
question-verdict-adjourned = Партия откладывается; следующий ход записывают как тайный.
question-verdict-goes-on-recorded = Партия продолжается с отложенной позиции; на часах устанавливают записанное время.
question-verdict-new-game-colours = Партия отменяется, и играется новая с правильным цветом фигур.
question-verdict-dismissed = Заявление не рассматривается.
question-verdict-request-dismissed = Просьба не рассматривается.
question-verdict-waits = Часы обоих игроков стоят; конверт не вскрывают.
question-verdict-free = { question-who } вправе выбрать любой ход.
question-verdict-fault = { $fault ->
    [transferred] Позиция переносится на правильно расположенную доску.
    [righted] Восстанавливается правильная позиция.
    [certain-known] Игра возобновляется с последней достоверной позиции.
    [certain] Игра возобновляется с последней позиции, подтверждённой записями обоих игроков.
    [board-kept] Положение доски не меняется.
   *[kept] Ошибка, допущенная в начале, остаётся без исправления.
  }
question-verdict-uncastled = { question-who } не вправе рокировать.
question-verdict-tidied = { $time ->
    [own] Фигуру ставят на место за счёт времени { question-whose }.
    [opponent] Фигуру ставят на место за счёт времени { question-whose }.
   *[nobody] Фигуру ставят на место при остановленных часах.
  }
question-verdict-awaited = Идут часы { question-whose }; конверт не вскрывают.
question-verdict-bound-promotion = { question-who } обязаны превратить пешку на поле { $square } и вправе выбрать фигуру.
question-why-ruling = Итоговое решение: «{ $ruling }».
question-why-same = { $why ->
    [same] Очередь хода та же, те же фигуры стоят на тех же полях, и возможные ходы те же.
    [en-passant-then] Перед приведёнными ходами было возможно взятие на проходе { $move }, теперь оно невозможно: позиции различны.
    [en-passant-now] Теперь возможно взятие на проходе { $move }, а перед приведёнными ходами оно было невозможно: позиции различны.
    [castling] { question-who } за это время потеряли право на { $wing ->
        [short] короткую рокировку
        [long] длинную рокировку
       *[both] рокировку
      }: позиции различны.
   *[other] Позиции различны.
  }
question-why-claim = Ход { question-whose }{ $may ->
    [true] : они вправе заявить о ничьей, соперник — нет.
   *[false] , но обоснованно заявить о ничьей в позиции на доске они пока не могут, а соперник сейчас заявлять не вправе.
  }
question-why-appearances = Позиция, стоящая на доске, возникла { $count ->
    [one] { $count } раз.
    [few] { $count } раза.
   *[other] { $count } раз.
  }
question-why-unbarred = Запрет соглашаться на ничью не касается заявлений о ничьей.
question-why-reached = Каждый игрок сделал не менее { $moves ->
    [one] { $moves } хода
   *[other] { $moves } ходов
  }, как требует положение соревнования: разрешение арбитра не нужно.
question-why-uncompleted = Последний ход сделан, но не завершён: флажок упал до нажатия часов.
question-why-found-after = Смещение фигуры обнаружено уже после окончания партии: результат остаётся в силе.
question-why-supervised = { $class ->
    [blitz] Арбитр наблюдает только за этой партией, и её записывает он сам или помощник: действуют Турнирные правила.
   *[rapid] Один арбитр наблюдает не более чем за тремя партиями, и каждую из них записывает арбитр или помощник: действуют Турнирные правила.
  }
question-why-unrecorded = У обоих игроков оставалось меньше пяти минут, а добавления времени не было: записывать ходы они не были обязаны.
question-why-illegal-after = Невозможный ход обнаружили только после окончания партии: результат остаётся в силе.
question-why-stuck = { $piece ->
    [king] Король
    [queen] Ферзь
    [rook] Ладья
    [bishop] Слон
    [knight] Конь
   *[pawn] Пешка
  } на { $square } не может сделать ни одного хода: такое касание ни к чему не обязывает, и считается следующая тронутая фигура.
question-why-recorded-increment = Когда на каждый ход добавляется { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
   *[other] { $seconds } секунд
  }, запись ведут до конца, сколько бы времени ни оставалось.
question-why-recorded-time = У { question-whose } осталось { $time }: не вести запись можно, только когда осталось меньше пяти минут.
question-why-unaffected = { $why ->
    [pieces] Позиция перед приведёнными ходами — другая: фигуры в ней стояли иначе. Поэтому неважно, можно ли было в ней рокировать или брать на проходе.
    [turn] Позиция перед приведёнными ходами — другая: очередь хода в ней была у другой стороны. Поэтому неважно, можно ли было в ней рокировать или брать на проходе.
    [no-capture] В позиции перед приведёнными ходами ни одна пешка не могла взять на проходе.
   *[castling] Между появлениями позиции никто не потерял права на рокировку.
  }
question-why-in-time = { question-who } пришли в пределах допустимого времени опоздания: поражения им не засчитывают.
question-why-sealed = Тайный ход — { $move }.
question-why-unread = Ход «{ $written }» был невозможным, но после окончания партии это уже не имело значения.
question-why-unclaimed = Позиция, стоящая на доске, возникла { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[other] { $count } раз
  }, но никто не заявил о ничьей: без заявления партия закончилась бы только при пятом появлении позиции.
question-why-quiet-unclaimed = Без взятия и хода пешкой { $same ->
    [true] каждый сделал { $white ->
        [one] { $white } ход
        [few] { $white } хода
       *[other] { $white } ходов
      }
   *[false] белые сделали { $white ->
        [one] { $white } ход
        [few] { $white } хода
       *[other] { $white } ходов
      }, чёрные — { $black }
  }, но никто не заявил о ничьей: без заявления партия заканчивается лишь после семидесяти пяти ходов каждого игрока.
question-event-castle = { question-who } рокируют в { $wing ->
    [long] длинную
   *[short] короткую
  } сторону{ $hands ->
    [two] {" "}двумя руками
   *[one] {""}
  }.
question-event-castle960 = { question-who } рокируют: { $form ->
    [king] король с { $king } становится на { $kingto }, ладья остаётся на { $rook }
    [rook] король остаётся на { $king }, ладья с { $rook } становится на { $rookto }
   *[both] король с { $king } становится на { $kingto }, ладья с { $rook } — на { $rookto }
  }.
question-event-complain-castled = { question-who } теперь говорят, что рокировка { $offender ->
    [white] белых
   *[black] чёрных
  } была невозможной.
question-event-observe-castled = Арбитр теперь замечает, что рокировка { $offender ->
    [white] белых
   *[black] чёрных
  } была невозможной.
question-event-complain-unpressed = До нажатия часов { $side ->
    [white] белые
   *[black] чёрные
  } подзывают арбитра и указывают на нарушение.
question-event-complain-hands = { $side ->
    [white] Белые
   *[black] Чёрные
  } сразу же обращаются к арбитру; часы ещё не нажаты.
question-event-meanwhile = До начала доигрывания { $side ->
    [white] белые
   *[black] чёрные
  } { $what ->
    [offer] предлагают ничью.
    [accept] принимают это предложение.
   *[resign] сдаются.
  }
question-event-found = Когда { $same ->
    [true] каждая сторона { $completed ->
        [true] завершила
       *[false] сделала
      } { $white ->
        [one] { $white } ход
        [few] { $white } хода
       *[other] { $white } ходов
      }
   *[false] белые { $completed ->
        [true] завершили
       *[false] сделали
      } { $white ->
        [one] { $white } ход
        [few] { $white } хода
       *[other] { $white } ходов
      }, а чёрные — { $black }
  }, обнаруживается, что { $fault ->
    [initial-position] в начальной позиции { $what ->
        [king-queen] король и ферзь { question-whose } стояли один на месте другого.
        [knights-bishops] кони { question-whose } стояли на местах слонов, а слоны — на местах коней.
        [knight-bishop] один из коней { question-whose } и соседний слон стояли один на месте другого.
        [king-between] короли стояли не между своими ладьями.
        [bishops] оба слона каждой из сторон стояли на полях одного цвета.
        [mirror] чёрные фигуры стояли не напротив белых.
       *[unknown] некоторые фигуры стояли не на своих местах.
      }
    [board-orientation] доска расположена неверно: угловое поле справа от белых — чёрное.
    [colours-reversed] партия начата с перепутанным цветом фигур.
   *[clock-setting] { $setting ->
        [increment] часы установлены без добавления времени.
        [minute] часы установлены неверно: каждому игроку дано на минуту меньше положенного.
       *[unknown] часы установлены неверно.
      }
  }
question-event-find-displaced = Обнаружено, что, пока ходы не записывались, одну из фигур опрокинули и поставили не на то поле. Когда это произошло, никто сказать не может. Записи обоих игроков совпадают до { $number }-го хода { $mover ->
    [white] белых
   *[black] чёрных
  } включительно.
question-event-claim-board = { $basis ->
    [threefold] { question-who } заявляют о ничьей на основании троекратного повторения позиции, стоящей на доске
   *[fifty] На основании правила 50 ходов { $side ->
        [white] белые
       *[black] чёрные
      } заявляют о ничьей в позиции, стоящей на доске
  }{ $evidence ->
    [screen] ; при этом они ссылаются только на данные экрана
    [none] ; доказательств нет
    [own-scoresheet] ; при этом они ссылаются на запись партии
   *[scoresheet] {""}
  }.
question-event-claim-intended = { question-who } { $mode ->
    [written] записывают на бланке «{ $move }», не делая этого хода на доске, сообщают арбитру о намерении его сделать
   *[unwritten] сообщают арбитру о намерении сыграть { $move }, не записывая и не делая этого хода,
  } и заявляют о ничьей на основании { $basis ->
    [threefold] троекратного повторения позиции
   *[fifty] правила 50 ходов
  }.
question-event-open-clocks = На часах устанавливают время: у белых { $white }, у чёрных { $black }. Затем конверт вскрывают.
question-event-opening = Арбитр собирается вскрыть конверт.
question-event-opened = Конверт вскрывают.
question-event-attendance = { $side ->
    [white] К началу доигрывания белые на месте, чёрные отсутствуют.
   *[black] К началу доигрывания чёрные на месте, белые отсутствуют.
  }
question-event-arrive-first = { question-who } приходят { question-late }, соперник — сразу вслед за ними.
question-event-complain-reading = { $moved ->
    [true] Уже сделав ход,
   *[false] До своего первого хода
  } { $side ->
    [white] белые
   *[black] чёрные
  } указывают, что, судя по записи на конверте, у них должно оставаться { $time }, а не { $shown }. Арбитр убеждается, что это так.
question-switch-screen = { $mode ->
    [incorrect] В игровом зале партии показывают на экранах. На этом соревновании заявление, которого Правила не допускают, считается необоснованным.
   *[inadmissible] На этом соревновании заявление, опирающееся только на данные экрана, не рассматривается: за него не наказывают, и предложением ничьей оно не считается.
  }
question-illegal-before-of = { question-who } уже были наказаны один раз — за { $kind ->
    [press] нажатие часов без хода.
   *[check] то, что оставили короля под шахом.
  }
question-quiet-each = После последнего взятия или хода пешкой каждая сторона сделала { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
  }.
question-castling-none = Право на рокировку утратили обе стороны.
question-ask-follows = Что из этого следует?
question-ask-follows-laws = Что следует из Правил?
question-ask-appearances = Сколько раз, считая этот, возникала позиция, стоящая сейчас на доске?
question-answer-times = { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[other] { $count } раз
  }
question-verdict-pending-claim = Заявление рассматривается; решение по нему выносит арбитр.
question-verdict-pending-referral = Заявление прекращает игру; решение по нему выносит назначенный арбитр.
question-verdict-pending-request = Просьба рассматривается; решение по ней выносит арбитр.
question-verdict-started = Пускают часы { question-whose }.
question-verdict-next-period = Для обоих игроков начинается следующий период.
question-switch-invalid-claim-free = На этом соревновании заявление, которое игрок сделал не при своём ходе или после утраты права на него, отклоняется без добавления времени сопернику.
question-switch-opponent-score = На этом соревновании соперник игрока, наказанного поражением в партии, получает очки за победу.
question-event-take-out = { question-who } вынимают { $piece ->
    [king] короля
    [queen] ферзя
    [rook] ладью
    [bishop] слона
    [knight] коня
   *[pawn] пешку
  } на { $square } из отверстия.
question-event-flag-later = Игра продолжается, и вскоре флажок { question-whose } падает{ $by ->
    [opponent] ; на это указывает соперник
    [arbiter] ; это видит арбитр
   *[nobody] ; никто этого не замечает
  }.
question-why-mate = { question-who } ещё могли бы поставить мат какой-либо последовательностью возможных ходов, например, в позиции: белые — { $whites }, чёрные — { $blacks }.

## Листы

question-paper-title = Правила шахмат
question-paper-booklet = вопросы
question-paper-answers = лист ответов
question-paper-key = ключ
question-paper-name = Фамилия, имя:
question-paper-date = Дата:
question-paper-times = Белые: ______  Чёрные: ______
question-paper-move = Ход: ______
question-paper-footer = Номер набора { $seed }, вариант { $form }
question-verdict-breach = Арбитр назначает наказание (12.9).
question-verdict-awaits-move = Арбитр не вмешивается, пока не завершён следующий ход.
question-verdict-clock-corrected = { $so ->
    [true] Установку исправляют; показания часов определяет арбитр.
   *[false] Установка остаётся прежней, если от этого не страдает расписание.
  }
question-unmoved-rooks = { $other ->
    [none] ладья на { $rook }
   *[square] ладьи на { $rook } и { $other }
  }
question-unmoved = { $side ->
    [white] Король белых на { $king } и { question-unmoved-rooks } ещё не ходили.
   *[black] Король чёрных на { $king } и { question-unmoved-rooks } ещё не ходили.
  }
question-same-story = Тот же случай, что в вопросе { $number }.
question-chess960 = Играют в шахматы 960.
question-blind = { $side ->
    [white] Белыми играет незрячий игрок; партия играется на двух досках.
   *[black] Чёрными играет незрячий игрок; партия играется на двух досках.
  }
question-thought = Возможно, вы подумали: «{ $title }».
question-paper-event = Соревнование: { $event }
question-paper-day = Дата: { $date }
question-paper-form = Вариант { $form }
question-paper-questions = { $count ->
    [one] { $count } вопрос
    [few] { $count } вопроса
   *[other] { $count } вопросов
  }
question-paper-points = { $count ->
    [one] { $count } балл
    [few] { $count } балла
   *[other] { $count } баллов
  }
question-paper-each = баллов за вопрос: { $count }
question-paper-minutes = Время: { $minutes } мин
question-paper-pass = Проходной балл: { $points } из { $all } ({ $percent } %)
question-paper-instructions = Отмечайте ответы в листе ответов: проверяется только он. Верен один ответ, если в вопросе не сказано, что их несколько. Решайте каждый случай по Правилам шахмат и только по тому, что сказано в вопросе: ничего другого не произошло.
question-paper-part = Часть { $number }
question-paper-grid = таблица ответов
question-paper-score = Баллы: ______ из { $all }
question-why-on-time = Проигрывает лишь тот, кто пришёл позже допустимого времени; пришедший точно в этот момент не проигрывает.
question-why-first-touched = { question-who } сначала коснулись { $piece ->
    [king] короля
    [queen] ферзя
    [rook] ладьи
    [bishop] слона
    [knight] коня
   *[pawn] пешки
  } на { $square }: пойти обязаны именно { $piece ->
    [king] им
    [queen] им
    [rook] ею
    [bishop] им
    [knight] им
   *[pawn] ею
  }.
question-why-cannot-take = { $piece ->
    [king] Король
    [queen] Ферзь
    [rook] Ладья
    [bishop] Слон
    [knight] Конь
   *[pawn] Пешка
  } на { $square } не может взять { $victim ->
    [queen] ферзя
    [rook] ладью
    [bishop] слона
    [knight] коня
   *[pawn] пешку
  } на { $at }.
question-paper-level = сложность { $level } из 5
