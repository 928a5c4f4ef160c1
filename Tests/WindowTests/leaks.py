"""Opens and closes windows of WindowTestApp under valgrind, few and many, and compares what got lost.

Usage: Tests/WindowTests/session /usr/bin/python3 Tests/WindowTests/leaks.py PROGRAM

What a program keeps for good, or loses once, it loses both times. What each window loses shows as a difference.
"""

import os
import re
import stat
import sys

import desktop
from desktop import Program, wait

# Programs run a great deal slower under valgrind.
desktop.TIMEOUT = 600
FEW, MANY = 1, 5
SCRATCH = os.environ["WINDOW_TEST_SCRATCH"]


def write_starter(program):
    """A program that runs the other one under valgrind, in the same process."""
    path = os.path.join(SCRATCH, "under-valgrind")
    with open(path, "w") as file:
        file.write("#!/bin/sh\nexec valgrind --leak-check=full --log-file=\"$LEAK_LOG\" '%s'\n" % program)
    os.chmod(path, os.stat(path).st_mode | stat.S_IXUSR)
    return path


def open_and_close(program):
    program.find("Open second").queryAction().doAction(0)
    program.find("Close", "push button").queryAction().doAction(0)
    wait(lambda: program.windows("Second window") == 0, "the second window did not close")


def lost_blocks(starter, count):
    """How many blocks are definitely lost when `count` windows were opened and closed, and the program ended."""
    log = os.path.join(SCRATCH, "leaks-%d.log" % count)
    program = Program(starter, SCRATCH, {"LEAK_LOG": log})
    program.find("Count: 0")
    for _ in range(count):
        open_and_close(program)
    program.ask_to_close(program.window("Window test"))
    program.process.wait(desktop.TIMEOUT)
    with open(log) as file:
        text = file.read()
    # The dynamic linker reads names a word at a time.
    errors = [line for line in re.findall(r"Invalid (?:read|write).*\n.*", text) if "strncmp" not in line]
    assert not errors, errors
    return int(re.search(r"definitely lost: [\d,]+ bytes in ([\d,]+) blocks", text).group(1).replace(",", ""))


def main():
    starter = write_starter(os.path.abspath(sys.argv[1]))
    few, many = lost_blocks(starter, FEW), lost_blocks(starter, MANY)
    print("lost blocks: %d with %d windows, %d with %d windows" % (few, FEW, many, MANY))
    sys.exit(0 if many - few < MANY - FEW else 1)


main()
