//! Worked cases: the minimal pairs, ruled on by the engine.
//!
//! Two stories that differ in one fact and end in different rulings. The stories are data, the
//! rulings are not: the engine makes them when a page asks.

use std::collections::{BTreeMap, BTreeSet};

use include_dir::{Dir, include_dir};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use shakmaty::Color;

use super::board::Diagram;
use super::frame::Link;
use super::localized::LocalizedTemplates;
use super::page::ask::ask_link;
use super::{Page, Site, SiteError};
use crate::arbiter::{Ruling, rule_on};
use crate::diag::FileId;
use crate::game::scenario::{Format, read};
use crate::game::{Act, Scenario, State};
use crate::lang::{ByLang, Lang};
use crate::law::{Edition, RuleId};
use crate::prose::{Prose, SaidDecision};

static PAIRS: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/content/pairs");

#[derive(Deserialize)]
struct PairsFile {
    #[serde(default, rename = "pair")]
    pairs: Vec<PairEntry>,
}

#[derive(Deserialize)]
struct PairEntry {
    rule: RuleId,
    story: ByLang<String>,
    first: HalfEntry,
    second: HalfEntry,
}

#[derive(Deserialize)]
struct HalfEntry {
    fact: ByLang<String>,
    scenario: toml::Table,
}

/// A minimal pair with its rulings.
pub(super) struct WorkedCase {
    story: ByLang<String>,
    halves: Vec<Half>,
}

struct Half {
    fact: ByLang<String>,
    scenario: Scenario,
    ruling: Ruling,
}

/// A pair as a page shows it.
#[derive(Serialize)]
pub(super) struct CaseView {
    story: Option<String>,
    /// The board that both halves begin with.
    board: Option<String>,
    /// The events that both halves begin with.
    events: Vec<EventView>,
    halves: Vec<HalfView>,
}

#[derive(Serialize)]
struct HalfView {
    fact: Option<String>,
    /// The way to the page where the story can be changed.
    ask: String,
    /// The board it begins with, where the other half begins with another one.
    board: Option<String>,
    /// How many events both halves begin with.
    before: usize,
    events: Vec<EventView>,
    end: String,
    /// What is open at the end and no decision has said.
    remaining: Vec<String>,
}

#[derive(PartialEq, Serialize)]
struct EventView {
    text: String,
    decisions: Vec<DecisionView>,
}

#[derive(PartialEq, Serialize)]
struct DecisionView {
    reason: String,
    remedies: Vec<String>,
    witnesses: Vec<String>,
    /// The clauses that decide; that of the page itself leads nowhere.
    cites: Vec<Link>,
}

/// The pairs that kanon brings along. Files that can't be read are reported by the test of the pairs.
fn pairs() -> impl Iterator<Item = PairEntry> {
    let texts = PAIRS.files().filter_map(|file| file.contents_utf8());
    let files = texts.filter_map(|text| toml::from_str::<PairsFile>(text).ok());
    files.flat_map(|file| file.pairs)
}

/// The stories of all pairs by their ids, as data for the page where readers change them.
pub(super) fn stories() -> String {
    let halves = pairs().flat_map(|pair| [pair.first, pair.second]);
    let stories: BTreeMap<_, _> = halves
        .filter_map(|half| {
            let id = half.scenario.get("id")?.as_str()?.to_owned();
            Some((id, half.scenario))
        })
        .collect();
    serde_json::to_string(&stories).expect("scenarios are always JSON")
}

/// The rules that have worked cases, known without ruling on them.
pub(super) fn worked_rules() -> BTreeSet<RuleId> {
    pairs().map(|pair| pair.rule).collect()
}

