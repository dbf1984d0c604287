import ClubTesting
import Clubs
import Phrases
import ScreenTesting
import Terminal
import Testing
import Walking

@testable import Together

/// A walk that two have agreed on, and that will not be.
@Suite(.leavesNothing)
struct CallOffFlowTests {
    @Test func `an agreed walk is called off after a question, and the other one finds that on their home`() async throws {
        let trio = try await ClubTrio()
        try await trio.gather()
        let me = try #require(try await trio.me.room()).me
        for hours in [2, 30] as [Int64] {
            let room = try #require(try await trio.ada.room())
            try await AskToWalk(trio.ada.clubs)(me, at: trio.clock.now + .seconds(hours * 3600), in: room)
        }
        try await trio.everybodySynchronises()
        let pilot = await trio.me.pilot()
        await pilot.press(.enter)
        #expect(!pilot.screen.contains("call off"))
        await pilot.press("y")
        await pilot.settle()
        await pilot.press("f")
        #expect(pilot.screen.contains("Call the walk off?") && pilot.screen.contains("Ada · 16:05"))
        #expect(pilot.screen.contains("Keep it") && pilot.screen.contains("Call off"))
        await pilot.press(.enter)
        #expect(pilot.screen.contains("You walk with Ada"), "the way out comes first")
        await pilot.press("y")
        await pilot.settle()
        // Ada has seen that both walks are agreed.
        try await trio.everybodySynchronises()
        await pilot.press("f")
        #expect(pilot.screen.contains("Which walk is off?") && pilot.screen.contains("Ada · Thu 19 Nov 20:05"))
        await pilot.press(.right, .enter)
        await pilot.settle()
        #expect(pilot.toast == "You called off the walk with Ada, 16:05.")
        #expect(pilot.screen.contains("You walk with Ada, Thu 19 Nov 20:05."))
        try await trio.everybodySynchronises()
        let news = try await LoadClubNews(trio.ada.clubs)()
        #expect(news.firstWalk?.request.answer == .accepted)
        let sentence = news.calledOffWalk.map { Phrases(.en).sentence($0, in: .utc, today: trio.ada.today) }
        #expect(sentence == "The walk with 도윤왕, 16:05, is off.")
        let korean = news.calledOffWalk.map { Phrases(.ko).sentence($0, in: .utc, today: trio.ada.today) }
        #expect(korean?.contains("산책은 취소됐어요.") == true)
        let hers = await trio.ada.pilot()
        await hers.press(.enter)
        let rows = (0..<24).map { hers.row($0) }
        let agreed = try #require(rows.firstIndex { $0.contains("You walk with 도윤왕, Thu 19 Nov 20:05.") }, "\(hers.screen)")
        #expect(rows[agreed + 1].contains("The walk with 도윤왕, 16:05, is off."), "what may be comes first")
        #expect(pilot.issues.isEmpty)
    }

    @Test func `who leaves is told that an agreed walk is off then, and so is the other one`() async throws {
        let trio = try await ClubTrio()
        try await trio.gather()
        let (me, room) = (try #require(try await trio.me.room()).me, try #require(try await trio.ada.room()))
        try await AskToWalk(trio.ada.clubs)(me, at: trio.clock.now + .seconds(7200), in: room)
        try await trio.everybodySynchronises()
        let pilot = await trio.me.pilot()
        await pilot.press(.enter, "x")
        #expect(!pilot.screen.contains("agreed walks"), "\(pilot.screen)")
        await pilot.press(.escape, "y")
        await pilot.settle()
        try await trio.everybodySynchronises()
        await pilot.press("x")
        #expect(pilot.screen.contains("Your agreed walks"), "\(pilot.screen)")
        await pilot.press(.right, .enter)
        await pilot.settle()
        try await trio.ada.synchronise()
        let news = try await LoadClubNews(trio.ada.clubs)()
        let sentence = news.firstWalk.map { Phrases(.en).sentence($0, in: .utc, today: trio.ada.today) }
        #expect(sentence == "The walk, 16:05, is off: the other one is no longer in the room.")
        let hers = await trio.ada.pilot()
        await hers.press(.enter)
        #expect(hers.screen.contains("The walk, 16:05, is off"), "\(hers.screen)")
        #expect(pilot.issues.isEmpty)
    }

    @Test func `who removes somebody is told that their agreed walk is off then`() async throws {
        let trio = try await ClubTrio()
        try await trio.gather()
        let (me, room) = (try #require(try await trio.me.room()).me, try #require(try await trio.ada.room()))
        try await AskToWalk(trio.ada.clubs)(me, at: trio.clock.now + .seconds(7200), in: room)
        try await trio.everybodySynchronises()
        let mine = await trio.me.pilot()
        await mine.press(.enter, "y")
        await mine.settle()
        try await trio.everybodySynchronises()
        let founder = await trio.ada.pilot()
        await founder.press(.enter)
        var warned: [String: Bool] = [:]
        for key in [Key.home, .down, .down] {
            await founder.press(key, "d")
            guard let name = ["Grace", "도윤왕"].first(where: { founder.screen.contains("Remove \($0) from") }) else { continue }
            warned[name] = founder.screen.contains("Your agreed walks with them")
            await founder.press(.escape)
        }
        #expect(warned == ["Grace": false, "도윤왕": true], "\(founder.screen)")
        #expect(founder.issues.isEmpty)
    }
}
