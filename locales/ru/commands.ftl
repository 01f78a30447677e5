### Тексты командной строки.

## Заголовки справки

command-heading-usage = Использование:
command-heading-commands = Команды
command-heading-arguments = Аргументы
command-heading-options = Параметры
command-heading-global = Общие параметры

## kanon

command-kanon = Свод шахматных правил, который можно запустить
command-kanon-after = Код завершения: 0 — всё в порядке, 1 — есть замечания, 2 — работа не выполнена.

command-global-lang = Язык сообщений (hy, ru, en или любой из --locales); иначе язык окружения
command-global-content = Папка со статьями [по умолчанию: content]
command-global-locales = Папка с другими языками или с файлами, заменяющими встроенные
command-global-color = Цвета: auto, always или never [по умолчанию: auto]
command-global-help = Показать справку
command-global-version = Показать версию

## kanon check

command-check = Найти ошибки в статьях
command-check-format = text, json (по объекту в строке), sarif или github [по умолчанию: text]
command-check-explain = Объяснить код замечания вместо проверки
command-check-no-errata = Не учитывать errata.toml
command-check-no-hints = Показывать только ошибки и предупреждения
command-check-strict = Учитывать подсказки в коде завершения
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
  }: { $errors ->
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
  }; учтено в errata.toml: { $acknowledged }.
command-check-unknown-code = нет кода «{ $code }»; есть: { $codes }

command-level-error = ошибка
command-level-warning = предупреждение
command-level-hint = подсказка
command-level-help = что делать

## kanon show

command-show = Прочитать пункт: на что он ссылается и кто ссылается на него
command-show-what = Номер пункта (9.2.1, A.5.2, III.4), статья целиком (9) или имя правила (draw.threefold)
command-show-format = text или json [по умолчанию: text]
command-show-edition = Читать номер по этой редакции (2018 или 2023) и показать то же правило на всех языках
command-show-unknown = Ни в одном документе нет номера { $what }.
command-show-known-rule = В редакции { $edition } года он есть: { $title } ({ $rule }).
command-show-unknown-rule = «{ $what }» — не номер пункта и не имя правила.
command-show-nearest-rule = Ближайшее имя правила — { $rule }.
command-show-no-text = Правило { $rule } ({ $title }) не изложено ни в одном документе.
command-show-other-numbers = На языке «{ $lang }» у этих пунктов другие номера.
command-show-other-language = Текста на языке «{ $lang }» нет; вот имеющиеся языки.
command-show-cites = Ссылается на
command-show-cited-by = На него ссылаются
command-show-same-rule = То же правило
command-show-more = … и ещё { $count }
command-show-note = Примечание редакции
command-show-corrected = Вместо «{ $text }» следует читать { $target }.
command-show-reads = Вместо «{ $text }» следует читать «{ $correction }».
command-show-not-here = нет среди документов
command-show-nowhere = не существует
command-show-edition-of = редакция { $edition } г.
command-class-computed = вычисляется
command-class-finding = нужно решение арбитра
command-class-informative = справочное

## kanon model

command-model = Вывести разобранную модель
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

## kanon ledger

command-ledger = Показать, какие правила выполняет движок
command-ledger-format = text или json (по правилу в строке) [по умолчанию: text]
command-ledger-edition = Номера этой редакции [по умолчанию: 2023]
command-ledger-rules = Перечислить все правила, а не только ещё не выполняемые
command-ledger-division = { $kind ->
    [article] Статья
    [appendix] Приложение
   *[guideline] Руководство
  } { $division }: выполняется { $done } из { $all } (по решению арбитра { $findings }), справочных { $informative }
command-ledger-executed = выполняется
command-ledger-needs-finding = выполняется по решению арбитра
command-ledger-informative = справочное
command-ledger-not-yet = ещё не выполняется

## kanon completions

command-completions = Вывести сценарий автодополнения для оболочки
command-completions-shell = bash, elvish, fish, powershell или zsh

## kanon quiz

