//! Folders: manifests, layouts, errata, files that can't be read.

use std::fs;
use std::path::Path;

use kanon::content::{LoadError, Options, load};
use kanon::diag::{Arg, Diagnostic, Message, Report, Severity};
use kanon::lang::{Locale, Locales};
use kanon::law::{Corpus, Resolution};
use tempfile::TempDir;

const ARTICLE: &str = "# Статья 9\n\n**9.1** Один\n\n**9.2** Два, см. 9.1\n";

/// A folder with files.
fn tree(files: &[(&str, &str)]) -> TempDir {
    let folder = TempDir::new().unwrap();
    for (name, text) in files {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    folder
}

fn read(folder: &TempDir) -> (Corpus, Report) {
    load(folder.path(), &Locales::built_in(), &Options::default()).unwrap()
}

fn ids(corpus: &Corpus) -> Vec<String> {
    let documents = corpus.documents.iter();
    documents.map(|document| document.id.to_string()).collect()
}

fn codes(report: &Report) -> Vec<&'static str> {
    report.iter().map(|diagnostic| diagnostic.code.0).collect()
}

fn only(report: Report, code: &str) -> Diagnostic {
    let mut found: Vec<_> = report
        .into_iter()
        .filter(|found| found.code.0 == code)
        .collect();
    assert_eq!(found.len(), 1, "{code}: {found:?}");
    found.remove(0)
}

fn arg<'m>(message: &'m Message, name: &str) -> &'m Arg {
    let arg = message.args.iter().find(|(known, _)| *known == name);
    &arg.unwrap_or_else(|| panic!("no {name} in {message:?}")).1
}

fn english() -> Locale {
    Locales::built_in().open("en".parse().unwrap()).unwrap()
}

/// A diagnostic as `line:column message; hint`.
fn shown(corpus: &Corpus, diagnostic: &Diagnostic) -> String {
    let locale = english();
    let place = diagnostic.span.map(|span| corpus.sources.place(span));
    let place = place.map(|place| format!("{}:{} ", place.line, place.column));
    let message = locale.text().get(&diagnostic.message).unwrap();
    let hint = diagnostic
        .hint
        .as_ref()
        .map(|hint| locale.text().get(hint).unwrap());
    let hint = hint.map(|hint| format!("; {hint}")).unwrap_or_default();
    format!("{}{message}{hint}", place.unwrap_or_default())
}

#[test]
fn layouts_that_can_be_guessed() {
    for (path, id, pattern) in [
        ("ru/article9.md", "ru/article9", "{lang}/{slug}.md"),
        (
            "docs/ru/article9.md",
            "ru/article9",
            "docs/{lang}/{slug}.md",
        ),
        ("ru/laws/article9.md", "ru/article9", "{lang}/**/{slug}.md"),
        (
            "ru/laws/article9/content.md",
            "ru/article9",
            "{lang}/**/{slug}/content.md",
        ),
        (
            "ru/article9/index.md",
            "ru/article9",
            "{lang}/{slug}/index.md",
        ),
        ("article9.ru.md", "ru/article9", "**/{slug}.{lang}.md"),
        ("laws/article9_ru.md", "ru/article9", "**/{slug}_{lang}.md"),
        ("laws/ru-article9.md", "ru/article9", "**/{lang}-{slug}.md"),
        ("laws/article9/ru.md", "ru/article9", "**/{slug}/{lang}.md"),
        (
            "laws/article9/index.ru.md",
            "ru/article9",
            "**/{slug}/index.{lang}.md",
        ),
        (
            "ru/article9/README.md",
            "ru/article9",
            "{lang}/{slug}/README.md",
        ),
        ("RU/article9.MD", "ru/article9", "{lang}/{slug}.md"),
        ("article9.md", "ru/article9", "**/{slug}.md"),
    ] {
        let (corpus, report) = read(&tree(&[(path, ARTICLE)]));
        assert_eq!(ids(&corpus), [id], "{path}");
        assert_eq!(corpus.documents[0].clauses.len(), 2, "{path}");
        let guess = only(report, "layout-guessed");
        assert_eq!(guess.severity, Severity::Hint);
        assert_eq!(
            arg(&guess.message, "pattern"),
            &Arg::from(pattern),
            "{path}"
        );
    }
}

