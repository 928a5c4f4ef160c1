"""Plants faults in a small repository and looks whether the check of rules finds them."""
import pathlib
import subprocess
import sys
import tempfile
import unittest

import rules

PAGE = """
# Behavior

A rule is named so:

```swift
// B99: in a fenced block
```

## A. Identity

**A1** A view is found again by its place.

**A12** State follows the id, as in B7.

## B. Updates

**B7** An equal write is dropped.

**B8** Writes of one turn are one update.

**B9** Reads see the newest value.
"""

SOURCES = {
    "Sources/Core/State.swift": "/// An equal write is dropped (B7).\nstruct State {}\n",
    "Tests/CoreTests/StateTests.swift": '@Test("B7: an equal write runs nothing") func equal() {}\n',
    "README.md": "Identity is explained in A1.\n",
    "compatibility.csv": "name,kind,note\nA12,rule,partly\n",
}

CHECK = pathlib.Path(__file__).resolve().parent / "rules"


class RulesTestCase(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)

    def write(self, changes={}, page=PAGE):
        for name, text in {**SOURCES, **changes, "docs/behavior.md": page}.items():
            path = self.root / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)

    def faults(self, changes={}, page=PAGE):
        """What is found of the good repository with some of its files changed."""
        self.write(changes, page)
        self.page = rules.Page(self.root, "docs/behavior.md")
        self.references = rules.references(self.root, self.page)
        return rules.faults(self.page, self.references)

    def named(self, kind, changes={}):
        self.faults(changes)
        return rules.named(self.references, kind)


class FaultTests(RulesTestCase):
    def test_a_good_repository_has_no_faults(self):
        self.assertEqual(self.faults(), [])
        self.assertEqual([definition.name for definition in self.page.definitions], ["A1", "A12", "B7", "B8", "B9"])

    def test_an_undefined_rule_is_found_wherever_it_is_named(self):
        places = {
            "Sources/Core/Other.swift": "struct Other {}\n\n// C4: no such rule\n",
            "Examples/Sources/App.swift": "let a = 1  // as B70 says\n",
            "Tests/CoreTests/OtherTests.swift": '@Suite("A2: no such rule")\nstruct OtherTests {}\n',
            "Tools/Sources/Tool.swift": "/* one\n   two (J300) */\n",
            "docs/decisions/0001-why.md": "# Why\n\nBecause of D1.\n",
            "README.md": "See E5.\n",
            "compatibility.csv": "F43,rule,no\n",
        }
        self.assertEqual(
            sorted(self.faults(places)),
            [
                "Examples/Sources/App.swift:1: B70 is not defined in docs/behavior.md",
                "README.md:1: E5 is not defined in docs/behavior.md",
                "Sources/Core/Other.swift:3: C4 is not defined in docs/behavior.md",
                "Tests/CoreTests/OtherTests.swift:1: A2 is not defined in docs/behavior.md",
                "Tools/Sources/Tool.swift:2: J300 is not defined in docs/behavior.md",
                "compatibility.csv:1: F43 is not defined in docs/behavior.md",
                "docs/decisions/0001-why.md:3: D1 is not defined in docs/behavior.md",
            ])

    def test_an_undefined_rule_in_the_page_itself_is_found(self):
        found = self.faults(page=PAGE.replace("as in B7", "as in B70"))
        self.assertEqual(found, ["docs/behavior.md:14: B70 is not defined in docs/behavior.md"])

    def test_a_rule_that_is_defined_twice_is_found(self):
        found = self.faults(page=PAGE + "\n**B9** Once more.\n")
        self.assertEqual(found, ["docs/behavior.md:24: B9 is defined twice, first in line 22"])

    def test_a_rule_out_of_order_is_found(self):
        found = self.faults(page=PAGE + "\n**B3** Comes late.\n")
        self.assertEqual(found, ["docs/behavior.md:24: B3 is out of order: it follows B9"])

    def test_numbers_are_ordered_as_numbers(self):
        self.assertEqual(self.faults(page=PAGE + "\n**B10** Follows 9.\n"), [])

    def test_a_rule_in_the_section_of_another_letter_is_found(self):
        found = self.faults(page=PAGE + "\n**C1** Belongs elsewhere.\n")
        self.assertEqual(found, ["docs/behavior.md:24: C1 stands in section B"])

    def test_a_bold_name_that_defines_nothing_is_found(self):
        found = self.faults(page=PAGE + "\n**B10.** Has a dot.\n\n**B11**\n")
        self.assertEqual(
            found,
            [
                "docs/behavior.md:24: B10 has to be followed by ** and its text",
                "docs/behavior.md:26: B11 has to be followed by ** and its text",
                "docs/behavior.md:24: B10 is not defined in docs/behavior.md",
                "docs/behavior.md:26: B11 is not defined in docs/behavior.md",
            ])


