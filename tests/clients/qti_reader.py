"""A QTI package read and scored by the programs of others, after its conversion by others.

citolab-qti-convert makes QTI 2.1 of the package; pyslet reads package, test and items, and runs the
response processing of each item: over no answer, over the answer of every option, over every set of
options where several may be chosen, over halves of an answer. Refused are names that the converter
doesn't know, what it warns of (except what 2.1 has no name for), what pyslet logs, what it has no
place for or reads otherwise than it was written, and points and remarks other than the questions
say. No spoilt copy comes through.

This is not validation: both programs are lenient. Attributes that must be there and the form of
identifiers are hardly looked at, and what the conversion levels (figures, the body of feedback) not at
all; what 3.0 took away from 2.1 would pass. See qti_schema.py and qti.py.
"""

import collections
import itertools
import logging
import pathlib
import re
import sys
import zipfile

from lxml import etree
from pyslet.imscpv1p2 import ContentPackage
from pyslet.qtiv2 import interactions, tests, variables
from pyslet.qtiv2.xml import QTIDocument
from pyslet.rfc2396 import URI
from pyslet.xml.namespace import NO_NAMESPACE, XMLNSElement
from qti_convert import convert_qti3_to_qti21, downgrade_package
from qti_convert.names import QTI2_ELEMENT_NAMES, qti_kabobify

from paper import LETTERS, letters, questions, same

NAMES = {qti_kabobify(name) for name in QTI2_ELEMENT_NAMES}
# What 2.1 has no name for.
LEVELLED = {"HTML5 <figure> was converted to <div>.", "HTML5 <figcaption> was converted to <div>.",
            "<img> in qti-hotspot-interaction was converted to <object>, as QTI 2.1 requires."}
SQUARES = [file + rank for rank in "12345678" for file in "abcdefgh"]


# Conversion.


def strangers(xml):
    """The names of elements and attributes that QTI 3.0 has not, as far as the converter knows."""
    for element in etree.fromstring(xml.encode()).iter():
        name = etree.QName(element).localname
        if name in QTI2_ELEMENT_NAMES or (name.startswith("qti-") and name not in NAMES):
            yield f"no element is named {name}"
        # The converter would take an attribute of 2.1 for one of 3.0.
        yield from (f"no attribute is named {key}" for key in element.keys() if re.match("[a-z]+[A-Z]", key))


def convert(xml):
    """A file in QTI 2.1, and what can't be made of it."""
    converted = convert_qti3_to_qti21(xml)
    said = [warning.message for warning in converted.warnings if warning.message not in LEVELLED]
    return converted.xml, [*strangers(xml), *said]


# Reading.


class Log(logging.Handler):
    """What is logged from warnings upwards."""

    def __init__(self):
        super().__init__(logging.WARNING)
        self.said = []

    def emit(self, record):
        self.said.append(record.getMessage())


LOG = Log()
logging.getLogger().addHandler(LOG)


def heard(work):
    """What work gives, and what is logged or raised meanwhile."""
    LOG.said.clear()
    try:
        found, raised = work(), []
    except Exception as error:  # For many mistakes pyslet has no error of its own.
        found, raised = None, [f"{type(error).__name__}: {error}"]
    return found, [*LOG.said, *raised]


def outline(xml):
    """The elements with their text, in order; declarations by name, since pyslet sorts them."""

    def words(text):
        return " ".join((text or "").split())

    root = etree.fromstring(xml.encode())
    parts = []
    for tag, run in itertools.groupby(root, lambda part: etree.QName(part).localname):
        declared = tag.endswith("Declaration")
        parts.extend(sorted(run, key=lambda part: part.get("identifier", "")) if declared else run)
    return [(etree.QName(one).localname, words(one.text), words(one.tail))
            for part in parts for one in part.iter()]


def read(xml, place):
    """The root of a file at a place in the converted package as pyslet reads it, and complaints."""
    xml, complaints = convert(xml)
    document = QTIDocument(base_uri=str(URI.from_path(str(place))))
    _, said = heard(lambda: document.read(src=xml))
    if said or document.root is None:
        return None, [*complaints, *said]
    for element in [document.root, *document.root.find_children_depth_first(XMLNSElement)]:
        if type(element) is XMLNSElement:
            complaints.append(f"{element.xmlname} is read as any XML")
        # What the class of an element has no place for is put here.
        rest = [name for space, name in element._attrs if space == NO_NAMESPACE]
        complaints.extend(f"{type(element).__name__} has no {name}" for name in rest)
    for written, found in itertools.zip_longest(outline(xml), outline(str(document))):
        if written != found:
            complaints.append(f"{written} is read as {found}")
            break
    return document.root, complaints


def referred(test):
    """The identifiers of the items that a test refers to."""
    return [one.get_item().identifier for one in test.find_children_depth_first(tests.AssessmentItemRef)]


