"""PDF: pypdf reads the pages; the key names every question, the booklet asks every one."""

import pathlib
import sys
import unicodedata

from pypdf import PdfReader

from paper import questions, same


def words(path):
    """The text of all pages, without spaces and ligatures: line ends fall anywhere."""
    reader = PdfReader(path)
    text = "".join(page.extract_text() for page in reader.pages)
    return len(reader.pages), plain(text)


def plain(text):
    return "".join(unicodedata.normalize("NFKC", text).split())


def main(folder, lang):
    folder = pathlib.Path(folder)
    asked = questions(folder, lang)
    pages, key = words(folder / f"key.{lang}.pdf")
    for question in asked:
        assert plain(question["explanation"][0]) in key, question["explanation"]
        assert question["id"] not in key, "the key gives no ids"
    booklet_pages, booklet = words(folder / f"booklet.{lang}.pdf")
    for question in asked:
        assert plain(question["prompt"]) in booklet, question["prompt"]
        assert question["id"] not in booklet, "the booklet gives no ids"
    sheets, _ = words(folder / f"answers.{lang}.pdf")
    # The key tells no stories again, so it may be shorter than the booklet.
    assert booklet_pages > 1 and pages > sheets == 1, (pages, booklet_pages, sheets)
    print(f"pypdf {lang}: {len(asked)} questions, {booklet_pages} + {pages} + {sheets} pages")


main(*sys.argv[1:])
