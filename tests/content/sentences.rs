//! Numbers that a sentence goes on with, and labels that nothing stands between.

use super::outline::read;

/// Checks the clauses and references of texts.
fn check(lang: &str, slug: &str, cases: &[(&str, &str, &str)]) {
    for (text, numbers, references) in cases {
        let reading = read(lang, slug, text);
        assert_eq!(reading.numbers(), *numbers, "clauses of {text}");
        assert_eq!(reading.references(), *references, "references of {text}");
    }
}

#[test]
fn a_noun_and_a_number_open_a_sentence() {
    check(
        "en",
        "article9",
        &[
            (
                "**9.1** Text.\n\nArticle 9.2 shall not apply.\n\n**9.2** Text.\n",
                "9.1 9.2",
                "9.2",
            ),
            (
                "**9.1** Text.\n\nArticle 9.2 Text.\n\n**9.3** Text.\n",
                "9.1 9.2 9.3",
                "",
            ),
            (
                "**9.1** Text.\n\nArticle 9.2. if so\n\n**9.3** Text.\n",
                "9.1 9.2 9.3",
                "",
            ),
            (
                "Article 9.1 one\n\nArticle 9.2 two\n\nArticle 9.3 three\n",
                "9.1 9.2 9.3",
                "",
            ),
        ],
    );
    check(
        "ru",
        "article9",
        &[(
            "**9.1** Текст.\n\nСтатья 9.2 не применяется.\n\n**9.2** Ещё.\n",
            "9.1 9.2",
            "9.2",
        )],
    );
}

#[test]
fn remarks_in_brackets() {
    check(
        "en",
        "article9",
        &[
            (
                "**9.1** Text.\n\n(Article 9.2)\n\n**9.2** Text.\n",
                "9.1 9.2",
                "9.2",
            ),
            (
                "**9.1** Text.\n\n([Art. 9.2](./article9))\n\n**9.2** Text.\n",
                "9.1 9.2",
                "9.2",
            ),
            (
                "**9.1** Text.\n\n([9.2](a), [6.11.3](b))\n\n**9.2** Text.\n",
                "9.1 9.2",
                "9.2 6.11.3",
            ),
            (
                "**9.1** Text.\n\n(9.2) Text.\n\n**9.3** Text.\n",
                "9.1 9.2 9.3",
                "",
            ),
            ("(9.1)\n\nText.\n\n(9.2)\n\nText.\n", "9.1 9.2", ""),
        ],
    );
    let reading = read(
        "en",
        "article9",
        "**9.1** Text.\n\n(9.2)\n\n**9.2** Text.\n",
    );
    assert!(
        !reading.codes().contains("label-refused"),
        "{}",
        reading.codes()
    );
}

#[test]
fn a_paragraph_that_breaks_off() {
    check(
        "ru",
        "article9",
        &[
            (
                "**9.1** Сказанное в\n\n**9.5.2** о короле верно.\n\n**9.2** Ещё.\n",
                "9.1 9.2",
                "9.5.2",
            ),
            (
                "**9.1** статьи 7.5.1,\n\n**9.5.2** и Приложение A.\n\n**9.2** Ещё.\n",
                "9.1 9.2",
                "7.5.1 9.5.2 A",
            ),
            // The next number, and a number after a comma that ends an item, are labels.
            ("**9.1** предложение по\n\n**9.2** Ещё.\n", "9.1 9.2", ""),
            (
                "**9.2.1** если король стоит,\n\n**9.2.3** если нет.\n",
                "9.2.1 9.2.3",
                "",
            ),
        ],
    );
    check(
        "en",
        "guidelines1",
        &[(
            "**I.5** By pressing the clock as in\n\n**6.2.1** White completes.\n\n**I.6** Text.\n",
            "I.5 I.6",
            "6.2.1",
        )],
    );
    check(
        "hy",
        "guidelines2",
        &[(
            "### II.2.2\n\n2.3 հոդվածում 32 խաղաքար է:\n\n### II.2.3\n\nտեքստ\n",
            "II.2.2 II.2.3",
            "2.3",
        )],
    );
}

