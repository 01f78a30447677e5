//! A scenario written down in the format it is read in, always in the same bytes.
//!
//! What differs from its default is written: reading it again gives the same scenario, without
//! the words of a question.

use serde_json::{Map, Value, json};
use shakmaty::{ByColor, Color, Move, Position, san::SanPlus};

use super::write_event::{event, penalty, without_nulls};
use super::{Scenario, Who};
use crate::game::setting::{AgreedDraws, Regulations, Scoring, Supervision, Variant};
use crate::game::{Board, chess960};

impl Scenario {
    /// The scenario as JSON.
    pub fn to_json(&self) -> Value {
        let mut written = Map::new();
        if !self.id.is_empty() {
            written.insert("id".into(), json!(self.id));
        }
        let mut start = Map::new();
        if self.from_fen {
            start.insert("fen".into(), json!(self.start.fen()));
        } else if self.setting.variant == Variant::Chess960 {
            start.insert("position".into(), json!(chess960::number(&self.start)));
        }
        if !self.moves.is_empty() {
            start.insert("moves".into(), json!(spelt(&self.start, &self.moves)));
        }
        write_rest(self, &mut written, start);
        Value::Object(written)
    }

    /// The same without name, start and the moves from there.
    pub(crate) fn circumstances(&self) -> Value {
        let mut written = Map::new();
        write_rest(self, &mut written, Map::new());
        Value::Object(written)
    }
}

fn write_rest(scenario: &Scenario, written: &mut Map<String, Value>, start: Map<String, Value>) {
    let setting = &scenario.setting;
    written.insert("edition".into(), json!(setting.edition.to_string()));
    if setting.variant != Variant::Standard {
        written.insert("variant".into(), json!(setting.variant.name()));
    }
    if let Some(blind) = sides(setting.blind) {
        written.insert("blind".into(), json!(blind));
    }
    written.insert("time_control".into(), time_control(scenario));
    if setting.supervision != Supervision::Arbiter {
        written.insert("supervision".into(), json!(setting.supervision.name()));
    }
    let regulations = regulations(&setting.regulations);
    if !regulations.is_empty() {
        written.insert("regulations".into(), Value::Object(regulations));
    }
    if !start.is_empty() {
        written.insert("start".into(), Value::Object(start));
    }
    if let Some(clocks) = clocks(scenario.clocks_ms) {
        written.insert("clocks_s".into(), clocks);
    }
    let prior = prior(scenario);
    if !prior.is_empty() {
        written.insert("prior".into(), Value::Object(prior));
    }
    let events: Vec<Value> = scenario.events.iter().map(event).collect();
    written.insert("events".into(), json!(events));
}

/// Moves in English letters.
fn spelt(start: &Board, moves: &[Move]) -> Vec<String> {
    let Some(position) = start.chess() else {
        return Vec::new();
    };
    let mut at = position.clone();
    moves
        .iter()
        .map(|played| {
            let san = SanPlus::from_move(at.clone(), *played).to_string();
            at.play_unchecked(*played);
            san
        })
        .collect()
}

fn time_control(scenario: &Scenario) -> Value {
    let control = &scenario.setting.time_control;
    let periods: Vec<Value> = control
        .periods
        .iter()
        .map(|period| {
            let mut written = json!({ "seconds": period.seconds });
            if let Some(moves) = period.moves {
                written["moves"] = moves.into();
            }
            if let Some(increment) = period.increment {
                written["increment"] = increment.into();
            }
            written
        })
        .collect();
    let key = if control.delay { "delay" } else { "increment" };
    let mut written = json!({ "periods": periods, key: control.increment });
    if control.increment_from > 1 {
        written["increment_from"] = control.increment_from.into();
    }
    written
}

fn regulations(regulations: &Regulations) -> Map<String, Value> {
    let mut written = Map::new();
    let mut put = |key: &str, value: Value| {
        written.insert(key.to_owned(), value);
    };
    match regulations.agreed_draws {
        AgreedDraws::Always => {}
        AgreedDraws::FromMove(moves) => put("no_agreed_draw_before_move", json!(moves)),
        AgreedDraws::Never => put("no_agreed_draw_before_move", json!("never")),
    }
    if regulations.default_time_stated || regulations.default_time_s != 0 {
        put("default_time_s", json!(regulations.default_time_s));
    }
    if let Some(iii4) = regulations.iii4 {
        put("iii4", json!(iii4));
    }
    if let Some(removed) = regulations.remove_increment_gained {
        put("remove_increment_gained", json!(removed));
    }
    if regulations.points != Scoring::default() {
        let Scoring {
            win,
            draw,
            loss,
            forfeit,
        } = regulations.points;
        put(
            "points",
            json!({ "win": win, "draw": draw, "loss": loss, "forfeit": forfeit }),
        );
    }
    if let Some(order) = &regulations.device_penalty {
        put("device_penalty", without_nulls(penalty(order)));
    }
    let usual = Regulations::default();
    for (key, given, usual) in [
        (
            "guideline_iii",
            regulations.guideline_iii,
            usual.guideline_iii,
        ),
        (
            "devices_in_bag",
            regulations.devices_in_bag,
            usual.devices_in_bag,
        ),
        (
            "report_leaving",
            regulations.report_leaving,
            usual.report_leaving,
        ),
        (
            "fines_announced",
            regulations.fines_announced,
            usual.fines_announced,
        ),
        ("appeals", regulations.appeals, usual.appeals),
    ] {
        if given != usual {
            put(key, json!(given));
        }
    }
    for (key, value) in regulations.switches.unusual() {
        put(key, value);
    }
    written
}

pub(super) fn pair<T: serde::Serialize>(values: &ByColor<T>) -> Value {
    json!({ "white": values.white, "black": values.black })
}

/// The word for one side or both; none for neither.
fn sides(of: ByColor<bool>) -> Option<&'static str> {
    match (of.white, of.black) {
        (true, true) => Some("both"),
        (true, false) => Some("white"),
        (false, true) => Some("black"),
        (false, false) => None,
    }
}

/// Times in seconds; none where no side has one.
pub(super) fn clocks(milliseconds: ByColor<Option<i64>>) -> Option<Value> {
    let mut written = Map::new();
    for (side, time) in milliseconds.zip_color() {
        if let Some(time) = time {
            let seconds = match time % 1000 {
                0 => json!(time / 1000),
                _ => json!(time as f64 / 1000.0),
            };
            written.insert(Who::from(side).name().into(), seconds);
        }
    }
    (!written.is_empty()).then_some(Value::Object(written))
}

fn prior(scenario: &Scenario) -> Map<String, Value> {
    let prior = &scenario.prior;
    let who = |side: Color| json!(Who::from(side).name());
    let mut written = Map::new();
    for (key, counts) in [
        ("illegal", &prior.illegal),
        ("unrecorded", &prior.unrecorded),
        ("warnings", &prior.warnings),
        ("scoresheet_requests", &prior.scoresheet_requests),
    ] {
        if *counts != ByColor::default() {
            written.insert(key.into(), pair(counts));
        }
    }
    if prior.completed_unknown {
        written.insert("completed".into(), json!("unknown"));
    } else if let Some(completed) = &prior.completed {
        written.insert("completed".into(), pair(completed));
    }
    if let Some(side) = prior.open_offer {
        written.insert("open_offer".into(), who(side));
    }
    if let Some(side) = prior.unpressed {
        written.insert("unpressed".into(), who(side));
    }
    if let Some(below) = sides(prior.below_five) {
        written.insert("been_below_5min".into(), json!(below));
    }
    written
}
