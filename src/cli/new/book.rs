//! `kanon new book`: a small rulebook that can be built at once.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;
use std::process::ExitCode;

use anyhow::Result;

use super::{comment, create, quoted, tell};
use crate::cli::failure::{Explain, about, failure};
use crate::cli::globals::Globals;
use crate::content;
use crate::diag::Message;
use crate::lang::Lang;
use crate::law::Edition;

/// The article to start from: short, and it cites another one.
const ARTICLE: &str = "article2";

/// An example of a file of a theme: the picture in the tab of the browser.
const ICON: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <rect width="32" height="32" rx="6" fill="#24507a"/>
  <path fill="#fff" d="M16 6a4.500 4.500 0 0 0-2.500 8.200C11.500 16 12.500 20 9 24v2h14v-2c-3.500-4-2.500-8-4.500-9.800A4.500 4.500 0 0 0 16 6z"/>
</svg>
"##;

/// Writes the folder with an article in each of the languages that were asked for.
pub fn write(folder: &Path, globals: &Globals) -> Result<ExitCode> {
    let mut articles = Vec::new();
    for lang in globals.langs() {
        let Some(article) = content::plain_article(lang, ARTICLE) else {
            let message = Message::new("failure-no-plain").text("lang", lang);
            return Err(failure(message));
        };
        articles.push((lang, article));
    }
    articles.sort();
    articles.dedup();
    let langs: Vec<Lang> = articles.iter().map(|(lang, _)| *lang).collect();
    make_folder(folder)?;
    create(&folder.join(content::MANIFEST), &manifest(&langs, globals)?)?;
    for (lang, article) in articles {
        let own = folder.join(lang.to_string());
        fs::create_dir(&own).explain(|| about("failure-make", &own))?;
        create(&own.join(format!("{ARTICLE}.md")), article)?;
    }
    let icons = folder.join("theme").join("static");
    fs::create_dir_all(&icons).explain(|| about("failure-make", &icons))?;
    create(&icons.join("icon.svg"), ICON)?;
    let publishing = Message::new("starter-publishing").text("path", quoted(folder));
    let publishing = format!("{}\n", globals.text().show(&publishing));
    create(&folder.join("PUBLISHING.md"), &publishing)?;
    tell(globals, "command-new-book", folder)?;
    Ok(ExitCode::SUCCESS)
}

/// Makes a folder, or takes an empty one; a link is neither.
fn make_folder(folder: &Path) -> Result<()> {
    if let Some(parent) = folder.parent().filter(|parent| *parent != Path::new("")) {
        fs::create_dir_all(parent).explain(|| about("failure-make", parent))?;
    }
    match fs::create_dir(folder) {
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
        made => return made.explain(|| about("failure-make", folder)),
    }
    let is_folder = fs::symlink_metadata(folder).is_ok_and(|there| there.is_dir());
    let is_empty = || fs::read_dir(folder).is_ok_and(|mut entries| entries.next().is_none());
    match is_folder && is_empty() {
        true => Ok(()),
        false => Err(failure(about("failure-exists-folder", folder))),
    }
}

/// `book.toml`: titles, languages, where the articles are, and the looks of the site.
fn manifest(langs: &[Lang], globals: &Globals) -> Result<String> {
    let text = globals.text();
    let say = |key| comment(text, &Message::new(key));
    let mut titles = Vec::new();
    for lang in langs {
        let locale = globals.locales().open(*lang)?;
        let title = locale.text().show(&Message::new("starter-book-title"));
        titles.push(format!("{lang} = {}", toml::Value::from(title)));
    }
    let listed: Vec<_> = langs.iter().map(|lang| format!("\"{lang}\"")).collect();
    let listed = listed.join(", ");
    Ok(format!(
        "{}title = {{ {} }}\nlanguages = [{listed}]\n{}pattern = \"{{lang}}/{{slug}}.md\"\n\
         {}edition = \"{}\"\n\n[site]\nlanguages = [{listed}]\n{}theme = \"theme\"\n\
         {}# logo = \"logo.svg\"\n# colors = {{ light = \"#24507a\", dark = \"#8ab4e0\" }}\n\
         {}# base_url = \"https://example.org/laws/\"\n",
        say("starter-book-head"),
        titles.join(", "),
        say("starter-book-pattern"),
        say("starter-book-edition"),
        Edition::LATEST,
        say("starter-book-theme"),
        say("starter-book-looks"),
        say("starter-book-address"),
    ))
}
