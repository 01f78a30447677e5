//! Which numbers at the beginning of a line are labels.

use super::outline::read;

/// Checks the numbers of the clauses of a text.
fn check(lang: &str, slug: &str, text: &str, numbers: &str) {
    let reading = read(lang, slug, text);
    assert_eq!(reading.numbers(), numbers, "{text}\n{}", reading.codes());
}

#[test]
fn bold_labels_with_and_without_marks_after_them() {
    check(
        "ru",
        "article9",
        "**9.1** Один\n\n**9.2.** Два\n\n**9.3:** Три\n\n**9.4**. Четыре\n\n**9.5**: Пять\n\n__9.6__ Шесть\n\n***9.7*** Семь\n\n*9.8* Восемь\n\n**9.9)** Девять\n\n**(9.10)** Десять\n",
        "9.1 9.2 9.3 9.4 9.5 9.6 9.7 9.8 9.9 9.10",
    );
}

#[test]
fn labels_in_bold_with_their_title() {
    check(
        "en",
        "article9",
        "**9.1 Draw offers**\n\n**9.1.1 The rules** may say so.\n\n**9.1.2. However,** if\n\n**9.2 – Claims**\n\n**9.3 — Moves** text\n",
        "9.1 9.1.1 9.1.2 9.2 9.3",
    );
}

#[test]
fn half_bold_labels() {
    let text =
        "**9.1**.1 Один\n\n**9.1.**2 Два\n\n**9**.1.3 Три\n\n9.**2** Четыре\n\n9.2**.1** Пять\n";
    check("ru", "article9", text, "9.1.1 9.1.2 9.1.3 9.2 9.2.1");
    let codes = read("ru", "article9", text).codes();
    assert_eq!(codes.matches("label-half-bold").count(), 5, "{codes}");
}

#[test]
fn plain_labels() {
    check(
        "ru",
        "article9",
        "9.1 Один\n\n9.1.1 Два\n\n9.1.2. три\n\n9.2) Четыре\n\n9.3: Пять\n",
        "9.1 9.1.1 9.1.2 9.2 9.3",
    );
    check(
        "ru",
        "article9",
        "9.1 Один.\n9.1.1 Два.\n9.1.2. три;\n9.2 Четыре\n9.3 Пять\n",
        "9.1 9.1.1 9.1.2 9.2 9.3",
    );
    check(
        "ru",
        "article9",
        "9.1 Один  \n9.1.1 Два  \n9.1.2. три\\\n9.2 Четыре\n",
        "9.1 9.1.1 9.1.2 9.2",
    );
}

#[test]
fn glued_labels() {
    check(
        "hy",
        "rec1",
        "**I.8** Եթե.\n\nI.8.1.երկիմաստ է, կամ\n\n**I.8.2.**այնպիսին է\n\n**I.8.3**անհնարին է\n\nI.9Եթե\n",
        "I.8 I.8.1 I.8.2 I.8.3 I.9",
    );
    let reading = read(
        "hy",
        "article9",
        "**9.1.**Եթե խաղը **ավարտվել** է:\n\n**9.2.**Երբ\n",
    );
    assert_eq!(reading.numbers(), "9.1 9.2");
    assert_eq!(reading.text("9.1"), "Եթե խաղը ավարտվել է:");
    assert_eq!(reading.text("9.2"), "Երբ");
}

#[test]
fn escaped_and_entity_labels() {
    check(
        "ru",
        "article9",
        "9\\.1 Один\n\n9\\.1\\.1\\. Два\n\n**9\\.2** Три\n\n9.3&nbsp;Четыре\n\n9&#46;4 Пять\n",
        "9.1 9.1.1 9.2 9.3 9.4",
    );
}

