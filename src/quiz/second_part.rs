//! A second question on the story of the first: what the clocks show, which clause decides, or what
//! the ruling would be if one fact were another.

use super::{Asked, Dice, Kind, NearStory, Question, ask_about, other_facts};

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
    let supposed = first.asked == Asked::Ruling && dice.one_in(2);
    let mut second = match supposed {
        true => what_if(first, kind, &mut dice),
        false => None,
    }
    .or_else(|| more_of(first, kind, &mut dice))?;
    second.follows = Some(first.id);
    Some(second)
}

/// What else the ruling says.
fn more_of(first: &Question, kind: &Kind, dice: &mut Dice) -> Option<Question> {
    let (_, after) = AFTER.iter().find(|(asked, _)| *asked == first.asked)?;
    let asked = after.iter().copied();
    let mut asked = asked.filter(|asked| kind.asks.iter().any(|(it, _)| it == asked));
    asked.find_map(|asked| {
        ask_about(kind.name, first.scenario.clone(), asked, kind.tempts, dice).ok()
    })
}

/// The ruling where one fact of the story is another, and the ruling with it. What is told before
/// the events stays, so that the fact is all that has to be told.
fn what_if(first: &Question, kind: &Kind, dice: &mut Dice) -> Option<Question> {
    let story = &first.scenario;
    let stays = |near: &NearStory| {
        let other = &near.scenario;
        let begun = other.start == story.start && other.moves == story.moves;
        !near.far && begun && other.setting == story.setting
    };
    let mut near: Vec<NearStory> = other_facts(story).into_iter().filter(stays).collect();
    dice.shuffle(&mut near);
    near.into_iter().find_map(|near| {
        let asked = Asked::Ruling;
        let mut second = ask_about(kind.name, near.scenario, asked, kind.tempts, dice).ok()?;
        second.supposing = Some(near.fact);
        (!second.verdict.reads_as(&first.verdict)).then_some(second)
    })
}
