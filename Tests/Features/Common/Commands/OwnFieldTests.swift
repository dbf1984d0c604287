import Testing
import Walking
import WalkingTesting

@testable import Common

struct OwnFieldTests {
    private let home = RoutePoint(time: Instant(seconds: 0), latitude: 37.5, longitude: 127)
    private let park = RoutePoint(time: Instant(seconds: 600), latitude: 37.6, longitude: 127.1)

    private func journal(_ zones: [PrivacyZone]) async throws -> (MemoryJournal, WalkID) {
        var walk = Walk(start: Instant(seconds: 0), end: Instant(seconds: 600), zone: .utc, steps: 900, title: "to the park")
        walk.route = [home, park]
        let journal = MemoryJournal(zone: .utc, walks: [walk])
        _ = try await journal.change { $0.privacyZones = PrivacyZones(zones) }
        return (journal, walk.id)
    }

    @Test func `a command gets the place where a walk began`() async throws {
        let (journal, id) = try await journal([])
        let fields = OwnField.values(of: try await LoadOutgoingWalk(journal: journal)(id))
        #expect(fields[.lat] == "37.5" && fields[.lon] == "127.0" && fields[.title] == "to the park" && fields[.steps] == "900")
    }

    @Test func `a command gets no place within a privacy zone`() async throws {
        var random = SeededGenerator(seed: 7)
        let zone = try #require(PrivacyZone(name: "home", around: home, radius: 500, secret: PrivacySecret(using: &random)))
        let (journal, id) = try await journal([zone])
        let fields = OwnField.values(of: try await LoadOutgoingWalk(journal: journal)(id))
        let latitude = try #require(fields[.lat].flatMap(Double.init)), longitude = try #require(fields[.lon].flatMap(Double.init))
        let door = PrivacyDoor(try await journal.settings())
        #expect(!door.allows(latitude: home.latitude, longitude: home.longitude))
        #expect(door.allows(latitude: latitude, longitude: longitude))
        #expect(fields[.title] == "to the park", "all else stays")
    }
}
