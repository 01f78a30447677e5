"""Anki's own importer: once, again, and after the words have changed."""

import html
import os
import pathlib
import sqlite3
import sys
import tempfile
import zipfile

from anki.collection import Collection, ImportAnkiPackageOptions, ImportAnkiPackageRequest

from paper import is_open, letters, questions, remark, same


def bring(collection, path):
    request = ImportAnkiPackageRequest(
        package_path=str(path.resolve()), options=ImportAnkiPackageOptions()
    )
    log = collection.import_anki_package(request).log
    return len(log.new), len(log.updated), len(log.duplicate), len(log.conflicting)


def check_file(path, place):
    """The database is sound by SQLite's own word."""
    with zipfile.ZipFile(path) as package:
        same(package.testzip(), None, "archive")
        package.extract("collection.anki2", place)
    database = sqlite3.connect(os.path.join(place, "collection.anki2"))
    same(database.execute("pragma integrity_check").fetchall(), [("ok",)], "integrity")
    database.close()


def check(collection, asked, lang):
    same(collection.note_count(), len(asked), "notes")
    same(collection.card_count(), len(asked), "cards")
    boards = 0
    for place, question in enumerate(asked, 1):
        (number,) = collection.find_notes(f"Id:{question['id']}")
        note = collection.get_note(number)
        same(note.guid, f"{question['id']}.{lang}", "guid")
        front = html.unescape(note.cards()[0].question())
        back = html.unescape(note.cards()[0].answer())
        same(note.cards()[0].due, place, "order")
        for line in [question["prompt"], *question["setting"], *question["events"]]:
            assert line in front, f"{question['id']}: {line}"
        for line in question["explanation"]:
            assert line in back, f"{question['id']}: {line}"
        for option in question["options"]:
            assert is_open(question) or f"<li>{option['text']}</li>" in front, option
            assert option["correct"] or remark(option) in back, option
        key = question["key"]
        answer = key if is_open(question) else f"{', '.join(letters(question))}. {key}"
        same(html.unescape(note["Answer"]), answer, question["id"])
        for tag in [f"kind::{question['kind']}", f"level::{question['difficulty']}"]:
            assert tag in note.tags, f"{question['id']}: {note.tags}"
        for rule in question["rules"]:
            assert f"rule::{rule['id']}" in note.tags, f"{question['id']}: {rule}"
        boards += len(question["boards"])
        same(front.count("<img src=\"kanon-"), len(question["boards"]), question["id"])
    media = collection.media.check()
    same((list(media.missing), list(media.unused)), ([], []), "media")
    pictures = os.listdir(collection.media.dir())
    assert boards > 0 and pictures, "no boards"
    for name in pictures:
        text = (pathlib.Path(collection.media.dir()) / name).read_text(encoding="utf-8")
        assert text.startswith("<svg") and text.endswith("</svg>"), name
        assert text.count("<rect") >= 65, name


def main(folder, lang, changed):
    asked, reworded = questions(folder, lang), questions(changed, lang)
    same([question["id"] for question in asked], [question["id"] for question in reworded], "ids")
    with tempfile.TemporaryDirectory() as place:
        collection = Collection(os.path.join(place, "test.anki2"))
        deck = pathlib.Path(folder) / f"quiz.{lang}.apkg"
        check_file(deck, place)
        same(bring(collection, deck), (len(asked), 0, 0, 0), "first import")
        check(collection, asked, lang)
        same(bring(collection, deck), (0, 0, len(asked), 0), "second import")
        check(collection, asked, lang)
        later = pathlib.Path(changed) / f"quiz.{lang}.apkg"
        same(bring(collection, later), (0, len(asked), 0, 0), "third import, changed")
        check(collection, reworded, lang)
        texts = [collection.get_note(note)["Prompt"] for note in collection.find_notes("")]
        assert any("(changed)" in text for text in texts), "the words did not change"
        collection.close()
    print(f"anki {lang}: {len(asked)} notes, three imports")


main(*sys.argv[1:])
