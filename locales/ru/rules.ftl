### Short titles of the rules, Russian.

## Article 1

rule-game_players = Два соперника за одной доской
rule-game_alternation = Первый ход белых и очерёдность ходов
rule-game_having-the-move = Переход очереди хода к сопернику
rule-game_objective = Цель игры
rule-game_checkmate_definition = Мат и неприкосновенность короля
rule-game_checkmate_loser = Поражение игрока, получившего мат
rule-game_dead_basic = Ничья при невозможности мата для обеих сторон

## Article 2

rule-board_orientation = Расположение шахматной доски
rule-board_men = Комплект из 32 фигур
rule-board_initial-position = Начальная позиция фигур
rule-board_lines = Вертикали, горизонтали и диагонали

## Article 3

rule-move_own-occupied = Поле, занятое своей фигурой
rule-move_capture = Взятие фигуры соперника
rule-move_attack-piece = Нападение на фигуру
rule-move_attack-square-pinned = Нападение связанной фигуры
rule-move_bishop = Ходы слона
rule-move_rook = Ходы ладьи
rule-move_queen = Ходы ферзя
rule-move_no-jump = Запрет перепрыгивать через фигуры
rule-move_knight = Ходы коня
rule-move_pawn_single = Ход пешки на одно поле
rule-move_pawn_double = Ход пешки на два поля
rule-move_pawn_capture = Взятие пешкой по диагонали
rule-move_pawn_en-passant = Взятие на проходе
rule-move_pawn_en-passant_window = Взятие на проходе только ответным ходом
rule-move_promotion_obligation = Обязательное превращение на последней горизонтали
rule-move_promotion_free-choice = Свободный выбор фигуры при превращении
rule-move_promotion_immediate = Немедленное действие новой фигуры
rule-move_king_two-ways = Два вида ходов короля
rule-move_king_step = Ход короля на соседнее поле
rule-move_castling = Рокировка как ход короля
rule-move_castling_right-lost = Потеря права на рокировку
rule-move_castling_right-lost_king-moved = Потеря права на рокировку после хода короля
rule-move_castling_right-lost_rook-moved = Потеря права на рокировку после хода ладьи
rule-move_castling_prevented = Временные препятствия для рокировки
rule-move_castling_prevented_attacked = Запрет рокировки из-за битого поля
rule-move_castling_prevented_blocked = Запрет рокировки из-за фигуры между королём и ладьёй
rule-move_check = Король под шахом
rule-move_self-check = Запрет оставлять своего короля под шахом
rule-move_legal = Определение возможного хода
rule-move_illegal = Определение невозможного хода
rule-move_illegal-position = Определение невозможной позиции

## Article 4

rule-act_one-hand = Выполнение хода одной рукой
rule-act_adjust = Касание с предупреждением «поправляю»
rule-act_other-contact = Касание фигуры без предупреждения
rule-act_touch_header = Правило «тронул — ходи»
rule-act_touch_own = Касание своих фигур
rule-act_touch_opponent = Касание фигур соперника
rule-act_touch_both = Касание фигур обоих цветов
rule-act_castle_header = Касание при рокировке и превращении
rule-act_castle_touch-king-rook = Касание короля и ладьи для рокировки
rule-act_castle_touch-rook-king = Касание ладьи раньше короля
rule-act_castle_illegal-intent = Попытка невозможной рокировки
rule-act_promotion_choice-final = Окончательный выбор фигуры при превращении
rule-act_touch_none-possible = Невозможность хода тронутой фигурой
rule-act_promotion_ways = Способы превращения пешки
rule-act_promotion_pawn-not-placed = Превращение без постановки пешки на поле
rule-act_promotion_any-order = Произвольный порядок действий при превращении
rule-act_promotion_capture = Превращение со взятием
rule-act_released = Фигура, отпущенная на поле
rule-act_made_capture = Момент выполнения взятия
rule-act_made_castling = Момент выполнения рокировки
rule-act_made_promotion = Момент выполнения превращения
rule-act_claim-forfeited = Потеря права заявить о нарушении порядка выполнения хода
rule-act_assistant = Помощник для передвижения фигур

