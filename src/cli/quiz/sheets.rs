//! A paper in its languages and forms, put into every format.

use anyhow::Result;
use indicatif::ProgressBar;
use rayon::prelude::*;

use crate::cli::failure::Explain;
use crate::diag::{Diagnostic, Message};
use crate::export::{
    Artifact, Exporter, Layout, PageSize, Sheet, SheetSection, Timestamp, exporter,
};
use crate::lang::Locale;
use crate::quiz::{Form, Paper, Renderer};

/// A form in a language and a format: its files, and what they can't carry.
pub struct Exported {
    /// The name of the format.
    pub format: &'static str,
    /// The files.
    pub files: Vec<Artifact>,
    /// What got lost.
    pub losses: Vec<Diagnostic>,
    /// How many questions there were.
    pub questions: usize,
}

/// What the command says about how a paper is printed.
#[derive(Clone, Copy)]
pub struct Printed<'a> {
    /// The time that stands in files which must name one.
    pub stamp: Timestamp,
    /// The day, where one is given.
    pub date: Option<&'a str>,
    /// The size of the pages.
    pub page: PageSize,
}

/// Every form in every language.
pub fn sheets<'a>(
    made: &'a Paper,
    locales: &'a [Locale],
    printed: Printed<'_>,
) -> Result<Vec<Sheet<'a>>> {
    locales
        .iter()
        .flat_map(|locale| made.forms.iter().map(move |form| (locale, form)))
        .map(|(locale, form)| sheet(made, locale, form, printed))
        .collect()
}

/// The sheets in every format, in the order of formats, languages and forms.
pub fn export(
    sheets: &[Sheet<'_>],
    formats: &[&'static dyn Exporter],
    bar: &ProgressBar,
) -> Result<Vec<Exported>> {
    let wanted: Vec<(&dyn Exporter, &Sheet<'_>)> = formats
        .iter()
        .flat_map(|format| sheets.iter().map(move |sheet| (*format, sheet)))
        .collect();
    bar.set_length(wanted.len() as u64);
    let exported = wanted.into_par_iter().map(|(format, sheet)| {
        let files = format.export(sheet).explain(|| {
            Message::new("failure-export")
                .text("format", format.name())
                .text("name", format!("quiz.{}", sheet.stem()))
        })?;
        let exported = Exported {
            format: format.name(),
            files,
            losses: format.losses(sheet),
            questions: sheet.questions.len(),
        };
        bar.inc(1);
        Ok(exported)
    });
    exported.collect()
}

/// The print pages of the sheets.
pub fn printed(sheets: &[Sheet<'_>]) -> Result<Vec<Artifact>> {
    let mut pages = Vec::new();
    if let Some(print) = exporter("print") {
        for sheet in sheets {
            pages.extend(print.export(sheet)?);
        }
    }
    Ok(pages)
}

fn sheet<'a>(
    made: &'a Paper,
    locale: &'a Locale,
    form: &'a Form,
    printed: Printed<'_>,
) -> Result<Sheet<'a>> {
    let renderer = Renderer::new(locale)?;
    let lang = locale.lang().to_string();
    let own = made.blueprint.titles.get(lang.as_str());
    let title = own.or(made.blueprint.title.as_ref());
    let title = title.map(|title| &**title).map_or_else(
        || locale.text().show(&Message::new("question-paper-title")),
        str::to_owned,
    );
    Ok(Sheet {
        lang: locale.lang(),
        text: locale.text(),
        title,
        form: form.letter,
        several: made.forms.len() > 1,
        seed: made.seed,
        stamp: printed.stamp,
        layout: layout(made, form, printed),
        questions: form
            .items
            .par_iter()
            .map(|item| renderer.render(&item.question))
            .collect(),
        asked: form.items.iter().map(|item| &item.question).collect(),
        renderer,
    })
}

fn layout(made: &Paper, form: &Form, printed: Printed<'_>) -> Layout {
    let cover = &made.blueprint.cover;
    let text = |text: &Option<Box<str>>| text.as_deref().map(str::to_owned);
    let count = |at: usize| form.items.iter().filter(|item| item.section == at).count();
    let planned = made.blueprint.sections.iter();
    let planned = planned.map(|section| (text(&section.title), section.points));
    // Own questions come last, in a section that no blueprint plans.
    let sections = planned.chain([(None, 1)]).enumerate();
    let sections = sections.map(|(at, (title, points))| SheetSection {
        title,
        points,
        count: count(at),
    });
    Layout {
        page: printed.page,
        event: text(&cover.event),
        date: printed.date.map(str::to_owned),
        minutes: cover.minutes,
        pass: cover.pass,
        instructions: text(&cover.instructions),
        sections: sections.filter(|section| section.count > 0).collect(),
    }
}
