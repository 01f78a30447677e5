//! The clause that a numeral names, and whether the Laws have it.

use crate::content::glyph;
use crate::content::label::appendices;
use crate::content::numeral::{Numeral, Prefix};
use crate::lang::{Noun, ReferenceWords};
use crate::law::{ClauseNumber, Division, is_known};

/// The number that a numeral says after the noun it has.
pub(super) fn number_of(
    numeral: &Numeral,
    words: &ReferenceWords,
    noun: Option<Noun>,
) -> Option<ClauseNumber> {
    let mut values = [0; Numeral::MAX_LEVELS];
    for (value, level) in values.iter_mut().zip(numeral.levels()) {
        *value = level.value;
    }
    let values = &values[..numeral.levels().len()];
    match numeral.prefix {
        Some(Prefix::Roman { value, .. }) => ClauseNumber::new(Division::Guideline(value), values),
        Some(Prefix::Letter(letter)) => {
            let readings = appendices(letter, words)
                .filter_map(|appendix| ClauseNumber::new(Division::Appendix(appendix), values));
            let mut readings = readings.peekable();
            let first = readings.peek().copied();
            // `З.1` in Cyrillic is 3.1, but there may be an appendix of that name too.
            let article = || {
                let article = Division::Article(glyph::digit_for_letter(letter)?);
                ClauseNumber::new(article, values).filter(|number| is_known(*number))
            };
            (readings.find(|number| is_known(*number)))
                .or_else(|| article().filter(|number| !number.is_whole()))
                .or(first)
        }
        None if values.len() == 1 && noun == Some(Noun::Guideline) => {
            ClauseNumber::new(Division::Guideline(values[0]), &[])
        }
        None => ClauseNumber::new(Division::Article(values[0]), &values[1..]),
    }
}

/// Whether a number could be one of the Laws: of their articles, appendices and guidelines, or of
/// the articles that would come next.
pub(super) fn is_in_laws(number: ClauseNumber) -> bool {
    is_known(ClauseNumber::whole(number.division()))
        || matches!(
            number.division(),
            Division::Article(..=Division::MAX_ARTICLE)
        )
}

/// Whether a number is that of a clause of an article beyond those of the Laws: `21.1`.
pub(super) fn is_beyond(number: ClauseNumber) -> bool {
    let beyond =
        matches!(number.division(), Division::Article(article) if article > Division::MAX_ARTICLE);
    beyond && !number.is_whole()
}

/// Whether a number that nothing announces looks like one of the Laws.
pub(super) fn is_plausible(number: ClauseNumber) -> bool {
    let deep = number.depth() > 1 && number.levels().iter().all(|&level| level <= 15);
    is_known(number) || (deep && is_known(ClauseNumber::whole(number.division())))
}
