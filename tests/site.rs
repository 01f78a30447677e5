//! The site as files: whole, linked, safe, the same every time.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use kanon::diag::{FileId, Report};
use kanon::lang::Locales;
use kanon::law::Corpus;
use kanon::site::{
    Artifact, Input, NoPictures, PictureSource, Settings, SettingsContext, Site, Theme,
};
use kanon::{content, lint};

/// Every file of the site of a content folder, by path.
fn build_with(
    content: &Path,
    settings: &Settings,
    picture_source: &dyn PictureSource,
) -> BTreeMap<String, String> {
    let locales = Locales::built_in();
    let (corpus, mut report) =
        content::load(content, &locales, &content::Options::default()).unwrap();
    report.merge(lint::lint(&corpus, &locales).unwrap());
    render(&corpus, &report, settings, picture_source)
}

fn render(
    corpus: &Corpus,
    report: &Report,
    settings: &Settings,
    picture_source: &dyn PictureSource,
) -> BTreeMap<String, String> {
    let made = make(corpus, report, settings, picture_source);
    made.into_iter()
        .map(|it| {
            let text = String::from_utf8_lossy(&it.bytes);
            match it.path.ends_with(".html") {
                true => (it.path, quoted(&text)),
                false => (it.path, text.into_owned()),
            }
        })
        .collect()
}

/// A page with quotes around all values of attributes, as a browser would write it.
fn quoted(html: &str) -> String {
    let mut out = String::with_capacity(html.len());
    let (mut in_tag, mut in_quotes, mut open) = (false, false, false);
    let mut chars = html.chars().peekable();
    while let Some(c) = chars.next() {
        if open && (c == '>' || c.is_whitespace()) {
            open = false;
            out.push('"');
        }
        match c {
            '<' => in_tag |= chars.peek().is_some_and(char::is_ascii_lowercase),
            '>' if !in_quotes => in_tag = false,
            '"' if in_tag => in_quotes = !in_quotes,
            _ => {}
        }
        out.push(c);
        if c == '=' && in_tag && !in_quotes && !open && chars.peek() != Some(&'"') {
            open = true;
            out.push('"');
        }
    }
    out
}

fn make(
    corpus: &Corpus,
    report: &Report,
    settings: &Settings,
    picture_source: &dyn PictureSource,
) -> Vec<Artifact> {
    let locales = Locales::built_in();
    let theme = Theme::built_in();
    let known = Report::new();
    let site = Site::new(Input {
        corpus,
        report,
        known: &known,
        locales: &locales,
        settings,
        theme: &theme,
        picture_source,
        preview: false,
    })
    .unwrap();
    let outputs = site.outputs().unwrap();
    use rayon::prelude::*;
    let made: Vec<Artifact> = outputs
        .par_iter()
        .map(|it| site.render(it).unwrap())
        .collect();
    let paths: BTreeSet<_> = made.iter().map(|it| &it.path).collect();
    assert_eq!(paths.len(), made.len(), "every file has a path of its own");
    made
}

fn build(content: &Path) -> BTreeMap<String, String> {
    build_with(content, &Settings::default(), &NoPictures)
}

/// The site of our content with the plain edition, as `kanon build` makes it.
fn build_whole() -> BTreeMap<String, String> {
    let (corpus, report) = whole();
    render(&corpus, &report, &Settings::default(), &NoPictures)
}

fn whole() -> (Corpus, Report) {
    let locales = Locales::built_in();
    let options = content::Options {
        plain: content::Plain::All,
        ..content::Options::default()
    };
    let (corpus, mut report) = content::load(&our_content(), &locales, &options).unwrap();
    report.merge(lint::lint(&corpus, &locales).unwrap());
    (corpus, report)
}

fn our_content() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("content")
}

fn folder(files: &[(&str, &str)]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    for (path, text) in files {
        let path = folder.path().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    folder
}

/// The values of an attribute in a page.
fn values<'a>(html: &'a str, attribute: &str) -> Vec<&'a str> {
    let opening = format!(" {attribute}=\"");
    html.split(&opening)
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
        .collect()
}

