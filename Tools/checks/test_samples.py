"""Plants faults in a page and looks whether the check of samples finds them. Nothing is built."""
import pathlib
import re
import subprocess
import tempfile
import unittest

import samples

GOOD = """
# Page

`Package.swift`:

```swift
let package = "Hello"
```

Add this to the end of `Package.swift`:

```swift
let more = "it's more"
```

```sh
cat Package.swift
```

<!-- declarations:
import Combine
struct Item {}
-->

```swift
import SwiftUI
struct Plain {}
```

<!-- around:
struct Page {
BLOCK
}
-->

```swift
let item = Item()
```

<!-- quoted: Sources/Engine.swift -->
```swift
var speed = 1

var size = 2
```

<!-- tested: Tests/PageTests.swift -->
```swift
expect()
```

<!-- shown: it takes hours -->
```sh
tool/run --fast   # all of it
```

```text
a drawing
```
"""
FILES = {
    "Sources/Engine.swift": "struct Engine {\n  var speed = 1\n\n  var mass = 0\n  var size = 2,\n}\n",
    "Tests/PageTests.swift": 'read("page.md")\n',
    "tool/run": "case $1 in --fast) ;; esac\n",
}


class SamplesTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)
        for name, text in FILES.items():
            path = self.root / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)

    def faults(self, old="", new=""):
        """What is found in the good page with a text replaced in it, without the places."""
        return [re.sub(r"^page.md:\d+: ", "", fault) for fault in self.placed_faults(old, new)]

    def placed_faults(self, old, new):
        self.assertIn(old, GOOD)
        return samples.faults(samples.read_page("page.md", GOOD.replace(old, new) if old else GOOD), self.root)

    def run_page(self, text):
        path = self.root / "page.sh"
        path.write_text("set -euo pipefail\nexec 3>&1\n" + samples.script(samples.read_page("page.md", text)))
        return subprocess.run(["bash", path], cwd=self.root, capture_output=True, text=True)

    def test_a_good_page_has_no_faults(self):
        self.assertEqual(self.faults(), [])
        page = samples.read_page("page.md", GOOD)
        self.assertEqual(
            [block.way for block in page.blocks],
            ["written", "written", "run", "compiled", "compiled", "quoted", "tested", "shown", "text"])

    def test_a_block_that_is_in_no_way_tried_is_found(self):
        for fence in ("```", "```json"):
            found = self.faults("```text", fence)
            self.assertEqual(len(found), 1)
            self.assertIn("a code block that is neither compiled nor run", found[0])

    def test_a_fault_has_its_place(self):
        line = GOOD[: GOOD.index("a drawing")].count("\n") + 1
        self.assertTrue(self.placed_faults("```text", "```json")[0].startswith(f"page.md:{line}: "))

    def test_a_block_without_an_end_is_found(self):
        self.assertEqual(self.faults("a drawing\n```", "a drawing"), ["the code block has no end"])

    def test_a_reason_is_asked_for(self):
        self.assertEqual(self.faults("it takes hours", ""), ['the comment "shown" gives no reason'])

    def test_a_comment_without_a_block_is_found(self):
        found = self.faults("<!-- shown: it takes hours -->\n", "<!-- shown: it takes hours -->\nIt takes hours.\n\n")
        self.assertEqual(found[0], 'the comment "shown" is not followed by a code block')

    def test_a_quotation_that_was_changed_is_found(self):
        found = self.faults("var size = 2", "var size = 3")
        self.assertEqual(found, ['"var size = 3" and what follows stands otherwise in Sources/Engine.swift'])
        found = self.faults("var speed = 1\n\nvar size", "var speed = 1\nvar size")
        self.assertEqual(len(found), 1)

    def test_a_test_that_does_not_read_the_page_is_found(self):
        self.assertEqual(
            self.faults("Tests/PageTests.swift", "Sources/Engine.swift"),
            ["Sources/Engine.swift does not read this page"])
        self.assertEqual(
            self.faults("Tests/PageTests.swift", "Tests/None.swift"),
            ["Tests/None.swift, which tests it, is not there"])

    def test_programs_and_options_of_commands_that_are_shown_are_looked_up(self):
        self.assertEqual(self.faults("tool/run", "tool/walk"), ["there is no program tool/walk"])
        self.assertEqual(self.faults("--fast", "--slow"), ["tool/run knows no option --slow"])
        self.assertIn("syntax error", self.faults("tool/run --fast", "if tool/run --fast")[0])

    def test_code_around_a_block_has_a_place_for_it(self):
        self.assertEqual(self.faults("BLOCK", "PLACE"), ['the comment "around" has no line BLOCK'])

    def test_files_are_written_as_the_page_has_them(self):
        run = self.run_page(GOOD)
        self.assertEqual(run.returncode, 0, run.stderr)
        self.assertEqual((self.root / "Package.swift").read_text(), "let package = \"Hello\"\nlet more = \"it's more\"\n")
        self.assertIn("let more", run.stdout)

    def test_a_command_that_fails_ends_the_page(self):
        run = self.run_page(GOOD.replace("cat Package.swift", "cat Package.json\ntouch after"))
        self.assertNotEqual(run.returncode, 0)
        self.assertFalse((self.root / "after").exists())

    def test_samples_are_compiled_where_the_page_says(self):
        code = samples.swift_file(samples.read_page("docs/page.md", GOOD))
        self.assertTrue(code.startswith("import Combine\nimport Foundation\nimport SwiftUI\n\nenum DocsPageSamples {\n"))
        plain, item = (GOOD[: GOOD.index(text)].count("\n") for text in ("struct Plain", "let item"))
        begin = '#sourceLocation(file: "docs/page.md", line: %d)\n'
        self.assertIn(begin % plain + "\nstruct Plain {}\n#sourceLocation()", code)
        self.assertIn("struct Page {\n" + begin % (item + 1) + "let item = Item()\n#sourceLocation()\n}\n", code)
        self.assertNotIn("speed", code)


if __name__ == "__main__":
    unittest.main()
