//! Which numbers mention clauses, and which don't.

use super::outline::read;

/// Checks the references in sentences of a language.
fn check(lang: &str, cases: &[(&str, &str)]) {
    let mut wrong = Vec::new();
    for (sentence, expected) in cases {
        let text = format!("**9.1** {sentence}\n");
        let reading = read(lang, "article9", &text);
        let found = reading.references();
        if found != *expected || reading.numbers() != "9.1" {
            wrong.push(format!(
                "{sentence}\n    expected {expected:?}\n    found    {found:?} in {}",
                reading.numbers()
            ));
        }
    }
    assert!(
        wrong.is_empty(),
        "{}/{}:\n{}",
        wrong.len(),
        cases.len(),
        wrong.join("\n")
    );
}

#[test]
fn english_nouns_before_numbers() {
    check(
        "en",
        &[
            ("Except as provided in Article 4.2, he may act.", "4.2"),
            ("See Article 6.12.1.", "6.12.1"),
            (
                "under Article 9.2 or 9.3 (see Articles 6.12.1 or 6.12.2)",
                "9.2 9.3 6.12.1 6.12.2",
            ),
            (
                "as in Article 9.2, or 9.3, or adjourning a game according to Guidelines I.1.1.",
                "9.2 9.3 I.1.1",
            ),
            (
                "After the action taken under Article 7.5.1, 7.5.2, 7.5.3 or 7.5.4 for the first time",
                "7.5.1 7.5.2 7.5.3 7.5.4",
            ),
            (
                "the requirements of Articles 3.1 – 3.9 have been fulfilled",
                "3.1..3.9 3.9",
            ),
            (
                "Articles 3.1 - 3.9 and Articles 4.1-4.7",
                "3.1..3.9 3.9 4.1..4.7 4.7",
            ),
            ("Articles 3.1 to 3.9 apply", "3.1..3.9 3.9"),
            ("from Article 4.2 through 4.7", "4.2..4.7 4.7"),
            (
                "was in accordance with Article 3 and Articles 4.2 – 4.7.",
                "3 4.2..4.7 4.7",
            ),
            ("Articles 3 and 4 of the Laws", "3 4"),
            ("Articles 3, 4 and 5", "3 4 5"),
            (
                "The penalties mentioned in Articles 7 and 9 of the Competition Rules shall be one minute",
                "7 9",
            ),
            ("Articles 5, 6.9, 9.6 and 9.7 do not apply", "5 6.9 9.6 9.7"),
            (
                "(see Articles 5.1.1, 5.2.1, 5.2.2, 9.6.1 and 9.6.2), or",
                "5.1.1 5.2.1 5.2.2 9.6.1 9.6.2",
            ),
            (
                "Except where one of Articles 5.1.1, 5.1.2, 5.2.1, 5.2.2, 5.2.3 applies, the game is lost",
                "5.1.1 5.1.2 5.2.1 5.2.2 5.2.3",
            ),
            ("Art. 6.2 and art. 7", "6.2 7"),
            (
                "rule 9.2, clause 9.3.1, section 6.2 and paragraph 11.3.2.1",
                "9.2 9.3.1 6.2 11.3.2.1",
            ),
            ("ARTICLE 9.2", "9.2"),
            ("article 9.2's wording", "9.2"),
            ("Article9.2", "9.2"),
            ("Article 9. 2 applies", "9.2"),
            ("Article 9․2 applies", "9.2"),
            ("Article IX is no article", ""),
            ("Articles 7.5.1–4 apply", "7.5.1..7.5.4 7.5.4"),
            ("Articles 9.2/9.3", "9.2 9.3"),
            ("Articles 9.2 & 9.3", "9.2 9.3"),
            ("Article 9.2 and/or 9.3", "9.2 9.3"),
            ("Articles 9.2 as well as 9.3", "9.2 9.3"),
            ("Article 13.1 is not there", "13.1"),
            ("an Article of the Laws, 50 of them", ""),
            ("Article **9.2** or *9.3*", "9.2 9.3"),
            ("Article\n9.2", "9.2"),
            ("Articles 9.2\nand 9.3", "9.2 9.3"),
        ],
    );
}

