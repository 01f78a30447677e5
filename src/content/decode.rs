//! From bytes to text, so that every byte keeps its place.

use std::sync::Arc;

use crate::diag::{Code, Diagnostic, FileId, Message, Report, Severity, Span};

/// The largest file that is read, in bytes.
pub(super) const MAX_BYTES: u64 = 8 << 20;

/// A file is in another encoding.
pub(super) const NOT_UTF8: Code = Code("not-utf8");

/// The text of a file: bytes that are no UTF-8 become `?`, one by one, and are reported.
pub fn decode(bytes: &[u8], file: FileId, report: &mut Report) -> Arc<str> {
    let text: Arc<str> = match std::str::from_utf8(bytes) {
        Ok(text) => Arc::from(text),
        Err(_) => Arc::from(repaired(bytes, file, report)),
    };
    report_control_characters(&text, file, report);
    text
}

fn repaired(bytes: &[u8], file: FileId, report: &mut Report) -> String {
    let mut mended = Vec::new();
    let mut text = String::with_capacity(bytes.len());
    for chunk in bytes.utf8_chunks() {
        text.push_str(chunk.valid());
        for _ in chunk.invalid() {
            mended.push(text.len());
            text.push('?');
        }
    }
    let at = mended.first().copied().unwrap_or(0);
    let message = Message::new("content-not-utf8").with("count", mended.len());
    report.push(
        Diagnostic::new(
            NOT_UTF8,
            Severity::Error,
            Span::new(file, at, at + 1),
            message,
        )
        .hint(Message::new("content-not-utf8-hint")),
    );
    text
}

fn report_control_characters(text: &str, file: FileId, report: &mut Report) {
    let bytes = text.as_bytes();
    // Line ends are the usual ones: only the rest is looked at twice.
    let is_low = |byte: u8| byte < 0x20 && byte != b'\n' || byte == 0x7F;
    if !bytes.iter().fold(false, |any, &byte| any | is_low(byte)) {
        return;
    }
    let is_control = |byte: &u8| is_low(*byte) && !matches!(byte, b'\t' | b'\r');
    let count = bytes.iter().filter(|byte| is_control(byte)).count();
    let Some(at) = bytes.iter().position(is_control) else {
        return;
    };
    let message = Message::new("content-control-character")
        .text("character", format!("U+{:04X}", bytes[at]))
        .with("count", count);
    report.push(
        Diagnostic::new(
            Code("control-character"),
            Severity::Warning,
            Span::new(file, at, at + 1),
            message,
        )
        .hint(Message::new("content-control-character-hint")),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    fn decoded(bytes: &[u8]) -> (Arc<str>, Vec<(&'static str, u32)>) {
        let mut report = Report::new();
        let text = decode(bytes, FileId(0), &mut report);
        let found = report
            .iter()
            .map(|diagnostic| (diagnostic.code.0, diagnostic.span.unwrap().start));
        let found = found.collect();
        (text, found)
    }

    #[test]
    fn keeps_every_place() {
        let (text, found) = decoded(b"a\xD5\xE0\x80b\xFFc");
        assert_eq!(&*text, "a???b?c");
        assert_eq!(found, [("not-utf8", 1)]);
    }

    #[test]
    fn reports_control_characters_but_not_line_ends() {
        assert_eq!(decoded(b"a\r\n\tb").1, []);
        assert_eq!(decoded(b"a\0b\x07").1, [("control-character", 1)]);
    }
}
