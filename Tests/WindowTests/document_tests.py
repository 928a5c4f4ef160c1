"""Operates the example Notepad: started by `run` in a session of its own."""

import os
import shutil
import subprocess
import time
import unittest

from desktop import Program, wait

PROGRAM = os.environ["WINDOW_TEST_NOTEPAD"]
SCRATCH = os.environ["WINDOW_TEST_SCRATCH"]


class Documents(unittest.TestCase):
    def setUp(self):
        self.folder = os.path.join(SCRATCH, "documents")
        shutil.rmtree(self.folder, ignore_errors=True)
        os.mkdir(self.folder)

    def start(self, *arguments):
        program = Program(PROGRAM, SCRATCH, arguments=arguments)
        self.addCleanup(self.check_and_end, program)
        return program

    def check_and_end(self, program):
        program.end()
        with open(program.log.name) as log:
            output = log.read()
        for word in ["CRITICAL", "WARNING", "Fatal", "Crash"]:
            self.assertNotIn(word, output)

    def path(self, name):
        return os.path.join(self.folder, name)

    def write(self, name, text):
        with open(self.path(name), "w") as file:
            file.write(text)
        return self.path(name)

    def assertFile(self, name, text):
        def same():
            with open(self.path(name)) as file:
                return file.read() == text

        wait(same, "%s does not hold \"%s\"" % (name, text))

    def test_a_new_note_is_saved_closed_and_opened_again(self):
        program = self.start()
        program.window("Untitled")
        time.sleep(0.5)
        program.type("Milk")
        program.find("1 line, 1 word")
        program.window("Untitled — Edited")
        program.key("ctrl+s")
        program.window("Save")
        time.sleep(0.5)
        program.key("ctrl+a")
        program.type(self.path("shopping"))
        time.sleep(0.5)
        program.key("Return")
        self.assertFile("shopping.txt", "Milk")
        program.window("shopping.txt")
        program.type(" and bread")
        program.key("ctrl+w")
        wait(lambda: program.process.poll() is not None, "the program did not end")
        self.assertEqual(program.process.returncode, 0)
        self.assertFile("shopping.txt", "Milk and bread")
        again = self.start(self.path("shopping.txt"))
        again.window("shopping.txt")
        again.find("1 line, 3 words")

    def test_a_second_start_hands_its_file_over(self):
        first = self.start(self.write("a.txt", "one"))
        first.window("a.txt")
        second = subprocess.run([PROGRAM, self.write("b.txt", "two words")], timeout=30)
        self.assertEqual(second.returncode, 0)
        first.window("b.txt")
        first.find("1 line, 2 words")
        first.window("a.txt")

    def test_a_changed_new_note_is_not_closed_without_a_question(self):
        program = self.start()
        program.window("Untitled")
        time.sleep(0.5)
        program.type("Milk")
        window = program.window("Untitled — Edited")
        program.ask_to_close(window)
        program.find("Keep the new document “Untitled”?")
        program.click(program.find("Delete"))
        wait(lambda: program.process.poll() is not None, "the program did not end")

    def test_a_note_is_saved_by_itself(self):
        program = self.start(self.write("a.txt", ""))
        program.window("a.txt")
        time.sleep(0.5)
        program.type("tea")
        self.assertFile("a.txt", "tea")

    def offer_no_printer_but_files(self):
        """GTK would look for printers in the network, which it says is not there."""
        settings = os.path.join(os.environ["XDG_CONFIG_HOME"], "gtk-4.0", "settings.ini")
        os.makedirs(os.path.dirname(settings), exist_ok=True)
        with open(settings, "w") as file:
            file.write("[Settings]\ngtk-print-backends=file\n")
        self.addCleanup(os.remove, settings)

    def test_a_note_is_printed_to_a_file(self):
        home = os.environ["HOME"]
        os.environ["HOME"] = self.folder
        self.addCleanup(os.environ.__setitem__, "HOME", home)
        self.offer_no_printer_but_files()
        program = self.start(self.write("a.txt", "\n".join("line %d" % number for number in range(200))))
        program.window("a.txt")
        time.sleep(0.5)
        program.key("ctrl+p")
        dialog = program.window("Print")
        time.sleep(1)
        # The first row of the printers.
        subprocess.run(["xdotool", "mousemove", "--window", dialog, "85", "90", "click", "1"], check=True)
        time.sleep(0.5)
        program.key("alt+p")

        def printed():
            found = [os.path.join(folder, name) for folder, _, names in os.walk(self.folder) for name in names]
            return next((path for path in found if path.endswith(".pdf") and os.path.getsize(path) > 1000), None)

        wait(printed, lambda: "no file was printed: %s" % os.listdir(self.folder))
        text = subprocess.run(["pdftotext", printed(), "-"], capture_output=True, text=True).stdout
        self.assertIn("line 0\n", text)
        self.assertIn("line 199", text)
        self.assertGreater(text.count("\f"), 2)

    def test_a_bad_file_is_said_to_be_one(self):
        with open(self.path("bad.txt"), "wb") as file:
            file.write(b"\xff\xfe\xff")
        program = self.start(self.path("bad.txt"))
        program.find("“bad.txt” cannot be opened.")

    def test_settings_open_by_a_key(self):
        program = self.start()
        program.window("Untitled")
        time.sleep(0.5)
        program.key("ctrl+comma")
        program.find("Text size: 15")

    def test_windows_that_were_open_at_the_end_of_the_session_come_back(self):
        first = self.start(self.write("a.txt", "one"), self.write("b.txt", "two words"))
        first.window("a.txt")
        first.window("b.txt")
        time.sleep(0.5)
        first.type("x")
        first.process.terminate()
        wait(lambda: first.process.poll() is not None, "the program did not end")
        self.assertEqual(first.process.returncode, 0)
        again = self.start()
        again.window("a.txt")
        again.window("b.txt")
        self.assertEqual(again.windows("Untitled"), 0)


if __name__ == "__main__":
    unittest.main(verbosity=2)