/// The links that lead to no file, or to no place in it.
fn broken(files: &BTreeMap<String, String>) -> Vec<String> {
    let ids: BTreeMap<&str, BTreeSet<&str>> = files
        .iter()
        .filter(|(path, _)| path.ends_with(".html"))
        .map(|(path, html)| (path.as_str(), values(html, "id").into_iter().collect()))
        .collect();
    let mut broken = Vec::new();
    for (path, html) in files.iter().filter(|(path, _)| path.ends_with(".html")) {
        let links = values(html, "href").into_iter().chain(values(html, "src"));
        for link in links.filter(|it| !it.starts_with("http") && !it.starts_with("mailto:")) {
            let (to, place) = link.split_once('#').unwrap_or((link, ""));
            let to = &to.split('?').next().unwrap().replace("%20", " ");
            let target = if to.is_empty() {
                path.clone()
            } else {
                let mut parts: Vec<&str> = match to.strip_prefix('/') {
                    Some(_) => Vec::new(),
                    None => path.split('/').collect(),
                };
                parts.pop();
                for part in to.split('/') {
                    match part {
                        "." | "" => {}
                        ".." => assert!(parts.pop().is_some(), "{path}: {link} leaves the site"),
                        part => parts.push(part),
                    }
                }
                if to.ends_with('/') || parts.is_empty() {
                    parts.push("index.html");
                }
                parts.join("/")
            };
            // What follows the address of Ask is a story, not a place.
            let is_there = files.contains_key(&target)
                && (place.is_empty()
                    || target.ends_with("/ask/index.html")
                    || ids
                        .get(target.as_str())
                        .is_some_and(|it| it.contains(place)));
            if !is_there {
                broken.push(format!("{path}: {link}"));
            }
        }
    }
    broken
}

/// What stands between `<main>` and its end, one tag to a line.
fn main_of(html: &str) -> String {
    let (_, rest) = html.split_once("<main").unwrap();
    let (main, _) = rest.split_once("</main>").unwrap();
    let (_, main) = main.split_once('>').unwrap();
    let mut main = main.to_owned();
    while let (Some(start), Some(end)) = (main.find("<svg"), main.find("</svg>")) {
        main.replace_range(start..end + "</svg>".len(), "…");
    }
    // A line for each block, as a reader of the snapshot wants it.
    for block in [
        "p", "h1", "h2", "ol", "div", "table", "header", "section", "article",
    ] {
        for end in [" ", ">"] {
            let begin = format!("<{block}{end}");
            main = main.replace(&begin, &format!("\n{begin}"));
        }
    }
    main.lines()
        .map(str::trim)
        .filter(|it| !it.is_empty())
        .collect::<Vec<_>>()
        .join("\n")
}

#[test]
fn every_internal_link_and_anchor_resolves() {
    for files in [build(&our_content()), build_whole()] {
        assert_whole(&files);
    }
}

fn assert_whole(files: &BTreeMap<String, String>) {
    let broken = broken(files);
    assert!(
        broken.is_empty(),
        "{} broken: {:#?}",
        broken.len(),
        &broken[..broken.len().min(20)]
    );
    for (path, html) in files.iter().filter(|(path, _)| path.ends_with(".html")) {
        let ids = values(html, "id");
        let distinct: BTreeSet<_> = ids.iter().collect();
        assert_eq!(ids.len(), distinct.len(), "{path} repeats an id");
    }
}

#[test]
fn every_clause_has_its_place() {
    let files = build(&our_content());
    let page = &files["hy/article9/index.html"];
    for number in ["9.1", "9.1.2.1", "9.2.1", "9.6.2"] {
        assert!(
            page.contains(&format!("<li class=\"clause\" id=\"{number}\"")),
            "{number}"
        );
    }
    assert!(
        page.contains("href=\"../../ru/article9/#9.2.1.1\""),
        "9.2.1 meets ru 9.2.1.1"
    );
    assert!(page.contains("href=\"#9.2.2\""), "9.6.1 cites 9.2.2");
}

#[test]
fn a_rule_without_an_example_is_its_clause() {
    let files = build_whole();
    let players = &files["en/rules/game.players.html"];
    assert!(players.contains("content=\"0;url=../article1/#1.1\""));
    assert!(players.len() < 300, "and repeats nothing of it");
    let index = &files["en/rules/index.html"];
    assert!(
        index.contains("href=\"../article1/#1.1\""),
        "links lead to the clause itself"
    );
    assert!(
        index.contains("href=\"draw.fifty.html\""),
        "one with an example has a page"
    );
    assert!(files["en/rules/draw.fifty.html"].contains("class=\"board"));
}

