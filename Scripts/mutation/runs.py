"""Runs the tests with a mutant switched on."""
import collections
import concurrent.futures
import hashlib
import json
import os
import pathlib
import re
import signal
import subprocess
import tempfile
import time

from mutation.areas import TESTS
from mutation.build import COPY

BINARY = COPY / ".build" / "debug" / "gndPackageTests.xctest"
# A suite that takes longer is run after the others, where none of those has noticed anything.
LONG = 2.0
# A test that says nothing for so long hangs; unchanged, the longest says something after 3 seconds.
SILENCE = 25.0


class Runs:
    def __init__(self, found, active, jobs):
        self.count = len(found) + 1
        self.jobs = jobs
        self.trace = self.read_trace(sorted({target for site in active for target in TESTS[site.area]}))
        self.reaching = collections.defaultdict(list)
        for suite, (seconds, passed, numbers) in self.trace.items():
            for number in numbers if passed else []:
                self.reaching[number].append(suite)

    def test(self, suites, limit, **environment):
        """How the suites end: passed, failed at the first issue, crashed, or hung; and after how many seconds."""
        names = "|".join(re.escape(suite) for suite in suites)
        process = subprocess.Popen(
            ["nice", str(BINARY), "--testing-library", "swift-testing", "--no-parallel", "--filter", f"^(?:{names})/"],
            cwd=COPY, env=os.environ | environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True)
        start = time.monotonic()
        end, output, last = None, b"", start
        os.set_blocking(process.stdout.fileno(), False)
        while end is None:
            chunk = process.stdout.read()
            now = time.monotonic()
            if chunk:
                output, last = (output[-4000:] + chunk), now
                if re.search(rb" recorded an issue", output):
                    end = "failed"
            elif process.poll() is not None:
                end = "passed" if process.returncode == 0 else "failed" if process.returncode == 1 else "crashed"
            elif now - last > SILENCE or now - start > limit:
                end = "hung"
            else:
                time.sleep(0.02)
        try:
            os.killpg(process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        process.wait()
        process.stdout.close()
        return end, time.monotonic() - start

    def read_trace(self, targets):
        """The seconds of each suite, how it ends unchanged, and the mutants that it reaches; kept as long as the binary is the same."""
        digest = hashlib.sha256(BINARY.read_bytes()).hexdigest()
        kept = COPY / "trace.json"
        known = json.loads(kept.read_text()) if kept.exists() else {}
        suites = known.get("suites", {}) if known.get("binary") == digest else {}
        listed = subprocess.run([BINARY, "--testing-library", "swift-testing", "--list-tests"], capture_output=True, text=True, cwd=COPY)
        wanted = sorted({line.split("/")[0] for line in listed.stdout.splitlines() if line.split(".")[0] in targets})

        def trace(suite):
            with tempfile.NamedTemporaryFile() as file:
                file.truncate(self.count)
                end, seconds = self.test([suite], 300, GND_MUTANTS_REACHED=file.name)
                return suite, (seconds, end == "passed", [number for number, byte in enumerate(pathlib.Path(file.name).read_bytes()) if byte])

        with concurrent.futures.ThreadPoolExecutor(self.jobs) as pool:
            for suite, found in pool.map(trace, [suite for suite in wanted if suite not in suites]):
                suites[suite] = found
                kept.write_text(json.dumps({"binary": digest, "suites": suites}))
        for suite in wanted:
            if not suites[suite][1]:
                print(f"{suite} fails unchanged and is left out.", flush=True)
        return {suite: suites[suite] for suite in wanted}

    def suites_of(self, site):
        return [suite for suite in self.reaching[site.number] if suite.split(".")[0] in TESTS[site.area]]

    def result(self, site):
        """How the tests take a mutant; those that reach the fewest mutants, and so are about it, come first."""
        suites = sorted(self.suites_of(site), key=lambda suite: len(self.trace[suite][2]))
        for part in ([s for s in suites if self.trace[s][0] < LONG], [s for s in suites if self.trace[s][0] >= LONG]):
            if part:
                end, _ = self.test(part, 30 + 4 * sum(self.trace[suite][0] for suite in part), GND_MUTANT=str(site.number))
                if end != "passed":
                    return end
        return "survived"

    def results(self, chosen):
        results = {}
        with concurrent.futures.ThreadPoolExecutor(self.jobs) as pool:
            for number, (site, end) in enumerate(zip(chosen, pool.map(self.result, chosen)), 1):
                results[site.number] = end
                print(f"{number}/{len(chosen)} {end:9}{site}", flush=True)
        return results