#[test]
fn english_appendices_and_guidelines() {
    check(
        "en",
        &[
            ("the notation of Appendix C is used", "C"),
            ("Appendices A and B", "A B"),
            ("Appendix A, B or C", "A B C"),
            ("as in Article A.2 and A.4.", "A.2 A.4"),
            ("whether Article B.3 or Article B.4 shall apply", "B.3 B.4"),
            ("Appendix A.4.1 and A.4.2", "A.4.1 A.4.2"),
            ("Appendix А.4 with a Cyrillic letter", "A.4"),
            ("Appendix A4.1", "A.4.1"),
            ("Guidelines III", "III"),
            ("Guidelines I and III", "I III"),
            ("Guidelines III.4 applies", "III.4"),
            ("Guideline 3 applies", "III"),
            ("If Article III.4 does not apply", "III.4"),
            ("In III.6.1.1, the player must write", "III.6.1.1"),
            ("see A.5.2 and C.13", "A.5.2 C.13"),
            ("A player moves. I see it. Appendix", ""),
            ("Appendix of 3 pages", ""),
            ("Appendix Z", ""),
        ],
    );
}

#[test]
fn english_bare_numbers() {
    check(
        "en",
        &[
            ("as in 9.2.2 at least five times", "9.2.2"),
            ("(see 9.2.1)", "9.2.1"),
            ("see 6.2 and 6.3", "6.2 6.3"),
            ("**adjourn**: 8.1. Instead of playing in one session", "8.1"),
            (
                "**black**: 2.1. 1. There are 16 dark-coloured pieces",
                "2.1",
            ),
            ("dead position: 5.2.2. When neither side can mate", "5.2.2"),
            ("[9.2](./article9)", "9.2"),
            ("[3](./article3) and [4](article4.md)", "3 4"),
            ("[chapter 5](./article7)", ""),
            ("(4.2 – 4.7)", "4.2..4.7 4.7"),
            ("9.2.9 is unknown but looks right", "9.2.9"),
        ],
    );
}

#[test]
fn english_plain_numbers() {
    for sentence in [
        "50 moves, 75 moves, 10 or more, at least 5 times",
        "less than 10 moves by both players",
        "40 moves in 90 minutes, plus 30 seconds from move 1",
        "1.5 hours or 2.5 hours",
        "it lasts 1.5 or 2 hours",
        "squares of 5.5 cm, 3.7 inches, 9.5 x 9.5 cm",
        "20 cm by 20 cm",
        "the result is 1-0, 0-1 or ½-½",
        "castling is 0-0 or 0-0-0",
        "1.d4 Nf6 2.c4 e6 3.Nc3 Bb4 4.Bd2 0-0 5.e4",
        "1. e4 e5 2. Nf3 Nc6 12. 0-0",
        "rated Elo 2100, rating 2.1",
        "from 1 July 2017 until 31.12.2022 and from 1.1.2023 on",
        "at 10.30 AM, at 3.10 pm, at 6.2 minutes",
        "score 0.5 or 1.5 points; a score of 2.5",
        "Chess960, 8x8, a1, h8, A1, B4",
        "by 60 or 6.1 %",
        "between 2 and 60 seconds",
        "24.Nf3 is the 24th move",
        "diagram 3.1 and Table 2.1 and Fig. 4.2",
        "version 2.1",
        "phone 374.10.12.34, https://example.org/9.2.1",
        "3 articles and 12 articles",
        "more than 1.5 and at least 2.1",
        "I play. A game. I. A.",
        "White won 4.5–3.5, team C lost 2.5–1.5",
        "the ratio was 1.5 to 1",
        "a room of 3.6 × 4.2 metres",
        "it was −7.4, then +9.2",
    ] {
        check("en", &[(sentence, "")]);
    }
}

