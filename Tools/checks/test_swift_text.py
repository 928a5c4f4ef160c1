"""Cuts small sources into code, comments and strings."""
import unittest

from swift_text import Kind, SwiftText


class SwiftTextTests(unittest.TestCase):
    def test_comments_have_their_lines(self):
        source = SwiftText('let a = 1  // one\n/* two\n   /* three */ */\nlet b = "// no"\n/// four\n')
        comments = [(line, text.strip("/* ")) for line, text in source.comments]
        self.assertEqual(comments, [(1, "one"), (2, "two"), (3, "three"), (5, "four")])

    def test_a_string_that_is_not_closed_ends_with_its_line(self):
        self.assertEqual(SwiftText('let a = "open\n// said\n').comments, [(2, "said")])

    def test_strings_within_interpolations_do_not_end_the_string(self):
        source = SwiftText('@Test("a \\(b("c", d: (1)) ?? "//") e") func f() {}\n')
        self.assertEqual(source.test_names, [(1, 'a \\(b("c", d: (1)) ?? "//") e')])
        self.assertEqual(source.comments, [])

    def test_code_in_interpolations_is_code_again(self):
        source = SwiftText('f("a \\(b("c")) d") // e\n')
        self.assertEqual(
            [(part.kind, part.text) for part in source.parts],
            [
                (Kind.CODE, "f("), (Kind.STRING, '"a \\('), (Kind.CODE, "b("), (Kind.STRING, '"c"'), (Kind.CODE, ")"),
                (Kind.STRING, ') d"'), (Kind.CODE, ") "), (Kind.COMMENT, "// e"), (Kind.CODE, "\n"),
            ])

    def test_parts_have_their_lines_and_make_up_the_source(self):
        text = 'let a = """\n  b \\(c)\n  d\n  """\n/* e\n*/ let f = #"\\(g) " h"#\n'
        source = SwiftText(text)
        self.assertEqual("".join(part.text for part in source.parts), text)
        self.assertEqual(
            [(part.line, part.text) for part in source.parts if part.kind is Kind.CODE],
            [(1, "let a = "), (2, "c"), (4, "\n"), (6, " let f = "), (6, "\n")])

    def test_all_pieces_of_a_name_of_a_test_and_no_other_strings_are_marked(self):
        source = SwiftText('@Suite("a \\(b["c"]) d", .tags("e"))\n// @Test(\n"f"\n')
        self.assertEqual([part.text for part in source.parts if part.is_test_name], ['"a \\(', ') d"'])
        self.assertEqual(source.test_names, [(1, 'a \\(b["c"]) d')])


if __name__ == "__main__":
    unittest.main()
