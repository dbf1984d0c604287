import Clubs
import Walking

/// The people of the conformance suite, each with a way into one new club.
package struct ClubCast: Sendable {
    /// The one who made the club; the only one whom it knows at the beginning.
    package var anna: any ClubStore
    /// Another machine of Anna, which must join.
    package var annasLaptop: any ClubStore
    package var ben: any ClubStore
    package var carol: any ClubStore
    /// The moment at which the stores think that they are.
    package var now: Instant
    /// Carries what each wrote to all others, where the store does not do so by itself: a synchronised folder.
    package var carry: @Sendable () async throws -> Void

    package init(
        anna: any ClubStore, annasLaptop: any ClubStore, ben: any ClubStore, carol: any ClubStore, now: Instant,
        carry: @escaping @Sendable () async throws -> Void = {}
    ) {
        self.anna = anna
        self.annasLaptop = annasLaptop
        self.ben = ben
        self.carol = carol
        self.now = now
        self.carry = carry
    }

    /// At UTC, where the stores of the tests live.
    package var today: CivilDate { CivilDate(dayNumber: Int(now.seconds / 86_400)) }
    package var tomorrow: Instant { now + .seconds(86_400) }

    // MARK: What the cases have in common

    /// A room of Anna's that opened two weeks ago.
    func openRoom(period: Period = .open, cap: DailyCap = .none, opened: Int = -14) async throws -> NewClubRoom {
        let room = NewClubRoom(
            name: try name("Sunday walk"), period: period, dailyCap: cap, opened: today.adding(days: opened))
        try await anna.create(room, as: name("Anna"))
        return room
    }

    /// Lets somebody into a room of Anna's, by an invitation of their own.
    func admit(_ store: any ClubStore, as nickname: String, to room: ClubRoomID) async throws {
        let invite = try await anna.invite(Invitation(to: .room(room), expires: tomorrow))
        try await carry()
        try await store.join(invite, as: name(nickname), on: today)
        try await settle()
    }

    /// Makes the laptop one of Anna's machines.
    func linkLaptop() async throws {
        let invite = try await anna.invite(Invitation(to: .machine, expires: tomorrow))
        try await carry()
        try await annasLaptop.join(invite, as: name("Anna"), on: today)
        try await settle()
    }

    /// A room with Anna and Ben in it; Carol is in another room of the club.
    func openSharedRoom(period: Period = .open, cap: DailyCap = .none) async throws -> ClubRoomID {
        let room = try await openRoom(period: period, cap: cap)
        try await admit(ben, as: "Ben", to: room.id)
        let other = try await openRoom()
        try await admit(carol, as: "Carol", to: other.id)
        return room.id
    }

    /// Lets what was written arrive, be answered by the programs of all, and arrive again.
    func settle() async throws {
        for _ in 0..<2 {
            try await carry()
            for store in [anna, annasLaptop, ben, carol] { _ = try? await store.rooms() }
        }
        try await carry()
    }

    /// All days of a room as a machine sees them that knows nothing yet.
    func days(of room: ClubRoomID, by reader: any ClubStore) async throws -> [MemberID: [CivilDate: Int]] {
        try await carry()
        let heads = try await reader.heads(of: room)
        let all = try await reader.days(of: room, newerThan: Dictionary(uniqueKeysWithValues: heads.map { ($0.id, Revision.none) }))
        return all.mapValues { $0.applied(to: [:]) }.filter { !$0.value.isEmpty }
    }

    func name(_ text: String) throws -> SharedName {
        guard let name = SharedName(text) else { throw ClubFailure.unreadable }
        return name
    }

    func day(_ offset: Int) -> CivilDate { today.adding(days: offset) }
}
