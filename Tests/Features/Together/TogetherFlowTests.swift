import Coordinators
import Journal
import Screens
import Phrases
import ScreenTesting
import Terminal
import Testing
import Walking

@testable import Together

@Suite(.leavesNothing)
struct TogetherFlowTests {
    @Test func `a room is made by a form whose pickers are screens, and takes the place of the form`() async throws {
        let stage = try await TogetherStage()
        let pilot = await stage.pilot()
        await pilot.press("n").type("Stairs")
        await pilot.press(.tab, .enter)
        #expect(pilot.stack == ["RoomsViewController", "NewRoomViewController", "ChoiceViewController<Period>"])
        await pilot.press(.up, .enter)
        #expect(pilot.stack.last == "NewRoomViewController")
        await pilot.press(.tab, .enter)
        #expect(pilot.stack.last == "ChoiceViewController<DailyCap>")
        await pilot.press(.down, .enter, .tab, .enter)
        #expect(pilot.stack == ["RoomsViewController", "RoomViewController"])
        #expect(pilot.toast == "Stairs is open.")
        let room = try #require(try await stage.journal.rooms(of: stage.me.id).first)
        #expect(room.period == .week)
        #expect(room.dailyCap == .middle)
        #expect(pilot.issues.isEmpty)
    }

    @Test func `one's own number in a room opens its days, with what the cap and the room's time took away`() async throws {
        let stage = try await TogetherStage()
        let room = try await stage.journal.createRoom(
            named: "Stairs", period: .open, dailyCap: .low, owner: stage.me.id, opened: stage.today.adding(days: -1))
        for (ago, steps) in [(0, 6412), (1, 9120), (2, 4000)] { try await stage.walk(stage.me, steps, daysAgo: ago) }
        let pilot = await stage.pilot()
        await pilot.press(.enter, "?")
        #expect(pilot.stack == ["RoomsViewController", "RoomViewController", "RoomWeekViewController"])
        #expect(pilot.row(0).contains("Stairs ▸ Why 13,912?"))
        let days = (3..<24).map { pilot.row($0).split(separator: " ").joined(separator: " ") }
        #expect(days.contains("▌ Mon 16 Nov 0 no room yet"))
        #expect(days.contains("Tue 17 Nov 7,500 of 9,120"))
        #expect(days.contains("Wed 18 Nov 6,412"))
        #expect(!pilot.screen.contains("19 Nov"))
        try await stage.journal.leave(room.id, member: stage.me.id)
        await pilot.press(.escape, .escape)
        #expect(pilot.issues.isEmpty)
    }

    @Test func `a form with a name asks before it is thrown away`() async throws {
        let pilot = await (try TogetherStage()).pilot()
        await pilot.press("n").type("St")
        await pilot.press(.escape)
        #expect(pilot.screen.contains("Leave without saving?"))
        await pilot.press(.escape)
        #expect(pilot.stack.last == "NewRoomViewController")
        await pilot.press(.escape, .right, .enter)
        #expect(pilot.stack == ["RoomsViewController"])
    }

    @Test func `a code asks before it is thrown away, and an empty field does not`() async throws {
        let pilot = await (try TogetherStage()).pilot()
        await pilot.press("c", .escape)
        #expect(pilot.stack == ["RoomsViewController"])
        await pilot.press("c").type("K7M").press(.escape)
        #expect(pilot.screen.contains("Leave without saving?"))
        await pilot.press(.right, .enter)
        #expect(pilot.stack == ["RoomsViewController"])
    }

    @Test func `a room is joined by its code, however it is written`() async throws {
        let stage = try await TogetherStage()
        let owner = stage.others[0]
        let room = try await stage.journal.createRoom(
            named: "Ada's", period: .open, dailyCap: .none, owner: owner.id, opened: stage.today)
        let pilot = await stage.pilot()
        await pilot.press("c").type(room.code.lowercased().filter { $0 != "-" })
        await pilot.press(.enter)
        #expect(pilot.stack == ["RoomsViewController", "RoomViewController"])
        #expect(try await stage.journal.members(of: room.id).map(\.id).contains(stage.me.id))
    }

    @Test func `a code that nobody has is refused where it was typed`() async throws {
        let pilot = await (try TogetherStage()).pilot()
        await pilot.press("c").type("ZZZ-999")
        await pilot.press(.enter)
        #expect(pilot.screen.contains("! No room has this code."))
        #expect(pilot.stack.last == "JoinRoomViewController")
    }

    @Test func `members are ranked by the week's steps, of which a day counts at most the cap`() async throws {
        let stage = try await TogetherStage()
        try await stage.room(cap: .low)
        try await stage.walk(stage.others[0], 20_000)
        try await stage.walk(stage.me, 6_000)
        try await stage.walk(stage.me, 6_000, daysAgo: 1)
        let pilot = await stage.pilot()
        await pilot.press(.enter)
        let rows = (0..<24).map { pilot.row($0) }
        let mine = try #require(rows.firstIndex { $0.contains("도윤왕") })
        let ada = try #require(rows.firstIndex { $0.contains("Ada") })
        #expect(mine < ada)
        #expect(rows[mine].contains("12,000"))
        #expect(rows[ada].contains("7,500"))
    }

    @Test func `leaving asks, and then the list says so`() async throws {
        let stage = try await TogetherStage()
        let room = try await stage.room()
        let pilot = await stage.pilot()
        await pilot.press(.enter, "x")
        #expect(pilot.screen.contains("Leave Sunday walkers?"))
        await pilot.press(.right, .enter)
        #expect(pilot.stack == ["RoomsViewController"])
        #expect(pilot.toast == "You left Sunday walkers.")
        #expect(try await stage.journal.members(of: room.id).map(\.id).contains(stage.me.id) == false)
    }

    @Test func `nothing of the flow stays behind when another takes its place`() async throws {
        let stage = try await TogetherStage()
        try await stage.room()
        weak var coordinator: TogetherCoordinator?
        weak var screen: ViewController?
        let window = Window()
        do {
            let flow = TogetherCoordinator(dependencies: stage.dependencies)
            coordinator = flow
            window.rootViewController = flow.viewController
        }
        let pilot = Pilot(window: window)
        await pilot.settle()
        await pilot.press(.enter)
        screen = pilot.topScreen
        #expect(coordinator != nil)
        #expect(screen != nil)
        window.rootViewController = ViewController()
        await pilot.settle()
        #expect(coordinator == nil)
        #expect(screen == nil)
    }

    @Test(arguments: [(Language.en, "You", "no name"), (.ko, "나", "이름 없는 사람")])
    func `a journal without an account and a nickname is nobody called local`(_ language: Language, _ me: String, _ other: String)
        async throws
    {
        let stage = try await TogetherStage(language)
        let local = try await stage.journal.localAccount()
        let room = try await stage.room()
        try await stage.journal.join(room.id, member: local.id, on: stage.today)
        let pilot = await stage.pilot()
        await pilot.press(.enter)
        #expect(pilot.screen.contains(other) && !pilot.screen.contains("local"), "\(pilot.screen)")
        let own = await stage.pilot(as: local)
        await own.press(.enter)
        #expect(own.screen.contains(me) && !own.screen.contains("local"), "\(own.screen)")
    }
}