#[test]
fn a_guess_says_what_it_guessed() {
    let new = "# Статья 9\n\n**9.2.3.1** Только в новой\n";
    let old = "# Статья 8\n\n**8.1** Ничего\n";
    let folder = tree(&[
        ("ru/a9.md", new),
        ("ru/a8.md", old),
        ("hy/article9.md", "# Հոդված 9\n\n**9.2.1.1** հին\n"),
    ]);
    let (corpus, report) = read(&folder);
    assert_eq!(ids(&corpus), ["hy/article9", "ru/a8", "ru/a9"]);
    let guess = only(report, "layout-guessed");
    assert_eq!(
        shown(&corpus, &guess),
        "without a book.toml 3 documents were found by the pattern {lang}/{slug}.md; editions by their numbers: 2018 (1), 2023 (2); state it in book.toml"
    );
}

#[test]
fn documents_of_the_same_name_keep_apart() {
    let folder = tree(&[
        ("ru/old/article9.md", ARTICLE),
        ("ru/new/article9.md", ARTICLE),
    ]);
    let (corpus, report) = read(&folder);
    assert_eq!(ids(&corpus), ["ru/new-article9", "ru/old-article9"]);
    assert_eq!(codes(&report), ["layout-guessed", "division-twice"]);
}

#[test]
fn files_that_are_no_documents() {
    let folder = tree(&[
        ("ru/article9.md", ARTICLE),
        ("ru/README.md", "# x"),
        ("ru/_draft.md", "# x"),
        (".hidden/ru/a.md", "# x"),
        ("ru/picture.png", "x"),
        ("notes/plans.md", "# x"),
    ]);
    let (corpus, report) = read(&folder);
    assert_eq!(ids(&corpus), ["ru/article9"]);
    let unmatched = only(report, "file-unmatched");
    assert_eq!(unmatched.severity, Severity::Hint);
    assert_eq!(
        arg(&unmatched.message, "path"),
        &Arg::from("notes/plans.md")
    );
}

#[test]
fn a_manifest_says_where_and_what() {
    let folder = tree(&[
        (
            "book.toml",
            "title = { ru = \"Правила\" }\npattern = \"{lang}/laws/{slug}/content.md\"\nedition = \"2018\"\n\
             [editions]\nhy = \"2023\"\n\
             [documents.\"ru/nine\"]\nkind = \"article\"\nnumber = \"9\"\ntitle = \"Ничья\"\nedition = \"2023\"\n\
             [documents.\"ru/words\"]\nkind = \"glossary\"\n",
        ),
        ("ru/laws/nine/content.md", "**9.1** Один\n"),
        ("ru/laws/eight/content.md", "**8.1** Один\n"),
        ("ru/laws/words/content.md", "# Всякое\n"),
        ("hy/laws/eight/content.md", "**8.1** Մեկ\n"),
    ]);
    let (corpus, report) = read(&folder);
    assert_eq!(codes(&report), [""; 0]);
    let lines: Vec<_> = corpus
        .documents
        .iter()
        .map(|document| {
            format!(
                "{} {} {} {:?}",
                document.id,
                document.kind.name(),
                document.edition,
                document.title
            )
        })
        .collect();
    assert_eq!(
        lines,
        [
            "hy/eight article 2023 \"\"",
            "ru/eight article 2018 \"\"",
            "ru/nine article 2023 \"Ничья\"",
            "ru/words glossary 2018 \"Всякое\"",
        ]
    );
    assert_eq!(&*corpus.titles[&"ru".parse().unwrap()], "Правила");
}

