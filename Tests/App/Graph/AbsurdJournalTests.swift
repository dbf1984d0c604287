import Screens
import ScreenTesting
import Terminal
import Testing
import Walking

@testable import gnd

/// Journals that hold anything at all: the program shows it or passes over it, and never ends by it.
@Suite(.leavesNothing)
struct AbsurdJournalTests {
    @Test func `every table holds something absurd, except what is not shown`() async throws {
        let services = TestServices()
        try await Beginning.sharedRoom.prepare(services)
        try await AbsurdJournal.fill(try services.journal(), now: services.clock.now)
        // Attempts to sign in, and imports that are read again just now.
        #expect(try await services.journal().emptyTables() == ["attempt", "reread_sample", "reread_walk"])
    }

    @Test(arguments: Place.all)
    func `every screen stands on a journal of the most absurd numbers, dates and names`(_ place: Place) async throws {
        let services = TestServices()
        try await place.beginning.prepare(services)
        if services.failure == nil { try await AbsurdJournal.fill(try services.journal(), now: services.clock.now) }
        let pilot = await AppStage(services: services, size: Size(width: 60, height: 20)).pilot
        await pilot.press(place.keys)
        #expect(!pilot.screen.isEmpty)
        // Through the lists, the metrics and the spans that a screen has.
        let keys: [Key] = [.down, "m", "m", "m", "r", "r", .left, .end, .enter]
        await pilot.press(keys)
        _ = await pilot.resize(Size(width: 120, height: 40))
        #expect(!pilot.screen.isEmpty)
        #expect(pilot.issues.isEmpty)
    }
}
