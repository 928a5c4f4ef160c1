"""What pages say about the repository, compared with what is there: links, files, names, versions, stages, packages.

`Pages` has the pages and the other files of a repository; `faults` compares them.
"""
import pathlib
import re
import subprocess

import samples

# Names in backquotes that are looked for in the sources: options, identifiers, variables of the environment.
OPTION = re.compile(r"--[a-z][a-z-]+$")
IDENTIFIER = re.compile(r"@?_?[A-Za-z][A-Za-z0-9]*(_[A-Za-z0-9]+)*$")
CODE = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
LINK = re.compile(r"(?<!`)\[[^\]]*\]\(([^)\s]+)\)")
FENCE = re.compile(r"^ *```.*?^ *```$", re.DOTALL | re.MULTILINE)
COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)
VERSION = re.compile(r"\d+\.\d+\.\d+")
# Pages that also have names of what is not there: what was decided against, words that are not used, what Apple has.
OTHER_NAMES = ("docs/decisions/", "docs/glossary.md", "docs/behavior.md")
# Options of Swift's own commands.
SWIFT_OPTIONS = {"--disable-default-traits"}


class Pages:
    """The pages of a repository, and the words of all its other files."""

    def __init__(self, root):
        self.root = pathlib.Path(root)
        names = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=self.root, check=True, text=True,
            capture_output=True).stdout.split("\0")
        present = sorted(name for name in names if name and (self.root / name).is_file())
        self.top = {name.split("/")[0] for name in present}
        self.texts = {name: (self.root / name).read_text() for name in present if name.endswith(".md")}
        self.words, self.options, self.stems = set(), set(), set()
        for name in present:
            self.stems.add(pathlib.PurePath(name).name.partition(".")[0])
            self.words.update(re.findall(r"\w+", name))
            if not name.endswith((".md", ".png")):
                self._read(self.root / name)

    def _read(self, path):
        try:
            text = path.read_text()
        except UnicodeDecodeError:
            return
        self.words.update(re.findall(r"\w+", text))
        self.options.update(re.findall(r"--[a-z][a-z-]+", text))

    def text(self, name):
        path = self.root / name
        return path.read_text() if path.is_file() else ""


def faults(pages):
    """What is wrong, a line each."""
    found = []
    for name, text in pages.texts.items():
        found += _links(pages, name, text)
        found += _names(pages, name, text)
    return found + _versions(pages) + _stages(pages) + _packages(pages) + _modules(pages) + _rules(pages)


def _place(name, text, offset):
    return f"{name}:{text.count(chr(10), 0, offset) + 1}"


def _blank(pattern, text):
    """The text with spaces for what matches, so that lines stay where they are."""
    return pattern.sub(lambda match: re.sub(r"[^\n]", " ", match[0]), text)


def _links(pages, name, text):
    found = []
    prose = _blank(CODE, _blank(FENCE, text))
    for link in LINK.finditer(prose):
        target, _, anchor = link[1].partition("#")
        if re.match(r"[a-z]+:", target):
            continue
        path = pages.root / pathlib.PurePath(name).parent / target if target else pages.root / name
        if not path.exists():
            found.append(f"{_place(name, text, link.start())}: the link leads to {target}, which is not there")
        elif anchor and path.suffix == ".md" and anchor not in _anchors(path.read_text()):
            found.append(f"{_place(name, text, link.start())}: {target or name} has no heading for #{anchor}")
    return found


