//! The collection that a package holds: one deck, one note type, its notes and their cards.

use rusqlite::{Connection, MAIN_DB, params};
use serde_json::{Value, json};

use super::super::Sheet;
use super::note::{FIELDS, Note, id};
use crate::player::escape;

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

const TABLES: &str = "\
CREATE TABLE col (id integer primary key, crt integer not null, mod integer not null, scm integer not null, ver integer not null, dty integer not null, usn integer not null, ls integer not null, conf text not null, models text not null, decks text not null, dconf text not null, tags text not null);
CREATE TABLE notes (id integer primary key, guid text not null, mid integer not null, mod integer not null, usn integer not null, tags text not null, flds text not null, sfld integer not null, csum integer not null, flags integer not null, data text not null);
CREATE TABLE cards (id integer primary key, nid integer not null, did integer not null, ord integer not null, mod integer not null, usn integer not null, type integer not null, queue integer not null, due integer not null, ivl integer not null, factor integer not null, reps integer not null, lapses integer not null, left integer not null, odue integer not null, odid integer not null, flags integer not null, data text not null);
CREATE TABLE revlog (id integer primary key, cid integer not null, usn integer not null, ease integer not null, ivl integer not null, lastIvl integer not null, factor integer not null, time integer not null, type integer not null);
CREATE TABLE graves (usn integer not null, oid integer not null, type integer not null);";

/// The database, made in memory.
pub fn write(sheet: &Sheet<'_>, notes: &[Note]) -> rusqlite::Result<Vec<u8>> {
    let ids = Ids {
        model: id(&format!("kanon note type {}", sheet.lang)),
        deck: id(&format!("kanon deck {}", sheet.name())),
        now: sheet.stamp.seconds() as i64,
    };
    let mut database = Connection::open_in_memory()?;
    // Said, not left to how SQLite was built: the same bytes everywhere.
    database.pragma_update(None, "page_size", 4096)?;
    database.pragma_update(None, "secure_delete", true)?;
    let change = database.transaction()?;
    change.execute_batch(TABLES)?;
    add_collection(&change, sheet, &ids)?;
    add_notes(&change, notes, &ids)?;
    change.commit()?;
    Ok(database.serialize(MAIN_DB)?.to_vec())
}

/// What rows refer to.
struct Ids {
    model: i64,
    deck: i64,
    now: i64,
}

fn add_collection(database: &Connection, sheet: &Sheet<'_>, ids: &Ids) -> rusqlite::Result<()> {
    let Ids { model, deck, now } = *ids;
    let conf = json!({
        "activeDecks": [1], "addToCur": true, "collapseTime": 1200, "curDeck": 1,
        "curModel": model.to_string(), "dueCounts": true, "estTimes": true, "newSpread": 0,
        "nextPos": 1, "sortBackwards": false, "sortType": "noteFld", "timeLim": 0,
    });
    let models = json!({ model.to_string(): note_type(sheet, model, deck) });
    let decks = json!({
        "1": deck_record(1, "Default", now),
        deck.to_string(): deck_record(deck, &sheet.name(), now),
    });
    let groups = json!({ "1": options_group() });
    database.execute(
        "INSERT INTO col VALUES (1, ?1, ?2, ?2, ?3, 0, 0, 0, ?4, ?5, ?6, ?7, '{}')",
        params![
            now,
            now * 1000,
            VERSION,
            conf.to_string(),
            models.to_string(),
            decks.to_string(),
            groups.to_string(),
        ],
    )?;
    Ok(())
}

/// A note a question and a card a note, which is new and due by its place.
fn add_notes(database: &Connection, notes: &[Note], ids: &Ids) -> rusqlite::Result<()> {
    // The importer computes the checksum of the first field itself.
    let mut add_note =
        database.prepare("INSERT INTO notes VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, 0, 0, '')")?;
    let mut add_card = database.prepare(
        "INSERT INTO cards VALUES (?1, ?1, ?2, 0, ?3, ?4, 0, 0, ?5, 0, 0, 0, 0, 0, 0, 0, 0, '')",
    )?;
    let mut placed: Vec<(i64, &Note)> = (1..).zip(notes).collect();
    // In the order that the tables are kept in: no page is split, the file stays small.
    placed.sort_by_key(|(_, note)| note.id);
    for (place, note) in placed {
        let tags = format!(" {} ", note.tags.join(" "));
        let fields = note.fields.join(SEPARATOR);
        let (sorted_by, now) = (&note.fields[0], ids.now);
        add_note.execute(params![
            note.id, note.guid, ids.model, now, UNSENT, tags, fields, sorted_by
        ])?;
        add_card.execute(params![note.id, ids.deck, now, UNSENT, place])?;
    }
    Ok(())
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
        "<div lang=\"{}\"><p class=\"prompt\">{{{{Prompt}}}}</p><hr id=\"answer\"><p class=\"answer\">{{{{Answer}}}}</p>\
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
