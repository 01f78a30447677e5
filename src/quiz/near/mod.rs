//! Near rulings: what the Laws say when one fact of a story is another.
//!
//! A scenario enters, variants of it leave, each with the words of the fact that was changed (what
//! follows “if”). Where misconceptions supply too few wrong options for a lecturer's own question,
//! the rulings on the variants do: each is right, but in another story. What would change a ruling
//! is asked of the same variants.

mod acts;
mod circumstances;
mod conduct;
mod flags;
mod position;

use shakmaty::Color;

use super::Asked;
use crate::arbiter::{PROVISIONS, Ruling, rule_from};
use crate::diag::Message;
use crate::game::scenario::Act;
use crate::game::{Event, Scenario, State, Who};

/// A story in which one fact is another.
#[derive(Clone, Debug)]
pub struct NearStory {
    /// The story.
    pub scenario: Scenario,
    /// Which fact is another: the ruling would be right if it were so.
    pub fact: Message,
    /// Somebody does something more: only where there is nothing nearer.
    pub far: bool,
}

impl NearStory {
    /// The ruling on it; none where there is no ruling.
    pub fn rule(&self) -> Option<Ruling> {
        let state = State::begin(&self.scenario);
        rule_from(PROVISIONS, Box::default(), state, &self.scenario.events).ok()
    }
}

impl NearStory {
    /// Whether everything is the same but for the player it happens to.
    pub fn is_of_other_player(&self) -> bool {
        self.fact.key == "fact-flag-of"
    }
}

/// Collects variants of a story.
struct Variants<'a> {
    story: &'a Scenario,
    found: Vec<NearStory>,
}

impl Variants<'_> {
    /// The story with a change.
    fn vary(&mut self, fact: Message, change: impl FnOnce(&mut Scenario)) {
        let mut scenario = self.story.clone();
        change(&mut scenario);
        self.found.push(NearStory {
            scenario,
            fact,
            far: false,
        });
    }

    /// The story in which somebody does something else instead.
    fn act(&mut self, fact: Message, at: usize, act: Act) {
        self.vary(fact, |story| story.events[at].act = act);
    }

    /// The story without an event.
    fn without(&mut self, fact: Message, at: usize) {
        self.vary(fact, |story| {
            story.events.remove(at);
        });
    }

    /// The story with something more that happens.
    fn go_on(&mut self, fact: Message, event: Event) {
        self.vary(fact, |story| story.events.push(event));
        if let Some(near) = self.found.last_mut() {
            near.far = true;
        }
    }
}

/// A fact about a player.
fn of(key: &'static str, side: Color) -> Message {
    Message::new(key).word("side", Who::from(side).name())
}

impl<'a> Variants<'a> {
    /// One fact changed, the most instructive first.
    fn of_facts(story: &'a Scenario) -> Variants<'a> {
        let found = Vec::new();
        let mut variants = Variants { story, found };
        variants.illegal_counts();
        variants.acts();
        variants.position();
        variants.circumstances();
        variants
    }
}

/// The stories that differ from a story in one fact, the most instructive first.
pub fn other_facts(story: &Scenario) -> Vec<NearStory> {
    Variants::of_facts(story).found
}

/// The same, and the story at another moment.
pub fn near_stories(story: &Scenario) -> Vec<NearStory> {
    let mut variants = Variants::of_facts(story);
    variants.moments();
    variants.found
}

/// Whether near rulings can be options of such a question: the position and the moves are those
/// of another story.
pub fn can_be_near(asked: Asked) -> bool {
    matches!(
        asked,
        Asked::Ruling | Asked::Result | Asked::ClocksAfter | Asked::TrueFalse
    )
}
