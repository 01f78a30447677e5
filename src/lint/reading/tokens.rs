//! The words and marks of a text, found once for all who look for them.

use std::ops::Range;

use super::phrases::is_letter;

/// Where the words of a text are, and what stands between them.
#[derive(Debug, Default)]
pub struct Tokens {
    words: Vec<Range<u32>>,
    /// All but letters, line breaks and the single spaces between words; of several spaces the
    /// last is left out.
    marks: Vec<(u32, char)>,
}

impl Tokens {
    /// Finds the words and marks of a text.
    pub fn of(text: &str) -> Tokens {
        let mut tokens = Tokens::default();
        // Where the word that is being read begins.
        let mut word = None;
        for (at, c) in text.char_indices() {
            if is_letter(c) {
                word.get_or_insert(at as u32);
                continue;
            }
            if let Some(start) = word.take() {
                tokens.words.push(start..at as u32);
            }
            let is_mark = match c {
                '\n' => false,
                ' ' => text.as_bytes().get(at + 1) == Some(&b' '),
                _ => true,
            };
            if is_mark {
                tokens.marks.push((at as u32, c));
            }
        }
        tokens
            .words
            .extend(word.map(|start| start..text.len() as u32));
        tokens.words.shrink_to_fit();
        tokens.marks.shrink_to_fit();
        tokens
    }

    /// The places of the words.
    pub fn words(&self) -> impl DoubleEndedIterator<Item = Range<usize>> + Clone {
        self.words
            .iter()
            .map(|word| word.start as usize..word.end as usize)
    }

    /// The places of the words in a stretch of the text.
    pub fn words_in(&self, stretch: &Range<usize>) -> impl Iterator<Item = Range<usize>> {
        let first = (self.words).partition_point(|word| (word.start as usize) < stretch.start);
        let end = (self.words).partition_point(|word| (word.start as usize) < stretch.end);
        self.words[first..end]
            .iter()
            .map(|word| word.start as usize..word.end as usize)
    }

    /// The marks, with their places.
    pub fn marks(&self) -> impl Iterator<Item = (usize, char)> {
        self.marks.iter().map(|&(at, mark)| (at as usize, mark))
    }

    /// The marks in a stretch of the text.
    pub fn marks_in(&self, stretch: &Range<usize>) -> impl Iterator<Item = (usize, char)> {
        let first = (self.marks).partition_point(|mark| (mark.0 as usize) < stretch.start);
        let end = (self.marks).partition_point(|mark| (mark.0 as usize) < stretch.end);
        self.marks[first..end]
            .iter()
            .map(|&(at, mark)| (at as usize, mark))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_words_and_marks() {
        let text = "«Ես»,  9.2\nго";
        let tokens = Tokens::of(text);
        let words: Vec<_> = tokens.words().map(|word| &text[word]).collect();
        assert_eq!(words, ["Ես", "го"]);
        let marks: String = tokens.marks().map(|(_, mark)| mark).collect();
        assert_eq!(marks, "«», 9.2");
        let comma = text.find(',').unwrap();
        let found: Vec<_> = tokens.marks_in(&(comma..comma + 2)).collect();
        assert_eq!(found, [(comma, ','), (comma + 1, ' ')]);
        assert_eq!(tokens.words_in(&(1..3)).count(), 1);
    }
}
