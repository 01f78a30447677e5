//! One problem.

use super::{Code, Message, Span};

/// How bad it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// Worth a look.
    Hint,
    /// Probably wrong.
    Warning,
    /// Wrong.
    Error,
}

impl Severity {
    /// The stable lower-case name, for programs.
    pub fn name(self) -> &'static str {
        match self {
            Severity::Hint => "hint",
            Severity::Warning => "warning",
            Severity::Error => "error",
        }
    }
}

/// A remark on a stretch of text that helps to see the problem.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// Where.
    pub span: Span,
    /// What there is to say.
    pub message: Message,
}

/// A mechanical correction: the text that should stand in the place of another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fix {
    /// What to replace.
    pub span: Span,
    /// By what.
    pub text: Box<str>,
}

/// A problem: what, how bad, where, and what to do about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// The kind of problem.
    pub code: Code,
    /// How bad it is.
    pub severity: Severity,
    /// What is wrong.
    pub message: Message,
    /// The offending text; none where the problem has no text (a missing folder).
    pub span: Option<Span>,
    /// Other places that matter.
    pub labels: Vec<Label>,
    /// What to do about it.
    pub hint: Option<Message>,
    /// The correction, where no thought is needed.
    pub fix: Option<Fix>,
}

impl Diagnostic {
    /// A problem at a place.
    pub fn new(code: Code, severity: Severity, span: Span, message: Message) -> Diagnostic {
        Diagnostic {
            code,
            severity,
            message,
            span: Some(span),
            labels: Vec::new(),
            hint: None,
            fix: None,
        }
    }

    /// A problem that no text shows.
    pub fn placeless(code: Code, severity: Severity, message: Message) -> Diagnostic {
        Diagnostic {
            code,
            severity,
            message,
            span: None,
            labels: Vec::new(),
            hint: None,
            fix: None,
        }
    }

    /// Says what to do about it.
    pub fn hint(mut self, message: Message) -> Diagnostic {
        self.hint = Some(message);
        self
    }

    /// Says which text should stand in the place of another.
    pub fn fix(mut self, span: Span, text: impl Into<Box<str>>) -> Diagnostic {
        let text = text.into();
        self.fix = Some(Fix { span, text });
        self
    }

    /// Points at another place.
    pub fn label(mut self, span: Span, message: Message) -> Diagnostic {
        self.labels.push(Label { span, message });
        self
    }
}