def open_package(place, asked):
    """Opens the converted package: its resources are the test and the items, its files are listed."""
    package, said = heard(lambda: ContentPackage(str(place)))
    assert not said, said
    resources = package.manifest.root.Resources.Resource
    same([one.id for one in resources], ["test", *(question["id"] for question in asked)], "resources")
    for one in resources:
        assert one.get_entry_point(), f"{one.id}: {one.href} is none of its files"
    for path, listed in package.fileTable.items():
        assert listed and (place / str(path)).exists(), f"{path} is listed or there, not both"


# Scoring.


def plain(value):
    """A value of pyslet, whose sets are counts of their members."""
    return sorted(value.value) if isinstance(value.value, dict) else value.value


def score(item, given):
    """The outcomes of an answer."""
    session = variables.ItemSessionState(item)
    session.begin_session()
    for response, value in given.items():
        session[response].set_value(value)
    session.end_attempt()
    return {name: plain(session[name]) for name in ("SCORE", "MAXSCORE", "FEEDBACK", "REASON")}


def places(item):
    """Where an item takes its answer."""
    return list(item.ItemBody.find_children_depth_first(interactions.Interaction))


def way(item):
    """How an item is answered."""
    found = [type(one) for one in places(item)]
    if found == [interactions.TextEntryInteraction] * 2:
        return "times"
    if found == [interactions.HotspotInteraction]:
        return "squares"
    same(found, [interactions.ChoiceInteraction], item.identifier)
    several = variables.Cardinality.multiple
    return "sets" if any(one.cardinality == several for one in item.ResponseDeclaration) else "options"


def picked(item, question):
    """The answers of an item with options."""
    options = LETTERS[: len(question["options"])]
    [place] = places(item)
    for size in range(1, len(options) + 1 if way(item) == "sets" else 2):
        for some in map(list, itertools.combinations(options, size)):
            given = some if way(item) == "sets" else some[0]
            yield {place.responseIdentifier: given}, int(some == letters(question)), given


def found_out(item, question):
    """The answers of an item with times or squares; half of one is none."""
    for letter, option in zip(LETTERS, question["options"]):
        value = option["value"]
        if way(item) == "times":
            spelt = [f"{value[clock] // 60}:{value[clock] % 60:02}" for clock in ("white", "black")]
            given = {place.responseIdentifier: time for place, time in zip(places(item), spelt)}
            halves = [{response: time} for response, time in given.items()]
        else:
            [place] = places(item)
            given = {place.responseIdentifier: sorted([value[:2], value[2:]])}
            halves = [{place.responseIdentifier: [square]} for square in [value[:2], value[2:]]]
        yield given, int(option["correct"]), letter
        yield from ((half, 0, None) for half in halves)


def offered(item):
    """What can be chosen: identifiers and texts."""
    choices = item.ItemBody.find_children_depth_first(interactions.Choice)
    return [(one.identifier, "".join(one.get_children())) for one in choices]


def judge(item, question):
    """How many answers got a point and how many none, and what is wrong with the others."""
    complaints, counted = [], collections.Counter()
    session = variables.ItemSessionState(item)
    key = {one.identifier: plain(session[f"{one.identifier}.CORRECT"]) for one in item.ResponseDeclaration}
    options = [(letter, option["text"]) for letter, option in zip(LETTERS, question["options"])]
    choices = {"times": [], "squares": [(square, "") for square in SQUARES]}.get(way(item), options)
    if offered(item) != choices:
        complaints.append(f"the choices are {offered(item)}")
    answers = found_out if way(item) in ("times", "squares") else picked
    nothing = ["none"] if way(item) == "sets" else None
    for given, points, remark in [({}, 0, nothing), *answers(item, question)]:
        if points and given != key:
            complaints.append(f"the key is {key}")
        expected = {"SCORE": points, "MAXSCORE": 1, "FEEDBACK": remark, "REASON": "shown"}
        for outcome, value in score(item, given).items():
            if value != expected[outcome]:
                complaints.append(f"{outcome} is {value} for {given}")
        counted[points] += 1
    return counted, complaints


def examine(kind, xml, place, asked):
    """What pyslet made of a test or an item, how many answers it scored, and complaints.

    `asked` is what the file must agree with: the questions of a test, the question of an item."""
    root, complaints = read(xml, place)
    if root is None:
        return root, {}, complaints
    if kind == "test":
        found, said = heard(lambda: referred(root))
        if found is not None and found != [question["id"] for question in asked]:
            said.append(f"the items are {found}")
        return root, {}, complaints + said
    judged, said = heard(lambda: judge(root, asked))
    counted, wrong = judged or ({}, [])
    return root, counted, complaints + said + wrong


