### Тексты командной строки.

## Заголовки справки

command-heading-usage = Использование:
command-heading-commands = Команды
command-heading-arguments = Аргументы
command-heading-options = Параметры
command-heading-global = Общие параметры

## kanon

command-kanon = Свод шахматных правил, который можно запустить
command-kanon-after = Код завершения: 0 — всё в порядке, 1 — есть замечания, 2 — команда не выполнена, 130 — команда прервана.
command-overview =
    kanon: свод шахматных правил, который можно запустить

    Прочитать правило    kanon show 9.2
                         kanon show телефон
    Решить ситуацию      kanon new scenario case.toml
                         kanon rule case.toml
    Составить вариант    kanon quiz --rule 9 --count 10 -o paper
    Проверить статьи     kanon check --content book
    Собрать сайт         kanon new book book
                         kanon build --content book -o site

    kanon --help перечисляет все команды, kanon show --help объясняет одну из них.


command-global-lang = Язык текстов и сообщений: hy, ru, en или язык из --locales [по умолчанию: язык окружения]
command-global-content = Папка со статьями [по умолчанию: content]
command-global-locales = Папка с другими языками или с файлами, заменяющими встроенные
command-global-color = Цвета: auto, always или never [по умолчанию: auto]
command-global-help = Показать справку
command-global-version = Показать версию

## kanon new

command-new = Начать книгу правил, ситуацию или экзаменационный вариант
command-new-what = book (книга, папка), scenario (ситуация) или paper (план варианта; файлы .toml)
command-new-path = Папка или файл, который нужно создать; `kanon new scenario` без него перечисляет ситуации
command-new-about = Какая ситуация; их перечисляет `kanon new scenario`
command-new-book = { $path }: готово. Дальше: kanon build --content { $quoted } -o site
command-new-scenario = { $path }: готово. Дальше: kanon rule { $quoted }
command-new-paper = { $path }: готово. Дальше: kanon quiz --blueprint { $quoted }
command-new-first = Взята ситуация «{ $name }»; другую выбирает --about: { $names }
command-new-list = Ситуации, с которых можно начать:
command-new-list-next = Дальше: kanon new scenario case.toml --about { $name }

## Обозначения в справке

command-value-lang = ЯЗЫК
command-value-dir = ПАПКА
command-value-when = КОГДА
command-value-format = ФОРМАТ
command-value-formats = ФОРМАТЫ
command-value-code = КОД
command-value-year = ГОД
command-value-file = ФАЙЛ
command-value-number = ЧИСЛО
command-value-n = ЧИСЛО
command-value-from-to = ОТ..ДО
command-value-rule = ПРАВИЛО
command-value-yyyy-mm-dd = ГГГГ-ММ-ДД
command-value-pgn = PGN
command-value-scenario = СИТУАЦИЯ
command-value-size = РАЗМЕР
command-value-url = АДРЕС
command-value-port = ПОРТ
command-value-what = ЧТО
command-value-path = ПУТЬ
command-value-situation = СИТУАЦИЯ
command-value-shell = ОБОЛОЧКА
command-value-command = КОМАНДА
command-value-options = ПАРАМЕТРЫ

## kanon check

command-check = Проверить статьи на ошибки
command-check-format = text, json (по объекту в строке), sarif или github [по умолчанию: text]
command-check-explain = Объяснить код ошибки вместо проверки
command-check-no-errata = Не учитывать errata.toml
command-check-no-hints = Показывать только ошибки и предупреждения
command-check-strict = Завершиться с кодом 1, даже если есть только подсказки
command-check-fix = Записать исправленные копии (вместе с --fixed)
command-check-corrected = Исправлений: { $corrections }, файлов: { $files }; исходные тексты не изменены
command-check-more = { $path }: ещё таких же замечаний ({ $code }): { $count }; полный список — --format json
command-check-fixed = Папка для исправленных копий; исходные тексты не меняются
command-check-summary = { $documents ->
    [one] { $documents } документ
    [few] { $documents } документа
   *[many] { $documents } документов
  }, { $clauses ->
    [one] { $clauses } пункт
    [few] { $clauses } пункта
   *[many] { $clauses } пунктов
  }, { $references ->
    [one] { $references } ссылка
    [few] { $references } ссылки
   *[many] { $references } ссылок
  }: { $findings }; учтено в errata.toml: { $acknowledged }.
command-findings = { $errors ->
    [one] { $errors } ошибка
    [few] { $errors } ошибки
   *[many] { $errors } ошибок
  }, { $warnings ->
    [one] { $warnings } предупреждение
    [few] { $warnings } предупреждения
   *[many] { $warnings } предупреждений
  }, { $hints ->
    [one] { $hints } подсказка
    [few] { $hints } подсказки
   *[many] { $hints } подсказок
  }