#[test]
fn labels_in_headings() {
    check(
        "en",
        "article9",
        "# Article 9\n\n## 9.1 Draws\n\nText.\n\n### 9.1.1\n\nText.\n\n#### **9.1.2** Text\n\n9.2 Setext\n-----\n\n####### 9.3 Too deep\n\n##9.4 No space\n\n## Article 9.5 Named\n\n## Article 9.6: Named\n",
        "9.1 9.1.1 9.1.2 9.2 9.3 9.4 9.5 9.6",
    );
}

#[test]
fn labels_in_lists() {
    check(
        "en",
        "article9",
        "# Article 9\n\n- 9.1 One\n  - 9.1.1 One one\n  - **9.1.2** One two\n\n    more of it\n- **9.2** Two\n* 9.3 Three\n\n1. 9.4 Four\n2. 9.5 Five\n",
        "9.1 9.1.1 9.1.2 9.2 9.3 9.4 9.5",
    );
}

#[test]
fn spaced_labels_that_markdown_takes_for_lists() {
    check(
        "ru",
        "article9",
        "9. 1 Один\n\n9. 1. 1 Два\n\n9. 1. 2. Три\n\n9 .2 Четыре\n\n9 . 3 Пять\n\n**9. 4.** Шесть\n",
        "9.1 9.1.1 9.1.2 9.2 9.3 9.4",
    );
}

#[test]
fn labels_in_tables() {
    let text = "# Статья 9\n\n| № | Текст |\n| --- | --- |\n| 9.1 | Один |\n| **9.1.1** | Два, см. 9.3 |\n| 9.2 | Три |\n";
    let reading = read("ru", "article9", text);
    assert_eq!(reading.numbers(), "9.1 9.1.1 9.2");
    assert_eq!(reading.text("9.1.1"), "Два, см. 9.3");
    assert_eq!(reading.references(), "9.3");
}

#[test]
fn labels_in_links_and_html() {
    check(
        "ru",
        "article9",
        "[9.1](#9.1) Один\n\n[**9.2**](#9.2) Два\n\n**[9.3](#9.3)** Три\n\n<a id=\"9.4\"></a>**9.4** Четыре\n\n<b>9.5</b> Пять\n\n<strong>9.6.</strong> Шесть\n\n<a name=\"x\"></a>\n**9.7** Семь\n\n<p>9.8 Восемь</p>\n\n<div><b>9.9</b> Девять</div>\n\n[9.10 Десять](#x)\n",
        "9.1 9.2 9.3 9.4 9.5 9.6 9.7 9.8 9.9 9.10",
    );
}

#[test]
fn labels_in_quotations_and_indented_text() {
    check(
        "ru",
        "article9",
        "> **9.1** Один\n>\n> **9.1.1** Два\n\n    9.1.2 Три\n    дальше\n\n\t**9.2** Четыре\n\n> > 9.3 Пять\n",
        "9.1 9.1.1 9.1.2 9.2 9.3",
    );
}

#[test]
fn several_clauses_in_one_paragraph() {
    check(
        "hy",
        "article9",
        "**9.1** Առաջին:\n**9.1.1** Երկրորդ\nշարունակություն\n**9.1.2** Երրորդ\n9.2 Չորրորդ:\n9.3 Հինգերորդ\n",
        "9.1 9.1.1 9.1.2 9.2 9.3",
    );
}

#[test]
fn look_alike_letters() {
    check(
        "ru",
        "appendix-a",
        "# Приложение А\n\n**А.1** Один\n\n**A.2** Два\n\n**А.2.1** Три\n\n**А3** Четыре\n\n**А. 4** Пять\n",
        "A.1 A.2 A.2.1 A.3 A.4",
    );
    check(
        "ru",
        "appendix-b",
        "# Приложение В\n\n**В.1** Один\n\n**B.2** Два\n\nВ.3 Три\n",
        "B.1 B.2 B.3",
    );
    check(
        "ru",
        "appendix-c",
        "# Приложение С\n\n**С.1** Один\n\n**C.2** Два\n\n**С.10** Три\n",
        "C.1 C.2 C.10",
    );
    check(
        "ru",
        "appendix-c",
        "# Приложение В\n\n**В.1** Один\n\n**В.2** Два\n",
        "C.1 C.2",
    );
    check(
        "hy",
        "appendix-b",
        "# Հավելված Բ\n\n**Բ.1** Մեկ\n\n**B.2** Երկու\n\n**В.3** Երեք\n",
        "B.1 B.2 B.3",
    );
    check(
        "ru",
        "rec3",
        "**ІІІ.1** Один\n\n**III.2** Два\n\n**Ⅲ.3** Три\n\n**IIІ.4** Четыре\n",
        "III.1 III.2 III.3 III.4",
    );
}

