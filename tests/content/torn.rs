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
fn spaces_inside_references_without_a_noun() {
    check(
        "article9",
        &[
            (
                "en",
                "**9.1** as in 9. 2. 2, at least five times.\n",
                "9.1",
                "9.2.2",
            ),
            (
                "hy",
                "**9.1** ստորագրել է բլանկը (տե՛ս 8. 7):\n",
                "9.1",
                "8.7",
            ),
            (
                "ru",
                "**9.1** при заявлении ничьей (9. 2, 9.3, 9. 5. 1) разрешена.\n",
                "9.1",
                "9.2 9.3 9.5.1",
            ),
            (
                "ru",
                "**9.1** в отличие от 9. 2 и 9. 3. 75 ходов — это 150 полуходов.\n",
                "9.1",
                "9.2 9.3",
            ),
            // Neither a deep number nor a list, brackets or a glossary.
            ("en", "**9.1** He scored 9. 2 players left.\n", "9.1", ""),
            ("en", "**9.1** It was round 9. 5 players left.\n", "9.1", ""),
        ],
    );
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
fn spaces_inside_the_places_of_a_glossary() {
    check(
        "glossary",
        &[
            (
                "ru",
                "# Словарь\n\n- **шах:** 3. 9. В нотации +.\n\n- **сдаться:** 5. 1. 2. Игрок прекращает борьбу.\n",
                "",
                "3.9 5.1.2",
            ),
            (
                "hy",
                "# Բառարան\n\n**պատ** (5. 2. 1)՝:\n\n**ընդունված միջոցներ**՝ *III. 5*:\n\n**միջամտել**՝ ** (12. 6)**:\n",
                "",
                "5.2.1 III.5 12.6",
            ),
            (
                "en",
                "# Glossary\n\n### points\n\n(10) Normally a player scores 1 point.\n",
                "",
                "10",
            ),
            (
                "en",
                "# Glossary\n\n### piece\n\n1. One of the figures. 2. A queen, rook, bishop or knight.\n",
                "",
                "",
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
                "**9.1** The game on board 7.5 cost USD 9.2 then.\n",
                "9.1",
                "",
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
fn a_label_with_its_noun_inside_a_paragraph() {
    check(
        "article9",
        &[
            (
                "en",
                "Article 9.1. One thing.\nArticle 9.2. Two things.\n",
                "9.1 9.2",
                "",
            ),
            (
                "en",
                "**9.1** One thing.\nArticle 9.2 also applies.\n\n**9.2** Two.\n",
                "9.1 9.2",
                "9.2",
            ),
            ("en", "**9.1** One.<br>+ **9.2** Two.\n", "9.1 9.2", ""),
        ],
    );
}

#[test]
fn a_number_ends_with_its_link() {
    check(
        "article9",
        &[
            (
                "hy",
                "**9.1** հոդված [6.2.1.](/a) 1–0 արդյունքը:\n",
                "9.1",
                "6.2.1",
            ),
            (
                "hy",
                "**9.1** հոդված [6.2. 1](/a) արդյունքը:\n",
                "9.1",
                "6.2.1",
            ),
        ],
    );
}

#[test]
fn nouns_with_a_mistake_and_in_quotation_marks() {
    check(
        "article9",
        &[
            (
                "en",
                "**9.1** According to Artcle 9.2 the game is drawn.\n",
                "9.1",
                "9.2",
            ),
            ("en", "**9.1** It runs on Windows 8.1 too.\n", "9.1", ""),
            (
                "en",
                "**9.1** Appendix “A” and Guidelines “III” say so.\n",
                "9.1",
                "A III",
            ),
        ],
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
