"""What a person does at a desktop: reads the screen, moves the pointer, types; and what assistive technology does."""

import ctypes
import os
import signal
import subprocess
import time

import pyatspi

TIMEOUT = 20


def wait(condition, message):
    """Waits until `condition` gives something true, and returns that."""
    end = time.monotonic() + TIMEOUT
    while time.monotonic() < end:
        try:
            result = condition()
        except Exception:  # The tree changes while it is looked at.
            result = None
        if result:
            return result
        time.sleep(0.05)
    raise AssertionError(message() if callable(message) else message)


class Program:
    """A running program, seen through the accessibility bus and operated by pointer and keys."""

    def __init__(self, path, scratch, environment=None, arguments=()):
        self.picture_path = os.path.join(scratch, "picture.png")
        self.shot_path = os.path.join(scratch, "shot.png")
        self.log = open(os.path.join(scratch, "program.log"), "w+")
        variables = dict(os.environ, WINDOW_TEST_PICTURE=self.picture_path, **(environment or {}))
        self.process = subprocess.Popen([path, *arguments], env=variables, stdout=self.log, stderr=self.log)
        self.application = wait(self._find, lambda: "the program did not appear:\n" + self.output())

    def _find(self):
        assert self.process.poll() is None
        for application in pyatspi.Registry.getDesktop(0):
            if application and application.get_process_id() == self.process.pid and application.childCount:
                return application
        return None

    def output(self):
        self.log.flush()
        with open(self.log.name) as log:
            return log.read()

    def end(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self.log.close()

    # Looking

    def elements(self):
        waiting = [self.application]
        while waiting:
            element = waiting.pop()
            if element is None:
                continue
            yield element
            waiting.extend(reversed([element.getChildAtIndex(i) for i in range(element.childCount)]))

    def find(self, name, role=None):
        """The element of a name, once there is one."""

        def look():
            for element in self.elements():
                if element.name == name and (role is None or element.getRoleName() == role):
                    return element
            return None

        return wait(look, lambda: "there is no %s \"%s\":\n%s" % (role or "element", name, self.describe()))

    def has(self, name):
        return any(element.name == name for element in self.elements())

    def vanishes(self, name):
        wait(lambda: not self.has(name), lambda: "\"%s\" is still there:\n%s" % (name, self.describe()))

    def describe(self):
        return "\n".join(
            "%s \"%s\"" % (element.getRoleName(), element.name) for element in self.elements()) + "\n" + self.output()

    def extents(self, element):
        """Where an element is on the display: the windows stand at its corner."""
        return element.queryComponent().getExtents(pyatspi.WINDOW_COORDS)

    def middle(self, element):
        box = self.extents(element)
        return box.x + box.width // 2, box.y + box.height // 2

    # Pointer and keys

    def xdotool(self, *arguments):
        subprocess.run(["xdotool", *map(str, arguments)], check=True, stdout=subprocess.DEVNULL)

    def click(self, element, button=1):
        x, y = self.resting_middle(element)
        self.xdotool("mousemove", x, y, "click", button)

    def resting_middle(self, element):
        """The middle of an element that has stood still for a while: one that moves would be missed."""
        places = []

        def rests():
            places.append(self.middle(element))
            return len(places) > 3 and len(set(places[-4:])) == 1

        wait(rests, "it does not stand still")
        return places[-1]

    def drag(self, start, end, steps=8):
        self.xdotool("mousemove", *start, "mousedown", 1)
        for step in range(1, steps + 1):
            x = start[0] + (end[0] - start[0]) * step // steps
            y = start[1] + (end[1] - start[1]) * step // steps
            self.xdotool("mousemove", x, y)
            time.sleep(0.02)
        self.xdotool("mouseup", 1)

    def type(self, text):
        self.xdotool("type", "--delay", 40, text)

    def key(self, *keys):
        for key in keys:
            self.xdotool("key", key)
            time.sleep(0.03)

    def tab_to(self, name):
        """Presses the tab key until an element has the focus."""
        for _ in range(20):
            self.key("Tab")
            time.sleep(0.2)
            if self.find(name).getState().contains(pyatspi.STATE_FOCUSED):
                return
        raise AssertionError("the tab key does not lead to \"%s\"" % name)

    # Windows

    def window(self, title):
        return wait(lambda: self._windows(title), "there is no window \"%s\"" % title)[0]

    def windows(self, title):
        return len(self._windows(title))

    def _windows(self, title):
        found = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--name", "^%s$" % title], capture_output=True, text=True)
        return found.stdout.split()

    def size(self, window):
        text = subprocess.run(
            ["xdotool", "getwindowgeometry", "--shell", window], capture_output=True, text=True, check=True).stdout
        values = dict(line.split("=") for line in text.split())
        return int(values["WIDTH"]), int(values["HEIGHT"])

    def resize(self, window, width, height):
        self.xdotool("windowsize", "--sync", window, width, height)

    def ask_to_close(self, window):
        """Asks as a window manager does; there is none here."""
        xlib = ctypes.CDLL("libX11.so.6")
        xlib.XOpenDisplay.restype = ctypes.c_void_p
        xlib.XInternAtom.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int]
        xlib.XInternAtom.restype = ctypes.c_ulong
        display = xlib.XOpenDisplay(None)

        class Message(ctypes.Structure):
            _fields_ = [
                ("type", ctypes.c_int), ("serial", ctypes.c_ulong), ("send_event", ctypes.c_int),
                ("display", ctypes.c_void_p), ("window", ctypes.c_ulong), ("message_type", ctypes.c_ulong),
                ("format", ctypes.c_int), ("data", ctypes.c_long * 5), ("padding", ctypes.c_long * 12)]

        client_message = 33
        message = Message(
            type=client_message, window=int(window), format=32,
            message_type=xlib.XInternAtom(display, b"WM_PROTOCOLS", 0))
        message.data[0] = xlib.XInternAtom(display, b"WM_DELETE_WINDOW", 0)
        xlib.XSendEvent.argtypes = [
            ctypes.c_void_p, ctypes.c_ulong, ctypes.c_int, ctypes.c_long, ctypes.c_void_p]
        xlib.XSendEvent(display, int(window), 0, 0, ctypes.byref(message))
        xlib.XFlush.argtypes = [ctypes.c_void_p]
        xlib.XFlush(display)
        xlib.XCloseDisplay.argtypes = [ctypes.c_void_p]
        xlib.XCloseDisplay(display)

    # Pictures

    def difference(self, window):
        """The share of the window's pixels that differ visibly from what is drawn without a window."""
        if os.path.exists(self.picture_path):
            os.remove(self.picture_path)
        subprocess.run(["import", "-window", window, self.shot_path], check=True)
        self.process.send_signal(signal.SIGUSR1)
        wait(lambda: os.path.exists(self.picture_path), "the program drew no picture")
        width, height = self.size(window)
        compared = subprocess.run(
            ["compare", "-metric", "AE", "-fuzz", "1.2%", self.shot_path, self.picture_path, "null:"],
            capture_output=True, text=True)
        return float(compared.stderr.split()[0]) / (width * height)

    # Rest

    def wakeups(self):
        """How often the main thread went to sleep."""
        with open("/proc/%d/task/%d/status" % (self.process.pid, self.process.pid)) as status:
            for line in status:
                if line.startswith("voluntary_ctxt_switches"):
                    return int(line.split()[1])
        raise AssertionError("the kernel does not say how often the program woke up")

    def shared_memory(self):
        """The keys of what the program shares with the display's server."""
        with open("/proc/%d/maps" % self.process.pid) as maps:
            return {line.split()[4] for line in maps if "/SYSV" in line}