#[test]
fn the_index_has_every_rule_by_article_and_by_topic() {
    let files = build_whole();
    for lang in ["en", "hy", "ru"] {
        let index = &files[&format!("{lang}/rules/index.html")];
        let (topics, rules) = index.split_once("<details").unwrap();
        let topics = values(topics, "data-topic");
        let about = values(rules, "data-topic");
        assert_eq!(about.len(), kanon::law::rules().count(), "{lang}");
        let without: BTreeSet<_> = about.iter().filter(|it| !topics.contains(it)).collect();
        assert_eq!(
            without,
            BTreeSet::from([&"heading"]),
            "{lang}: all but the headings of the Laws"
        );
    }
}

#[test]
fn the_whole_site_is_light() {
    let (corpus, report) = whole();
    let files = make(&corpus, &report, &Settings::default(), &NoPictures);
    let bytes: usize = files.iter().map(|it| it.bytes.len()).sum();
    // What counts is 8 MB with the build's own list and what a disk adds for the folders.
    assert!(bytes < 7_550_000, "{bytes} bytes");
}

#[test]
fn languages_stand_side_by_side_with_their_differences_marked() {
    let files = build(&our_content());
    let page = &files["ru/compare/hy-ru/9.html"];
    let (_, row) = page
        .split_once("id=\"draw.threefold.claim-intended\"")
        .unwrap();
    let (row, _) = row.split_once("class=\"pair\"").unwrap();
    assert!(
        row.contains(">9.2.1</a>") && row.contains(">9.2.1.1</a>"),
        "numbers differ, the rule does not"
    );
    assert!(
        page.contains("<mark class=\"differs\""),
        "what the linter found is marked"
    );
    assert!(
        page.contains("Здесь пары нет"),
        "the Russian text has no 9.1"
    );
    let page = &files["hy/compare/hy-ru/9.html"];
    assert!(page.contains("Այս խմբագրության մեջ ժամացույցը կանգնեցնելու մասին է 6.11.1-ը"));
    assert!(!page.contains("Об остановке часов в этой редакции"));
    let untranslated = &files["ru/compare/hy-ru/7.html"];
    assert!(untranslated.contains("не переведено"));
    assert!(
        !build_whole().contains_key("ru/compare/hy-ru/7.html"),
        "the plain edition is no translation of the source"
    );
}

#[test]
fn two_builds_are_the_same_on_one_thread_and_on_two() {
    let on = |threads: usize| {
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(threads)
            .build()
            .unwrap();
        pool.install(|| build(&our_content()))
    };
    let (one, two) = (on(1), on(2));
    assert_eq!(
        one.keys().collect::<Vec<_>>(),
        two.keys().collect::<Vec<_>>()
    );
    for (path, text) in &one {
        assert_eq!(text, &two[path], "{path}");
    }
}

#[test]
fn nothing_of_a_hostile_source_becomes_markup() {
    let content = folder(&[(
        "en/article1.md",
        "# Article 1: <script>alert(1)</script>\n\n\
         **1.1** <img src=x onerror=alert(1)> and <b onclick=\"x()\">bold</b> & \"quotes\"\n\n\
         **1.2** [script](javascript:alert(1)) [data](data:text/html,x) [file](file:///etc/passwd) \
         [proto](//evil.example/x) [ok](https://example.org/?a=1&b=\"2\") [mail](mailto:a@example.org)\n\n\
         <iframe src=\"https://evil.example\"></iframe>\n\n\
         **1.3** ![alt <b>](../../../etc/passwd.png) ![x](javascript:alert(1)) [up](../../../../x.md) \
         [gone](./article77.md) [self](#nowhere) `<u>` **\"><script>** \n\n\
         <script>\nalert(2)\n</script>\n",
    )]);
    let files = build(content.path());
    assert_eq!(broken(&files), Vec::<String>::new());
    for (path, html) in files.iter().filter(|(path, _)| path.ends_with(".html")) {
        for scheme in ["javascript:", "data:", "file:", "//evil"] {
            let quoted = values(html, "href").into_iter().chain(values(html, "src"));
            for link in quoted {
                assert!(!link.trim().starts_with(scheme), "{path}: {link}");
            }
        }
        if html.contains("http-equiv=\"refresh\"") {
            continue;
        }
        for tag in ["<iframe", "<img", "<b onclick", "<script>", "<u>"] {
            assert!(!main_of(html).contains(tag), "{path}: {tag}");
        }
    }
    let page = &files["en/article1/index.html"];
    assert!(page.contains("href=\"https://example.org/?a=1&amp;b="));
    assert!(!page.contains("iframe"), "tags are no text for readers");
    assert!(
        page.contains("<span class=\"broken\""),
        "a link to nowhere is marked"
    );
    assert!(!page.contains("<script>alert"));
}

