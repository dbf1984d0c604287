import ClubTesting
import Clubs
import Phrases
import Screens
import ScreenTesting
import Terminal
import Testing

@testable import Together

/// The words in which a room says where it lies, and what of the person lies there.
@Suite(.leavesNothing)
struct ClubPlaceTests {
    @Test func `a narrow list says how old a room is, and a room with rows to spare what is shared and where to read more`() async throws {
        let trio = try await ClubTrio.walking()
        let narrow = await trio.me.pilot(Size(width: 40, height: 12))
        #expect(narrow.screen.contains("Sunday walk") && narrow.screen.contains("as of 14:05"), "\(narrow.screen)")
        await narrow.press(.enter)
        #expect(!narrow.screen.contains("Shared:") && narrow.screen.contains("3 members"), "\(narrow.screen)")
        let pilot = await trio.me.pilot()
        await pilot.press(.enter)
        #expect(pilot.screen.contains("Shared: your name, steps a day, cheers, walk requests, challenges."), "\(pilot.screen)")
        #expect(pilot.row(23).contains("v what leaves"), "\(pilot.row(23))")
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
    }
}
