//! What a format can't carry, said about one question.

use super::Sheet;
use crate::diag::{Code, Diagnostic, Message, Severity};
use crate::quiz::RenderedQuestion;

/// What is lost.
pub struct Loss {
    code: &'static str,
    severity: Severity,
    message: Message,
    hint: Message,
}

impl Loss {
    /// The question is left out.
    pub fn left_out(code: &'static str, message: Message, hint: &'static str) -> Loss {
        Loss {
            code,
            severity: Severity::Warning,
            message,
            hint: Message::new(hint),
        }
    }

    /// The question is there in another shape.
    pub fn otherwise(code: &'static str, message: Message, hint: &'static str) -> Loss {
        Loss {
            severity: Severity::Hint,
            ..Loss::left_out(code, message, hint)
        }
    }

    /// Whether the question is left out.
    pub fn is_total(&self) -> bool {
        self.severity == Severity::Warning
    }

    /// The answer is picked from the foreseen ones, where it should be found.
    pub fn picked() -> Loss {
        Loss::otherwise(
            "answer-picked",
            Message::new("export-answer-picked"),
            "export-answer-picked-hint",
        )
    }
}

/// The losses of a sheet, question by question.
pub fn losses(
    sheet: &Sheet<'_>,
    of: impl Fn(usize, &RenderedQuestion) -> Vec<Loss>,
) -> Vec<Diagnostic> {
    let mut all = Vec::new();
    for (at, question) in sheet.questions.iter().enumerate() {
        for loss in of(at + 1, question) {
            let message = Message::new("export-loss")
                .text("id", question.id)
                .text("number", at + 1)
                .with("what", loss.message);
            all.push(
                Diagnostic::placeless(Code(loss.code), loss.severity, message).hint(loss.hint),
            );
        }
    }
    all
}
