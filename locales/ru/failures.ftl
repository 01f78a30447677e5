# Почему работу не удалось выполнить.
failure-read = не удаётся прочитать { $path }
failure-write = не удаётся записать { $path }
failure-make = не удаётся создать { $path }
failure-remove = не удаётся удалить { $path }
failure-watch = не удаётся следить за { $path }
failure-run = не удаётся запустить { $path }
failure-listen = не удаётся открыть порт { $port }
failure-damaged = файл { $path } повреждён
failure-not-a-folder = { $path } — не папка
failure-no-content = { $path } — не папка; укажите через --content, где лежат статьи
failure-other-version = папка { $path } создана другой версией kanon; сначала удалите её
failure-not-ours = папка { $path } не пуста и создана не программой kanon; выберите другую
failure-locked = в папку { $path } уже пишет другой запуск kanon build; повторите, когда он закончится
failure-same-path = у двух файлов сайта один и тот же путь: { $path }
failure-outside = файл сайта оказался вне его папки: { $path }
failure-save-name = { $path }: сохранённая партия записывается в формате JSON; выберите имя с окончанием .json
failure-save-foreign = файл { $path } уже есть, и это не сохранённая партия; выберите другое имя
failure-scan-itself = { $path } — один из проверяемых файлов; результаты заменили бы партии
failure-linked-folder = { $path } — ссылка: то, на что она указывает, создано не программой kanon и не изменяется; сначала удалите ссылку
failure-foreign-file = файл { $path } уже есть, и создан он не программой kanon; сначала переместите его
failure-theme-file = { $path } — не файл из папки темы оформления; скопируйте файл в эту папку
failure-nothing-in-games = { $path }: в этих партиях не о чем спросить
failure-scenario = в файле { $path } есть ошибки
failure-nothing-asked = ни в одной ситуации не сказано, о чём спросить, например ask = "ruling"
failure-no-format = формата «{ $name }» нет; есть: { $known }
failure-needs-folder = в стандартный вывод идёт только json; для «{ $name }» нужна папка, например -o paper
failure-no-day = «{ $date }» — не дата вида 2026-11-16
failure-no-levels = «{ $level }» — не диапазон уровней: уровни идут от 1 до 5, например 2..4
failure-no-kind = вопросов о «{ $rule }» нет{ $edition ->
    [any] {""}
   *[other] {" "}(редакция { $edition } г.)
  }
failure-blueprint-value = «{ $value }» — не { $what ->
    [answer-type] тип ответа
    [question] вопрос
   *[class] класс контроля времени
  }
failure-no-browser = для pdf в PATH нужна одна из программ: { $names }; --format print готовит страницы, которые напечатает любой браузер
failure-no-pdf = { $browser } не создал PDF из { $page }: { $problem }
failure-export = { $format } для { $name }
failure-no-summary = нет сводок, которые можно объединить
failure-other-run = { $path } относится к запуску с другими файлами или фильтрами
failure-not-begun = в файле { $path } есть текст, который записал не прежний запуск; выберите другой файл или уберите --resume
failure-resume-json = --resume работает с --format json
failure-shorter = вход короче того, что уже просмотрено
failure-output-shorter = файл { $path } короче, чем записал прежний запуск, или это другой файл; уберите --resume, чтобы начать заново
failure-articles-lost = статьи не удаётся прочитать; опубликованные страницы не изменены (--allow-missing создаёт сайт без них)
failure-site-language = нет ни одной папки с языком
failure-site-template = шаблон: { $why }
failure-site-picture = не удаётся прочитать изображение { $path }
failure-blueprint-empty = нет ни одного раздела
failure-blueprint = по плану { $path } нельзя составить вопросы
failure-blueprint-twice = ключ { $key } говорит то же, что и { $other }: оставьте один из них
failure-a-number = число от 1 до { $most }
failure-a-level = уровень от 1 до 5 или диапазон, например 2..4
failure-an-edition = редакция: 2018 или 2023, либо any (любая)
failure-file-not-ours = { $path } уже существует и создан не программой kanon; выберите другую папку
failure-no-language = языка «{ $lang }» нет; есть: { $known }
failure-settings = настройкам сайта в { $path } нельзя следовать
failure-not-used = файл { $path } использовать нельзя, а без него сайт не создаётся
failure-usage-unknown = параметра или аргумента «{ $argument }» здесь нет
failure-usage-command = команды «{ $argument }» нет
failure-usage-no-value = у { $argument } должно быть значение
failure-usage-value = «{ $value }» не подходит как значение { $argument }
failure-usage-takes-none = у { $argument } не бывает значения, а дано «{ $value }»
failure-usage-twice = { $argument } указано дважды
failure-usage-conflict = { $argument } не имеет смысла вместе с { $other }
failure-usage-missing = не хватает: { $argument }
failure-usage-expected = нужно: { $what }
failure-usage-whole = целое число, не меньше 0
failure-usage-too-great = число поменьше
failure-usage-rule = идентификатор правила, например draw.automatic.fivefold
failure-usage-more = Подробнее — с параметром --help.
failure-line-too-long = { $path }: слишком длинный ввод; строка или целый файл TOML или JSON может занимать не больше { $megabytes } МБ
