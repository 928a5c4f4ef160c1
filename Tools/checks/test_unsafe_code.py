"""Plants constructs that the compiler does not check, without a reason, and looks whether they are found."""
import pathlib
import subprocess
import tempfile
import unittest

import unsafe_code


class UnsafeCodeTests(unittest.TestCase):
    def faults(self, text):
        return [(use.line, use.name) for use in unsafe_code.uses("A.swift", text) if not use.has_reason]

    def counts(self, text):
        return unsafe_code.counts(unsafe_code.uses("A.swift", text))

    def test_each_construct_needs_a_reason(self):
        text = (
            "final class A: @unchecked Sendable {\n"
            "  nonisolated(unsafe) static var a = 1\n\n"
            "  unowned(unsafe) let b: B\n\n"
            "  func c() -> C { unsafeDowncast(b, to: C.self) }\n\n"
            "  func d() -> D { unsafeBitCast(b, to: D.self) }\n"
            "}\n")
        self.assertEqual(
            self.faults(text),
            [(1, "@unchecked Sendable"), (2, "nonisolated(unsafe)"), (4, "unowned(unsafe)"), (6, "unsafeDowncast"),
             (8, "unsafeBitCast")])

    def test_a_reason_stands_on_the_line_or_above_it(self):
        self.assertEqual(self.faults("unowned(unsafe) let a: A  // It outlives this.\n"), [])
        self.assertEqual(self.faults("// It outlives this.\nunowned(unsafe) let a: A\n"), [])
        self.assertEqual(self.faults("// It outlives this.\n\nunowned(unsafe) let a: A\n"), [(3, "unowned(unsafe)")])

    def test_one_reason_is_enough_for_neighbors_but_not_for_what_stands_apart(self):
        text = "// They outlive this.\nunowned(unsafe) let a: A\nunowned(unsafe) let b: B\n"
        self.assertEqual(self.faults(text), [])
        self.assertEqual(self.faults(text + "let c = 1\nunowned(unsafe) let d: D\n"), [(5, "unowned(unsafe)")])

    def test_a_type_says_why_it_is_sendable_above_it_or_first_in_it(self):
        self.assertEqual(self.faults("/// Locked.\nfinal class A: @unchecked Sendable {\n}\n"), [])
        self.assertEqual(self.faults("final class A: @unchecked Sendable {\n  // Locked.\n  var a = 1\n}\n"), [])
        self.assertEqual(
            self.faults("final class A: B,\n  @unchecked Sendable\n{\n  // Locked.\n  var a = 1\n}\n"), [])
        self.assertEqual(
            self.faults("final class A: @unchecked Sendable {\n  var a = 1\n  // A comment on b.\n  var b = 1\n}\n"),
            [(1, "@unchecked Sendable")])

    def test_what_is_said_of_a_type_does_not_explain_its_members(self):
        text = "/// A list.\nfinal class A {\n  unowned(unsafe) let a: A\n}\n"
        self.assertEqual(self.faults(text), [(3, "unowned(unsafe)")])

    def test_a_function_explains_what_is_in_it(self):
        text = (
            "enum A {\n"
            "  /// The address of a type is what the type is.\n"
            "  static func metadata(\n    of type: Any.Type\n  ) -> UInt {\n"
            "    let a = 1\n    return unsafeBitCast(type, to: UInt.self)\n  }\n"
            "}\n")
        self.assertEqual(self.faults(text), [])
        self.assertEqual(self.faults(text.replace("  /// The address of a type is what the type is.\n", "")),
                         [(6, "unsafeBitCast")])

    def test_comments_and_strings_are_not_counted(self):
        text = '// unowned(unsafe) is not used here.\nlet a = "unsafeBitCast"\nlet b = "\\(unsafeBitCast(a, to: B.self))"\n'
        self.assertEqual(sum(self.counts(text).values()), 1)

    def test_a_number_may_only_fall_and_its_limit_falls_with_it(self):
        limits = dict.fromkeys(unsafe_code.LIMITS, 1)
        counts = dict(limits)
        self.assertEqual(unsafe_code.differences(counts, limits), [])
        counts["unsafeBitCast"] = 2
        counts["unsafeDowncast"] = 0
        found = unsafe_code.differences(counts, limits)
        self.assertEqual(len(found), 2)
        self.assertIn("unsafeDowncast has become rarer", found[0])
        self.assertIn("2 times unsafeBitCast", found[1])

    def test_the_command_fails_and_names_the_place(self):
        command = pathlib.Path(__file__).resolve().with_name("unsafe")
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "A.swift"
            file.write_text("let a = 1\nunowned(unsafe) let b: B\n")
            result = subprocess.run([command, file], capture_output=True, text=True)
            self.assertEqual(result.returncode, 1)
            self.assertIn(f"{file}:2: error: unowned(unsafe)", result.stderr)
            file.write_text("unowned(unsafe) let b: B  // It outlives this.\n")
            self.assertEqual(subprocess.run([command, file], capture_output=True).returncode, 0)


if __name__ == "__main__":
    unittest.main()