struct Pictures;

impl PictureSource for Pictures {
    fn has(&self, path: &str) -> bool {
        path == "en/images/board 1.png"
    }

    fn has_folder(&self, _: &str) -> bool {
        false
    }

    fn read(&self, path: &str) -> Option<Vec<u8>> {
        let png = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x01\0\0\0\0\x40";
        self.has(path).then(|| png.to_vec())
    }
}

#[test]
fn pictures_tables_and_odd_headings_come_out() {
    let content = folder(&[
        (
            "en/article2.md",
            "# Article 2: The board\n\n**2.1** Text\n\n![The board](images/board%201.png)\n\n\
             | a | b |\n|---|---|\n| 1 | <br>2 |\n\n##### Deep\n\n- one\n- two\n\n  more\n\n\
             3. three\n4. four\n\n**2.1** Again\n\n> quoted\n",
        ),
        (
            "en/glossary.md",
            "# Glossary\n\nWords.\n\n[Article 2](article2.md)\n",
        ),
        (
            "en/rules.md",
            "# Other rules\n\nSee [the board](./article2.md#2.1).\n",
        ),
    ]);
    let files = build_with(content.path(), &Settings::default(), &Pictures);
    assert_eq!(broken(&files), Vec::<String>::new());
    let page = &files["en/article2/index.html"];
    assert!(page.contains("<img src=\"../../files/en/images/board%201.png\" alt=\"The board\" width=\"256\" height=\"64\""));
    assert!(files.contains_key("files/en/images/board 1.png"));
    assert!(page.contains("<th scope=\"col\">a<th"));
    assert!(
        page.contains("<h2>Deep</h2>"),
        "headings do not skip levels"
    );
    assert!(page.contains("<ol start=\"3\">"));
    assert!(
        page.contains("id=\"2.1-2\""),
        "a repeated number has a place of its own"
    );
    let own = &files["en/glossary-2/index.html"];
    assert!(
        own.contains("Words."),
        "a document keeps clear of our own pages"
    );
    assert!(files["en/rules-2/index.html"].contains("href=\"../article2/#2.1\""));
}

#[test]
fn odd_names_and_documents_without_clauses_come_out() {
    let content = folder(&[
        ("book.toml", "pattern = \"{lang}/{slug}.md\"\n"),
        (
            "hy/Հոդված 9.md",
            "# Հոդված 9\n\n**9.1** [մեկ](<Հոդված 7.md#7.1-2>) [երկու](a%23b%3Fc.md#8.1)\n",
        ),
        (
            "hy/Հոդված 7.md",
            "# Հոդված 7\n\n**7.1** Մեկ։\n\n**7.1** Երկու։\n",
        ),
        ("hy/a#b?c.md", "# Հոդված 8\n\n**8.1** Տես 7.1 հոդվածը։\n"),
        ("hy/a b.md", "# Հոդված 9\n\n**9.1** Նույն համարը։\n"),
        ("hy/empty.md", ""),
        ("hy/prose.md", "Միայն տեքստ։\n"),
        ("ru/search.md", "# Статья 9\n\n**9.1** Имя занято.\n"),
    ]);
    let files = build(content.path());
    assert_eq!(broken(&files), Vec::<String>::new());
    let nine = &files["hy/9/index.html"];
    assert!(nine.contains("href=\"../7/#7.1-2\""));
    assert!(nine.contains("href=\"../a-b-c/#8.1\""));
    assert!(files["hy/a-b/index.html"].contains("Նույն համարը"));
    assert!(files["hy/prose/index.html"].contains("Միայն տեքստ"));
    assert!(files.contains_key("hy/empty/index.html"));
    assert!(files["ru/search-2/index.html"].contains("Имя занято"));
}

