//! Numbers that a typist or a converter tore apart, and the sentences around them.

use super::outline::read;

/// Checks the references, or the clauses, of texts.
fn check(slug: &str, cases: &[(&str, &str, &str, &str)]) {
    for (lang, text, numbers, references) in cases {
        let reading = read(lang, slug, text);
        assert_eq!(reading.numbers(), *numbers, "clauses of {text}");
        assert_eq!(reading.references(), *references, "references of {text}");
    }
}

#[test]
fn spaces_inside_one_of_several_references() {
    check(
        "article5",
        &[
            (
                "hy",
                "**5.1** համապատասխանում էր 3-ին և 4.2–4. 7 հոդվածներին:\n",
                "5.1",
                "3 4.2..4.7 4.7",
            ),
            (
                "ru",
                "**5.1** согласно Статьям 4. 3 или 4.4 фигур нельзя касаться.\n",
                "5.1",
                "4.3 4.4",
            ),
            (
                "en",
                "**5.1** Examples: Bxe5, Nxf3, see also C. 10.\n",
                "5.1",
                "C.10",
            ),
        ],
    );
}

#[test]
fn what_stands_right_before_a_number() {
    check(
        "article9",
        &[
            (
                "en",
                "**9.1** as in Article #9.2 and at /rules/article3 or page#9.3.\n",
                "9.1",
                "9.2",
            ),
            (
                "en",
                "**9.1** The duties in points D։2։10։1 and after that.\n",
                "9.1",
                "D.2.10.1",
            ),
            ("hy", "**9.1** տե՛ս Հավելված A՝ արագ շախմատ:\n", "9.1", "A"),
            (
                "hy",
                "**9.1** համապատասխանում էր **3** -րդ հոդվածին:\n",
                "9.1",
                "3",
            ),
        ],
    );
}

#[test]
fn a_reference_that_opens_a_broken_paragraph() {
    check(
        "article3",
        &[
            (
                "en",
                "**3.7** Pawns:\n\n**3.7.1** One.\n\n**3.7.2** it may move as in\n\n**3.7.1** or alternatively two squares.\n\n**3.7.3** Three.\n",
                "3.7 3.7.1 3.7.2 3.7.3",
                "3.7.1",
            ),
            (
                "ru",
                "### 3.1 Раз.\n\n### 3.2 Два.\n\n### 3.10.1 Ход возможен, если выполнены требования Статей\n\n**3.1** – 3.2.\n\n### 3.10.2 Ход.\n",
                "3.1 3.2 3.10.1 3.10.2",
                "3.1..3.2 3.2",
            ),
            // Said twice, but the sentence before is complete.
            (
                "en",
                "**3.1** One.\n\n**3.2** Two.\n\n**3.2** two again.\n\n**3.3** Three.\n",
                "3.1 3.2 3.2 3.3",
                "",
            ),
        ],
    );
}

#[test]
fn signs_and_digits_right_after_a_label() {
    check(
        "appendixC",
        &[(
            "hy",
            "**C.13** Հապավումներ՝\n\n**C.13.1**0-0 փոխատեղում\n\n**C.13.2**0-0-0 փոխատեղում\n\n**C.13.3**x վերցնում\n\nC.13.4.+ շախ\n\n**C.13.5**++ կամ # մատ\n",
            "C.13 C.13.1 C.13.2 C.13.3 C.13.4 C.13.5",
            "",
        )],
    );
}

#[test]
fn a_noun_cut_short_and_glued_to_the_label() {
    check(
        "article9",
        &[
            (
                "ru",
                "п.9.1 Текст.\n\nп.9.2 Ещё.\n\nп.9.3 И ещё.\n",
                "9.1 9.2 9.3",
                "",
            ),
            (
                "ru",
                "**9.1** Текст.\n\nп.9.2 Ещё.\n\n**9.3** И ещё.\n",
                "9.1 9.2 9.3",
                "",
            ),
        ],
    );
}