#[test]
fn mistakes_in_the_manifest() {
    for (manifest, expected) in [
        (
            "languges = [\"ru\"]",
            "1:1 there is no key “languges” here; did you mean languages?",
        ),
        (
            "languages = \"ru\"",
            "1:13 languages must be a list of texts",
        ),
        (
            "languages = [\"Russian\"]",
            "1:14 languages is “Russian”; it must be a language code such as en",
        ),
        (
            "edition = 2023",
            "1:11 edition must be quoted text; put quotation marks around it: edition = \"2023\"",
        ),
        (
            "\nedition = \"2024\"",
            "2:11 edition is “2024”; it must be “2018” or “2023”",
        ),
        (
            "pattern = \"{lang}.md\"",
            "1:11 pattern is “{lang}.md”; it must be a path with one {lang} and one {slug}",
        ),
        (
            "[documents.\"ru/article9\"]\nkind = \"artcle\"",
            "2:8 kind is “artcle”; it must be preface, glossary or other, or article, appendix or guideline with its number; did you mean article?",
        ),
        (
            "[documents.\"ru/article9\"]\nEdition = \"2018\"",
            "2:1 there is no key “Edition” here; did you mean edition?",
        ),
        (
            "[documents.\"ru/article8\"]\nedition = \"2018\"",
            "1:12 there is no document ru/article8; did you mean ru/article9?",
        ),
        (
            "edition = ",
            "1:11 this is not valid TOML: string values must be quoted, expected literal string",
        ),
        (
            "xyz = 1",
            "1:1 there is no key “xyz” here; known: title, languages, pattern, edition, editions, documents, plain, site",
        ),
    ] {
        let (corpus, report) = read(&tree(&[
            ("book.toml", manifest),
            ("ru/article9.md", ARTICLE),
        ]));
        let errors: Vec<_> = report
            .iter()
            .filter(|diagnostic| diagnostic.severity == Severity::Error)
            .map(|diagnostic| shown(&corpus, diagnostic))
            .collect();
        assert_eq!(errors, [expected], "{manifest}");
    }
}

#[test]
fn errata_correct_references() {
    let errata = "[[erratum]]\ndocument = \"ru/article9\"\nclause = \"9.2\"\ncodes = [\"stale\"]\ntext = \"9.1\"\ntarget = \"11.5\"\nreason = { ru = \"так\" }\n";
    let folder = tree(&[("ru/article9.md", ARTICLE), ("errata.toml", errata)]);
    let (corpus, report) = read(&folder);
    assert_eq!(codes(&report), ["layout-guessed"]);
    let reference = &corpus.documents[0].clauses[1].body.references[0];
    assert_eq!(reference.written.to_string(), "9.1");
    assert_eq!(reference.target.to_string(), "11.5");
    assert_eq!(reference.resolution, Resolution::Registry);
    assert_eq!(corpus.errata.len(), 1);
    assert_eq!(corpus.sources.place(corpus.errata[0].span).line, 1);

    let without = Options {
        errata: false,
        ..Options::default()
    };
    let (corpus, _) = load(folder.path(), &Locales::built_in(), &without).unwrap();
    let reference = &corpus.documents[0].clauses[1].body.references[0];
    assert_eq!(reference.target.to_string(), "9.1");
    assert!(corpus.errata.is_empty());
}

#[test]
fn mistakes_in_the_errata() {
    let good = "codes = [\"x\"]\nreason = { en = \"y\" }\n";
    for (entry, expected) in [
        (
            "document = \"ru/article8\"\n",
            "2:12 this erratum is about ru/article8, but there is no such document; did you mean ru/article9?",
        ),
        (
            "document = \"hy/preface-to-all\"\n",
            "2:12 this erratum is about hy/preface-to-all, but there is no such document; name a document by its language and its name, such as en/article9",
        ),
        (
            "document = \"ru/article9\"\nclause = \"9.7\"\n",
            "3:10 this erratum is about clause 9.7 of ru/article9, but there is no such clause; its clauses go from 9.1 to 9.2",
        ),
        (
            "document = \"ru/article9\"\nclause = \"9.2\"\ntext = \"12.6\"\ntarget = \"11.5\"\n",
            "4:8 this erratum corrects the reference 12.6, but the clause has no such reference; text must be the reference as the source writes it",
        ),
        (
            "document = \"ru/article9\"\nclause = \"9.2\"\ntext = \"9.1\"\ntarget = \"4.99\"\n",
            "5:10 this erratum leads to 4.99, but the 2023 edition has no such number; correct the target; until then the reference leads to where it is written",
        ),
        (
            "document = \"article9\"\n",
            "2:12 document is “article9”; it must be a document such as en/article9",
        ),
        (
            "document = \"ru/article9\"\nclause = \"9.\"\n",
            "3:10 clause is “9.”; it must be a number such as 9, 9.2.1, A or III.4",
        ),
        (
            "document = \"ru/article9\"\ntargt = \"9.1\"\n",
            "3:1 there is no key “targt” here; did you mean target?",
        ),
        (
            "",
            "1:1 the key document is missing; name a document by its language and its name, such as en/article9",
        ),
    ] {
        let errata = format!("[[erratum]]\n{entry}{good}");
        let (corpus, report) = read(&tree(&[
            ("ru/article9.md", ARTICLE),
            ("errata.toml", &errata),
        ]));
        let errors: Vec<_> = report
            .iter()
            .filter(|diagnostic| diagnostic.severity == Severity::Error)
            .map(|diagnostic| shown(&corpus, diagnostic))
            .collect();
        assert_eq!(errors, [expected], "{entry}");
    }
}

