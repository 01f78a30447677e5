//! Figures that a sentence tells apart from clauses: days, points, values, the numbers of things;
//! and numbers that the Laws lack, where they are cited all the same.

use super::outline::read;

/// Checks the references in sentences of a language.
fn check(lang: &str, cases: &[(&str, &str)]) {
    for (sentence, expected) in cases {
        let reading = read(lang, "article9", &format!("**9.1** {sentence}\n"));
        assert_eq!(reading.references(), *expected, "{sentence}");
    }
}

#[test]
fn days_of_a_span_with_a_year() {
    check(
        "en",
        &[
            ("Entries are taken from 6.2. until 9.2.2025.", ""),
            ("The camp, 4.5.–6.5.2021, is over.", ""),
            ("It lasted from 30.12.2021 to 4.1. of the next year.", ""),
            ("The congress of 5.2. was short.", ""),
            ("It follows from 4.5 and the order of 1.1.2020.", "4.5"),
        ],
    );
    check(
        "ru",
        &[
            ("Запись идёт с 6.2. по 9.2.2025.", ""),
            ("Собрание от 5.2 перенесли.", ""),
            ("Собрание по 9.2 перенесли.", "9.2"),
        ],
    );
    check(
        "hy",
        &[
            ("Գրանցումը 6.2-ից մինչև 9.2.2025 է:", ""),
            ("5.2-ի ժողովը երկար էր:", ""),
            ("5.2-ի պահանջը պարզ է:", "5.2"),
        ],
    );
}

#[test]
fn points_of_a_rating_and_points_of_a_law() {
    check(
        "ru",
        &[
            ("Она прибавила 4.5 пункта.", ""),
            ("Эло опустилось на 3.1 пункта.", ""),
            ("Согласно 9.2 пункта нет.", "9.2"),
            ("Пункта 9.2 это не касается.", "9.2"),
        ],
    );
    check(
        "hy",
        &[
            ("Վարկանիշը աճեց 3.1 կետով:", ""),
            ("Նա 4.5 կետ կորցրեց:", ""),
            ("6.5 կետով նախատեսված դեպքում", "6.5"),
            ("Սա ավելացված է 6.5 կետով:", "6.5"),
        ],
    );
}

#[test]
fn points_of_two_sides() {
    check(
        "en",
        &[
            ("They won it 5.5 against 2.5.", ""),
            ("Compare 4.3 against 4.7.", "4.3 4.7"),
        ],
    );
    check(
        "ru",
        &[
            ("Финал взяли 5.5 на 4.5.", ""),
            ("Бухгольц решил: 7.5 против 6.", ""),
            ("Ссылку 4.2 на 4.3 заменили.", "4.2 4.3"),
        ],
    );
    check("hy", &[("Հաղթեցին 5.5-ը 4.5-ի դեմ:", "")]);
}

#[test]
fn values_of_what_has_them() {
    check(
        "en",
        &[
            ("The total after the last day was 7.5.", ""),
            ("The software has to be no lower than 3.2.", ""),
            ("Attendance rose from 3.1 to 4.2 thousand.", ""),
            ("The bonus is 0.2 for juniors and 1.2 for others.", ""),
            ("The old list (0.9) and the new one (2.2) differ.", ""),
            ("It costs € 4.2 a day.", ""),
            ("See laws-9.2.pdf for it.", ""),
            ("The ground for it was 9.2.", "9.2"),
            ("Half a point (0.5) is lost, and 9.2 applies.", "9.2"),
        ],
    );
    check(
        "ru",
        &[
            ("Версия прибора должна быть не ниже 4.1.2.", ""),
            ("Сумма взносов составила 4.2.", ""),
            ("Такие результаты, как 3.5 и 4.5, редки.", ""),
            ("Основанием была 9.2.", "9.2"),
        ],
    );
    check(
        "hy",
        &[
            ("Ծրագրի տարբերակը պետք է լինի 4.1.2:", ""),
            ("Գործակիցը 0.3 է մեկի և 1.2՝ մյուսի համար:", ""),
        ],
    );
}

