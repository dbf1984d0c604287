import Screens
import ScreenTesting
import Terminal
import Testing

extension Journey {
    static let walking: [Journey] = [
        Journey("a walk, from its form to its end") { pilot, _ in
            await log(pilot)
            await pilot.press("e", .control("s"))
            await pilot.press(.enter, "e", .control("s"))
            await pilot.press("e", .escape, "?", .escape, .escape)
            await pilot.press(.enter, "d")
        },
        Journey("a walk found among all") { pilot, _ in
            await log(pilot)
            await pilot.press("/", .enter, .enter, .escape)
            await pilot.press(.enter, "d", .escape)
        },
        Journey("several walks changed alike") { pilot, _ in
            await log(pilot)
            await pilot.press("/", .enter, "c", .escape, "c").type("River").press(.escape, .escape)
            await pilot.press(.control("s"))
        },
        Journey("a walk made two") { pilot, _ in
            await log(pilot)
            await pilot.press(.enter, "s", .escape, "s", .control("s"))
            await pilot.press("/", .enter, .enter, "s", .control("s"))
        },
        Journey("the same way again", .sameWay) { pilot, _ in
            await pilot.press(.enter, "l", .escape, "l", .enter, .escape, .escape, .escape)
        },
        Journey("an import taken back", .withImport) { pilot, _ in
            await pilot.press("i", .tab, .tab, .enter, .escape, .enter)
            await pilot.press(.enter, .escape, .enter, "d", .tab, .enter)
        },
        Journey("an import undone from the home screen") { pilot, _ in
            let file = try OneWalkFile()
            await pilot.press("i").type(file.path).press(.enter, .enter, .escape)
            await pilot.press("u", .escape, "u", .tab, .enter)
        },
        Journey("the import that brought a file already") { pilot, _ in
            let file = try OneWalkFile()
            await pilot.press("i").type(file.path).press(.enter, .enter, .escape)
            await pilot.press("i").type(file.path).press(.enter, "e", .escape, .escape)
        },
        Journey("there and back") { pilot, _ in
            await log(pilot)
            await pilot.press("n", .escape, "i", .escape, "g", .escape, "s", .escape, "?", .escape)
            await pilot.press("y", .enter, .escape, .escape)
        },
        Journey("numbers that are asked why") { pilot, _ in
            await log(pilot)
            await pilot.press("?", "m", .escape, "y", "?", .escape, .escape, .enter, "?", .escape, .escape)
            await pilot.press("/", .enter, "?", .escape, .escape)
            await pilot.press("3", "?", .escape, "r", "r", "?", "?", .escape, .escape)
            await pilot.press("g", "m", "r", "?", .escape, .escape)
        },
        Journey("a mark of the chart of gait", .sameWay) { pilot, _ in
            await pilot.press("3", "g", .left, .enter, .left, .enter, .left, .enter, .escape, .escape, .escape, .escape)
        },
        Journey("the menu, by its rows, its keys and its way out") { pilot, _ in
            await pilot.press("m", .escape, "m", "m")
            for row in 0..<11 {
                await pilot.press(["m"] + Array(repeating: .down, count: row) + [.enter, .escape, .escape])
            }
            for key: Key in ["w", "n", "/", "y", "g", "r", "o", "i", "s"] { await pilot.press("m", key, .escape) }
            await pilot.press("m", .end, .enter, .escape)
        },
        Journey("a pair of shoes") { pilot, _ in
            await log(pilot)
            await pilot.press("o", "w", .escape, "w").type("Trail").press(.control("s"))
            await pilot.press(.enter, .escape, .enter, "8", .escape, .escape, .control("s"), .escape)
        },
        Journey("a folder to import from, from wherever it is asked for") { pilot, _ in
            await pilot.press("i", .control("o"), .control("x"), .enter, .escape, .escape, .escape)
            await pilot.press(.control("x"), .enter, .escape, .escape)
        },
        Journey("the goals, a new one and how they grow") { pilot, _ in
            await pilot.press("r", "?", .escape, "n", .escape, "n").type("5 km a day").press(.enter, .escape)
        },
        Journey("the minutes of a week, by the goals of somebody without a device") { pilot, _ in
            await pilot.press("n").type("35").press(.control("s"))
            await pilot.press("r", .down, .down, .down, .enter, .escape, .escape)
        },
        Journey("another goal") { pilot, _ in
            await pilot.press("g", .control("u"))
            await pilot.type("6000").press(.enter)
            await pilot.press("g", .control("o"), .escape, .escape, .escape)
        },
        Journey("a form that asks") { pilot, _ in
            await pilot.press("n").type("35").press(.escape, .escape)
            await pilot.press(.escape, .tab, .enter)
        },
        Journey("an import that does not end") { pilot, services in
            services.reader = HangingReader()
            await pilot.press(",", .escape, "i").type("export.xml")
            await endImport(pilot)
        },
    ]

    private static func log(_ pilot: Pilot) async {
        await pilot.press("n").type("35").press(.tab).type("3900").press(.control("s"))
    }

    private static func endImport(_ pilot: Pilot) async {
        await leaveImport(pilot)
        await pilot.press(.escape)
    }

    /// Asks to leave while an import runs.
    ///
    /// The reader waits to be stopped, so the pilot must not wait for the reader.
    static func leaveImport(_ pilot: Pilot) async {
        pilot.send(.key(.enter))
        await pilot.waitUntil { ["stop", "멈추기"].contains { pilot.screen.contains($0) } }
        pilot.send(.key("1"))
        await pilot.waitUntil { pilot.stack == ["AlertController"] }
    }
}
