//! Where the words of a text may begin and end.

/// The characters that most texts consist of, which are looked up and not computed.
const NEAR: usize = 0x600;

/// Takes texts apart at what can't be inside a word.
pub struct Runs {
    near: Vec<bool>,
    joining: Vec<char>,
}

impl Runs {
    /// Letters and digits make words, and so do the characters that `joining` names.
    pub fn new(joining: impl IntoIterator<Item = char>) -> Runs {
        let joining: Vec<_> = joining.into_iter().collect();
        let near = (0..NEAR as u32)
            .map(|code| {
                char::from_u32(code).is_some_and(|c| c.is_alphanumeric() || joining.contains(&c))
            })
            .collect();
        Runs { near, joining }
    }

    /// The stretches of a text that hold words and nothing between them.
    pub fn of<'t>(&self, text: &'t str) -> impl Iterator<Item = &'t str> {
        text.split(|c| !self.holds(c)).filter(|run| !run.is_empty())
    }

    fn holds(&self, c: char) -> bool {
        match self.near.get(c as usize) {
            Some(&holds) => holds,
            None => c.is_alphanumeric() || self.joining.contains(&c),
        }
    }
}
