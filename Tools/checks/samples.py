"""The code blocks of pages: what each of them is, and how it is tried.

A block is tried in one of these ways, or it is an error:

- `swift` after a line that ends in the name of a file in backquotes and a colon: the block is that file. After
  "to the end of `FILE`:" it is added to the file. These files, and the commands between them, are followed in the
  order of the page.
- `sh`: commands, which are run.
- Any other `swift`: it is compiled. A comment `<!-- around: CODE -->` before the block has the code that it stands in,
  with the line BLOCK in its place; `<!-- declarations: CODE -->` has what all blocks of a page use.
- `<!-- quoted: FILE... -->` before a block: its paragraphs stand word for word in those files.
- `<!-- tested: FILE -->` before a block: that test reads the page, or the pages of its folder.
- `<!-- shown: REASON -->` before a block: it is neither compiled nor run, and the reason says why. Of commands, the
  programs and their options have to be there all the same.
- `text`: a drawing, or something that no program reads.
"""
import dataclasses
import pathlib
import re
import shlex
import shutil
import subprocess

MARK = re.compile(r"<!--\s*(around|declarations|quoted|tested|shown):(.*?)-->", re.DOTALL)
FILE = re.compile(r"`([^` ]+)`:$")
PLACE = "BLOCK"


@dataclasses.dataclass
class Block:
    """A fenced block of a page. `line` is that of its first line of text."""

    page: str
    line: int
    language: str
    text: str
    mark: str = ""
    note: str = ""
    file: str = ""
    adds: bool = False

    @property
    def place(self):
        return f"{self.page}:{self.line}"

    @property
    def way(self):
        """How the block is tried; empty if there is no way."""
        if self.mark in ("quoted", "tested", "shown"):
            return self.mark
        if self.language == "sh":
            return "run"
        if self.language == "swift":
            return "written" if self.file else "compiled"
        return "text" if self.language == "text" else ""


@dataclasses.dataclass
class Page:
    name: str
    blocks: list
    declarations: str
    faults: list


def read_page(name, text):
    """The blocks of a page, and what is wrong with how they are written."""
    page = Page(name, [], "", [])
    lines = text.splitlines()
    mark, note, file, adds = "", "", "", False
    number = 0
    while number < len(lines):
        line = lines[number]
        if line.lstrip().startswith("<!--"):
            end = number
            while "-->" not in lines[end] and end + 1 < len(lines):
                end += 1
            comment = MARK.match("\n".join(lines[number : end + 1]).strip())
            if comment and comment[1] == "declarations":
                page.declarations += comment[2].strip("\n") + "\n"
            elif comment:
                mark, note = comment[1], comment[2]
            number = end + 1
        elif line.lstrip().startswith("```"):
            start = number + 1
            end = start
            while end < len(lines) and lines[end].strip() != "```":
                end += 1
            if end == len(lines):
                page.faults.append(f"{name}:{start}: the code block has no end")
            body = "".join(text + "\n" for text in lines[start:end])
            language = line.strip()[3:]
            page.blocks.append(Block(name, start + 1, language, body, mark, note.strip("\n"), file, adds))
            mark, note, file, adds = "", "", "", False
            number = end + 1
        else:
            if found := FILE.search(line):
                file, adds = found[1], "to the end of `" in line
            elif line.strip():
                file = ""
                if mark:
                    page.faults.append(f"{name}:{number + 1}: the comment \"{mark}\" is not followed by a code block")
                    mark, note = "", ""
            number += 1
    return page


def faults(page, root):
    """What can be said of a page without building anything; a line each."""
    found = list(page.faults)
    for block in page.blocks:
        if not block.way:
            found.append(
                f"{block.place}: a code block that is neither compiled nor run. Name its language, or say in a comment "
                "why it is only shown: <!-- shown: REASON -->")
        elif block.way == "quoted":
            found += _unquoted(block, root)
        elif block.way == "tested":
            found += _untested(block, root)
        elif block.way == "shown" and not block.note.strip():
            found.append(f"{block.place}: the comment \"shown\" gives no reason")
        if block.mark == "around" and PLACE not in [line.strip() for line in block.note.splitlines()]:
            found.append(f"{block.place}: the comment \"around\" has no line {PLACE}")
        if block.way in ("shown", "run") and block.language == "sh":
            found += _misspelled(block, root)
    return found


def _plain(line):
    return line.strip().rstrip(",")


