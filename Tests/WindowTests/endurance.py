"""Operates a program for a long time: at random, or not at all.

Usage: Tests/WindowTests/session /usr/bin/python3 Tests/WindowTests/endurance.py PROGRAM [--seconds N] [--seed N] [--idle]

At random: moves, clicks, drags, scrolls and types. The program must not end by itself, GTK must not complain, and its
memory must stay what it was after the first tenth of the time. With --idle nothing is done, and nothing may be drawn.
"""

import argparse
import os
import random
import signal
import subprocess
import sys
import time

KEYS = [
    "Tab", "shift+Tab", "Return", "Escape", "space", "BackSpace", "Left", "Right", "Up", "Down", "ctrl+a", "ctrl+c",
    "ctrl+v", "ctrl+z", "a", "e", "1", "Page_Down", "Page_Up", "Home", "End"]
COMPLAINTS = ["CRITICAL", "Gtk-WARNING", "Gdk-WARNING", "Gsk-WARNING", "Fatal", "crashed", "precondition"]
# A program may go on filling its caches for some time.
ALLOWED_GROWTH_KILOBYTES = 24_000


class Endurance:
    def __init__(self, options):
        self.options = options
        self.log_path = os.path.join(os.environ["WINDOW_TEST_SCRATCH"], "endurance.log")
        self.log = open(self.log_path, "w")
        variables = dict(os.environ, TESSERA_FRAME_TIMES="print")
        self.process = subprocess.Popen([options.program], env=variables, stdout=self.log, stderr=self.log)
        time.sleep(4)
        self.random = random.Random(options.seed)
        self.inputs = 0

    # Looking

    def status(self, name):
        with open("/proc/%d/status" % self.process.pid) as status:
            return next(int(line.split()[1]) for line in status if line.startswith(name))

    def is_running(self):
        return self.process.poll() is None

    def complaints(self):
        with open(self.log_path, errors="replace") as log:
            return sorted({line.strip()[:300] for line in log if any(word in line for word in COMPLAINTS)})

    def window(self):
        found = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--pid", str(self.process.pid)], capture_output=True, text=True)
        return next(iter(found.stdout.split()), None)

    def size(self):
        window = self.window()
        if window is None:
            return 800, 600
        text = subprocess.run(
            ["xdotool", "getwindowgeometry", "--shell", window], capture_output=True, text=True).stdout
        values = dict(line.split("=") for line in text.split() if "=" in line)
        return int(values.get("WIDTH", 800)), int(values.get("HEIGHT", 600))

    # Doing

    def xdotool(self, *arguments):
        subprocess.run(["xdotool", *map(str, arguments)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def point(self, size):
        return self.random.randrange(size[0]), self.random.randrange(size[1])

    def act(self, size):
        chance = self.random.random()
        point = self.point(size)
        if chance < 0.5:
            self.xdotool("mousemove", *point, "click", 1)
        elif chance < 0.62:
            steps = [step for _ in range(3) for step in ("mousemove", *self.point(size))]
            self.xdotool("mousemove", *point, "mousedown", 1, *steps, "mouseup", 1)
        elif chance < 0.75:
            self.xdotool("mousemove", *point, "click", "--repeat", 4, self.random.choice([4, 5]))
        elif chance < 0.79:
            self.xdotool("mousemove", *point, "click", 3)
        else:
            self.xdotool("key", self.random.choice(KEYS))
        self.inputs += 1
        time.sleep(0.02)

    def run_at_random(self):
        start = time.monotonic()
        settled = None
        peak = 0
        size = self.size()
        while self.is_running() and time.monotonic() - start < self.options.seconds:
            self.act(size)
            if self.inputs % 25 == 0:
                size = self.size()
                memory = self.status("VmRSS") if self.is_running() else 0
                if settled is None and time.monotonic() - start > self.options.seconds / 10:
                    settled = memory
                peak = max(peak, memory)
        return settled or peak, peak

    # Judging

    def judge_random(self):
        settled, peak = self.run_at_random()
        is_alive = self.is_running()
        # The last window may have been closed by its own command.
        ended_well = is_alive or self.process.returncode == 0
        last = self.status("VmRSS") if is_alive else peak
        print(
            "%s: %d inputs, %d MB after a tenth, %d MB at the end, %s" % (
                os.path.basename(self.options.program), self.inputs, settled // 1024, last // 1024,
                "running" if is_alive else "ended with %d" % self.process.returncode))
        return ended_well and last - settled < ALLOWED_GROWTH_KILOBYTES

    def judge_idle(self):
        # The first frames and animations of the program end first.
        time.sleep(6)
        switches = self.status("voluntary_ctxt_switches")
        before = self.processor_time()
        time.sleep(self.options.seconds)
        count = self.status("voluntary_ctxt_switches") - switches
        print(
            "%s: %d s idle, main thread woke %d times, %d ms of processor time" % (
                os.path.basename(self.options.program), self.options.seconds, count, self.processor_time() - before))
        return count <= self.options.seconds / 60

    def processor_time(self):
        with open("/proc/%d/stat" % self.process.pid) as stat:
            fields = stat.read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) * 1000 // os.sysconf("SC_CLK_TCK")

    def end(self):
        if self.is_running():
            self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.log.close()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--seconds", type=int, default=600)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--idle", action="store_true")
    endurance = Endurance(parser.parse_args())
    try:
        is_good = endurance.judge_idle() if endurance.options.idle else endurance.judge_random()
    finally:
        endurance.end()
    complaints = endurance.complaints()
    for line in complaints:
        print(line)
    sys.exit(0 if is_good and not complaints else 1)


main()
