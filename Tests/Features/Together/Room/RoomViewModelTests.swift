import Common
import Phrases
import Journal
import Testing
import Walking

@testable import Together

/// A room and its list, this week's standings and the days behind them.
struct RoomViewModelTests {
    private let desk: RoomsDesk
    private let words = TogetherWords(Phrases(.en))

    init() async throws { desk = try await RoomsDesk() }

    @Test func `a list has one's own rooms, and a row that is none opens nothing`() async throws {
        let room = try await desk.stage.room()
        let model = RoomsViewModel(desk.me, router: desk.ways)
        #expect(model.rooms.isEmpty)
        await model.load()
        #expect(model.rooms.count == 1)
        model.open(1)
        model.open(-1)
        model.open(0)
        #expect(desk.ways.routes == [.room(room.id)])
    }

    @Test func `a room shows everybody's week, the first first, and oneself among them`() async throws {
        let room = try await desk.stage.room()
        try await desk.stage.walk(desk.stage.others[1], 9000)
        try await desk.stage.walk(desk.stage.me, 3000)
        let model = RoomViewModel(room.id, desk.me, router: desk.ways)
        await model.load()
        #expect(model.week?.standings.map(\.member.nickname) == ["Grace", "도윤왕", "Ada"])
        #expect(model.week?.standings.map(\.steps) == [7500, 3000, 0], "a day counts up to the cap")
        #expect(model.week?.mine?.steps == 3000 && words.problem(with: model.content) == nil)
    }

    @Test func `who leaves is out, and the room is there for the others`() async throws {
        let room = try await desk.stage.room()
        let model = RoomViewModel(room.id, desk.me, router: desk.ways)
        #expect(await model.leave() == nil, "not before it is known which room it is")
        await model.load()
        #expect(await model.leave()?.id == room.id)
        #expect(try await desk.stage.journal.members(of: room.id).count == 2)
    }

    @Test func `a room that is no more is told from one that cannot be read`() async throws {
        let gone = RoomViewModel(RoomID(rawValue: 77), desk.me, router: desk.ways)
        await gone.load()
        #expect(gone.week == nil && words.problem(with: gone.content) == words.strings.room.gone)
        let refused = RoomViewModel(RoomID(rawValue: 77), desk.meWithoutRooms, router: desk.ways)
        #expect(words.problem(with: refused.content) == nil, "nothing is wrong while it is on its way")
        await refused.load()
        #expect(words.problem(with: refused.content) == words.phrases.sentence(JournalFailure.locked))
    }

    @Test func `a day of one's own week is explained, and one that is still to come is none`() async throws {
        let room = try await desk.stage.room()
        try await desk.stage.walk(desk.stage.me, 9000, daysAgo: 1)
        let model = RoomViewModel(room.id, desk.me, router: desk.ways)
        await model.load()
        #expect(model.days.map(\.counted) == [0, 7500, 0])
        model.explainDay(nil)
        model.explainDay(3)
        model.explainDay(1)
        #expect(desk.ways.routes == [.why(desk.stage.today.adding(days: -1))])
    }

    @Test(arguments: [(Period.open, 0), (.week, 0), (.week, -6), (.week, -7)]) func `a room says until when it goes on, or when it ended`(
        _ period: Period, _ opened: Int
    ) async throws {
        let room = try await desk.stage.journal.createRoom(
            named: "Stairs", period: period, dailyCap: .none, owner: desk.stage.me.id, opened: desk.stage.today.adding(days: opened))
        let end = words.end(of: room, today: desk.stage.today)
        let date = words.phrases.shortDate(desk.stage.today.adding(days: opened + 6), today: desk.stage.today)
        let expected =
            period == .open ? words.phrases.name(.open) : opened < -6 ? words.strings.rooms.ended(date) : words.strings.rooms.until(date)
        #expect(end == expected)
        #expect(words.cap(of: room) == nil)
    }
}
