//! Prints the outline of a tree.
use kanon::{content, lang::Locales};
fn main() {
    let folder = std::env::args().nth(1).unwrap();
    let (corpus, report) = content::load(
        folder.as_ref(),
        &Locales::built_in(),
        &content::Options::default(),
    )
    .unwrap();
    for d in &corpus.documents {
        println!(
            "== {} {:?} {} {:?} clauses={}",
            d.id,
            d.kind,
            d.edition,
            d.title,
            d.clauses.len()
        );
        for (clause, passage) in d.passages() {
            if let Some(c) = clause {
                let t = passage.plain(&corpus.sources);
                println!(
                    "{} [{}] {}",
                    c.number,
                    corpus.sources.slice(c.label),
                    t.chars().take(40).collect::<String>().replace('\n', "/")
                );
            }
            for r in &passage.references {
                println!(
                    "      -> {} ({}) {:?} link={:?} through={:?}",
                    r.target,
                    corpus.sources.slice(r.span),
                    r.resolution,
                    r.link.as_ref().map(|l| &l.target),
                    r.through.map(|t| t.to_string())
                );
            }
        }
    }
    for d in &report {
        let s = d.span.unwrap();
        println!(
            "{:?} {} {}:{:?} {:?}",
            d.severity,
            d.code,
            corpus.sources.get(s.file).name(),
            corpus.sources.place(s),
            corpus.sources.slice(s)
        );
    }
}
