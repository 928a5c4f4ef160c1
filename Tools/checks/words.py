"""Words that the project does not use, and where they are."""
import re

import swift_text

SEPARATOR = re.compile(r"^\|[-:| ]+\|$")
CODE_SPAN = re.compile(r"`[^`\n]*`|\]\([^)\n]*\)|https?://\S+|<!--.*?-->")
IDENTIFIER = re.compile(r"[A-Za-z_]\w*")
CAMEL_WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")
# Names of Apple's API that have a word of the list in them.
OF_APPLE = {"guesses", "satellite", "satelliteFlyover"}
# Samples of users' code, and the page with the words themselves.
EXEMPT = re.compile(r"(^|/)(Corpus/|docs/glossary\.md$|Tools/checks/(test_)?words)")


class Fault:
    def __init__(self, path, line, word, instead):
        self.path, self.line, self.word, self.instead = path, line, word, instead

    def __str__(self):
        return f'{self.path}:{self.line}: error: "{self.word}" is not used: {self.instead}'


class Words:
    """The words of one table of the glossary. One that ends with an ellipsis stands for all that begin so."""

    def __init__(self, page, heading):
        self.instead = {}
        section = re.search(rf"^#+ {re.escape(heading)}\n(.*?)(?=^#|\Z)", page, re.M | re.S)
        for line in section[1].splitlines() if section else []:
            if not line.startswith("|") or SEPARATOR.match(line):
                continue
            words, instead = (cell.strip() for cell in line.strip("|").split("|"))
            for word in re.findall(r"`([^`]+)`", words):
                self.instead[word.lower()] = instead
        patterns = [re.escape(word.rstrip("…")) + (r"\w*" if word.endswith("…") else "") for word in self.instead]
        self.pattern = re.compile(rf"\b({'|'.join(patterns)})\b", re.I) if patterns else None

    def find(self, text):
        """Pairs (position, word) of the words in a text."""
        return [(match.start(), match[0]) for match in self.pattern.finditer(text)] if self.pattern else []

    def advice(self, word):
        """What the glossary says of a word that was found."""
        lower = word.lower()
        return self.instead.get(lower) or next(
            instead for entry, instead in self.instead.items() if entry.endswith("…") and lower.startswith(entry[:-1]))


class Check:
    def __init__(self, page):
        self.prose = Words(page, "In prose")
        self.names = Words(page, "In names")

    def faults(self, path, text):
        """What is wrong with a file."""
        if EXEMPT.search(path):
            return []
        if path.endswith(".swift"):
            return self._swift(path, text)
        return self._prose(path, 1, without_code_blocks(text) if path.endswith(".md") else text)

    def _swift(self, path, text):
        found = []
        for part in swift_text.SwiftText(text).parts:
            if part.kind is swift_text.Kind.CODE:
                found += self._identifiers(path, part.line, part.text)
            elif part.kind is swift_text.Kind.COMMENT or part.is_test_name:
                found += self._prose(path, part.line, part.text)
        return found

    def _prose(self, path, line, text):
        plain = CODE_SPAN.sub(lambda match: re.sub(r"[^\n]", " ", match[0]), text)
        return [
            Fault(path, line + plain.count("\n", 0, position), word, self.prose.advice(word))
            for position, word in self.prose.find(plain)
        ]

    def _identifiers(self, path, line, code):
        found = []
        for match in IDENTIFIER.finditer(code):
            if match[0] in OF_APPLE:
                continue
            for word in CAMEL_WORD.findall(match[0]):
                if self.names.find(word):
                    place = line + code.count("\n", 0, match.start())
                    found.append(Fault(path, place, match[0], self.names.advice(word)))
                    break
        return found


def without_code_blocks(text):
    """The text with the same lines, and nothing in those of code blocks."""
    is_code, lines = False, []
    for line in text.split("\n"):
        is_fence = line.lstrip().startswith("```")
        lines.append("" if is_code or is_fence else line)
        is_code ^= is_fence
    return "\n".join(lines)
