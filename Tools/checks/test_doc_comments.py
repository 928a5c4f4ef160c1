"""Plants declarations without documentation, and looks whether the check of documentation comments finds them."""
import pathlib
import subprocess
import tempfile
import unittest

import doc_comments
from symbols import SymbolGraphs

SOURCE = """
/// A door.
public struct Door: Hashable {
  /// Whether it can be opened.
  public var isOpen: Bool

  /// A closed door.
  public init() { isOpen = false }

  public static func == (left: Door, right: Door) -> Bool { left.isOpen == right.isOpen }

  public func hash(into hasher: inout Hasher) { hasher.combine(isOpen) }

  public var _hinges: Int { 2 }

  var key: Int { 7 }
}

extension Int {
  /// So many doors.
  public var doors: [Door] { (0..<self).map { _ in Door() } }
}
"""


def graph(*symbols, described=()):
    """A symbol graph of names and of what is written about them."""
    return {
        "symbols": [
            {
                "identifier": {"precise": f"s:{name}"},
                "pathComponents": name.split("."),
                "location": {"uri": "file:///house/Sources/Door.swift", "position": {"line": line, "character": 0}},
                **({"docComment": {"lines": [{"text": text}]}} if text is not None else {}),
            }
            for line, (name, text) in enumerate(symbols)
        ],
        "relationships": [
            {"source": f"s:{name}", "sourceOrigin": {"displayName": "Protocol.member"}} for name in described
        ],
    }


class GraphTests(unittest.TestCase):
    def coverage(self, *graphs, name="Small"):
        return doc_comments.Coverage(name, doc_comments.declarations(graphs, pathlib.Path("/house")))

    def test_a_declaration_without_documentation_is_found(self):
        coverage = self.coverage(graph(("Door", "A door."), ("Door.isOpen", None)))
        self.assertEqual([str(missing) for missing in coverage.missing], ["Sources/Door.swift:2: Door.isOpen"])
        self.assertEqual(
            doc_comments.faults([coverage], 95),
            ["Small: 1 of 2 public declarations are documented, 50.0 %; it has to be 95 %",
             "all modules: 1 of 2 public declarations are documented, 50.0 %; it has to be 95 %"])

    def test_documented_declarations_are_no_fault(self):
        coverage = self.coverage(graph(("Door", "A door."), ("Door.isOpen", "Whether it can be opened.")))
        self.assertEqual(doc_comments.faults([coverage], 100), [])

    def test_an_empty_comment_is_none(self):
        self.assertEqual(len(self.coverage(graph(("Door", "  "))).missing), 1)

    def test_what_a_protocol_documents_is_not_counted(self):
        coverage = self.coverage(graph(("Door", "A door."), ("Door.body", None), described=["Door.body"]))
        self.assertEqual(len(coverage.declarations), 1)

    def test_one_poor_module_is_a_fault_among_good_ones(self):
        good = self.coverage(graph(*((f"Door{number}", "A door.") for number in range(99))), name="Good")
        poor = self.coverage(graph(("Window", None)), name="Poor")
        found = doc_comments.faults([good, poor], 95)
        self.assertEqual(found, ["Poor: 0 of 1 public declarations are documented, 0.0 %; it has to be 95 %"])

    def test_too_little_is_not_rounded_to_enough(self):
        names = [(f"Door{number}", "A door." if number < 9499 else None) for number in range(10000)]
        coverage = self.coverage(graph(*names))
        self.assertFalse(coverage.is_enough(95))
        self.assertIn("94.9 %", str(coverage))


class ModuleTests(unittest.TestCase):
    def coverage(self, source):
        """What is found of a module that was really built."""
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        root = pathlib.Path(folder.name).resolve()
        modules = root / ".build/debug/Modules"
        modules.mkdir(parents=True)
        (root / "Small.swift").write_text(source)
        subprocess.run(
            ["swiftc", "-emit-module", "-module-name", "Small", "-emit-module-path", modules / "Small.swiftmodule",
             root / "Small.swift"], check=True)
        return doc_comments.Coverage("Small", doc_comments.declarations(SymbolGraphs(root).of("Small"), root))

    def test_a_documented_module_has_no_fault(self):
        coverage = self.coverage(SOURCE)
        self.assertEqual(coverage.missing, [])
        self.assertEqual(
            {declaration.name for declaration in coverage.declarations},
            {"Door", "Door.isOpen", "Door.init()", "Int.doors"})

    def test_members_without_documentation_are_found_in_types_of_the_module_and_of_others(self):
        coverage = self.coverage(
            SOURCE.replace("  /// Whether it can be opened.\n", "").replace("  /// So many doors.\n", ""))
        self.assertEqual([str(missing) for missing in coverage.missing],
                         ["Small.swift:4: Door.isOpen", "Small.swift:19: Int.doors"])

    def test_a_module_that_was_not_built_is_reported(self):
        with tempfile.TemporaryDirectory() as folder, self.assertRaises(SystemExit) as raised:
            SymbolGraphs(folder).of("Small")
        self.assertIn("Build the package first", str(raised.exception))


if __name__ == "__main__":
    unittest.main()
