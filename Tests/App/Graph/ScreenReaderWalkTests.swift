#if ScreenReader
    import AccessibilityTesting
    import Phrases
    import Screens
    import ScreenTesting
    import Terminal
    import Testing

    @testable import ScreenReader
    @testable import gnd

    /// Every screen of the program, reached over a real accessibility bus by somebody who sees nothing: what the keys of the other walks do
    /// is done on parts that are found by role, name and state.
    @Suite(.leavesNothing, .enabled(if: AccessibilityBus.isInstalled, "dbus and at-spi2-core are not installed"))
    struct ScreenReaderWalkTests {
        /// One bus for all walks, which find their program by a name of its own.
        private static let bus = Result { try AccessibilityBus() }

        @Test(arguments: Place.all, [Language.en, .ko])
        func `every screen is reached by its parts alone`(_ place: Place, _ language: Language) async throws {
            let services = TestServices()
            try await place.beginning.prepare(services)
            let stage = await AppStage(services: services, language: language)
            let walker = try await ReaderPilot(stage.pilot, on: Self.bus.get())
            await walker.press(place.keys)
            #expect(stage.pilot.stack.last == place.screen)
            #expect(stage.pilot.issues.isEmpty)
        }

        @Test(arguments: [Language.en, .ko])
        func `a walk is logged as a reader says it`(_ language: Language) async throws {
            let services = TestServices()
            try await Beginning.person.prepare(services)
            let stage = await AppStage(services: services, language: language)
            let walker = try await ReaderPilot(stage.pilot, on: Self.bus.get())
            await walker.press(["n", "3", "5", .control("s"), ",", .down, .enter, .escape, .end, .enter, .enter, .escape, "3"])
            assertText(
                walker.log.joined(separator: "\n") + "\n",
                in: "Tests/App/Graph/__Snapshots__/ScreenReaderWalkTests/log-\(language.rawValue).txt")
        }
    }
#endif
