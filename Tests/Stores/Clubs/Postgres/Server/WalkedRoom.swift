import ClubTesting
import Clubs
import Testing
import Walking

@testable import PostgresClubs

/// A room of one person on the server of the tests, and what the person's computer knows of it.
struct WalkedRoom: Sendable {
    let club: TestedClub
    let today: CivilDate
    let store: PostgresStore
    let mirror: any ClubMirror
    let credential = PostgresCredential()
    private let repository = MemoryClubRepository()
    private let room = ClubRoomID.random()

    init(_ entrance: ClubEntrance = .logins) async throws {
        club = try await TestedClub(entrance)
        store = try await club.admittedMachine(credential)
        mirror = repository.mirror(of: PostgresServer.club)
        today = CivilDate(dayNumber: Int(club.now.seconds / 86_400))
        let name = try #require(SharedName("Anna"))
        let opened = today.adding(days: -9)
        try await store.create(NewClubRoom(id: room, name: name, period: .open, dailyCap: .none, opened: opened), as: name)
    }

    func walk(_ steps: Int, daysAgo days: Int = 0) { repository.setDay(today.adding(days: -days), steps) }

    /// Makes a round.
    /// - Parameter other: asked in the place of the store whose connection may still be open.
    @discardableResult
    func round(by other: PostgresStore? = nil) async throws(ClubSync.Failure) -> ClubRound {
        try await ClubSync(store: other ?? store, mirror: mirror, clock: FixedClock(club.now))()
    }

    /// The days that wait here.
    func waiting() async throws -> Int? { try await mirror.rooms().first?.unsentCount }

    /// The steps of the days that the club has, the oldest first, whatever it answers to a member.
    func kept() async throws -> [String?] {
        try await club.server.adminLink(of: club.database).run("SELECT steps FROM together.day_total ORDER BY day", [])
    }
}
