"""Constructs that the compiler does not check: where they are, whether they say why, and how many there may be."""
import re

from swift_text import Kind, SwiftText

# How often each may occur. A number is lowered with the count, never raised.
LIMITS = {
    "@unchecked Sendable": 76,
    "nonisolated(unsafe)": 31,
    "unowned(unsafe)": 1,
    "unsafeDowncast": 2,
    "unsafeBitCast": 19,
}
PATTERNS = {
    name: re.compile(("" if name.startswith("@") else r"\b") + re.escape(name).replace(r"\ ", r"\s+")) for name in LIMITS}
# The heading of a type: what is said of a type as a whole explains none of its members.
TYPE = re.compile(r"^[\s\w@()]*\b(struct|class|enum|extension|protocol|actor) +\w")


class Use:
    """One construct."""

    def __init__(self, path, line, name, has_reason):
        self.path, self.line, self.name, self.has_reason = path, line, name, has_reason

    def __str__(self):
        return f"{self.path}:{self.line}: error: {self.name} without a comment that says why it is right"


def uses(path, text):
    """The constructs of a file, in order."""
    code, commented = code_and_comments(text)
    plain, found = code.split("\n"), []
    for name, pattern in PATTERNS.items():
        for match in pattern.finditer(code):
            line = code.count("\n", 0, match.start())
            found.append(Use(path, line + 1, name, has_reason(line, plain, commented)))
    return sorted(found, key=lambda use: use.line)


def code_and_comments(text):
    """The text with nothing in it but code, on the same lines, and the numbers of the lines with comments, from 0."""
    source = SwiftText(text)
    code = "".join(
        part.text if part.kind is Kind.CODE else re.sub(r"[^\n]", " ", part.text) for part in source.parts)
    return code, {line - 1 for line, _ in source.comments}


def has_reason(line, plain, commented):
    """Whether a comment explains what is on a line: there, at the beginning of its type, or above its declaration."""
    if line in commented or explains_type(line, plain, commented):
        return True
    around = line
    while around is not None and (around == line or not TYPE.search(plain[around])):
        first = first_of_group(around, plain)
        if first - 1 in commented:
            return True
        around = line_around(first, plain)
    return False


def explains_type(line, plain, commented):
    """Whether the line conforms a type to Sendable, and the body of the type begins with a comment."""
    if not re.search(r"@unchecked\s+Sendable", plain[line]):
        return False
    end = line
    while "{" not in plain[end] and plain[end].strip() and end + 1 < len(plain):
        end += 1
    return end + 1 in commented and not plain[end + 1].strip() and "}" not in plain[end]


def first_of_group(line, plain):
    """The first of the lines above, without a gap, that contain a construct as well and are as far indented."""
    while line > 0 and indentation_of(plain[line - 1]) == indentation_of(plain[line]) and any(
            pattern.search(plain[line - 1]) for pattern in PATTERNS.values()):
        line -= 1
    return line


def line_around(line, plain):
    """The beginning of the statement or declaration that the line is a part of; None if there is none."""
    indentation = indentation_of(plain[line]) + plain[line].lstrip().startswith((")", "}", "]", "{"))
    return next(
        (above for above in range(line - 1, -1, -1)
         if plain[above].strip() and indentation_of(plain[above]) < indentation), None)


def indentation_of(text):
    return len(text) - len(text.lstrip())


def counts(uses):
    """How often each construct occurs."""
    return {name: sum(use.name == name for use in uses) for name in LIMITS}


def differences(counts, limits=LIMITS):
    """What is wrong with the counts: one that rose, or one that fell while its limit stayed."""
    found = []
    for name, count in counts.items():
        if count > limits[name]:
            found.append(f"error: {count} times {name} in Sources, where there may be {limits[name]}")
        elif count < limits[name]:
            found.append(f"error: {name} has become rarer: its limit in Tools/checks/unsafe_code.py is {count} now")
    return found
