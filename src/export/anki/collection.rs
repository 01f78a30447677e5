//! The collection that a package holds: one deck, one note type, its notes and their cards.

use serde_json::{Value, json};

use super::super::Sheet;
use super::super::board::escape;
use super::note::{FIELDS, Note, id};
use super::sqlite::{Database, Value as Cell};

/// The version of Anki's collection that every Anki still imports.
const VERSION: i64 = 11;
/// Not yet synchronised.
const UNSENT: i64 = -1;
/// Between the fields of a note.
const SEPARATOR: &str = "\u{1f}";

const STYLE: &str = ".card{font:18px/1.5 'Noto Sans','Noto Sans Armenian',sans-serif;text-align:left;max-width:46em;margin:0 auto;color:#16181d;background:#fdfcf9}\
.boards{display:flex;flex-wrap:wrap;gap:12px;margin:0 0 8px}figure{margin:0;max-width:320px}.boards img{width:320px;max-width:86vw;height:auto;border-radius:4px}\
figcaption{font-size:14px;color:#565b66}.setting{color:#3c414b}.moves{font-weight:600}.prompt{font-weight:700}\
.answer{font-weight:700;color:#1b6b3a}h4{margin:14px 0 4px;font-size:15px;color:#565b66}ul,ol{padding-left:26px;margin:4px 0}\
.id{font-size:12px;color:#8a8f99;margin-top:16px}\
.nightMode.card,.nightMode .card,.card.nightMode{color:#e8e6e1;background:#1d1f24}\
.nightMode figcaption,.nightMode h4{color:#a7acb6}.nightMode .setting{color:#c9ccd3}.nightMode .answer{color:#7fd6a0}";

/// The database.
pub fn write(sheet: &Sheet<'_>, notes: &[Note]) -> Vec<u8> {
    let model = id(&format!("kanon note type {}", sheet.lang));
    let deck = id(&format!("kanon deck {}", sheet.name()));
    let now = sheet.stamp.seconds() as i64;
    let mut database = Database::default();
    database.add(
        "col",
        "CREATE TABLE col (id integer primary key, crt integer not null, mod integer not null, scm integer not null, ver integer not null, dty integer not null, usn integer not null, ls integer not null, conf text not null, models text not null, decks text not null, dconf text not null, tags text not null)",
        vec![(1, row(sheet, model, deck))],
    );
    let mut lines: Vec<_> = notes
        .iter()
        .map(|note| note_row(note, model, now))
        .collect();
    lines.sort_by_key(|(id, _)| *id);
    database.add(
        "notes",
        "CREATE TABLE notes (id integer primary key, guid text not null, mid integer not null, mod integer not null, usn integer not null, tags text not null, flds text not null, sfld integer not null, csum integer not null, flags integer not null, data text not null)",
        lines,
    );
    let mut cards: Vec<_> = (1..)
        .zip(notes)
        .map(|(place, note)| card_row(note, deck, now, place))
        .collect();
    cards.sort_by_key(|(id, _)| *id);
    database.add(
        "cards",
        "CREATE TABLE cards (id integer primary key, nid integer not null, did integer not null, ord integer not null, mod integer not null, usn integer not null, type integer not null, queue integer not null, due integer not null, ivl integer not null, factor integer not null, reps integer not null, lapses integer not null, left integer not null, odue integer not null, odid integer not null, flags integer not null, data text not null)",
        cards,
    );
    database.add(
        "revlog",
        "CREATE TABLE revlog (id integer primary key, cid integer not null, usn integer not null, ease integer not null, ivl integer not null, lastIvl integer not null, factor integer not null, time integer not null, type integer not null)",
        Vec::new(),
    );
    database.add(
        "graves",
        "CREATE TABLE graves (usn integer not null, oid integer not null, type integer not null)",
        Vec::new(),
    );
    database.finish()
}

fn row(sheet: &Sheet<'_>, model: i64, deck: i64) -> Vec<Cell> {
    let now = sheet.stamp.seconds() as i64;
    let said = |value: Value| Cell::Text(value.to_string());
    vec![
        Cell::Null,
        Cell::Integer(now),
        Cell::Integer(now * 1000),
        Cell::Integer(now * 1000),
        Cell::Integer(VERSION),
        Cell::Integer(0),
        Cell::Integer(0),
        Cell::Integer(0),
        said(json!({
            "activeDecks": [1], "addToCur": true, "collapseTime": 1200, "curDeck": 1,
            "curModel": model.to_string(), "dueCounts": true, "estTimes": true, "newSpread": 0,
            "nextPos": 1, "sortBackwards": false, "sortType": "noteFld", "timeLim": 0,
        })),
        said(json!({ model.to_string(): note_type(sheet, model, deck) })),
        said(json!({
            "1": deck_record(1, "Default", now),
            deck.to_string(): deck_record(deck, &sheet.name(), now),
        })),
        said(json!({ "1": options_group() })),
        said(json!({})),
    ]
}

