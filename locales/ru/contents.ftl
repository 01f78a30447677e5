# Что обнаружено при чтении источников.

content-label-not-bold = номер пункта { $number } не выделен жирным шрифтом
content-label-not-bold-hint = выделите его, как остальные: **{ $number }**
content-label-half-bold = номер { $number } выделен только частично
content-label-half-bold-hint = поставьте знаки выделения вокруг всего номера: **{ $number }**
content-label-broken-marks = звёздочки вокруг номера { $number } остаются видны: Markdown не считает их выделением
content-label-broken-marks-hint = поставьте пробел между **{ $number }** и текстом
content-label-glued = текст слит с номером { $number }
content-label-glued-hint = поставьте пробел после номера
content-label-lookalike = в номере { $number } есть знаки, лишь похожие на нужные
content-label-lookalike-hint = наберите его заново обычными цифрами и латинскими буквами: { $number }
content-labels-lookalike = в номерах этого документа (всего { $count }, начиная с { $number }) есть знаки, лишь похожие на нужные
content-label-separator = в номере { $number } вместо точки стоят другие разделители
content-label-separator-hint = разделите уровни точками: { $number }
content-label-spaced = внутри номера { $number } есть пробелы
content-label-spaced-hint = напишите его слитно: { $number }
content-label-relative = в номере не указан раздел; он прочитан как { $number }
content-label-relative-hint = напишите номер полностью: **{ $number }**
content-label-mid-paragraph = пункт { $number } начинается посреди абзаца
content-label-mid-paragraph-hint = оставьте перед ним пустую строку
content-bold-reference = { $number } открывает абзац жирным шрифтом, как номер пункта, но это ссылка
content-bold-reference-hint = соедините этот абзац с предыдущим и снимите выделение с { $number }
content-label-refused = { $number } открывает абзац, как номер пункта, но не подходит по порядку и прочитан как текст
content-label-refused-hint = если это номер пункта, исправьте его или выделите жирным шрифтом
content-loose-number = { $number } может означать пункт, но за ссылку не принято
content-loose-number-hint = если это пункт, назовите его (Статья { $number }) или сделайте ссылкой
content-nesting-too-deep = списки или цитаты вложены здесь слишком глубоко; самые внутренние выпрямлены
content-nesting-too-deep-hint = используйте не более тридцати двух уровней

# Файлы и папки

content-not-utf8 =
    { $count ->
        [1] один байт не в кодировке UTF-8 и прочитан как вопросительный знак
        [one] { $count } байт не в кодировке UTF-8 и прочитан как вопросительные знаки; первый здесь
        [few] { $count } байта не в кодировке UTF-8 и прочитаны как вопросительные знаки; первый здесь
       *[other] { $count } байт не в кодировке UTF-8 и прочитаны как вопросительные знаки; первый здесь
    }
content-not-utf8-hint = сохраните файл в кодировке UTF-8
content-control-character =
    { $count ->
        [1] здесь управляющий символ ({ $character })
        [one] в тексте { $count } управляющий символ; первый здесь ({ $character })
        [few] в тексте { $count } управляющих символа; первый здесь ({ $character })
       *[other] в тексте { $count } управляющих символов; первый здесь ({ $character })
    }
content-control-character-hint = удалите его
content-file-too-long = { $path } занимает { $megabytes } МБ и не прочитан
content-file-too-long-hint = документ может занимать до 8 МБ; разделите его по статьям
content-unreadable = не удаётся прочитать { $path }: { $problem }
content-link-outside = { $path } — символическая ссылка за пределы папки; она не прочитана
content-link-outside-hint = положите в папку сам файл
content-file-unmatched = { $path } не является документом книги и не прочитан
content-file-unmatched-hint = укажите шаблон путей в book.toml или начните имя файла с подчёркивания
content-file-other-language = в книге нет языка { $lang }: добавьте его в languages в book.toml или начните имя файла с подчёркивания
content-folder-too-deep = папка { $path } вложена слишком глубоко и не прочитана
content-link-to-folder = { $path } — символическая ссылка на папку; она не прочитана
content-not-followed-hint = если там есть документы, положите их в отдельную папку ближе к началу
content-no-documents = не найдено ни одного документа
content-no-documents-hint = документы — это файлы Markdown, язык которых виден по папке или имени, например ru/article9.md или article9.ru.md; для других имён укажите шаблон в book.toml
content-layout-guessed =
    { $count ->
        [one] файла book.toml нет; по шаблону { $pattern } найден { $count } документ; редакция по номерам: { $editions }
        [few] файла book.toml нет; по шаблону { $pattern } найдены { $count } документа; редакции по номерам: { $editions }
       *[other] файла book.toml нет; по шаблону { $pattern } найдено { $count } документов; редакции по номерам: { $editions }
    }
