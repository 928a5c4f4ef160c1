"""Swift source without a compiler: code, comments, string literals, and the display names of tests."""
import dataclasses
import enum
import re

_TOKEN = re.compile(r'(?P<line>//[^\n]*)|(?P<block>/\*)|(?P<hashes>#*)(?P<quote>"""|")|[()]')
_BLOCK_EDGE = re.compile(r"/\*|\*/")
_NAME_FOLLOWS = re.compile(r"@(?:Test|Suite)\s*\(\s*$")


class Kind(enum.Enum):
    CODE = "code, also that of interpolations"
    COMMENT = "a comment with its marks"
    STRING = "a piece of a string literal: with its quotes, and up to the next interpolation"


@dataclasses.dataclass(frozen=True)
class Part:
    """A piece of a source. `line` is the number of the line on which it begins."""

    kind: Kind
    line: int
    text: str
    # Whether it is a piece of the display name of a test or suite.
    is_test_name: bool = False


class SwiftText:
    """A source, cut into pieces.

    `parts` are all of them in order; together they are the source. `comments` are the lines of comments as pairs of number
    and text, without the marks around them; `test_names` are the display names of tests and suites, with the number of the
    line on which each begins and with the code of interpolations.
    """

    def __init__(self, source):
        self.source = source
        self.parts, self.test_names = [], []
        self._start, self._line = 0, 1
        self._read_code(0, is_interpolation=False)
        self._cut(len(source), Kind.CODE)

    @property
    def comments(self):
        return [
            (part.line + offset, line.strip())
            for part in self.parts if part.kind is Kind.COMMENT
            for offset, line in enumerate(part.text.strip("/*" if part.text.startswith("/*") else "/").split("\n"))
        ]

    def _cut(self, end, kind, is_test_name=False):
        """Makes a part of what is before a place and belongs to none yet."""
        if end == self._start:
            return
        text = self.source[self._start:end]
        self.parts.append(Part(kind, self._line, text, is_test_name))
        self._start = end
        self._line += text.count("\n")

    def _read_code(self, start, is_interpolation):
        """Reads to the end of the source, or to the parenthesis that closes an interpolation, and returns the place."""
        depth, index = 0, start
        while token := _TOKEN.search(self.source, index):
            index = token.end()
            if token["line"]:
                index = self._read_comment(token.start(), token.end())
            elif token["block"]:
                index = self._read_comment(token.start(), self._end_of_block(token.start()))
            elif token["quote"]:
                index = self._read_string(token)
            elif token[0] == "(":
                depth += 1
            elif depth:
                depth -= 1
            elif is_interpolation:
                return index - 1
        return len(self.source)

    def _read_comment(self, start, end):
        self._cut(start, Kind.CODE)
        self._cut(end, Kind.COMMENT)
        return end

    def _end_of_block(self, start):
        depth = 0
        for edge in _BLOCK_EDGE.finditer(self.source, start):
            depth += 1 if edge[0] == "/*" else -1
            if depth == 0:
                return edge.end()
        return len(self.source)

    def _read_string(self, opening):
        """Reads a string literal. One of a single line that is not closed ends with its line."""
        self._cut(opening.start(), Kind.CODE)
        line = self._line
        before = self.parts[-1] if self.parts else None
        is_test_name = bool(before and before.kind is Kind.CODE and _NAME_FOLLOWS.search(before.text))
        end = self._end_of_string(opening, is_test_name)
        if is_test_name:
            self.test_names.append((line, self.source[opening.end():end].strip('"#\n')))
        return end

    def _end_of_string(self, opening, is_test_name):
        hashes, quote = opening["hashes"], opening["quote"]
        line_end = "" if quote == '"""' else r"|\n"
        edge = re.compile(rf"(?P<close>{quote}{hashes})|\\{hashes}(?P<interpolation>\()|\\{hashes}.{line_end}", re.DOTALL)
        index = opening.end()
        while found := edge.search(self.source, index):
            index = found.end()
            if found["interpolation"]:
                self._cut(index, Kind.STRING, is_test_name)
                index = self._read_code(index, is_interpolation=True)
                self._cut(index, Kind.CODE)
            elif found["close"] or found[0] == "\n":
                break
        else:
            index = len(self.source)
        self._cut(index, Kind.STRING, is_test_name)
        return index