def _unquoted(block, root):
    """Paragraphs of a block that stand in none of the files which it quotes."""
    found, sources = [], []
    for name in block.note.split():
        path = root / name
        if path.is_file():
            sources.append([_plain(line) for line in path.read_text().splitlines()])
        else:
            found.append(f"{block.place}: {name}, which it quotes, is not there")
    for paragraph in re.split(r"\n\s*\n", block.text.strip("\n")):
        lines = [_plain(line) for line in paragraph.splitlines()]
        starts = ((source, index) for source in sources for index in range(len(source)))
        if not any(source[index : index + len(lines)] == lines for source, index in starts):
            found.append(f"{block.place}: \"{lines[0]}\" and what follows stands otherwise in {block.note.strip()}")
    return found


def _untested(block, root):
    path = root / block.note.strip()
    if not path.is_file():
        return [f"{block.place}: {block.note.strip()}, which tests it, is not there"]
    names = (pathlib.PurePath(block.page).name, pathlib.PurePath(block.page).parent.name)
    if not any(name and name in path.read_text() for name in names):
        return [f"{block.place}: {block.note.strip()} does not read this page"]
    return []


def _misspelled(block, root):
    """What is wrong with commands as they are written: the shell's grammar, programs and options that are not there."""
    check = subprocess.run(["bash", "-n"], input=block.text, text=True, capture_output=True)
    if check.returncode != 0:
        return [f"{block.place}: {check.stderr.strip()}"]
    found = []
    for line in block.text.splitlines():
        words = shlex.split(line, comments=True) if not re.search(r"['\"$|;&]", line) else []
        while words and re.fullmatch(r"\w+=\S*", words[0]):
            words.pop(0)
        if not words or not ("/" in words[0] or block.way == "shown"):
            continue
        # Pages that are followed in a new package call the clone beside it so.
        program = root / words[0].removeprefix("../tessera/")
        if "/" not in words[0]:
            if words[0] != "tessera" and not shutil.which(words[0]):
                found.append(f"{block.place}: there is no program {words[0]}")
        elif ".build" in program.parts:
            continue
        elif not program.is_file():
            found.append(f"{block.place}: there is no program {words[0]}")
        else:
            known = _text_of(program)
            for option in (word.partition("=")[0] for word in words[1:] if word.startswith("--")):
                if not re.search(re.escape(option[2:]) + r"\b", known):
                    found.append(f"{block.place}: {words[0]} knows no option {option}")
    return found


def _text_of(program):
    """The text of a script, and of the sources of the package that it belongs to."""
    texts = [program.read_text(errors="replace")]
    if (program.parent / "Package.swift").is_file():
        texts += [path.read_text() for path in sorted((program.parent / "Sources").rglob("*.swift"))]
    return "\n".join(texts)


def quote(text):
    return shlex.quote(text)


def script(page, ways=("written", "run")):
    """A page as a shell script that makes its files and runs its commands."""
    parts = []
    for block in page.blocks:
        if block.way not in ways:
            continue
        parts.append(f"place={quote(block.place)}\n")
        if block.way == "run":
            parts.append(f"printf '\\n-- %s\\n%s' \"$place\" {quote(block.text)} >&3\n{block.text}")
        else:
            sign = ">>" if block.adds else ">"
            name = quote(block.file)
            parts.append(f'mkdir -p "$(dirname {name})"\nprintf %s {quote(block.text)} {sign}{name}\n')
    return "".join(parts)


def swift_file(page):
    """A Swift file with the compiled blocks of a page; empty if there are none. Errors name the lines of the page."""
    blocks = [block for block in page.blocks if block.way == "compiled"]
    if not blocks:
        return ""
    imports = {"import Foundation", "import SwiftUI"}
    parts = [f"enum {identifier(page.name)} {{\n", _without_imports(page.declarations, imports)]
    for block in blocks:
        code = f'#sourceLocation(file: "{page.name}", line: {block.line})\n{_without_imports(block.text, imports)}'
        code += "#sourceLocation()\n"
        if block.mark == "around":
            lines = _without_imports(block.note, imports).splitlines(keepends=True)
            code = "".join(code if line.strip() == PLACE else line.rstrip("\n") + "\n" for line in lines)
        parts.append(f"enum Block{block.line} {{\n{code}}}\n")
    return "".join(line + "\n" for line in sorted(imports)) + "\n" + "".join(parts) + "}\n"


def _without_imports(code, imports):
    """The code with an empty line for each import, which is put into a set."""
    lines = []
    for line in code.splitlines():
        is_import = re.match(r"(@\w+ )?import \w+$", line.strip())
        if is_import:
            imports.add(line.strip())
        lines.append("" if is_import else line)
    return "".join(line + "\n" for line in lines)


def identifier(name):
    words = re.findall(r"[A-Za-z0-9]+", name.removesuffix(".md"))
    return "".join(word[0].upper() + word[1:] for word in words) + "Samples"
