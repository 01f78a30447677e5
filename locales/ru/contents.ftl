# Что обнаружено при чтении источников.

content-label-not-bold = номер пункта { $number } не выделен
content-label-not-bold-hint = выделите его, как остальные: **{ $number }**
content-label-half-bold = номер { $number } выделен только частично
content-label-half-bold-hint = поставьте знаки выделения вокруг всего номера: **{ $number }**
content-label-broken-marks = звёздочки вокруг номера { $number } остаются видны: Markdown не считает их выделением
content-label-broken-marks-hint = поставьте пробел между **{ $number }** и текстом
content-label-glued = текст слит с номером { $number }
content-label-glued-hint = поставьте пробел после номера
content-label-lookalike = в номере { $number } есть знаки, лишь похожие на нужные
content-label-lookalike-hint = наберите его заново обычными цифрами и латинскими буквами: { $number }
content-label-separator = в номере { $number } вместо точки стоят другие разделители
content-label-separator-hint = разделите уровни точками: { $number }
content-label-spaced = внутри номера { $number } есть пробелы
content-label-spaced-hint = напишите его слитно: { $number }
content-label-relative = в номере не указан раздел; он прочитан как { $number }
content-label-relative-hint = напишите номер полностью: **{ $number }**
content-label-foreign = номер { $number } принадлежит другой части Правил
content-label-foreign-hint = исправьте номер или перенесите пункт в свой документ
content-label-mid-paragraph = пункт { $number } начинается посреди абзаца
content-label-mid-paragraph-hint = оставьте перед ним пустую строку
content-bold-reference = { $number } открывает абзац жирным шрифтом, как номер пункта, но это ссылка
content-bold-reference-hint = соедините этот абзац с предыдущим и снимите выделение с { $number }
content-label-refused = { $number } открывает абзац, как номер пункта, но не подходит по порядку и прочитан как текст
content-label-refused-hint = если это номер пункта, исправьте его или выделите жирным шрифтом
content-nesting-too-deep = списки или цитаты вложены здесь слишком глубоко; самые внутренние выпрямлены
content-nesting-too-deep-hint = используйте не более тридцати двух уровней
