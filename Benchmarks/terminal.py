"""Times terminal programs as their terminal sees them: on a pseudo-terminal, in alternation, round by round.

    terminal.py start  --runs 40 NAME=COMMAND NAME=COMMAND ...
    terminal.py keys   --keys 400 --rounds 3 NAME=COMMAND ...
    terminal.py pour   --keys 2000 NAME=COMMAND ...
    terminal.py resize --rounds 3 NAME=COMMAND ...
    terminal.py idle   --seconds 5 NAME=COMMAND ...
    terminal.py instructions --at-most 200000 NAME=COMMAND ...

A command is split as a shell splits words. `start` is from before execve to the last byte of the burst in which the marker
(--marker, a text on the first frame) appears (a regular expression). `keys` is from before write(2) of a key to the last byte that the program
wrote for it: a burst ends with 3 ms of silence, which are not counted. `pour` writes all its keys at once, `resize` changes the size of the terminal a hundred times;
both measure until the program has been silent for 50 ms. Allocations are counted in a run of their own, with `build/allocations.so`
preloaded. `instructions` counts those of a key with valgrind, which no other work on the machine changes, and fails where there are more
than --at-most. The programs' figures are printed as a Markdown table.
"""

import argparse
import fcntl
import os
import pty
import random
import re
import select
import shlex
import signal
import statistics
import struct
import sys
import tempfile
import termios
import time

SILENCE = 0.003
ESCAPES = re.compile(rb"\x1b(\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]*(\x07|\x1b\\)|[()][A-Za-z0-9]|[=>78M])")
REPLIES = {b"\x1b[c": b"\x1b[?62;22c", b"\x1b]11;?": b"\x1b]11;rgb:1111/1111/1111\x07", b"\x1b[6n": b"\x1b[1;1R"}


class Program:
    """A program on a pseudo-terminal of its own."""

    def __init__(self, command, columns, lines, **extra):
        self.started = time.perf_counter()
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            environment = {key: value for key, value in os.environ.items() if key not in ("LINES", "COLUMNS", "NO_COLOR")}
            environment.update(TERM="xterm-256color", LANG="C.UTF-8", LC_ALL="C.UTF-8", **extra)
            # The child waits for its size before it runs.
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
            words = shlex.split(command)
            os.execvpe(words[0], words, environment)

    def burst(self, first=2.0):
        """Reads until 3 ms of silence; returns the bytes, the time of the last one, and how many reads it took."""
        data, last, timeout, reads = b"", None, first, 0
        while select.select([self.fd], [], [], timeout)[0]:
            try:
                chunk = os.read(self.fd, 1 << 16)
            except OSError:
                break
            if not chunk:
                break
            last, timeout = time.perf_counter(), SILENCE
            data += chunk
            reads += 1
            for question, answer in REPLIES.items():
                if question in chunk:
                    os.write(self.fd, answer)
        return data, last, reads

    def until(self, marker, limit=10.0):
        """Reads bursts until `marker` is in the text; returns the time of the last byte of that burst."""
        seen, end = b"", time.perf_counter() + limit
        while time.perf_counter() < end:
            data, last, _ = self.burst(0.5)
            seen += data
            if re.search(marker.encode(), ESCAPES.sub(b"", seen)):
                return last
        raise SystemExit(f"no {marker!r} within {limit} s; seen: {ESCAPES.sub(b'', seen)[-300:]!r}")

    def memory(self):
        """The peak of the resident memory in MiB."""
        with open(f"/proc/{self.pid}/status") as status:
            return int(re.search(r"VmHWM:\s+(\d+)", status.read()).group(1)) / 1024

    def cpu(self):
        """CPU seconds of all threads so far."""
        with open(f"/proc/{self.pid}/schedstat") as stat:
            main = int(stat.read().split()[0])
        total = 0
        for thread in os.listdir(f"/proc/{self.pid}/task"):
            with open(f"/proc/{self.pid}/task/{thread}/schedstat") as stat:
                total += int(stat.read().split()[0])
        return max(main, total) / 1e9

    def wakeups(self):
        """Voluntary context switches of all threads so far."""
        total = 0
        for thread in os.listdir(f"/proc/{self.pid}/task"):
            with open(f"/proc/{self.pid}/task/{thread}/status") as status:
                total += int(re.search(r"voluntary_ctxt_switches:\s+(\d+)", status.read()).group(1))
        return total

    def writes(self):
        """write(2) calls so far."""
        with open(f"/proc/{self.pid}/io") as io:
            return int(re.search(r"syscw: (\d+)", io.read()).group(1))

    def resize(self, columns, lines):
        fcntl.ioctl(self.fd, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))

    def drain(self):
        """Reads until 50 ms of silence; returns the bytes and the time of the last one."""
        size, last = 0, time.perf_counter()
        while select.select([self.fd], [], [], 0.05)[0]:
            size += len(os.read(self.fd, 1 << 16))
            last = time.perf_counter()
        return size, last

    def end(self):
        try:
            os.kill(self.pid, signal.SIGTERM)
            deadline = time.perf_counter() + 2
            while time.perf_counter() < deadline:
                self.burst(0.01)
                if os.waitpid(self.pid, os.WNOHANG)[0]:
                    break
            else:
                os.kill(self.pid, signal.SIGKILL)
                os.waitpid(self.pid, 0)
        except (ProcessLookupError, ChildProcessError):
            pass
        os.close(self.fd)


