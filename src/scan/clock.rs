//! The clocks in the comments: `[%clk 0:01:02.5]`.

use memchr::memmem;

/// The time that a comment shows, in milliseconds.
pub fn time_left(comment: &[u8]) -> Option<i64> {
    let at = memmem::find(comment, b"[%clk ")? + 6;
    let end = memchr::memchr(b']', &comment[at..])?;
    let text = std::str::from_utf8(&comment[at..at + end]).ok()?.trim();
    let mut seconds = 0.0;
    let parts: Vec<&str> = text.split(':').collect();
    if parts.len() > 3 {
        return None;
    }
    for part in parts {
        let value: f64 = part.parse().ok()?;
        if !(0.0..1e6).contains(&value) {
            return None;
        }
        seconds = seconds * 60.0 + value;
    }
    Some((seconds * 1000.0).round() as i64)
}

/// Whether a comment shows a clock with nothing left.
#[inline]
pub fn has_run_out(comment: &[u8]) -> bool {
    // Most comments are the clock alone, with time on it: its first bytes tell.
    match comment.strip_prefix(b"[%clk ") {
        Some(clock) => is_zero(clock),
        None => is_zero_within(comment),
    }
}

fn is_zero_within(comment: &[u8]) -> bool {
    match comment.trim_ascii_start().strip_prefix(b"[%clk ") {
        Some(clock) => is_zero(clock),
        None => memmem::find(comment, b"[%clk 0").is_some_and(|at| is_zero(&comment[at + 6..])),
    }
}

#[inline]
fn is_zero(clock: &[u8]) -> bool {
    let end = clock
        .iter()
        .position(|byte| !matches!(byte, b'0' | b':' | b'.'));
    end.is_some_and(|end| end > 0 && clock[end] == b']')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sees_clocks_that_have_run_out() {
        for comment in [
            "[%clk 0:00:00]",
            " [%clk 0:00:00.0] ",
            "[%eval 0.3] [%clk 0:00:00]",
        ] {
            assert!(has_run_out(comment.as_bytes()), "{comment}");
            assert_eq!(time_left(comment.as_bytes()), Some(0));
        }
        for comment in [
            "[%clk 0:00:01]",
            "[%clk 0:00:00.1]",
            "[%clk ]",
            "[%clk 0:00:00",
            "0:00:00",
            "",
        ] {
            assert!(!has_run_out(comment.as_bytes()), "{comment}");
        }
    }

    #[test]
    fn reads_clocks() {
        assert_eq!(time_left(b"[%eval 0.3] [%clk 0:01:02]"), Some(62_000));
        assert_eq!(time_left(b"[%clk 1:00:00.5]"), Some(3_600_500));
        assert_eq!(time_left(b"[%clk 0:00:00]"), Some(0));
        assert_eq!(time_left(b"a good move"), None);
        assert_eq!(time_left(b"[%clk -1:x]"), None);
        assert_eq!(time_left(b"[%clk 0:01:02"), None);
    }
}