#[test]
fn numbers_of_things() {
    check(
        "en",
        &[
            ("Cell 3.2 of the sheet is empty.", ""),
            ("A type 4.1 clock is beside 4.2.", ""),
            ("Read 4.1 aloud.", "4.1"),
        ],
    );
    check("ru", &[("Возле ящика 4.1 стоит стол 4.2.", "")]);
    check(
        "hy",
        &[
            ("Տրամագրեր 3.1-ը և 3.2-ը նման են:", ""),
            ("Լուսանկար 4.1-ում դահլիճն է:", ""),
            ("Սեղանը 4.1-ի կողքին է:", ""),
        ],
    );
}

#[test]
fn standards_are_other_documents() {
    check("en", &[("Item 4.3 of the FIDE Standards for halls", "")]);
    check("ru", &[("пункт 4.3 Стандартов для залов", "")]);
    check("hy", &[("դահլիճների ստանդարտների 4.3 կետը", "")]);
}

#[test]
fn unknown_numbers_that_are_cited() {
    check(
        "en",
        &[
            ("He acted contrary to 4.15.", "4.15"),
            ("If 9.14 applies, play stops.", "9.14"),
            ("§ 9.14 is meant.", "9.14"),
            ("We meet at 4.15 in the hall.", ""),
        ],
    );
    check(
        "ru",
        &[
            ("Он нарушил 4.15.", "4.15"),
            ("См. также: 9.14; 4.4.1.", "9.14 4.4.1"),
            ("Встреча в 4.15 в зале.", ""),
        ],
    );
    check(
        "hy",
        &[
            ("4.15-ի խախտումը ծանր է:", "4.15"),
            ("Հանդիպումը 4.15-ին է:", ""),
        ],
    );
}

#[test]
fn full_stops_and_endings_of_listed_numbers() {
    check(
        "en",
        &[
            ("Articles 3. and 8. are long.", "3 8"),
            ("Appendices A. or C. apply.", "A C"),
            ("It is in Article 3. And 8 players left.", "3"),
        ],
    );
    check("ru", &[("Рекомендации I. и II. новы.", "I II")]);
    check(
        "hy",
        &[
            ("3. և 8. հոդվածները երկար են:", "3 8"),
            ("Հավելված Bի և Ուղեցույց IIը", "B II"),
            ("4.3 կանոնն ու 4.4 դրույթը", "4.3 4.4"),
            ("4.3 պարբերության խախտումը", "4.3"),
        ],
    );
}

#[test]
fn a_column_of_mentions() {
    let table = "**9.1** Text\n\n| Rule | See also |\n| --- | --- |\n| Draw | 9.6, 6.9 |\n";
    assert_eq!(read("en", "article9", table).references(), "9.6 6.9");
    let table = "**9.1** Text\n\n| Player | Total |\n| --- | --- |\n| A. | 9.6 |\n";
    assert_eq!(read("en", "article9", table).references(), "");
}

#[test]
fn spaces_and_links_that_are_not_markdown() {
    let html = "<p><b>9.1</b> Articles&nbsp;1 to 5 and Article&nbsp;9.2 differ.</p>\n";
    assert_eq!(read("en", "article9", html).references(), "1..5 5 9.2");
    let code = "**9.1** Text.\n\n    **9.2** As in [4.3](article4.en.md) it is.\n";
    assert_eq!(read("en", "article9", code).references(), "4.3");
}

#[test]
fn brackets_and_line_ends_of_a_definition() {
    let text = "# Glossary\n\n**win** – gives one point (1), no more.\n\n**hall** – a place. A\nlarge one.\n\n**blitz** (B)\n";
    assert_eq!(read("en", "glossary", text).references(), "B");
}

#[test]
fn labels_before_moves_and_inside_sentences() {
    let text = "**9.1** Text.\n\n9.1.1. 5.Bxf7+ wins.\n\n9.1.2. 7.e4 too.\n";
    assert_eq!(read("en", "article9", text).numbers(), "9.1 9.1.1 9.1.2");
    let text = "**9.1** One.\n\n**9.2** It takes precedence over\n9.1. The king is tall.\n";
    assert_eq!(read("en", "article9", text).numbers(), "9.1 9.2");
}
