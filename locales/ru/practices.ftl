### Что говорят страницы тренировки.

practice-title = Тренировка
practice-lead = Ситуации из игрового зала, решения по которым выносит программа: ответьте, узнайте почему и возвращайтесь к тому, что не получилось.
practice-noscript = Для тренировки нужен JavaScript. Всё остальное на сайте работает и без него.
practice-noscript-alone = Этой странице нужен JavaScript.
practice-this-rule = Потренироваться на этом правиле
practice-short = Тренировка
practice-category = { $count ->
    [one] one
    [few] few
    [many] many
   *[other] other
  }

## Режимы

practice-modes = Режимы
practice-practice = Тренировка
practice-daily = Десять на сегодня
practice-exam = Экзамен
practice-statistics = Статистика

## Выбор

practice-topic = Тема
practice-filter = Тема и сложность
practice-about-3 = Ходы фигур
practice-about-4 = Выполнение хода
practice-about-5 = Окончание партии
practice-about-6 = Шахматные часы
practice-about-7 = Нарушения
practice-about-8 = Запись ходов
practice-about-9 = Ничья
practice-about-10 = Очки
practice-about-11 = Поведение игроков
practice-about-a = Быстрые шахматы
practice-about-d = Незрячие игроки
practice-about-i = Отложенные партии
practice-about-ii = Шахматы 960
practice-about-iii = Партии без добавления времени
practice-all-topics = Все темы
practice-rule = Правило
practice-all-rules = Все правила
practice-level = Сложность
practice-all-levels = Любая
practice-easy = Простые
practice-middle = Средние
practice-hard = Сложные
practice-matching = { $count ->
    [one] Подходит { $count } вопрос.
    [few] Подходят { $count } вопроса.
    [many] Подходит { $count } вопросов.
   *[other] Подходит { $count } вопроса.
  }
practice-start = Начать
practice-date = { $date }.{ $month }.{ $year }
practice-daily-done = На сегодня всё
practice-daily-tomorrow = Завтра вас ждут десять других вопросов.

## Вопрос

practice-progress = Пройдено
practice-at-question = Вопрос { $number } из { $total }
practice-so-far = Верно: { $count }
practice-level-of = Сложность { $level } из 5
practice-events = Что происходит
practice-board = Доска
practice-white-to-move = Ход белых
practice-black-to-move = Ход чёрных
practice-stepper = Просмотр партии
practice-moves = Ходы
practice-to-start = В начало
practice-back = На шаг назад
practice-forward = На шаг вперёд
practice-to-end = В конец
practice-flip = Перевернуть доску
practice-at-start = Перед приведёнными ходами
practice-at-events = Перед событиями
practice-at-event = Событие { $number } из { $total }
practice-white-clock = Часы белых
practice-black-clock = Часы чёрных
practice-time-hint = Минуты и секунды, например 12:05, или с часами: 1:12:05.
practice-time-wrong = Введите показания обоих часов, например 12:05.
practice-move = Ход
practice-move-hint = Укажите на доске поля «откуда» и «куда» или введите ход: Кf3 или g1f3.
practice-move-wrong = Такой ход прочитать нельзя; введите его в виде Кf3 или g1f3.
practice-several-hint = Выберите все верные ответы.
practice-choose-first = Сначала выберите ответ.
practice-check = Проверить
practice-next = Дальше
practice-finish = Закончить
practice-keys = Клавиши
practice-keys-help = 1–8 или A–H — выбрать ответ, Enter — проверить, N — дальше, ← и → — просмотр партии, P — показать вопрос крупно.
practice-edition = Вопросы составлены по Правилам шахмат ФИДЕ в редакции { $edition } года.
practice-present = На экран
practice-present-hint = Пробел показывает ответ, Escape закрывает.
practice-same-question = Этот вопрос на вашем телефоне
practice-reveal = Показать ответ
practice-close = Закрыть

## Ответ

practice-right = Верно
practice-wrong = Неверно
practice-your-answer = Ваш ответ
practice-right-answer = Верный ответ
practice-unanswered = Нет ответа
practice-misconception = Возможно, вы подумали:
practice-why = Почему
practice-other-answers = Что стоит за другими ответами
practice-comes-back = { $count ->
    [one] Этот вопрос вернётся через { $count } день.
    [few] Этот вопрос вернётся через { $count } дня.
    [many] Этот вопрос вернётся через { $count } дней.
   *[other] Этот вопрос вернётся через { $count } дня.
  }
