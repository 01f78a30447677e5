//! Mentions and plain numbers as they come in the wild, language by language.

use super::outline::read;

/// Checks the references in sentences of a language; all that are wrong are named at once.
fn check(lang: &str, cases: &[(&str, &str)]) {
    let wrong: Vec<String> = cases
        .iter()
        .filter_map(|(sentence, expected)| {
            let reading = read(lang, "article9", &format!("**9.1** {sentence}\n"));
            let found = reading.references();
            (found != *expected)
                .then(|| format!("{sentence}\n    expected {expected:?}\n    found    {found:?}"))
        })
        .collect();
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn english_mentions() {
    check(
        "en",
        &[
            (
                "under Articles 7.5.1, 7.5.2, 7.5.3, or 7.5.4, the arbiter",
                "7.5.1 7.5.2 7.5.3 7.5.4",
            ),
            ("(Art. 6.2.1.1)", "6.2.1.1"),
            ("(9.2 and 9.3)", "9.2 9.3"),
            ("see A.4 and B.2", "A.4 B.2"),
            ("A.4 and B.2 do not apply", "A.4 B.2"),
            ("§ 9.2 and § 9.3.1", "9.2 9.3.1"),
            (
                "Articles 1 to 5 and Articles 6 through 12",
                "1..5 5 6..12 12",
            ),
            ("Articles 1–5, Guidelines I–III", "1..5 5 I..III III"),
            ("Articles from 6 to 12", "6..12 12"),
            ("Article 9 points out that", "9"),
            ("Article(s) 7.5.1 apply", "7.5.1"),
            ("the provisions of Article 9.2.1(b)", "9.2.1"),
            ("Articles 4.9, 6. 2. 6 and 8. 1. 6.", "4.9 6.2.6 8.1.6"),
            ("Articles 9.2 (and 9.3)", "9.2 9.3"),
            ("Articles 9.2, 9.3, and Appendix A.4", "9.2 9.3 A.4"),
            ("Article 9.2; Article 9.3; Appendix B", "9.2 9.3 B"),
            ("Article 9.2\u{2014}9.3", "9.2..9.3 9.3"),
            ("Article 9.2.", "9.2"),
            ("“Article 9.2”", "9.2"),
            ("Article 9.2’s", "9.2"),
            ("Article\u{a0}9.2", "9.2"),
            ("Article №9.2", "9.2"),
            ("8.\u{200b}1.\u{200b}6 and 9.\u{ad}2", "8.1.6 9.2"),
            ("either Article 9.2 or Guidelines III.4", "9.2 III.4"),
            ("Guidelines I, II and III", "I II III"),
            ("Appendices A, B, C and D", "A B C D"),
            ("Appendices A–D", "A..D D"),
        ],
    );
}

#[test]
fn russian_mentions() {
    check(
        "ru",
        &[
            (
                "согласно пунктам 7.5.1 и 7.5.2 Статьи 7.5",
                "7.5.1 7.5.2 7.5",
            ),
            ("статей 6–12", "6..12 12"),
            ("Статьи с 6 по 12", "6..12 12"),
            ("Рекомендации I–III — часть Правил", "I..III III"),
            ("§ 9.2, §9.3", "9.2 9.3"),
            ("п. 9.2, п.9.3", "9.2 9.3"),
            ("пп. 7.5.1-7.5.4", "7.5.1..7.5.4 7.5.4"),
            ("ст. ст. 9.2, 9.3", "9.2 9.3"),
            ("ст.ст. 9.2 и 9.3", "9.2 9.3"),
            ("п.п. D.2.10.1 и D.2.10.2", "D.2.10.1 D.2.10.2"),
            (
                "одной из тронутых согласно статьям 4.3 или 4.4 фигур нельзя пойти",
                "4.3 4.4",
            ),
            ("в п. 9.2 ст. 9", "9.2 9"),
            ("пункт 9.2.1 (а)", "9.2.1"),
            ("(см. также C.10)", "C.10"),
            ("Приложения A, B, C и D", "A B C D"),
            ("пункты А.4, В.2", "A.4 B.2"),
            (
                "Статьи 9.2, 9.3, 9.6.1 — 9.6.2",
                "9.2 9.3 9.6.1..9.6.2 9.6.2",
            ),
            ("по статье 9.2-й", "9.2"),
            ("статьи 9.2«а»", "9.2"),
            ("Статьям 5, 6.9 и\n9.6", "5 6.9 9.6"),
            ("в соответствии с 9.2", "9.2"),
            ("в подпунктах 6.2.1.1 и 6.2.1.2", "6.2.1.1 6.2.1.2"),
            ("СТАТЬЁЙ 9.2", "9.2"),
            ("статья № 9.2", "9.2"),
        ],
    );
}

#[test]
fn armenian_mentions() {
    check(
        "hy",
        &[
            ("Մրցաշարային կանոնների 7 և 9 հոդվածներում նշված", "7 9"),
            ("հիմնական կանոններ (1–5\nհոդվածներ)", "1..5 5"),
            ("Մրցաշարային կանոններ (6–12 հոդվածներ)", "6..12 12"),
            ("հոդվածներ 9.2-ը և 9.3-ը", "9.2 9.3"),
            ("հոդվածի 9.2.1 կետը", "9.2.1"),
            ("12-րդ հոդված, 12-րդ հոդվածի", "12 12"),
            ("տե՛ս նաև 4.9, 6.2.6 և 8.1.6 հոդվածները", "4.9 6.2.6 8.1.6"),
            ("(տե՛ս նաև C.10-ը)", "C.10"),
            ("Ուղեցույցներ I–III", "I..III III"),
            ("Հավելված Դ.2.3-ի", "D.2.3"),
            ("§ 9.2", "9.2"),
            ("9.2, 9.3 հոդվածներ", "9.2 9.3"),
            ("9.2-րդ և 9.3-րդ հոդվածների", "9.2 9.3"),
            ("9.2 հոդվածից 9.3 հոդված", "9.2 9.3"),
            ("7.5.1–7.5.4 կետերով", "7.5.1..7.5.4 7.5.4"),
            ("Հոդված 9.2։", "9.2"),
            ("«9.2» հոդվածի", "9.2"),
            ("հոդվածներ 3 և 4", "3 4"),
        ],
    );
}

#[test]
fn a_paragraph_broken_before_its_numbers() {
    let reading = read(
        "en",
        "article9",
        "**9.1** The move shall be made in accordance with Articles\n\n3 and 4.\n\n**9.2** Two\n",
    );
    assert_eq!(reading.numbers(), "9.1 9.2");
    assert_eq!(reading.references(), "3 4");
    let reading = read(
        "ru",
        "article8",
        "**8.1** Запись ведётся нотацией (Приложение\n\nС ) на бланке.\n",
    );
    assert_eq!(reading.references(), "C");
}
