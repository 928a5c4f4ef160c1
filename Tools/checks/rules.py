"""Where rules of behavior are named, and where they are defined."""
import dataclasses
import enum
import os
import pathlib
import re

from swift_text import SwiftText

FOLDERS = ["Sources", "Tests", "Examples", "Tools", "Packages", "Benchmarks", "docs"]
FILES = ["README.md", "compatibility.csv"]
WITHOUT_TEST = "*Without a test:*"

_SECTION = r"(?:[A-J]|AS|AV|CD|CH|CI|CK|CL|DK|LA|LP|MK|NW|PU|SD|SK|SM|TK|UN|WB|WK)"
_RULE = rf"{_SECTION}[1-9][0-9]{{0,2}}"
_ITEM = rf"{_RULE}(?:(?:-| to ){_RULE})?"
_LIST = rf"{_ITEM}(?:(?:,? and |, ){_ITEM})*"
_WORD = re.compile(rf"(?<![\w/\\.#$%@+=&-]){_ITEM}(?![\w/\\#%=-]|\.\w)")
_IN_TEST_NAME = re.compile(rf"^({_LIST}):|\(({_LIST})\)")
_DEFINITION = re.compile(rf"\*\*({_RULE})\*\* (\S.*)")
_BOLD_NAME = re.compile(rf"\*\*({_RULE})\b")
_HEADING = re.compile(rf"## ({_SECTION})\. ")
_RULE_LINE = re.compile(rf"({_RULE}),rule,")
_CODE_SPAN = re.compile(r"(?<!`)(`+)(?!`)(?:[^\n]|\n(?!\s*\n))*?(?<!`)\1(?!`)")
_LINK_TARGET = re.compile(r"\]\([^)\n]*\)")


class Kind(enum.Enum):
    TEST = "the name of a test or suite"
    CODE = "a comment in code"
    COMMENT_OF_TEST = "a comment in a test"
    PAGE = "a page"


@dataclasses.dataclass(frozen=True)
class Reference:
    """A place that names a rule."""

    path: str
    line: int
    name: str
    kind: Kind


@dataclasses.dataclass(frozen=True)
class Definition:
    """A line of the page that begins a rule; `letter` is that of the heading above it.

    `is_testable` is whether the rule does not say why no test can prove it.
    """

    line: int
    name: str
    text: str
    letter: str
    is_testable: bool = True


class Page:
    """The page that defines the rules."""

    def __init__(self, root, path):
        self.path = path
        self.definitions = []
        self.malformed = []
        letter = ""
        for number, line in _prose(_numbered((pathlib.Path(root) / path).read_text()), keeps_code=True):
            if heading := _HEADING.match(line):
                letter = heading[1]
            elif found := _DEFINITION.match(line):
                self.definitions.append(Definition(number, found[1], found[2], letter))
            elif found := _BOLD_NAME.match(line):
                self.malformed.append((number, found[1]))
            if WITHOUT_TEST in line and self.definitions:
                self.definitions[-1] = dataclasses.replace(self.definitions[-1], is_testable=False)
        self.names = {definition.name for definition in self.definitions}


def references(root, page):
    """All places below the root that name a rule. A range names its ends and the defined rules in between."""
    found = []
    for path in _paths(pathlib.Path(root)):
        text = path.read_text()
        name = path.relative_to(root).as_posix()
        for line, item, kind in _items(name, text):
            found += [Reference(name, line, rule, kind) for rule in _rules(item, page)]
    return found


def named(references, kind):
    return {reference.name for reference in references if reference.kind == kind}


def faults(page, references):
    """What is wrong with the page and with the names that others use; a line each."""
    found = []
    for number, name in page.malformed:
        found.append(f"{page.path}:{number}: {name} has to be followed by ** and its text")
    seen, last = {}, None
    for definition in page.definitions:
        place = f"{page.path}:{definition.line}: {definition.name}"
        if definition.name in seen:
            found.append(f"{place} is defined twice, first in line {seen[definition.name]}")
        elif last and _key(definition.name) < _key(last):
            found.append(f"{place} is out of order: it follows {last}")
        if definition.letter != _letters(definition.name):
            section = f"section {definition.letter}" if definition.letter else "no section"
            found.append(f"{place} stands in {section}")
        seen.setdefault(definition.name, definition.line)
        last = definition.name
    for reference in references:
        if reference.name not in page.names:
            found.append(f"{reference.path}:{reference.line}: {reference.name} is not defined in {page.path}")
    return found


def _key(name):
    letters = _letters(name)
    return len(letters), letters, int(name[len(letters):])


def _letters(name):
    return name.rstrip("0123456789")


def _paths(root):
    """The files that may name rules, in order; hidden folders are products of builds."""
    for folder in FOLDERS:
        for parent, folders, files in os.walk(root / folder):
            folders[:] = sorted(name for name in folders if not name.startswith("."))
            yield from (pathlib.Path(parent, name) for name in sorted(files) if name.endswith((".swift", ".md")))
    yield from (root / name for name in FILES if (root / name).exists())


def _items(path, text):
    """Rules and ranges of rules that a file names, with line and kind."""
    if path.endswith(".swift"):
        source = SwiftText(text)
        kind = Kind.COMMENT_OF_TEST if "Tests" in path.split("/") else Kind.CODE
        for line, comment in _prose(source.comments):
            yield from ((line, item, kind) for item in _WORD.findall(comment))
        for line, name in source.test_names:
            for found in _IN_TEST_NAME.finditer(name):
                yield from ((line, item, Kind.TEST) for item in re.findall(_ITEM, found[0]))
    elif path.endswith(".csv"):
        for line, row in _numbered(text):
            if found := _RULE_LINE.match(row):
                yield line, found[1], Kind.PAGE
    else:
        for line, prose in _prose(_numbered(text)):
            yield from ((line, item, Kind.PAGE) for item in _WORD.findall(prose))


def _rules(item, page):
    ends = re.findall(_RULE, item)
    first, last = ends[0], ends[-1]
    between = [name for name in page.names if _key(first) < _key(name) < _key(last)]
    return dict.fromkeys([first, *sorted(between, key=_key), last])


def _numbered(text):
    return list(enumerate(text.split("\n"), start=1))


def _prose(lines, keeps_code=False):
    """Numbered lines of Markdown without fenced blocks, spans of code and targets of links.

    Lines whose numbers do not follow each other belong to different texts.
    """
    block, is_fenced, last = [], False, None
    for number, line in lines:
        if last is not None and number > last + 1:
            yield from _without_code(block, keeps_code)
            block, is_fenced = [], False
        if line.lstrip().startswith("```"):
            is_fenced = not is_fenced
            line = ""
        block.append((number, "" if is_fenced else line))
        last = number
    yield from _without_code(block, keeps_code)


def _without_code(block, keeps_code):
    if keeps_code or not block:
        return block
    text = "\n".join(line for _, line in block)
    text = _CODE_SPAN.sub(lambda span: "`" + "\n" * span[0].count("\n") + "`", text)
    text = _LINK_TARGET.sub("]", text)
    return zip((number for number, _ in block), text.split("\n"))