practice-round-done = Серия закончена
practice-marks = { $right } из { $total }
practice-to-remember = Стоит запомнить
practice-nothing-wrong = Всё верно. Отлично!
practice-review = Разбор
practice-more = Ещё вопросы
practice-practise-on = Остальные вопросы дня

## Экзамен

practice-exam-lead = Ответы — в конце. Чтобы сдать, нужно набрать { $pass } %.
practice-exam-count = Вопросов
practice-exam-time = Время
practice-minutes-each = { $count ->
    [one] { $count } минута на вопрос
    [few] { $count } минуты на вопрос
    [many] { $count } минут на вопрос
   *[other] { $count } минуты на вопрос
  }
practice-no-limit = Без ограничения
practice-exam-start = Начать экзамен
practice-exam-again = Новый экзамен
practice-previous = Назад
practice-hand-in = Сдать работу
practice-hand-in-open = { $count ->
    [one] Без ответа остался { $count } вопрос. Всё равно сдать?
    [few] Без ответа остались { $count } вопроса. Всё равно сдать?
    [many] Без ответа осталось { $count } вопросов. Всё равно сдать?
   *[other] Без ответа осталось { $count } вопроса. Всё равно сдать?
  }
practice-places = Вопросы экзамена
practice-place-answered = Вопрос { $number }, ответ дан
practice-place-open = Вопрос { $number }, без ответа
practice-time-left = { $count ->
    [one] Осталась { $count } минута.
    [few] Осталось { $count } минуты.
    [many] Осталось { $count } минут.
   *[other] Осталось { $count } минуты.
  }
practice-passed = Экзамен сдан
practice-not-passed = Экзамен не сдан
practice-pass-mark = проходной балл { $pass } %
practice-time-used = время { $time }

## Статистика

practice-stat-asked = всего ответов
practice-stat-right = верных
practice-stat-due = повторить сегодня
practice-stat-days = дней подряд
practice-by-topic = По темам
practice-topic-state = пройдено вопросов: { $known }, верных ответов: { $share } %
practice-topic-none = ответов пока нет
practice-repeat = Что и когда повторить
practice-repeat-help = Вопрос с неверным ответом вернётся на следующий день, с верным — через три дня, а затем всё позже.
practice-due-today = Сегодня
practice-due-tomorrow = Завтра
practice-questions = { $count ->
    [one] { $count } вопрос
    [few] { $count } вопроса
    [many] { $count } вопросов
   *[other] { $count } вопроса
  }
practice-repeat-now = Повторить сейчас
practice-nothing-to-repeat = Пока ничего. Вопросы, на которые вы ответите, вернутся сюда.
practice-frequent-errors = Ваши самые частые заблуждения
practice-times = { $count ->
    [one] ({ $count } раз)
    [few] ({ $count } раза)
    [many] ({ $count } раз)
   *[other] ({ $count } раза)
  }
practice-exams = Экзамены
practice-your-data = Ваши данные
practice-your-data-help = Всё хранится только в этом браузере. Сохраните данные в файл, чтобы перенести их на другое устройство.
practice-export = Сохранить в файл
practice-import = Загрузить из файла
practice-imported = Файл загружен; для каждого вопроса взято более новое состояние.
practice-not-imported = В этом файле нет данных тренировки.
practice-erase = Стереть
practice-erase-sure = Стереть все ответы, экзамены и статистику в этом браузере?
practice-erased = Всё стёрто.
practice-cancel = Отмена
practice-unstored = Браузер не разрешает странице ничего запоминать: тренироваться можно, но после ухода со страницы всё забудется.
practice-failed = Не удалось загрузить вопросы
practice-failed-why = Есть ли связь с сетью? После первого посещения всё работает и без неё.
practice-failed-disk = Браузер не разрешает странице, открытой с диска, читать свои вопросы. Откройте сайт через сервер, например командой kanon serve.
practice-again = Повторить попытку
