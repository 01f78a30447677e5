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
