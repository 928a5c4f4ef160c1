"""Checks which folder of a module uses which.

A page describes the levels of a module, from the lowest to the highest, and the folders of sources on each. A folder may use
every folder of the levels below it, and those of its own level that its row names. `Folders` reads from the compiler's index
which folder really uses which.
"""
import collections
import dataclasses
import pathlib
import re

from index_store import IndexStore


@dataclasses.dataclass(frozen=True)
class Use:
    """A line of a file in one folder that uses a declaration in another."""

    path: str
    line: int
    name: str
    declared_in: str

    def __str__(self):
        return f"{self.path}:{self.line}: {self.name}, of {self.declared_in}"


class Plan:
    """The levels and folders that a page describes.

    Levels are the headings of the third rank below the heading that is asked for; their folders are the rows of the table
    below each: name, description, and the folders of the same level that it may use.
    """

    def __init__(self, page, heading):
        self.page = pathlib.Path(page)
        self.lines = self.page.read_text().splitlines()
        self.levels = []
        self.allowed = {}
        self.rows = {}
        inside = False
        for number, line in enumerate(self.lines):
            if line.startswith("## "):
                inside = line == "## " + heading
            elif inside and line.startswith("### "):
                self.levels.append(line[4:].strip())
            elif inside and self.levels and (cells := _cells(line)) and (name := _names(cells[0])):
                folder = f"{self.levels[-1]}/{name[0]}"
                self.allowed[folder] = {f"{self.levels[-1]}/{other}" for other in _names(cells[2])}
                self.rows[folder] = number
        if not self.levels:
            raise SystemExit(f"error: {page} has no levels below the heading \"{heading}\"")

    def level(self, folder):
        name = folder.split("/")[0]
        return self.levels.index(name) if name in self.levels else None

    def allows(self, folder, other):
        level, other_level = self.level(folder), self.level(other)
        if level is None or other_level is None:
            return False
        return other_level < level or other in self.allowed.get(folder, ())

    def record(self, edges):
        """Writes the edges within levels into the rows of the page."""
        for folder, number in self.rows.items():
            name, description, _ = _cells(self.lines[number])
            own = sorted(other for other in edges.get(folder, ()) if self.level(other) == self.level(folder))
            uses = ", ".join(f"`{other.split('/')[1]}`" for other in own)
            self.lines[number] = f"| {name} | {description} | {uses} |"
        self.page.write_text("\n".join(self.lines) + "\n")


def _cells(line):
    cells = [cell.strip() for cell in line.split("|")[1:-1]]
    return cells if len(cells) == 3 else None


def _names(cell):
    return re.findall(r"`([^`]+)`", cell)


class Folders:
    """What the folders of modules use of one another.

    The folders of `sources` are levels. So are the modules `below` it, each as a whole.
    """

    def __init__(self, store, sources, below=()):
        self.sources = pathlib.Path(sources).resolve()
        self.below = [pathlib.Path(module).resolve() for module in below]
        index = IndexStore(store)
        files = [file for module in (self.sources, *self.below) for file in index.files(module)]
        if not files:
            raise SystemExit(f"error: the index has nothing of {sources}: build first")
        paths = [path for module in (self.sources, *self.below) for path in module.rglob("*.swift")]
        # That file says only which modules belong to the interface of its own.
        self.names = {self._folder(path) for path in paths if path.name != "Exports.swift"}
        self.edges = collections.defaultdict(lambda: collections.defaultdict(list))
        declared_in = collections.defaultdict(list)
        for file in files:
            for usr in file.declarations:
                declared_in[usr].append(file.path)
        for file in files:
            for usr, (name, line) in file.uses.items():
                paths = declared_in.get(usr)
                if paths and file.path not in paths:
                    self._note(file.path, line, name, paths[0])

    def _note(self, path, line, name, declared_in):
        folder, other = self._folder(path), self._folder(declared_in)
        if folder != other:
            use = Use(str(self._short(path)), line, name, str(self._short(declared_in)))
            self.edges[folder][other].append(use)

    def _short(self, path):
        module = next((module for module in self.below if path.is_relative_to(module)), None)
        return path.relative_to(module.parent if module else self.sources)

    def _folder(self, path):
        return "/".join(self._short(path).parts[:-1][:2]) or "."

    def largest_cycle(self):
        """The largest set of folders of which each uses each, directly or through others."""
        components = _strong_components(sorted(self.names), self.edges)
        return sorted(max(components, key=len, default=[]))


def _strong_components(nodes, edges):
    """Tarjan's algorithm. There are few folders, so it recurses."""
    order, lowest, waiting, components = {}, {}, [], []

    def visit(node):
        order[node] = lowest[node] = len(order)
        waiting.append(node)
        for other in edges.get(node, ()):
            if other not in order:
                visit(other)
                lowest[node] = min(lowest[node], lowest[other])
            elif other in waiting:
                lowest[node] = min(lowest[node], order[other])
        if lowest[node] == order[node]:
            start = waiting.index(node)
            components.append(waiting[start:])
            del waiting[start:]

    for node in nodes:
        if node not in order:
            visit(node)
    return components


def faults(plan, folders, largest_cycle):
    """One line for each use that the plan does not allow, and for each entry of the plan that does not hold."""
    found = []
    for folder in sorted(folders.names - set(plan.rows)):
        found.append(f"{folder} is not described in {plan.page.name}")
    for folder in sorted(set(plan.rows) - folders.names):
        found.append(f"{plan.page.name} describes {folder}, which has no sources")
    for folder in sorted(folders.edges):
        for other, uses in sorted(folders.edges[folder].items()):
            if plan.allows(folder, other):
                continue
            level, other_level = plan.level(folder), plan.level(other)
            is_up = level is not None and other_level is not None and other_level > level
            reason = "is on a higher level" if is_up else "is not in its row"
            found.append(f"{folder} uses {other}, which {reason}: {len(uses)} times, first in {uses[0]}")
    for folder, others in sorted(plan.allowed.items()):
        for other in sorted(others - set(folders.edges.get(folder, ()))):
            found.append(f"{plan.page.name} allows {folder} to use {other}, which it does not")
    cycle = folders.largest_cycle()
    if len(cycle) > largest_cycle:
        found.append(f"{len(cycle)} folders use one another, and {largest_cycle} may: {', '.join(cycle)}")
    return found
