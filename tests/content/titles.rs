//! Titles that Markdown takes for the beginning of a paragraph.

use kanon::law::DocumentKind;

use super::outline::read;

/// Checks the clauses and references of texts.
fn check(cases: &[(&str, &str, &str, &str, &str)]) {
    for (lang, slug, text, numbers, references) in cases {
        let reading = read(lang, slug, text);
        assert_eq!(reading.numbers(), *numbers, "clauses of {text}");
        assert_eq!(reading.references(), *references, "references of {text}");
    }
}

#[test]
fn words_between_the_heading_and_the_first_clause() {
    check(&[
        (
            "en",
            "article9",
            "# Article 9\n\nThe draw is as follows\n9.1 One.\n\n9.2 Two.\n",
            "9.1 9.2",
            "",
        ),
        (
            "en",
            "article9",
            "# Article 9\n\nThe draw is the same as in\n9.1 White may claim.\n\n9.1 One.\n\n9.2 Two.\n",
            "9.1 9.2",
            "9.1",
        ),
    ]);
}

#[test]
fn sentences_that_only_look_like_titles() {
    check(&[
        (
            "ru",
            "article9",
            "Статья 9 говорит, что\n9.1 и 9.2 применяются.\n\n**9.1** Текст.\n\n**9.2** Ещё.\n",
            "9.1 9.2",
            "9 9.1 9.2",
        ),
        (
            "en",
            "article6",
            "**6.1** Text.\n\nArticle 9 Draws or\n9.2 Claims may apply.\n\n**6.2** Text.\n",
            "6.1 6.2",
            "9 9.2",
        ),
    ]);
}

#[test]
fn numbered_questions_are_no_articles() {
    let text =
        "# Questions\n\n## 1. Two hands?\n\nNo, see 4.1.\n\n## 2. How late?\n\nAs in 6.7.1.\n";
    let reading = read("en", "questions", text);
    assert_eq!(reading.document().kind, DocumentKind::Other);
    assert_eq!(reading.numbers(), "");
    assert_eq!(reading.references(), "4.1 6.7.1");
    // One number is a title.
    let text = "# Laws\n\n## 9. The drawn game\n\n9.1 Text.\n\n9.2 Text.\n";
    assert_eq!(read("en", "draw", text).numbers(), "9.1 9.2");
}

#[test]
fn other_documents_have_articles_of_their_own() {
    for (lang, title, sentence) in [
        (
            "en",
            "Hall regulations",
            "See 1.1 and Article 6.7.1 of the Laws.",
        ),
        ("ru", "Регламент турнира", "См. п. 1.1 и ст. 6.7.1 Правил."),
        (
            "hy",
            "Մրցաշարի կանոնակարգ",
            "Տե՛ս 1.1 կետը և 6.7.1 հոդվածը։",
        ),
    ] {
        let text = format!("# {title}\n\n## 1. –\n\n1.1 –\n\n1.2 –\n\n## 2. –\n\n2.1 {sentence}\n");
        let reading = read(lang, "other", &text);
        assert_eq!(reading.document().kind, DocumentKind::Other, "{title}");
        assert_eq!(reading.numbers(), "", "{title}");
        assert_eq!(reading.references(), "6.7.1", "{title}");
    }
    let text = "# Положение фигур\n\n2.1 Да.\n\n2.2 Да.\n";
    assert_eq!(read("ru", "start", text).numbers(), "2.1 2.2");
}

#[test]
fn letters_that_look_alike_throughout_are_said_once() {
    let text = "**А.1** Да.\n\n**А.2** Да.\n\n**А.3** Да.\n\n**А.4** Да.\n";
    let reading = read("ru", "appendixA", text);
    assert_eq!(reading.codes(), "label-lookalike");
    let text = "**А.1** Да.\n\n**A.2** Да.\n\n**A.3** Да.\n\n**А.4** Да.\n";
    let reading = read("ru", "appendixA", text);
    assert_eq!(reading.codes(), "label-lookalike label-lookalike");
}
