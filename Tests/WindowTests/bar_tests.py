"""Operates DesktopTestApp: the bars of its windows. Started by `run-bars` in a session of its own."""

import os
import sys
import tempfile
import time
import unittest

from desktop import Program, wait

PROGRAM, SCRATCH = sys.argv[1], os.environ["WINDOW_TEST_SCRATCH"]


class Bars(unittest.TestCase):
    def setUp(self):
        home = tempfile.mkdtemp(dir=SCRATCH)
        for kind in ["config", "data", "state"]:
            os.environ["XDG_%s_HOME" % kind.upper()] = os.path.join(home, kind)
        self.program = Program(PROGRAM, SCRATCH)
        self.addCleanup(self.check_and_end)
        self.window = self.program.window("Letters")
        self.program.find("0 written")

    def check_and_end(self):
        self.program.end()
        with open(self.program.log.name) as log:
            output = log.read()
        for word in ["CRITICAL", "WARNING", "Fatal", "Crash"]:
            self.assertNotIn(word, output)

    def find_in(self, element, name):
        """An element of a name in another one."""

        def look(element):
            if element.name == name:
                return element
            found = (look(element.getChildAtIndex(index)) for index in range(element.childCount))
            return next((element for element in found if element), None)

        return wait(lambda: look(element), "there is no \"%s\" in it" % name)

    def test_the_bar_has_the_title_and_the_buttons_of_the_window(self):
        title, close = self.program.find("Letters", "heading"), self.program.find("Close Window")
        self.assertLess(self.program.middle(title)[1], 50)
        self.assertGreater(self.program.middle(close)[0], 650)
        self.program.find("3 unread")
        menu = self.program.find("File")
        self.assertGreater(self.program.middle(menu)[1], self.program.middle(title)[1])

    def test_a_button_in_the_bar_is_clicked(self):
        self.program.click(self.program.find("Write"))
        self.program.find("1 written")
        self.program.click(self.program.find("New Box"))
        self.program.find("11 written")

    def test_the_search_in_the_bar_is_typed_into(self):
        self.program.click(self.program.find("Search", "text"))
        self.program.type("ada")
        self.program.find("searching ada")
        self.program.key("Escape")
        self.program.find("no search")

    def test_the_sidebar_is_hidden_and_shown(self):
        self.program.click(self.program.find("Toggle Sidebar"))
        self.program.vanishes("Inbox")
        self.program.click(self.program.find("Toggle Sidebar"))
        self.program.find("Inbox")

    def test_an_expanded_toolbar_stands_below_the_title(self):
        self.program.click(self.program.find("Open Expanded"))
        self.program.window("Title of expanded")
        title, item = self.program.find("Title of expanded", "heading"), self.program.find("Count")
        self.assertGreater(self.program.middle(item)[1], self.program.middle(title)[1] + 15)
        self.program.click(item)
        self.program.find("1 in expanded")

    def test_a_window_that_hides_its_title_is_closed_by_its_button(self):
        self.program.click(self.program.find("Open Hidden"))
        self.program.window("Title of hidden")
        self.program.find("0 in hidden")
        self.assertFalse(any(
            element.name == "Title of hidden" and element.getRoleName() == "heading"
            for element in self.program.elements()))
        frame = next(
            element for element in self.program.elements()
            if element.name == "Title of hidden" and element.getRoleName() == "frame")
        self.find_in(frame, "Close Window").queryAction().doAction(0)
        wait(lambda: self.program.windows("Title of hidden") == 0, "the window did not close")

    def test_the_close_button_ends_the_program(self):
        self.program.click(self.program.find("Close Window"))
        wait(lambda: self.program.process.poll() is not None, "the program did not end")

    def test_an_item_of_the_status_bar_opens_a_window_of_appkit(self):
        self.program.click(self.program.find("Lamp"))
        window = self.program.window("Lamp 1")
        self.assertLess(self.program.size(window)[0], 400)
        self.program.click(self.program.find("Light"))
        self.program.find("1 presses")
        window = self.program.window("Lit")
        self.program.ask_to_close(window)
        window = self.program.window("Refused")
        self.program.find("1 presses")
        self.program.ask_to_close(window)
        wait(lambda: self.program.windows("Refused") == 0, "the window did not close")
        self.program.click(self.program.find("Closed"))
        self.program.window("Lamp 2")
        self.program.find("0 presses")

    def test_a_sheet_has_no_bar_of_its_own(self):
        self.program.click(self.program.find("Ask"))
        self.program.find("A sheet")
        self.program.click(self.program.find("Leave"))
        self.program.vanishes("A sheet")

    def test_clicking_the_bar_twice_and_asking_for_its_menu_does_no_harm_without_a_window_manager(self):
        title = self.program.middle(self.program.find("Letters", "heading"))
        place = (title[0] + 60, title[1])
        self.program.xdotool("mousemove", *place, "click", "--repeat", 2, "--delay", 50, 1)
        self.program.xdotool("mousemove", *place, "click", 3)
        time.sleep(0.3)
        self.program.find("Write").queryAction().doAction(0)
        self.program.find("1 written")


if __name__ == "__main__":
    unittest.main(argv=["bar tests", *sys.argv[2:]], verbosity=2)