#[test]
fn plain_labels_after_wrapped_lines() {
    check(
        "en",
        "article9",
        &[
            (
                "9.1 The regulations may say that\nplayers cannot offer a draw\n9.2 The game is drawn.\n",
                "9.1 9.2",
                "",
            ),
            (
                "9.1 Offers\n9.1.1 The rules may.\n9.1.2 However, if they\nallow it\n9.1.2.1 the player offers\n9.1.2.2 the offer is\nmade\n9.2 The game is drawn\n9.2.1 when\n",
                "9.1 9.1.1 9.1.2 9.1.2.1 9.1.2.2 9.2 9.2.1",
                "",
            ),
            (
                "9.1 The game is drawn as in\n9.2 White may say so\nand according to\n9.3 The player.\n\n9.2 Text.\n",
                "9.1 9.2",
                "9.2 9.3",
            ),
            (
                "9.1 The player may claim what\nhe claims if not\n9.2 then a draw.\n\n9.2 Text.\n",
                "9.1 9.2",
                "9.2",
            ),
        ],
    );
}

#[test]
fn bold_labels_inside_an_enumeration() {
    check(
        "en",
        "article9",
        &[
            (
                "**9.2.1** one; **9.2.2** two; or **9.2.3** three.\n",
                "9.2.1 9.2.2 9.2.3",
                "",
            ),
            (
                "**9.2** if: **9.2.1** he plays, **9.2.2** he waits.\n",
                "9.2 9.2.1 9.2.2",
                "",
            ),
            (
                "**9.2.1** as in **9.2.2** which is bold.\n\n**9.2.3** text\n",
                "9.2.1 9.2.3",
                "9.2.2",
            ),
            (
                "**9.2.1** so, **9.2.2** applies.\n\n**9.2.2** text\n",
                "9.2.1 9.2.2",
                "9.2.2",
            ),
            (
                "**9.2.1** in Articles 9.1, **9.2.2** and more\n",
                "9.2.1",
                "9.1 9.2.2",
            ),
            ("**9.2.1** it is so, cf. **9.2.2** too\n", "9.2.1", "9.2.2"),
        ],
    );
    check(
        "ru",
        "article12",
        &[
            (
                "**12.9.1** предупреждение **12.9.2** штраф **12.9.3** добавление\n",
                "12.9.1 12.9.2 12.9.3",
                "",
            ),
            (
                "**12.9.1** сказано. **12.9.2** игрок ждёт.\n",
                "12.9.1 12.9.2",
                "",
            ),
        ],
    );
    check(
        "hy",
        "article11",
        &[(
            "**11.9** Տեքստ: **11.10** 2.3 հոդվածում ասված է:\n",
            "11.9 11.10",
            "2.3",
        )],
    );
}

#[test]
fn a_number_twice() {
    check(
        "ru",
        "article7",
        &[(
            "**7.4.1** замечание\n\n**7.4.2** время\n\n**7.4.2** штраф\n\n**7.4.3** ещё\n",
            "7.4.1 7.4.2 7.4.2 7.4.3",
            "",
        )],
    );
}

#[test]
fn labels_in_paragraphs_of_their_own() {
    check(
        "ru",
        "article9",
        &[
            (
                "**9.2.1**\n\nпервое\n\n**9.2.3**\n\nтретье\n\n**9.3**\n\nТекст.\n",
                "9.2.1 9.2.3 9.3",
                "",
            ),
            (
                "**9.1** Текст.\n\n**9.2** как сказано выше\n\n**9.5.2**\n\n**9.3** Текст.\n",
                "9.1 9.2 9.3",
                "9.5.2",
            ),
        ],
    );
}

