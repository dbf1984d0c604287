import Testing
import WalkingTesting

@testable import Walking

struct LoadOutgoingWalkTests {
    private let walk = Walk(
        start: Instant(seconds: 0), end: Instant(seconds: 600), zone: .utc, steps: 700, title: "home",
        route: [RoutePoint(latitude: 0, longitude: 0), RoutePoint(latitude: 0, longitude: 0.01)])

    private func journal(_ zones: [PrivacyZone] = []) async throws -> MemoryJournal {
        let journal = MemoryJournal(zone: .utc, walks: [walk])
        _ = try await journal.change { $0.privacyZones = PrivacyZones(zones) }
        return journal
    }

    @Test func `without a private place a walk leaves as it is`() async throws {
        #expect(try await LoadOutgoingWalk(journal: try await journal())(walk.id).value == walk)
    }

    @Test func `a walk leaves without what lies in a private place, and with everything else`() async throws {
        let zone = try #require(PrivacyZone(name: "home", latitude: 0, longitude: 0, radius: 500))
        let out = try await LoadOutgoingWalk(journal: try await journal([zone]))(walk.id).value
        #expect(out.route.count == 2 && out.route.allSatisfy { !zone.contains(latitude: $0.latitude, longitude: $0.longitude) })
        var rest = out
        rest.route = walk.route
        #expect(rest == walk)
    }

    @Test func `what is gone, or cannot be read, does not leave`() async throws {
        let journal = try await journal()
        await #expect(throws: JournalFailure.missing) { try await LoadOutgoingWalk(journal: journal)(WalkID()) }
        await journal.fail(with: .diskFull)
        await #expect(throws: JournalFailure.diskFull) { try await LoadOutgoingWalk(journal: journal)(walk.id) }
    }

    @Test func `a walk can leave without any place`() {
        let out = Outgoing(withoutRoute: walk).value
        #expect(out.route.isEmpty && out.steps == 700 && out.id == walk.id)
    }
}