#[test]
fn odd_separators() {
    check(
        "hy",
        "article9",
        "**9․1** Մեկ\n\n**9։2** Երկու\n\n**9,3** Երեք\n\n**9·4** Չորս\n\n**9:5** Հինգ\n\n**9.\u{a0}6** Վեց\n\n**9..7** Յոթ\n\n9,8 Ութ\n",
        "9.1 9.2 9.3 9.4 9.5 9.6 9.7 9.8",
    );
}

#[test]
fn relative_labels() {
    check(
        "en",
        "guideline3",
        "# Guidelines III. Games without increment\n\n1. One\n\n2. Two\n\n2.1 Two one\n\n**3.1** Three\n\n4 Four\n",
        "III.1 III.2 III.2.1 III.3.1 III.4",
    );
    check(
        "ru",
        "appendix-a",
        "# Приложение A. Быстрые шахматы\n\n**1.** Один\n\n**2.** Два\n\n**2.1** Три\n\n**3** Четыре\n",
        "A.1 A.2 A.2.1 A.3",
    );
    check(
        "ru",
        "article9",
        "# Статья 9. Ничья\n\n**1.** Один\n\n**1.1** Два\n\n**2.** Три\n",
        "9.1 9.1.1 9.2",
    );
}

#[test]
fn references_that_open_paragraphs() {
    let text = "**7.2.2** Եթե հայտնաբերվի, որ խաղատախտակը դրված է\n\n**2.1** հոդվածի պահանջին հակառակ, ապա:\n\n**7.3** Եթե\n";
    let reading = read("hy", "article7", text);
    assert_eq!(reading.numbers(), "7.2.2 7.3");
    assert_eq!(reading.references(), "2.1");
    assert_eq!(reading.codes(), "bold-reference-as-label");
    check(
        "hy",
        "article9",
        "**9.1** Մեկ\n\n**9.2** կամ **9.3** հոդվածների համաձայն\n\n**9.2** Երկու\n\n9.1 հոդվածի համաձայն\n\n**9.3** Երեք\n",
        "9.1 9.2 9.3",
    );
    check(
        "ru",
        "article9",
        "**9.1** Один согласно Статьям\n\n9.2 и 9.3.\n\n**9.2** Два, см. Статью\n9.3.1 и другие\n\n**9.3** Три\n",
        "9.1 9.2 9.3",
    );
}

#[test]
fn wrapped_references_start_no_clause() {
    check(
        "en",
        "article9",
        "**9.1** A claim under Article 9.2 or\n9.3 is an offer. See also\n9.2 and the rules of\n9.2.3. In the case of\n9.2, nothing.\n\n**9.2** Two\n",
        "9.1 9.2",
    );
    check(
        "hy",
        "article9",
        "**9.1** Եթե խաղացողը պահանջում է ոչ-ոքի՝\n9.2 կամ 9.3 հոդվածների\nհիման վրա, ապա\n10-ից պակաս քայլ կամ\n50 քայլ\n\n**9.2** Երկու\n",
        "9.1 9.2",
    );
}

