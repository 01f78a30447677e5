### Замечания проверок. Объяснения — в файле explains.ftl.

## Ссылки

lint-unresolved-reference = в Правилах нет { $number }: ни в редакции { $edition } года, ни в другой
lint-unresolved-reference-hint = исправьте номер или укажите нужный пункт в errata.toml

lint-obsolete-reference = в редакции { $edition } года больше нет { $number }
lint-obsolete-reference-later = в редакции { $edition } года нет { $number }: это номер редакции { $later } года
lint-obsolete-reference-renumbered = { $number } — номер по редакции { $edition } года, но документ, к которому он ведёт, следует другой
lint-obsolete-reference-hint = теперь это { $now }
lint-obsolete-reference-hint-earlier = в этой редакции это { $now }
lint-obsolete-reference-hint-dropped = положение исключено; уберите ссылку или укажите то, что его заменило

lint-diverging-reference = в Правилах это положение ссылается на { $expected }, а здесь указано { $number }
lint-diverging-reference-missing = в этом положении Правила ссылаются и на { $numbers }, этот текст — нет
lint-diverging-reference-missing-hint = добавьте ссылку
lint-diverging-reference-hint = чтобы тексты совпадали, нужно { $meant }
lint-diverging-reference-hint-edition = { $number } — его номер в редакции { $other } года; здесь нужно { $meant }

lint-link-target-mismatch = в тексте { $number }, а ссылка ведёт на { $target }
lint-link-target-mismatch-language = ссылка на { $number } ведёт к тексту на другом языке, «{ $lang }»: { $target }
lint-link-target-mismatch-hint = приведите адрес в соответствие с текстом или текст — с адресом

lint-page-self-reference = { $number } — пункт этой же страницы, но ссылка { $target } ведёт лишь в её начало
lint-page-self-reference-hint = сделайте ссылку на пункт: #{ $number }

lint-bare-reference = { $numbers }: не оформлено как ссылка, хотя другие упоминания в этом документе оформлены
lint-bare-reference-hint = сделайте ссылку на пункт

## Номера пунктов

lint-duplicate-number = пункт { $number } встречается дважды
lint-duplicate-number-first = первый — здесь
lint-duplicate-number-hint = дайте второму пункту собственный номер или удалите его

lint-out-of-order-number-after = пункт { $number } стоит после { $other }
lint-out-of-order-number-before = пункт { $number } стоит перед { $other }
lint-out-of-order-number-hint = исправьте номер или перенесите пункт на своё место

lint-missing-number =
    { $side ->
        [before] нет пункта { $number }; его место перед этим пунктом
       *[after] нет пункта { $number }; его место здесь
    }
lint-missing-number-run =
    { $side ->
        [before] перед этим пунктом не хватает { $count ->
            [one] { $count } пункта
           *[other] { $count } пунктов
        }: с { $first } по { $last }
       *[after] здесь не хватает { $count ->
            [one] { $count } пункта
           *[other] { $count } пунктов
        }: с { $first } по { $last }
    }
lint-missing-number-hint = добавьте недостающее; если текст есть, проверьте, распознан ли его номер

lint-missing-translation = здесь нет { $number }; в тексте «{ $other }» это правило есть
lint-missing-translation-run =
    { $count ->
        [1] здесь не хватает правила { $first } из текста «{ $other }»
        [one] здесь не хватает { $count } правила из текста «{ $other }»: с { $first } по { $last }
        [few] здесь не хватает { $count } правил из текста «{ $other }»: с { $first } по { $last }
       *[other] здесь не хватает { $count } правил из текста «{ $other }»: с { $first } по { $last }
    }
lint-missing-translation-there = изложено здесь
lint-missing-translation-hint = переведите недостающее

lint-unregistered-clause = в редакции { $edition } года нет пункта { $number }
lint-unregistered-clause-hint = исправьте номер: состав правил и их номера определяют сами Правила
lint-unregistered-clause-hint-edition = он есть в редакции { $other } года: проверьте редакцию документа в book.toml
lint-other-subject = слова пункта { $number } почти не совпадают с его правилом: это слова правила { $other }
lint-other-subject-hint = проверьте номер и редакцию в book.toml: заголовок и простое изложение рядом с пунктом — от этого правила

## Тексты

lint-differing-numbers =
    { $number }: здесь «{ $here }», а { $other ->
        [plain] в изложении простым языком
       *[other] в тексте «{ $other }»
    } того же правила — «{ $there }»
lint-differing-numbers-added =
    { $number }: здесь «{ $here }», а { $other ->
        [plain] в изложении простым языком
       *[other] в тексте «{ $other }»
    } того же правила такого числа нет
lint-differing-numbers-absent =
    { $number }: { $other ->
        [plain] в изложении простым языком
       *[other] в тексте «{ $other }»
    } того же правила есть «{ $there }», а здесь нет
lint-differing-numbers-there = число там
lint-differing-numbers-not-there = там такого числа нет
lint-differing-numbers-hint = сверьте оба текста с Правилами и исправьте ошибочный

