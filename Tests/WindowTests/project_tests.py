"""Operates Xcode projects: started by `run-projects` in a session of its own."""

import os
import sys
import unittest

import pyatspi

from desktop import Program, wait

SCRATCH = os.environ["WINDOW_TEST_SCRATCH"]


class ProjectTestCase(unittest.TestCase):
    """One window of a project's program, whose path an environment variable has."""

    path = ""

    def setUp(self):
        self.program = Program(self.path, SCRATCH)
        self.addCleanup(self.check_and_end)

    def check_and_end(self):
        self.program.end()
        with open(self.program.log.name) as log:
            output = log.read()
        for word in ["CRITICAL", "WARNING", "Fatal", "Crash"]:
            self.assertNotIn(word, output)


class Workshop(ProjectTestCase):
    path = os.environ["WINDOW_TEST_WORKSHOP"]

    def test_a_switch_in_a_table_tells_its_target(self):
        self.program.find("All tools are here.")
        self.program.click(self.program.find("Lend Pencil"))
        self.program.find("1 of 7 tools are lent.")

    def test_a_search_bar_tells_its_delegate(self):
        self.program.find("Wrench")
        self.program.click(self.program.find("Name or use", "text"))
        self.program.type("nail")
        self.program.vanishes("Wrench")
        self.program.find("Hammer")

    def test_a_row_asks_by_an_alert(self):
        self.program.click(self.program.find("Measures lengths"))
        self.program.click(self.program.find("Lend", "push button"))
        self.program.find("1 of 7 tools are lent.")

    def test_a_slider_changes_a_drawing(self):
        self.program.click(self.program.find("Plan"))
        self.program.find("Shelf with 3 boards")
        box = self.program.extents(self.program.find("Boards"))
        middle = box.y + box.height // 2
        self.program.drag((box.x + box.width // 6, middle), (box.x + box.width - 1, middle))
        self.program.find("Shelf with 8 boards")

    def test_pages_are_turned(self):
        self.program.click(self.program.find("Steps"))
        self.program.find("Saw the boards.")
        self.program.click(self.program.find("Next"))
        self.program.find("Sand their edges.")

    def test_a_text_view_grows(self):
        self.program.click(self.program.find("Notes"))
        _, before = self.program.resting_middle(self.program.find("Clear"))
        self.program.click(self.program.find("Note"))
        self.program.key("ctrl+End", "Return", "Return")
        self.program.type("oil")
        self.program.find("13 characters")
        wait(lambda: self.program.middle(self.program.find("Clear"))[1] > before + 20, "Clear did not move down")

    def test_a_navigation_controller_pushes_and_pops(self):
        self.program.click(self.program.find("Guide"))
        self.program.click(self.program.find("Surprise"))
        self.program.find("Hard and lasting; for floors and tables.")
        self.program.vanishes("Pine")
        self.program.click(self.program.find("Back"))
        self.program.find("Pine")


class Desk(ProjectTestCase):
    path = os.environ["WINDOW_TEST_DESK"]

    def test_what_is_written_is_counted(self):
        self.program.find("34 words")
        self.program.click(self.program.find("Letter text"))
        self.program.key("ctrl+End")
        self.program.type(" Soon")
        self.program.find("35 words")

    def test_a_search_field_tells_its_delegate(self):
        self.program.click(self.program.find("Find in the letter", "text"))
        self.program.type("side")
        self.program.find("2 matches")

    def test_the_pointer_draws_and_a_button_takes_back(self):
        self.program.click(self.program.find("Sketch"))
        self.program.find("0 strokes")
        self.draw_a_stroke()
        self.program.find("1 stroke")
        self.program.click(self.program.find("Take Back"))
        self.program.find("0 strokes")

    def test_assistive_technology_finds_and_presses_the_choices_of_a_picker(self):
        def is_selected(name):
            return self.program.find(name).getState().contains(pyatspi.STATE_SELECTED)

        self.program.find("Page, Letter")
        self.assertTrue(is_selected("Letter"))
        self.program.find("Sketch").queryAction().doAction(0)
        self.program.find("0 strokes")
        wait(lambda: is_selected("Sketch") and not is_selected("Letter"), "what is selected is not said to be so")

    def test_a_menu_of_a_view_empties_it(self):
        self.program.click(self.program.find("Sketch"))
        self.draw_a_stroke()
        self.program.find("1 stroke")
        self.program.click(self.program.find("Sheet"), button=3)
        self.program.click(self.program.find("Empty the Sheet"))
        self.program.find("0 strokes")

    def draw_a_stroke(self):
        sheet = self.program.extents(self.program.find("Sheet"))
        start = (sheet.x + sheet.width // 4, sheet.y + sheet.height // 4)
        end = (sheet.x + sheet.width // 2, sheet.y + sheet.height // 3)
        self.program.drag(start, end)


if __name__ == "__main__":
    unittest.main(argv=["project tests", *sys.argv[1:]], verbosity=2)