#[test]
fn errata_that_say_too_little() {
    for (rest, code, expected) in [
        (
            "reason.ru = \"так\"\n",
            "settings-missing-key",
            "1:1 the key codes is missing; name the findings that the erratum acknowledges; codes = [] if no lint can see the fault",
        ),
        (
            "codes = []\n",
            "settings-missing-key",
            "1:1 the key reason is missing; write one text for each language: reason.en = \"…\"",
        ),
        (
            "codes = []\nreason = \"так\"\n",
            "settings-wrong-type",
            "4:10 reason must be a table; write one text for each language: reason.en = \"…\"",
        ),
        (
            "codes = []\nreason.de = \"so\"\n",
            "erratum-reason",
            "1:1 nobody who reads these documents can read the reason for this erratum; write the reason in a language of the documents too: reason.ru = \"…\"",
        ),
    ] {
        let errata = format!("[[erratum]]\ndocument = \"ru/article9\"\n{rest}");
        let (corpus, report) = read(&tree(&[
            ("ru/article9.md", ARTICLE),
            ("errata.toml", &errata),
        ]));
        assert_eq!(shown(&corpus, &only(report, code)), expected);
    }
}

#[test]
fn a_target_that_does_not_exist_is_not_taken() {
    let errata = "[[erratum]]\ndocument = \"ru/article9\"\nclause = \"9.2\"\ncodes = []\ntext = \"9.1\"\ntarget = \"4.99\"\nreason.ru = \"так\"\n";
    let (corpus, _) = read(&tree(&[
        ("ru/article9.md", ARTICLE),
        ("errata.toml", errata),
    ]));
    let reference = &corpus.documents[0].clauses[1].body.references[0];
    assert_eq!(reference.target.to_string(), "9.1");
}

#[test]
fn files_that_are_hard_to_read() {
    let folder = tree(&[("ru/article9.md", ARTICLE)]);
    fs::write(
        folder.path().join("ru/article8.md"),
        b"# \xD0\xA1\xFF 8\n\n**8.1** \0 text\n",
    )
    .unwrap();
    fs::write(
        folder.path().join("ru/article7.md"),
        vec![b'a'; (8 << 20) + 1],
    )
    .unwrap();
    let (corpus, mut report) = read(&folder);
    report.retain(|diagnostic| diagnostic.code.0 != "layout-guessed");
    assert_eq!(
        codes(&report),
        ["file-too-long", "not-utf8", "control-character"]
    );
    assert_eq!(ids(&corpus), ["ru/article8", "ru/article9"]);
    assert_eq!(corpus.documents[0].clauses[0].number.to_string(), "8.1");
}

