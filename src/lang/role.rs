//! What a word says of the number beside it.

/// What a noun stands for when it names a numbered provision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Noun {
    /// An article (`Статья 9`), or a clause of any depth called so (`Статья 9.2`).
    Article,
    /// An appendix (`Приложение A`).
    Appendix,
    /// A guideline (`Guidelines III`).
    Guideline,
    /// A numbered point of any division (`пункт 9.2`).
    Clause,
}

/// The place of a word around the number of a provision.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Role {
    /// It names a kind of provision.
    pub noun: Option<Noun>,
    /// The noun is cut short, so that a full stop after it ends no sentence (`ст. 9`).
    pub abbreviated: bool,
    /// The noun says that there are several numbers (`статьям 3 и 4`).
    pub plural: bool,
    /// The noun stands so after a number that says how many (`12 հոդված`, twelve articles).
    pub counted: bool,
    /// It joins the numbers of a list (`и`, `or`).
    pub joins: bool,
    /// It stands between the ends of a range (`to`, `по`).
    pub ranges: bool,
    /// It opens a range, between the noun and the first number (`Статьи с 6 по 12`).
    pub opens_range: bool,
    /// It announces a mention (`see`, `см.`).
    pub announces: bool,
    /// It is counted or measured, so that a number before it is a plain number (`minutes`).
    pub unit: bool,
    /// It is such a word only at the end of a phrase; elsewhere it means something else (`с`).
    pub unit_at_end: bool,
    /// It is the subject of a sentence, so that no fraction counts it (`9.6 партия`).
    pub subject: bool,
    /// What it names comes only whole (`Under 6.9 games`).
    pub indivisible: bool,
    /// It names what is counted by halves: the points of a player.
    pub halved: bool,
    /// It names another document, whose numbers are no clauses (`пункт 3.4 Положения`).
    pub document: bool,
    /// It names another document in whatever form (`Положение о рейтинге, п. 5.8`).
    pub title: bool,
    /// It names another document where it has a capital; elsewhere it means something else.
    pub titled: bool,
    /// It names a paper in whatever form, which has sections but hardly articles (`the invitation,
    /// section 4.1`).
    pub paper: bool,
    /// It names the Laws, unless what follows makes them the rules of something else.
    pub rules: bool,
    /// Rules of it are not the Laws (`Правил вида спорта`).
    pub domain: bool,
    /// It is another document, or somebody who has rules of his own (`the rules of the league`).
    pub owner: bool,
    /// It joins a number to the document it is of (`3.4 of the regulations`).
    pub of: bool,
    /// It joins a document to what it is about (`Положение о рейтинге`).
    pub about: bool,
    /// It makes a predicate of the word before it (`է`).
    pub copula: bool,
    /// It opens a quantity, so that a number after it is a plain number (`score 1.5`).
    pub quantity: bool,
    /// What it names has a number of its own, right after it (`photo 4.2`).
    pub numbered: bool,
    /// The quantity is an amount, which has no number of three levels (`about`).
    pub amount: bool,
    /// It opens an amount after a word of degree (`than`).
    pub compares: bool,
    /// It is such a word of degree (`more`).
    pub degree: bool,
    /// It makes a question of such an amount (`what about`).
    pub asks: bool,
    /// It happens on a day (`the round of 3.10.`).
    pub event: bool,
    /// What it says takes place on a day (`starts`).
    pub happens: bool,
    /// It says what the value of something is (`was`, `равен`).
    pub equals: bool,
    /// It stands between the numbers of two opponents (`6.5 against 5.5`).
    pub against: bool,
    /// It is a noun of clauses and also what ratings are counted in (`6.5 пункта`).
    pub scored: bool,
    /// It has a value (`рейтинг`, `result`).
    pub valued: bool,
    /// A value grows or falls (`потерял`).
    pub gains: bool,
    /// It joins that to the difference (`by`, `на`).
    pub by: bool,
    /// It is the place next to a thing (`beside`).
    pub beside: bool,
    /// It governs the number of a provision (`a breach of`).
    pub cites: bool,
    /// It is what a provision does (`applies`).
    pub decides: bool,
    /// It heads a column of mentions (`References`).
    pub heads: bool,
    /// It never ends a sentence: what follows belongs to it (`in`, `о`).
    pub dangles: bool,
    /// The article that it counts (`девятую`).
    pub ordinal: Option<u16>,
    /// It is the heading of a preface.
    pub preface: bool,
    /// It is the heading of a glossary.
    pub glossary: bool,
}
