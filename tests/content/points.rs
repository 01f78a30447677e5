//! Letters that older editions count points by, letters of appendices, columns of a table.

use super::outline::read;

/// Checks the references in sentences of a language.
fn check(lang: &str, cases: &[(&str, &str)]) {
    for (sentence, expected) in cases {
        let reading = read(lang, "article12", &format!("**12.1** {sentence}\n"));
        assert_eq!(reading.references(), *expected, "{sentence}");
    }
}

#[test]
fn a_letter_glued_to_a_number_is_a_point_of_the_clause() {
    check(
        "en",
        &[
            (
                "Articles 9.2a and 9.2b, see 4.4a, Art. 8.1c",
                "9.2 9.2 4.4 8.1",
            ),
            ("After 1.5h, 4.3m and 9.2s.", ""),
        ],
    );
    check(
        "ru",
        &[
            (
                "Статьи 9.2а и 9.2б, п. 4.6в, ст. 6.11б.",
                "9.2 9.2 4.6 6.11",
            ),
            ("Прошло 9.2с, осталось 4.3м.", ""),
        ],
    );
    check(
        "hy",
        &[("9.2ա և 9.2բ հոդվածները, տե՛ս 4.4ա։", "9.2 9.2 4.4")],
    );
}

#[test]
fn a_letter_in_a_label_is_no_digit_where_it_counts_points() {
    let text = "**9.1а** Один.\n\n**9.1б** Два.\n\n**9.2.а** Три.\n\n**9.2.б** Ещё.\n";
    let reading = read("ru", "article9", text);
    assert_eq!(reading.numbers(), "9.1 9.1 9.2 9.2");
    assert!(reading.codes().contains("label-glued"));
}

#[test]
fn ranges_in_an_appendix() {
    check(
        "ru",
        &[
            ("пп. А.4–А.5", "A.4..A.5 A.5"),
            ("статьи А.4 – А.6, а также А.2", "A.4..A.6 A.6 A.2"),
            ("статьи 9.2, а 9.3 И 9.4", "9.2 9.3 9.4"),
        ],
    );
}

#[test]
fn a_column_says_what_its_numbers_are() {
    for (lang, article, clause, points) in [
        ("en", "Article", "Rule", "Points"),
        ("ru", "№ статьи", "Пункт", "Очки"),
        ("hy", "Հոդված", "Կետ", "Միավոր"),
    ] {
        let table = format!(
            "| – | {article} | {points} | {clause} |\n|---|---|---|---|\n| x | 4.1 | 4.5 | 4.3, 4.4 |\n\
             | x | 9 | 6 | 8 |\n| 4.6 | 6.7.1 | 5.5 | – |\n"
        );
        let reading = read(lang, "article12", &format!("**12.1** –\n\n{table}"));
        assert_eq!(reading.references(), "4.1 4.3 4.4 9 6.7.1", "{lang}");
    }
}

#[test]
fn what_is_counted_is_not_the_clause_before_it() {
    check(
        "en",
        &[
            (
                "Under 6.2, add 2 minutes; under 11.2, 1 minute.",
                "6.2 11.2",
            ),
            ("Fifty moves: 9.3, and 75 moves: 9.6.2.", "9.3 9.6.2"),
            ("On move 52, 9.3.", "9.3"),
            ("A tie-break of 4.5 or 5 points, 4.5 or 5.5 points.", ""),
        ],
    );
}

#[test]
fn chapters_of_the_laws_are_articles() {
    check(
        "en",
        &[
            (
                "Section 4 of the Laws, Chapters 6 and 7 of the Rules",
                "4 6 7",
            ),
            ("Chapter 8 of the book, Rule 3 of the league", ""),
            ("Section 3 of the tournament rules", ""),
        ],
    );
    check(
        "ru",
        &[
            ("Разделы 3 и 7 Правил, Глава 4 Правил", "3 7 4"),
            ("Глава 5 книги, раздел 6 Правил вида спорта", ""),
        ],
    );
}

#[test]
fn numbers_of_cases_and_programs() {
    check(
        "en",
        &[
            ("Case 1.1: a phone. Bulletin 4.2, Software 5.2.1.", ""),
            ("In case 9.2 applies.", "9.2"),
            ("In May there were 3.2 appeals.", ""),
            ("Under 9.1 appeals are heard.", "9.1"),
        ],
    );
    check(
        "ru",
        &[
            ("Задание 6.2: каб. 4.2.", ""),
            // The letter looks like the digit.
            ("См. З.1 и статью З.2; З. Иванов.", "3.1 3.2"),
        ],
    );
}