## Article 5

rule-end_checkmate = Победа матом
rule-end_resignation = Сдача партии игроком
rule-end_stalemate = Ничья при пате
rule-end_dead-position = Ничья в мёртвой позиции
rule-end_agreement = Ничья по соглашению

## Article 6

rule-clock_definition = Шахматные часы, флажок и падение флажка
rule-clock_press-completes = Завершение хода нажатием часов
rule-clock_completed_game-ending = Завершающий партию ход без нажатия часов
rule-clock_completed_next-made = Завершение хода выполнением следующего
rule-clock_press-after-reply = Право нажать часы после ответа соперника
rule-clock_same-hand = Та же рука для хода и часов
rule-clock_handling = Бережное обращение с часами
rule-clock_adjust-own-time = Как поправлять фигуры за счёт своего времени
rule-clock_assistant = Помощник для нажатия часов
rule-clock_periods = Периоды времени и требуемое число ходов
rule-clock_carry-over = Перенос сэкономленного времени и режим задержки
rule-clock_flag-check = Проверка после падения флажка
rule-clock_placement = Расположение часов
rule-clock_start = Пуск часов белых
rule-clock_default-time = Поражение за превышение допустимого времени опоздания
rule-clock_both-absent = Отсутствие обоих игроков к началу партии
rule-clock_flag-considered-fallen = Признание падения флажка
rule-clock_flag-loss = Поражение по времени и исключения
rule-clock_evidence = Показания часов как доказательство
rule-clock_wrong-setting = Неверная установка часов
rule-clock_interrupt = Прерывание партии арбитром
rule-clock_player-stop = Остановка часов для обращения к арбитру
rule-clock_restart = Возобновление прерванной партии
rule-clock_player-stop_no-reason = Остановка часов без уважительной причины
rule-clock_displays = Экраны и демонстрационные доски
rule-clock_displays_no-claim = Заявления, основанные только на данных экранов

## Article 7

rule-irregularity_restore-times = Показания часов при восстановлении позиции
rule-irregularity_initial-position = Неверная начальная позиция
rule-irregularity_board-orientation = Неправильно расположенная доска
rule-irregularity_colours-reversed = Партия, начатая с перепутанным цветом фигур
rule-irregularity_displace_restore = Возврат смещённых фигур за счёт своего времени
rule-irregularity_displace_stop = Остановка часов при смещённых фигурах
rule-irregularity_displace_penalty = Наказание за смещение фигур
rule-irregularity_illegal_move = Исправление невозможного хода
rule-irregularity_illegal_promotion-unfinished = Пешка, не заменённая при превращении
rule-irregularity_illegal_press-without-move = Нажатие часов без хода
rule-irregularity_illegal_two-hands = Ход, сделанный двумя руками
rule-irregularity_illegal_penalty = Наказания за невозможные ходы
rule-irregularity_displaced-found = Позднее обнаружение смещённых фигур

## Article 8

rule-record_duty = Обязанность записывать ходы
rule-record_paper = Запись на бумажном бланке
rule-record_electronic = Запись на электронном бланке
rule-record_not-in-advance = Запрет записывать ходы заранее
rule-record_order = Очерёдность хода и записи
rule-record_use = Допустимое использование бланка
rule-record_draw-offer = Запись предложения ничьей на бланке
rule-record_assistant = Помощник для записи ходов
rule-record_visible = Видимость бланка для арбитра
rule-record_property = Принадлежность бланков организатору
rule-record_waived-short-time = Освобождение от записи в цейтноте
rule-record_incomplete_neither = Отсутствие записи у обоих игроков
rule-record_incomplete_one = Отсутствие записи у одного игрока
rule-record_reconstruct = Восстановление партии на другой доске
rule-record_next-period = Первый ход следующего периода
rule-record_result-signed = Подписанный результат партии

## Article 9

