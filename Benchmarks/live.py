#!/usr/bin/env python3
"""What a live walk costs: an hour of a belt, a pod and a strap with a packet a second each, read at once and saved, and some minutes
of it walked ten times as fast through everything that a live walk does; then two minutes in real time, in a line and on the screen, with the
wake-ups and the processor time of all threads, and the memory at their beginning and end; then two minutes each in which the frames are
timed, from the moment at which one is due to the screen; then the starts of the app and of a walk, by turns.

    live.py GND HOME [MINUTES]
"""
import fcntl
import glob
import json
import os
import pty
import random
import select
import signal
import struct
import subprocess
import sys
import termios
import time

gnd, home = sys.argv[1], sys.argv[2]
minutes = int(sys.argv[3]) if len(sys.argv) > 3 else 2
feed = os.path.join(home, "hour.ndjson")
os.makedirs(home, exist_ok=True)


def little(value, count):
    return int(value).to_bytes(count, "little").hex()


with open(feed, "w") as file:
    file.write('{"gnd":"live","v":1,"id":"00000000-0000-4000-8000-0000000000AA","start":"2026-11-21T07:40:00Z","zone":"UTC"}\n')
    for second in range(1, 3601):
        belt = "8424" + little(450, 2) + little(second * 1.25, 3) + "ffffffffff" + little(second, 2) + little(second * 1.8, 3)
        file.write('{"t":%d,"s":"belt","c":"2acd","x":"%s"}\n' % (second, belt))
        file.write('{"t":%d.1,"s":"pod","c":"2a53","x":"00%s36"}\n' % (second, little(320, 2)))
        file.write('{"t":%d.2,"s":"strap","c":"2a37","x":"0068"}\n' % second)


