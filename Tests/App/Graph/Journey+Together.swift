import ScreenTesting
import Terminal
import Testing

@testable import gnd

extension Journey {
    static let together: [Journey] = [
        Journey("a room, from its form to its end") { pilot, _ in
            await pilot.press("2", "n", .escape, "n").type("Stairs")
            await pilot.press(.tab, .enter, .escape, .enter, .down, .enter)
            await pilot.press(.tab, .enter, .escape, .enter, .down, .enter)
            await pilot.press(.tab, .enter, .escape)
            await pilot.press(.enter, "?", "?", .escape, .escape)
            await pilot.press("t", "n", .escape, "n", .control("s"), "x", .right, .enter, .escape)
            await pilot.press("x", .right, .enter)
        },
        Journey("forms that ask") { pilot, _ in
            await pilot.press("2", "n").type("St").press(.escape, .escape)
            await pilot.press(.escape, .right, .enter)
            await pilot.press("c").type("K7M").press(.escape, .right, .enter)
            await pilot.press("s").type("Harbour").press(.escape, .right, .enter)
        },
        Journey("a room that somebody else has made") { pilot, services in
            let code = try await services.codeOfAnotherRoom()
            await pilot.press("2", "c", .escape, "c").type(code).press(.enter)
        },
        Journey("a room that is shared, from its form to its end") { pilot, services in
            await pilot.press("2", "p", .escape, "s").type("Harbour")
            await pilot.press(.tab).type("~/harbour").press(.control("s"))
            await pilot.press(.enter)
            await pilot.press("x", .right, .enter)
        },
        Journey("a club that has not let one in yet", .waitingClub) { pilot, _ in await pilot.press("2", "x", .escape) },
        Journey("a room that is shared with somebody", .sharedRoom) { pilot, _ in
            await pilot.press("2", .enter, .home, .enter, .escape, .home, "w", .escape)
            await pilot.press("w", .control("s"))
            await pilot.press("t", "n", .escape, "n", .control("s"))
            await pilot.press("x", .right, .enter, .escape)
        },
    ]
}