class ReferenceTests(RulesTestCase):
    def test_what_only_looks_like_a_rule_is_none(self):
        comments = (
            "/// Control-Shift-F12 or `F11`, and `Row(\n"
            "/// C3)` is code, 0xB1, #A4B5, v1.B2, B2.swift, x_B3, B0, A4000, f1, (B7).\n"
            "/// ```swift\n/// let E1 = 1\n/// ```\n")
        self.assertEqual(self.faults({"Sources/Core/State.swift": comments, "README.md": "[A1](page.md#C9), `C10`.\n"}), [])
        self.assertEqual(rules.named(self.references, rules.Kind.CODE), {"B7"})

    def test_code_and_strings_name_no_rules(self):
        code = (
            'let F700 = "\\u{F700} D2 // D3 \\("D4" + ")" ?? D5) (D6)"\n'
            'let text = """\n  C5 " // C6\n  """\n'
            'let raw = #"C7 \\" // C8"#\n'
            'let path = "unknown\\\\"  // B7\n')
        self.assertEqual(self.faults({"Sources/Core/State.swift": code}), [])
        self.assertEqual(rules.named(self.references, rules.Kind.CODE), {"B7"})

    def test_names_of_tests_name_rules_at_the_beginning_and_in_parentheses(self):
        tests = (
            '@Test("A1, B7 and B8: three") func a() {}\n'
            '@Test(\n  "it says \\"no\\" (A12, B9)", arguments: [1]) func b() {}\n'
            '@Test("a row E1, and C3 is data") func c() {}\n'
            'let other = "F3: no name of a test"\n')
        kinds = {"Tests/CoreTests/StateTests.swift": tests}
        self.assertEqual(self.named(rules.Kind.TEST, kinds), {"A1", "A12", "B7", "B8", "B9"})
        self.assertEqual(rules.faults(self.page, self.references), [])

    def test_comments_of_tests_are_no_code(self):
        changes = {"Tests/CoreTests/StateTests.swift": "// B8\n"}
        self.assertEqual(self.named(rules.Kind.CODE, changes), {"B7"})
        self.assertEqual(rules.named(self.references, rules.Kind.COMMENT_OF_TEST), {"B8"})

    def test_a_range_names_the_defined_rules_in_between(self):
        for text in ["// A12-B8 in one\n", "/// Rules A12 to B8.\n"]:
            self.assertEqual(self.named(rules.Kind.CODE, {"Sources/Core/State.swift": text}), {"A12", "B7", "B8"})

    def test_products_of_builds_are_left_out(self):
        self.assertEqual(self.faults({"Tools/.build/checkouts/Other.swift": "// C4\n"}), [])


class CommandTests(RulesTestCase):
    def run_check(self, *options):
        return subprocess.run([sys.executable, CHECK, "--root", self.root, *options], capture_output=True, text=True)

    def test_it_counts_rules(self):
        self.write()
        result = self.run_check()
        self.assertEqual((result.returncode, result.stderr), (0, ""))
        self.assertEqual(result.stdout, "5 rules, 1 of them named by tests, 1 by code\n")

    def test_it_lists_what_no_test_names(self):
        self.write({"Tests/CoreTests/MoreTests.swift": '@Test("A1, B8: both (B9)") func more() {}\n'})
        result = self.run_check("--untested")
        self.assertEqual(result.returncode, 0)
        self.assertEqual(result.stdout, "docs/behavior.md:14: A12 State follows the id, as in B7.\n")

    def test_it_leaves_out_what_says_why_it_has_no_test(self):
        page = PAGE.replace("**A12** State follows the id, as in B7.", "**A12** It sets\nno rule. *Without a test:* so.")
        self.write({"Tests/CoreTests/MoreTests.swift": '@Test("B8: both (B9)") func more() {}\n'}, page)
        result = self.run_check("--untested")
        self.assertEqual(result.stdout, "docs/behavior.md:12: A1 A view is found again by its place.\n")

    def test_it_fails_with_a_line_for_each_fault(self):
        self.write({"README.md": "C1 and C2.\n"})
        result = self.run_check()
        self.assertEqual((result.returncode, result.stdout), (1, ""))
        self.assertEqual(
            result.stderr,
            "error: README.md:1: C1 is not defined in docs/behavior.md\n"
            "error: README.md:1: C2 is not defined in docs/behavior.md\n")


if __name__ == "__main__":
    unittest.main()