#[cfg(unix)]
#[test]
fn symbolic_links_stay_inside() {
    let outside = tree(&[("secret.md", ARTICLE)]);
    let folder = tree(&[("ru/article9.md", ARTICLE)]);
    let link = |target: &Path, name: &str| {
        std::os::unix::fs::symlink(target, folder.path().join(name)).unwrap();
    };
    link(&outside.path().join("secret.md"), "ru/article8.md");
    link(Path::new("article9.md"), "ru/article7.md");
    link(Path::new("nowhere.md"), "ru/article6.md");
    link(folder.path(), "ru/loop");
    let (corpus, report) = read(&folder);
    assert_eq!(ids(&corpus), ["ru/article7", "ru/article9"]);
    let outside: Vec<_> = report
        .iter()
        .filter(|found| found.code.0 == "link-outside")
        .collect();
    assert_eq!(outside.len(), 2, "{outside:?}");
    let link = only(report.clone(), "link-to-folder");
    assert_eq!(
        shown(&corpus, &link),
        "ru/loop is a symbolic link to a folder and was not followed; if there are documents in it, put them into a folder of their own, closer to the top"
    );
}

#[cfg(unix)]
#[test]
fn what_is_left_out_is_told_by_name_whatever_the_order_of_the_folder() {
    let folder = tree(&[("ru/article9.md", ARTICLE)]);
    let names = ["m", "c", "x", "a", "q", "b", "z", "k"];
    for name in names {
        let link = folder.path().join(format!("ru/{name}.md"));
        std::os::unix::fs::symlink("/nowhere", link).unwrap();
    }
    let (corpus, report) = read(&folder);
    let told: Vec<_> = report
        .iter()
        .filter(|found| found.code.0 == "link-outside")
        .map(|found| shown(&corpus, found))
        .collect();
    assert_eq!(told.len(), names.len());
    assert!(told.is_sorted(), "{told:#?}");
}

#[test]
fn folders_that_lie_too_deep() {
    let deep = format!("ru/{}article9.md", "x/".repeat(31));
    let deeper = format!("ru/{}article8.md", "x/".repeat(32));
    let (corpus, report) = read(&tree(&[(&deep, ARTICLE), (&deeper, ARTICLE)]));
    assert_eq!(ids(&corpus), ["ru/article9"]);
    let found = only(report, "folder-too-deep");
    assert_eq!(found.severity, Severity::Hint);
}

#[test]
fn a_folder_without_documents() {
    for files in [
        &[][..],
        &[("book.toml", "edition = \"2023\"")],
        &[("notes.md", "0000\n")],
        &[("README.md", ARTICLE)],
    ] {
        let (corpus, report) = read(&tree(files));
        let found = only(report, "no-documents");
        assert_eq!(found.severity, Severity::Error);
        assert!(
            shown(&corpus, &found).starts_with("no documents were found; documents are Markdown")
        );
    }
}

#[test]
fn settings_that_are_too_long() {
    let folder = tree(&[("ru/article9.md", ARTICLE)]);
    for name in ["book.toml", "errata.toml"] {
        let file = fs::File::create(folder.path().join(name)).unwrap();
        file.set_len(9 << 20).unwrap();
    }
    let (corpus, report) = read(&folder);
    assert_eq!(
        codes(&report),
        ["layout-guessed", "file-too-long", "file-too-long"]
    );
    assert_eq!(ids(&corpus), ["ru/article9"]);
}

#[test]
fn the_language_of_a_text_is_in_its_first_words() {
    let folder = tree(&[("article9.md", ARTICLE)]);
    let file = fs::OpenOptions::new()
        .append(true)
        .open(folder.path().join("article9.md"))
        .unwrap();
    file.set_len(9 << 20).unwrap();
    let (_, report) = read(&folder);
    assert_eq!(codes(&report), ["file-too-long"]);
}

#[test]
fn folders_that_are_not_there() {
    let error = load(
        Path::new("no/such/folder"),
        &Locales::built_in(),
        &Options::default(),
    );
    assert!(matches!(error, Err(LoadError::NotAFolder(_))));
}