def run(words):
    started = time.perf_counter()
    process = subprocess.Popen([gnd, "--home", home, "--lang", "en", "--zone", "UTC"] + words, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    assert status == 0, words
    return time.perf_counter() - started, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


print("| what | time | processor time | of a core | memory |\n| --- | ---: | ---: | ---: | ---: |")
spent, work, memory = run(["today"])
print(f"| gnd today, for comparison | {spent:.2f} s | {work:.2f} s | | {memory:.1f} MiB |")
spent, work, memory = run(["walk", "--feed", feed, "--speed", "0"])
print(f"| an hour, read at once and saved | {spent:.2f} s | {work:.2f} s | | {memory:.1f} MiB |")
spent, work, memory = run(["walk", "--feed", feed, "--speed", "10", "--for", f"{minutes}m"])
walked = minutes * 60
print(f"| {minutes} minutes, walked in a line ten times as fast | {spent:.2f} s | {work:.2f} s | {100 * work / walked:.2f} % of the time walked | {memory:.1f} MiB |")


def forget_ends(place):
    """Takes away what a signal left: a walk that was broken off, and an app that ended so, would be asked about."""
    for pattern in ["live/*", "session-*.json"]:
        for old in glob.glob(os.path.join(place, pattern)):
            os.remove(old)


def start(words, place):
    """A command in a terminal of its own."""
    forget_ends(place)
    process, terminal = pty.fork()
    if process == 0:
        os.environ["TERM"] = "xterm-256color"
        os.execv(gnd, [gnd, "--home", place, "--lang", "en", "--zone", "UTC"] + words)
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    # The first walk of all asks about the stop signs; where nothing is asked, neither key does anything.
    if "--line" in words:
        os.write(terminal, b"n\n")
    return process, terminal


def sign_in(place):
    """Makes a home in which the app and a walk begin without a question."""
    signing = [gnd, "--home", place, "--lang", "en", "--zone", "UTC", "--linear"]
    subprocess.run(signing, input=b"enter\nenter\nq\n", stdout=subprocess.DEVNULL)
    process, terminal = start(["walk", "--line", "--for", "1s"], place)
    try:
        while os.read(terminal, 65536):
            pass
    except OSError:
        pass
    os.close(terminal)
    os.waitpid(process, 0)


def end(process, terminal):
    os.kill(process, signal.SIGTERM)
    os.close(terminal)
    os.waitpid(process, 0)


def wakeups(words, place, seconds=120):
    """The wake-ups a second, the share of a core, and the memory at the beginning and at the end, of a walk in a terminal."""
    process, terminal = start(words, place)

    def watch(seconds):
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            if select.select([terminal], [], [], left)[0]:
                os.read(terminal, 65536)

    def field(path, name):
        with open(path) as file:
            return next((int(line.split()[1]) for line in file if line.startswith(name)), 0)

    def count():
        tasks = f"/proc/{process}/task"
        return sum(field(f"{tasks}/{task}/status", "voluntary_ctxt_switches") for task in os.listdir(tasks))

    def worked():
        """Seconds on a core, of threads that have ended, too."""
        with open(f"/proc/{process}/stat") as file:
            ticks = sum(map(int, file.read().rsplit(")", 1)[1].split()[11:13]))
        return ticks / os.sysconf("SC_CLK_TCK")

    def resident():
        return field(f"/proc/{process}/status", "VmRSS") / 1024

    watch(5)
    before, spent, memory = count(), worked(), resident()
    watch(seconds)
    figures = (count() - before) / seconds, 100 * (worked() - spent) / seconds, memory, resident()
    end(process, terminal)
    return figures


def latency(words, place, keys=100, seconds=120):
    """Seconds from a key to the screen, and from the moment at which a frame is due, which is a whole second of the walk, to the screen.

    The recording says at which moment of the walk a key came; the one that came quickest says when the walk began.
    """
    def now():
        return time.clock_gettime(time.CLOCK_BOOTTIME)

    process, terminal = start(words, place)
    outputs = []

    def watch(seconds):
        until = now() + seconds
        while (left := until - now()) > 0:
            if select.select([terminal], [], [], left)[0]:
                os.read(terminal, 65536)
                outputs.append(now())

    def after(moment):
        return next((output - moment for output in outputs if moment <= output < moment + 0.5), None)

    dice, pressed = random.Random(15), []
    watch(3)
    # A pause and its end by turns: each changes the line.
    for _ in range(2 * (keys // 2)):
        pressed.append(now())
        os.write(terminal, b" ")
        watch(dice.uniform(0.1, 0.4))
    watch(1)
    since = now()
    watch(seconds)
    end(process, terminal)
    with open(glob.glob(os.path.join(place, "live", "*.ndjson"))[0]) as file:
        recorded = [line["t"] for line in map(json.loads, file) if line.get("e") in ("pause", "resume")]
    begin = max(key - moment for key, moment in zip(pressed, recorded))
    first = int(since - begin) + 1
    due = [after(begin + second) for second in range(first, first + seconds - 1)]
    return [value for value in map(after, pressed) if value], [value for value in due if value]


def first_frame(words, marker):
    """Milliseconds from exec to the last byte of the frame that has a marker in it."""
    process, terminal = pty.fork()
    started = time.perf_counter()
    if process == 0:
        os.execv(gnd, [gnd, "--home", home + "/app", "--lang", "en", "--zone", "UTC"] + words)
    seen = b""
    while marker not in seen:
        assert select.select([terminal], [], [], 5)[0], (words, seen)
        seen += os.read(terminal, 65536)
    took = 1000 * (time.perf_counter() - started)
    # Left by a key, since a start behind a signal asks whether to go on where one was.
    os.write(terminal, b"\x03")
    try:
        while os.read(terminal, 65536):
            pass
    except OSError:
        pass
    os.close(terminal)
    os.waitpid(process, 0)
    return took


def starts(runs=40):
    """The starts of the app and of a walk by somebody who is signed in, by turns."""
    ways = {"the app, to its numbers": ([], b"reak"), "gnd walk, to its list": (["walk"], b"Six-minute walk")}
    times = {name: [] for name in ways}
    forget_ends(home + "/app")
    for _ in range(runs):
        for name, (words, marker) in ways.items():
            times[name].append(first_frame(words, marker))
    return times


sign_in(home + "/app")
packets = ["--feed", feed, "--speed", "1"]
scenes = {
    "in a line, without sensors": (["walk", "--line"], home),
    "in a line, three packets a second": (["walk", "--line"] + packets, home),
    "on the screen, three packets a second": (["walk"] + packets, home + "/app"),
}

print("\n| what | wake-ups a second | of a core | memory at the beginning | two minutes later |\n| --- | ---: | ---: | ---: | ---: |")
for name, (words, place) in scenes.items():
    woken, share, memory, later = wakeups(words, place)
    print(f"| a walk {name} | {woken:.1f} | {share:.2f} % | {memory:.1f} MiB | {later:.1f} MiB |")

print("\n| from | measured | median | p99 | most |\n| --- | ---: | ---: | ---: | ---: |")
for scene, (words, place) in scenes.items():
    for name, values in zip(["a key to the screen", "a frame that is due to the screen"], latency(words, place)):
        values = sorted(values)
        p99 = values[min(len(values) - 1, int(len(values) * 0.99))]
        print(f"| {name}, {scene} | {len(values)} | {1000 * values[len(values) // 2]:.1f} ms | {1000 * p99:.1f} ms | {1000 * values[-1]:.1f} ms |")

print("\n| start to the first whole frame | median | p99 |\n| --- | ---: | ---: |")
for name, values in starts().items():
    values = sorted(values)
    print(f"| {name} | {values[len(values) // 2]:.1f} ms | {values[int(len(values) * 0.99)]:.1f} ms |")