rule-draw_offer_heading = Предложения ничьей и положение соревнования
rule-draw_offer_regulations = Ограничения на ничью по соглашению
rule-draw_offer_allowed-header = Предложение ничьей при разрешённом соглашении
rule-draw_offer_procedure = Порядок и действие предложения ничьей
rule-draw_offer_record = Обязанность отмечать предложение ничьей
rule-draw_claim_is-offer = Заявление как предложение ничьей
rule-draw_threefold = Ничья при троекратном повторении позиции
rule-draw_threefold_claim-intended = Заявление о троекратном повторении с предполагаемым ходом
rule-draw_threefold_claim-current = Заявление о троекратном повторении по позиции на доске
rule-draw_identity = Признаки одинаковых позиций
rule-draw_identity_en-passant = Различие в возможности взятия на проходе
rule-draw_identity_castling = Различие в праве на рокировку
rule-draw_fifty = Ничья по правилу 50 ходов
rule-draw_fifty_claim-intended = Заявление о 50 ходах с предполагаемым ходом
rule-draw_fifty_claim-current = Заявление о 50 завершённых ходах
rule-draw_claim_right-lost-touch = Потеря права на заявление из-за касания
rule-draw_claim_heading = Заявления о ничьей
rule-draw_claim_stop-clock = Остановка часов при заявлении о ничьей
rule-draw_claim_correct = Обоснованное заявление о ничьей
rule-draw_claim_incorrect = Необоснованное заявление о ничьей
rule-draw_automatic = Ничья без заявления
rule-draw_automatic_fivefold = Пятикратное повторение позиции
rule-draw_automatic_seventyfive = Правило 75 ходов

## Article 10

rule-points_normal = Очки за победу, ничью и поражение
rule-points_max = Предельная сумма очков

## Article 11

rule-conduct_disrepute = Поведение, порочащее шахматы
rule-conduct_venue = Определение игрового помещения
rule-conduct_area = Определение игровой зоны
rule-conduct_leave_header = Действия, требующие разрешения арбитра
rule-conduct_leave_venue = Выход из игрового помещения
rule-conduct_leave_on-move = Выход из игровой зоны при своём ходе
rule-conduct_leave_third-person = Допуск посторонних в игровую зону
rule-conduct_leave_report = Уведомление арбитра о выходе
rule-conduct_notes = Запрет на заметки и подсказки
rule-conduct_device = Запрет на электронные устройства
rule-conduct_device_bag = Выключенное устройство в сумке
rule-conduct_device_loss = Поражение за наличие устройства при себе
rule-conduct_inspection = Осмотр одежды и сумок
rule-conduct_smoking = Курение только в отведённом месте
rule-conduct_spectators = Закончившие партию игроки как зрители
rule-conduct_distract = Запрет отвлекать и беспокоить соперника
rule-conduct_penalty = Наказания за нарушения правил поведения
rule-conduct_refusal = Упорный отказ соблюдать Правила
rule-conduct_refusal_both = Отказ обоих игроков соблюдать Правила
rule-conduct_explanation = Право на разъяснение Правил
rule-conduct_appeal = Право обжаловать решение арбитра
rule-conduct_assist-reconstruct = Помощь игроков в восстановлении партии
rule-conduct_claim-checking = Проверка игроками заявлений о ничьей

## Article 12

rule-arbiter_observe-laws = Строгое соблюдение Правил
rule-arbiter_duties = Обязанности арбитра
rule-arbiter_fair-play = Обеспечение честной игры
rule-arbiter_best-interest = Действия в интересах соревнования
rule-arbiter_environment = Хорошие условия для игры
rule-arbiter_not-disturbed = Защита игроков от помех
rule-arbiter_supervise = Наблюдение за ходом соревнования
rule-arbiter_disabled = Забота об игроках с инвалидностью
rule-arbiter_fair-play-rules = Применение правил честной игры
rule-arbiter_observe-games = Наблюдение за партиями и исполнение решений
rule-arbiter_assistants = Назначение помощников для наблюдения за партиями
rule-arbiter_extra-time = Дополнительное время из-за внешних помех
rule-arbiter_no-intervention = Пределы вмешательства арбитра
rule-arbiter_outsiders = Запрет на вмешательство посторонних
rule-arbiter_phones = Запрет пользоваться телефоном в игровом помещении
rule-arbiter_penalties = Наказания, применяемые арбитром
rule-arbiter_penalty_warning = Предупреждение как наказание
rule-arbiter_penalty_add-time = Увеличение времени соперника
rule-arbiter_penalty_cut-time = Сокращение времени нарушителя
rule-arbiter_penalty_raise-points = Увеличение очков соперника
rule-arbiter_penalty_cut-points = Уменьшение очков нарушителя
rule-arbiter_penalty_loss = Присуждение поражения нарушителю
rule-arbiter_penalty_fine = Заранее объявленный денежный штраф
rule-arbiter_penalty_rounds = Отстранение от одного или нескольких туров
rule-arbiter_penalty_expulsion = Исключение из соревнования

