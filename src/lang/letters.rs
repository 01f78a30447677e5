//! Which characters are letters.

/// Whether a character is a letter of some alphabet: [`char::is_alphabetic`], which searches
/// tables for all but English letters. Articles ask it of every character, so Cyrillic and
/// Armenian letters are answered at once too.
pub fn is_letter(c: char) -> bool {
    match c {
        '\0'..='\u{A9}' => c.is_ascii_alphabetic(),
        '\u{400}'..='\u{481}' | '\u{531}'..='\u{556}' | '\u{561}'..='\u{587}' => true,
        _ => c.is_alphabetic(),
    }
}

#[cfg(test)]
mod tests {
    use super::is_letter;

    #[test]
    fn letters_are_those_of_the_standard_library() {
        for c in '\0'..=char::MAX {
            assert_eq!(is_letter(c), c.is_alphabetic(), "{c:?}");
        }
    }
}