#[test]
fn the_whole_laws_in_one_file() {
    let text = "# Правила шахмат\n\nДействуют с 2023 года.\n\n# Введение\n\nСм. Статью 1.\n\n# Статья 1. Игра\n\n**1.1** Двое\n\n**1.2** По очереди, см. А.2\n\n## Статья 2\n\n**2.1** Доска\n\n# Приложение А\n\n**А.1** Быстро\n\n**А.2** Без записи\n\n# Рекомендации III\n\n**III.1** Окончание\n\n# Словарь\n\n**мат** 1.2\n";
    let (corpus, _) = read(&tree(&[("ru/laws.md", text)]));
    assert_eq!(
        ids(&corpus),
        [
            "ru/laws-preface",
            "ru/laws-article1",
            "ru/laws-article2",
            "ru/laws-appendix-a",
            "ru/laws-guideline-iii",
            "ru/laws-glossary",
        ]
    );
    let counts: Vec<_> = corpus
        .documents
        .iter()
        .map(|document| document.clauses.len())
        .collect();
    assert_eq!(counts, [0, 2, 1, 2, 1, 0]);
    let reference = &corpus.documents[1].clauses[1].body.references[0];
    assert!(matches!(reference.resolution, Resolution::Clause(_)));
}

#[test]
fn heading_file_name_and_labels_may_disagree() {
    for (path, text, number, code) in [
        (
            "ru/article9.md",
            "# Статья 8\n\n**8.1** Один\n\n**8.2** Два\n",
            "8",
            "division-disagrees",
        ),
        (
            "ru/article9.md",
            "# Статья 8\n\n**9.1** Один\n\n**9.2** Два\n",
            "9",
            "division-disagrees",
        ),
        (
            "ru/article8.md",
            "**9.1** Один\n\n**9.2** Два\n",
            "9",
            "division-disagrees",
        ),
        ("ru/x.md", "**9.1** Один\n\n**9.2** Два\n", "9", ""),
        ("ru/rec3.md", "**1.** Один\n\n**2.** Два\n", "III", ""),
        ("ru/x.md", "# Приложение Б\n\n**Б.1** Один\n", "B", ""),
    ] {
        let (corpus, mut report) = read(&tree(&[(path, text)]));
        report.retain(|diagnostic| diagnostic.code.0.starts_with("division"));
        let division = corpus.documents[0].kind.division().unwrap();
        assert_eq!(division.to_string(), number, "{text}");
        assert_eq!(codes(&report).join(" "), code, "{text}");
        assert!(!corpus.documents[0].clauses.is_empty(), "{text}");
    }
}

#[test]
fn a_language_without_words_still_reads() {
    let folder = tree(&[(
        "de/artikel9.md",
        "# Artikel 9\n\n**9.1** Eins, siehe 9.2\n\n**9.2** Zwei\n",
    )]);
    let (corpus, report) = read(&folder);
    assert_eq!(corpus.documents[0].clauses.len(), 2);
    assert_eq!(corpus.documents[0].clauses[0].body.references.len(), 1);
    assert!(
        codes(&report).contains(&"language-unknown"),
        "{:?}",
        codes(&report)
    );
}

#[test]
fn citations_lead_both_ways() {
    let text = "# Статья 9\n\n**9.1** Один\n\n**9.2** Два\n\n**9.3** Три\n\n**9.4** Статьи 9.1 – 9.3\n\n**9.5** См. 9.2\n";
    let (corpus, _) = read(&tree(&[("ru/article9.md", text)]));
    let cited_by = |number: &str| -> Vec<String> {
        let lang = "ru".parse().unwrap();
        let id = corpus.numbered(lang, number.parse().unwrap())[0];
        let citing = corpus.cited_by(id).iter();
        citing
            .map(|id| corpus.clause(*id).number.to_string())
            .collect()
    };
    assert_eq!(cited_by("9.1"), ["9.4"]);
    assert_eq!(cited_by("9.2"), ["9.4", "9.5"]);
    assert_eq!(cited_by("9.3"), ["9.4"]);
    assert_eq!(cited_by("9.4"), [""; 0]);
}

#[test]
fn the_order_is_always_the_same() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/content/laws");
    let outline = || {
        let (corpus, report) = load(&folder, &Locales::built_in(), &Options::default()).unwrap();
        format!("{:?}\n{report:?}", corpus.documents)
    };
    let one = rayon::ThreadPoolBuilder::new()
        .num_threads(1)
        .build()
        .unwrap();
    let four = rayon::ThreadPoolBuilder::new()
        .num_threads(4)
        .build()
        .unwrap();
    assert_eq!(one.install(outline), four.install(outline));
}
