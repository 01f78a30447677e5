//! The questions that there are already, and which others read like them.

use std::collections::BTreeSet;
use std::fmt::Write;

use super::pairing::pairing_way;
use super::story::{is_position_unknown, points_out_illegal};
use super::{Asked, Question, QuestionId};
use crate::game::scenario::{Act, Hand, Who};
use crate::game::{Board, TimeClass, story};

/// What there is already: questions, the boards that stories were told about, and how they went.
#[derive(Clone, Debug, Default)]
pub struct UsedQuestions {
    questions: BTreeSet<QuestionId>,
    boards: BTreeSet<String>,
    pub(super) kinds: BTreeSet<&'static str>,
    courses: BTreeSet<String>,
    /// What the stories of a form tell whatever the board is, where none may come twice.
    told: Option<BTreeSet<String>>,
}

impl UsedQuestions {
    /// Begins a form of a paper: no two of its questions tell the same.
    pub fn begin_form(&mut self) {
        self.told = Some(BTreeSet::new());
    }

    /// Whether the form has a question already that differs in names, colours, times and the board
    /// only, in a story where none of them matters.
    pub fn has_told(&self, question: &Question) -> bool {
        let told = self.told.as_ref().zip(behaviour(question));
        told.is_some_and(|(told, story)| told.contains(&story))
    }

    /// Takes a question that is not there yet.
    pub fn take(&mut self, question: &Question) -> bool {
        let boards = boards(question);
        !self.has_told(question) && self.questions.insert(question.id) && {
            if let Some(told) = &mut self.told {
                told.extend(behaviour(question));
            }
            self.boards.extend(boards);
            self.kinds.insert(question.kind);
            self.courses.insert(course(question));
            self.courses.extend(frame(question));
            true
        }
    }

    /// Whether a question is there already that begins on the same board, or on one that nobody
    /// knows.
    pub fn has_twin(&self, question: &Question) -> bool {
        boards(question)
            .iter()
            .any(|board| self.boards.contains(board))
    }

    /// Whether a question of the same kind is there already, or one whose story takes the same
    /// course.
    pub fn has_alike(&self, question: &Question) -> bool {
        let known = |told: String| self.courses.contains(&told);
        self.kinds.contains(question.kind)
            || known(course(question))
            || frame(question).is_some_and(known)
    }
}

/// What stands on the boards of a question, if it is about a position: where its moves begin, and
/// where its events do.
fn boards(question: &Question) -> Vec<String> {
    let scenario = &question.scenario;
    if !scenario.from_fen {
        return Vec::new();
    }
    if is_position_unknown(scenario) {
        return vec![String::new()];
    }
    let boards = [&scenario.start, &question.begun().board].into_iter();
    let told = |board: &Board| format!("{} {:?}", board.pieces(), board.turn());
    boards.map(told).collect()
}

/// The course of a story: what happens, whatever the names, squares and numbers are. Two stories of
/// the same course read alike.
fn course(question: &Question) -> String {
    let scenario = &question.scenario;
    let mut told = String::new();
    if scenario.events.is_empty() || question.asked == Asked::WhoMayClaim {
        told.push_str(question.asked.name());
    }
    // Whatever else happens, a story about a claim is mostly about the claim.
    let claim = scenario.events.iter().find_map(|event| match &event.act {
        Act::Claim(claim) => Some(claim),
        _ => None,
    });
    if let Some(claim) = claim {
        let intended = claim.intended.is_some();
        let _ = write!(told, " {:?} {intended} {:?}", claim.basis, claim.evidence);
        return told;
    }
    let flagged = scenario
        .events
        .iter()
        .any(|event| matches!(event.act, Act::Flag(_)));
    for event in &scenario.events {
        let word = match &event.act {
            act if points_out_illegal(act) => "found",
            Act::Touch { intent, .. } => intent.name(),
            Act::Conduct(conduct) => conduct.what.name(),
            Act::Scoresheet(what) => what.name(),
            Act::Discover { fault, .. } => fault.name(),
            Act::Move { hands: 2, .. } => "two-hands",
            _ => story::tell(event, None).key,
        };
        // What is played before a flag falls is a few words.
        if !(flagged && matches!(event.act, Act::Move { .. } | Act::Press { .. })) {
            let _ = write!(told, " {word}");
        }
    }
    told
}

/// A key with the other colour in the place of each.
fn colours_swapped(key: String) -> String {
    let pairs = [("white", "black"), ("1-0", "0-1")];
    pairs.into_iter().fold(key, |key, (one, other)| {
        let key = key.replace(one, "\u{1}").replace(other, one);
        key.replace('\u{1}', other)
    })
}

/// What a story tells in which somebody behaves in a way that is judged whatever stands on the
/// board: whose act it is counts by who acts first, and so does what is ruled. None for other
/// stories: there the board, the clocks or the numbers make the question.
fn behaviour(question: &Question) -> Option<String> {
    let scenario = &question.scenario;
    let first = scenario.events.first()?.who;
    let mut told = String::new();
    let mut behaves = false;
    for event in &scenario.events {
        let _ = match &event.act {
            Act::Conduct(conduct) => write!(told, "{conduct:?}"),
            Act::Scoresheet(what) => write!(told, "{what:?}"),
            Act::Write { .. } => write!(told, "write"),
            Act::Press { hand } if *hand != Hand::Same => write!(told, "{hand:?}"),
            Act::Move { .. } | Act::Press { .. } | Act::Complain { .. } | Act::Observe { .. } => {
                write!(told, "{}", story::tell(event, None).key)
            }
            _ => return None,
        };
        let other = matches!(&event.act, Act::Press { hand } if *hand != Hand::Same);
        let judged = matches!(
            event.act,
            Act::Conduct(_) | Act::Scoresheet(_) | Act::Write { .. }
        );
        behaves |= other || judged;
        let _ = write!(told, " {} ", event.who == first);
    }
    let setting = &scenario.setting;
    let key = question.key.value().to_string();
    let key = match first {
        Who::Black => colours_swapped(key),
        _ => key,
    };
    // White comes before Black or after, whoever acts.
    let mut key: Vec<&str> = key.split(['{', '}', ',']).collect();
    key.sort_unstable();
    let (asked, class, rules) = (question.asked, setting.class, setting.regulations);
    behaves.then(|| {
        format!(
            "{} {asked:?} {class:?} {rules:?} {key:?} {told}",
            question.kind
        )
    })
}

/// What a short story is told in, where that is most of its words: two that somebody finds
/// something in, or behaves wrongly in, read alike if players and times are told alike.
fn frame(question: &Question) -> Option<String> {
    let setting = &question.scenario.setting;
    let family = question
        .scenario
        .events
        .iter()
        .find_map(|event| match &event.act {
            act if points_out_illegal(act) => Some("illegal"),
            Act::Conduct(_) | Act::Scoresheet(_) | Act::StopRecording | Act::Write { .. } => {
                Some("behaviour")
            }
            Act::Discover { .. } => Some("found"),
            _ => None,
        })?;
    let several = setting.time_control.periods.len() > 1;
    let standard = setting.class == TimeClass::Standard;
    let way = pairing_way(question);
    Some(format!("{family} {standard} {several} {way}"))
}