# Spoilt files: kind, what is replaced by what, once in the test or in one item for each way to answer,
# and a word of the complaint that must follow, so that a file is not refused for something else.

SPOILT = [
    # Noticed at the conversion.
    ("item", "<qti-item-body>", r"\g<0><qti-riddle/>", "qti-riddle"),
    ("item", "<qti-prompt>", r"<qti-riddle/>\g<0>", "qti-riddle"),
    ("item", "<qti-correct-response>(.*?)</qti-correct-response>",
     r"<correctResponse>\1</correctResponse>", "correctResponse"),
    ("item", " time-dependent=", " timeDependent=", "timeDependent"),
    ("item", 'xmlns="[^"]*"', 'xmlns="urn:riddle"', "not a QTI 3 document"),
    ("item", "<qti-item-body>", r"<qti-catalog-info/>\g<0>", "qti-catalog-info"),
    ("item", "<qti-item-body>", r"\g<0><section>A riddle</section>", "<section>"),
    ("item", "<qti-choice-interaction", r'\g<0> data-riddle="1"', "data-*"),
    # Noticed by what is read.
    ("item", "<qti-item-body>", r'\g<0><qti-simple-choice identifier="Z">Z</qti-simple-choice>',
     "SimpleChoice"),
    ("item", "<qti-item-body>", r"\g<0><li>A riddle</li>", "LI"),
    ("item", "<qti-item-body>", r"\g<0><strong>A riddle</strong>", "Strong"),
    ("item", "<qti-item-body>", r"\g<0>A riddle", "Unexpected data"),
    ("item", "</qti-prompt>", r"\g<0>A riddle", "Unexpected data"),
    ("item", "<qti-prompt>", r"\g<0><p>A riddle</p>", "P in Prompt"),
    ("item", "<p>", r"\g<0><riddle/>", "riddle is read as any XML"),
    ("item", 'cardinality="[a-z]+"', 'cardinality="one"', "cardinality'): one"),
    ("item", 'base-type="identifier"', 'base-type="name"', "baseType'): name"),
    ("item", 'base-type="float"', 'base-type="real"', "baseType'): real"),
    ("item", 'normal-maximum="1"', 'normal-maximum="one"', "normalMaximum'): one"),
    ("item", 'max-choices="[0-9]+"', 'max-choices="all"', "maxChoices'): all"),
    ("item", 'expected-length="[0-9]+"', 'expected-length="all"', "expectedLength'): all"),
    ("item", 'shuffle="false"', 'shuffle="no"', "shuffle'): no"),
    ("item", 'adaptive="false"', 'adaptive="no"', "adaptive'): no"),
    ("item", 'show-hide="show"', 'show-hide="yes"', "showHide'): yes"),
    ("item", 'shape="rect"', 'shape="square"', "shape'): square"),
    ("item", ' coords="[^"]*"', ' coords="a1"', "coords'): a1"),
    ("item", " adaptive=", r' riddle="1"\g<0>', "AssessmentItem has no riddle"),
    ("item", "<qti-choice-interaction", r'\g<0> riddle="1"', "ChoiceInteraction has no riddle"),
    ("item", "<p>", '<p riddle="1">', "P has no riddle"),
    ("item", "(<qti-item-body>.*</qti-item-body>)(.*</qti-response-processing>)", r"\2\1", "is read as"),
    ("item", "</qti-item-body>",
     r'\g<0><qti-outcome-declaration identifier="Z" cardinality="single" base-type="float"/>', "is read as"),
    ("item", "<qti-item-body>.*</qti-item-body>", r"\g<0>\g<0>", "is read as"),
    ("item", "</qti-choice-interaction>", r"<qti-prompt>A riddle</qti-prompt>\g<0>", "is read as"),
    ("test", '"nonlinear"', '"free"', "navigationMode'): free"),
    ("test", 'visible="true"', 'visible="yes"', "visible'): yes"),
    ("test", "<qti-assessment-section", r'\g<0> riddle="1"', "AssessmentSection has no riddle"),
    ("test", "<qti-assessment-item-ref", r"A riddle\g<0>", "Unexpected data"),
    ("test", '(<qti-assessment-item-ref[^>]*) href="[^"]*"', r"\1", "NoneType"),
    ("test", 'href="items/', r"\g<0>un", "No such file"),
    ("test", "<qti-assessment-item-ref[^>]*/>", "", "the items are"),
    # Noticed by what is offered or scored.
    ("item", "<qti-response-declaration.*</qti-response-declaration>", "", "has not been declared"),
    ("item", ' response-identifier="[A-Z]+"', "", "KeyError"),
    ("item", '<qti-outcome-declaration identifier="FEEDBACK"[^>]*/>', "", "KeyError: 'FEEDBACK'"),
    ("item", '<qti-set-outcome-value identifier="REASON">',
     '<qti-set-outcome-value identifier="RIDDLE">', "KeyError: 'RIDDLE'"),
    ("item", '(identifier="REASON">)<qti-base-value.*?</qti-base-value>', r"\1", "missing expression"),
    ("item", '<qti-correct identifier="RESPONSE"/>', "", "two sub-expressions, found 1"),
    ("item", '<qti-correct identifier="RESPONSE"/>', '<qti-correct identifier="RIDDLE"/>',
     "RIDDLE has not been declared"),
    ("item", '(identifier="RESPONSE" cardinality=)"single"', r'\1"multiple"', "found multiple"),
    ("item", '(identifier="RESPONSE" cardinality=)"multiple"', r'\1"single"', "single"),
    ("item", '(identifier="SCORE" cardinality="single" base-type=)"float"', r'\1"integer"', "found float"),
    ("item", "<qti-simple-choice[^\n]*\n", "", "the choices are"),
    ("item", '<qti-simple-choice identifier="B"', '<qti-simple-choice identifier="A"', "the choices are"),
    ("item", '<qti-hotspot-choice identifier="e4"', '<qti-hotspot-choice identifier="e9"', "the choices are"),
    ("item", "<qti-value>[^<]*", "<qti-value>Z", "the key is"),
    ("item", "<qti-correct-response>.*?</qti-correct-response>", "", "the key is"),
    ("item", 'base-type="float">1<', 'base-type="float">0.5<', "SCORE is 0.5"),
    ("item", 'base-type="float">0<', 'base-type="float">1<', "SCORE is 1.0"),
    ("item", ">1</qti-value></qti-default-value>", ">2</qti-value></qti-default-value>", "MAXSCORE is 2.0"),
    ("item", "<qti-match>.*?</qti-match>", r"<qti-not>\g<0></qti-not>", "SCORE is"),
    ("item", "<qti-and>(.*?)</qti-and>", r"<qti-or>\1</qti-or>", "SCORE is 1.0"),
    ("item", "<qti-not>(.*?)</qti-not>", r"\1", "SCORE is"),
    ("item", 'identifier="FEEDBACK"><qti-base-value base-type="identifier">A<',
     'identifier="FEEDBACK"><qti-base-value base-type="identifier">B<', "FEEDBACK is B"),
    ("item", ">none</qti-base-value>", ">A</qti-base-value>", "FEEDBACK is ['A'] for {}"),
    ("item", "<qti-multiple>(<qti-base-value[^>]*>none</qti-base-value>)</qti-multiple>", r"\1", "found single"),
    ("item", "<qti-response-if>(<qti-is-null>.*?</qti-is-null>)",
     r"<qti-response-if><qti-not>\1</qti-not>", "FEEDBACK is None for {}"),
    ("item", "<qti-response-processing>.*</qti-response-processing>", "", "REASON is None"),
]


