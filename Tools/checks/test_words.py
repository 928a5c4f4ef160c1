"""Plants words that are not used and checks that they are found."""
import pathlib
import subprocess
import tempfile
import unittest

import words

PAGE = """
# Glossary

## Words that are not used

### In prose

| Not | But |
|---|---|
| `whoever`, `hands down` | say which part of the program |
| `colour…` | color |

### In names

| Not | But |
|---|---|
| `wish`, `wishes` | preference, request |

## Something else

| Not | But |
|---|---|
| `never` | is no word of the tables |
"""

CLEAN = '''/// Whoever reads `colour` may: it is in backticks.
let text = "whoever" // never
'''


class WordsTests(unittest.TestCase):
    def found(self, path, text):
        return [(fault.line, fault.word, fault.instead) for fault in words.Check(PAGE).faults(path, text)]

    def test_a_riddle_in_a_comment_is_found(self):
        self.assertEqual(
            self.found("A.swift", "let a = 1\n\n/// Tells whoever asks.\nlet b = 2 // It Hands down a.\n"),
            [(3, "whoever", "say which part of the program"), (4, "Hands down", "say which part of the program")])

    def test_a_british_spelling_is_found_with_every_ending(self):
        self.assertEqual(self.found("A.swift", "// Coloured.\n"), [(1, "Coloured", "color")])

    def test_names_of_tests_are_prose_and_other_strings_are_not(self):
        text = '@Test("whoever taps")\nfunc tap() { print("whoever \\(wish)") }\n'
        self.assertEqual([word for _, word, _ in self.found("A.swift", text)], ["whoever", "wish"])

    def test_identifiers_are_read_word_by_word(self):
        text = "func setWish(of bar: BarWishes) {}\nlet wishful = 1 // wish\n"
        self.assertEqual(
            self.found("A.swift", text),
            [(1, "setWish", "preference, request"), (1, "BarWishes", "preference, request")])

    def test_backticks_links_and_code_blocks_are_exempt(self):
        text = "A [page](colour.md) of `colour`.\n\n```swift\nlet colour = 1 // whoever\n```\n\nIn colour.\n"
        self.assertEqual(self.found("A.md", text), [(7, "colour", "color")])

    def test_scripts_are_prose(self):
        self.assertEqual([line for line, _, _ in self.found("Tests/run", "#!/bin/sh\n# For whoever runs it.\n")], [2])

    def test_samples_of_users_and_the_glossary_are_exempt(self):
        self.assertEqual(self.found("Tests/Corpus/A.swift", "// whoever\n"), [])
        self.assertEqual(self.found("docs/glossary.md", "whoever\n"), [])

    def test_what_is_no_table_of_words_does_not_count(self):
        self.assertEqual(self.found("A.swift", CLEAN), [(1, "Whoever", "say which part of the program")])

    def test_a_page_without_the_table_of_names_forbids_none(self):
        check = words.Check(PAGE.replace("### In names", "### Elsewhere"))
        self.assertEqual(check.faults("A.swift", "let wish = 1\n"), [])

    def test_the_command_fails_and_names_the_place(self):
        command = pathlib.Path(__file__).resolve().with_name("words")
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "A.swift"
            file.write_text("let a = 1\n/// Whoever asks.\n")
            result = subprocess.run([command, file], capture_output=True, text=True)
            self.assertEqual(result.returncode, 1)
            self.assertIn(f"{file}:2: error:", result.stderr)
            file.write_text("/// The reader.\n")
            self.assertEqual(subprocess.run([command, file], capture_output=True).returncode, 0)


if __name__ == "__main__":
    unittest.main()
