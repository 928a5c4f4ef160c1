"""Prints the processor time and the memory that a program needs from its start to its end: the middle one of some runs."""

import os
import sys

RUNS = 7


def cost(program):
    """Milliseconds of processor time, and the most memory in MB, of one run; an error if the run fails."""
    quiet = [(os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0), (os.POSIX_SPAWN_DUP2, 1, 2)]
    child = os.posix_spawn(program, [program], os.environ, file_actions=quiet)
    _, status, usage = os.wait4(child, 0)
    if status != 0:
        raise SystemExit("%s ended with %d" % (program, status))
    return (usage.ru_utime + usage.ru_stime) * 1000, usage.ru_maxrss * 1024 / 1e6


def main():
    program = os.path.realpath(sys.argv[1])
    costs = [cost(program) for _ in range(RUNS)]
    times, sizes = (sorted(values)[RUNS // 2] for values in zip(*costs))
    print("Without a display, %s: %.0f ms of processor time, %.1f MB" % (os.path.basename(program), times, sizes))


main()
