import ClubTesting
import Clubs
import Journal
import Phrases
import Screens
import ScreenTesting
import Terminal
import Testing
import Walking

@testable import Together

/// A person at a computer of their own, who shares folders with others.
final class ClubPerson {
    let journal: Journal
    let account: Account
    let clubs: PersonalClubs
    let connector: MemoryClubConnector
    let clock: FixedClock
    private(set) var askedRounds = 0

    init(_ name: String, sharing folders: MemoryClubFolders, _ clock: FixedClock) async throws {
        self.clock = clock
        journal = try Journal(path: nil, clock: clock, zone: .utc)
        let account = try await journal.createAccount(named: "person", passphraseHash: "")
        self.account = try await journal.save(try Nickname(name), of: account.id)
        connector = MemoryClubConnector(folders, clock: clock)
        clubs = PersonalClubs(repository: try await journal.profile(account.id), connector: connector, clock: clock)
    }

    var today: CivilDate { Zone.utc.day(of: clock.now) }
    var nickname: SharedName { get throws { try #require(account.shownName.flatMap { SharedName($0) }) } }

    var access: ClubAccess {
        ClubAccess(
            clubs: clubs, zone: { .utc }, homeFolder: "/home/me", name: { [account] in account.shownName },
            askForRound: { [weak self] in self?.askedRounds += 1 })
    }

    /// One round of every club, as the program makes it in the background.
    func synchronise() async throws {
        for club in try await clubs.repository.clubs() { await SynchroniseClub(clubs)(club) }
    }

    func walk(_ steps: Int, daysAgo: Int = 0) async throws {
        let start = Zone.utc.instant(today.adding(days: -daysAgo), hour: 8)
        _ = try await journal.profile(account.id).save(
            [Walk(start: start, end: start + .seconds(7200), zone: .utc, steps: steps)])
    }

    func room() async throws -> SeenClubRoom? {
        guard let id = try await LoadClubRooms(clubs)().compactMap(\.room).first?.id else { return nil }
        return try await LoadClubRoom(clubs)(id)
    }

    func pilot(_ size: Size = Size(width: 80, height: 24), _ language: Language = .en) async -> Pilot {
        let dependencies = TogetherDependencies(
            account: account, rooms: journal, phrases: Phrases(language), clubs: access, today: { [clock] in Zone.utc.day(of: clock.now) })
        let pilot = Pilot(size: size, root: TogetherCoordinator(dependencies: dependencies), text: language == .ko ? .ko : .en)
        await pilot.settle()
        return pilot
    }
}

/// Three people, three computers, and one folder that they share; Ada has begun it.
struct ClubTrio {
    static let place = KnownClub.Place.folder(path: "/home/me/Sync/walk")
    let clock: FixedClock
    let folders = MemoryClubFolders()
    let me: ClubPerson
    let ada: ClubPerson
    let grace: ClubPerson

    init() async throws {
        // Wednesday, 18 November 2026, 14:05.
        clock = FixedClock(Zone.utc.instant(CivilDate(dayNumber: 20_775), hour: 14, minute: 5))
        me = try await ClubPerson("도윤왕", sharing: folders, clock)
        ada = try await ClubPerson("Ada", sharing: folders, clock)
        grace = try await ClubPerson("Grace", sharing: folders, clock)
    }

    /// Begins the club and lets everybody in.
    func gather() async throws {
        let name = try #require(SharedName("Sunday walkers"))
        try await FoundClub(ada.clubs)(name, at: Self.place, as: ada.nickname, today: ada.today)
        for person in [me, grace] {
            try await JoinClub(person.clubs)(try await invite(), at: Self.place, as: person.nickname, today: person.today)
        }
        try await everybodySynchronises()
    }

    func invite() async throws -> Invite {
        let room = try #require(try await ada.room())
        return try await InviteToRoom(ada.clubs)(room.room.id)
    }

    func everybodySynchronises() async throws {
        for person in [me, ada, grace, me, ada, grace] { try await person.synchronise() }
    }
}

extension ClubTrio {
    nonisolated static let pictures = Language.allCases.flatMap { language in
        [Size(width: 80, height: 24), Size(width: 40, height: 12)].map { (language, $0) }
    }

    /// Three who have walked, and know it of each other.
    static func walking() async throws -> ClubTrio {
        let trio = try await ClubTrio()
        try await trio.gather()
        for (person, steps) in [(trio.me, 6412), (trio.ada, 9120), (trio.grace, 2210)] {
            try await person.walk(steps)
            try await person.walk(steps / 2, daysAgo: 1)
        }
        try await trio.everybodySynchronises()
        return trio
    }
}
