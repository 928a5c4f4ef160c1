"""Which public declarations have documentation comments, as symbol graphs tell it."""
import collections
import dataclasses
import math
import pathlib
import urllib.parse

# In the identifiers of members that a type has from a protocol's extension.
SYNTHESIZED = "::SYNTHESIZED::"


@dataclasses.dataclass(frozen=True, order=True)
class Declaration:
    """A public declaration that has to be documented where it stands."""

    path: str
    line: int
    name: str
    is_documented: bool

    def __str__(self):
        return f"{self.path}:{self.line}: {self.name}"


class Coverage:
    """How many declarations of a module are documented."""

    def __init__(self, name, declarations):
        self.name = name
        self.declarations = sorted(declarations)

    @classmethod
    def total(cls, parts):
        return cls("all modules", [declaration for part in parts for declaration in part.declarations])

    @property
    def missing(self):
        return [declaration for declaration in self.declarations if not declaration.is_documented]

    @property
    def documented(self):
        return len(self.declarations) - len(self.missing)

    def is_enough(self, percent):
        return self.documented * 100 >= len(self.declarations) * percent

    def __str__(self):
        count = len(self.declarations)
        # Rounded down, so that what is too little never looks like enough.
        percent = math.floor(self.documented * 1000 / count) / 10 if count else 100.0
        return f"{self.name}: {self.documented} of {count} public declarations are documented, {percent} %"


def declarations(graphs, root):
    """What the graphs of a module declare themselves.

    Left out are members that the compiler adds, members that a protocol requires or brings, because its documentation is
    theirs too, and names that begin with an underscore, which are public for the compiler's sake.
    """
    for graph in graphs:
        described = {relation["source"] for relation in graph["relationships"] if "sourceOrigin" in relation}
        for symbol in graph["symbols"]:
            identifier = symbol["identifier"]["precise"]
            is_described = identifier in described or SYNTHESIZED in identifier
            is_hidden = any(part.startswith("_") for part in symbol["pathComponents"])
            if "location" in symbol and not is_described and not is_hidden:
                yield _declaration(symbol, root)


def _declaration(symbol, root):
    location = symbol["location"]
    path = pathlib.Path(urllib.parse.unquote(urllib.parse.urlparse(location["uri"]).path))
    if path.is_relative_to(root):
        path = path.relative_to(root)
    lines = symbol.get("docComment", {}).get("lines", ())
    is_documented = any(line["text"].strip() for line in lines)
    # Lines are counted from zero.
    return Declaration(str(path), location["position"]["line"] + 1, ".".join(symbol["pathComponents"]), is_documented)


def faults(coverages, percent):
    """Where too little is documented; a line each."""
    every = [*coverages, Coverage.total(coverages)]
    return [f"{coverage}; it has to be {percent:g} %" for coverage in every if not coverage.is_enough(percent)]