#[test]
fn bold_that_ends_inside_a_number() {
    check(
        "ru",
        "article12",
        &[
            (
                "**1****2.5** Текст.\n\n**1****2.6** Ещё.\n",
                "12.5 12.6",
                "",
            ),
            ("**12.5** Пароль 1****2 скрыт.\n", "12.5", ""),
        ],
    );
    let hidden = read("ru", "article12", "**12.5** Пароль 1****2 скрыт.\n");
    assert_eq!(hidden.text("12.5"), "Пароль 1****2 скрыт.");
}

#[test]
fn what_hides_the_rest_is_said() {
    for open in ["```\n", "~~~ text\n", "<!-- note\n"] {
        let text = format!("**9.1** Text.\n\n{open}\n**9.2** Text.\n");
        let reading = read("en", "article9", &text);
        assert_eq!(reading.numbers(), "9.1", "{text}");
        assert_eq!(reading.codes(), "unclosed-block", "{text}");
    }
    let closed = "**9.1** Text.\n\n```\n8/8\n```\n\n<!-- note -->\n\n**9.2** Text.\n";
    assert_eq!(read("en", "article9", closed).codes(), "");
}

#[test]
fn references_that_open_a_line_or_a_paragraph() {
    check(
        "en",
        "article9",
        &[
            (
                "**9.1** A.\n\n**9.2** B.\n\n- Text.\n- Appendix A.4.2–A.4.3 is for such games.\n\n**9.3** C.\n",
                "9.1 9.2 9.3",
                "A.4.2..A.4.3 A.4.3",
            ),
            (
                "**9.1** A.\n\nArticle 9.2's wording is broad.\n\n**9.2** B.\n",
                "9.1 9.2",
                "9.2",
            ),
            (
                "**9.1** The arbiter is there. Paras\n9.2.3.1 and 9.2.3.2 were reworded.\n\n**9.2** B.\n\n**9.2.1** C.\n",
                "9.1 9.2 9.2.1",
                "9.2.3.1 9.2.3.2",
            ),
            (
                "**9.1** A.\n\n**9.2** In accordance with\n\n**I.2.5**, the envelope is opened.\n\n**9.3** B.\n",
                "9.1 9.2 9.3",
                "I.2.5",
            ),
        ],
    );
    check(
        "en",
        "appendix-a",
        &[(
            "**A.1** A.\n\n**A.2** B.\n\n**A.3** C.\n\n- Appendix A.4.2–A.4.3 is for such games.\n\n**A.4** D.\n",
            "A.1 A.2 A.3 A.4",
            "A.4.2..A.4.3 A.4.3",
        )],
    );
    check(
        "ru",
        "article9",
        &[
            (
                "**9.1** А.\n\n**9.2** Список неполон;\n[9.2.1](./article9) добавляет случай.\n\n**9.3** Б.\n",
                "9.1 9.2 9.3",
                "9.2.1",
            ),
            (
                "**9.1** А.\n\nСтатья **9.2** решает дело.\n\n**9.2** Б.\n",
                "9.1 9.2",
                "9.2",
            ),
            (
                "**9.1** А.\n\n([ст. 9.2](./article9)) Арбитр решает.\n\n**9.2** Б.\n",
                "9.1 9.2",
                "9.2",
            ),
            (
                "**9.1** А.\n\nП.9.2 изложен иначе.\n\n**9.2** Б.\n",
                "9.1 9.2",
                "9.2",
            ),
            (
                "(ст. 7.4.3, ст. 7.5.1)\n\n**9.1** А.\n\n**9.2** Б.\n",
                "9.1 9.2",
                "7.4.3 7.5.1",
            ),
        ],
    );
    check(
        "ru",
        "appendix-c",
        &[(
            "**C.3** А.\n\n**C.4** Действуют и Общие правила\n(C.05). Как уже сказано.\n\n**C.5** Б.\n",
            "C.3 C.4 C.5",
            "",
        )],
    );
    check(
        "hy",
        "article9",
        &[
            (
                "**9.1** Ա։\n\n**9.2** Երկար տեքստ (տե՛ս\n9.3)։ Այսպես։\n\n**9.3** Բ։\n",
                "9.1 9.2 9.3",
                "9.3",
            ),
            (
                "**9.1** Ա։\n\n**9.2** Մնացած դեպքերը վերաբերում են\n\n**7.5** (ոչ-ոքի) և 7.4 (պարտություն) հոդվածներին։\n\n**9.3** Բ։\n",
                "9.1 9.2 9.3",
                "7.5 7.4",
            ),
        ],
    );
    check(
        "hy",
        "appendix-d",
        &[(
            "D.2.8) Ա։\n\nD.2.9) Բ։\n\nD.2.9) 12.8 հոդվածի խախտումները պատժվում են։\n\nD.2.10) Գ։\n",
            "D.2.8 D.2.9 D.2.9 D.2.10",
            "12.8",
        )],
    );
}

