### Что может быть не так в файле, который пишут люди.

input-not-toml = это не TOML: { $problem }
input-not-json = это не JSON: { $problem }
input-unknown-key = ключ «{ $word }» здесь не предусмотрен
input-unknown-word = слово «{ $word }» здесь не предусмотрено
input-missing-key = не хватает ключа «{ $key }»
input-did-you-mean = возможно, «{ $word }»?
input-known-words = возможны: { $words }
input-no-keys = своих ключей у него нет
input-null = null здесь ничего не сообщает
input-null-hint = если сообщить нечего, опустите ключ
input-wrong-type = { $wanted ->
    [table] здесь нужна таблица
    [list] здесь нужен список
    [text] здесь нужен текст
    [integer] здесь нужно целое число
    [number] здесь нужно число
    [time] здесь нужно число секунд или время вроде "1:30:00"
   *[bool] здесь нужно true или false
  }
input-json-ends = это не JSON: текст обрывается раньше, чем закончилось значение
input-json-hint = скорее всего, не хватает скобки, запятой или кавычки либо одна из них лишняя
input-duplicate-key = ключ «{ $key }» стоит в одной таблице дважды
input-out-of-range = здесь нужно число от { $low } до { $high }
input-out-of-range-hint = { $of ->
    [seconds] время указывается в секундах, не больше ста часов
    [moves] в партии здесь не больше десяти тысяч ходов
    [points] партия стоит не больше тысячи очков
    [positions] в шахматах 960 начальные позиции от 0 до 959
   *[hands] ход делают одной рукой или двумя
  }
input-given-twice = оставьте один из ключей «{ $one }» и «{ $other }»: они говорят одно и то же
input-too-deep = списки и таблицы могут быть вложены не глубже { $deepest } уровней
input-control-character = в этом тексте есть управляющий символ: его нельзя ни показать на экране, ни сохранить в файле