#[test]
fn other_numbers_at_line_starts() {
    check(
        "ru",
        "article9",
        "**9.1** Один\n\n2022. год\n\n10 минут\n\n50 ходов подряд\n\n9.5 см\n\n1. e4 e5\n2. Kf3\n\n9:30 начало\n\n**9.2** Два\n\n- 5 очков\n- 10 очков\n\n1) один\n2) два\n\nа) буква\nб) буква\n\n**9.3** Три\n",
        "9.1 9.2 9.3",
    );
    check(
        "hy",
        "article9",
        "**9.1** Մեկ\n\n2022. թ\n\n50 քայլ\n\n10 րոպե\n\nա) մեկ\n\nբ) երկու\n\n**9.2** Երկու\n",
        "9.1 9.2",
    );
}

#[test]
fn faults_of_numbering_are_kept() {
    check(
        "ru",
        "article9",
        "**9.1** Один\n\n**9.3** Три\n\n**9.2** Два\n\n**9.2** Опять\n\n**9.4** Четыре\n\n**9.4.2** Без первого\n\n**9.10** Десять\n\n**9.5** Пять\n",
        "9.1 9.3 9.2 9.2 9.4 9.4.2 9.10 9.5",
    );
    check(
        "ru",
        "article9",
        "9.1 Один\n\n9.3 Три\n\n9.2 Два\n\n9.2 Опять\n\n9.4 Четыре\n\n9.6 Шесть\n",
        "9.1 9.3 9.2 9.2 9.4 9.6",
    );
}

#[test]
fn clauses_keep_what_belongs_to_them() {
    let text = "# Article 9\n\nBefore.\n\n**9.1** One:\n\n- a) first\n- b) second, see 9.2\n\nMore.\n\n| Piece | Value |\n| --- | --- |\n| Queen | 9.5 |\n\n![Diagram 3.1](board.png)\n\n> Quoted\n\n**9.2** Two\n";
    let reading = read("en", "article9", text);
    assert_eq!(reading.numbers(), "9.1 9.2");
    assert_eq!(
        reading.text("9.1"),
        "One:\na) first\nb) second, see 9.2\nMore.\nPiece Value \nQueen 9.5 \nDiagram 3.1\nQuoted"
    );
    assert_eq!(reading.references(), "9.2");
}

#[test]
fn labels_of_depth_and_size() {
    check(
        "en",
        "article3",
        "**3.8.2.2.1** Deep\n\n**3.8.2.2.2** Deep\n\n**3.10.1** Ten\n",
        "3.8.2.2.1 3.8.2.2.2 3.10.1",
    );
    check(
        "en",
        "guideline2",
        "**II.3.2.5.1** One\n\n**II.3.2.5.2** Two\n\n**II.3.2.7.5** Five\n",
        "II.3.2.5.1 II.3.2.5.2 II.3.2.7.5",
    );
}

#[test]
fn front_matter_byte_order_marks_and_line_ends() {
    check(
        "ru",
        "article9",
        "\u{feff}# Статья 9\r\n\r\n**9.1** Один\r\n**9.2** Два\r\n",
        "9.1 9.2",
    );
    check(
        "ru",
        "x",
        "---\ntitle: Статья 9\nweight: 9.5\n---\n\n# Статья 9\n\n**9.1** Один\n",
        "9.1",
    );
    check(
        "ru",
        "article9",
        "\u{feff}**9.1** Один\r\r**9.2** Два\r",
        "9.1 9.2",
    );
}

#[test]
fn closing_marks_of_all_kinds() {
    let text = "** 9.1 ** Один\n\n**9.2** : Два\n\n9.3 : Три\n\n9.4- Четыре\n\n9.5–Пять\n\n**9.6** — Шесть\n\n**9.7**\nСемь\n\n**9.8**\n\nВосемь\n";
    let reading = read("ru", "article9", text);
    assert_eq!(reading.numbers(), "9.1 9.2 9.3 9.4 9.5 9.6 9.7 9.8");
    for (number, words) in [
        ("9.1", "Один"),
        ("9.2", "Два"),
        ("9.3", "Три"),
        ("9.4", "Четыре"),
        ("9.5", "Пять"),
        ("9.6", "Шесть"),
        ("9.7", "Семь"),
        ("9.8", "Восемь"),
    ] {
        assert_eq!(reading.text(number), words);
    }
}

