"""A QTI package: whole, each name resolving; the items are laid out for the player."""

import json
import pathlib
import sys
import zipfile

from lxml import etree

from paper import LETTERS, questions, right, same

ITEM = "{http://www.imsglobal.org/xsd/imsqtiasi_v3p0}"
PACKAGE = "{http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1}"
ORDER = ["qti-response-declaration", "qti-outcome-declaration", "qti-item-body",
         "qti-response-processing", "qti-modal-feedback"]


def check_item(root, question):
    where = question["id"]
    same(root.get("identifier"), question["id"], where)
    same(root.get("{http://www.w3.org/XML/1998/namespace}lang"), question["lang"], where)
    places = [ORDER.index(child.tag.removeprefix(ITEM)) for child in root]
    same(places, sorted(places), f"{where}: order of parts")
    responses = {node.get("identifier") for node in root.iter(f"{ITEM}qti-response-declaration")}
    outcomes = {node.get("identifier") for node in root.iter(f"{ITEM}qti-outcome-declaration")}
    asked = [node.get("response-identifier") for node in root.iter() if node.get("response-identifier")]
    same(sorted(asked), sorted(responses), f"{where}: responses")
    for node in root.iter(f"{ITEM}qti-variable", f"{ITEM}qti-correct"):
        assert node.get("identifier") in responses, f"{where}: {node.get('identifier')}"
    for node in root.iter(f"{ITEM}qti-set-outcome-value"):
        assert node.get("identifier") in outcomes, f"{where}: {node.get('identifier')}"
    remarks = [node for node in root.iter(f"{ITEM}qti-modal-feedback")]
    same([node.get("identifier") for node in remarks],
         [*LETTERS[: len(question["options"])], "shown"], where)
    for node, option in zip(remarks, question["options"]):
        said = "".join(node.itertext())
        assert option["feedback"] in said, f"{where}: {said}"
        # The title is quoted; the full stop stands after the quotation marks.
        assert (option["title"] or "").rstrip(".։") in said, f"{where}: {said}"
    choices = [node.get("identifier") for node in root.iter(f"{ITEM}qti-simple-choice")]
    if choices:
        values = [node.text for node in root.iter(f"{ITEM}qti-value")][: len(right(question))]
        same(values, [LETTERS[at] for at in right(question)], where)
    return {node.get("src") for node in root.iter(f"{ITEM}img")}


def main(folder, lang):
    folder = pathlib.Path(folder)
    asked = questions(folder, lang)
    with zipfile.ZipFile(folder / f"quiz.{lang}.qti.zip") as package:
        same(package.testzip(), None, "archive")
        names = set(package.namelist())
        manifest = etree.fromstring(package.read("imsmanifest.xml"))
        listed = {node.get("href") for node in manifest.iter(f"{PACKAGE}file")}
        same(listed, names - {"imsmanifest.xml"}, "manifest")
        resources = [node.get("identifier") for node in manifest.iter(f"{PACKAGE}resource")]
        same(resources, ["test", *(question["id"] for question in asked)], "resources")
        test = etree.fromstring(package.read("test.xml"))
        references = [node.get("href") for node in test.iter(f"{ITEM}qti-assessment-item-ref")]
        same(references, [f"items/{question['id']}.xml" for question in asked], "test")
        for path, question in zip(references, asked):
            pictures = check_item(etree.fromstring(package.read(path)), question)
            assert {f"items/{picture}" for picture in pictures} <= names, pictures
            assert len(pictures) >= bool(question["boards"]), question["id"]
        package.extractall(folder / f"qti.{lang}")
    (folder / f"qti.{lang}" / "questions.json").write_text(json.dumps(asked), encoding="utf-8")
    print(f"qti {lang}: {len(asked)} items, {len(names)} files")


main(*sys.argv[1:])