#[test]
fn a_published_site_names_itself() {
    let mut report = Report::new();
    let settings = Settings::read(
        "[site]\nbase_url = \"https://example.org/laws/\"\n[site.title]\nhy = \"Մեր գիրքը\"\n\
         [site.footer]\nhy = \"<b>2026</b>\"",
        FileId(0),
        SettingsContext {
            picture_source: &NoPictures,
            locales: &Locales::built_in(),
        },
        &mut report,
    );
    assert!(report.is_empty());
    let files = build_with(&our_content(), &settings, &NoPictures);
    let page = &files["hy/article9/index.html"];
    assert!(
        page.contains("<link rel=\"canonical\" href=\"https://example.org/laws/hy/article9/\">")
    );
    assert!(page.contains("hreflang=\"ru\" href=\"https://example.org/laws/ru/article9/\""));
    assert!(page.contains("content=\"https://example.org/laws/assets/preview.png\""));
    assert!(files.contains_key("assets/preview.png"));
    assert!(page.contains("Մեր գիրքը"));
    assert!(page.contains("&lt;b&gt;2026"), "a footer is text");
    assert!(files["sitemap.xml"].contains("<loc>https://example.org/laws/ru/article9/</loc>"));
    assert!(files["robots.txt"].contains("Sitemap: https://example.org/laws/sitemap.xml"));
    let unpublished = build(&our_content());
    assert!(!unpublished.contains_key("sitemap.xml"));
    assert!(!unpublished["hy/article9/index.html"].contains("rel=\"canonical\""));
}

#[test]
fn every_page_keeps_others_out() {
    for (path, html) in build(&our_content())
        .iter()
        .filter(|(path, _)| path.ends_with(".html"))
    {
        // A page that only leads on has nothing to run.
        if html.contains("http-equiv=\"refresh\"") {
            assert!(!html.contains("<script"), "{path}");
            continue;
        }
        // Only the pages that make rulings and questions may run the module.
        let (_, policy) = html.split_once("-Security-Policy\" content=\"").unwrap();
        let (policy, _) = policy.split_once('"').unwrap();
        let runs = html.contains("assets/engine.js");
        let wasm = match runs {
            true => " 'wasm-unsafe-eval'",
            false => "",
        };
        let own = format!("default-src 'self'{wasm}; img-src 'self' data:; base-uri 'self'; ");
        assert!(policy.starts_with(&own), "{path}: {policy}");
        assert_eq!(runs, html.contains("'wasm-unsafe-eval'"), "{path}");
        assert!(
            !html.contains(" style=\"") && !html.contains(" onclick="),
            "{path}"
        );
    }
}

#[test]
fn a_language_without_a_folder_is_still_published() {
    let content = folder(&[("de/artikel1.md", "# Artikel 1\n\n**1.1** Zwei Spieler.\n")]);
    let files = build(content.path());
    assert_eq!(broken(&files), Vec::<String>::new());
    assert!(files["de/artikel1/index.html"].contains("<html lang=\"de\""));
}

#[test]
fn a_publisher_names_the_languages_of_the_pages() {
    let settings = Settings {
        languages: vec!["hy".parse().unwrap(), "ru".parse().unwrap()],
        ..Settings::default()
    };
    let files = build_with(&our_content(), &settings, &NoPictures);
    let english: Vec<_> = files
        .keys()
        .filter(|path| path.starts_with("en/"))
        .collect();
    assert!(english.is_empty(), "{english:?}");
    assert!(files.contains_key("ru/article9/index.html"));
    let home = &files["hy/index.html"];
    assert!(home.contains("hreflang=\"ru\"") && !home.contains("hreflang=\"en\""));
    assert_eq!(broken(&files), [""; 0]);
}

#[test]
fn an_empty_folder_makes_a_site_without_documents() {
    let content = folder(&[("en/empty.md", "")]);
    assert_eq!(broken(&build(content.path())), Vec::<String>::new());
}

#[test]
fn pages_of_a_small_book() {
    let content = folder(&[
        (
            "en/article9.md",
            "# Article 9: Draws\n\n**9.2** Threefold.\n\n**9.2.1** intended, see 9.4 and 4.3\n\n**9.4** Touch: [Article 9.2](./article9)\n",
        ),
        (
            "ru/article9.md",
            "# Статья 9: Ничья\n\n**9.4** Касание, см. статью 9.2\n",
        ),
        (
            "book.toml",
            "pattern = \"{lang}/{slug}.md\"\nedition = \"2023\"\n",
        ),
    ]);
    let options = content::Options::default();
    let (corpus, _) = content::load(content.path(), &Locales::built_in(), &options).unwrap();
    let files = render(&corpus, &Report::new(), &Settings::default(), &NoPictures);
    insta::assert_snapshot!("document", main_of(&files["en/article9/index.html"]));
    insta::assert_snapshot!("compare", main_of(&files["en/compare/en-ru/9.html"]));
    insta::assert_snapshot!(
        "rule",
        main_of(&files["en/rules/draw.claim.right-lost-touch.html"])
    );
    assert!(
        files["en/rules/draw.threefold.claim-intended.html"]
            .contains("<div class=\"stem\"><p>Threefold."),
        "the end of a sentence comes with its beginning"
    );
}