#[test]
fn mentions_that_their_neighbours_hide() {
    check(
        "ru",
        "article9",
        &[
            ("**9.1** Текст. П.7.4.1 изложен иначе.\n", "9.1", "7.4.1"),
            (
                "**9.1** Это не охвачено Приложениями D и А.\n",
                "9.1",
                "D A",
            ),
            (
                "**9.1** СТАТЬИ 9.2, А ТАКЖЕ 9.3 ДЕЙСТВУЮТ.\n",
                "9.1",
                "9.2 9.3",
            ),
            (
                "**9.1** Формулировка 9.1.1 2018 года короче.\n",
                "9.1",
                "9.1.1",
            ),
            (
                "**9.1** Кроме [5](./article7), 8.2 и 8.4 статей.\n",
                "9.1",
                "5 8.2 8.4",
            ),
        ],
    );
    check(
        "en",
        "article9",
        &[
            ("**9.1** What about 9.5?\n", "9.1", "9.5"),
            ("**9.1** N.B. 2.3 is meant, not 2.4.\n", "9.1", "2.3 2.4"),
        ],
    );
    check(
        "hy",
        "article9",
        &[
            ("**9.1** «A» հավելվածում տառերն են։\n", "9.1", "A"),
            (
                "**9.1** Տե՛ս Ուղեցույց II։ 3.1 խմբում վեցն էին։\n",
                "9.1",
                "II",
            ),
        ],
    );
}

#[test]
fn numbers_that_may_be_mentions_are_shown() {
    for (sentence, shown) in [
        ("It takes nearly 9.5 in all.", true),
        ("Section 9.3 of the lighting scheme is new.", true),
        ("Section 9.3 of the invitation is new.", false),
        ("It takes nearly 9.5 minutes.", false),
        ("Version 9.3 is new.", false),
        ("Article 9.3 is new.", false),
        ("It takes nearly 31.5 in all.", false),
    ] {
        let reading = read("en", "article9", &format!("**9.1** {sentence}\n"));
        let codes = reading.codes();
        assert_eq!(codes.contains("loose-number"), shown, "{sentence} {codes}");
    }
}

/// `п. 4.4` goes with the document that `п. 4.5` is taken from, and so does the doubt.
#[test]
fn numbers_joined_to_those_of_a_guessed_document_are_shown_too() {
    for (sentence, shown) in [
        ("См. п. 4.4 и п. 4.5 извещения.", 2),
        ("См. п. 4.4, п. 4.6 и п. 4.5 извещения.", 3),
        ("См. п. 4.4 и п. 4.5 приказа.", 0),
    ] {
        let reading = read("ru", "article9", &format!("**9.1** {sentence}\n"));
        assert_eq!(reading.references(), "", "{sentence}");
        let codes = reading.codes();
        assert_eq!(codes.matches("loose-number").count(), shown, "{sentence}");
    }
}
