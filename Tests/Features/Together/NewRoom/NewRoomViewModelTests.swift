import Testing
import Walking

@testable import Together

struct NewRoomViewModelTests {
    private let desk: RoomsDesk

    init() async throws { desk = try await RoomsDesk() }

    private func model() -> NewRoomViewModel { NewRoomViewModel(desk.me, router: desk.ways) }

    @Test(
        arguments: [
            ("", .emptyName), ("   ", .emptyName), (String(repeating: "가", count: 25), .nameTooLong(maximum: 24)), ("Stairs", nil),
            (String(repeating: "가", count: 20), nil),
        ] as [(String, CreateRoom.Failure?)])
    func `a room has a name of at most 24 characters`(_ name: String, _ obstacle: CreateRoom.Failure?) async {
        let model = model()
        model.name = name
        #expect(model.obstacle == obstacle)
        if obstacle != nil { #expect(await model.create() == nil) }
    }

    @Test func `a room is what was chosen, opens today, and then nothing is lost by leaving`() async throws {
        let model = model()
        (model.name, model.period, model.dailyCap) = (" Stairs ", .week, .high)
        #expect(model.hasChanges)
        let room = try #require(await model.create())
        #expect((room.name, room.period, room.dailyCap) == ("Stairs", .week, .high))
        #expect(room.opened == desk.stage.today && room.owner == desk.stage.me.id && !model.hasChanges)
    }

    @Test func `what was typed and chosen comes back at the next start`() throws {
        let model = model()
        (model.name, model.period, model.dailyCap) = ("한강", .open, .none)
        let state = try #require(model.restorableState)
        let again = self.model()
        again.restore("no state")
        #expect(again.name.isEmpty && again.period == .fourWeeks)
        again.restore(state)
        #expect((again.name, again.period, again.dailyCap) == ("한강", .open, .none))
    }

    @Test func `a journal that refuses keeps the name, and says why`() async {
        let model = NewRoomViewModel(desk.meWithoutRooms, router: desk.ways)
        model.name = "Stairs"
        #expect(await model.create() == nil)
        #expect(model.problem == .journal(.locked) && model.name == "Stairs")
    }

    @Test func `period and cap are chosen on screens of their own`() {
        let model = model()
        model.choosePeriod()
        model.chooseDailyCap()
        #expect(desk.ways.routes == [.period, .dailyCap])
    }
}