def _anchors(text):
    headings = re.findall(r"^#+ (.*)$", _blank(FENCE, text), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def _names(pages, name, text):
    """Names in backquotes that nothing in the repository has."""
    page = samples.read_page(name, text)
    made = {block.file for block in page.blocks if block.file}
    made |= {str(parent) for file in made for parent in pathlib.PurePath(file).parents}
    # What samples and tables of figures of a page call its own is no name of the repository.
    own = set(re.findall(r"\w+", " ".join(block.text for block in page.blocks)))
    found = []
    for code in CODE.finditer(_blank(COMMENT, _blank(FENCE, text))):
        for word in code[1].split():
            reason = _missing(pages, word, made, own)
            if reason and not (name.startswith(OTHER_NAMES) and IDENTIFIER.match(word)):
                found.append(f"{_place(name, text, code.start())}: `{code[1]}`: {reason}")
    return found


def _missing(pages, word, made, own):
    word = re.sub(r"^([A-Z_]+)=.*", r"\1", word)
    path = word.removeprefix("./").rstrip("/,")
    first = path.split("/")[0]
    if "/" in word and first in pages.top and not re.search(r"[*$<>]|\b[A-Z]{4,}\b", path):
        # What a build leaves is not there before.
        is_built = ".build" in path.split("/")
        return "" if is_built or path in made or (pages.root / path).exists() else f"there is no {path}"
    if OPTION.match(word):
        return "" if word in pages.options | SWIFT_OPTIONS else f"nothing knows the option {word}"
    if IDENTIFIER.match(word) and len(word) > 3 and not re.fullmatch("[A-Z]+", word):
        plain = word.removeprefix("@")
        return "" if plain in pages.words or plain in own else f"nothing is called {plain}"
    if re.fullmatch(r"\w+\+\w+", word):
        return "" if word in pages.stems else f"there is no file {word}"
    return ""


def _versions(pages):
    """The version of the tool is that of the newest heading of the changelog and of the manifest that README shows."""
    source = VERSION.search(pages.text("Tools/Sources/tessera/Version.swift"))
    newest = re.search(r"^## \[?(\d+\.\d+\.\d+)", pages.text("CHANGELOG.md"), re.MULTILINE)
    shown = re.search(r'from: "(\d+\.\d+\.\d+)"', pages.text("README.md"))
    if not source or not newest:
        return ["CHANGELOG.md: there is no version in it, or none in Tools/Sources/tessera/Version.swift"]
    found = []
    if newest[1] != source[0]:
        found.append(f"CHANGELOG.md: the newest version is {newest[1]}, and that of the tool {source[0]}")
    if shown and shown[1] != source[0]:
        found.append(f"README.md: the manifest asks for {shown[1]}, and the version is {source[0]}")
    return found


def _stages(pages):
    """Each stage of the checks has a row in the page about them."""
    page = "\n".join(line for line in pages.text("docs/checks.md").splitlines() if line.startswith("|"))
    names = re.findall(r"^\s*(?:\w+\) )?stage '([^']+)'", pages.text(".ci/run") + pages.text(".ci/full"), re.MULTILINE)
    return [f"docs/checks.md: the stage {name} has no row" for name in names if name not in page]


def _packages(pages):
    """README names each package that the scripts install."""
    script = pages.text("Tools/prerequisites.sh").replace("\\\n", " ")
    required = re.findall(r"^\s+require_debian_packages (.*)$", script, re.MULTILINE)
    named = set(CODE.findall(pages.text("README.md")))
    return [
        f"README.md: the package {package}, which the scripts install, is not named"
        for line in required for package in line.split() if package not in named
    ]


def _modules(pages):
    """README names the folder of each module; what only leads to a C library is none."""
    sources = pages.root / "Sources"
    named = set(CODE.findall(pages.text("README.md")))
    folders = sorted(path.name for path in sources.iterdir() if path.is_dir()) if sources.is_dir() else []
    return [
        f"README.md: Sources/{folder} is not named" for folder in folders
        if f"Sources/{folder}" not in named and not (sources / folder / "module.modulemap").is_file()
    ]


def _rules(pages):
    """The number of rules of `tessera lint`; some pages of `docs/lint` say that they are about what is none."""
    lists = [text for name, text in pages.texts.items() if name.startswith("docs/lint/")]
    count = sum("This is no rule" not in text for text in lists)
    said = re.search(r"`tessera lint` with (\d+) rules", pages.text("CHANGELOG.md"))
    if said and int(said[1]) != count:
        return [f"CHANGELOG.md: `tessera lint` has {count} rules, not {said[1]}"]
    return []
