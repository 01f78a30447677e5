//! What is printed on a paper beside its questions, in the language of the sheet.

/// The size of a page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PageSize {
    /// 210 × 297 mm.
    #[default]
    A4,
    /// 8.5 × 11 inches.
    Letter,
}

impl PageSize {
    /// The name that CSS knows it by.
    pub const fn css(self) -> &'static str {
        match self {
            PageSize::A4 => "A4",
            PageSize::Letter => "letter",
        }
    }
}

/// A section of a sheet.
#[derive(Clone, Debug, Default)]
pub struct SheetSection {
    /// Its heading, if it has one of its own.
    pub title: Option<String>,
    /// The points for each of its questions.
    pub points: usize,
    /// How many questions it has on this sheet.
    pub count: usize,
}

/// The cover of a paper and its sections. By default: one section, a point for each question.
#[derive(Clone, Debug, Default)]
pub struct Layout {
    /// The size of the pages.
    pub page: PageSize,
    /// The event.
    pub event: Option<String>,
    /// The day, as it is to be printed.
    pub date: Option<String>,
    /// The time allowed.
    pub minutes: Option<usize>,
    /// The per cent of the points that pass.
    pub pass: Option<usize>,
    /// Instructions instead of the usual ones.
    pub instructions: Option<String>,
    /// The sections in their order; none stands for one without a title.
    pub sections: Vec<SheetSection>,
}

impl Layout {
    /// The points for the question at this place, from 0.
    pub fn points(&self, at: usize) -> usize {
        self.section(at).map_or(1, |(_, section, _)| section.points)
    }

    /// The section of the question at this place, its number from 1, and whether it opens it.
    pub fn section(&self, at: usize) -> Option<(usize, &SheetSection, bool)> {
        let mut first = 0;
        for (number, section) in (1..).zip(&self.sections) {
            if at < first + section.count {
                return Some((number, section, at == first));
            }
            first += section.count;
        }
        None
    }
}
