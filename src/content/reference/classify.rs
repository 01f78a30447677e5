//! Is a number a reference, a plain number, or doubtful?

use super::context::{Context, is_division};
use super::list::{ListJoint, Member, NumberList};
use crate::lang::{Noun, ReferenceWords};
use crate::law::{ClauseNumber, Division, is_known};

/// What a number is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NumberClass {
    /// It mentions a clause or a whole division.
    Reference(ClauseNumber),
    /// The Laws have it, but it may just as well count something.
    Doubtful,
    /// It is no number of a clause.
    Plain,
}

/// The greatest level of a number that the Laws don't have and that may still cite them.
const MAX_LEVEL: u16 = 15;

/// Classifies one number of a list.
pub(super) fn classify(
    list: &NumberList,
    index: usize,
    context: &Context<'_>,
    words: &ReferenceWords,
) -> NumberClass {
    let member = &list.members[index];
    let Some(number) = number_of(list, index, context, words) else {
        return NumberClass::Plain;
    };
    if context.image || context.elsewhere || is_counted(member, list, context) {
        return NumberClass::Plain;
    }
    let is_linked = context.linked[index] == Some(number.division()) && is_alone(number, context);
    if is_named(member, number, context) || is_linked {
        return NumberClass::Reference(number);
    }
    // Without a noun, a whole article, appendix or guideline is only a count or a letter.
    let is_possible = is_known(ClauseNumber::whole(number.division()));
    if number.is_whole() || !is_possible || member.numeral.any_joint(|joint| joint.absent) {
        return NumberClass::Plain;
    }
    let is_quantity = context.before.quantity && number.depth() == 1;
    if is_quantity || is_score(list, context, words) {
        return NumberClass::Plain;
    }
    let is_certain = is_division(member.numeral.prefix, number) || number.depth() > 1;
    match is_known(number) {
        true if is_certain || is_cited(list, context) => NumberClass::Reference(number),
        true if context.cell || is_half(number) && !context.before.preposition => {
            NumberClass::Doubtful
        }
        true => NumberClass::Reference(number),
        false if is_certain && is_near(number) => NumberClass::Reference(number),
        false if is_cited(list, context) && is_near(number) => NumberClass::Reference(number),
        false => NumberClass::Plain,
    }
}

/// The clause that a member names; the end of a range may leave out its first levels.
fn number_of(
    list: &NumberList,
    index: usize,
    context: &Context<'_>,
    words: &ReferenceWords,
) -> Option<ClauseNumber> {
    let member = &list.members[index];
    match index.checked_sub(1).map(|before| &list.members[before]) {
        Some(first) if member.joint == ListJoint::Range => {
            context.number_after(first, member, words)
        }
        _ => context.number(member, words),
    }
}

/// Whether the noun beside the list is that of the number.
fn is_named(member: &Member, number: ClauseNumber, context: &Context<'_>) -> bool {
    let Some(noun) = context.noun() else {
        return false;
    };
    let count = context.before.noun.is_none() && context.after.counted && !member.inflected;
    match (noun, number.division()) {
        (_, Division::Article(_)) if !number.is_whole() => true,
        (_, _) if !number.is_whole() => is_known(ClauseNumber::whole(number.division())),
        (Noun::Article, Division::Article(article)) => article <= Division::MAX_ARTICLE && !count,
        (Noun::Appendix, Division::Appendix(_)) | (Noun::Guideline, Division::Guideline(_)) => {
            is_known(number) && !count
        }
        _ => false,
    }
}

/// Whether no word before a whole number says what else it counts: `[chapter 5](./article5)`.
fn is_alone(number: ClauseNumber, context: &Context<'_>) -> bool {
    !number.is_whole() || !context.before.quantity
}

/// Whether what follows is counted by the last number: `1.5 or 2 hours`. Numbers with more than one
/// full stop, with a prefix or with a case ending count nothing; nor does one that has its noun.
fn is_counted(member: &Member, list: &NumberList, context: &Context<'_>) -> bool {
    let counts = |member: &Member| {
        let numeral = &member.numeral;
        numeral.prefix.is_none() && numeral.levels.len() <= 2 && !member.inflected
    };
    let may_count = counts(member) && counts(list.last());
    let is_named = context.before.noun.is_some() && member.numeral.levels.len() > 1;
    let is_noun = context.after.noun.is_some() && context.noun().is_some();
    let sign = context.rest.starts_with(['%', '×', '°']);
    may_count && !is_named && !is_noun && (context.after.unit || sign)
}

/// Whether two values stand against each other, the greater one first: `4.5–3.5`.
fn is_score(list: &NumberList, context: &Context<'_>, words: &ReferenceWords) -> bool {
    let pairs = list.members.windows(2);
    let mut ranges = pairs.filter(|pair| pair[1].joint == ListJoint::Range);
    ranges.any(|pair| context.number(&pair[0], words) >= context.number(&pair[1], words))
}

/// Whether a number is cited as a clause is: announced, in brackets, in a list, with a case ending.
fn is_cited(list: &NumberList, context: &Context<'_>) -> bool {
    let inflected = list.members.iter().any(|member| member.inflected);
    let linked = context.linked.iter().any(Option::is_some);
    context.announced || linked || inflected || list.members.len() > 1
}

/// Whether a number may be so many and a half.
fn is_half(number: ClauseNumber) -> bool {
    matches!(number.levels(), [5])
}

/// Whether a number that the Laws don't have looks like one of theirs.
fn is_near(number: ClauseNumber) -> bool {
    let small = number.levels().iter().all(|&level| level <= MAX_LEVEL);
    small && is_known(ClauseNumber::whole(number.division()))
}
