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

#[cfg(test)]
mod tests {
    use super::*;

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
