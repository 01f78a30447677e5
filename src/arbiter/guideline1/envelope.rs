//! I.2: what the envelope shows.
//!
//! Names, position, times, who sealed, the number of the move, an open draw offer, when play is
//! resumed. What is missing is named one by one. Example: an envelope without the times.

use crate::arbiter::{Case, Judge, Opinion, Provision, Witness};
use crate::diag::Message;
use crate::game::scenario::{Act, EnvelopeItem};
use crate::law::RuleId;
use crate::rule;

fn clause(item: EnvelopeItem) -> RuleId {
    match item {
        EnvelopeItem::Names => rule!("adjourn.envelope.names"),
        EnvelopeItem::Position => rule!("adjourn.envelope.position"),
        EnvelopeItem::Times => rule!("adjourn.envelope.times"),
        EnvelopeItem::Sealer => rule!("adjourn.envelope.sealer"),
        EnvelopeItem::Number => rule!("adjourn.envelope.number"),
        EnvelopeItem::Offer => rule!("adjourn.envelope.draw-offer"),
        EnvelopeItem::Resumption => rule!("adjourn.envelope.resumption"),
    }
}

/// The arbiter looks at the envelope (I.3).
pub static ENVELOPE_CHECKED: Provision = Provision {
    name: "envelope-checked",
    rules: &[rule!("adjourn.envelope")],
    judge: Judge::Act(envelope_checked),
    ..Provision::DEFAULT
};

fn envelope_checked(case: &Case<'_>, act: &Act) -> Option<Opinion> {
    let Act::Envelope { shows } = act else {
        return None;
    };
    let offered = !case.before.offers.open.is_empty();
    let missing: Vec<EnvelopeItem> = EnvelopeItem::ALL
        .into_iter()
        .filter(|item| !shows.contains(item))
        .filter(|item| *item != EnvelopeItem::Offer || offered)
        .collect();
    let message = Message::new("ruling-envelope-checked").with("count", missing.len());
    let clauses: Vec<RuleId> = missing.iter().map(|item| clause(*item)).collect();
    let opinion = Opinion::new(message)
        .citing(&[rule!("adjourn.envelope"), rule!("adjourn.envelope.arbiter")])
        .citing(&clauses);
    Some(match missing.is_empty() {
        true => opinion,
        false => opinion.witness(Witness::Missing { items: missing }),
    })
}

/// I.7: there is no envelope, or it has been opened before.
pub static NOTHING_TO_OPEN: Provision = Provision {
    name: "nothing-to-open",
    rules: &[rule!("adjourn.open")],
    judge: Judge::Act(nothing_to_open),
    ..Provision::DEFAULT
};

fn nothing_to_open(case: &Case<'_>, act: &Act) -> Option<Opinion> {
    let nothing = *act == Act::Open && super::waiting(case.before).is_none();
    nothing.then(|| {
        Opinion::new(Message::new("ruling-nothing-to-open")).citing(&[rule!("adjourn.open")])
    })
}