#[test]
fn russian_nouns_before_numbers() {
    check(
        "ru",
        &[
            (
                "необходимо учитывать Статью 11.5. Такое предложение",
                "11.5",
            ),
            ("в соответствии со Статьями 9.2 или 9.3 должно", "9.2 9.3"),
            ("согласно [Статьям 9.2](./article9) и 9.3.", "9.2 9.3"),
            ("как описано в [4.3](../ru/article4#4.3) , он теряет", "4.3"),
            (
                "(см. Статьи 6.12.1 или [6.12.2](./article6)). Игроку",
                "6.12.1 6.12.2",
            ),
            (
                "в соответствии со Статьями [3](./article3) и [4](./article4) этот ход",
                "3 4",
            ),
            ("в Статье 9.2.2 , по крайней мере пять раз", "9.2.2"),
            ("требования Статей 3.1 – 3.9 выполнены", "3.1..3.9 3.9"),
            ("Статей с 4.2 по 4.7", "4.2..4.7 4.7"),
            ("статей 4.1-4.7", "4.1..4.7 4.7"),
            ("статьи 4.1—4.7", "4.1..4.7 4.7"),
            ("в статьях 7 и 9 Правил соревнований", "7 9"),
            ("ст. 9.2, ст.9.3 и п. 6.2.1", "9.2 9.3 6.2.1"),
            ("пп. 9.2, 9.3", "9.2 9.3"),
            ("пункты 9.2 и 9.3 статьи 9", "9.2 9.3 9"),
            ("пункта 5.2.2", "5.2.2"),
            (
                "Статьи 5.1.1, 5.1.2, 5.2.1, 5.2.2 либо 5.2.3",
                "5.1.1 5.1.2 5.2.1 5.2.2 5.2.3",
            ),
            ("статья 9-я, 9-я статья", "9 9"),
            ("Статья 9․2 и Статья 9.3", "9.2 9.3"),
            ("статьи 9.2, а также 9.3", "9.2 9.3"),
            ("СТАТЬИ 9.2", "9.2"),
            ("Статья9.2", "9.2"),
            ("статьи 9.2и 9.3", "9.2 9.3"),
            ("этой статьи. 2 предупреждения", ""),
            ("может стать 2 раза", ""),
            ("согласно Cтатье 3 и cтатье 4", "3 4"),
            ("согласно Статьям 3,4 и 5", "3 4 5"),
            ("Статьи\u{a0}9.2\u{a0}и\u{a0}9.3", "9.2 9.3"),
            ("как в 9.2.2, но пять раз", "9.2.2"),
            ("Правила, 9.2 (2018) и 9.3", "9.2 9.3"),
        ],
    );
}

#[test]
fn russian_appendices_and_guidelines() {
    check(
        "ru",
        &[
            ("согласно Приложению С и Приложению D", "C D"),
            ("Приложения А.4 и А.5", "A.4 A.5"),
            ("в Приложениях A и B", "A B"),
            ("Приложение Б", "B"),
            ("Приложение Г", "D"),
            ("Рекомендации I.1.1", "I.1.1"),
            ("Руководство ІІІ.4", "III.4"),
            ("Указания III", "III"),
            ("В Статье А.3.2", "A.3.2"),
            ("В этом случае. С ним. А также", ""),
        ],
    );
}

#[test]
fn russian_plain_numbers() {
    for sentence in [
        "последние 50 ходов, 75 ходов, 10 или более",
        "1.5 часа, 2.5 часа, 1,5 часа",
        "3,5 см, 9.5 см и 5.5 мм",
        "2.5 очка или 1.5 очка",
        "со счётом 1.5",
        "в 10.30 утра, 11.10 утра",
        "рейтинг 2.1",
        "с 1.7.2017 по 31.12.2022 г.",
        "1.d4 d5 2.c4 e6",
        "не менее 5 раз, не более 1.5",
        "от 2 до 60 секунд",
        "две минуты, 2 минуты",
        "рис. 3.1, диаграмма 3.2",
        "3 статьи, 12 статей, 5 пунктов",
        "результат 1-0",
        "0.5",
        "часы с задержкой 1.5 с",
        "команда выиграла 2.5–1.5",
    ] {
        check("ru", &[(sentence, "")]);
    }
}