## Appendix A

rule-rapid_definition = Определение быстрых шахмат
rule-rapid_no-recording = Освобождение от записи в быстрых шахматах
rule-rapid_penalty-one-minute = Штраф в одну минуту в быстрых шахматах
rule-rapid_supervised = Турнирные правила в быстрых шахматах
rule-rapid_supervised_ratio = Один арбитр не более чем на три партии
rule-rapid_supervised_recorded = Запись партии арбитром в быстрых шахматах
rule-rapid_supervised_scoresheet = Просмотр бланка в быстрых шахматах
rule-rapid_unsupervised = Быстрые шахматы без полного надзора
rule-rapid_after-ten = Ограничения после десяти ходов каждой стороны
rule-rapid_after-ten_clock = Установка часов после десяти ходов
rule-rapid_after-ten_setup = Ошибки расстановки после десяти ходов
rule-rapid_illegal = Невозможные ходы в быстрых шахматах
rule-rapid_flag-claim = Заявление о победе по времени
rule-rapid_illegal-position = Замеченная арбитром невозможная позиция
rule-rapid_flag-arbiter = Объявление арбитром падения флажка
rule-rapid_specify = Выбор правил для соревнования по быстрым шахматам

## Appendix B

rule-blitz_definition = Определение блица
rule-blitz_penalty-one-minute = Штраф в одну минуту в блице
rule-blitz_supervised = Турнирные правила в блице
rule-blitz_supervised_ratio = Один арбитр на каждую партию в блице
rule-blitz_supervised_recorded = Запись партии арбитром в блице
rule-blitz_supervised_scoresheet = Просмотр бланка в блице
rule-blitz_unsupervised = Блиц без полного надзора
rule-blitz_specify = Выбор правил для соревнования по блицу

## Appendix C

rule-notation_piece-word = Значение слова «фигура» в записи
rule-notation_abbreviation = Буквенные обозначения фигур
rule-notation_national = Национальные буквенные обозначения фигур
rule-notation_pawn = Пешки без буквенного обозначения
rule-notation_files = Буквы вертикалей
rule-notation_ranks = Номера горизонталей
rule-notation_squares = Обозначения полей
rule-notation_move = Запись хода
rule-notation_capture = Запись взятия
rule-notation_capture_piece = Буква фигуры в записи взятия
rule-notation_capture_square = Поле назначения в записи взятия
rule-notation_capture_pawn = Запись взятия пешкой
rule-notation_disambiguate = Различение одинаковых фигур
rule-notation_disambiguate_rank = Одинаковые фигуры на одной горизонтали
rule-notation_disambiguate_rank_piece = На одной горизонтали: буква фигуры
rule-notation_disambiguate_rank_file = На одной горизонтали: исходная вертикаль
rule-notation_disambiguate_rank_square = На одной горизонтали: поле назначения
rule-notation_disambiguate_file = Одинаковые фигуры на одной вертикали
rule-notation_disambiguate_file_piece = На одной вертикали: буква фигуры
rule-notation_disambiguate_file_rank = На одной вертикали: исходная горизонталь
rule-notation_disambiguate_file_square = На одной вертикали: поле назначения
rule-notation_disambiguate_other = Одинаковые фигуры на разных линиях
rule-notation_example_rank = Пример: кони на одной горизонтали
rule-notation_example_file = Пример: кони на одной вертикали
rule-notation_example_other = Пример: кони на разных линиях
rule-notation_example_capture = Пример: взятие конём
rule-notation_promotion = Запись превращения
rule-notation_draw-offer = Знак предложения ничьей (=)
rule-notation_signs = Знаки и сокращения
rule-notation_signs_kingside = Знак короткой рокировки
rule-notation_signs_queenside = Знак длинной рокировки
rule-notation_signs_capture = Знак взятия
rule-notation_signs_check = Знак шаха
rule-notation_signs_mate = Знак мата
rule-notation_signs_ep = Знак взятия на проходе