lint-lost-quantifier-each =
    { $number }: { $other ->
        [plain] в изложении простым языком
       *[other] в тексте «{ $other }»
    } сказано «каждый» (или «оба игрока»), здесь — нет
lint-lost-quantifier-at-least =
    { $number }: { $other ->
        [plain] в изложении простым языком
       *[other] в тексте «{ $other }»
    } сказано «по крайней мере», здесь — нет
lint-lost-quantifier-that-move =
    { $number }: { $other ->
        [plain] в изложении простым языком
       *[other] в тексте «{ $other }»
    } сказано «на этом ходу», здесь — нет
lint-lost-quantifier-only =
    { $number }: { $other ->
        [plain] в изложении простым языком
       *[other] в тексте «{ $other }»
    } сказано «только», здесь — нет
lint-lost-quantifier-shall =
    { $number }: { $other ->
        [plain] в изложении простым языком
       *[other] в тексте «{ $other }»
    } сказано «должен», а здесь — «может»
lint-lost-quantifier-may =
    { $number }: { $other ->
        [plain] в изложении простым языком
       *[other] в тексте «{ $other }»
    } сказано «может», а здесь — «должен»
lint-lost-quantifier-series =
    { $number }: { $other ->
        [plain] в изложении простым языком
       *[other] в тексте «{ $other }»
    } речь о последовательности ходов, здесь — нет
lint-lost-quantifier-added =
    { $number }: здесь сказано «может», а { $other ->
        [plain] изложение простым языком
       *[other] текст «{ $other }»
    } ничего не разрешает
lint-lost-quantifier-completed =
    { $number }: { $other ->
        [plain] в изложении простым языком
       *[other] в тексте «{ $other }»
    } речь о завершённых ходах (часы нажаты), здесь — о сделанных
lint-lost-quantifier-there = то же правило там
lint-lost-quantifier-hint = проверьте, не изменился ли смысл

lint-inconsistent-term = вместо «{ $here }» в этих документах обычно пишут «{ $usual }»
lint-inconsistent-term-near = там, где здесь стоит «{ $here }», в изложении простым языком — «{ $usual }»
lint-inconsistent-term-avoid = «{ $here }» (в этом документе: { $count }) — не термин; принят термин «{ $usual }»
lint-inconsistent-term-earlier = «{ $here }» (в этом документе: { $count }) — слово более ранней редакции; в редакции { $edition } года — «{ $usual }»
lint-inconsistent-term-avoid-hint = используйте термин из словаря терминов
lint-inconsistent-term-hint = пишите термин одинаково

lint-unfinished-clause = у пункта { $number } нет конца: нет завершающего знака препинания
lint-unfinished-clause-announcing = пункт { $number } объявляет о продолжении, но его нет
lint-unfinished-clause-continuing = пункт { $number } кончается так, словно перечисление продолжается, но он последний
lint-unfinished-clause-empty = в пункте { $number } нет текста
lint-unfinished-clause-hint = проверьте, не оборван ли текст; если нет — закончите предложение

lint-foreign-full-stop =
    { $count ->
        [0] это предложение кончается знаком «{ $mark }» — точкой другой письменности
        [one] это предложение кончается знаком «{ $mark }», а ещё { $count } предложение документа — знаком «{ $usual }»
        [few] это предложение кончается знаком «{ $mark }», а ещё { $count } предложения документа — знаком «{ $usual }»
       *[other] это предложение кончается знаком «{ $mark }», а ещё { $count } предложений документа — знаком «{ $usual }»
    }
lint-foreign-full-stop-all = предложения документа ({ $count }) кончаются знаком «{ $usual }», который лишь похож на «{ $best }»
lint-foreign-full-stop-hint = закончите предложение знаком «{ $usual }»
lint-foreign-full-stop-every-hint = заканчивайте каждое предложение документа знаком «{ $best }»

lint-stray-spacing-before = перед «{ $mark }» стоит пробел
lint-stray-spacing-after = после «{ $mark }» нет пробела
lint-stray-spacing-doubled = здесь больше одного пробела
lint-stray-spacing-cluster = эти знаки рядом не ставят: «{ $marks }»
lint-stray-spacing-hint = исправьте пробелы или оставьте один знак

lint-misplaced-mark-connective = после «{ $word }» знак «{ $mark }» не нужен
lint-misplaced-mark-relative = перед «{ $word }» ставят запятую, а не «{ $mark }»
lint-misplaced-mark-opening = после начальных слов «{ $words }» запятая не нужна
lint-misplaced-mark-unseparated = после «{ $words }» запятая не ставится
lint-misplaced-mark-sign = знак { $mark } стоит между двумя словами без скобок
lint-misplaced-mark-hint = прочитайте предложение без этого знака

lint-heading-level = это заголовок уровня { $level }, а предыдущий — уровня { $above }
lint-heading-level-hint = не пропускайте уровни
lint-heading-level-title = заглавие оформлено заголовком уровня { $level }
lint-heading-level-title-hint = начните документ с одного знака # (или двух, если выше стоит название книги)