def percentile(values, share):
    values = sorted(values)
    return values[min(len(values) - 1, int(share * len(values)))]


def start(programs, options):
    times = {name: [] for name in programs}
    memory = {name: [] for name in programs}
    for _ in range(options.runs):
        for name, command in programs.items():
            program = Program(command, options.columns, options.lines)
            last = program.until(options.marker)
            times[name].append((last - program.started) * 1000)
            memory[name].append(program.memory())
            program.end()
    base = statistics.median(next(iter(times.values())))
    print("| program | start to first frame, median | p99 | ratio | memory |\n| --- | ---: | ---: | ---: | ---: |")
    for name in programs:
        median = statistics.median(times[name])
        print(f"| {name} | {median:.2f} ms | {percentile(times[name], .99):.2f} ms | {median / base:.2f} | {max(memory[name]):.1f} MiB |")


def prepared(command, options, **extra):
    """A program whose first frame is there, with the keys of --before pressed."""
    program = Program(command, options.columns, options.lines, **extra)
    program.until(options.marker)
    for key in options.before.encode().decode("unicode_escape").encode().split(b",") if options.before else []:
        os.write(program.fd, key)
        program.burst(0.2)
    return program


def allocations(command, options, cycle):
    """Allocations a key in the steady state; nil where the counter was not built."""
    counter = os.path.join(os.path.dirname(os.path.abspath(__file__)), "build", "allocations.so")
    if not os.path.exists(counter):
        return None
    with tempfile.NamedTemporaryFile() as page:
        page.write(bytes(8))
        page.flush()

        def count():
            with open(page.name, "rb") as file:
                return struct.unpack("q", file.read(8))[0]

        program = prepared(command, options, LD_PRELOAD=counter, ALLOCATIONS=page.name)
        numbers = []
        for index in range(10 * len(cycle)):
            if index % len(cycle) == 0:
                numbers.append(count())
            os.write(program.fd, cycle[index % len(cycle)])
            program.burst(0.2)
        numbers.append(count())
        program.end()
        return (numbers[-1] - numbers[2]) / ((len(numbers) - 3) * len(cycle))


