import ClubTesting
import Clubs
import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing
import Walking

@testable import Together

/// The days of somebody in a room of more than two hundred, of which the journal has no days.
@Suite(.leavesNothing)
struct LargeRoomFlowTests {
    private func gather() async throws -> ClubTrio {
        let trio = try await ClubTrio()
        try await trio.gather()
        let seen = try #require(try await trio.ada.room())
        let club = try #require(trio.folders.club(at: ClubTrio.place))
        let host = try await trio.ada.clubs.connector.store(of: seen.club)
        _ = try await Crowd(joining: seen.room.id, by: host, now: trio.clock.now, machine: { club.machine() })
        try await trio.me.synchronise()
        return trio
    }

    @Test func `Enter on a place shows the days of whoever has it`() async throws {
        let trio = try await gather()
        let pilot = await trio.me.pilot()
        await pilot.press(.enter, .home, .enter)
        await pilot.settle()
        #expect(pilot.stack.last == "ClubMemberViewController")
        #expect(pilot.row(0).contains("Walker 000") && pilot.screen.contains("20,000"), "\(pilot.screen)")
        #expect(pilot.issues.isEmpty)
    }

    @Test(arguments: Language.allCases)
    func `where the club is out of reach, the page says so, and shows what came before`(_ language: Language) async throws {
        let trio = try await gather()
        let pilot = await trio.me.pilot(Size(width: 80, height: 24), language)
        await pilot.press(.enter, .home, .enter)
        await pilot.settle()
        await pilot.press(.escape)
        trio.me.connector.fail(with: .noAnswer)
        let reason = Phrases(language).reason(.noAnswer)
        await pilot.press(.enter)
        await pilot.settle()
        #expect(pilot.screen.contains(reason) && pilot.screen.contains("20,000"), "\(pilot.screen)")
        await pilot.press(.escape, .down, .enter)
        await pilot.settle()
        #expect(pilot.row(0).contains("Walker 001"), "the name is on the page: \(pilot.screen)")
        #expect(pilot.screen.contains(reason) && !pilot.screen.contains("19,999"))
        #expect(!pilot.screen.contains(Phrases(language).sentence(.noSuchMember)))
        #expect(pilot.issues.isEmpty)
    }

    @Test(arguments: Language.allCases)
    func `who is on no page is found by name, and can be cheered and opened from there`(_ language: Language) async throws {
        let trio = try await gather()
        let pilot = await trio.me.pilot(Size(width: 80, height: 24), language)
        let strings = ClubStrings.for(language)
        await pilot.press(.enter, .end)
        #expect(!pilot.screen.contains("Walker 120"))
        await pilot.press("m")
        await pilot.type("Walker 1200")
        await pilot.press(.enter)
        await pilot.settle()
        #expect(pilot.screen.contains(strings.foundNobody), "\(pilot.screen)")
        await pilot.press(.backspace, .enter)
        await pilot.settle()
        #expect(pilot.screen.contains("–  Walker 120") && pilot.screen.contains("19,880"), "\(pilot.screen)")
        await pilot.press("c")
        await pilot.settle()
        #expect(pilot.screen.contains(strings.cheered("Walker 120")), "\(pilot.screen)")
        await pilot.press(.enter)
        await pilot.settle()
        #expect(pilot.row(0).contains("Walker 120"), "\(pilot.screen)")
        #expect(pilot.issues.isEmpty)
    }

    @Test func `who is on the page is found there, and nobody where the club cannot be asked`() async throws {
        let trio = try await gather()
        let pilot = await trio.me.pilot()
        await pilot.press(.enter, "m")
        await pilot.type("Walker 003")
        await pilot.press(.enter)
        await pilot.settle()
        await pilot.press(.enter)
        await pilot.settle()
        #expect(pilot.row(0).contains("Walker 003"), "\(pilot.screen)")
        await pilot.press(.escape)
        trio.me.connector.fail(with: .noAnswer)
        await pilot.press("m")
        await pilot.type("Walker 120")
        await pilot.press(.enter)
        await pilot.settle()
        let first = Phrases(.en).reason(.noAnswer).prefix(20)
        #expect(pilot.screen.contains(first) && !pilot.screen.contains(ClubStrings.en.foundNobody), "\(pilot.screen)")
        #expect(pilot.issues.isEmpty)
    }
}