/// The pairs, ruled on. What the engine can't rule on is left out here;
/// the test of the pairs reports it.
pub(super) fn cases() -> BTreeMap<RuleId, Vec<WorkedCase>> {
    let ruled: Vec<_> = pairs()
        .collect::<Vec<_>>()
        .into_par_iter()
        .filter_map(|pair| {
            let halves = [pair.first, pair.second].into_iter().map(half);
            let halves = halves.collect::<Option<Vec<_>>>()?;
            let story = pair.story;
            Some((pair.rule, WorkedCase { story, halves }))
        })
        .collect();
    let mut cases: BTreeMap<RuleId, Vec<WorkedCase>> = BTreeMap::new();
    for (rule, case) in ruled {
        cases.entry(rule).or_default().push(case);
    }
    cases
}

fn half(entry: HalfEntry) -> Option<Half> {
    let text = toml::to_string(&entry.scenario).ok()?;
    let scenario = read(&text, Format::Toml, FileId(0), "pair").pop()?.ok()?;
    let ruling = rule_on(&scenario).ok()?;
    Some(Half {
        fact: entry.fact,
        scenario,
        ruling,
    })
}

/// The worked cases of a rule.
pub(super) fn case_views(
    site: &Site<'_>,
    page: &Page,
    lang: Lang,
    rule: RuleId,
) -> Result<Vec<CaseView>, SiteError> {
    let cases = site.cases.get_or_init(cases);
    let Some(cases) = cases.get(&rule) else {
        return Ok(Vec::new());
    };
    let teller = CaseRenderer {
        site,
        page,
        lang,
        localized: site.localized(lang),
        prose: Prose::strict(site.localized(lang).locale())?,
    };
    cases
        .iter()
        .map(|case| {
            let below = player(case);
            let halves = case.halves.iter().map(|half| teller.half(half, below));
            let mut halves = halves.collect::<Result<Vec<_>, SiteError>>()?;
            Ok(CaseView {
                story: case.story.get(&lang).cloned(),
                board: shared_board(&mut halves),
                events: shared_events(&mut halves),
                halves,
            })
        })
        .collect()
}

/// Takes the board out of the halves where it is the same in all of them.
fn shared_board(halves: &mut [HalfView]) -> Option<String> {
    let (first, others) = halves.split_first_mut()?;
    if others.iter().any(|half| half.board != first.board) {
        return None;
    }
    others.iter_mut().for_each(|half| half.board = None);
    first.board.take()
}

/// Takes the events out of the halves that both begin with; each keeps its last one.
fn shared_events(halves: &mut [HalfView]) -> Vec<EventView> {
    let [first, second] = halves else {
        return Vec::new();
    };
    let most = first.events.len().min(second.events.len());
    let both = first.events.iter().zip(&second.events);
    let count = both
        .take(most.saturating_sub(1))
        .take_while(|(a, b)| a == b);
    let count = count.count();
    first.before = count;
    second.before = count;
    second.events.drain(..count);
    first.events.drain(..count).collect()
}

/// Whose case it is, and from whose side the boards are seen: the player who acts first.
fn player(case: &WorkedCase) -> Color {
    let events = case.halves.iter().flat_map(|half| &half.scenario.events);
    let mut players = events.filter_map(|event| event.who.side());
    let first = case.halves.first();
    let to_move = || first.map(|half| State::begin(&half.scenario).turn());
    players.next().or_else(to_move).unwrap_or(Color::White)
}

/// The squares of the pieces that somebody touches.
fn touched(scenario: &Scenario) -> Vec<shakmaty::Square> {
    let acts = scenario.events.iter().map(|event| &event.act);
    acts.filter_map(|act| match act {
        Act::Touch { square, .. } => Some(*square),
        _ => None,
    })
    .collect()
}

/// Tells a case in a language.
struct CaseRenderer<'a> {
    site: &'a Site<'a>,
    page: &'a Page,
    lang: Lang,
    localized: &'a LocalizedTemplates,
    prose: Prose<'a>,
}

