"""Plants libraries of windows in small programs and looks whether the check of headless programs finds them."""
import pathlib
import subprocess
import tempfile
import unittest

CHECK = pathlib.Path(__file__).resolve().parent / "headless"


class HeadlessTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name).resolve()

    def compile(self, name, source, *options):
        """Makes a program or library of a line of C that finds libraries in its own folder."""
        (self.root / "source.c").write_text(source + "\n")
        subprocess.run(
            ["clang", "source.c", "-o", name, "-L.", "-Wl,-rpath,$ORIGIN", "-Wl,--no-as-needed", *options],
            cwd=self.root, check=True)
        return self.root / name

    def make_library(self, name, *options):
        return self.compile(f"lib{name}.so", f"int {name.replace('-', '_')};", "-shared", f"-Wl,-soname,lib{name}.so", *options)

    def check(self, *programs):
        return subprocess.run([CHECK, "--programs", *programs], capture_output=True, text=True)

    def test_a_program_without_windows_passes(self):
        program = self.compile("plain", "int main(void) { return 0; }")
        result = self.check(program)
        self.assertEqual(result.returncode, 0, result.stderr)

    def test_a_library_of_pictures_is_no_library_of_windows(self):
        self.make_library("gdk_pixbuf-2")
        program = self.compile("pictures", "int main(void) { return 0; }", "-lgdk_pixbuf-2")
        result = self.check(program)
        self.assertEqual(result.returncode, 0, result.stderr)

    def test_a_program_that_loads_gtk_is_found(self):
        self.make_library("gtk-4")
        program = self.compile("window", "int main(void) { return 0; }", "-lgtk-4")
        result = self.check(program)
        self.assertEqual(result.returncode, 1)
        self.assertIn("window loads libgtk-4.so", result.stderr)

    def test_gtk_behind_another_library_is_found(self):
        self.make_library("gtk-4")
        self.make_library("toolkit", "-lgtk-4")
        program = self.compile("window", "int main(void) { return 0; }", "-ltoolkit")
        result = self.check(program)
        self.assertEqual(result.returncode, 1)
        self.assertIn("window loads libgtk-4.so", result.stderr)

    def test_a_fault_in_the_second_program_is_found(self):
        self.make_library("gtk-4")
        first = self.compile("plain", "int main(void) { return 0; }")
        second = self.compile("window", "int main(void) { return 0; }", "-lgtk-4")
        self.assertEqual(self.check(first, second).returncode, 1)

    def test_a_program_that_is_missing_is_a_fault(self):
        self.assertEqual(self.check(self.root / "nothing").returncode, 1)
        self.assertEqual(self.check().returncode, 1)


if __name__ == "__main__":
    unittest.main()
