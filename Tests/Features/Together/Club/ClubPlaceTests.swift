import ClubTesting
import Clubs
import Phrases
import Screens
import ScreenTesting
import Terminal
import Testing
import Walking

@testable import Together

/// The words in which a room says where it lies, and what of the person lies there.
@Suite(.leavesNothing)
struct ClubPlaceTests {
    @Test func `a narrow list says how old a room is, and a room with rows to spare what is shared and where to read more`() async throws {
        let trio = try await ClubTrio.walking()
        let narrow = await trio.me.pilot(Size(width: 40, height: 12))
        #expect(narrow.screen.contains("Sunday walk") && narrow.screen.contains("folder · as of 14:05"), "\(narrow.screen)")
        await narrow.press(.enter)
        #expect(!narrow.screen.contains("Shared:") && narrow.screen.contains("3 members"), "\(narrow.screen)")
        #expect(narrow.row(11).contains("v what leaves"), "\(narrow.screen)")
        let pilot = await trio.me.pilot()
        await pilot.press(.enter)
        #expect(pilot.screen.contains("Shared: your name, steps a day, cheers, walk requests, challenges."), "\(pilot.screen)")
        #expect(pilot.row(23).contains("v what leaves"), "\(pilot.row(23))")
    }

    @Test func `a narrow window without a room says how to paste an invitation`() async throws {
        let pilot = await (try await ClubTrio()).me.pilot(Size(width: 40, height: 12))
        #expect(pilot.screen.contains("invitation, or") && pilot.row(11).contains("p invitation"), "\(pilot.screen)")
    }

    @Test func `where a room lies is said with the kind of the place`() async throws {
        let trio = try await ClubTrio()
        let name = try #require(SharedName("Walkers"))
        let host = try #require(SshAddress("club@walk.example"))
        let server = try #require(PostgresAddress.Host(name: "127.0.0.1", port: 5432))
        let database = try #require(PostgresAddress(hosts: [server], database: "club", login: "guest", proof: .channelBinding))
        let shown = [KnownClub.Place.folder(path: "/home/me/Sync/walk"), .ssh(host), .postgres(database)].map { place in
            let club = KnownClub(id: ClubID(rawValue: 1), name: name, place: place, member: MemberID(rawValue: 1))
            return TogetherWords(Phrases(.en)).place(of: club, in: trio.me.access)
        }
        #expect(shown == ["folder ~/Sync/walk", "ssh club@walk.example", "PostgreSQL 127.0.0.1"])
        let (zone, now) = (trio.me.access.zone, trio.clock.now)
        let today = zone.day(of: now)
        for (place, names) in [(KnownClub.Place.ssh(host), ["ssh", "ssh"]), (.postgres(database), ["database", "DB"])] {
            let club = KnownClub(id: ClubID(rawValue: 1), name: name, place: place, member: MemberID(rawValue: 1))
            for (language, store) in zip([Language.en, .ko], names) {
                let words = TogetherWords(Phrases(language))
                let texts = [ClubSyncState(lastSuccess: now), ClubSyncState(lastSuccess: now + .seconds(-3 * 86_400)), ClubSyncState()]
                    .map { words.brief(of: club, $0, in: zone, today: today) }
                #expect(texts.allSatisfy { $0.hasPrefix(store) && TextWidth.of($0) <= 22 } && Set(texts).count == 3, "\(texts)")
            }
        }
    }
}