def spoil(files, spoilt):
    """How many copies one way of spoiling makes; each must be refused with the complaint."""
    kind, old, new, word = spoilt
    copies = 0
    for found, xml, place, asked in files:
        spoilt_xml, times = re.subn(old, new, xml, count=1, flags=re.DOTALL)
        if found == kind and times:
            copies += 1
            *_, complaints = examine(kind, spoilt_xml, place, asked)
            assert any(word in one for one in complaints), f"{spoilt}: {place.name}: {complaints[:5]}"
    assert copies, f"no {kind} has {old}"
    return copies


def main(folder, lang):
    folder = pathlib.Path(folder)
    asked = questions(folder, lang)
    path, place = folder / f"quiz.{lang}.qti.zip", folder / f"qti21.{lang}"
    downgrade_package(path, place)
    open_package(place, asked)
    with zipfile.ZipFile(path) as package:
        files = [("test", package.read("test.xml").decode(), place / "test.xml", asked)]
        for question in asked:
            name = f"items/{question['id']}.xml"
            files.append(("item", package.read(name).decode(), place / name, question))
    scored, wrong, samples = collections.Counter(), [], collections.defaultdict(list)
    for kind, xml, where, question in files:
        root, counted, complaints = examine(kind, xml, where, question)
        wrong += [f"{where.name}: {one}" for one in complaints]
        scored.update(counted)
        if root is not None:
            samples["test" if kind == "test" else way(root)].append((kind, xml, where, question))
    assert not wrong, "\n".join([f"complaints: {len(wrong)}", *wrong[:20]])
    same(set(samples), {"test", "options", "sets", "squares", "times"}, "ways to answer")
    copies = sum(spoil([first for first, *_ in samples.values()], spoilt) for spoilt in SPOILT)
    print(f"qti reader {lang}: {len(asked)} items and their test read; {scored[1]} answers scored 1,",
          f"{scored[0]} scored 0; {copies} spoilt copies refused")


main(*sys.argv[1:])
