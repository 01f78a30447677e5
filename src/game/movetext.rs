//! The moves of a record that is given as one text.

/// A comment or a variation that doesn't end, by the sign that opens it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unclosed(pub char);

/// The moves of a movetext: numbers, comments, variations and results left out.
pub fn movetext(text: &str) -> Result<Vec<&str>, Unclosed> {
    const USUAL_WORD: usize = "Nf3 ".len();
    let mut moves = Vec::with_capacity(text.len() / USUAL_WORD);
    let mut rest = text;
    while let Some(at) = memchr::memchr2(b'{', b'(', rest.as_bytes()) {
        moves.extend(rest[..at].split_whitespace().filter_map(played));
        rest = after_aside(&rest[at..])?;
    }
    moves.extend(rest.split_whitespace().filter_map(played));
    Ok(moves)
}

/// What a word of a movetext says is played, without its number.
fn played(word: &str) -> Option<&str> {
    if word.starts_with('$') || matches!(word, "*" | "1-0" | "0-1" | "1/2-1/2") {
        return None;
    }
    let unnumbered = word.trim_start_matches(|sign: char| sign.is_ascii_digit());
    let numbered = unnumbered.is_empty() || unnumbered.starts_with('.');
    let bare = if numbered { unnumbered } else { word };
    Some(bare.trim_start_matches(['.', '…'])).filter(|bare| !bare.is_empty())
}

/// The text after the comment, or the variation with its own comments and variations, that it opens
/// with.
fn after_aside(text: &str) -> Result<&str, Unclosed> {
    let mut depth = 0_u32;
    let mut rest = text;
    loop {
        let sign = rest.chars().next().unwrap_or_default();
        match sign {
            '{' => {
                let end = rest.find('}').ok_or(Unclosed('{'))?;
                rest = &rest[end + 1..];
            }
            '(' => {
                depth += 1;
                rest = &rest[1..];
            }
            _ => {
                depth -= 1;
                rest = &rest[1..];
            }
        }
        if depth == 0 {
            return Ok(rest);
        }
        let next = rest.find(['{', '(', ')']).ok_or(Unclosed('('))?;
        rest = &rest[next..];
    }
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
        let moves = Ok(vec!["e4", "e5", "Nf3", "Nc6", "Nf6"]);
        assert_eq!(movetext(text), moves);
        let text = "1.e4{best}e5 (1...c5 2.Nf3 {(} (2.c3 d5) 2...d6) 2.Nf3 Nc6 (3.Bc4)3...Nf6 *";
        assert_eq!(movetext(text), moves);
    }

    #[test]
    fn what_is_opened_must_be_closed() {
        for (text, sign) in [
            ("1.e4 {e5 2.Nf3", '{'),
            ("1.e4 (1.d4 d5 2.c4", '('),
            ("1.e4 (1.d4 {d5) 2.c4", '{'),
            ("1.e4 ((1.d4) d5", '('),
        ] {
            assert_eq!(movetext(text), Err(Unclosed(sign)), "{text}");
        }
        assert_eq!(movetext("1.e4 ) e5"), Ok(vec!["e4", ")", "e5"]));
    }
}
