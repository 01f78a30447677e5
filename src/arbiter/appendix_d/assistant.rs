//! 4.9, 6.2.6, 8.1.6, D.2.7, D.2.10, D.2.11: helpers.
//!
//! A helper must be acceptable to the arbiter, who adjusts that player's clock, but never for a
//! disability. The assistant of a blind player claims the flag and reports a touch for him; a
//! sighted player has one only where the blind player uses none. Example: a player with a broken
//! arm has his moves recorded, ten minutes are taken off his clock.

use shakmaty::Color;

use crate::arbiter::{AsideChange, Case, Effect, Judge, Opinion, Provision};
use crate::diag::Message;
use crate::game::Who;
use crate::game::scenario::{Act, AssistantTask};
use crate::rule;

/// A helper for a player.
pub static ASSISTANT: Provision = Provision {
    name: "assistant",
    rules: &[
        rule!("clock.assistant"),
        rule!("record.assistant"),
        rule!("act.assistant"),
        rule!("blind.sighted-assistant"),
        rule!("blind.score"),
        rule!("arbiter.disabled"),
    ],
    judge: Judge::Done(assistant),
    ..Provision::DEFAULT
};

fn assistant(case: &Case<'_>, by: Color, act: &Act) -> Option<Opinion> {
    let Act::Assistant(helper) = act else {
        return None;
    };
    let blind = case.setting().blind;
    let disabled = helper.disability || blind[by];
    // A disability never costs time. 4.9 does not speak of the clock: the time that the arbiter
    // takes for moving the pieces is that of 6.2.6.
    let adjusts = !disabled
        && match helper.task {
            AssistantTask::Clock | AssistantTask::Record => true,
            AssistantTask::Pieces => helper.seconds.is_some(),
            AssistantTask::Blind => false,
        };
    let message = |kind: &'static str| {
        Message::new("ruling-assistant")
            .word("side", Who::from(by).name())
            .word("kind", kind)
            .truth("adjusts", adjusts)
    };
    let rule = match helper.task {
        AssistantTask::Pieces => rule!("act.assistant"),
        AssistantTask::Clock => rule!("clock.assistant"),
        AssistantTask::Record if blind[by] => rule!("blind.score"),
        AssistantTask::Record => rule!("record.assistant"),
        AssistantTask::Blind if blind[by] => rule!("blind.assistant"),
        AssistantTask::Blind => rule!("blind.sighted-assistant"),
    };
    let void = |kind: &'static str| {
        Opinion::new(message(kind))
            .citing(&[rule])
            .with(Effect::Void)
    };
    if !helper.accepted {
        return Some(void("not-accepted"));
    }
    if helper.task == AssistantTask::Blind && !blind[by] {
        if !blind[by.other()] {
            return Some(void("not-blind"));
        }
        if case.before.aside.assisted[by.other()] {
            return Some(void("opponent-has-one"));
        }
    }
    let opinion = Opinion::new(message(if disabled { "disabled" } else { "accepted" }))
        .citing(&[rule])
        .passing(disabled.then_some(rule!("arbiter.disabled")).as_slice())
        .with_all(
            (helper.task == AssistantTask::Blind)
                .then_some(Effect::Aside(AsideChange::Assisted(by))),
        );
    let Some(seconds) = helper.seconds.filter(|_| adjusts) else {
        return Some(opinion);
    };
    let seconds = -seconds;
    let of_the_clock = (helper.task == AssistantTask::Pieces).then_some(rule!("clock.assistant"));
    Some(
        opinion
            .citing(of_the_clock.as_slice())
            .with(Effect::Grant { side: by, seconds }),
    )
}

/// D.2.10.5: the assistant speaks for the blind player.
pub static ASSISTANT_CLAIMS: Provision = Provision {
    name: "assistant-claims",
    rules: &[rule!("blind.assistant.claim")],
    judge: Judge::Act(assistant_claims),
    ..Provision::DEFAULT
};

fn assistant_claims(case: &Case<'_>, act: &Act) -> Option<Opinion> {
    let complains = matches!(act, Act::Complain { .. });
    if !complains || case.event?.who != Who::Outsider {
        return None;
    }
    let speaks = case.player().is_some();
    let message = Message::new("ruling-assistant-claims").truth("allowed", speaks);
    let opinion = Opinion::new(message);
    let blind = case.setting().blind;
    Some(match speaks {
        true => opinion.passing(&[rule!("blind.assistant.claim"), rule!("blind.assistant")]),
        false if blind.white || blind.black => {
            opinion.citing(&[rule!("arbiter.outsiders"), rule!("blind.assistant.claim")])
        }
        false => opinion.citing(&[rule!("arbiter.outsiders")]),
    })
}
