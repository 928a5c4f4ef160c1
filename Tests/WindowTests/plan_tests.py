"""Operates the example Desktop: its table, menus, fields and windows. Started by `run-desktop` in a session of its own."""

import json
import os
import subprocess
import sys
import tempfile
import time
import unittest

import pyatspi
from desktop import Program, wait

PROGRAM, SCRATCH = sys.argv[1], os.environ["WINDOW_TEST_SCRATCH"]
JOBS = ["Bleed the radiators", "Clean the gutters", "Mow the lawn", "Oil the chain", "Paint the fence"]


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

    def top(self, name):
        return self.program.middle(self.program.find(name))[1]

    def order(self):
        return sorted((name for name in JOBS if self.program.has(name)), key=self.top)

    def comes(self, order):
        wait(lambda: self.order() == order, lambda: "the order is %s" % self.order())

    def field(self, name):
        return self.program.find(name, "text")

    def chosen(self):
        """The jobs that are chosen in the table."""
        return [
            element.name.split(",")[0] for element in self.program.elements()
            if element.getRoleName() == "list item" and element.name.split(",")[0] in JOBS
            and element.getState().contains(pyatspi.STATE_SELECTED)]

    def becomes_chosen(self, *names):
        wait(lambda: self.chosen() == list(names), lambda: "chosen are %s" % self.chosen())

    def choose(self, *names):
        """From the menu bar."""
        for name in names:
            self.program.click(self.program.find(name))

    # The table

    def test_the_whole_header_sorts(self):
        self.comes(JOBS)
        self.program.click(self.program.find("Hours"))
        wait(lambda: self.order()[-1] == "Paint the fence", "the hours do not sort")
        x, y = self.program.middle(self.program.find("Job"))
        self.program.xdotool("mousemove", x + 30, y, "click", 1)
        self.comes(JOBS)
        self.program.xdotool("mousemove", x + 30, y, "click", 1)
        self.comes(JOBS[::-1])

    def test_keys_move_extend_and_find_in_the_table(self):
        self.program.click(self.program.find("Mow the lawn"))
        self.becomes_chosen("Mow the lawn")
        self.program.key("Down")
        self.becomes_chosen("Oil the chain")
        self.program.key("End")
        self.becomes_chosen("Paint the fence")
        self.program.key("Home")
        self.becomes_chosen("Bleed the radiators")
        self.program.type("cl")
        self.becomes_chosen("Clean the gutters")
        self.program.key("ctrl+a")
        self.program.find("No Job")
        self.program.key("ctrl+BackSpace")
        self.program.find("Delete 5 jobs?")
        self.program.key("Escape")
        self.program.vanishes("Delete 5 jobs?")
        self.assertEqual(self.order(), JOBS)

    def test_shift_and_control_clicks_choose_several(self):
        self.program.click(self.program.find("Bleed the radiators"))
        self.program.xdotool("keydown", "shift")
        self.program.click(self.program.find("Mow the lawn"))
        self.program.xdotool("keyup", "shift", "keydown", "ctrl")
        self.program.click(self.program.find("Clean the gutters"))
        self.program.xdotool("keyup", "ctrl")
        self.program.key("ctrl+BackSpace")
        self.program.find("Delete 2 jobs?")
        self.program.key("Return")
        self.comes(["Clean the gutters", "Oil the chain", "Paint the fence"])

    def test_two_clicks_do_what_a_row_is_for(self):
        self.program.find("9 hours to go")
        x, y = self.program.resting_middle(self.program.find("Paint the fence"))
        self.program.xdotool("mousemove", x, y, "click", "--repeat", 2, "--delay", 60, 1)
        self.program.find("5 hours to go")

    def test_the_secondary_button_opens_the_menu_of_a_row(self):
        self.program.click(self.program.find("Oil the chain"), 3)
        self.program.click(self.program.find("Mark as Done"))
        self.program.find("8 hours to go")

    def test_columns_are_made_wider_and_moved(self):
        def start(name):
            return self.program.extents(self.program.find(name)).x

        area, y = start("Area"), self.program.middle(self.program.find("Area"))[1]
        self.program.drag((area - 4, y), (area + 56, y))
        wait(lambda: start("Area") > area + 40, lambda: "the column is not wider: %d, %d" % (area, start("Area")))
        self.program.drag((start("Hours") + 10, y), (start("Job") + 10, y), steps=20)
        wait(lambda: start("Hours") < start("Job"), "the column did not move")

    def test_dividers_are_dragged_no_further_than_columns_allow(self):
        def divider():
            return self.program.middle(self.program.find("Divider"))[0]

        edge, y = divider(), self.program.middle(self.program.find("Divider"))[1]
        self.program.drag((edge, y), (edge + 60, y))
        wait(lambda: divider() > edge + 40, lambda: "the sidebar is not wider: %d, %d" % (edge, divider()))
        self.program.drag((divider(), y), (40, y))
        wait(lambda: divider() < edge + 20, lambda: "the sidebar is not narrower: %d, %d" % (edge, divider()))
        time.sleep(0.3)
        self.assertGreaterEqual(divider(), 145)

    # Fields

    def test_three_clicks_choose_the_paragraph_and_the_middle_button_inserts_it(self):
        self.program.click(self.program.find("Clean the gutters"))
        notes = self.field("Notes")
        self.program.click(notes)
        self.program.key("ctrl+End", "Return")
        self.program.type("Two words")
        box = self.program.extents(notes)
        self.program.xdotool("mousemove", box.x + 20, box.y + 12, "click", "--repeat", 3, "--delay", 60, 1)
        time.sleep(0.2)
        self.program.click(self.field("Title"), 2)
        wait(
            lambda: any("The ladder" in element.name for element in self.program.elements()
                        if element.getRoleName() == "list item"), "the title does not have the paragraph")

    def test_typing_is_undone_by_the_menu(self):
        self.program.click(self.program.find("Oil the chain"))
        self.program.click(self.field("Title"))
        self.program.key("End")
        self.program.type(" twice")
        self.program.find("Oil the chain twice")
        self.program.key("ctrl+z")
        self.program.find("Oil the chain")

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

    def test_menus_are_those_of_every_program_and_its_own(self):
        for name in ["File", "Edit", "View", "Window", "Help", "Jobs"]:
            self.program.find(name)
        self.choose("Jobs", "Add a Job")
        self.program.find("10 hours to go")
        self.choose("View", "Show Done Jobs")
        self.program.vanishes("Mow the lawn")
        self.choose("Help", "About Plans")
        self.program.window("About Plans")

    def test_settings_open_by_a_key_and_are_followed(self):
        self.program.key("ctrl+comma")
        self.program.window("Settings")
        self.program.click(self.program.find("Show done jobs"))
        self.program.vanishes("Mow the lawn")
        self.program.key("ctrl+w")
        wait(lambda: self.program.windows("Settings") == 0, "the settings are still open")
        self.program.find("Oil the chain")

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

    def test_a_second_start_hands_its_file_over(self):
        path = os.path.join(self.home, "other.json")
        with open(path, "w") as file:
            json.dump({"jobs": [{
                "id": "6F1A9F06-7D0E-4A39-9C0B-3A1B5C7B8E11", "title": "Water the ferns", "area": "Balcony", "hours": 1,
                "isDone": False, "notes": ""}]}, file)
        second = subprocess.run([PROGRAM, path], timeout=30)
        self.assertEqual(second.returncode, 0)
        self.program.find("Water the ferns")
        self.program.find("Oil the chain")

    def test_a_new_window_and_full_screen(self):
        self.program.key("ctrl+n")
        wait(lambda: self.program.windows("All Jobs") == 2, "there is no second window")
        self.program.key("ctrl+w")
        wait(lambda: self.program.windows("All Jobs") == 1, "the second window did not close")

    def test_the_window_is_made_smaller_and_larger(self):
        self.program.resize(self.window, 1100, 700)
        wait(lambda: self.program.size(self.window) == (1100, 700), "the window has another size")
        wait(lambda: self.program.middle(self.program.find("Close Window"))[0] > 1000, "the bar is not as wide")
        self.program.resize(self.window, 700, 420)
        wait(lambda: self.program.middle(self.program.find("Close Window"))[0] < 700, "the bar is not narrower")
        self.program.find("Oil the chain")


if __name__ == "__main__":
    unittest.main(argv=["plan tests", *sys.argv[2:]], verbosity=2)
