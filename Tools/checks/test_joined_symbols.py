"""Joins small graphs of symbols, as the reference does with the modules that `import SwiftUI` brings."""
import unittest

import joined_symbols


def graph(module, names, relations):
    return {
        "metadata": {}, "module": {"name": module},
        "symbols": [{"identifier": {"precise": name}} for name in names],
        "relationships": [{"kind": kind, "source": source, "target": target} for kind, source, target in relations],
    }


class JoiningTests(unittest.TestCase):
    def setUp(self):
        core = graph("Core", ["View"], [])
        controls = graph(
            "Controls", ["block of View", "alert", "block of Array", "first"],
            [("extensionTo", "block of View", "View"), ("memberOf", "alert", "block of View"),
             ("extensionTo", "block of Array", "Array"), ("memberOf", "first", "block of Array")])
        self.joined = joined_symbols.joined([core, controls], "SwiftUI")
        self.relations = [tuple(relation.values()) for relation in self.joined["relationships"]]
        self.names = [symbol["identifier"]["precise"] for symbol in self.joined["symbols"]]

    def test_the_graph_is_that_of_one_module(self):
        self.assertEqual(self.joined["module"], {"name": "SwiftUI"})

    def test_extensions_of_own_types_become_members_of_them(self):
        self.assertIn(("memberOf", "alert", "View"), self.relations)
        self.assertNotIn("block of View", self.names)

    def test_extensions_of_types_outside_stay(self):
        self.assertIn(("extensionTo", "block of Array", "Array"), self.relations)
        self.assertIn(("memberOf", "first", "block of Array"), self.relations)
        self.assertEqual(self.names, ["View", "alert", "block of Array", "first"])


if __name__ == "__main__":
    unittest.main()
