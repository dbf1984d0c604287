import ClubTesting
import Clubs
import Foundation
import SQLiteClubs
import Testing
import Walking

@testable import gnd

/// A room of more than two hundred in an account that is asked by ssh; Anna has opened it, and walked nothing.
@MainActor
struct TogetherLargeRoomTests {
    /// Monday, 16 November 2026, 18:00 in Seoul.
    private static let now = Instant(seconds: 1_794_819_600)

    private let anna = CommandBench(now: now)

    private func gather() async throws -> FamilyPlace {
        let place = try await FamilyPlace(.ssh, at: Self.now)
        try place.prepare(anna)
        #expect(await anna.run(try place.opening(anna)).status == 0)
        let club = SQLiteClub(path: "\(place.folder)/club")
        let address = ClubAddress.ssh(try #require(SshAddress("club@walk.example")))
        let clock = FixedClock(Self.now)
        let host = try club.store(for: ClubSeat(), at: address, clock: clock)
        let word = await anna.run("together", "invite").output.trimmingCharacters(in: .newlines)
        let today = CivilDate(dayNumber: Int(Self.now.seconds / 86_400))
        try await host.join(try Invite(word: word), as: try #require(SharedName("Host")), on: today)
        let room = try #require(try await host.rooms().first).id
        _ = try await Crowd(joining: room, by: host, now: Self.now) { try club.store(for: ClubSeat(), at: address, clock: clock) }
        #expect(await anna.run("together", "sync").status == 0)
        return place
    }

    @Test func `who is on no page is cheered, asked, blocked and removed by name`() async throws {
        let place = try await gather()
        defer { withExtendedLifetime(place) {} }
        #expect(!(await anna.run("together", "room", "--json").output.contains("\"Walker 120\"")))
        #expect(await anna.run("together", "cheer", "Walker 120").output == "You cheered Walker 120.\n")
        #expect(await anna.run("together", "ask", "Walker 121 tomorrow 9:00").output.hasPrefix("You asked Walker 121 for a walk,"))
        #expect(await anna.run("together", "block", "Walker 122", "--yes").output == "You no longer see Walker 122.\n")
        let removed = await anna.run("together", "remove", "Walker 123 Family", "--yes")
        #expect(removed.output == "Walker 123 is no longer in Family.\n", "\(removed)")
        let gone = await anna.run("together", "cheer", "Walker 123")
        #expect(gone.status != 0 && gone.errors.contains("No member of these rooms is called “Walker 123”"), "\(gone)")
        #expect(gone.errors.contains("letter by letter"))
    }

    @Test func `where the club cannot be asked, nobody is said to be nobody`() async throws {
        let place = try await gather()
        defer { withExtendedLifetime(place) {} }
        anna.environment["GND_SSH"] = "/bin/false"
        for action in ["cheer", "remove"] {
            let refused = await anna.run("together", action, "Walker 120", "--yes")
            #expect(refused.status != 0 && refused.errors.contains("is not among the places shown here"), "\(refused)")
        }
        #expect(await anna.run("together", "cheer", "Walker 001").output.hasPrefix("You cheered Walker 001."))
    }
}
