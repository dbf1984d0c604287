import ClubTesting
import Clubs
import SQLite
import Testing
import Walking

@testable import Journal

/// A machine of a member of a club: a journal, and a way into the club.
struct Machine {
    let journal: Journal
    let profile: ProfileJournal
    let store: MemoryClubStore
    let mirror: any ClubMirror

    static let now = Instant(seconds: 1_795_000_000)
    static let today = CivilDate(dayNumber: Int(now.seconds / 86_400))

    init(_ store: MemoryClubStore) async throws {
        (journal, profile) = try await memoryJournal()
        self.store = store
        let greeting = try await store.hello()
        try await profile.addClub(
            KnownClub(id: greeting.club, name: greeting.name, place: .folder(path: "/club"), member: greeting.member))
        mirror = profile.mirror(of: greeting.club)
    }

    @discardableResult
    func round() async throws -> ClubRound {
        try await ClubSync(store: store, mirror: mirror, clock: FixedClock(Self.now))()
    }

    /// Makes a day be so many steps; nil removes it.
    func setDay(_ date: CivilDate, _ steps: Int?) async throws { try await journal.setDay(date, steps, of: profile.owner) }

    func days(in room: ClubRoomID) async throws -> [MemberID: [CivilDate: Int]] {
        let members = try await mirror.members(of: room)
        return Dictionary(uniqueKeysWithValues: members.filter { !$0.days.isEmpty }.map { ($0.id, $0.days) })
    }
}

extension Journal {
    fileprivate func setDay(_ date: CivilDate, _ steps: Int?, of owner: AccountID) throws {
        try database.run("DELETE FROM day WHERE owner = ? AND date = ?", .int(owner.rawValue), .int(date))
        guard let steps else { return }
        try database.run(
            "INSERT INTO day VALUES (?, ?, ?, 0, 0, 0, NULL, NULL, 0, 1)", .int(owner.rawValue), .int(date), .real(Double(steps)))
    }
}

/// A club with a room of Anna's, who has two machines, and Ben's, who has one.
struct SharedRoom {
    let club: MemoryClub
    let room: ClubRoomID
    let anna: Machine
    let laptop: Machine
    let ben: Machine

    init(opened: Int = -20) async throws {
        let name = try #require(SharedName("Walkers"))
        club = MemoryClub(named: name, now: Machine.now)
        let (anna, laptop, ben) = (club.foundingMachine(), club.machine(), club.machine())
        let new = NewClubRoom(name: name, period: .open, dailyCap: .none, opened: Machine.today.adding(days: opened))
        room = new.id
        try await anna.create(new, as: name)
        let expires = Machine.now + .seconds(60)
        try await laptop.join(anna.invite(Invitation(to: .machine, expires: expires)), as: name, on: Machine.today)
        try await ben.join(anna.invite(Invitation(to: .room(new.id), expires: expires)), as: name, on: Machine.today)
        self.anna = try await Machine(anna)
        self.laptop = try await Machine(laptop)
        self.ben = try await Machine(ben)
    }

    func id(_ machine: Machine) async throws -> MemberID { try await machine.store.hello().member }
}
