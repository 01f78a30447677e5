//! For people: the offending text underlined, what is wrong, what to do about it.

use std::collections::BTreeMap;

use annotate_snippets::{Annotation, AnnotationKind, Element, Level, Origin, Renderer, Snippet};
use rayon::prelude::*;

use super::Rendering;
use crate::diag::{Diagnostic, Message, Report, Severity, Source, Span, visible, visible_lines};

/// Labels farther away than this get a snippet of their own.
const NEAR: usize = 2_000;

/// How much of a long passage is underlined.
const LONGEST_UNDERLINE: usize = 400;

/// How much of a line is drawn after what is marked in it.
const AFTER: usize = 1_000;

/// How much of a line is drawn before what is marked in it. A cut beginning costs the snippet the
/// knowledge of its column, so that only monstrous lines are cut.
const BEFORE: usize = 8_000;

/// So many findings of a kind are drawn for each file; of the rest the number is told.
const MOST_ALIKE: usize = 1_000;

pub(super) fn render(report: &Report, rendering: &Rendering<'_>) -> String {
    let names = LevelNames::new(rendering);
    let mut alike: BTreeMap<_, (usize, Span)> = BTreeMap::new();
    let mut is_drawn = |diagnostic: &Diagnostic| {
        diagnostic.span.is_none_or(|span| {
            let of_kind = alike.entry((span.file, diagnostic.code.0));
            let (count, _) = of_kind.or_insert((0, span));
            *count += 1;
            *count <= MOST_ALIKE
        })
    };
    let mut drawn: Vec<_> = report.iter().collect();
    drawn.retain(|diagnostic| is_drawn(diagnostic));
    let mut texts: Vec<_> = drawn
        .into_par_iter()
        .map(|diagnostic| one(diagnostic, rendering, &names))
        .collect();
    for ((_, code), (count, span)) in alike {
        if count > MOST_ALIKE {
            let more = Message::new("command-check-more")
                .text("path", visible(&rendering.path(span)))
                .text("code", code)
                .with("count", count - MOST_ALIKE);
            texts.push(rendering.text.show(&more) + "\n\n");
        }
    }
    texts.concat()
}

struct LevelNames {
    error: String,
    warning: String,
    hint: String,
    help: String,
}

impl LevelNames {
    fn new(rendering: &Rendering<'_>) -> LevelNames {
        let name = |key| rendering.text.show(&Message::new(key));
        LevelNames {
            error: name("command-level-error"),
            warning: name("command-level-warning"),
            hint: name("command-level-hint"),
            help: name("command-level-help"),
        }
    }
}

fn one(diagnostic: &Diagnostic, rendering: &Rendering<'_>, names: &LevelNames) -> String {
    let level = match diagnostic.severity {
        Severity::Error => Level::ERROR.with_name(names.error.as_str()),
        Severity::Warning => Level::WARNING.with_name(names.warning.as_str()),
        Severity::Hint => Level::NOTE.with_name(names.hint.as_str()),
    };
    let (message, hint) = rendering.words(diagnostic);
    let mut group = level
        .primary_title(visible_lines(&message).replace('\n', " "))
        .id(diagnostic.code.0)
        .elements(snippets(diagnostic, rendering));
    if let Some(hint) = hint {
        let help = Level::HELP.with_name(names.help.as_str());
        group = group.element(help.message(visible_lines(&hint).into_owned()));
    }
    let mut text = Renderer::styled().render(&[group]);
    text.push_str("\n\n");
    text
}

fn snippets<'a>(diagnostic: &Diagnostic, rendering: &'a Rendering<'_>) -> Vec<Element<'a>> {
    let Some(span) = diagnostic.span else {
        return Vec::new();
    };
    let near =
        |other: Span| other.file == span.file && (other.start.abs_diff(span.start) as usize) < NEAR;
    let mut window = span;
    for label in &diagnostic.labels {
        if near(label.span) {
            window = window.to(label.span);
        }
    }
    let mut main = Excerpt::new(rendering, window);
    main.mark(AnnotationKind::Primary, span, None);
    let mut others = Vec::new();
    for label in &diagnostic.labels {
        let words = rendering.text.show(&label.message);
        let words = Some(visible_lines(&words).into_owned());
        if near(label.span) {
            main.mark(AnnotationKind::Context, label.span, words);
        } else {
            let mut other = Excerpt::new(rendering, label.span);
            other.mark(AnnotationKind::Context, label.span, words);
            others.extend(other.elements());
        }
    }
    main.elements().chain(others).collect()
}

/// The lines of a source around a window, so that long files and long lines cost nothing.
struct Excerpt<'a> {
    source: &'a Source,
    start: usize,
    end: usize,
    origin: Option<Origin<'a>>,
    snippet: Snippet<'a, Annotation<'a>>,
}

impl<'a> Excerpt<'a> {
    fn new(rendering: &'a Rendering<'_>, window: Span) -> Excerpt<'a> {
        let source = rendering.sources.get(window.file);
        let text = source.text();
        let range = window.range();
        let line_start = source.line_at(range.start).start;
        let line_end = source.line_at(range.end).end.max(range.end);
        let start = line_start.max(text.floor_char_boundary(range.start.saturating_sub(BEFORE)));
        let end = line_end.min(text.ceil_char_boundary(range.end + AFTER));
        let place = source.place(range.start);
        let first_line = source.place(start).line as usize;
        let snippet = Snippet::source(&text[start..end]).line_start(first_line);
        let path = visible(&rendering.path(window)).into_owned();
        let (origin, snippet) = if start == line_start {
            (None, snippet.path(path))
        } else {
            let origin = Origin::path(path).line(place.line as usize);
            (Some(origin.char_column(place.column as usize)), snippet)
        };
        Excerpt {
            source,
            start,
            end,
            origin,
            snippet,
        }
    }

    fn elements(self) -> impl Iterator<Item = Element<'a>> {
        let origin = self.origin.map(Element::from);
        origin.into_iter().chain([Element::from(self.snippet)])
    }

    fn mark(&mut self, kind: AnnotationKind, span: Span, label: Option<String>) {
        let range = span.range();
        let text = self.source.text();
        let longest = text.floor_char_boundary(range.start + LONGEST_UNDERLINE);
        let end = range.end.min(longest).min(self.end);
        let annotation = kind
            .span(range.start - self.start..end.max(range.start) - self.start)
            .label(label);
        let snippet = std::mem::replace(&mut self.snippet, Snippet::source(""));
        self.snippet = snippet.annotation(annotation);
    }
}
