"""The questions of a paper as its JSON Lines give them: what every other format must agree with."""

import json
import pathlib

LETTERS = "ABCDEFGH"


def questions(folder, lang):
    """The questions of a language, in order."""
    text = (pathlib.Path(folder) / f"quiz.{lang}.jsonl").read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines()]


def is_open(question):
    """Whether the answer is found, not picked."""
    return question["answer_type"] in ("numbers", "move")


def right(question):
    """The places of the right options."""
    return [at for at, option in enumerate(question["options"]) if option["correct"]]


def letters(question):
    """The letters of the right options."""
    return [LETTERS[at] for at in right(question)]


def remark(option):
    """What must be said about an option."""
    rule = option["refuted_by"]
    if rule is None:
        return option["feedback"]
    return f"{option['thought']} {option['feedback']} ({rule['number'] or '–'} {rule['title']})"


def same(found, expected, where):
    """Fails with the place where two values differ."""
    assert found == expected, f"{where}: {found!r} is not {expected!r}"