## Языки

lint-language-unchecked = о языке «{ $lang }» ничего не известно, поэтому его тексты не проверены
lint-language-unchecked-hint = добавьте numerals.toml, punctuation.toml, quantifiers.toml и terms.toml в locales/{ $lang }

## Поправки

lint-stale-erratum = эта поправка признаёт «{ $code }», но такого замечания в этом месте нет
lint-stale-erratum-words = слов этой поправки нет в { $place }
lint-stale-erratum-hint = удалите её, если источник исправлен; иначе уточните пункт, коды или слова
lint-erratum-code = кода «{ $code }» нет
lint-erratum-code-hint = код замечания стоит в скобках перед сообщением
lint-erratum-code-hint-nearest = может быть, { $code }?
lint-hidden-direction = невидимый символ { $code } меняет порядок, в котором показаны следующие за ним
lint-hidden-direction-hint = удалите его

lint-misspelled-word = «{ $word }» встречается только здесь; в других местах — «{ $meant }»
lint-misspelled-word-letter = «{ $word }» обычно пишется «{ $meant }»
lint-misspelled-word-hint = если это опечатка, исправьте слово

lint-look-alike-mark = здесь стоит «{ $mark }», а нужен знак «{ $meant }»
lint-look-alike-mark-hint = поставьте знак, принятый в языке

lint-several-references-in-link = в одной ссылке несколько номеров: от { $first } до { $last }
lint-several-references-in-link-hint = сделайте отдельную ссылку из каждого номера

lint-missing-line-break = последняя строка файла не закончена переводом строки
lint-missing-line-break-hint = закончите файл переводом строки

lint-list-form-opening = перечисление открывает «{ $mark }», а нужен знак «{ $usual }»
lint-list-form-end = этот пункт кончается знаком «{ $mark }», остальные пункты перечня — «{ $usual }»
lint-list-form-connective = здесь перед союзом стоит «{ $mark }», в других перечнях — «{ $usual }»
lint-list-form-mixed-capital = этот пункт начинается с прописной буквы, а другие пункты перечня — со строчной
lint-list-form-mixed-small = этот пункт начинается со строчной буквы, а другие пункты перечня — с прописной
lint-list-form-capital = пункты этого перечня начинаются с прописной буквы, а в других перечнях ({ $count }) — со строчной
lint-list-form-hint = оформите все перечни одинаково

lint-agreement-vowel = перед «{ $next }» вместо «{ $word }» должно быть «{ $meant }»
lint-agreement-number = глагол «{ $verb }» стоит в единственном числе, а «{ $noun }» — во множественном
lint-agreement-mood = «{ $first }» и «{ $second }» соединены союзом, но стоят в разных наклонениях
lint-agreement-hint = согласуйте слова

lint-inconsistent-style-quotes = «{ $words }» здесь в кавычках, а в этом документе без них: { $count ->
        [one] { $count } раз
        [few] { $count } раза
       *[other] { $count } раз
    }
lint-inconsistent-style-digits = это время записано цифрами, а в других местах документа ({ $count }) — словами
lint-inconsistent-style-words = это время записано словами, а в других местах документа ({ $count }) — цифрами
lint-inconsistent-style-link = эта ссылка начинается с «{ $form }», а большинство ссылок этих документов — с «{ $usual }»
lint-inconsistent-style-link-hint = пишите все адреса одинаково: иной адрес после переезда может никуда не вести
lint-inconsistent-style-title = этот заголовок набран не прописными буквами, а у большинства документов — прописными
lint-inconsistent-style-title-gap = под этим заголовком нет пустой строки, как под большинством других
lint-inconsistent-style-hint = пишите одинаково

lint-construction-number = «{ $words }»: слова, соединённые союзом, не согласуются в числе
lint-construction-participle = «{ $words }»: то, что кем-то сделано, выражается страдательным причастием
lint-construction-government = «{ $words }»: у соединённых глаголов не может быть общего дополнения в этой форме
lint-construction-tense = «{ $words }»: соединённые глаголы стоят в разных временах
lint-construction-pronoun = «{ $words }»: местоимение указывает не на того
lint-construction-auxiliary = у слова «{ $words }» в этом предложении нет вспомогательного глагола
lint-construction-hint = согласуйте слова в предложении

lint-reference-form = «{ $words }»: существительное стоит по другую сторону номера, чем ещё в { $count ->
        [one] { $count } ссылке
        [few] { $count } ссылках
       *[other] { $count } ссылках
    }
lint-reference-form-too = здесь тоже
lint-reference-form-hint = пишите все ссылки одинаково

lint-self-naming-clause = { $number } упоминает по номерам сам себя и { $other }
lint-self-naming-clause-hint = этот текст относится ко всем пунктам перечня: перенесите его в пункт над ними

lint-older-edition = этот документ следует Правилам { $edition } года, другие — Правилам { $newest } года
lint-older-edition-hint = обновите его или предупредите читателя
