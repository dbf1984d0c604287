import Common
import Testing
import Walking
import WalkingTesting

@testable import Walk

struct ShoesViewModelTests {
    private let journal: MemoryJournal
    private let notebook = Notebook()
    private let undo: UndoHistory
    private let model: ShoesViewModel

    init() {
        var walks = WalkWorld.walks
        walks[0].tags = ["shoe:Blue"]
        walks[3].tags = ["shoe:Red"]
        journal = MemoryJournal(zone: WalkWorld.seoul, walks: walks)
        undo = UndoHistory(journal: journal)
        model = ShoesViewModel(journal: journal, clock: FixedClock(WalkWorld.now), undo: undo, router: notebook)
    }

    private var rack: ShoeRack { get async throws { try await journal.settings()[ShoeRack.self] } }

    @Test func `a pair knows the day on which it was on last, in the person's zone`() async {
        #expect(model.pairs.isEmpty && model.today == nil)
        await model.load()
        #expect(model.pairs.map(\.name) == ["Blue", "Red"] && model.today == WalkWorld.today)
        #expect(model.pairs.map(model.lastDay) == [WalkWorld.today, WalkWorld.today.adding(days: -2)])
        #expect(model.lastDay(of: Shoes(name: "New")) == nil)
    }

    @Test func `new walks get a pair by one key, and none by the same key again`() async throws {
        await model.load()
        #expect(try await model.chooseUsual(1) == "Red")
        #expect(try await rack.usual == "Red" && model.pairs.map(\.isUsual) == [false, true])
        #expect(undo.last == .usualShoes)
        #expect(try await journal.lastChange()?.name == .usualShoes, "another session says it as well")
        #expect(try await model.chooseUsual(1) == nil)
        #expect(try await rack.usual == nil)
    }

    @Test func `a retired pair that becomes the usual one is worn again`() async throws {
        await model.load()
        #expect(try await model.retire(0))
        #expect(model.pairs.map(\.name) == ["Red", "Blue"], "those that are worn stand first")
        #expect(undo.last == .retirement(of: "Blue"))
        #expect(try await model.chooseUsual(1) == "Blue")
        #expect(try await rack == ShoeRack(usual: "Blue"))
    }

    @Test func `the usual pair is none any more when it retires, and taking it up does not bring that back`() async throws {
        await model.load()
        _ = try await model.chooseUsual(0)
        _ = try await model.retire(0)
        #expect(try await rack == ShoeRack(retired: ["Blue"]))
        #expect(try await model.retire(1) == false)
        #expect(try await rack == ShoeRack())
    }

    @Test func `a row that is none does nothing`() async throws {
        await model.load()
        model.open(7)
        #expect(try await model.chooseUsual(-1) == nil)
        #expect(try await model.retire(2) == false)
        #expect(notebook.routes.isEmpty && undo.last == nil)
        model.open(1)
        #expect(notebook.routes == [.shoe("Red")])
    }

    @Test func `a look that failed leaves what is on show, and the first one says so`() async {
        await journal.fail(with: .locked)
        await model.load()
        #expect(model.state == .failed(.locked))
        await journal.fail(with: nil)
        await model.load()
        await journal.fail(with: .locked)
        await model.load()
        #expect(model.pairs.count == 2)
    }
}