fn deck_record(id: i64, name: &str, now: i64) -> Value {
    json!({
        "id": id, "name": name, "mod": now, "usn": UNSENT, "desc": "", "dyn": 0, "conf": 1,
        "collapsed": false, "browserCollapsed": false, "extendNew": 10, "extendRev": 50,
        "newToday": [0, 0], "revToday": [0, 0], "lrnToday": [0, 0], "timeToday": [0, 0],
    })
}

fn options_group() -> Value {
    json!({
        "id": 1, "name": "Default", "mod": 0, "usn": 0, "autoplay": true, "maxTaken": 60,
        "replayq": true, "timer": 0, "dyn": false,
        "new": { "bury": false, "delays": [1.0, 10.0], "initialFactor": 2500, "ints": [1, 4, 0], "order": 1, "perDay": 20 },
        "rev": { "bury": false, "ease4": 1.3, "ivlFct": 1.0, "maxIvl": 36500, "perDay": 200, "hardFactor": 1.2 },
        "lapse": { "delays": [10.0], "leechAction": 1, "leechFails": 8, "minInt": 1, "mult": 0.0 },
    })
}

/// The note type: how a card looks, in the words of the language.
fn note_type(sheet: &Sheet<'_>, id: i64, deck: i64) -> Value {
    let fields: Vec<Value> = FIELDS
        .iter()
        .enumerate()
        .map(|(ord, name)| {
            json!({
                "name": name, "ord": ord, "font": "Arial", "size": 20, "rtl": false,
                "sticky": false, "media": [],
            })
        })
        .collect();
    let say = |key| escape(&sheet.say(key));
    let front = format!(
        "<div lang=\"{}\">{{{{Question}}}}<p class=\"prompt\">{{{{Prompt}}}}</p>{{{{Options}}}}</div>",
        sheet.lang
    );
    let back = format!(
        "{{{{FrontSide}}}}<hr id=\"answer\"><div lang=\"{}\"><p class=\"answer\">{{{{Answer}}}}</p>\
         {{{{#Reason}}}}<h4>{}</h4>{{{{Reason}}}}{{{{/Reason}}}}<h4>{}</h4>{{{{Wrong}}}}<h4>{}</h4>{{{{Clauses}}}}</div><p class=\"id\">{{{{Id}}}}</p>",
        sheet.lang,
        say("export-card-reason"),
        say("export-card-wrong"),
        say("export-card-clauses"),
    );
    json!({
        "id": id, "name": format!("Kanon ({})", sheet.lang), "type": 0, "usn": UNSENT,
        "mod": sheet.stamp.seconds(), "sortf": 0, "did": deck, "css": STYLE, "flds": fields,
        "latexPre": "", "latexPost": "", "tags": [], "vers": [],
        "req": [[0, "any", [1, 2]]],
        "tmpls": [{
            "name": "Kanon", "ord": 0, "qfmt": front, "afmt": back, "bqfmt": "", "bafmt": "",
            "did": null,
        }],
    })
}

fn note_row(note: &Note, model: i64, now: i64) -> (i64, Vec<Cell>) {
    let cells = vec![
        Cell::Null,
        Cell::Text(note.guid.clone()),
        Cell::Integer(model),
        Cell::Integer(now),
        Cell::Integer(UNSENT),
        Cell::Text(format!(" {} ", note.tags.join(" "))),
        Cell::Text(note.fields.join(SEPARATOR)),
        Cell::Text(note.fields[0].clone()),
        // The importer computes the checksum of the first field itself.
        Cell::Integer(0),
        Cell::Integer(0),
        Cell::Text(String::new()),
    ];
    (note.id, cells)
}

fn card_row(note: &Note, deck: i64, now: i64, place: i64) -> (i64, Vec<Cell>) {
    let mut cells = vec![
        Cell::Null,
        Cell::Integer(note.id),
        Cell::Integer(deck),
        Cell::Integer(0),
        Cell::Integer(now),
        Cell::Integer(UNSENT),
    ];
    // A new card: type and queue 0, due by its place, nothing learnt yet.
    let numbers = [0, 0, place, 0, 0, 0, 0, 0, 0, 0, 0];
    cells.extend(numbers.map(Cell::Integer));
    cells.push(Cell::Text(String::new()));
    (note.id, cells)
}