command-plain-edition = изложение простым языком, { $path }
command-check-unknown-code = кода «{ $code }» нет; { $hint }

command-level-error = ошибка
command-level-warning = предупреждение
command-level-hint = подсказка
command-level-help = что делать

## kanon show

command-show = Прочитать правило: найти его по номеру, имени или слову
command-show-what = Пункт (9.2.1, A.5.2, III.4), статья (9), имя правила (draw.threefold) или слова (телефон)
command-show-format = text или json [по умолчанию: text]
command-show-edition = Читать номер по этой редакции (2018 или 2023) и показать то же правило на всех языках
command-show-all = Перечислить все правила, найденные по словам
command-show-unknown = Ни в одной статье нет пункта { $what }.
command-show-above = Прочитать ближайшее: kanon show { $what }
command-show-known-rule = В Правилах { $edition } года он есть: { $title }. Имя правила — { $rule }.
command-show-unknown-rule = По запросу «{ $what }» ничего не найдено.
command-show-no-text = Правила { $rule } ({ $title }) нет ни в одной статье.
command-show-matches = По запросу «{ $what }» { $count ->
    [one] найдено { $count } правило
    [few] найдено { $count } правила
   *[many] найдено { $count } правил
  }:
command-show-others = По запросу «{ $what }» { $count ->
    [one] найдено ещё { $count } правило
    [few] найдено ещё { $count } правила
   *[many] найдено ещё { $count } правил
  }:
command-show-read = Прочитать: kanon show { $what }
command-show-nearest = Может быть, «{ $what }»?
command-show-expected = Введите номер (kanon show 9.2), имя правила (kanon show draw.threefold) или слово (kanon show флажок).
command-show-other-numbers = { $lang }: на этом языке у пунктов другие номера.
command-show-other-language = { $lang }: на этом языке текста нет. Вот он на других.
command-show-cites = Ссылается на:
command-show-cited-by = На него ссылаются:
command-show-same-rule = То же правило в других текстах:
command-show-more = … и ещё { $count }; их перечислит --all
command-show-note = Примечание редакции:
command-show-corrected = Вместо «{ $text }» следует читать { $target }.
command-show-reads = Вместо «{ $text }» следует читать «{ $correction }».
command-show-not-here = нет в этих статьях
command-show-nowhere = не существует
command-show-edition-of = редакция { $edition } г.
command-class-computed = решает движок
command-class-finding = нужно решение арбитра
command-class-informative = справочное

## kanon model

command-model = Вывести статьи как данные для программ
command-model-format = text (структура) или json [по умолчанию: text]

## kanon rule

command-rule = Вынести решение по ситуациям
command-rule-files = Ситуации в TOML, JSON или JSON Lines; «-» означает стандартный ввод
command-rule-format = text или json (по объекту в строке) [по умолчанию: text]
command-rule-edition = Решать по этой редакции (2018 или 2023), а не по указанной в ситуации
command-rule-save = Записать отложенную партию (с тайным ходом) в этот файл
command-rule-then = Продолжить событиями из этого файла, например доигрыванием отложенной партии
command-rule-not-adjourned = партия { $id } не отложена: тайный ход не записан или партия окончена
command-rule-one-game = --save и --then принимают одну ситуацию, а не несколько

## kanon schema

command-schema = Напечатать JSON Schema формата
command-schema-what = scenario (ситуации), blueprint (планы вопросов), book (book.toml) или errata (errata.toml)

## kanon export-engine

command-export-engine = Записать движок пакетом для других сайтов и программ
command-export-engine-dir = Папка для package.json, kanon.wasm, index.js, index.d.ts и example.html
command-export-engine-done = Движок записан в { $path }. Откройте example.html через веб-сервер или напишите: import { "{" } load { "}" } from "./index.js"
command-export-engine-kept = файл { $path } отличается от примера этой версии и оставлен без изменений

## kanon ledger

command-ledger = Показать, какие правила применяет движок
command-ledger-format = text или json (по правилу в строке) [по умолчанию: text]
command-ledger-edition = Номера этой редакции [по умолчанию: 2023]
command-ledger-rules = Перечислить все правила, а не только те, что ещё не применяются
command-ledger-division = { $kind ->
    [article] Статья
    [appendix] Приложение
   *[guideline] Руководство
  } { $division }: применяется { $done } из { $all } (по решению арбитра { $findings }), справочных { $informative }
