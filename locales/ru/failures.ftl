# Почему работу не удалось выполнить.
failure-because = { $what }: { $why }
failure-read = не удаётся прочитать { $path }
failure-io-missing = такого файла или папки нет
failure-io-denied = нет прав доступа
failure-io-folder = это папка, а нужен файл
failure-io-file = это файл, а нужна папка
failure-io-endless = это канал или устройство, а нужен файл
failure-io-long = размер больше { $megabytes } МБ
failure-io-full = на диске не осталось места
failure-write = не удаётся записать { $path }
failure-make = не удаётся создать { $path }
failure-remove = не удаётся удалить { $path }
failure-watch = не удаётся следить за { $path }
failure-run = не удаётся запустить { $path }
failure-listen = не удаётся открыть порт { $port }
failure-damaged = файл { $path } повреждён
failure-not-a-folder = { $path } — не папка
failure-no-content = { $path } — не папка; укажите папку со статьями через --content или создайте её: kanon new book { $path }
failure-content-file = { $path } — файл; укажите папку, в которой он лежит: --content { $folder }
failure-other-version = папка { $path } создана другой версией kanon; сначала удалите её
failure-not-ours = папка { $path } не пуста и создана не программой kanon; выберите другую
failure-locked = в папку { $path } уже пишет другой запуск kanon build; повторите, когда он закончится
failure-same-path = { $one } и { $two } стали бы одним файлом сайта, { $path }, там, где прописные и строчные буквы не различаются; переименуйте один из них
failure-outside = файл сайта оказался вне его папки: { $path }
failure-save-name = { $path }: сохранённая партия — это JSON; выберите имя с окончанием .json
failure-save-foreign = файл { $path } уже есть, и это не сохранённая партия; выберите другое имя
failure-scan-itself = { $path } — один из проверяемых файлов; результаты заменили бы партии
failure-linked-folder = { $path } — ссылка: то, на что она указывает, создано не программой kanon и не изменяется; сначала удалите ссылку
failure-foreign-file = файл { $path } уже есть, и создан он не программой kanon; сначала переместите его
failure-theme-file = { $path } — не файл из папки темы оформления; скопируйте файл в эту папку
failure-nothing-in-games = { $path }: в этих партиях не о чем спросить
failure-scenario = в файле { $path } есть ошибки
failure-nothing-asked = ни в одной ситуации не сказано, о чём спросить; добавьте строку, например ask = "ruling"
failure-no-format = формата «{ $name }» нет; есть: { $known }
failure-needs-folder = здесь можно вывести только json; для «{ $name }» укажите папку, например -o paper
failure-folder-like-file = -o указывает папку, а `{ $path }` похоже на имя файла; введите, например: -o paper
failure-no-day = «{ $date }» — не дата; нужна дата вида 2026-11-16
failure-no-levels = «{ $level }» — не диапазон уровней; нужны уровни от 1 до 5, например 2..4
failure-no-kind = вопросов о «{ $rule }» нет{ $edition ->
    [any] {""}
   *[other] {" "}(редакция { $edition } г.)
  }; номера найдёт `kanon show { $rule }`, а все виды вопросов показывает `kanon quiz --kinds`
failure-several-rules = «{ $words }» может означать несколько правил: { $rules }{ $more ->
    [0] {""}
   *[other] {" "}и ещё { $more }, их перечислит `kanon show { $words } --all`
  }; напишите номер одного из них
failure-blueprint-value = «{ $value }» — не { $what ->
    [answer-type] тип ответа
    [question] вопрос
   *[class] класс контроля времени
  }