def keys(programs, options):
    times = {name: [] for name in programs}
    counted = {name: [0, 0, 0.0, 0.0] for name in programs}
    cycle = [part.encode().decode("unicode_escape").encode() for part in options.cycle.split(",")]
    for _ in range(options.rounds):
        for name, command in programs.items():
            program = prepared(command, options)
            cpu, writes = program.cpu(), program.writes()
            for index in range(options.keys):
                time.sleep(random.uniform(0.004, 0.012))
                sent = time.perf_counter()
                os.write(program.fd, cycle[index % len(cycle)])
                data, last, _ = program.burst(0.5)
                if last is None:
                    continue
                times[name].append((last - sent) * 1000)
                counted[name][0] += len(data)
            counted[name][1] += program.writes() - writes
            counted[name][2] += program.cpu() - cpu
            counted[name][3] = max(counted[name][3], program.memory())
            program.end()
    base = statistics.median(next(iter(times.values())))
    print("| program | key to last byte, median | p99 | ratio | bytes a key | writes a key | CPU a 1,000 keys | allocations a key | memory |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    for name in programs:
        count = max(1, len(times[name]))
        total, writes, cpu, memory = counted[name]
        median = statistics.median(times[name])
        made = allocations(programs[name], options, cycle)
        print(
            f"| {name} | {median:.3f} ms | {percentile(times[name], .99):.3f} ms | {median / base:.2f} | {total / count:.0f} "
            f"| {writes / count:.2f} | {cpu / count * 1e6:.0f} ms | {'–' if made is None else f'{made:.1f}'} | {memory:.1f} MiB |"
        )


def burst_table(programs, options, heading, act):
    """Prints what `act` costs each program, from its beginning until the program is silent."""
    figures = {name: [] for name in programs}
    for _ in range(options.rounds):
        for name, command in programs.items():
            program = prepared(command, options)
            cpu, writes, begun = program.cpu(), program.writes(), time.perf_counter()
            size = act(program)
            more, last = program.drain()
            figures[name].append(((last - begun) * 1000, (program.cpu() - cpu) * 1000, size + more, program.writes() - writes))
            program.end()
    base = statistics.median(figure[1] for figure in next(iter(figures.values())))
    print(f"| {heading} | time, median | CPU, median | ratio of CPU | bytes | writes |\n| --- | ---: | ---: | ---: | ---: | ---: |")
    for name in programs:
        took, cpu, size, writes = (statistics.median(column) for column in zip(*figures[name]))
        print(f"| {name} | {took:.1f} ms | {cpu:.1f} ms | {cpu / base:.2f} | {size:.0f} | {writes:.0f} |")


def pour(programs, options):
    cycle = [part.encode().decode("unicode_escape").encode() for part in options.cycle.split(",")]
    keys = b"".join(cycle[index % len(cycle)] for index in range(options.keys))

    def act(program):
        # A terminal's input queue holds 4,095 bytes.
        os.write(program.fd, keys[:4000])
        return 0

    burst_table(programs, options, f"{len(keys)} keys at once", act)


def resize(programs, options):
    def act(program):
        size = 0
        for index in range(100):
            program.resize(options.columns - index % 2 * 7, options.lines - index % 3)
            size += len(program.burst(0.05)[0])
        return size

    burst_table(programs, options, "100 resizes", act)


def idle(programs, options):
    print(f"| program | CPU in {options.seconds} s | wake-ups | bytes |\n| --- | ---: | ---: | ---: |")
    for name, command in programs.items():
        program = Program(command, options.columns, options.lines)
        program.until(options.marker)
        # Worker threads end five seconds after their last work, and what they counted goes with them.
        end = time.perf_counter() + 7
        while (left := end - time.perf_counter()) > 0:
            program.burst(left)
        cpu, wakeups = program.cpu(), program.wakeups()
        end, size = time.perf_counter() + options.seconds, 0
        while (left := end - time.perf_counter()) > 0:
            if select.select([program.fd], [], [], left)[0]:
                size += len(os.read(program.fd, 1 << 16))
        print(f"| {name} | {(program.cpu() - cpu) * 1000:.2f} ms | {program.wakeups() - wakeups} | {size} |")
        program.end()


def counted_instructions(command, options, cycle, keys):
    """Instructions of a whole run with so many keys."""
    with tempfile.NamedTemporaryFile() as counts:
        # Under valgrind a program is slow: silence has to be longer to be its end.
        tool = f"valgrind --tool=callgrind --callgrind-out-file={counts.name}"
        program = prepared(f"{tool} {command}", options)
        for index in range(keys):
            os.write(program.fd, cycle[index % len(cycle)])
            program.burst(2.0)
        program.end()
        with open(counts.name) as file:
            return int(re.search(r"^totals: (\d+)", file.read(), re.MULTILINE).group(1))


def instructions(programs, options):
    global SILENCE
    SILENCE = 0.03
    cycle = [part.encode().decode("unicode_escape").encode() for part in options.cycle.split(",")]
    few, many = 4 * len(cycle), 14 * len(cycle)
    worst = 0
    print("| program | instructions a key | at most |\n| --- | ---: | ---: |")
    for name, command in programs.items():
        once, again = (counted_instructions(command, options, cycle, keys) for keys in (few, many))
        each = (again - once) // (many - few)
        worst = max(worst, each)
        print(f"| {name} | {each:,} | {options.at_most or '–'} |", flush=True)
    if options.at_most and worst > options.at_most:
        raise SystemExit(f"a key costs {worst:,} instructions, more than the {options.at_most:,} that are allowed")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kind", choices=["start", "keys", "pour", "resize", "idle", "instructions"])
    parser.add_argument("programs", nargs="+", metavar="NAME=COMMAND")
    parser.add_argument("--columns", type=int, default=80)
    parser.add_argument("--lines", type=int, default=24)
    parser.add_argument("--marker", required=True)
    parser.add_argument("--runs", type=int, default=40)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--keys", type=int, default=300)
    parser.add_argument("--before", default="", help="keys sent first, separated by commas")
    parser.add_argument("--cycle", default="j,j,j,j,j,k,k,k,k,k", help="the keys to press again and again, separated by commas")
    parser.add_argument("--seconds", type=int, default=5)
    parser.add_argument("--at-most", type=int, default=0)
    options = parser.parse_args()
    programs = dict(each.split("=", 1) for each in options.programs)
    {"start": start, "keys": keys, "pour": pour, "resize": resize, "idle": idle, "instructions": instructions}[options.kind](programs, options)


if __name__ == "__main__":
    sys.exit(main())
