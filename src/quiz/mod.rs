//! Questions whose answers the engine computes.
//!
//! A seed enters, [`Question`]s leave: a kind constructs a scenario ([`kinds`]), the engine rules
//! on it, the same engine under each misconception that concerns it ([`misconceptions`]) rules
//! otherwise, and from the differences come the options. A question speaks no language;
//! [`Question::render`] puts it into one, for every exporter and the site alike. Deliberately
//! absent: files, clocks, and any answer typed in by hand.

mod act_messages;
mod answer;
mod answer_text;
mod beside;
mod blueprint;
mod build;
mod candidate;
mod castling_messages;
mod clock_messages;
mod dice;
mod difficulty;
mod draw;
mod editions;
mod event_messages;
mod explanation;
mod from_game;
mod further_reasons;
mod identity;
mod kinds;
mod library;
mod misconceptions;
mod misplaced_piece;
mod natural;
mod near;
mod options;
mod own_scenario;
mod own_words;
mod pairing;
mod paper;
mod part;
mod question;
mod render;
mod rendered;
mod repetition_reasons;
mod rules;
mod second_part;
mod select;
mod setting_messages;
mod shuffles;
mod slots;
mod story;
mod tactics;
mod used_questions;
mod verdict;
mod verify;
mod wanted;

pub use answer::Answer;
pub use beside::Beside;
pub use blueprint::{Blueprint, Cover, MOST_FORMS, MOST_QUESTIONS, RuleNames, Section, level};
pub use build::{AskError, ask, ask_about};
pub use dice::Dice;
pub use difficulty::{difficulty, expected_success, reading_load};
pub use draw::draw;
pub use editions::EditionChoice;
pub use from_game::{Occasion, QuestionTopic, ask_of_game};
pub use identity::{fingerprint, identify};
pub use kinds::{KINDS, Kind};
pub use misconceptions::{MISCONCEPTIONS, Misconception, misconception};
pub use near::{NearStory, other_facts};
pub use own_scenario::{CannotAsk, ask_own};
pub use own_words::KeyDiffers;
pub use paper::{Form, Item, Paper, paper, points_to_pass};
pub use part::{FaultRemedy, Part};
pub use question::{AnswerType, Asked, Choice, OptionSource, Question, QuestionId, Reason};
pub use render::Renderer;
pub use rendered::{Diagram, RenderedOption, RenderedQuestion, RenderedRule};
pub use second_part::second_part;
pub use used_questions::UsedQuestions;
pub use verdict::Verdict;
pub use verify::verify;
pub use wanted::Wanted;