failure-no-browser = для pdf в PATH нужна одна из программ: { $names }; --format print готовит страницы, которые напечатает любой браузер
failure-no-pdf = { $browser } не создал PDF из { $page }: { $problem }
failure-export = не удаётся записать { $name } в формате { $format }
failure-no-summary = нет сводок, которые можно сложить; нужны строки JSON от `kanon scan --format json`
failure-other-run = { $path } относится к запуску с другими файлами или фильтрами; чтобы начать заново, уберите --resume
failure-not-begun = в файле { $path } есть текст, который записал не прежний запуск; выберите другой файл или уберите --resume
failure-resume-json = --resume работает только с --format json
failure-shorter = вход короче того, что уже просмотрено; чтобы начать заново, уберите --resume
failure-output-shorter = файл { $path } короче, чем записал прежний запуск, или это другой файл; уберите --resume, чтобы начать заново
failure-articles-lost = некоторые статьи не читаются; сайт остался прежним (--allow-missing собирает его без них)
failure-site-language = нет ни одной папки с языком
failure-site-template = шаблон: { $why }
failure-site-picture = не удаётся прочитать изображение { $path }
failure-blueprint-empty = нет ни одного раздела; добавьте [[section]] с ключами rule и count
failure-blueprint = в плане { $path } есть ошибки
failure-is-blueprint = { $path } — не ситуация, а план варианта; введите: kanon quiz --blueprint { $path }
failure-is-scenario = { $path } — не план варианта, а ситуация; введите: kanon quiz { $path }
failure-blueprint-twice = ключи { $key } и { $other } означают одно и то же; оставьте один из них
failure-a-number = число от 1 до { $most }
failure-a-level = уровень от 1 до 5 или диапазон, например 2..4
failure-an-edition = редакция: 2018 или 2023, либо any (любая)
failure-file-not-ours = { $path } уже существует и создан не программой kanon; выберите другую папку
failure-no-language = языка «{ $lang }» нет; есть: { $known }
failure-no-messages = у kanon нет сообщений на языке { $lang }; они выводятся на языке { $other }
failure-settings = в { $path } есть ошибки, поэтому сайт не создан
failure-not-used = файл { $path } использовать нельзя, а без него сайт не создаётся
failure-usage-unknown = неизвестный параметр или аргумент: { $argument }
failure-usage-command = неизвестная команда: { $argument }
failure-usage-no-value = параметру { $argument } нужно значение
failure-usage-value = { $argument } не может быть «{ $value }»
failure-usage-takes-none = параметр { $argument } не принимает значения, а дано «{ $value }»
failure-usage-twice = параметр { $argument } указан дважды
failure-usage-conflict = { $argument } нельзя указывать вместе с { $other }
failure-usage-missing = не указан аргумент { $argument }
failure-usage-example = введите, например: { $example }
failure-usage-content = папку со статьями указывают так: --content { $path }
failure-usage-expected = ожидается { $what }
failure-usage-whole = целое число от 0
failure-usage-too-great = меньшее число
failure-usage-rule = имя правила, например draw.automatic.fivefold
failure-usage-more = Подробности покажет --help.
failure-line-too-long = { $path }: слишком длинный ввод; строка или файл, который читается целиком, может занимать не больше { $megabytes } МБ
failure-usage-choices = одно из: { $names }
failure-usage-edition = 2018 или 2023
failure-no-games = в файле { $path } нет партий; ожидается PGN, например: 1. e4 e5 2. Nf3 Nc6 1/2-1/2
failure-exists = { $path } уже существует; выберите другое имя
failure-exists-folder = { $path } уже существует, и это не пустая папка; выберите другое имя
failure-no-situation = ситуации «{ $name }» нет; { $hint }
failure-about-scenario = --about относится к ситуации: kanon new scenario case.toml --about claim
failure-new-book-path = не указана папка; введите, например: kanon new book my-book
failure-new-paper-path = не указан файл; введите, например: kanon new paper paper.toml
failure-new-scenario-path = не указан файл; введите, например: kanon new scenario { $name }.toml --about { $name }
failure-new-toml = { $path }: выберите имя с окончанием .toml
failure-no-plain = на языке «{ $lang }» нет статьи-образца; начните с другого, например --lang ru
failure-fix-inside = папка { $path } лежит среди статей, и копии тоже попали бы в проверку; выберите другое место
failure-fix-encoding = { $path } не в кодировке UTF-8, и механически исправить его нельзя
failure-no-engine = в этой сборке kanon нет движка для браузеров; его собирает `.ci/wasm`
failure-audit-empty = в { $path } нет вопросов
failure-audit-format = формат файла { $path } команда audit не читает; она читает GIFT (.gift, .txt), Moodle XML (.xml) и таблицы (.csv, .tsv)
failure-responses = ответы нельзя обработать