#[test]
fn labels_with_a_noun() {
    check(
        "ru",
        "article9",
        "Статья 9.1. Один\n\n**Пункт 9.2** Два\n\nп. 9.3 Три\n\n**ст. 9.4** Четыре\n\n### Статья 9.5\n\nПять\n\n§ 9.6 Шесть\n",
        "9.1 9.2 9.3 9.4 9.5 9.6",
    );
    check(
        "ru",
        "article9",
        "**9.1** Один\n\nСтатья 9.3 применяется.\n\n**9.2** Два\n",
        "9.1 9.2",
    );
}

#[test]
fn a_number_after_the_label_is_not_part_of_it() {
    check(
        "ru",
        "article9",
        "**9.1.** 2 минуты добавляют.\n\n**9.2** 50 ходов\n\n9.3. 2 минуты\n\n**9.4** 9.2 и 9.3 не действуют\n\n**9.5.** 9.2 не действует\n\n**9.6.1** 1 раз\n",
        "9.1 9.2 9.3 9.4 9.5 9.6.1",
    );
}

#[test]
fn plain_labels_out_of_order_among_bold_ones() {
    check(
        "ru",
        "article9",
        "**9.1** Один\n\n9.3 Три\n\n**9.2** Два\n\n9.2 Опять два\n\n**9.4** Четыре\n\n9.1 Опять один\n\n**9.5** Пять\n",
        "9.1 9.3 9.2 9.2 9.4 9.1 9.5",
    );
}

#[test]
fn a_reference_wrapped_after_an_abbreviation_starts_no_clause() {
    let text =
        "**9.1** Один. См. ст.\n9.2.1. Далее всё так же.\n\n**9.2** Решает §\n9.4. И это всё.\n";
    check("ru", "article9", text, "9.1 9.2");
    let broken = "**9.1** Один, см. ст.\n\n**9.4** и дальше по тексту.\n";
    check("ru", "article9", broken, "9.1");
    check(
        "en",
        "article9",
        "**9.1** One, see Art.\n9.2. The rest is clear.\n",
        "9.1",
    );
}

#[test]
fn the_heading_outranks_the_links_above_it() {
    let text = "[← Article 8](article8.md) | [Article 10 →](article10.md)\n\n# Article 9\n\n**9.1** One.\n";
    let reading = read("en", "page", text);
    assert_eq!(&*reading.document().title, "Article 9");
    check("en", "page", text, "9.1");
}

#[test]
fn questions_and_answers_are_no_clauses() {
    check(
        "en",
        "article9",
        "**9.1** One.\n\n**9.2** Two.\n\n## Questions\n\n**Q1.** Is it so?\n\n**Q2.** And so?\n",
        "9.1 9.2",
    );
    check(
        "en",
        "appendixB",
        "# Appendix B\n\n**B.1** One.\n\n**B.2** Two.\n\n## FAQ\n\n**1. Is it so?** Yes.\n\n**2. And so?** No.\n",
        "B.1 B.2",
    );
}

#[test]
fn wrapped_clauses_are_no_contents() {
    let text = "# Article 4\n\n**4.1** Each move is played with one hand\nonly.\n\n\
                **4.2** Adjusting the pieces or other\ncontact with a piece.\n\n\
                **4.2.1** Only the player having the move\nmay adjust.\n\n\
                **4.3** Except as provided in Article\n\n4.2.1, if the player touches\na piece.\n\n\
                **4.3.1** his own pieces, he must move\none.\n";
    check("en", "article4", text, "4.1 4.2 4.2.1 4.3 4.3.1");
}
