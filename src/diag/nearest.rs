//! What somebody meant who mistyped a name.

/// The known name that is most like another, if any is.
pub fn nearest<'n>(name: &str, known: impl IntoIterator<Item = &'n str>) -> Option<&'n str> {
    known
        .into_iter()
        .map(|known| (strsim::damerau_levenshtein(name, known), known))
        .filter(|(distance, known)| *distance <= 1 + known.len() / 3)
        .min()
        .map(|(_, known)| known)
}
