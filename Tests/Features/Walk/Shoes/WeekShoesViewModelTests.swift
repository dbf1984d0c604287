import Common
import Testing
import Walking
import WalkingTesting

@testable import Walk

/// The walks of a week, which may all get a pair at once.
struct WeekShoesViewModelTests {
    private let journal: MemoryJournal
    private let undo: UndoHistory
    private let model: WeekShoesViewModel

    init() {
        var walks = WalkWorld.walks
        walks[2].tags = ["shoe:Blue"]
        walks.append(WalkWorld.walk(5, daysAgo: 7, 9, 0, minutes: 20, steps: 2000, distance: nil, title: "before"))
        journal = MemoryJournal(zone: WalkWorld.seoul, walks: walks)
        undo = UndoHistory(journal: journal)
        model = WeekShoesViewModel(journal: journal, clock: FixedClock(WalkWorld.now), undo: undo)
    }

    @Test func `it begins with this week, where the walks that nobody said anything of are marked`() async {
        await model.load()
        #expect(model.monday == CivilDate("2026-11-16") && model.isThisWeek)
        #expect(model.walks.map(\.title) == ["한강", "Office → home", "lunch", "한강"])
        #expect(model.markedRows == [0, 1, 3] && model.count == 3)
    }

    @Test func `weeks are gone through back and forth, and none after this one`() async {
        await model.turn(by: -1)
        #expect(model.monday == nil, "not before the journal has answered")
        await model.load()
        await model.turn(by: 1)
        #expect(model.isThisWeek)
        await model.turn(by: -1)
        #expect(!model.isThisWeek && model.walks.map(\.title) == ["before"] && model.markedRows == [0])
        await model.turn(by: 1)
        #expect(model.isThisWeek && model.walks.count == 4)
    }

    @Test func `the usual pair is proposed, else the one worn last`() async throws {
        await model.load()
        #expect(model.name == "Blue")
        _ = try await journal.change { $0[ShoeRack.self] = ShoeRack(usual: "New") }
        let other = WeekShoesViewModel(journal: journal, clock: FixedClock(WalkWorld.now), undo: undo)
        await other.load()
        #expect(other.name == "New" && other.pairs == ["Blue", "New"])
    }

    @Test func `a name that was typed before the journal answered stays`() async {
        model.type("Trail")
        await model.load()
        #expect(model.name == "Trail")
    }

    @Test func `the next pair follows the one on show, round at the end, and retired ones are passed by`() async throws {
        _ = try await journal.change { $0[ShoeRack.self] = ShoeRack(usual: "New", retired: ["Old"]) }
        await model.load()
        model.chooseNext()
        #expect(model.name == "Blue")
        model.chooseNext()
        #expect(model.name == "New")
        model.type("unheard of")
        model.chooseNext()
        #expect(model.name == "Blue")
    }

    @Test(arguments: [("", nil), ("  ", nil), (" Blue ", "Blue"), (String(repeating: "a", count: 31), nil)])
    func `a pair has a name of at most thirty characters`(_ text: String, _ pair: String?) async {
        await model.load()
        model.type(text)
        #expect(model.pair == pair)
        if pair == nil { #expect(await model.save() == nil) }
    }

    @Test func `only marked walks that have another pair, or none, are changed and counted`() async throws {
        await model.load()
        model.type("Blue")
        model.mark(rows: [0, 2, 99])
        #expect(model.markedRows == [0, 2] && model.count == 1)
        #expect(await model.save() == 1)
        #expect(try await journal.walk(WalkWorld.walks[0].id)?.shoes == "Blue")
        #expect(try await journal.walk(WalkWorld.walks[1].id)?.shoes == nil)
        #expect(undo.last == .edits(1))
    }

    @Test func `what the journal refuses is said until a name is typed anew`() async {
        await model.load()
        await journal.fail(with: .diskFull)
        #expect(await model.save() == nil)
        #expect(model.failure == .diskFull && undo.last == nil)
        model.type("Red")
        #expect(model.failure == nil)
    }
}
