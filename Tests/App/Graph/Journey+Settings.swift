import ScreenTesting
import Terminal
import Testing

extension Journey {
    static let settings: [Journey] = [
        Journey("the tabs, from each to each") { pilot, _ in
            await pilot.press("2", "3", "1", "3", "2", "1")
            await pilot.press("]", "]", "]", "[")
        },
        Journey("a report, for oneself and for a doctor") { pilot, _ in
            await pilot.press("3", "e", "r", "d", .left, .escape)
        },
        Journey("the settings, there and back") { pilot, _ in
            await pilot.press(",", .escape, ",", ",", "2", ",")
            // The sixth leads out, to the inbox.
            for row in 0..<17 where row != 5 {
                await pilot.press(.home)
                await pilot.press(Array(repeating: .down, count: row) + [.enter, .escape])
            }
        },
        Journey("the folder to import from, from the settings") { pilot, _ in
            await pilot.press(",", .down, .down, .down, .down, .down, .enter, .escape, .escape)
        },
        Journey("another nickname") { pilot, _ in
            await pilot.press(",", .enter, .control("u")).type("ben").press(.enter)
        },
        Journey("another profile") { pilot, _ in
            await pilot.press(",", .down, .enter, .up, .enter, .tab, .control("u"), .enter)
        },
        Journey("another goal, from the settings") { pilot, _ in
            await pilot.press(",", .down, .down, .enter, .control("u")).type("8500").press(.enter)
            await pilot.press(.enter, .control("o"), .escape)
        },
        Journey("the minutes of a week, from the settings", .firstLaunch) { pilot, _ in
            await pilot.press(.tab, .tab, .tab, .enter, .enter, ",", .down, .down, .enter, .escape)
        },
        Journey("another kind of streak, and a pause") { pilot, _ in
            await pilot.press(",", .down, .down, .down, .enter, .enter, .escape, .enter, .down, .down, .enter, "n", .escape)
            await pilot.press("n", "+", .escape, .right, .enter, "n", .tab, "+", .tab, .enter, .end, .enter, .escape)
        },
        Journey("a stay, and another home") { pilot, _ in
            await pilot.press(",", .down, .down, .down, .down, .enter, "n", .escape, "n").type("Europe/Paris").press(.tab)
            await pilot.type("2026-07-01").press(.tab).type("2026-07-14").press(.escape, .escape, .enter)
            await pilot.press(.home, .enter, .escape, .enter, .control("u")).type("Asia/Seoul").press(.enter)
        },
        Journey("a step length, and a private place") { pilot, _ in
            await pilot.press(",", .down, .down, .down, .down, .down, .down, .enter, "4", .escape, .right, .enter)
            await pilot.press(.enter).type("400").press(.tab).type("540").press(.enter)
            await pilot.press(.down, .enter, "n", .escape, "n", "x", .escape, .right, .enter)
            await pilot.press("n", .tab, .tab).type("37.5,127").press(.enter)
        },
        Journey("editors that ask") { pilot, _ in
            await pilot.press(",", .enter, .backspace, .escape, .escape, .escape, .right, .enter)
            await pilot.press(.home, .down, .enter, .down, .enter, .escape, .right, .enter)
            await pilot.press(.home, .down, .down, .enter, .backspace, .escape, .right, .enter)
        },
        Journey("another passphrase, and the end of the account") { pilot, _ in
            await pilot.press(",", .down, .down, .down, .down, .down, .down, .down, .down, .enter, "x", .escape, .right, .enter)
            await pilot.press(.home, .down, .down, .down, .down, .down, .down, .down, .down, .enter).type("correct horse").press(.enter)
            await pilot.type("battery staple").press(.enter)
            await pilot.type("battery staple").press(.enter)
            await pilot.press(.home, .down, .down, .down, .down, .down, .down, .down, .down, .down, .enter).type("ann").press(.enter)
        },
        Journey("other colours, no pictures, and motion") { pilot, _ in
            await pilot.press(",", .end, .up, .up, .up, .up, .up, .enter, .down, .enter)
            await pilot.press(.end, .up, .up, .up, .up, .enter, .down, .enter)
            await pilot.press(.end, .up, .up, .up, .enter, .down, .enter)
        },
        Journey("another language, which begins the tabs anew") { pilot, _ in
            await pilot.press(",", .end, .up, .up, .up, .up, .up, .up, .enter, .down, .down, .enter)
        },
        Journey("other units, which begin the tabs anew") { pilot, _ in
            await pilot.press(",", .end, .up, .up, .up, .up, .up, .up, .up, .enter, .down, .down, .enter)
        },
        Journey("out again") { pilot, _ in await pilot.press(",", .end, .enter, .escape, .enter, .right, .enter) },
    ]
}
