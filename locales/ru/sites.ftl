### What the site says around the texts.

site-title = Правила шахмат
site-description = Правила шахмат по пунктам: со ссылками, поиском и сравнением языков.
site-description-one = Правила шахмат по пунктам: со ссылками и поиском.
site-lead = Правила шахмат простым языком: с примерами, тренировкой и обоснованием каждого решения.
site-lead-own = Правила шахмат с примерами, тренировкой и обоснованием каждого решения.
site-home = Содержание книги
site-print-book = Напечатать всю книгу
site-made = Сделано с помощью kanon

## Around every page

site-skip = К тексту
site-ways = Основные страницы
site-ways-rules = Правила
site-editors = Для редакторов
site-data = Данные (JSON)
site-languages = Языки
site-theme = Светлая или тёмная тема
site-permalink = Скопировать ссылку на этот пункт
site-present = На экран
site-present-hint = Пробел показывает следующее решение, Escape закрывает.
site-copied = Ссылка скопирована
site-open = Открыть
site-table = Таблица
site-broken-link = Эта ссылка из источника никуда не ведёт
site-found-broken-link = Ссылка на «{ $target }» никуда не ведёт; она показана простым текстом.
site-found-broken-link-hint = исправьте адрес или уберите ссылку
site-found-missing-picture = Картинки «{ $target }» нет; вместо неё показано её описание.
site-found-missing-picture-hint = исправьте путь (он начинается с этого файла) или добавьте картинку
site-found-active-picture = В { $path } есть скрипты, стили или ссылки, которые рисунку не нужны; он опубликован без них.
site-found-active-picture-hint = сохраните рисунок без скриптов, анимации и ссылок на другие файлы
site-found-theme-file = файл оформления { $path } ничего не заменяет
site-found-theme-file-hint = положите его туда, где встроенный: { $meant }

## Parts of the Laws

site-article = Статья { $number }
site-appendix = Приложение { $number }
site-guideline = Руководство { $number }
site-articles = Статьи
site-appendices = Приложения
site-guidelines = Руководства
site-other-texts = Другие тексты
site-rules-only = Только перечень правил, без текста:

## Documents and clauses

site-edition = Нумерация редакции { $edition } года
site-compare-with = Сравнить: { $language }
site-findings = { $count ->
    [one] { $count } замечание
    [few] { $count } замечания
    [many] { $count } замечаний
   *[other] { $count } замечания
  }
site-clauses = { $count ->
    [one] { $count } пункт
    [few] { $count } пункта
    [many] { $count } пунктов
   *[other] { $count } пункта
  }
site-cited-by = На него ссылаются
site-cites = Ссылается на
site-colon = :
site-source = Источник: { $file }
site-editorial-note = От редакции.

## Rules

site-rule = Правило
site-rules = Правила
site-no-rules = Под этим номером нет ни одного известного нам правила.
site-class-computed = вычисляется
site-class-finding = нужно решение арбитра
site-class-informative = для сведения
site-class-not-yet = программой пока не решается
site-not-in-edition = нет в { $edition }
site-gap = { $language }: перевода этого правила пока нет.
site-no-text = Текста этого правила нет среди источников.
site-decides = Что оно решает
site-when = Когда
site-then = Тогда

## Side by side

site-compare-title = { $title } — сравнение
site-compare-lead = Пункты с одним и тем же правилом стоят рядом, даже если их номера различаются.
site-compare-gaps = { $count ->
    [one] У { $count } пункта нет пары.
    [few] У { $count } пунктов нет пары.
    [many] У { $count } пунктов нет пары.
   *[other] У { $count } пункта нет пары.
  }
site-no-document = не переведено
site-no-clause = Здесь пары нет

## Pages about everything

site-glossary = Словарь
site-glossary-lead = Термины Правил и как они называются на каждом языке.
site-concordance = Соответствие номеров
site-concordance-lead = Правила, номер которых в редакциях 2018 и 2023 годов различается, и те, что есть только в одной из них. У остальных номер один и тот же.
site-coverage = Охват
site-coverage-lead = Что программа решает сама, где нужно решение арбитра, а что дано лишь для сведения.
site-texts = Состояние текстов
site-texts-lead = Что проверка нашла в источниках: для читателей и переводчиков.
site-texts-more = Здесь не показано замечаний: { $count }; все показывает `kanon check`.
site-severity-error = { $count ->
    [one] ошибка
    [few] ошибки
   *[other] ошибок
  }
