"""The comments of a Swift file and the names of its tests, found without a compiler."""
import re

_TOKEN = re.compile(r'(?P<line>//[^\n]*)|(?P<block>/\*)|(?P<hashes>#*)(?P<quote>"""|")|[()]')
_BLOCK_EDGE = re.compile(r"/\*|\*/")
_NAME_FOLLOWS = re.compile(r"@(?:Test|Suite)\s*\(\s*$")
_LONGEST_GAP = 200


class SwiftText:
    """Takes a source apart into what is said in it.

    `comments` are the lines of comments as pairs of number and text, without the marks that begin them; `test_names` are
    the display names of tests and suites with the number of the line on which each begins.
    """

    def __init__(self, source):
        self.source = source
        self.comments = []
        self.test_names = []
        self._line, self._counted = 1, 0
        self._read_code(0, is_interpolation=False)

    def _read_code(self, start, is_interpolation):
        """Reads to the end of the source, or to the parenthesis that closes an interpolation, and tells the place."""
        depth = 0
        while token := _TOKEN.search(self.source, start):
            start = token.end()
            if token["line"]:
                self._note_comment(token.start(), token["line"].lstrip("/"))
            elif token["block"]:
                start = self._read_block_comment(token.start())
            elif token["quote"]:
                start = self._read_string(token)
            elif token[0] == "(":
                depth += 1
            elif depth:
                depth -= 1
            elif is_interpolation:
                return start
        return len(self.source)

    def _read_block_comment(self, start):
        depth, end = 0, len(self.source)
        for edge in _BLOCK_EDGE.finditer(self.source, start):
            depth += 1 if edge[0] == "/*" else -1
            if depth == 0:
                end = edge.end()
                break
        self._note_comment(start, self.source[start:end].strip("*/"))
        return end

    def _read_string(self, opening):
        """Reads a string literal. One of a single line that is not closed ends with its line."""
        gap = self.source[max(0, opening.start() - _LONGEST_GAP):opening.start()]
        line = self._line_at(opening.start()) if _NAME_FOLLOWS.search(gap) else None
        end = self._end_of_string(opening)
        if line:
            self.test_names.append((line, self.source[opening.end():end].strip('"#\n')))
        return end

    def _end_of_string(self, opening):
        hashes, quote = opening["hashes"], opening["quote"]
        line_end = "" if quote == '"""' else r"|\n"
        edge = re.compile(rf"(?P<close>{quote}{hashes})|\\{hashes}(?P<interpolation>\()|\\{hashes}.{line_end}", re.DOTALL)
        position = opening.end()
        while found := edge.search(self.source, position):
            position = found.end()
            if found["interpolation"]:
                position = self._read_code(position, is_interpolation=True)
            elif found["close"] or found[0] == "\n":
                return position
        return len(self.source)

    def _note_comment(self, start, text):
        first = self._line_at(start)
        self.comments += [(first + offset, line.strip()) for offset, line in enumerate(text.split("\n"))]

    def _line_at(self, position):
        self._line += self.source.count("\n", self._counted, position)
        self._counted = position
        return self._line