command-ledger-executed = применяется
command-ledger-needs-finding = применяется по решению арбитра
command-ledger-informative = справочное
command-ledger-not-yet = ещё не применяется

## kanon completions

command-completions = Вывести сценарий автодополнения для оболочки
command-completions-shell = bash, elvish, fish, powershell или zsh

## kanon quiz

command-quiz = Составить вопросы и варианты и записать их в нужных форматах
command-quiz-scenarios = Собственные ситуации, в которых есть `ask`, например ask = "ruling"; вместе с --blueprint они идут в конце
command-quiz-blueprint = План (TOML): разделы с правилом, числом вопросов, уровнем
command-quiz-seed = Одно и то же число даёт один и тот же набор вопросов [по умолчанию: 1]
command-quiz-forms = Сколько параллельных вариантов
command-quiz-count = Сколько вопросов, если плана нет [по умолчанию: 20]
command-quiz-level = Сложность от 1 до 5 [по умолчанию: 1..5]
command-quiz-rule = Только вопросы по статье (9), пункту (9.2), группе правил (draw), правилу, названному словом (телефон), или одного вида (fivefold)
command-quiz-edition = Редакция Правил: 2018, 2023 или any (любая), а не указанная в плане или в ситуации [по умолчанию: 2023]
command-quiz-format = json, print, gift, moodle, qti, anki, csv, xlsx, kahoot, pgn, interactive, pdf (нужен Chromium) [по умолчанию с -o: json,print]
command-quiz-date = Дата, которой помечаются файлы; с более поздней Anki обновляет карточки, внесённые раньше [по умолчанию: по версии kanon]
command-quiz-page = A4 или Letter, для print и pdf [по умолчанию: a4]
command-quiz-output = Папка для файлов; без неё вопросы показываются здесь, а --format json выводит их как JSON Lines
command-quiz-kinds = Перечислить виды вопросов словами, с пунктами Правил
command-quiz-responses = Показать, как отвечала группа: листы ответов в CSV (столбцы 1, 2, 3, … и form), ответы из Moodle или сохранённые на странице результаты; укажите те же параметры, что и при составлении варианта
command-quiz-from = Составить вопросы о том, что случилось в партиях файла
command-quiz-names = Вместе с --from: назвать в ситуациях игроков и соревнование
command-quiz-known = { $kinds ->
    [one] { $kinds } вид вопросов
    [few] { $kinds } вида вопросов
   *[other] { $kinds } видов вопросов
  }, { $misconceptions ->
    [one] { $misconceptions } заблуждение
    [few] { $misconceptions } заблуждения
   *[other] { $misconceptions } заблуждений
  }
command-quiz-making = вопросы
command-quiz-key = Ответ: { $key }
command-quiz-form = Вариант { $form }
command-quiz-next = Вопросов: { $count }. Чтобы записать вариант, добавьте -o paper; для программ — --format json.
command-quiz-done = { $folder }: файлов { $files }, вопросов { $questions }. Сначала откройте { $first }.
command-quiz-missing = { $several ->
    [yes] раздел { $section }: нашлось вопросов — { $found }, а нужно { $asked }
   *[no] нашлось вопросов — { $found }, а нужно { $asked }
  }; остальные не подходят или повторяют то же самое
command-quiz-kept = { $path } относится к другому варианту, но изменён после записи и остаётся
command-quiz-removed = { $path }: удалено файлов варианта, который был здесь раньше: { $count }
command-quiz-own-twice = { $path }: вопрос, который уже есть в варианте, задан один раз
command-quiz-widened = о самом пункте { $rule } спросить нечего: эти вопросы — по { $above }

## kanon scan

command-scan = Проверить записанные партии по Правилам
command-scan-files = Файлы PGN, обычные или сжатые (.zst, .gz, .bz2); «-» означает стандартный ввод
command-scan-format = text (таблица по правилам) или json (по объекту в строке) [по умолчанию: text]
command-scan-rule = Только находки по этому правилу, например draw.automatic.fivefold; можно повторять
command-scan-claimable = Только ничьи, о которых можно было заявить
command-scan-automatic = Только позиции, в которых партия заканчивается сама
command-scan-first = Только первая находка каждого вида в партии
command-scan-edition = Редакция Правил: 2018 или 2023 [по умолчанию: 2023]
command-scan-threads = Сколько потоков читают партии [по умолчанию: по числу ядер]
command-scan-limit = Сколько строк каждого вида показать в таблице [по умолчанию: 100]
command-scan-output = Писать в этот файл, а не в стандартный вывод
command-scan-resume = Продолжить с места, где остановился прежний запуск с тем же --output
command-scan-merge = Не читать партии, а сложить итоги прежних запусков (строки JSON)

