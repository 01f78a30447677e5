//! `kanon new scenario`: a case to rule on, from a list of situations.

use std::io::Write as _;
use std::path::Path;
use std::process::ExitCode;

use anyhow::Result;

use super::{comment, create, expect_toml, quoted, tell};
use crate::cli::failure::failure;
use crate::cli::globals::Globals;
use crate::diag::{Message, nearest};
use crate::lang::Text;

/// A situation that people ask about.
struct Situation {
    /// Its name on the command line; `starter-about-<name>` says in words what happens.
    name: &'static str,
    /// The time control, and rules of the event where they matter.
    setting: &'static str,
    /// The position, or the moves that lead to it.
    start: &'static str,
    /// What people do, one event a line.
    events: &'static [&'static str],
}

const STANDARD: &str = r#"time_control = "90/40+30 +30s""#;

/// The situations, the most usual one first.
#[rustfmt::skip]
const SITUATIONS: &[Situation] = &[
    Situation { name: "claim", setting: STANDARD, start: r#"moves = "1.Nf3 Nf6 2.Ng1 Ng8 3.Nf3 Nf6 4.Ng1""#, events: &[r#"who = "black", event = "claim", basis = "threefold", move = "Ng8""#] },
    Situation { name: "fifty-moves", setting: STANDARD, start: r#"fen = "8/5pk1/3r2p1/8/8/1R6/5PPK/8 w - - 99 111""#, events: &[r#"who = "white", event = "move", san = "Rb7""#, r#"who = "white", event = "claim", basis = "fifty""#] },
    Situation { name: "illegal-move", setting: r#"time_control = "3+2""#, start: r#"moves = "1.e4 c5 2.Nf3 d6 3.Bb5+""#, events: &[r#"who = "black", event = "move", uci = "g7g6""#, r#"who = "black", event = "press""#, r#"who = "white", event = "complain", about = "illegal-move""#] },
    Situation { name: "promotion", setting: STANDARD, start: r#"fen = "8/4P1k1/8/8/8/8/r7/4K3 w - - 0 58""#, events: &[r#"who = "white", event = "move", uci = "e7e8""#, r#"who = "white", event = "press""#, r#"who = "black", event = "complain", about = "illegal-move""#] },
    Situation { name: "flag", setting: r#"time_control = "15+10""#, start: r#"fen = "7k/8/6K1/8/8/8/5p2/R7 w - - 0 60""#, events: &[r#"who = "white", event = "flag", noticed_by = "arbiter""#] },
    Situation { name: "touch", setting: STANDARD, start: r#"moves = "1.e4 e5 2.Nf3 Nc6""#, events: &[r#"who = "white", event = "touch", square = "b1""#, r#"who = "white", event = "move", san = "Bb5""#, r#"who = "black", event = "complain", about = "touch-move""#] },
    Situation { name: "draw-offer", setting: STANDARD, start: r#"moves = "1.e4 e5 2.Nf3 Nc6""#, events: &[r#"who = "white", event = "move", san = "Bb5""#, r#"who = "white", event = "offer""#, r#"who = "white", event = "press""#, r#"who = "black", event = "touch", square = "g8""#, r#"who = "black", event = "accept""#] },
    Situation { name: "late", setting: "regulations = { default_time_s = 1800 }", start: "", events: &[r#"who = "black", event = "arrive", late_s = 1900"#] },
    Situation { name: "phone", setting: STANDARD, start: r#"moves = "1.e4 e5 2.Nf3 Nc6""#, events: &[r#"who = "black", event = "conduct", what = "device", rang = true"#] },
    Situation { name: "setup", setting: STANDARD, start: r#"fen = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RBNQKBNR w KQkq - 0 2""#, events: &[r#"who = "arbiter", event = "discover", fault = "initial-position""#] },
    Situation { name: "castling", setting: STANDARD, start: r#"moves = "1.e4 e5 2.Nf3 Nc6 3.Bc4 Bc5""#, events: &[r#"who = "white", event = "touch", square = "h1""#, r#"who = "white", event = "touch", square = "e1""#, r#"who = "white", event = "move", san = "O-O""#, r#"who = "black", event = "complain", about = "touch-move""#] },
];

/// Writes the situation that is named, or that the file is named after, or else the first one.
pub fn write(path: &Path, about: Option<&str>, globals: &Globals) -> Result<ExitCode> {
    expect_toml(path)?;
    let text = globals.text();
    let situation = match about {
        None => {
            let stem = path.file_stem().and_then(|stem| stem.to_str());
            stem.and_then(find).unwrap_or(&SITUATIONS[0])
        }
        Some(name) => match find(name) {
            Some(situation) => situation,
            None => return Err(unknown(name)),
        },
    };
    create(path, &situation.toml(path, text))?;
    tell(globals, "command-new-scenario", path)?;
    if about.is_none() {
        let message = Message::new("command-new-first")
            .text("name", situation.name)
            .text("names", names());
        globals.say(&message)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Lists the situations, with what to type.
pub fn list(globals: &Globals) -> Result<ExitCode> {
    let text = globals.text();
    let mut out = anstream::stdout().lock();
    writeln!(out, "{}", text.show(&Message::new("command-new-list")))?;
    for situation in SITUATIONS {
        writeln!(out, "  {:14}{}", situation.name, situation.title(text))?;
    }
    let next = Message::new("command-new-list-next").text("name", SITUATIONS[0].name);
    writeln!(out, "{}", text.show(&next))?;
    Ok(ExitCode::SUCCESS)
}

fn find(name: &str) -> Option<&'static Situation> {
    SITUATIONS.iter().find(|known| known.name == name)
}

/// A situation was named, but no file to write it to.
pub fn without_path(name: &str) -> anyhow::Error {
    match find(name) {
        Some(_) => failure(Message::new("failure-new-scenario-path").text("name", name)),
        None => unknown(name),
    }
}

fn names() -> String {
    let names: Vec<_> = SITUATIONS.iter().map(|known| known.name).collect();
    names.join(", ")
}

/// The situations, as what can be typed.
fn expected() -> Message {
    let what = Message::new("failure-usage-choices").text("names", names());
    Message::new("failure-usage-expected").with("what", what)
}

fn unknown(name: &str) -> anyhow::Error {
    let known = SITUATIONS.iter().map(|known| known.name);
    let hint = match nearest(name, known) {
        Some(near) => Message::new("content-settings-nearest").text("name", near),
        None => expected(),
    };
    let message = Message::new("failure-no-situation").text("name", name);
    failure(message.with("hint", hint))
}

impl Situation {
    fn title(&self, text: &Text) -> String {
        let key = format!("starter-about-{}", self.name);
        text.title(&key).unwrap_or_else(|_| format!("⟨{key}⟩"))
    }

    fn toml(&self, path: &Path, text: &Text) -> String {
        let say = |key| comment(text, &Message::new(key));
        let rule = Message::new("starter-scenario-rule").text("path", quoted(path));
        let rule = comment(text, &rule);
        let mut toml = format!("# {}\n{rule}\n", self.title(text));
        toml += &format!("id = \"{}\"\n", self.name);
        if self.setting.contains("time_control") {
            toml += &say("starter-scenario-control");
        }
        toml += &format!("{}\n\n", self.setting);
        if !self.start.is_empty() {
            toml += &format!(
                "{}start = {{ {} }}\n\n",
                say("starter-scenario-start"),
                self.start
            );
        }
        toml += &format!("{}events = [\n", say("starter-scenario-events"));
        for event in self.events {
            toml += &format!("  {{ {event} }},\n");
        }
        let ask = Message::new("starter-scenario-ask").text("path", quoted(path));
        toml += &format!("]\n\n{}# ask = \"ruling\"\n", comment(text, &ask));
        toml
    }
}
