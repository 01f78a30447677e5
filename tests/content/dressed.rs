//! Labels in a dress that nobody knows, and texts of which nothing was read.

use super::outline::read;

/// Five clauses in one style; `{n}` is the number and `{t}` the text.
fn styled(lang: &str, style: &str) -> String {
    let (title, texts) = match lang {
        "hy" => (
            "# Հոդված 9. Ոչ-ոքի",
            [
                "Առաջարկներ",
                "խաղացողը",
                "Պահանջ:",
                "Մրցավարը",
                "Ժամացույցը:",
            ],
        ),
        "ru" => (
            "# Статья 9. Ничья",
            ["Предложения", "игрок", "Требование.", "Арбитр", "Часы."],
        ),
        _ => (
            "# Article 9. Draws",
            ["Offers", "a player", "A claim.", "The arbiter", "Clocks."],
        ),
    };
    let numbers = ["9.1", "9.1.1", "9.2", "9.3", "9.3.1"];
    let blocks = numbers.iter().zip(texts);
    let blocks = blocks.map(|(n, t)| style.replace("{n}", n).replace("{t}", t));
    let joint = if style.starts_with('|') { "\n" } else { "\n\n" };
    let head = match style.starts_with('|') {
        true => "| a | b | c |\n|---|---|---|\n",
        false => "",
    };
    let blocks: Vec<_> = blocks.collect();
    format!("{title}\n\n{head}{}\n", blocks.join(joint))
}

#[test]
fn marks_that_no_list_names() {
    for style in [
        "♟️ **{n}** {t}",
        "⚠️ {n} {t}",
        "■ {n}. {t}",
        "**🔹 {n}** {t}",
        "### 🔹 {n} {t}",
        "o   {n} {t}",
        "NEW! **{n}** {t}",
        "'''{n}''' {t}",
        "[b]{n}[/b] {t}",
        "=={n}== {t}",
        "^{n}^ {t}",
        "\\textbf{{n}} {t}",
        "\"{n}\" {t}",
        "« {n} » {t}",
        "{{n}} {t}",
        "/{n}/ {t}",
        "| ♙ | **{n}** | {t} |",
        "|  | {n} | {t} |",
        "| x | {n} | {t} |",
        "### {t} ({n})\n\nx",
        "### {t} – {n}\n\nx",
    ] {
        for lang in ["en", "hy", "ru"] {
            let text = styled(lang, style);
            let reading = read(lang, "article9", &text);
            assert_eq!(reading.numbers(), "9.1 9.1.1 9.2 9.3 9.3.1", "{text}");
            assert_eq!(reading.references(), "", "{text}");
            let codes = reading.codes();
            assert_eq!(codes.matches("label-dressed").count(), 5, "{codes} {text}");
        }
    }
}

#[test]
fn marks_that_are_none_of_a_dress() {
    for style in ["\u{AD}{n} {t}", "{n}/ {t}", "++{n}++ {t}", "**{n}**—{t}"] {
        for lang in ["en", "hy", "ru"] {
            let text = styled(lang, style);
            let reading = read(lang, "article9", &text);
            assert_eq!(reading.numbers(), "9.1 9.1.1 9.2 9.3 9.3.1", "{text}");
            assert!(!reading.codes().contains("label-dressed"), "{text}");
        }
    }
}

#[test]
fn the_text_of_dressed_clauses() {
    let text = |style: &str, number: &str| {
        let reading = read("en", "article9", &styled("en", style));
        reading.text(number)
    };
    assert_eq!(text("📌 **{n}** {t}", "9.2"), "A claim.");
    assert_eq!(text("[b]{n}[/b] {t}", "9.2"), "A claim.");
    assert_eq!(text("« {n} » {t}", "9.1.1"), "a player");
    assert_eq!(text("| ♙ | **{n}** | {t} |", "9.2"), "A claim.");
    assert_eq!(text("| Who | {n} | {t} |", "9.3"), "Who\nThe arbiter");
    assert_eq!(text("### {t} ({n})\n\nText.", "9.1"), "Offers\nText.");
}

#[test]
fn a_table_of_contents_above_dressed_clauses() {
    let text = "- [9.1 Offers](#a)\n- [9.2 Claims](#b)\n- [9.3 Clocks](#c)\n\n\
        '''9.1''' One.\n\n'''9.2''' Two.\n\n9.3 applies here too.\n\n'''9.3''' Three.\n";
    let reading = read("en", "article9", text);
    assert_eq!(reading.numbers(), "9.1 9.2 9.3");
    assert_eq!(reading.text("9.2"), "Two.\n9.3 applies here too.");
}

#[test]
fn what_is_no_dress() {
    let clauses = "**9.1** One.\n\n**9.2** Two.\n\n**9.3** Three.\n\n";
    for notes in [
        // Notes on the clauses above.
        "▲ 9.1 A note.\n\n▲ 9.2 A note.\n\n▲ 9.3 A note.\n",
        // The place of a topic, not the clause.
        "| Offers | 9.1 |\n|---|---|\n| Claims | 9.2 |\n| Clocks | 9.3 |\n",
        "See 9.1 first.\n\nSee 9.2 next.\n\nSee 9.3 last.\n",
    ] {
        let reading = read("en", "article9", &format!("{clauses}{notes}"));
        assert_eq!(reading.numbers(), "9.1 9.2 9.3", "{notes}");
        assert_eq!(reading.codes(), "", "{notes}");
    }
    // Two are no proof beside others.
    let text = "**9.1** One.\n\n▲ 9.2 Two.\n\n▲ 9.3 Three.\n\n**9.4** Four.\n";
    assert_eq!(read("en", "article9", text).numbers(), "9.1 9.4");
}