#[test]
fn armenian_nouns_after_numbers() {
    check(
        "hy",
        &[
            ("9.2 կամ 9.3 հոդվածների վրա հիմնված", "9.2 9.3"),
            (
                "7.5.1, 7.5.2, 7.5.3 կամ 7.5.4 հոդվածների համաձայն",
                "7.5.1 7.5.2 7.5.3 7.5.4",
            ),
            (
                "պահանջ [4.3 և 4.7](./article4) հոդվածների պահանջներին:",
                "4.3 4.7",
            ),
            (
                "նշված է [4.3](./article4)\nհոդվածում, ապա զրկվում է 9.2 և 9.3 հոդվածների",
                "4.3 9.2 9.3",
            ),
            (
                "Բացառությամբ [5](/hy/rules/article5) , 6.9 , 9.6 և 9.7 հոդվածներում նշված",
                "5 6.9 9.6 9.7",
            ),
            ("սահանված է Հոդված 3-ում և Հոդված 4-ում:", "3 4"),
            ("համաձայն հոդված [9.1.](/hy/rules/article9)", "9.1"),
            (
                "Եթե Հոդված III.4-ը չի կիրառվում (տե՛ս հոդված 6.12.2-ը)։",
                "III.4 6.12.2",
            ),
            (
                "III.6.1.1-ի դեպքում` խաղացողը III.6.1.2-ի դեպքում",
                "III.6.1.1 III.6.1.2",
            ),
            ("3.1-3.9 հոդվածների պահանջները", "3.1..3.9 3.9"),
            ("3.1-ից 3.9 հոդվածների", "3.1..3.9 3.9"),
            ("3.1-ից մինչև 3.9 հոդվածները", "3.1..3.9 3.9"),
            ("3-րդ հոդվածի և 4.2–4.7 հոդվածների", "3 4.2..4.7 4.7"),
            ("3-րդ և 4-րդ հոդվածներով", "3 4"),
            ("7 և 9 հոդվածներում նշված", "7 9"),
            (
                "5.1.1, 5.1.2, 5.2.1, 5.2.2, 5.2.3 հոդվածներից մեկը",
                "5.1.1 5.1.2 5.2.1 5.2.2 5.2.3",
            ),
            ("հոդված 9.2-ի կամ 9.3-ի համաձայն", "9.2 9.3"),
            ("հոդ. 9.2", "9.2"),
            ("9․2 հոդվածի և 9։3 հոդվածի", "9.2 9.3"),
            ("9. 2 հոդվածի", "9.2"),
            ("9.2 եւ 9.3 հոդվածների", "9.2 9.3"),
            ("9.2 ու 9.3 կետերի", "9.2 9.3"),
            ("9.2հոդվածի", "9.2"),
            ("9.2 հոդվածի 50 քայլի կանոնը", "9.2"),
            ("ըստ 9.2-ի", "9.2"),
            ("(տես՝ 9.2.1)", "9.2.1"),
            ("հոդվածի 9.2 կետը", "9.2"),
            ("համաձայն hոդված 3-ի", "3"),
            ("3,4 հոդվածներով", "3 4"),
            ("տե՛ս՝ 9.2, 9.3 և 9.4", "9.2 9.3 9.4"),
            ("9.2֊րդ հոդվածի", "9.2"),
            ("9.2 -ի համաձայն", "9.2"),
        ],
    );
}

#[test]
fn armenian_appendices_and_guidelines() {
    check(
        "hy",
        &[
            ("Հավելված B-ի համաձայն", "B"),
            ("Հավելված Ա-ում և Բ-ում", "A B"),
            ("A հավելվածի և C հավելվածի", "A C"),
            ("A.2 և A.4 հոդվածներով", "A.2 A.4"),
            ("Հավելված А.4.1", "A.4.1"),
            ("Ուղեցույց III-ի", "III"),
            ("III ուղեցույցի", "III"),
            ("Ուղեցույց I.1.1-ի համաձայն", "I.1.1"),
            ("Ս. և Ա. խաղացողները", ""),
        ],
    );
}

