//! A word as it is looked up, whatever its capitals, marks and mistaken letters.

/// The longest word that has a role, in bytes.
pub(super) const MAX_WORD: usize = 96;

/// Lower case, without marks that don't make another word: stress, tone, soft hyphens. Nothing
/// for a word that is too long to have a role.
pub(super) fn normalized<'b>(word: &'b str, buffer: &'b mut [u8; MAX_WORD]) -> Option<&'b str> {
    if word.len() <= MAX_WORD && is_all_lower(word) {
        return Some(word);
    }
    let mut length = 0;
    for c in word.chars() {
        if matches!(c, '\u{55B}'..='\u{55E}' | '\u{AD}' | '\u{301}') {
            continue;
        }
        let mut push = |lower: char| {
            let end = length + lower.len_utf8();
            lower.encode_utf8(buffer.get_mut(length..end)?);
            length = end;
            Some(())
        };
        match c {
            c if is_lower(c) => push(c)?,
            _ => c.to_lowercase().try_for_each(&mut push)?,
        }
    }
    std::str::from_utf8(&buffer[..length]).ok()
}

/// Whether a word has nothing but small letters of two bytes, or of one.
fn is_all_lower(word: &str) -> bool {
    // By the first byte: which second bytes there are.
    const SECOND: [(u8, u8); 256] = {
        let mut second = [(0, 0); 256];
        second[0xD0] = (0xB0, 0x10);
        second[0xD1] = (0x80, 0x10);
        second[0xD5] = (0xA1, 0x1F);
        second[0xD6] = (0x80, 0x08);
        let mut letter = b'a';
        while letter <= b'z' {
            second[letter as usize] = (b'a', 26);
            letter += 1;
        }
        second
    };
    let small = |&[first, second]: &[u8; 2]| {
        let (least, count) = SECOND[usize::from(first)];
        second.wrapping_sub(least) < count
    };
    let (pairs, last) = word.as_bytes().as_chunks();
    pairs.iter().all(small) && last.iter().all(u8::is_ascii_lowercase)
}

/// Whether a letter is in lower case, as far as that needs no search in the tables of Unicode.
fn is_lower(c: char) -> bool {
    matches!(c, 'a'..='z' | '\u{430}'..='\u{44F}' | '\u{561}'..='\u{587}')
}

/// A word of another script with Latin letters in it, as it was meant: `cтатья` with a Latin c.
/// Nothing for a word of one script.
pub(super) fn unmixed<'b>(word: &str, buffer: &'b mut [u8; MAX_WORD]) -> Option<&'b str> {
    let script = word.chars().find(|c| !c.is_ascii())?;
    let latin = word.bytes().any(|byte| byte.is_ascii_alphabetic());
    let (from, to) = match script {
        _ if !latin => return None,
        '\u{400}'..='\u{4FF}' => ("aceopxykmthb", "асеорхукмтнв"),
        '\u{530}'..='\u{58F}' => ("ohnugqp", "օհոսցզք"),
        _ => return None,
    };
    let mut length = 0;
    for c in word.chars() {
        let meant = from.chars().position(|latin| latin == c);
        let meant = meant.and_then(|at| to.chars().nth(at)).unwrap_or(c);
        let end = length + meant.len_utf8();
        meant.encode_utf8(buffer.get_mut(length..end)?);
        length = end;
    }
    std::str::from_utf8(&buffer[..length]).ok()
}
