//! 9.6: drawn without a claim.
//!
//! The same position for the fifth time, in all, not in succession; seventy-five moves by each
//! without pawn move or capture, unless the last of them mates. Overlooked, the game has ended
//! when it occurred (by the letter; the regulations may let a signed result stand). Example: the
//! initial position after 8...Ng8.

use shakmaty::Position;

use super::fifty::counted;
use super::threefold::{details, identity};
use crate::arbiter::article4::touch::Touched;
use crate::arbiter::article5::{Arisen, arisen};
use crate::arbiter::over::GameOver;
use crate::arbiter::topic::{Topics, topics};
use crate::arbiter::{Case, Opinion, Phase, Provision, Remedy, Witness};
use crate::diag::Message;
use crate::game::moment::Moment;
use crate::game::scenario::{Act, Sight};
use crate::game::state::{Ending, Outcome, Termination};
use crate::law::RuleId;
use crate::rule;

fn drawn(termination: Termination) -> Remedy {
    Remedy::End(Ending {
        outcome: Outcome::Draw,
        termination,
    })
}

const FIVEFOLD_RULES: &[RuleId] = &[
    rule!("draw.automatic.fivefold"),
    rule!("draw.automatic"),
    rule!("draw.identity"),
    rule!("draw.identity.castling"),
    rule!("draw.identity.en-passant"),
    rule!("move.castling.right-lost"),
    rule!("move.castling.right-lost.king-moved"),
    rule!("move.castling.right-lost.rook-moved"),
    rule!("board.initial-position"),
    rule!("move.castling"),
    rule!("clock.completed.game-ending"),
    rule!("draw.automatic.seventyfive"),
    rule!("record.result-signed"),
    rule!("act.claim-forfeited"),
];

fn fivefold(case: &Case<'_>, plies: Vec<usize>) -> Opinion {
    let details = plies
        .last()
        .and_then(|&ply| case.state.history.position(ply))
        .map(|position| details(&case.state.history, position, None))
        .unwrap_or_default();
    Opinion::new(Message::new("ruling-fivefold").with("count", plies.len()))
        .citing(&[
            rule!("draw.automatic.fivefold"),
            rule!("draw.automatic"),
            rule!("draw.identity"),
            rule!("clock.completed.game-ending"),
        ])
        .citing(&details)
        .with(drawn(Termination::Fivefold))
        .witness(Witness::Repetition { plies })
}

/// 9.6.1: the fifth appearance.
pub struct Fivefold;

impl Provision for Fivefold {
    fn name(&self) -> &'static str {
        "fivefold"
    }

    fn rules(&self) -> &'static [RuleId] {
        FIVEFOLD_RULES
    }

    fn overrides(&self) -> &'static [&'static dyn Provision] {
        &[&SeventyFive, &Touched]
    }

    fn topics(&self) -> Topics {
        topics![Opening, Made, Touched]
    }

    fn judge(&self, case: &Case<'_>) -> Option<Opinion> {
        let history = &case.state.history;
        match case.moment {
            Moment::Made { .. } | Moment::Touched { .. } => {
                let measures = &case.setting().measures;
                // Five appearances take at least sixteen half-moves without capture or pawn move.
                let shortest = 4 * (measures.fivefold as u32).saturating_sub(1);
                if case.state.board.halfmoves() < shortest {
                    return None;
                }
                let Arisen { rules, .. } = arisen(case)?;
                let position = case.state.board.chess()?;
                let plies = history.appearances_by(measures, position, None);
                (plies.len() >= measures.fivefold).then(|| fivefold(case, plies).citing(rules))
            }
            Moment::Opening if case.setting().switches().auto_draw_retroactive => history
                .first_repeated(&case.setting().measures)
                .map(|plies| fivefold(case, plies)),
            _ => None,
        }
    }
}

fn seventy_five(halfmoves: u32) -> Opinion {
    Opinion::new(Message::new("ruling-seventyfive").with("count", halfmoves as usize))
        .citing(&[
            rule!("draw.automatic.seventyfive"),
            rule!("draw.automatic"),
            rule!("clock.completed.game-ending"),
        ])
        .with(drawn(Termination::SeventyFive))
        .witness(Witness::Quiet { halfmoves })
}

/// 9.6.2: seventy-five moves by each.
pub struct SeventyFive;

