"""A reader of GIFT in Python: pygiftparser."""

import html
import pathlib
import re
import sys

from pygiftparser import parser

from paper import questions, remark, right, same


def plain(text):
    """Text without the escapes of GIFT, which this reader keeps, and of HTML."""
    return html.unescape(re.sub(r"\\(.)", r"\1", text)).strip()


def main(folder, lang):
    asked = questions(folder, lang)
    with open(pathlib.Path(folder) / f"quiz.{lang}.gift", encoding="utf-8") as file:
        found = parser.parseFile(file)
    same(len(found), len(asked), "questions")
    for number, (item, question) in enumerate(zip(found, asked), 1):
        where = question["id"]
        assert item.valid, where
        same(item.title.split(), [f"{number:03}", question["id"]], where)
        same(item.markup, "html", where)
        assert f"[id:{question['id']}]" in item.full, where
        text = plain(item.text)
        for line in [question["prompt"], *question["setting"], *question["events"]]:
            assert line in text, f"{where}: {line}"
        for board in question["boards"]:
            assert board["fen"] in text, f"{where}: {board}"
        options = [answer for answer in item.answers.answers if not is_move(answer)]
        same([plain(o.answer) for o in options], [o["text"] for o in question["options"]], where)
        same([at for at, o in enumerate(options) if o.fraction > 0], right(question), where)
        for answer, option in zip(options, question["options"]):
            same(plain(answer.feedback), remark(option), where)
        same(plain(item.generalFeedback or ""), " ".join(question["explanation"]), where)
    print(f"pygiftparser {lang}: {len(found)} questions")


def is_move(answer):
    """Whether it is the second spelling of a move, from square to square."""
    return re.fullmatch(r"[a-h][1-8][a-h][1-8][qrbn]?", answer.answer)


main(*sys.argv[1:])
