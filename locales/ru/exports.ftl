### Экспорт: столбцы, подписи и то, чего формат не передаёт.

export-column-number = №
export-column-id = Код
export-column-kind = Вид
export-column-level = Уровень
export-column-edition = Правила
export-column-setting = Условия
export-column-start = Начало (FEN)
export-column-moves = Ходы
export-column-position = Позиция (FEN)
export-column-events = Что произошло
export-column-question = Вопрос
export-column-answer-type = Тип ответа
export-column-key = Ключ
export-column-answer = Ответ
export-column-reason = Обоснование
export-column-clauses = Пункты
export-column-letter = Вариант
export-column-right = Верно
export-column-misconception = Заблуждение
export-column-feedback = Пояснение
export-page-questions = Вопросы
export-page-options = Варианты
export-card-reason = Почему
export-card-wrong = Откуда другие ответы
export-card-clauses = Пункты
export-clock-white = Белые:
export-clock-black = Чёрные:

## Что теряется

export-loss = вопрос { $number } ({ $id }): { $what }
export-sum = { $format }: { $code ->
    [answer-picked] ответ выбирают из готовых
    [board-in-words] позиция дана в виде FEN
    [story-elsewhere] условие есть только в печатном варианте
    [long-question] вопрос слишком длинный
    [long-answer] ответ слишком длинный
    [many-answers] слишком много ответов
    [no-game] нет исходной позиции
   *[other] { $code }
  } — вопросов: { $count } из { $all }. { $hint }
export-answer-picked = ответ выбирают из готовых, хотя его следует найти самому
export-answer-picked-hint = Moodle XML, QTI, Anki и печатный вариант требуют сам ответ.
export-board-in-words = позиция дана в виде FEN
export-board-in-words-hint = Moodle XML, QTI, Anki и печатный вариант показывают доски.
export-story-elsewhere = слишком длинно для этого формата; даны только номер и сам вопрос
export-story-elsewhere-hint = Раздайте печатный вариант (--format print): номера в нём те же.
export-question-length = пропущен: символов в вопросе — { $length }, помещается { $limit }
export-answer-length = пропущен: символов в одном из ответов — { $length }, помещается { $limit }
export-answer-count = пропущен: столько ответов не помещается ({ $count })
export-length-hint = Возьмите для этих вопросов другой формат или запросите другие через --rule или --level.
export-no-game = пропущен: нет позиции, с которой могла бы начаться партия
export-no-game-hint = Такие вопросы касаются условий, а не позиции.