content-edition-guessed =
    { $count ->
        [one] редакция { $count } документа определена по номерам: { $editions }
       *[other] редакции { $count } документов определены по номерам: { $editions }
    }
content-layout-guessed-hint = укажите это в book.toml
content-document-twice = { $path } носит имя другого документа: { $id }
content-document-twice-hint = переименуйте один из них или уточните шаблон в book.toml
content-document-unknown = документа { $id } нет
content-division-twice =
    { $one } и { $two } — одна и та же часть Правил: { $kind ->
        [appendix] приложение
        [guideline] руководство
       *[article] статья
    } { $number }
content-division-twice-hint = уберите один из них или укажите его вид и номер в book.toml
content-division-disagrees = прочитано как часть { $decided } Правил, но { $witness } часть { $claim }
content-division-disagrees-hint = исправьте неверное или укажите вид и номер в book.toml
content-by-heading = заголовок называет
content-by-file-name = имя файла называет
content-by-labels = номера пунктов указывают на
content-language-unknown = для языка { $lang } нет слов: найдены только ссылки, для которых слова не нужны
content-language-unknown-hint = создайте в своей папке { $lang }/references.toml и укажите эту папку в --locales
content-indented-prose = этот текст с отступом был бы показан как программный код; он прочитан как обычный текст
content-indented-prose-hint = делайте отступ не больше трёх пробелов
content-unclosed-block = этот блок ничем не закрыт: всё, что после него, скрыто и не прочитано
content-unclosed-block-hint = закройте его или уберите его знак
content-raw-html =
    { $more ->
        [0] { $tag } — это HTML: на страницах тега нет, его текст остаётся
       *[other] { $tag } — это HTML, как и другие теги файла ({ $more }): на страницах их нет, текст остаётся
    }
content-raw-html-hint = напишите это в Markdown: **жирный**, *курсив*, пустая строка между абзацами
content-no-clauses =
    в { $kind ->
        [appendix] приложении
        [guideline] руководстве
       *[article] статье
    } { $division } не найдено пунктов с номерами
content-no-clauses-hint = начинайте каждый пункт с номера жирным шрифтом или укажите другой вид документа в book.toml

# book.toml и errata.toml

content-settings-syntax = это не TOML: { $problem }
content-settings-unknown-key = ключ «{ $key }» здесь не предусмотрен
content-settings-missing-key = не хватает ключа { $key }
content-settings-nearest = может быть, { $name }?
content-settings-known = известны: { $names }
content-settings-by-language = напишите текст для каждого языка: { $key }.ru = "…"
content-settings-wrong-type = значением { $key } должно быть: { $expected }
content-settings-quotes = возьмите значение в кавычки: { $key } = "{ $value }"
content-settings-bad-value = значение { $key } — { $value }, а должно быть: { $expected }
content-settings-a-string = текст в кавычках
content-settings-a-list = список текстов
content-settings-a-flag = true или false
content-settings-a-table = таблица
content-settings-tables = запись вида [[…]]
content-settings-a-language = код языка, например ru
content-settings-an-edition = «2018» или «2023»
content-settings-a-number = номер, например 9, 9.2.1, A или III.4
content-settings-a-pattern = путь, в котором есть один {"{"}lang{"}"} и один {"{"}slug{"}"}
content-settings-a-kind = preface, glossary или other, либо article, appendix или guideline со своим номером
content-settings-a-document = документ, например ru/article9
content-erratum-document = эта поправка относится к { $id }, но такого документа нет
content-erratum-clause = эта поправка относится к пункту { $number } документа { $id }, но такого пункта нет
content-erratum-reference = эта поправка исправляет ссылку { $text }, но в пункте такой ссылки нет
content-erratum-needs-document = назовите документ по языку и имени, например ru/article9
content-erratum-needs-codes = назовите замечания, которые поправка признаёт; codes = [], если ошибку не видит ни одна проверка
content-erratum-clause-hint = его пункты — от { $first } до { $last }
content-erratum-clause-hint-none = ни один его пункт не прочитан: уберите ключ clause
content-erratum-reference-hint = в text ссылка должна стоять так, как она написана в источнике
content-erratum-target = эта поправка ведёт к { $number }, но в редакции { $edition } года такого номера нет
content-erratum-target-hint = исправьте target; до тех пор ссылка ведёт туда, куда написано
content-erratum-reason = никто из читающих эти документы не прочтёт причину этой поправки
content-erratum-reason-hint = напишите причину и на языке документов: reason.{ $lang } = "…"