## kanon build

command-build = Собрать сайт
command-build-output = Папка для сайта [по умолчанию: site]
command-build-theme = Папка с шаблонами и стилями, заменяющими встроенные с теми же именами
command-build-base-url = Адрес, по которому сайт будет опубликован (для канонических адресов и карты сайта)
command-build-allow-missing = Собрать сайт, даже если статей нет или они не читаются
command-build-current = Ничего не изменилось, сайт готов; файлов: { $files }.
command-build-done = { $folder }: файлов { $files }, записано { $written }, удалено { $removed }. Откройте { $page } в браузере.
command-build-findings = Найдено в статьях: { $findings }; их перечисляет `kanon check`.

## kanon serve

command-serve = Показывать сайт и следить за изменениями
command-serve-port = Порт на этом компьютере [по умолчанию: 4321]
command-serve-theme = Папка с шаблонами и стилями, заменяющими встроенные с теми же именами
command-serve-base-url = Адрес, по которому сайт будет опубликован
command-serve-ready = Просмотр: { $address } (остановить: Ctrl-C)
command-serve-built = Готово за { $milliseconds } мс; { $findings }.
command-serve-stopped = Остановлено.
command-quiz-damaged = до конца не читается { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
  }; где именно, покажет `kanon scan`

## kanon audit

command-audit = Проверить чужие банки вопросов по Правилам
command-audit-banks = Банки вопросов: GIFT, Moodle XML или CSV
command-audit-format = text, json (по объекту в строке), sarif или github [по умолчанию: text]
command-audit-edition = Редакция, которой должны следовать номера пунктов [по умолчанию: 2023]
command-audit-summary = Вопросов: { $items }, ошибок: { $errors }, предупреждений: { $warnings }, подсказок: { $hints }.
command-audit-unchecked = По Правилам не проверено: { $count }. В этих вопросах нет ни пункта, ни числа, которое задают Правила, ни позиции, ни ситуации; проверена только их форма.

## kanon quiz --responses

command-responses-candidates = Участников: { $count }
command-responses-left-out = пропущено строк: { $count }; цифры относятся к остальным
command-responses-unread = непрочитанных ответов: { $count }; они не приносят баллов и не входят в цифры своих вопросов
command-responses-columns = № | ответов | решили | ожидалось | прогноз | различающая сила
command-responses-misconceptions = Самые частые заблуждения
command-responses-more = … ещё { $count }; все они по вопросам — в выводе --format json
command-responses-name-columns = имя | фамилия | фамилия, имя | фамилия и имя | фио | ф. и. о. | участник | слушатель | студент
command-responses-form-columns = вариант
command-responses-column-candidate = Участник
command-responses-column-form = вариант
command-responses-column-points = баллы
command-responses-column-share = доля
command-responses-column-passed = итог
command-responses-column-unread = не прочитано
command-responses-passed = сдал
command-responses-failed = не сдал
command-responses-json = это не результаты, сохранённые на странице
command-responses-json-hint = сохраните их на странице в разделе статистики или дайте файл CSV
command-responses-other = ни один из этих ответов не относится к этому варианту
command-responses-other-hint = укажите те же параметры, что и при составлении варианта: blueprint, seed, count, rule, level
command-responses-heading = в первой строке нет столбцов с вопросами
command-responses-heading-hint = назовите столбцы 1, 2, 3, … или, как в Moodle, Response 1, Response 2, …
command-responses-twice = о вопросе { $number } говорят два столбца
command-responses-no-question = вопроса { $number } в варианте нет
command-responses-no-form = вариантов несколько, а в этой строке не сказано, на какой отвечали
command-responses-cells = ячеек в строке: { $cells }, а в первой: { $expected }
command-responses-cells-hint = тексты с запятыми берут в кавычки; ячейку вопроса без ответа оставляют пустой
command-responses-form = варианта «{ $form }» нет
command-responses-form-hint = букву варианта пишут в столбце «вариант» или form; укажите тот же план или --forms, с которыми составлены варианты
command-responses-answer = «{ $answer }» — не ответ на вопрос { $number }{ $last ->
        [none] {""}
       *[other] {", в котором варианты A–"}{ $last }
    }
command-responses-answer-hint = пишите буквы вариантов или их слова; проверьте, что вариант составлен с теми же параметрами

## kanon man

command-man = Записать страницы руководства в папку
command-man-dir = Папка для страниц, например ~/.local/share/man/man1
command-man-done = Страницы руководства ({ $pages }) записаны в папку { $folder }. Прочитать: man { $first }
