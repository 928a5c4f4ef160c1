"""Operates the example Desktop: its table, menus, fields and windows. Started by `run-desktop` in a session of its own."""

import json
import os
import sys
import tempfile
import time
import unittest

import pyatspi
from desktop import Program, wait

PROGRAM, SCRATCH = sys.argv[1], os.environ["WINDOW_TEST_SCRATCH"]


class Plans(unittest.TestCase):
    def setUp(self):
        self.home = tempfile.mkdtemp(dir=SCRATCH)
        for kind in ["config", "data", "state"]:
            os.environ["XDG_%s_HOME" % kind.upper()] = os.path.join(self.home, kind)
        self.start()

    def start(self, *arguments, title="All Jobs"):
        self.program = Program(PROGRAM, SCRATCH, arguments=arguments)
        self.addCleanup(self.check_and_end, self.program)
        self.window = self.program.window(title)
        self.program.find("Oil the chain")
        time.sleep(0.3)

    def check_and_end(self, program):
        program.end()
        with open(program.log.name) as log:
            output = log.read()
        for word in ["CRITICAL", "WARNING", "Fatal", "Crash"]:
            self.assertNotIn(word, output)

    # Looking

    def field(self, name):
        return self.program.find(name, "text")

    # The table

    def test_two_clicks_do_what_a_row_is_for(self):
        self.program.find("9 hours to go")
        x, y = self.program.resting_middle(self.program.find("Paint the fence"))
        self.program.xdotool("mousemove", x, y, "click", "--repeat", 2, "--delay", 60, 1)
        self.program.find("5 hours to go")

    def chosen(self):
        return sorted(
            element.name.split(",")[0] for element in self.program.elements()
            if element.getRoleName() == "list item" and element.getState().contains(pyatspi.STATE_SELECTED)
            and element.name.count(",") == 2)

    def click_row(self, name, key=None):
        x, y = self.program.resting_middle(self.program.find(name))
        around = (["keydown", key], ["keyup", key]) if key else ([], [])
        self.program.xdotool("mousemove", x, y, *around[0], "click", 1, *around[1])

    def expect(self, *names):
        wait(lambda: self.chosen() == sorted(names), lambda: "%s are chosen" % self.chosen())

    def test_rows_are_chosen_with_keys_held(self):
        self.click_row("Clean the gutters")
        self.expect("Clean the gutters")
        self.click_row("Oil the chain", "shift")
        self.expect("Clean the gutters", "Mow the lawn", "Oil the chain")
        # DK34: each click with the control key adds a row, or takes it away.
        self.click_row("Mow the lawn", "ctrl")
        self.expect("Clean the gutters", "Oil the chain")
        self.click_row("Paint the fence", "ctrl")
        self.expect("Clean the gutters", "Oil the chain", "Paint the fence")

    def test_keys_move_what_is_chosen(self):
        self.click_row("Clean the gutters")
        self.expect("Clean the gutters")
        self.program.key("Down")
        self.expect("Mow the lawn")
        self.program.key("Home")
        self.expect("Bleed the radiators")
        self.program.key("End")
        self.expect("Paint the fence")
        self.program.key("shift+Up")
        self.expect("Oil the chain", "Paint the fence")
        self.program.key("ctrl+a")
        wait(lambda: len(self.chosen()) == 5, lambda: "%s are chosen" % self.chosen())
        self.program.key("m")
        self.expect("Mow the lawn")

    def test_a_row_has_a_menu(self):
        x, y = self.program.resting_middle(self.program.find("Paint the fence"))
        self.program.xdotool("mousemove", x, y, "click", 3)
        self.program.click(self.program.find("Mark as Done"))
        self.program.find("5 hours to go")

    def test_the_whole_header_sorts(self):
        def rows():
            names = ["Bleed the radiators", "Clean the gutters", "Oil the chain", "Paint the fence"]
            return sorted(names, key=lambda name: self.program.extents(self.program.find(name)).y)

        header = self.program.extents(self.program.find("Hours"))
        self.program.xdotool(
            "mousemove", header.x + header.width - 12, header.y + header.height // 2, "click", 1)
        wait(lambda: rows()[-1] == "Paint the fence" and rows()[0] != "Clean the gutters", "it is not sorted by hours")
        wait(lambda: rows()[2] == "Clean the gutters", "it is not sorted by hours")

    def test_columns_are_made_wider_and_moved(self):
        def start(name):
            return self.program.extents(self.program.find(name)).x

        area, y = start("Area"), self.program.middle(self.program.find("Area"))[1]
        self.program.drag((area - 4, y), (area + 56, y))
        wait(lambda: start("Area") > area + 40, lambda: "the column is not wider: %d, %d" % (area, start("Area")))
        self.program.drag((start("Hours") + 10, y), (start("Job") + 10, y), steps=20)
        wait(lambda: start("Hours") < start("Job"), "the column did not move")

    # Fields

    def test_typing_is_undone_by_the_menu(self):
        self.program.click(self.program.find("Oil the chain"))
        self.program.click(self.field("Title"))
        self.program.key("End")
        self.program.type(" twice")
        self.program.find("Oil the chain twice")
        self.program.key("ctrl+z")
        self.program.find("Oil the chain")

    def test_the_menu_of_a_field_copies_and_pastes(self):
        def open_menu():
            place = self.program.extents(self.field("Title"))
            self.program.xdotool("mousemove", place.x + 20, place.y + place.height // 2, "click", 3)

        self.program.click(self.program.find("Oil the chain"))
        self.field("Title")
        time.sleep(0.3)
        open_menu()
        # DK33: each line of the menu is an element.
        self.program.click(self.program.find("Cut"))
        self.program.vanishes("Cut")
        self.program.find(" the chain")
        open_menu()
        self.program.click(self.program.find("Select All"))
        self.program.vanishes("Select All")
        open_menu()
        self.program.click(self.program.find("Paste"))
        self.program.find("Oil")

    def test_tab_goes_through_what_has_the_keyboard(self):
        self.program.click(self.program.find("Oil the chain"))
        self.program.click(self.field("Title"))
        self.program.key("Tab")
        wait(
            lambda: self.field("Area").getState().contains(pyatspi.STATE_FOCUSED), "the field Area is not the next one")
        self.program.key("shift+Tab")
        wait(lambda: self.field("Title").getState().contains(pyatspi.STATE_FOCUSED), "Tab does not go back")

    def test_help_is_shown_beside_the_pointer(self):
        x, y = self.program.middle(self.program.find("Add a Job"))
        self.program.xdotool("mousemove", x, y)
        time.sleep(0.2)
        self.program.xdotool("mousemove", x + 1, y)
        self.program.find("Adds a job to the plan")

    # Menus and windows

    def test_settings_open_by_a_key_and_are_followed(self):
        self.program.key("ctrl+comma")
        self.program.window("Settings")
        self.program.click(self.program.find("Show done jobs"))
        self.program.vanishes("Mow the lawn")
        self.program.key("ctrl+w")
        wait(lambda: self.program.windows("Settings") == 0, "the settings are still open")
        self.program.find("Oil the chain")

    def test_new_brings_a_window(self):
        self.program.key("ctrl+n")
        wait(lambda: self.program.windows("All Jobs") == 2, "there is no second window")
        self.program.key("ctrl+w")
        wait(lambda: self.program.windows("All Jobs") == 1, "it is still open")

    def test_the_divider_is_dragged(self):
        def edge():
            return self.program.extents(self.program.find("Divider")).x

        # Places of elements leave out the edge of the window, which is wider than the divider.
        frame = self.program.extents(self.program.find("All Jobs", "frame"))
        start, margin = edge(), (self.program.size(self.window)[0] - frame.width) // 2
        self.program.drag((start + margin, 300), (start + margin + 60, 300))
        wait(lambda: edge() > start + 40, lambda: "the divider stands at %d" % edge())

    def test_a_plan_is_saved_and_opened_again_where_it_was(self):
        path = os.path.join(self.home, "plan.json")
        self.program.key("ctrl+j")
        self.program.find("10 hours to go")
        self.program.key("ctrl+s")
        self.program.window("Save")
        time.sleep(0.5)
        self.program.key("ctrl+a")
        self.program.type(path)
        time.sleep(0.5)
        self.program.key("Return")

        def saved():
            with open(path) as file:
                return len(json.load(file)["jobs"]) == 6

        wait(saved, "the file does not have six jobs")
        time.sleep(0.5)
        self.program.click(self.program.find("Inspector"))
        self.program.vanishes("No Job")
        self.program.process.terminate()
        wait(lambda: self.program.process.poll() is not None, "the program did not end")
        self.start()
        self.program.find("New job")
        self.assertFalse(self.program.has("No Job"))

    def test_the_window_is_made_smaller_and_larger(self):
        self.program.resize(self.window, 1100, 700)
        wait(lambda: self.program.size(self.window) == (1100, 700), "the window has another size")
        wait(lambda: self.program.middle(self.program.find("Close Window"))[0] > 1000, "the bar is not as wide")
        self.program.resize(self.window, 700, 420)
        wait(lambda: self.program.middle(self.program.find("Close Window"))[0] < 700, "the bar is not narrower")
        self.program.find("Oil the chain")


if __name__ == "__main__":
    unittest.main(argv=["plan tests", *sys.argv[2:]], verbosity=2)
