//! The moves of a record that is given as one text.

/// The moves of a movetext: numbers, comments and results left out.
pub fn movetext(text: &str) -> Vec<&str> {
    const USUAL_WORD: usize = "Nf3 ".len();
    let mut moves = Vec::with_capacity(text.len() / USUAL_WORD);
    let mut depth = 0_u32;
    for word in text.split_whitespace() {
        let count =
            |signs: [u8; 2]| word.bytes().filter(|sign| signs.contains(sign)).count() as u32;
        let (opens, closes) = (count(*b"{("), count(*b"})"));
        let inside = depth > 0 || opens > 0;
        depth = (depth + opens).saturating_sub(closes);
        if inside || word.starts_with('$') || matches!(word, "*" | "1-0" | "0-1" | "1/2-1/2") {
            continue;
        }
        let digits = word.len()
            - word
                .trim_start_matches(|sign: char| sign.is_ascii_digit())
                .len();
        let bare = if digits > 0 && (word[digits..].starts_with('.') || digits == word.len()) {
            word[digits..].trim_start_matches(['.', '…'])
        } else {
            word.trim_start_matches(['.', '…'])
        };
        if !bare.is_empty() {
            moves.push(bare);
        }
    }
    moves
}

/// The text without a move number that a blank sets apart; zeros are castling.
pub fn without_number(text: &str) -> &str {
    let text = text.trim_start();
    let rest = text.trim_start_matches(|sign: char| sign.is_ascii_digit());
    let moved = rest.trim_start();
    let opens = |sign: char| sign.is_alphabetic() || sign == '0';
    let apart = moved.len() < rest.len() && moved.starts_with(opens);
    match apart && !text.starts_with('0') {
        true => moved,
        false => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn movetext_keeps_only_moves() {
        let text = "1. e4 e5 2.Nf3 {a remark (here)} Nc6 3...Nf6 $1 1-0";
        assert_eq!(movetext(text), ["e4", "e5", "Nf3", "Nc6", "Nf6"]);
    }
}
