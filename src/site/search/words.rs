//! How the words of a language are compared.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::law::RuleId;

/// The word rules of a language: `locales/<lang>/search.toml`. The script that searches applies
/// them; each is explained where it is written.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[serde(deny_unknown_fields, default)]
pub struct WordRules {
    /// How many letters must stay when endings are taken off.
    shortest: usize,
    /// How often an ending may be taken off.
    rounds: usize,
    /// What counts as the same, before a text is taken apart into words.
    equal: Vec<(String, String)>,
    /// What the end of a stem is levelled to.
    rewrites: Vec<(String, String)>,
    /// The endings.
    endings: Vec<String>,
    /// Words whose forms no ending explains, by what stands for them; `x*` is all that begins so.
    roots: BTreeMap<String, Vec<String>>,
    /// Words that are asked for in each other's place.
    synonyms: Vec<Vec<String>>,
    /// Words that say nothing.
    stop: Vec<String>,
    /// What may stand before a number.
    numbered: Vec<String>,
    /// How each letter is written with Latin ones.
    latin: Vec<(String, String)>,
    /// What counts as the same in Latin letters.
    sounds: Vec<(String, String)>,
    /// What readers call a rule, besides its title.
    #[serde(skip_serializing)]
    pub called: BTreeMap<RuleId, Vec<String>>,
}