## Appendix D

rule-blind_two-boards = Игра на двух досках
rule-blind_board_size = Размер специальной доски
rule-blind_board_raised = Приподнятые чёрные поля
rule-blind_board_aperture = Крепёжное отверстие в каждом поле
rule-blind_pieces = Требования к специальным фигурам
rule-blind_pieces_peg = Штифты для крепления фигур
rule-blind_pieces_staunton = Стаунтоновская форма и метка чёрных фигур
rule-blind_rules = Игра с незрячими игроками
rule-blind_announce = Объявление и повторение ходов
rule-blind_touched = Касание фигуры на специальной доске
rule-blind_made = Выполнение хода на специальной доске
rule-blind_made_capture = Снятие взятой фигуры с доски
rule-blind_made_placed = Постановка фигуры в другое отверстие
rule-blind_made_announced = Устное объявление хода
rule-blind_clock-start = Пуск часов соперника
rule-blind_sighted-normal = Обычные правила для зрячего игрока
rule-blind_clock_special = Специальные шахматные часы
rule-blind_clock_analogue = Стрелочные часы, читаемые на ощупь
rule-blind_clock_analogue_dots = Циферблат с выпуклыми точками
rule-blind_clock_analogue_flag = Флажок, определяемый на ощупь
rule-blind_score = Запись партии незрячим игроком
rule-blind_slip = Исправление оговорки
rule-blind_discrepancy = Расхождение позиций на двух досках
rule-blind_assistant = Помощник незрячего игрока
rule-blind_assistant_moves = Выполнение ходов помощником
rule-blind_assistant_announce = Объявление ходов помощником
rule-blind_assistant_score = Запись партии и пуск часов помощником
rule-blind_assistant_inform = Сведения от помощника по просьбе игрока
rule-blind_assistant_claim = Заявления помощника
rule-blind_assistant_adjourn = Действия помощника при откладывании партии
rule-blind_sighted-assistant = Помощник зрячего игрока

## Guidelines I

rule-adjourn_seal_duty = Запись тайного хода
rule-adjourn_seal_early = Досрочное откладывание партии
rule-adjourn_envelope = Данные на конверте
rule-adjourn_envelope_names = Фамилии игроков на конверте
rule-adjourn_envelope_position = Позиция на конверте
rule-adjourn_envelope_times = Израсходованное время на конверте
rule-adjourn_envelope_sealer = Фамилия игрока, записавшего тайный ход
rule-adjourn_envelope_number = Номер тайного хода на конверте
rule-adjourn_envelope_draw-offer = Предложение ничьей на конверте
rule-adjourn_envelope_resumption = Время и место возобновления на конверте
rule-adjourn_envelope_arbiter = Проверка и хранение конверта арбитром
rule-adjourn_draw-offer-after-seal = Предложение ничьей после записи тайного хода
rule-adjourn_setup = Позиция и часы перед возобновлением
rule-adjourn_ended-before = Окончание партии до возобновления
rule-adjourn_open = Вскрытие конверта
rule-adjourn_seal_invalid = Поражение за недействительный тайный ход
rule-adjourn_seal_ambiguous = Неоднозначный тайный ход
rule-adjourn_seal_unintelligible = Непонятный тайный ход
rule-adjourn_seal_illegal = Невозможный тайный ход
rule-adjourn_resume = Явка игроков ко времени возобновления
rule-adjourn_resume_replier-present = Присутствие игрока, отвечающего на тайный ход
rule-adjourn_resume_replier-absent = Отсутствие игрока, отвечающего на тайный ход
rule-adjourn_resume_sealer-absent = Отсутствие игрока, записавшего тайный ход
rule-adjourn_default-time = Опоздание на доигрывание
rule-adjourn_both-absent = Отсутствие обоих игроков при возобновлении
rule-adjourn_envelope-missing = Пропажа конверта с тайным ходом
rule-adjourn_position-unknown = Невозможность восстановить отложенную позицию
rule-adjourn_time-error = Неверные показания часов при возобновлении
rule-adjourn_session-control = Контроль доигрывания по часам арбитра

