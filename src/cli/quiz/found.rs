//! `kanon quiz --from`: what a scan finds in games becomes questions.

use std::fs::File;
use std::path::Path;

use anyhow::Result;
use shakmaty::san::SanPlus;
use shakmaty::{Move, Position};

use super::Args;
use crate::cli::failure::{Explain, about, failure};
use crate::cli::globals::Globals;
use crate::diag::Message;
use crate::game::scenario::Basis;
use crate::law::Edition;
use crate::quiz::{Dice, EditionChoice, Occasion, Question, QuestionTopic, ask_of_game};
use crate::scan::{self, Class, Finding, GameReport, Kind, Occurrence};

/// Up to `count` questions about the games of a file, at most one of a sort from each game. Says
/// how many of the games it looked at can't be read to their end.
pub fn questions(args: &Args, path: &Path, globals: &Globals) -> Result<Vec<Question>> {
    let (count, names, dice) = (args.count, args.names, &Dice::new(args.seed));
    // A game is played by one edition: "any" leaves it to the Laws in force.
    let edition = args.edition.and_then(EditionChoice::only);
    let edition = edition.unwrap_or(Edition::LATEST);
    let mut damaged = 0;
    let unreadable = || about("failure-read", path);
    let file = File::open(path).explain(unreadable)?;
    let input = scan::decompress(file).explain(unreadable)?;
    let mut asked: Vec<Question> = Vec::new();
    scan::run(input, (0, 0), &scan::Options::default(), |batch| {
        for game in &batch.games {
            damaged += usize::from(game.findings.iter().any(is_damage));
            for question in of_game(game, names, edition, dice) {
                if asked.len() < count && asked.iter().all(|seen| seen.id != question.id) {
                    asked.push(question);
                }
            }
        }
        asked.len() < count
    });
    if damaged > 0 {
        let message = Message::new("command-quiz-damaged").with("count", damaged);
        globals.warn(&message);
    }
    if asked.is_empty() {
        return Err(failure(about("failure-nothing-in-games", path)));
    }
    Ok(asked)
}

/// Whether a record ends there for a reader.
fn is_damage(finding: &Finding) -> bool {
    match finding {
        Finding::Damage(_) => true,
        Finding::Occurrence(found) => found.kind.class() == Class::Record,
    }
}

fn of_game(game: &GameReport, names: bool, edition: Edition, dice: &Dice) -> Vec<Question> {
    let label = match names {
        true => ["White", "Black", "Event", "Date"]
            .into_iter()
            .filter_map(|tag| game.headers.get(tag))
            .collect::<Vec<_>>()
            .join(", "),
        false => String::new(),
    };
    let mut seen: Vec<Kind> = Vec::new();
    let mut asked = Vec::new();
    for finding in &game.findings {
        let Finding::Occurrence(found) = finding else {
            continue;
        };
        if seen.contains(&found.kind) {
            continue;
        }
        seen.push(found.kind);
        let Some((matter, ply)) = matter(found, game) else {
            continue;
        };
        let occasion = Occasion {
            start: &game.start,
            moves: &game.moves[..ply.min(game.moves.len())],
            matter,
            label: &label,
            edition,
        };
        let mut dice = dice.branch(game.index).branch(found.ply as u64);
        asked.extend(ask_of_game(&occasion, &mut dice));
    }
    asked
}

/// What an occurrence gives occasion to ask, and after which half-move.
fn matter(found: &Occurrence, game: &GameReport) -> Option<(QuestionTopic, usize)> {
    let next = || intended(found, game);
    let matter = match found.kind {
        Kind::ThreefoldCurrent => QuestionTopic::Claim(Basis::Threefold),
        Kind::FiftyCurrent => QuestionTopic::Claim(Basis::Fifty),
        Kind::ThreefoldIntended => QuestionTopic::Intended(Basis::Threefold, next()?),
        Kind::FiftyIntended => QuestionTopic::Intended(Basis::Fifty, next()?),
        Kind::Fivefold => QuestionTopic::Fivefold,
        Kind::SeventyFive => QuestionTopic::SeventyFive,
        // Named is who could not mate there, and whose flag fell here.
        Kind::FlagUnwinnable => QuestionTopic::Flag(found.side?.other()),
        Kind::FlagDrawn => QuestionTopic::Flag(found.side?),
        _ => return None,
    };
    Some((matter, found.ply))
}

/// The move that would have brought the position about, as the occurrence names it.
fn intended(found: &Occurrence, game: &GameReport) -> Option<Move> {
    let mut position = game.start.clone();
    for played in game.moves.iter().take(found.ply) {
        position.play_unchecked(*played);
    }
    let san: SanPlus = found.at.rsplit('.').next()?.trim().parse().ok()?;
    san.san.to_move(&position).ok()
}