#[test]
fn a_document_without_clauses_is_reported() {
    let read = |text| read("en", "article9", text);
    let bare = read("# Article 9\n\nThe game may be drawn.\n");
    assert_eq!(bare.codes(), "no-clauses");
    assert_eq!(
        read("# Article 9\n\n**9.1** The game is drawn.\n").codes(),
        ""
    );
    // Nothing is lost where nothing is said.
    assert_eq!(read("# Article 9\n").codes(), "");
    assert_eq!(
        super::outline::read("en", "preface", "# Preface\n\nText.\n").codes(),
        ""
    );
}

#[test]
fn numbers_that_were_not_read_are_reported() {
    let read = |text| read("en", "article9", text);
    let lost = read("**9.1** One.\n\nNo. 9.2 Two.\n\nNo. 9.3 Three.\n\nNo. 9.4 Four.\n");
    assert_eq!(lost.numbers(), "9.1");
    assert_eq!(lost.codes(), "numbers-unread");
    let two = read("**9.1** One.\n\nNo. 9.2 Two.\n\nNo. 9.3 Three.\n");
    assert_eq!(two.codes(), "");
    let falling = read("**9.1** One.\n\nNo. 9.4 Two.\n\nNo. 9.3 Three.\n\nNo. 9.2 Four.\n");
    assert_eq!(falling.codes(), "");
}

/// The numbers and the references of an article 9.
fn outline(lang: &str, text: &str) -> (String, String) {
    let reading = read(lang, "article9", text);
    (reading.numbers(), reading.references())
}

#[test]
fn sentences_that_begin_a_paragraph() {
    for (lang, text, references) in [
        ("hy", "(9.3)-ից և (12.9)-ից հետևում է:", "9.3 12.9"),
        ("hy", "ՀՈԴՎԱԾ 9.3-Ը ԳՈՐԾՈՒՄ Է:", "9.3"),
        ("en", "ARTICLE 9.3 IS BINDING.", "9.3"),
        ("en", "Article 9.3 [touching] says so.", "9.3"),
        ("en", "9.3 — repetition; 9.4 — fifty moves.", "9.3 9.4"),
        (
            "ru",
            "Статья 9.3 [касание] и статья 9.4 действуют.",
            "9.3 9.4",
        ),
    ] {
        let text = format!("**9.1** X.\n\n{text}\n\n**9.2** X.\n");
        let expected = ("9.1 9.2".to_owned(), references.to_owned());
        assert_eq!(outline(lang, &text), expected, "{text}");
    }
    let linked = "**9.1** X.\n\n[Article 9.3: the text](https://example.org/)\n\n**9.2** X.\n";
    assert_eq!(outline("en", linked).0, "9.1 9.2");
}

#[test]
fn what_follows_a_bold_number() {
    for (lang, text) in [
        ("ru", "**9.1**О наказаниях.\n\n**9.2**Об этом.\n"),
        ("ru", "**9.1.**О наказаниях.\n\n**9.2.**Об этом.\n"),
        ("hy", "**9.1.** 11.3-ից հետո:\n\n**9.2.** 9.1-ից հետո:\n"),
        (
            "hy",
            "**9.1** — **11.2.3.3** հոդվածը:\n\n**9.2** — Տեքստ:\n",
        ),
        ("en", "9\\.1\\. 23...Qh4+ is a move.\n\n9\\.2\\. X.\n"),
    ] {
        assert_eq!(outline(lang, text).0, "9.1 9.2", "{text}");
    }
    let quantity = "9.1. Ժամանակի պակաս\n\n9.1.1. արքան շախի տակ է\n\n9.2. Տեքստ:\n";
    assert_eq!(outline("hy", quantity).0, "9.1 9.1.1 9.2");
}

#[test]
fn labels_of_html_may_be_out_of_order() {
    for text in [
        "<dl>\n<dt>9.1</dt>\n<dd>One</dd>\n<dt>9.3</dt>\n<dd>Three</dd>\n<dt>9.2</dt>\n<dd>Two</dd>\n</dl>\n",
        "<table>\n<tr>\n<td>9.1</td>\n<td>One</td>\n</tr>\n<tr>\n<td>9.3</td>\n<td>Three</td>\n</tr>\n<tr>\n<td>9.2</td>\n<td>Two</td>\n</tr>\n</table>\n",
        "<details><summary>9.1</summary>\n\nOne\n\n</details>\n\n<details><summary>9.3</summary>\n\nThree\n\n</details>\n\n<details><summary>9.2</summary>\n\nTwo\n\n</details>\n",
    ] {
        assert_eq!(outline("en", text).0, "9.1 9.3 9.2", "{text}");
    }
}

#[test]
fn a_reference_that_begins_a_paragraph_makes_no_article() {
    let about = "# About us\n\nWe are a club.\n\n9.3 says how a game is drawn.\n";
    let reading = read("en", "about", about);
    assert_eq!(reading.document().kind.division(), None);
    let named = "# Draws\n\nWe comment on it.\n\nArticle 4.3 is told elsewhere.\n";
    let reading = read("en", "article9", named);
    let division = reading.document().kind.division();
    assert_eq!(division.map(|it| it.to_string()).as_deref(), Some("9"));
}
