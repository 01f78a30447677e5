"""Moodle XML: read by moodle-xml-parser where it knows the type, and by lxml throughout."""

import base64
import html
import pathlib
import re
import sys

from lxml import etree
from moodle_xml_parser.parser import parse_file

from paper import questions, remark, right, same


def time(seconds):
    return f"{seconds // 60}:{seconds % 60:02}"


def choice(item, question):
    same([html.unescape(o.answer) for o in item.options],
         [o["text"] for o in question["options"]], question["id"])
    scores = [option.score_fraction for option in item.options]
    same([at for at, score in enumerate(scores) if score > 0], right(question), question["id"])
    # Thirds are written with five decimals, and Moodle rounds the sum.
    same(round(sum(score for score in scores if score > 0), 2), 100, question["id"])
    assert item.shuffle_answers is False, "the places of keys are balanced: nothing is shuffled"
    same(item.single, question["answer_type"] != "several-of", question["id"])
    for answer, option in zip(item.options, question["options"]):
        same(html.unescape(answer.feedback), remark(option), question["id"])


def cloze(item, question, said):
    same(len(item.gaps), 2, question["id"])
    for gap, side in zip(item.gaps, ("white", "black")):
        key = time(question["key_value"][side])
        same(gap.sub_type, "SHORTANSWER", question["id"])
        same([o.answer for o in gap.options if o.score == 100][0], key, question["id"])
        assert all(o.answer != key for o in gap.options if o.score == 0), question["id"]
    for option in question["options"]:
        assert option["correct"] or remark(option) in said, option


def typed(node, question):
    answers = {
        answer.findtext("text"): (answer.get("fraction"), answer.findtext("feedback/text"))
        for answer in node.findall("answer")
    }
    for option in question["options"]:
        expected = ("100" if option["correct"] else "0", remark(option))
        for spelt in (option["text"], option["value"]):
            fraction, said = answers[spelt]
            same((fraction, html.unescape(said)), expected, question["id"])


def boards(node, question):
    files = {file.get("name"): file for file in node.findall("questiontext/file")}
    shown = re.findall(r"@@PLUGINFILE@@/([^\"]+)", node.findtext("questiontext/text"))
    same(len(shown), len(question["boards"]), question["id"])
    for name, board in zip(shown, question["boards"]):
        svg = etree.fromstring(base64.b64decode(files[name].text, validate=True))
        pieces = sum(letter.isalpha() for letter in board["fen"].split()[0])
        drawn = svg.findall("{http://www.w3.org/2000/svg}g")
        same(len(drawn), pieces, f"{question['id']}: pieces")


def main(folder, lang):
    path = str(pathlib.Path(folder) / f"quiz.{lang}.moodle.xml")
    asked = {question["id"]: question for question in questions(folder, lang)}
    read = parse_file(path)
    known = {item.name.split()[1]: item for kind in read.values() for item in kind}
    root = etree.parse(path).getroot()
    category, *nodes = root.findall("question")
    same(category.get("type"), "category", "category")
    assert f"({lang})" in category.findtext("category/text"), "category"
    same([node.findtext("idnumber") for node in nodes], list(asked), "ids")
    for node in nodes:
        question = asked[node.findtext("idnumber")]
        boards(node, question)
        said = html.unescape(node.findtext("generalfeedback/text"))
        for line in question["explanation"]:
            assert line in said, f"{question['id']}: {line}"
        match node.get("type"):
            case "multichoice":
                choice(known[question["id"]], question)
            case "cloze":
                same(question["answer_type"], "numbers", question["id"])
                cloze(known[question["id"]], question, said)
            case "shortanswer":
                same(question["answer_type"], "move", question["id"])
                typed(node, question)
            case other:
                raise AssertionError(other)
    types = sorted({node.get("type") for node in nodes})
    print(f"moodle {lang}: {len(nodes)} questions, {', '.join(types)}")


main(*sys.argv[1:])
