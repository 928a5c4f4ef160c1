"""The rule of the house: which folder of a module may use which.

A page describes the floors of a module, from the lowest to the highest, and the rooms of each: the folders of its sources.
A room may use every room of the floors below it, and of its own floor those that its row names. `Folders` reads from the
compiler's index which room really uses which.
"""
import collections
import dataclasses
import pathlib
import re

from index_store import IndexStore


@dataclasses.dataclass(frozen=True)
class Use:
    """A line of one room that uses what another one declares."""

    path: str
    line: int
    name: str
    declared_in: str

    def __str__(self):
        return f"{self.path}:{self.line}: {self.name}, of {self.declared_in}"


class Plan:
    """The floors and rooms that a page describes.

    Floors are the headings of the third level below the heading that is asked for; their rooms are the rows of the table
    below each: name, description, and the rooms of the same floor that it may use.
    """

    def __init__(self, page, heading):
        self.page = pathlib.Path(page)
        self.lines = self.page.read_text().splitlines()
        self.floors = []
        self.allowed = {}
        self.rows = {}
        inside = False
        for number, line in enumerate(self.lines):
            if line.startswith("## "):
                inside = line == "## " + heading
            elif inside and line.startswith("### "):
                self.floors.append(line[4:].strip())
            elif inside and self.floors and (cells := _cells(line)) and (name := _names(cells[0])):
                room = f"{self.floors[-1]}/{name[0]}"
                self.allowed[room] = {f"{self.floors[-1]}/{other}" for other in _names(cells[2])}
                self.rows[room] = number
        if not self.floors:
            raise SystemExit(f"error: {page} has no floors below the heading \"{heading}\"")

    def level(self, room):
        floor = room.split("/")[0]
        return self.floors.index(floor) if floor in self.floors else None

    def allows(self, room, other):
        level, other_level = self.level(room), self.level(other)
        if level is None or other_level is None:
            return False
        return other_level < level or other in self.allowed.get(room, ())

    def record(self, edges):
        """Writes the edges within floors into the rows of the page."""
        for room, number in self.rows.items():
            name, description, _ = _cells(self.lines[number])
            own = sorted(other for other in edges.get(room, ()) if self.level(other) == self.level(room))
            uses = ", ".join(f"`{other.split('/')[1]}`" for other in own)
            self.lines[number] = f"| {name} | {description} | {uses} |"
        self.page.write_text("\n".join(self.lines) + "\n")


def _cells(line):
    cells = [cell.strip() for cell in line.split("|")[1:-1]]
    return cells if len(cells) == 3 else None


def _names(cell):
    return re.findall(r"`([^`]+)`", cell)


class Folders:
    """What the rooms of a module use of one another."""

    def __init__(self, store, sources):
        self.sources = pathlib.Path(sources).resolve()
        files = IndexStore(store).files(self.sources)
        if not files:
            raise SystemExit(f"error: the index has nothing of {sources}: build first")
        self.rooms = {self._room(path) for path in self.sources.rglob("*.swift")}
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
        room, other = self._room(path), self._room(declared_in)
        if room != other:
            use = Use(self._short(path), line, name, self._short(declared_in))
            self.edges[room][other].append(use)

    def _short(self, path):
        return str(path.relative_to(self.sources))

    def _room(self, path):
        return "/".join(path.relative_to(self.sources).parts[:-1][:2]) or "."

    def largest_cycle(self):
        """The most rooms of which each uses each, over others if need be."""
        components = _strong_components(sorted(self.rooms), self.edges)
        return sorted(max(components, key=len, default=[]))


def _strong_components(nodes, edges):
    """Tarjan's algorithm. Rooms are few, so it recurs."""
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
    """What the sources do that the plan does not allow, and what the plan says that is not so; a line each."""
    found = []
    for room in sorted(folders.rooms - set(plan.rows)):
        found.append(f"{room} is not described in {plan.page.name}")
    for room in sorted(set(plan.rows) - folders.rooms):
        found.append(f"{plan.page.name} describes {room}, which has no sources")
    for room in sorted(folders.edges):
        for other, uses in sorted(folders.edges[room].items()):
            if plan.allows(room, other):
                continue
            level, other_level = plan.level(room), plan.level(other)
            is_up = level is not None and other_level is not None and other_level > level
            reason = "is on a higher floor" if is_up else "is not in its row"
            found.append(f"{room} uses {other}, which {reason}: {len(uses)} times, first in {uses[0]}")
    for room, others in sorted(plan.allowed.items()):
        for other in sorted(others - set(folders.edges.get(room, ()))):
            found.append(f"{plan.page.name} allows {room} to use {other}, which it does not")
    cycle = folders.largest_cycle()
    if len(cycle) > largest_cycle:
        found.append(f"{len(cycle)} rooms use one another, and {largest_cycle} may: {', '.join(cycle)}")
    return found
