//! Text in lines that are not too wide to read.

use std::io::{self, Write};

/// Wider lines are hard to read.
const WIDEST: usize = 88;

/// How wide lines are on this screen.
pub fn width() -> usize {
    textwrap::termwidth().min(WIDEST)
}

/// Writes a text in lines of a width; the first of them and the rest each have something before
/// them.
pub fn write_wrapped(
    out: &mut (impl Write + ?Sized),
    text: &str,
    width: usize,
    (first, rest): (&str, &str),
) -> io::Result<()> {
    let options = textwrap::Options::new(width)
        .initial_indent(first)
        .subsequent_indent(rest)
        .break_words(false)
        .word_splitter(textwrap::WordSplitter::NoHyphenation);
    // A dash ends a line rather than begin one.
    textwrap::wrap(&text.replace(" —", "\u{a0}—"), options)
        .iter()
        .try_for_each(|line| writeln!(out, "{}", line.replace("\u{a0}—", " —")))
}