command-quiz = Составить вопросы и билеты и записать их в нужных форматах
command-quiz-scenarios = Собственные ситуации, в которых указано `ask`, например ask = "ruling"
command-quiz-blueprint = План (TOML): разделы с правилом, числом вопросов, уровнем
command-quiz-seed = Одно и то же число даёт один и тот же набор вопросов [по умолчанию: 1]
command-quiz-forms = Сколько параллельных вариантов
command-quiz-count = Сколько вопросов, если плана нет [по умолчанию: 20]
command-quiz-level = Сложность от 1 до 5 [по умолчанию: 1..5]
command-quiz-rule = Только вопросы по статье (9), пункту (9.2), группе правил (draw) или одного вида (fivefold)
command-quiz-edition = Редакция Правил: 2018, 2023 или any (любая), а не указанная в плане или в ситуации [по умолчанию: 2023]
command-quiz-format = json, print, gift, moodle, qti, anki, csv, xlsx, kahoot, pgn, interactive, pdf (через Chromium) [по умолчанию: json,print]
command-quiz-date = Дата, которой помечаются файлы; с более поздней Anki обновляет карточки, внесённые раньше [по умолчанию: по версии kanon]
command-quiz-output = Папка для файлов; - выводит JSON Lines [по умолчанию: -]
command-quiz-kinds = Перечислить виды вопросов
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
command-quiz-missing = в разделе { $section } не хватает { $count ->
    [one] { $count } вопроса
   *[other] { $count } вопросов
  }: больше ничего не подходит

## kanon scan

command-scan = Узнать, что говорят Правила о записанных партиях
command-scan-files = Файлы PGN, обычные или сжатые (.zst, .gz, .bz2); - означает стандартный ввод
command-scan-format = text (таблица по правилам) или json (по объекту в строке) [по умолчанию: text]
command-scan-rule = Только то, что опирается на это правило, например draw.automatic.fivefold; можно повторять
command-scan-claimable = Только ничьи, о которых можно было заявить
command-scan-automatic = Только позиции, которые сами закончили партию
command-scan-first = Только первая находка каждого вида в партии
command-scan-edition = Редакция Правил: 2018 или 2023 [по умолчанию: 2023]
command-scan-threads = Сколько потоков читают партии [по умолчанию: по числу ядер]
command-scan-limit = Сколько строк каждого вида показать в таблице [по умолчанию: 100]
command-scan-output = Писать в этот файл, а не в стандартный вывод
command-scan-resume = Продолжить с места, где остановился прежний запуск с тем же --output
command-scan-merge = Не читать партии, а сложить итоги прежних запусков (строки JSON)

## kanon build

command-build = Собрать сайт
command-build-output = Папка, куда его записать [по умолчанию: site]
command-build-theme = Папка с шаблонами и стилями, заменяющими встроенные с теми же именами
command-build-base-url = Адрес, по которому сайт будет опубликован (для канонических адресов и карты сайта)
command-build-allow-missing = Создавать сайт, даже если статьи не читаются или их нет
command-build-current = Ничего не изменилось; файлов: { $files }.
command-build-done = { $folder }: файлов { $files }, записано { $written }, удалено { $removed }.
command-build-findings = Замечаний к текстам: { $findings }; их показывает `kanon check`.

## kanon serve

command-serve = Показать сайт и следить за изменениями
command-serve-port = Порт на этом компьютере [по умолчанию: 4321]
command-serve-theme = Папка с шаблонами и стилями, заменяющими встроенные с теми же именами
command-serve-base-url = Адрес, по которому сайт будет опубликован
command-serve-ready = Просмотр: { $address } (Ctrl-C завершает)
command-serve-built = Готово за { $milliseconds } мс; замечаний: { $findings }.
command-serve-stopped = Завершено.
command-quiz-damaged = { $count ->
    [one] { $count } партию
    [few] { $count } партии
   *[many] { $count } партий
  } не удалось прочитать до конца; где именно, покажет kanon scan