## Guidelines II

rule-chess960_start = Случайная начальная позиция в шахматах 960
rule-chess960_requirements = Требования к начальной позиции
rule-chess960_king-between = Король между ладьями
rule-chess960_bishops = Слоны на разноцветных полях
rule-chess960_mirror = Чёрные фигуры напротив белых
rule-chess960_castling = Рокировка в шахматах 960
rule-chess960_castling_once = Одна рокировка для каждого игрока
rule-chess960_castling_how = Способы рокировки в шахматах 960
rule-chess960_castling_double = Рокировка двойным ходом
rule-chess960_castling_transpose = Рокировка перестановкой короля и ладьи
rule-chess960_castling_king-only = Рокировка только ходом короля
rule-chess960_castling_rook-only = Рокировка только ходом ладьи
rule-chess960_castling_recommendations = Рекомендации по рокировке
rule-chess960_castling_recommend-king-out = Временное снятие короля при рокировке
rule-chess960_castling_final-squares = Обычные конечные поля короля и ладьи
rule-chess960_castling_clarification = Конечные поля для каждой стороны рокировки
rule-chess960_castling_notes = Примечания о рокировке
rule-chess960_castling_announce = Предупреждение о намерении рокировать
rule-chess960_castling_one-stays = Король или ладья, остающиеся на месте
rule-chess960_castling_first-move = Рокировка первым ходом
rule-chess960_castling_vacant = Поля, обязательно свободные при рокировке
rule-chess960_castling_filled = Поля, которые могут оставаться занятыми при рокировке

## Guidelines III

rule-quickplay_definition = Определение быстрой игры до конца партии
rule-quickplay_announced = Предварительное объявление о применении руководства
rule-quickplay_scope = Область применения руководства
rule-quickplay_both-flags = Падение обоих флажков
rule-quickplay_both-flags_continue = Падение обоих флажков до последнего периода
rule-quickplay_both-flags_draw = Падение обоих флажков в последнем периоде
rule-quickplay_increment-request = Просьба о добавлении пяти секунд на ход
rule-quickplay_claim = Заявление о ничьей в последние две минуты
rule-quickplay_claim_agree = Удовлетворение заявления арбитром
rule-quickplay_claim_postpone = Отсрочка решения по заявлению
rule-quickplay_claim_reject = Отклонение заявления арбитром
rule-quickplay_unsupervised = Игра без надзора арбитра
rule-quickplay_unsupervised_claim = Заявление о ничьей без арбитра
rule-quickplay_unsupervised_cannot-win = Неспособность соперника выиграть обычными средствами
rule-quickplay_unsupervised_no-effort = Отсутствие попыток выиграть обычными средствами
rule-quickplay_unsupervised_referral = Передача заявления назначенному арбитру

## Headings added in the 2023 edition

rule-heading_pawn-moves = Ходы пешки
rule-heading_check = Шах королю
rule-heading_legality = Возможные и невозможные ходы и позиции
rule-heading_adjusting = Как поправлять фигуры; иное касание
rule-heading_clock-use = Пользование шахматными часами
rule-heading_time-control = Контроль времени
rule-heading_default-time = Допустимое время опоздания
rule-heading_clock-setting = Показания и установка часов
rule-irregularity_displace_heading = Смещённые фигуры
rule-irregularity_illegal_heading = Невозможные ходы
rule-heading_recording = Порядок записи ходов
rule-heading_incomplete-scoresheets = Бланки с неполной записью
rule-heading_venue = Игровое помещение и игровая зона
rule-heading_notes-devices = Заметки и электронные устройства
rule-heading_blind-clock = Часы для незрячего игрока
rule-adjourn_heading_procedure = Порядок откладывания партии
rule-adjourn_heading_resumption = Возобновление при утрате данных
