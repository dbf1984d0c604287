import ClubTesting
import Clubs
import Testing
import Walking

/// A person at a computer of their own: a journal in memory, and the keys to clubs in memory.
struct ClubWalker {
    static let place = KnownClub.Place.folder(path: "/home/me/Sync/walk")

    let nickname: SharedName
    let repository = MemoryClubRepository()
    let connector: MemoryClubConnector
    let clock: FixedClock

    init(_ name: String, in folders: MemoryClubFolders, _ clock: FixedClock) throws {
        nickname = try #require(SharedName(name))
        connector = MemoryClubConnector(folders, clock: clock)
        self.clock = clock
    }

    var clubs: PersonalClubs { PersonalClubs(repository: repository, connector: connector, clock: clock) }
    var today: CivilDate { Zone.utc.day(of: clock.now) }

    /// The first room in the journal.
    func room() async throws -> SeenClubRoom {
        let id = try #require(try await LoadClubRooms(clubs)().compactMap(\.room).first?.id)
        return try #require(try await LoadClubRoom(clubs)(id))
    }

    func mirror() async throws -> any ClubMirror {
        repository.mirror(of: try #require(try await repository.clubs().first?.id))
    }

    func synchronise() async throws {
        for club in try await repository.clubs() { await SynchroniseClub(clubs)(club) }
    }
}

/// Anna, who has founded a club of one room, and Ben, who has joined it.
struct ClubPair {
    let clock: FixedClock
    let folders: MemoryClubFolders
    let anna: ClubWalker
    let ben: ClubWalker

    init() async throws {
        // Wednesday, 18 November 2026, 14:05.
        clock = FixedClock(Zone.utc.instant(CivilDate(dayNumber: 20_775), hour: 14, minute: 5))
        folders = MemoryClubFolders()
        anna = try ClubWalker("Anna", in: folders, clock)
        ben = try ClubWalker("Ben", in: folders, clock)
        let name = try #require(SharedName("Sunday walkers"))
        try await FoundClub(anna.clubs)(name, at: ClubWalker.place, as: anna.nickname, today: anna.today)
        try await JoinClub(ben.clubs)(try await invite(), at: ClubWalker.place, as: ben.nickname, today: ben.today)
        try await synchronise()
    }

    var today: CivilDate { anna.today }

    func invite() async throws -> Invite { try await InviteToRoom(anna.clubs)(try await anna.room().room.id) }

    /// Lets what each has written reach the other, and come back.
    func synchronise() async throws {
        for walker in [anna, ben, anna, ben] { try await walker.synchronise() }
    }

    /// Opens another room of Anna's, in which she is alone.
    func openRoom(_ name: String) async throws -> ClubRoomID {
        let club = try #require(try await anna.repository.clubs().first)
        let room = NewClubRoom(
            name: try #require(SharedName(name)), period: .open, dailyCap: .none, opened: today.startOfWeek)
        try await anna.connector.store(of: club).create(room, as: anna.nickname)
        try await anna.synchronise()
        return room.id
    }
}
