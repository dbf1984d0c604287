import Clubs
import Foundation
import Testing
import Walking

@testable import SQLiteClubs

/// A new club in a folder of its own, which goes when the test ends.
final class ClubFolder: Sendable {
    let path: String
    let club: SQLiteClub
    let founder = ClubSeat()
    let clock = FixedClock(Instant(seconds: 1_795_000_000))

    init() throws {
        path = FileManager.default.temporaryDirectory.appendingPathComponent("club-\(UUID().uuidString)").path
        club = SQLiteClub(path: "\(path)/club.db")
        try club.found(named: #require(SharedName("Walkers")), by: founder)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    func store(for seat: ClubSeat = ClubSeat()) throws -> SQLiteClubStore {
        let address = try #require(SshAddress(user: "club", host: "walk.example"))
        return try club.store(for: seat, at: .ssh(address), clock: clock)
    }
}
