#!/usr/bin/env python3
"""Times a program that prints and ends, from exec to exit, in alternation with the others; beside it the processor time, which a
busy machine does not change.

    prompt.py RUNS NAME=COMMAND ...
"""
import resource
import shlex
import statistics
import subprocess
import sys
import time

runs = int(sys.argv[1])
programs = [word.split("=", 1) for word in sys.argv[2:]]
times = {name: [] for name, _ in programs}
work = {name: [] for name, _ in programs}
for _ in range(runs + 1):
    for name, command in programs:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        started = time.perf_counter()
        subprocess.run(shlex.split(command), stdout=subprocess.DEVNULL, check=True)
        times[name].append((time.perf_counter() - started) * 1000)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        work[name].append((after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime) * 1000)
print("| program | exec to exit, median | p99 | processor time, median |\n| --- | ---: | ---: | ---: |")
for name, values in times.items():
    # The first run of each fills the page cache.
    values = sorted(values[1:])
    last = values[min(len(values) - 1, int(len(values) * 0.99))]
    print(f"| {name} | {statistics.median(values):.2f} ms | {last:.2f} ms | {statistics.median(work[name][1:]):.2f} ms |")
