"""Operates the example Desktop under Wayland: start, pointer, keys and size. Started by `run-wayland`."""

import json
import os
import subprocess
import sys
import time
import unittest

import pyatspi
from desktop import Program, wait

PROGRAM, SCRATCH = sys.argv[1], os.environ["WINDOW_TEST_SCRATCH"]


class WaylandProgram(Program):
    """A program whose window fills the compositor's screen, so that places in both are the same."""

    def sway(self, *words):
        subprocess.run(["swaymsg", "--", " ".join(map(str, words))], check=True, stdout=subprocess.DEVNULL)

    def click(self, element, button=1):
        x, y = self.resting_middle(element)
        self.sway("seat - cursor set", x, y)
        time.sleep(0.1)
        self.sway("seat - cursor press button%d" % button)
        self.sway("seat - cursor release button%d" % button)

    def type(self, text):
        subprocess.run(["wtype", "-d", "40", text], check=True)

    def key(self, *keys):
        for key in keys:
            *modifiers, name = key.split("+")
            presses = [word for modifier in modifiers for word in ("-M", modifier)]
            subprocess.run(["wtype", *presses, "-k", name], check=True)
            time.sleep(0.05)

    def _windows(self, title):
        tree = json.loads(subprocess.run(["swaymsg", "-t", "get_tree"], capture_output=True, text=True).stdout)
        found, waiting = [], [tree]
        while waiting:
            node = waiting.pop()
            waiting += node["nodes"] + node["floating_nodes"]
            if node.get("pid") == self.process.pid and node["name"] == title:
                found.append(node)
        return found

    def size(self, title):
        rectangle = self._windows(title)[0]["rect"]
        return rectangle["width"], rectangle["height"]


class Wayland(unittest.TestCase):
    def setUp(self):
        self.program = WaylandProgram(PROGRAM, SCRATCH)
        self.addCleanup(self.check_and_end)
        self.program.find("Oil the chain")
        time.sleep(0.5)

    def check_and_end(self):
        self.program.end()
        with open(self.program.log.name) as log:
            output = log.read()
        for word in ["CRITICAL", "Fatal", "Crash"]:
            self.assertNotIn(word, output)

    def is_chosen(self, name):
        wait(
            lambda: any(
                element.name.startswith(name) and element.getRoleName() == "list item"
                and element.getState().contains(pyatspi.STATE_SELECTED) for element in self.program.elements()),
            "the job chosen is not %s" % name)

    def test_pointer_and_keys_reach_the_table(self):
        self.program.click(self.program.find("Mow the lawn"))
        self.is_chosen("Mow the lawn")
        self.program.key("Down")
        self.is_chosen("Oil the chain")
        self.program.key("ctrl+j")
        self.program.find("New job")

    def test_text_is_typed_into_a_field(self):
        self.program.click(self.program.find("Oil the chain"))
        self.program.click(self.program.find("Title", "text"))
        self.program.key("End")
        self.program.type(" twice")
        self.program.find("Oil the chain twice")

    def test_menus_open_and_another_window(self):
        self.program.click(self.program.find("Jobs"))
        self.program.click(self.program.find("Add a Job"))
        self.program.find("New job")
        self.program.key("ctrl+comma")
        self.program.window("Settings")
        self.program.find("Show done jobs")

    def test_the_window_takes_other_sizes(self):
        self.assertEqual(self.program.size("All Jobs"), (1200, 900))
        self.program.sway('[title="All Jobs"] floating enable, resize set 800 500')
        wait(lambda: self.program.middle(self.program.find("Close Window"))[0] < 900, "the bar is not narrower")
        self.program.sway('[title="All Jobs"] floating disable')
        wait(lambda: self.program.middle(self.program.find("Close Window"))[0] > 1100, "the bar is not wider")

    def test_closing_ends_the_program(self):
        self.program.click(self.program.find("Close Window"))
        wait(lambda: self.program.process.poll() is not None, "the program did not end")
        self.assertEqual(self.program.process.returncode, 0)


if __name__ == "__main__":
    unittest.main(argv=["wayland tests", *sys.argv[2:]], verbosity=2)