#[test]
fn armenian_plain_numbers() {
    for sentence in [
        "վերջին 50 քայլերը, 75 քայլերը, 10-ից պակաս քայլ",
        "10 կամ ավել քայլ կատարելու դեպքում",
        "առնվազն 5 անգամ, 2 րոպեից պակաս, հատկացվի 5\nվայրկյան",
        "1.5 ժամ, 2.5 րոպե, 9.5 սմ",
        "որը 0 չէ",
        "2023 թ. հունվարի 1-ից",
        "1.7.2023 թ.",
        "1.d4 d5 2.c4",
        "1-0, 0-1, 0-0-0",
        "1.5-ժամյա խաղ",
        "նկար 3.1",
        "2100 վարկանիշով",
    ] {
        check("hy", &[(sentence, "")]);
    }
}

#[test]
fn numbers_in_cells() {
    let table =
        |cells: &str| format!("He did this.\n\n| a | b | c |\n|---|---|---|\n| x | {cells} |");
    for (cells, expected) in [
        ("8.1.1 | sheet", "8.1.1"),
        ("III.5 and III.5.1 | draw", "III.5 III.5.1"),
        ("6.1 | clock", ""),
        ("1.5 | 90", ""),
        ("5.0 | 10.0", ""),
    ] {
        check("en", &[(&table(cells), expected)]);
    }
}

#[test]
fn what_the_first_is_the_others_are() {
    check(
        "en",
        &[
            ("(Fig. 3.1 and 3.2)", ""),
            ("pp. 6.3–6.9", ""),
            ("12 min = 12.5", ""),
        ],
    );
    check("en", &[("9.3.1 rather than by 9.3.2", "9.3.1 9.3.2")]);
    check(
        "en",
        &[("then Carlsen 7.5 and Ding 6.5, in that order", "")],
    );
    check(
        "ru",
        &[
            ("(рис. 3.1 и 3.2)", ""),
            ("как следует из 9.6.1, Из 9.2 следует", "9.6.1 9.2"),
            ("7.5 из 9", ""),
            ("Article 9.2", "9.2"),
        ],
    );
}

#[test]
fn the_last_word_of_a_heading_names_nothing_below_it() {
    for (text, expected) in [
        ("## Playing rules\n\n1.5 hours are given.\n", ""),
        ("## Articles\n\n9.1, 9.2 and 9.3\n", "9.1 9.2 9.3"),
        ("It follows from Article\n\n9.2 that it ends.\n", "9.2"),
    ] {
        let text = format!("# Notes for clubs\n\n{text}");
        assert_eq!(read("en", "notes", &text).references(), expected, "{text}");
    }
    let clause = "# Article 4\n\n###### 4.5. None of the pieces touched according to Articles\n\n**4.3** or 4.4 can be moved.\n";
    assert_eq!(read("en", "article4", clause).references(), "4.3 4.4");
}

#[test]
fn articles_that_the_laws_do_not_have_are_cited_where_they_are_called_so() {
    check(
        "en",
        &[
            (
                "See Article 21.1 and Articles 9.2 and 35.4.",
                "21.1 9.2 35.4",
            ),
            ("The score was 21.1, and tickets cost 12.100 drams.", ""),
            (
                "Rule 21.1 of the FIDE Handbook, Article 21.1 of the FIDE Statutes",
                "",
            ),
            ("There were 12.100 visitors, see 21.1.", ""),
        ],
    );
    check(
        "ru",
        &[
            ("Статья 21.1 не действует.", "21.1"),
            ("Приз составляет 12.100 рублей, очков — 21.1.", ""),
            ("по пункту 21.1 Регламента", ""),
            ("согласно статье 21.1 Регламента ФИДЕ", ""),
        ],
    );
    check(
        "hy",
        &[
            ("Տե՛ս 21.1 հոդվածը։", "21.1"),
            ("Մրցանակը 12.100 դրամ է։", ""),
        ],
    );
}

#[test]
fn a_day_after_a_clause_leaves_the_clause() {
    check(
        "ru",
        &[
            ("статья 9.2, 12.03.2024", "9.2"),
            ("статьи 9.2, 9.3, 05.03.2024", "9.2 9.3"),
            ("12.03.2024 вступило в силу", ""),
        ],
    );
}