impl Provision for SeventyFive {
    fn name(&self) -> &'static str {
        "seventyfive"
    }

    fn rules(&self) -> &'static [RuleId] {
        const {
            &[
                rule!("draw.automatic.seventyfive"),
                rule!("draw.automatic"),
                rule!("clock.completed.game-ending"),
                rule!("act.claim-forfeited"),
            ]
        }
    }

    fn overrides(&self) -> &'static [&'static dyn Provision] {
        &[&Touched]
    }

    fn topics(&self) -> Topics {
        topics![Opening, Made, Touched]
    }

    fn judge(&self, case: &Case<'_>) -> Option<Opinion> {
        match case.moment {
            Moment::Made { .. } | Moment::Touched { .. } => {
                let enough = case.setting().measures.seventy_five;
                if case.state.board.halfmoves() < enough {
                    return None;
                }
                let Arisen { rules, .. } = arisen(case)?;
                let halfmoves = case.state.board.chess()?.halfmoves();
                Some(seventy_five(halfmoves).citing(rules))
            }
            Moment::Opening if case.setting().switches().auto_draw_retroactive => {
                let ply = case
                    .state
                    .history
                    .first_quiet(case.setting().measures.seventy_five)?;
                let halfmoves = case.state.history.position(ply)?.halfmoves();
                Some(seventy_five(halfmoves))
            }
            _ => None,
        }
    }
}

fn sees(case: &Case<'_>) -> Option<Sight> {
    match case.act()? {
        Act::Observe { what, .. } if matches!(what, Sight::Fivefold | Sight::SeventyFive) => {
            Some(*what)
        }
        _ => None,
    }
}

/// Whether the arbiter decides otherwise than was signed (8.7): where the event takes the letter
/// of 9.6, the game had ended before.
fn may_amend(case: &Case<'_>, ending: Ending) -> bool {
    ending.termination == Termination::Signed && case.setting().switches().auto_draw_retroactive
}

/// The same draw, where another result has been signed.
fn against_signatures(mut opinion: Opinion) -> Opinion {
    for remedy in &mut opinion.remedies {
        if let Remedy::End(ending) = *remedy {
            *remedy = Remedy::Amend(ending);
        }
    }
    opinion.citing(&[rule!("record.result-signed")])
}

/// The arbiter sees it later.
pub struct Overlooked;

impl Provision for Overlooked {
    fn name(&self) -> &'static str {
        "overlooked"
    }

    fn rules(&self) -> &'static [RuleId] {
        FIVEFOLD_RULES
    }

    fn overrides(&self) -> &'static [&'static dyn Provision] {
        &[&GameOver]
    }

    fn phase(&self) -> Phase {
        Phase::Any
    }

    fn topics(&self) -> Topics {
        topics![Observe]
    }

    fn judge(&self, case: &Case<'_>) -> Option<Opinion> {
        let history = &case.state.history;
        let seen = sees(case)?;
        let draw = || match seen {
            Sight::Fivefold => history
                .first_repeated(&case.setting().measures)
                .map(|plies| fivefold(case, plies)),
            _ => {
                let ply = history.first_quiet(case.setting().measures.seventy_five)?;
                Some(seventy_five(history.position(ply)?.halfmoves()))
            }
        };
        match case.before.ended {
            None => draw(),
            Some(ending) if may_amend(case, ending) => draw().map(against_signatures),
            Some(_) => None,
        }
    }
}

/// The arbiter thinks he sees it, but it has not occurred.
pub struct NotYet;

impl Provision for NotYet {
    fn name(&self) -> &'static str {
        "not-yet-automatic"
    }

    fn rules(&self) -> &'static [RuleId] {
        FIVEFOLD_RULES
    }

    fn topics(&self) -> Topics {
        topics![Observe]
    }

    fn judge(&self, case: &Case<'_>) -> Option<Opinion> {
        let what = sees(case)?;
        let history = &case.state.history;
        let position = case.state.board.chess()?;
        if what == Sight::Fivefold {
            if history.first_repeated(&case.setting().measures).is_some() {
                return None;
            }
            let plies = history.appearances_by(&case.setting().measures, position, None);
            return Some(
                Opinion::new(Message::new("ruling-not-fivefold").with("count", plies.len()))
                    .citing(&[rule!("draw.automatic.fivefold"), rule!("draw.identity")])
                    .citing(&details(history, position, None))
                    .with(Remedy::Continue)
                    .witness(Witness::Repetition {
                        plies: plies.clone(),
                    })
                    .witness_all(identity(history, position, &plies)),
            );
        }
        if history
            .first_quiet(case.setting().measures.seventy_five)
            .is_some()
        {
            return None;
        }
        let halfmoves = position.halfmoves();
        Some(
            Opinion::new(counted(
                Message::new("ruling-not-seventyfive"),
                halfmoves,
                position.turn(),
            ))
            .citing(&[rule!("draw.automatic.seventyfive")])
            .with(Remedy::Continue)
            .witness(Witness::Quiet { halfmoves }),
        )
    }
}
