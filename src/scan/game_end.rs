//! Where a game ends in the text, whatever its state.

use super::chunk::first_boundary;
use super::movetext::{Movetext, Word, game_end};

/// Past the comments and repeated results after the result.
pub fn past_remarks(reader: &mut Movetext<'_>) -> usize {
    let mut end = reader.position();
    while let Ok(Some(Word::Comment(_) | Word::Result(_))) = reader.next_word() {
        end = reader.position();
    }
    end
}

/// Where the game ends that broke off at the reader's place: at the next certain beginning.
pub fn damaged_end(rest: &[u8], reader: &Movetext<'_>) -> usize {
    first_boundary(rest, reader.position()).unwrap_or(rest.len())
}

/// Where the game ends that has a faulty move before the reader's place.
pub fn faulty_end(rest: &[u8], reader: &Movetext<'_>) -> usize {
    reader.position() + game_end(&rest[reader.position()..])
}
