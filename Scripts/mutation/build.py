"""Keeps a copy of the tree in which the sites have their switches, and builds its tests."""
import hashlib
import json
import os
import pathlib
import re
import subprocess

from mutation.areas import AREAS, MODULES, ROOMS, area_of
from mutation.sites import close_of, masked, open_of, sites, written
from mutation.switches import switches

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
COPY = ROOT / ".build" / "mutants"
SWITCH_FILE = "MutantSwitch.swift"
ERROR = re.compile(r"^(/.*?\.swift):(\d+):(\d+): error: (.*)$", re.MULTILINE)
# Errors that are told where a function ends or a value is used, not where a statement is missing.
ELSEWHERE = re.compile(r"before being initialized|without initializing|missing return|must not fall through|before it is initialized|never initialized|uninitialized|on all paths")
FUNCTION = re.compile(r"\b(?:func|init[?]?\(|deinit|subscript|get|set|var|let)\b|\bin\s*$")
TESTS = re.compile(r"for room in [^\n]+ \{\n    guard let tests = room\.tests")
# The tests, and the program that those of the terminal run.
PRODUCTS = ["gndPackageTests", "terminal-probe"]
MOST_ROUNDS = 40


def all_sites():
    """Every site of every area, numbered in the order of the files."""
    found = []
    for path in sorted(path for folder in sum(AREAS.values(), []) for path in (ROOT / folder).rglob("*.swift")):
        name = str(path.relative_to(ROOT))
        if area := area_of(name):
            for site in sites(name, path.read_text()):
                site.area = area
                found.append(site)
    for number, site in enumerate(found, 1):
        site.number = number
    return found


def put(path, content):
    """Writes a file where its content is another, so that only what has changed is built again."""
    data = content if isinstance(content, bytes) else content.encode()
    if not path.is_file() or path.read_bytes() != data:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)


class Build:
    """The copy, with the sites that are in it."""

    def __init__(self, found):
        self.found = found
        self.state_file = COPY / "state.json"
        self.state = json.loads(self.state_file.read_text()) if self.state_file.exists() else {}
        self.texts = {path: (ROOT / path).read_text() for path in sorted({site.path for site in found})}
        self.spans = {}

    def entry(self, path):
        """What is known of a file as it is now: the starts and kinds of the sites that are built and of those that do not compile."""
        digest = hashlib.sha256(self.texts[path].encode()).hexdigest()
        if self.state.get(path, {}).get("hash") != digest:
            self.state[path] = {"hash": digest, "built": [], "dropped": []}
        return self.state[path]

    def is_dropped(self, site):
        return [site.start, site.kind] in self.entry(site.path)["dropped"]

    def choose(self, chosen):
        """Takes sites into the copy; those of an earlier run stay where they hold all of these."""
        for path in self.texts:
            entry = self.entry(path)
            names = [[site.start, site.kind] for site in chosen if site.path == path]
            if any(name not in entry["built"] and name not in entry["dropped"] for name in names):
                entry["built"] = [name for name in names if name not in entry["dropped"]]

    def active(self):
        return [site for site in self.found if [site.start, site.kind] in self.entry(site.path)["built"]]

    def write(self):
        """Brings the copy up to the tree, with the switches in it."""
        listed = subprocess.run(["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True, check=True)
        names = [name for name in listed.stdout.splitlines() if name not in self.texts and (ROOT / name).is_file()]
        for name in names:
            if name != "Package.swift":
                put(COPY / name, (ROOT / name).read_bytes())
        package = (ROOT / "Package.swift").read_text()
        if not TESTS.search(package):
            raise SystemExit("Package.swift no longer makes its test targets in the loop that Scripts/mutation/build.py shortens.")
        put(COPY / "Package.swift", TESTS.sub(lambda loop: f"{loop[0]}, {json.dumps(ROOMS)}.contains(room.name)", package))
        kept = {COPY / name for name in names} | {COPY / path for path in self.texts} | {COPY / "Package.swift"}
        kept |= {COPY / module / SWITCH_FILE for module in MODULES}
        for folder in ("Sources", "Tests", "Examples", "Benchmarks"):
            for path in (COPY / folder).rglob("*"):
                if path.is_file() and path not in kept:
                    path.unlink()
        active = self.active()
        numbers = {site.number for site in active}
        for path, text in self.texts.items():
            new, spans = written(text, [site for site in active if site.path == path])
            self.spans[str(COPY / path)] = (new, spans)
            put(COPY / path, new)
        for module in MODULES:
            # Also for those that were dropped, so that the file stays the same from round to round and little is built again.
            switched = [site for site in self.found if site.path.startswith(module + "/") and (self.is_dropped(site) or site.number in numbers)]
            put(COPY / module / SWITCH_FILE, switches(switched, len(self.found) + 1))
        self.state_file.write_text(json.dumps(self.state))

    def drop(self, dropped):
        for site in dropped:
            entry, name = self.entry(site.path), [site.start, site.kind]
            entry["built"].remove(name)
            entry["dropped"].append(name)

    def guilty(self, path, line, column, message):
        """The sites that an error of the compiler is about."""
        if path not in self.spans:
            return []
        new, spans = self.spans[path]
        lines = new.split("\n")
        begin = sum(len(text) + 1 for text in lines[: line - 1])
        at = begin + len(lines[line - 1].encode()[: column - 1].decode(errors="ignore"))
        if ELSEWHERE.search(message):
            code = masked(new)
            opening = open_of(code, at)
            while opening > 0 and not FUNCTION.search(code[:opening].split("\n")[-1]):
                opening = open_of(code, opening)
            inside = [site for start, _, site in spans if opening <= start <= close_of(code, max(0, opening)) and site.kind == "statement"]
            name = re.search(r"'(?:self\.)?(\w+)'", message)
            named = [site for site in inside if name and re.search(rf"\b{name[1]}\b.*=", site.text)]
            leaving = [site for site in inside if site.change.startswith(("return", "continue", "break"))]
            if found := ("missing return" in message and leaving) or named or inside:
                return found
        exact = [site for start, end, site in spans if start <= at <= end]
        here = [site for start, end, site in spans if begin <= start <= begin + len(lines[line - 1])]
        around, opening = exact or here, at
        while not around and opening > 0:
            opening = open_of(masked(new), opening)
            around = [site for start, _, site in spans if opening <= start <= close_of(masked(new), max(0, opening))]
        return around

    def make(self):
        """Builds the modules, then the tests, without the sites that do not compile."""
        environment = {key: value for key, value in os.environ.items() if key != "GND_STRICT"}
        goals = [["--target", pathlib.Path(module).name] for module in MODULES] + [["--product", name] for name in PRODUCTS]
        for goal in goals:
            for number in range(MOST_ROUNDS):
                self.write()
                built = subprocess.run(["swift", "build", *goal], cwd=COPY, env=environment, capture_output=True, text=True)
                if built.returncode == 0:
                    break
                errors = set(ERROR.findall(built.stdout + built.stderr))
                dropped = {site.number: site for error in errors for site in self.guilty(error[0], int(error[1]), int(error[2]), error[3])}
                if not dropped:
                    told = "\n".join(":".join(error) for error in sorted(errors)) or (built.stdout + built.stderr)[-3000:]
                    raise SystemExit(f"The copy does not build:\n{told}")
                print(f"{' '.join(goal)}: {len(errors)} errors, {len(dropped)} sites dropped", flush=True)
                self.drop(dropped.values())
            else:
                raise SystemExit(f"{' '.join(goal)} does not compile after {MOST_ROUNDS} rounds.")
