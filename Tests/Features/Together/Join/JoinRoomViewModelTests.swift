import Journal
import Testing
import Walking

@testable import Together

struct JoinRoomViewModelTests {
    private let desk: RoomsDesk

    init() async throws { desk = try await RoomsDesk() }

    private func othersRoom(_ period: Period = .open, opened: Int = 0) async throws -> Room {
        try await desk.stage.journal.createRoom(
            named: "Stairs", period: period, dailyCap: .none, owner: desk.stage.others[0].id, opened: desk.stage.today.adding(days: opened))
    }

    @Test(arguments: ["", "  ", "-"]) func `without a sign of a code there is nothing to look up`(_ code: String) async {
        let model = JoinRoomViewModel(desk.me)
        model.code = code
        #expect(model.isEmpty)
        #expect(await model.join() == nil)
        #expect(model.problem == nil)
    }

    @Test func `a code lets in, however it is written`() async throws {
        let room = try await othersRoom()
        let model = JoinRoomViewModel(desk.me)
        model.code = " " + room.code.lowercased().replacing("-", with: " ")
        guard case .joined(let joined) = await model.join() else { return #expect(Bool(false), "\(String(describing: model.problem))") }
        #expect(joined.id == room.id && joined.memberCount == 2)
    }

    @Test func `who is inside already is led to the room, and nothing is wrong`() async throws {
        let room = try await othersRoom()
        let model = JoinRoomViewModel(desk.membership(of: desk.stage.others[0]))
        model.code = room.code
        #expect(await model.join() == .alreadyInside(room))
        #expect(model.problem == nil)
    }

    @Test func `a code that nobody has is said so, until another one is typed`() async {
        let model = JoinRoomViewModel(desk.me)
        model.code = "ZZZ-ZZZ"
        #expect(await model.join() == nil)
        #expect(model.problem == .noSuchRoom)
        model.code = "ZZZ-ZZZ"
        #expect(model.problem == .noSuchRoom, "the same code is no other one")
        model.code = "ZZZ-ZZ"
        #expect(model.problem == nil)
    }

    @Test(arguments: [(-7, true), (-6, false)]) func `a room that has ended lets nobody in, one on its last day does`(
        _ opened: Int, _ isClosed: Bool
    ) async throws {
        let room = try await othersRoom(.week, opened: opened)
        let model = JoinRoomViewModel(desk.me)
        model.code = room.code
        let entry = await model.join()
        #expect((model.problem == .closed) == isClosed && (entry == nil) == isClosed)
    }

    @Test func `what the journal refuses is passed on`() async {
        let model = JoinRoomViewModel(desk.meWithoutRooms)
        model.code = "AAA-AAA"
        #expect(await model.join() == nil)
        #expect(model.problem == .journal(.locked))
    }
}
