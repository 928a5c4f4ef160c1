"""Operates WindowTestApp by nothing but what assistive technology has."""

import pyatspi

from desktop import wait
from window_tests import WindowTestCase


class Accessibility(WindowTestCase):
    def press(self, name):
        self.program.find(name).queryAction().doAction(0)

    def states(self, name):
        return self.program.find(name).getState()

    def test_roles_and_names(self):
        for name, role in [
            ("Add one", "push button"), ("Count: 0", "label"), ("Volume", "slider"), ("Name", "text"),
            ("Switch", "check box"),
        ]:
            self.program.find(name, role)

    def test_frames(self):
        box = self.program.extents(self.program.find("Count: 0"))
        self.assertEqual((box.x, box.y), (20, 54))

    def test_pressing(self):
        self.press("Add one")
        self.press("Add one")
        self.assertShown("Count: 2")
        self.program.vanishes("Count: 0")

    def test_switching(self):
        self.assertFalse(self.states("Switch").contains(pyatspi.STATE_CHECKED))
        self.press("Switch")
        wait(lambda: self.states("Switch").contains(pyatspi.STATE_CHECKED), "the switch stayed off")

    def test_selecting(self):
        self.press("Open second")
        self.assertFalse(self.states("Star").contains(pyatspi.STATE_SELECTED))
        self.press("Star")
        wait(lambda: self.states("Star").contains(pyatspi.STATE_SELECTED), "what is selected is not said to be so")
        self.press("Star")
        wait(lambda: not self.states("Star").contains(pyatspi.STATE_SELECTED), "it stays selected")

    def test_details(self):
        self.press("Open second")
        heading = self.program.find("The second window", "heading")
        wait(lambda: heading.description == "Place: Shelf", "what is told of it is not there")
        action = heading.queryAction()
        names = [action.getName(index) for index in range(action.nActions)]
        self.assertIn("element.Tell twice", names)
        action.doAction(names.index("element.Tell twice"))
        self.assertShown("told twice")

    def test_setting_a_value(self):
        value = self.program.find("Volume", "slider").queryValue()
        self.assertEqual((value.minimumValue, value.maximumValue, value.currentValue), (0, 1, 0.5))
        value.currentValue = 0.25
        self.assertShown("Volume 25")

    def test_setting_a_text(self):
        self.program.find("Name", "text").queryEditableText().setTextContents("Grace")
        self.assertShown("Hello, Grace!")

    def test_focus_follows(self):
        self.program.tab_to("Name")
        self.program.type("ok")
        self.assertShown("Hello, ok!")
