//! Numbers of other documents, named before or after them; the Laws are a document too.

use super::outline::read;

/// Checks the references in sentences of a language.
fn check(lang: &str, cases: &[(&str, &str)]) {
    for (sentence, expected) in cases {
        let reading = read(lang, "article9", &format!("**9.1** {sentence}\n"));
        assert_eq!(reading.references(), *expected, "{sentence}");
    }
}

#[test]
fn documents_named_after_the_number() {
    check(
        "en",
        &[
            ("Article 4.2 of the Arbiters' Code forbids it.", ""),
            ("Articles 4.2 and 4.3 of the club's constitution", ""),
            ("Article 6.3 of the Law on Sport is older.", ""),
            ("Rule 4.7 of the ECF is another.", ""),
            ("Paragraph 3.4 of the Fair Play Guidelines", ""),
            ("Rule 4.2 of the Rules of the league", ""),
            ("Article 5.1 WADC.", ""),
            ("Article 4.2 of the FIDE Laws", "4.2"),
            ("ARTICLE 4.2 OF THE LAWS", "4.2"),
            ("Article 4.2 of the Rules of Play", "4.2"),
            ("Section “4” of the Laws is short.", "4"),
            (
                "Article 4.2, 2 minutes, or the Article 4.3 procedure",
                "4.2 4.3",
            ),
        ],
    );
    check(
        "ru",
        &[
            ("Статья 5.2 Семейного кодекса действует.", ""),
            ("Ст. 4.2 Трудового кодекса, ст. 4.3 КоАП.", ""),
            ("п. 3.4 настоящего Положения о лиге", ""),
            ("п. 4.4 и п. 4.5 приказа", ""),
            ("ср. 11.10 и п. 3.5 приказа", "11.10"),
            ("п. 4.2 Правил поведения в зале", ""),
            ("п. 4.2 Правил ФИДЕ по борьбе с подсказками", ""),
            ("п. 3.4 Рекомендаций для зрителей", ""),
            ("п. 4.2 настоящих Правил и п. 4.3 Правил шахмат", "4.2 4.3"),
            ("Согласно п. 6.7 Правил организатор решает.", "6.7"),
            ("Статья 6.2 НЕ применяется.", "6.2"),
            ("СТАТЬЯ 4.3 ПРАВИЛ", "4.3"),
            ("статья 4.2 Правил и п. 4.5 приказа", "4.2"),
            ("Это п. «9.2» игры.", "9.2"),
            ("Это п. «4.2» приказа.", ""),
        ],
    );
}

#[test]
fn documents_named_before_the_number() {
    check(
        "en",
        &[
            ("The Hall Regulations (Article 5.1) say so.", ""),
            ("The KVKK, Article 6, forbids it.", ""),
            ("Youth regulations, 3.7.4.", ""),
            ("Handbook C.04.1, Article 5.2, and B.02, 7.1.4.", ""),
            ("Minutes of the Rules Commission, item 4.2.", ""),
            ("The league's rules (item 3.4) go further.", ""),
            (
                "According to the regulations, Article 6.7 is applied.",
                "6.7",
            ),
            ("Drawn by agreement (Article 5.2.3).", "5.2.3"),
            ("Two minutes (Article 9.5.3) are added.", "9.5.3"),
            ("The regulations and the Laws (clause 9.2)", "9.2"),
        ],
    );
    check(
        "ru",
        &[
            ("Положение о залах, п. 5.2.", ""),
            ("По Положению о залах (ст. 5.3) так.", ""),
            ("Устав клуба, ст. 4.3.", ""),
            ("Регламент (пп. с 4.2 по 4.5)", ""),
            ("Распоряжение № 4.2, заказ № 9.2.", ""),
            ("пункт № 4.2", "4.2"),
            ("Положение на доске (ст. 4.3) меняется.", "4.3"),
            (
                "По соглашению (ст. 9.1), по договорённости, п. 9.1.",
                "9.1 9.1",
            ),
        ],
    );
    check(
        "hy",
        &[
            ("Ընտանեկան օրենսգրքի 5.2 և 5.3 հոդվածները։", ""),
            ("Օրենսգրքի հոդված 4.2-ը։ Որոշման 4.4 կետը։", ""),
            ("Սույն կանոնների 4.4 կետը։", "4.4"),
            ("ՖԻԴԵ-ի կանոնների 4.6 հոդվածը։", "4.6"),
        ],
    );
}

#[test]
fn wiki_links_show_their_text_or_their_place() {
    check(
        "en",
        &[
            ("See [[article5#5.2.1|5.2.1]].", "5.2.1"),
            ("See [[article4#4.3]] and [[article4]].", "4.3 4"),
            (
                "Appendix [[appendix-b|B]], Guidelines [[rec3#III|III]]",
                "B III",
            ),
            ("Articles [[article4#4.4|4.4]] to 4.6", "4.4..4.6 4.6"),
            ("![[article4#4.3]]", ""),
            ("See [[9.2]](article9).", "9.2"),
        ],
    );
    let reading = read("en", "article9", "**9.1** As in [[article4#4.3]].\n");
    assert_eq!(reading.text("9.1"), "As in 4.3.");
}
