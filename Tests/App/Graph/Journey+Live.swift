import Screens
import ScreenTesting
import Terminal
import Testing
import Walking

@testable import gnd

extension Journey {
    static let live: [Journey] = [
        Journey("a walk that nobody walked, and its questions") { pilot, _ in
            await pilot.press("w", ".", .escape, .enter, .escape, .enter, .enter, .enter, .tab, .enter)
            await pilot.press("m", .escape, "m", .enter, "e", .escape, ".", .escape, .escape)
        },
        Journey("a walk from its first step to its last") { pilot, _ in
            await begin(pilot)
            await pilot.press(.escape, .enter, .enter, .enter)
        },
        Journey("a walk that is discarded, or gone on with") { pilot, _ in
            await begin(pilot)
            await pilot.press(.escape, .escape, "q", .tab, .tab, .enter, .tab, .enter)
        },
        Journey("a walk that cannot be saved is discarded after a question") { pilot, services in
            await askOfUnsavable(pilot, services)
            await pilot.press(.escape, .control("r"), .tab, .enter)
        },
        Journey("a walk that something else would end asks first") { pilot, _ in
            await begin(pilot)
            await pilot.press(.control("c"), .escape, .escape, .enter, .escape)
            await pilot.press(.control("c"), .tab, .tab, .enter, .escape)
        },
        Journey("a walk that was broken off") { pilot, services in
            services.simulated = { BrokenOffWalks(SimulatedWalks(journal: $0, clock: services.clock, zone: services.zone, isStill: true)) }
            await pilot.press("w", .enter)
        },
        Journey("the sensors") { pilot, services in
            services.sensors = OneSensor()
            await pilot.press("w", "s").settle()
            await pilot.press("d", .escape, .escape, .enter, .tab, .enter, "s", .escape, .escape)
            await pilot.press("m", .end, .up, .enter, .escape, .escape)
        },
        Journey("the tests") { pilot, services in
            await pilot.press("w", "t", .enter, " ")
            services.wall.advance(by: .milliseconds(3210))
            await pilot.press(" ", .escape, .escape, "t", "G", .enter, .escape, .enter, .tab, .enter, .escape)
            await pilot.press("m").settle()
            await pilot.press(.down, .down, .down, .down, .down, .down, .down, .enter)
        },
        Journey("a walk that cannot begin") { pilot, services in
            services.simulated = { _ in NoWalks() }
            await pilot.press("w", .enter, .tab, .enter, .escape, "t", "G", .enter, .escape)
        },
    ]

    /// Ends a walk that cannot be saved, up to the question whether to discard it.
    static func askOfUnsavable(_ pilot: Pilot, _ services: TestServices) async {
        services.simulated = {
            UnsavableWalks(SimulatedWalks(journal: $0, clock: services.clock, zone: services.zone, isStill: true))
        }
        await begin(pilot)
        await pilot.press(.escape, .enter, .control("s"), .control("r"))
    }

    /// Begins a walk, and taps as many of its steps as tell a cadence.
    private static func begin(_ pilot: Pilot) async {
        await pilot.press("w", .enter, .tab, .enter)
        await pilot.press(Array(repeating: "t", count: 10))
    }
}
