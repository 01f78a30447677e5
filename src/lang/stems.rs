//! Words by how they begin.

use super::blocks::{Head, first_eight};
use super::role::Role;

/// What words begin with that have a role, whatever their ending: the longest first.
#[derive(Debug, Default)]
pub(super) struct Stems {
    stems: Vec<(Box<str>, Role)>,
    /// Their heads, side by side: most are all that a search needs.
    heads: Vec<Head>,
}

impl Stems {
    /// The role of a stem, which is added where it isn't there.
    pub(super) fn entry(&mut self, letters: &str) -> &mut Role {
        let known = self.stems.iter().position(|(stem, _)| **stem == *letters);
        let at = known.unwrap_or_else(|| {
            self.stems.push((letters.into(), Role::default()));
            self.stems.len() - 1
        });
        &mut self.stems[at].1
    }

    /// Puts them in order.
    pub(super) fn finish(&mut self) {
        let stems = &mut self.stems;
        stems.sort_by(|a, b| (b.0.len(), &a.0).cmp(&(a.0.len(), &b.0)));
        // A longer stem is still a form of the shorter one.
        for at in 0..stems.len() {
            let (longer, shorter) = stems.split_at_mut(at + 1);
            let (stem, role) = &mut longer[at];
            let inner = shorter.iter().find(|(other, _)| stem.starts_with(&**other));
            role.noun = role.noun.or(inner.and_then(|(_, inner)| inner.noun));
        }
        let heads = stems.iter().map(|(stem, _)| Head::of(stem.as_bytes()));
        self.heads = heads.collect();
    }

    /// How they are written.
    pub(super) fn letters(&self) -> impl Iterator<Item = &str> {
        self.stems.iter().map(|(stem, _)| &**stem)
    }

    /// The role of the longest one that a word begins with.
    pub(super) fn role(&self, word: &str) -> Option<&Role> {
        let eight = first_eight(word.as_bytes());
        let heads = self.heads.iter().enumerate();
        heads
            .filter(|(_, head)| head.begins(eight))
            .map(|(at, _)| &self.stems[at])
            .find(|(stem, _)| word.starts_with(&**stem))
            .map(|(_, role)| role)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Noun;

    #[test]
    fn the_longest_stem_tells_the_role_and_is_a_form_of_the_shorter_one() {
        let mut stems = Stems::default();
        stems.entry("стат").noun = Some(Noun::Article);
        stems.entry("статус").unit = true;
        stems.entry("статистическ").titled = true;
        stems.finish();
        let role = |word| stems.role(word).copied();
        assert_eq!(
            role("статьи").map(|it| (it.noun, it.unit)),
            Some((Some(Noun::Article), false))
        );
        assert_eq!(
            role("статуса").map(|it| (it.noun, it.unit)),
            Some((Some(Noun::Article), true))
        );
        assert!(role("статистического").is_some_and(|it| it.titled));
        assert!(role("статистикой").is_some_and(|it| !it.titled));
        assert_eq!(role("ста"), None);
        assert_eq!(role("стол"), None);
    }
}
