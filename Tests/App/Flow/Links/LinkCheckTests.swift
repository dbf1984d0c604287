import Clubs
import Journal
import Settings
import Testing
import Together
import Walk
import Walking
import WalkingTesting

@testable import gnd

/// Links whose targets must be there before anything moves for them.
@MainActor
struct LinkCheckTests {
    private let journal = MemoryJournal(zone: .utc)
    private let store: Journal
    private let account: Account
    private let walk = Walk(start: Instant(seconds: 1_790_000_000), end: Instant(seconds: 1_790_000_600), zone: .utc)
    private let day = CivilDate(dayNumber: 20_700)

    init() async throws {
        store = try Journal(path: nil, clock: FixedClock(Instant(seconds: 1_795_000_000)), zone: .utc)
        account = try await store.createAccount(named: "ann", passphraseHash: "")
        _ = try await journal.save([walk])
    }

    private func problem(_ link: AppLink, of person: Account? = nil) async -> LinkProblem? {
        let person = UserSession(account: person ?? account, journal: journal, accounts: store, rooms: store, tokens: MemoryTokens())
        return await LinkCheck(person: person).problem(with: link)
    }

    @Test func `a walk must be there, for every screen that shows it`() async {
        let gone = WalkID()
        for link in [AppLink.walk(.walk(gone)), .walk(.edit(gone)), .walk(.split(gone))] {
            #expect(await problem(link) == .noWalk(segment: 1))
        }
        for link in [AppLink.walk(.walk(walk.id)), .walk(.edit(walk.id)), .walk(.split(walk.id))] { #expect(await problem(link) == nil) }
    }

    @Test func `a pause and a stay are counted, and a new one is always there`() async throws {
        _ = try await journal.change { [day] in
            $0.rests.pauses = [.init(from: day, through: day)]
            $0.zones.periods = [.init(from: day, through: day, zone: .utc), .init(from: day, through: day, zone: .utc)]
        }
        #expect(await problem(.settings(.pause(0))) == nil)
        #expect(await problem(.settings(.pause(1))) == .noPause(segment: 2, count: 1))
        #expect(await problem(.settings(.pause(nil))) == nil)
        #expect(await problem(.settings(.period(1))) == nil)
        #expect(await problem(.settings(.period(2))) == .noPeriod(segment: 2, count: 2))
        #expect(await problem(.settings(.period(-1))) == .noPeriod(segment: 2, count: 2))
        #expect(await problem(.settings(.period(nil))) == nil)
    }

    @Test func `an import that the ledger does not know comes with those that it does`() async {
        #expect(await problem(.walk(.importRecord(7))) == .noImport(segment: 2, 7, mine: []))
    }

    @Test func `one must be in a room, and is told the rooms that one is in`() async throws {
        let mine = try await store.createRoom(named: "Stairs", period: .open, dailyCap: .none, owner: account.id, opened: day)
        let ben = try await store.createAccount(named: "ben", passphraseHash: "")
        let other = try await store.createRoom(named: "River", period: .open, dailyCap: .none, owner: ben.id, opened: day)
        #expect(await problem(.together(.room(mine.id))) == nil)
        #expect(await problem(.together(.week(other.id))) == .noRoom(segment: 2, other.id, mine: [mine.id]))
    }

    @Test func `one must be in a shared room, and know its member`() async throws {
        let services = TestServices()
        let ann = try await services.signIn("ann", nickname: "Ann")
        let shared = try await services.sharedRoom(of: ann)
        let clubs = try await services.clubs(of: ann)
        let (room, member) = (shared.room, shared.other)
        func problem(_ link: TogetherRoute, in clubs: ClubRounds?) async -> LinkProblem? {
            let person = UserSession(
                account: ann, journal: journal, accounts: store, rooms: store, tokens: MemoryTokens(), clubs: clubs)
            return await LinkCheck(person: person).problem(with: .together(link))
        }
        for link in [TogetherRoute.club(room), .clubMember(room, member), .askToWalk(room, member)] {
            #expect(await problem(link, in: clubs) == nil)
            #expect(await problem(link, in: nil) == .noSharedRoom(segment: 2))
        }
        #expect(await problem(.club(.random()), in: clubs) == .noSharedRoom(segment: 2))
        for link in [TogetherRoute.clubMember(room, .random()), .askToWalk(room, .random())] {
            #expect(await problem(link, in: clubs) == .noMember(segment: 3))
        }
    }

    @Test func `who has no account has neither a passphrase nor anything to delete`() async throws {
        let local = try await store.localAccount()
        for link in [AppLink.settings(.passphrase), .settings(.deletion)] {
            #expect(await problem(link) == nil)
            #expect(await problem(link, of: local) == .noAccount(segment: 1))
        }
    }

    @Test func `what cannot be looked up is left to the screen, which says it better`() async {
        await journal.fail(with: .locked)
        #expect(await problem(.walk(.walk(WalkID()))) == nil)
        #expect(await problem(.settings(.pause(9))) == nil)
    }
}
