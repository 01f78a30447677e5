//! Numbers with a full stop inside: clauses, or counts, scores, times, dates and the numbers of
//! other documents.

use super::outline::read;

/// Checks the references in sentences of a language.
fn check(lang: &str, cases: &[(&str, &str)]) {
    for (sentence, expected) in cases {
        let reading = read(lang, "article9", &format!("**9.1** {sentence}\n"));
        assert_eq!(reading.references(), *expected, "{sentence}");
    }
}

#[test]
fn a_fraction_counts_no_subject() {
    check(
        "ru",
        &[
            ("Согласно 9.6 партия заканчивается вничью.", "9.6"),
            ("По 6.9 игрок проигрывает.", "6.9"),
            ("Согласно 9.2 и 9.3 игрок требует ничью.", "9.2 9.3"),
            ("В соответствии с 9.4 партия ничейна.", "9.4"),
            ("В соответствии с 9.4 партии ничейны.", "9.4"),
            ("На основании 6.9 партии проиграны.", "6.9"),
            // The genitive after a number is what the number counts.
            ("Он сыграл 4.5 партии за 1.5 часа.", ""),
            ("Игрок получает по 3.5 очка и по 2.5 минуты.", ""),
        ],
    );
    check(
        "en",
        &[
            ("Under 6.9 games are lost.", "6.9"),
            ("It lasts under 2.5 hours.", ""),
            ("Nobody played 6.9 games.", ""),
        ],
    );
    check(
        "hy",
        &[
            ("Ըստ 6.9 քայլը կատարված է:", "6.9"),
            ("Ըստ 1.5 ժամի պահանջի:", ""),
        ],
    );
}

#[test]
fn scores_and_points() {
    check(
        "en",
        &[
            ("If the score is 2.5 : 1.5, the match is over.", ""),
            ("It ended 4.5 : 3.5 and 3.5:2.5.", ""),
            ("This follows from 9.5: 7.5.1 says so.", "9.5 7.5.1"),
            ("The winner gets 3 points, 1.5 in case of a bye.", ""),
            ("A win is 3 points. As in 7.5 it is so.", "7.5"),
            ("A tie-break of 4.5 or 5.5 points is enough.", ""),
        ],
    );
    check("ru", &[("При счёте 2.5 : 1.5 матч заканчивается.", "")]);
    check(
        "hy",
        &[("Տրվում է 3 միավոր, բաց թողնելու դեպքում՝ 1.5:", "")],
    );
}

#[test]
fn times_left_and_sizes() {
    check(
        "en",
        &[
            ("He had 3.10 left on his clock.", ""),
            ("He left as 3.10 says.", "3.10"),
            ("A table of 4.5 sq. m is enough.", ""),
        ],
    );
    check(
        "ru",
        &[
            ("У него оставалось 3.10 на часах.", ""),
            ("Рекомендуется 4.5 кв. м на доску.", ""),
        ],
    );
    check(
        "hy",
        &[
            ("Նրա ժամացույցին մնացել էր 3.10:", ""),
            ("Առաջարկվում է 4.5 քառ. մ:", ""),
        ],
    );
}

#[test]
fn days_of_one_month() {
    check(
        "ru",
        &[
            ("С 1.1 по 10.1 турнир проводится.", ""),
            ("Турнир пройдёт 5.1–12.1.", ""),
            ("Это следует из 4.1–4.7.", "4.1..4.7 4.7"),
            ("Статьи 3.1–4.1 не меняются.", "3.1..4.1 4.1"),
        ],
    );
}

#[test]
fn numbers_of_other_documents() {
    check(
        "ru",
        &[
            ("пункт 3.4 Положения о соревновании", ""),
            ("пункты 3.4 и 3.5 регламента", ""),
            ("пункт 3.4 не касается регламента", "3.4"),
            ("В статье 9.2 положения фигур сравниваются.", "9.2"),
        ],
    );
    check(
        "en",
        &[
            ("Item 3.4 of the tournament regulations", ""),
            ("Item 3.4 of the Laws. The regulations may say so.", "3.4"),
            ("Article 9.2 of the Competition Rules", "9.2"),
            ("Article 9.2 of the Laws and regulations", "9.2"),
            (
                "by contract (5.2.3, 9.1) and by Article 9.2 of it",
                "5.2.3 9.1 9.2",
            ),
        ],
    );
    check(
        "hy",
        &[
            ("մրցաշարի կանոնադրության 3.4 կետը", ""),
            ("մրցաշարի կանոնադրությունը և 3.4 կետը", "3.4"),
        ],
    );
}

#[test]
fn divisions_that_are_part_of_the_rules() {
    check(
        "hy",
        &[
            ("Հավելված A-ն կանոնների մաս է:", "A"),
            (
                "Ուղեցույցներ I-ը, II-ը և III-ը կանոնների մաս չեն:",
                "I II III",
            ),
            ("Մրցաշարային կանոնների 7 և 9 հոդվածներում", "7 9"),
            (
                "Հավելվածներ C և D, ինչպես նաև I և III ուղեցույցները",
                "C D I III",
            ),
        ],
    );
}

#[test]
fn so_many_articles() {
    check(
        "hy",
        &[
            ("Բոլոր 12 հոդվածները գործում են:", ""),
            ("Օգտվում են այս 12 հոդվածներից:", ""),
            ("3 և 4 հոդվածները գործում են:", "3 4"),
            ("12 հոդվածը գործում է:", "12"),
        ],
    );
}
