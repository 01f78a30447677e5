//! 11.3.2: electronic devices.
//!
//! A device that the arbiter has not approved and that is evidently on a player loses the game at
//! once, whatever stands on the board, silent or ringing; the regulations may name a milder
//! penalty. In the bag it may be where the regulations say so and it is completely switched off.
//! Example: the phone rings against a bare king: lost.

use shakmaty::Color;

use super::{breach, in_order, message};
use crate::arbiter::article12::penalty::{self, Offender};
use crate::arbiter::{Case, Effect, Judge, Opinion, Provision};
use crate::game::Who;
use crate::game::points::Share;
use crate::game::scenario::{Conduct, ConductKind, DevicePlace, PenaltyKind};
use crate::game::setting::{BothDevices, DeviceInBag};
use crate::game::state::{Ending, Outcome, Termination};
use crate::rule;

/// A player has a device.
pub static DEVICE: Provision = Provision {
    name: "device",
    rules: &[
        rule!("conduct.device.loss"),
        rule!("conduct.device"),
        rule!("conduct.device.bag"),
        rule!("conduct.penalty"),
    ],
    judge: Judge::Conduct(device),
    ..Provision::DEFAULT
};

fn device(case: &Case<'_>, who: Who, conduct: &Conduct) -> Option<Opinion> {
    // A phone that a player uses is a device on that player.
    let is_phone = conduct.what == ConductKind::Phone;
    let is_device = is_phone || conduct.what == ConductKind::Device;
    if !is_device || who.sides().is_empty() {
        return None;
    }
    let regulations = &case.setting().regulations;
    if conduct.approved || (is_phone && conduct.permission) {
        let rules = [rule!("conduct.device")];
        return Some(in_order(message(who, "device-approved"), &rules));
    }
    let in_bag = !is_phone && conduct.place == DevicePlace::Bag;
    let off = !conduct.on && !conduct.rang;
    if in_bag && regulations.devices_in_bag && off {
        let rules = [rule!("conduct.device.bag")];
        return Some(in_order(message(who, "device-bag"), &rules));
    }
    if in_bag && regulations.switches.device_in_bag_against_rules == DeviceInBag::Discretion {
        let rules = [rule!("conduct.device.bag"), rule!("conduct.device")];
        let kind = match regulations.devices_in_bag {
            true => "device-bag-on",
            false => "device-bag-barred",
        };
        return Some(breach(message(who, kind), &rules));
    }
    let rules = [rule!("conduct.device.loss"), rule!("conduct.device")];
    if let Some(order) = regulations.device_penalty.filter(|it| is_milder(it.kind)) {
        let opinion = Opinion::new(message(who, "device-milder")).citing(&rules);
        let offender = match who {
            Who::Both => Offender::Both,
            Who::White => Offender::One(Color::White),
            _ => Offender::One(Color::Black),
        };
        return Some(penalty::impose(case, opinion, offender, &order));
    }
    if who == Who::Both && regulations.switches.both_devices == BothDevices::Arbiter {
        return Some(breach(message(who, "device-both"), &rules));
    }
    let outcome = match who {
        Who::Both => Some(Outcome::BothLose),
        who => Outcome::lost_by(who.side()?, Share::Win),
    };
    Some(
        Opinion::new(message(who, "device"))
            .citing(&rules)
            .with(Effect::End(Ending {
                outcome: outcome?,
                termination: Termination::Device,
            })),
    )
}

/// Whether a penalty is milder than the loss of the game.
fn is_milder(kind: PenaltyKind) -> bool {
    !matches!(
        kind,
        PenaltyKind::Loss | PenaltyKind::Expulsion | PenaltyKind::RaisePoints
    )
}