impl CaseRenderer<'_> {
    fn half(&self, half: &Half, below: Color) -> Result<HalfView, SiteError> {
        let Half {
            fact,
            scenario,
            ruling,
        } = half;
        let start = State::begin(scenario);
        let last = scenario.moves.last();
        let diagram = Diagram {
            pieces: start.board.pieces(),
            turn: start.turn(),
            last: last
                .map(|played| [played.from(), Some(played.to())])
                .into_iter()
                .flatten()
                .flatten()
                .collect(),
            marked: touched(scenario),
            below,
        };
        let account = self.prose.account(scenario, ruling)?;
        let edition = ruling.edition();
        let decisions = account.events.iter().flat_map(|event| &event.decisions);
        let told: BTreeSet<_> = decisions.flat_map(|it| &it.effects).cloned().collect();
        let mut remaining = account.remaining;
        remaining.retain(|it| !told.contains(it));
        let events = account.events.into_iter().map(|event| EventView {
            text: event.text,
            decisions: event
                .decisions
                .into_iter()
                .map(|decision| self.decision(decision, edition))
                .collect(),
        });
        Ok(HalfView {
            fact: fact.get(&self.lang).cloned(),
            ask: ask_link(self.site, self.page, self.lang, &scenario.id),
            board: Some(diagram.html(self.localized)?),
            before: 0,
            events: events.collect(),
            end: account.end,
            remaining,
        })
    }

    fn decision(&self, decision: SaidDecision, edition: Edition) -> DecisionView {
        let cites = decision.cites.iter().filter_map(|&rule| {
            let to = Page::Rule(self.lang, rule);
            let href = match to == *self.page {
                true => String::new(),
                false => self.site.urls.link(self.page, &to, None),
            };
            Some(Link {
                href,
                text: rule.number_text(edition)?.to_owned(),
            })
        });
        DecisionView {
            cites: cites.collect(),
            reason: decision.reason,
            remedies: decision.effects,
            witnesses: decision.facts,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Locales;

    #[test]
    fn every_pair_is_ruled_on() {
        let written: usize = PAIRS
            .files()
            .map(|file| file.contents_utf8().unwrap().matches("[[pair]]").count())
            .sum();
        let ruled: usize = cases().values().map(Vec::len).sum();
        assert_eq!(ruled, written);
    }

    /// The ruling of a half as sentences, without the story that readers are told.
    fn ruled(half: &Half, prose: &Prose<'_>) -> Vec<String> {
        let account = prose.account(&half.scenario, &half.ruling).unwrap();
        let events = account.events.into_iter();
        let decisions = events.flat_map(|event| event.decisions);
        let said = decisions.flat_map(|it| [vec![it.reason], it.effects, it.facts].concat());
        let rest = [vec![account.end], account.remaining];
        said.chain(rest.concat()).collect()
    }

    #[test]
    fn the_rulings_of_a_pair_read_differently() {
        let locales = Locales::built_in();
        let cases = cases();
        let mut alike = Vec::new();
        for lang in locales.speaking() {
            let locale = locales.open(lang).unwrap();
            let prose = Prose::strict(&locale).unwrap();
            for (rule, case) in cases
                .iter()
                .flat_map(|(rule, cases)| cases.iter().map(move |case| (rule, case)))
            {
                let [first, second] = &case.halves[..] else {
                    panic!("{rule}: a pair has two halves");
                };
                if ruled(first, &prose) == ruled(second, &prose) {
                    alike.push(format!("{lang} {}", first.scenario.id));
                }
            }
        }
        assert_eq!(alike, Vec::<String>::new());
    }

    #[test]
    fn boards_are_seen_from_the_side_of_the_player() {
        let cases = cases();
        let side = |rule: &str| player(&cases[&rule.parse().unwrap()][0]);
        assert_eq!(side("draw.threefold.claim-intended"), Color::Black);
        let mut all = cases.values().flatten().map(player);
        assert!(all.any(|side| side == Color::White));
    }
}