site-severity-warning = { $count ->
    [one] предупреждение
    [few] предупреждения
   *[other] предупреждений
  }
site-severity-hint = { $count ->
    [one] подсказка
    [few] подсказки
   *[other] подсказок
  }
site-missing = Здесь ничего нет
site-missing-text = По этому адресу нет страницы. Начните отсюда:

## Search

site-search = Поиск
site-search-placeholder = Слово, вопрос или номер: часы, зазвонил телефон, 9.2.1
site-search-help = Слово можно вводить в любой форме, с опечатками и латинскими буквами. Номер ведёт прямо к пункту.
site-search-key = Клавиша / открывает поиск.
site-search-noscript = Для поиска нужен JavaScript.
site-search-none = Ничего не найдено.
site-search-found = Найдено:
site-search-meant = Возможно, вы имели в виду:
site-search-more = Показать ещё
site-search-elsewhere = Посмотрите также:
site-search-failed = Не удалось загрузить данные для поиска.

## Boards and worked cases

site-board = Белые: { $white }. Чёрные: { $black }. { $turn ->
    [white] Ход белых.
   *[black] Ход чёрных.
  }
site-men = { $role ->
    [king] король
    [queen] ферзь
    [rook] ладья
    [bishop] слон
    [knight] конь
   *[pawn] пешка
  } { $squares }
site-cases = Решает один факт
site-settings-a-color = цвет, например #8a3b12
site-settings-a-picture = изображение из папки с текстами
site-settings-a-folder = папка
site-settings-path-hint = путь отсчитывается от папки, где лежит book.toml
site-settings-spoken = один из языков, на которых есть тексты страниц: { $known }
site-settings-spoken-hint = положите тексты языка в папку { $lang } и укажите через --locales папку, в которой она лежит
site-settings-an-address = адрес, например https://example.org/laws/

## The start page

site-today = Вопрос дня
site-situations = Что случилось?
site-origin = Тексты с пометкой «источник» предоставил издатель. Остальные — редакция kanon: Правила 2023 года простым языком, это не официальный текст.
site-origin-plain = Эти тексты — редакция kanon: Правила 2023 года простым языком, это не официальный текст.
site-origin-source = источник
site-plain-words = Простым языком
site-plain-edition = Простым языком
site-source-text = Источник
site-situation-phone = У меня зазвонил телефон
site-situation-touch = Соперник тронул фигуру
site-situation-illegal = Сделан невозможный ход
site-situation-flag = Упал флажок
site-situation-flags = Упали оба флажка
site-situation-repeated = Позиция повторилась?
site-situation-fifty = 50 ходов без взятия
site-situation-offer = Можно ли сейчас предложить ничью?
site-situation-late = Игрок опоздал
site-situation-promotion = Пешку оставили на последней горизонтали
site-situation-castling = Можно ли здесь рокировать?
site-situation-writing = Нужно ли ещё записывать ходы?
site-example = Пример

## The index of the rules and the editors' pages

site-editors-lead = Состояние текстов, различия редакций и данные для программ.
site-editors-lead-only = Различия редакций и данные для программ.
site-data-lead = Все правила с номерами, названиями и адресами в формате JSON (gzip) — для ваших программ. Тексты: kanon model.
site-rules-index = Все правила
site-rules-lead = Откройте часть Правил или тему и выберите нужное правило.
site-whole-text = Читать весь текст
site-book = Содержание
site-topic-act = Касание фигур и выполнение хода
site-topic-adjourn = Отложенные партии
site-topic-arbiter = Арбитр
site-topic-blind = Незрячие и слабовидящие игроки
site-topic-blitz = Блиц
site-topic-board = Доска и фигуры
site-topic-chess960 = Шахматы 960
site-topic-clock = Часы
site-topic-conduct = Поведение игроков
site-topic-draw = Ничья
site-topic-end = Окончание партии
site-topic-game = Цель игры
site-topic-irregularity = Нарушения и невозможные ходы
site-topic-move = Ходы фигур
site-topic-notation = Нотация
site-topic-points = Очки
site-topic-quickplay = Быстрая игра до конца партии
site-topic-rapid = Быстрые шахматы
site-topic-record = Запись ходов
site-sentence = { $text }.
