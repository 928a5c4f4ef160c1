"""Plants faults in a small module and checks that the check of folders finds them."""
import pathlib
import subprocess
import tempfile
import unittest

import folders

PAGE = """
# Architecture

## The levels of Small

### Ground

| Folder | What is in it | Uses of its own level |
|---|---|---|
| `Hall` | a place to begin | |
| `Kitchen` | what is eaten | `Hall` |

### Upstairs

| Folder | What is in it | Uses of its own level |
|---|---|---|
| `Attic` | what is kept | |

## Something else

| Folder | What is in it | Uses |
|---|---|---|
| `Garden` | is no folder | |
"""

SOURCES = {
    "Ground/Hall/Door.swift": "struct Door {}",
    "Ground/Kitchen/Table.swift": "struct Table { var door = Door() }",
    "Upstairs/Attic/Box.swift": "struct Box { var table = Table(); var door = Door() }",
}


class FoldersTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name).resolve()

    def faults(self, changes={}, page=PAGE, largest_cycle=12):
        """What is found of the good sources with some of them changed."""
        sources = self.root / "Sources"
        paths = []
        for name, text in {**SOURCES, **changes}.items():
            path = sources / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text + "\n")
            paths.append(str(path))
        index = self.root / "index"
        subprocess.run(
            ["swiftc", "-c", "-module-name", "Small", "-index-store-path", str(index), *paths], cwd=self.root, check=True)
        (self.root / "page.md").write_text(page)
        self.plan = folders.Plan(self.root / "page.md", "The levels of Small")
        self.folders = folders.Folders(index, sources)
        return folders.faults(self.plan, self.folders, largest_cycle)

    def test_good_sources_have_no_faults(self):
        self.assertEqual(self.faults(), [])

    def test_an_edge_to_a_higher_level_is_found(self):
        found = self.faults({"Ground/Hall/Window.swift": "struct Window { var box: Box? }"})
        self.assertEqual(len(found), 1)
        self.assertIn("Ground/Hall uses Upstairs/Attic, which is on a higher level", found[0])
        self.assertIn("Ground/Hall/Window.swift:1: Box, of Upstairs/Attic/Box.swift", found[0])

    def test_an_edge_that_the_table_does_not_have_is_found(self):
        found = self.faults({"Ground/Hall/Window.swift": "extension Door { func open() -> Table { Table() } }"})
        self.assertEqual(len(found), 1)
        self.assertIn("Ground/Hall uses Ground/Kitchen, which is not in its row", found[0])

    def test_a_row_without_an_edge_is_found(self):
        found = self.faults({"Ground/Kitchen/Table.swift": "struct Table {}"})
        self.assertEqual(found, ["page.md allows Ground/Kitchen to use Ground/Hall, which it does not"])

    def test_folders_that_are_not_in_the_table_are_found(self):
        found = self.faults({"Ground/Cellar/Coal.swift": "struct Coal {}"})
        self.assertEqual(found, ["Ground/Cellar is not described in page.md"])

    def test_folders_without_sources_are_found(self):
        found = self.faults(page=PAGE.replace("| `Attic`", "| `Balcony` | air | |\n| `Attic`"))
        self.assertEqual(found, ["page.md describes Upstairs/Balcony, which has no sources"])

    def test_a_large_cycle_is_found(self):
        page = PAGE.replace("| a place to begin | |", "| a place to begin | `Kitchen` |")
        changes = {"Ground/Hall/Window.swift": "extension Door { func open() -> Table { Table() } }"}
        self.assertEqual(self.faults(changes, page), [])
        found = folders.faults(self.plan, self.folders, 1)
        self.assertEqual(found, ["2 folders use one another, and 1 may: Ground/Hall, Ground/Kitchen"])

    def test_modules_below_are_levels(self):
        page = PAGE.replace("### Ground", "### Cellar\n\n| `Coal` | what is burned | |\n\n### Ground")
        below = self.root / "Cellar"
        self.faults()
        for name, text in {"Coal/Heap.swift": "struct Heap { var door: Door? }", "Exports.swift": ""}.items():
            path = below / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        index = self.root / "index"
        paths = [*below.rglob("*.swift"), *(self.root / "Sources").rglob("*.swift")]
        subprocess.run(
            ["swiftc", "-c", "-module-name", "Small", "-index-store-path", index, *paths], cwd=self.root, check=True)
        (self.root / "page.md").write_text(page)
        plan = folders.Plan(self.root / "page.md", "The levels of Small")
        found = folders.faults(plan, folders.Folders(index, self.root / "Sources", [below]), 12)
        self.assertEqual(len(found), 1)
        self.assertIn("Cellar/Coal uses Ground/Hall, which is on a higher level", found[0])

    def test_the_table_is_recorded(self):
        changes = {"Ground/Kitchen/Table.swift": "struct Table {}", "Ground/Hall/Window.swift": "struct Window { var t: Table? }"}
        self.assertEqual(len(self.faults(changes)), 2)
        self.plan.record(self.folders.edges)
        plan = folders.Plan(self.root / "page.md", "The levels of Small")
        self.assertEqual(folders.faults(plan, self.folders, 12), [])
        self.assertIn("| `Garden` | is no folder | |", plan.lines)


if __name__ == "__main__":
    unittest.main()
