"""What is changed, and which tests answer for it."""

# The folders of an area.
AREAS = {
    "stack": ["Sources/Toolkit/Screens/Stack"],
    "coordinators": ["Sources/Toolkit/Coordinators"],
    "merge": [f"Sources/Domain/Walking/{folder}" for folder in ("Days", "Gait", "Merging", "Time")],
    "goals": ["Sources/Domain/Walking/Goals", "Sources/Domain/Walking/UseCases/Goals"],
    "encoder": ["Sources/Toolkit/Curses/Direct", "Sources/Toolkit/Terminal/Drawing"],
    "decoder": ["Sources/Toolkit/Terminal/Input", "Sources/Toolkit/Terminal/Text"],
    "fit": ["Sources/Stores/Importers/Formats/FIT"],
}
# A table of 300 lines of numbers, which is compared with Unicode's by a test of its own.
LEFT_OUT = {"Sources/Toolkit/Terminal/Text/WidthTable.swift"}
# The test targets whose suites answer for an area; a trace says which of the suites reach a mutant.
TESTS = {
    "stack": ["ScreensTests", "CoordinatorsTests"],
    "coordinators": ["CoordinatorsTests", "ScreenTestingTests"],
    "merge": ["WalkingTests"],
    "goals": ["WalkingTests"],
    "encoder": ["TerminalTests", "CursesTests"],
    "decoder": ["TerminalTests", "CursesTests"],
    "fit": ["ImportersTests"],
}
# The modules of the areas, from the lowest to the highest.
MODULES = [
    "Sources/Toolkit/Terminal", "Sources/Domain/Walking", "Sources/Toolkit/Screens", "Sources/Toolkit/Coordinators", "Sources/Toolkit/Curses",
    "Sources/Stores/Importers",
]
# The rooms of Package.swift whose test targets are built.
ROOMS = sorted({target.removesuffix("Tests") for targets in TESTS.values() for target in targets})


def area_of(path):
    if path in LEFT_OUT:
        return None
    return next((area for area, folders in AREAS.items() if any(path.startswith(folder + "/") for folder in folders)), None)
