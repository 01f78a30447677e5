//! What separates the columns of a table that people have saved as text.

/// The separator that the heading has most of.
pub fn delimiter(heading: &str) -> u8 {
    [b',', b';', b'\t']
        .into_iter()
        .max_by_key(|sign| heading.bytes().filter(|byte| byte == sign).count())
        .unwrap_or(b',')
}
