#!/usr/bin/env python3
"""Uses the app for an hour as nobody would: 50 keys a second, drawn by chance, while files are imported into the same journal.

    soak.py GND HOME [--minutes 60] [--keys 50] [--seed 1]

Where the app ends by a key, it is opened again; its way to the end is a normal one or the soak fails. At every twelfth of the time a row
says how many keys there were, how long they took (from write(2) of a key to the last byte that was written for it), and what the process
has: memory, descriptors, threads. Then the journal is read by the shell. The soak fails where the app dies, where the journal cannot be
read, and where an instance of the app that lived for long has twice the memory, or eight descriptors more, than after its first minute.
"""
import argparse
import os
import random
import subprocess
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from terminal import Program, percentile  # noqa: E402

MOVES = ["\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D", "\t", "\x1b[Z", "\x1b[5~", "\x1b[6~", "\x1b[H", "\x1b[F", " "]
LETTERS = "abcdefghijklmnoprstuvwxyzABCDEFGHIJKLMNOPRSTUVWXYZ?:/-.,#+"
KEYS = [(MOVES, 34), (["\r"], 14), (["\x1b"], 16), (list("123"), 8), (list(LETTERS), 26), (list("0456789가나"), 2)]


class Instance:
    """The app from its start to its end, and what it had after its first minute."""

    def __init__(self, command, seed):
        self.program = Program(command, 80, 24, EDITOR="true", BROWSER="true", PAGER="true")
        self.started = time.monotonic()
        self.first = None
        self.program.burst()
        if seed:
            for key in ["\r", "\r"]:
                os.write(self.program.fd, key.encode())
                self.program.burst(0.5)

    def settled_figures(self):
        """The figures with the least memory of three seconds: a passphrase that is checked takes 256 MiB for half a second, as it shall."""
        looks = []
        for _ in range(6):
            looks.append(self.figures())
            time.sleep(0.5)
        return min(looks)

    def figures(self):
        process = f"/proc/{self.program.pid}"
        with open(f"{process}/status") as status:
            values = dict(line.split(":", 1) for line in status.read().splitlines())
        return int(values["VmRSS"].split()[0]) / 1024, len(os.listdir(f"{process}/fd")), int(values["Threads"])

    def ended(self):
        """The status of a program that has ended; None of one that runs."""
        process, status = os.waitpid(self.program.pid, os.WNOHANG)
        return os.waitstatus_to_exitcode(status) if process else None


def sample(path, number, minutes):
    """A journal of some minutes of one day, so that each file brings something new."""
    with open(path, "w") as file:
        print('; GND journal\nzone UTC\nsource 1 "Watch" "Apple Inc." "Watch" watch', file=file)
        day = 1 + number % 28
        for minute in range(minutes):
            print(f"steps 2026-{1 + number // 28 % 9:02}-{day:02} {8 + minute // 60:02}:{minute % 60:02} +00:00 1m {80 + minute % 40} from:1", file=file)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("gnd")
    parser.add_argument("home")
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--keys", type=float, default=50, help="a second")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    os.makedirs(options.home, exist_ok=True)
    gnd = [os.path.abspath(options.gnd), "--home", os.path.abspath(options.home), "--lang", "en", "--zone", "UTC"]
    os.chdir(options.home)
    chance = random.Random(options.seed)
    sample("import.txt", 0, 240)
    subprocess.run(gnd + ["import", "import.txt"], check=True, stdout=subprocess.DEVNULL)

    command, failures = " ".join(gnd), []
    instance, ends, imports, importing = Instance(command, True), 1, 1, None
    began = time.monotonic()
    end, pause = began + options.minutes * 60, 1 / options.keys
    row, step = began + options.minutes * 5, options.minutes * 5
    times, keys, next_import = [], 0, began + 10
    print("| minutes | keys | a key, median | p99 | longest | memory | descriptors | threads | imports | starts |")
    print("| ---: " * 10 + "|")
    while (now := time.monotonic()) < end:
        group = chance.choices([group for group, _ in KEYS], [weight for _, weight in KEYS])[0]
        key = chance.choice(group)
        sent = time.perf_counter()
        try:
            os.write(instance.program.fd, key.encode())
            _, last, _ = instance.program.burst(pause)
        except OSError:
            last = None
        if last:
            times.append((last - sent) * 1000)
        keys += 1
        if keys % 25 == 0:
            status = instance.ended()
            if status is not None:
                if status != 0:
                    failures.append(f"the app ended with {status} after key {keys}")
                os.close(instance.program.fd)
                instance, ends = Instance(command, False), ends + 1
            elif instance.first is None and now - instance.started > 60:
                instance.first = instance.settled_figures()
            if importing is not None and importing.poll() is not None:
                if importing.returncode != 0:
                    failures.append(f"import {imports} ended with {importing.returncode}: {importing.stderr.read()[:300]}")
                importing = None
        if now > next_import and importing is None:
            sample("import.txt", imports, 240)
            importing = subprocess.Popen(gnd + ["import", "import.txt"], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
            imports, next_import = imports + 1, now + 10
        if now > row and instance.ended() is None:
            row += step
            memory, descriptors, threads = instance.settled_figures()
            print(
                f"| {(now - began) / 60:.1f} | {keys:,} | {percentile(times, 0.5):.2f} ms | {percentile(times, 0.99):.2f} ms "
                f"| {max(times):.0f} ms | {memory:.1f} MiB | {descriptors} | {threads} | {imports} | {ends} |", flush=True)
            times = []
            if instance.first and (memory > 2 * instance.first[0] or descriptors > instance.first[1] + 8):
                failures.append(f"it grew from {instance.first} to {(memory, descriptors, threads)}")
        time.sleep(max(0, sent + pause - time.perf_counter()))
    if importing is not None:
        importing.wait()
    if instance.ended() is None:
        instance.program.end()
    days = subprocess.run(gnd + ["days", "--json"], capture_output=True, text=True)
    if days.returncode != 0 or not days.stdout:
        failures.append(f"the journal cannot be read: {days.stderr[:300]}")
    for failure in failures:
        print(failure)
    sys.exit(1 if failures else 0)


main()
