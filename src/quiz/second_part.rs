//! A second question on the story of the first: what the clocks show, which clause decides.

use super::{Asked, Dice, Kind, Question, ask_about};

/// What may be asked after what: nothing that the first question gives away, nor the other way
/// round.
const AFTER: [(Asked, &[Asked]); 5] = [
    (Asked::Ruling, &[Asked::ClocksAfter, Asked::DecidingClause]),
    (Asked::Result, &[Asked::DecidingClause]),
    (Asked::Parts, &[Asked::DecidingClause]),
    (
        Asked::AllowedMoves,
        &[Asked::ClocksAfter, Asked::DecidingClause],
    ),
    (Asked::Appearances, &[Asked::Ruling]),
];

/// The second part; none where the story leaves nothing more to ask. The same for the same first
/// part.
pub fn second_part(first: &Question) -> Option<Question> {
    let kind = Kind::named(first.kind)?;
    let mut dice = Dice::new(first.id.0);
    let (_, after) = AFTER.iter().find(|(asked, _)| *asked == first.asked)?;
    let asked = after.iter().copied();
    let mut asked = asked.filter(|asked| kind.asks.iter().any(|(it, _)| it == asked));
    let mut second = asked.find_map(|asked| {
        let scenario = first.scenario.clone();
        ask_about(kind.name, scenario, asked, kind.tempts, &mut dice).ok()
    })?;
    second.follows = Some(first.id);
    Some(second)
}
