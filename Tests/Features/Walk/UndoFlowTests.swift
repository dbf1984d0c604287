import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing
import Walking
import WalkingTesting

@testable import Walk

/// The change that `u` undoes: the one that the screen named last, whatever it was.
@Suite(.leavesNothing)
struct UndoFlowTests {
    @Test func `undo takes back exactly what was named last, then what was changed before it, and redo brings both again`() async throws {
        let world = WalkWorld(walks: [])
        let pilot = await world.pilot()
        await log(pilot, "12", "1500")
        await setGoal(pilot, "8000")
        #expect(pilot.toast == "Goal: 8,000 steps a day · u undo")
        await pilot.press("u")
        #expect(pilot.toast == "Undone: goal of 8,000 steps · U redo")
        #expect(try await goal(world) == 7000)
        #expect(await world.journal.walkCount == 1)
        await pilot.press("u")
        #expect(pilot.toast == "Undone: walk of 21 Nov 18:18, 12 min · U redo")
        #expect(await world.journal.walkCount == 0)
        await pilot.press("u")
        #expect(await world.journal.walkCount == 0)
        await pilot.press("U")
        #expect(pilot.toast == "Done again: walk of 21 Nov 18:18, 12 min · u undo")
        #expect(await world.journal.walkCount == 1)
        await pilot.press(.control("r"))
        #expect(try await goal(world) == 8000)
        #expect(pilot.issues.isEmpty)
    }

    @Test func `a key that is pressed twice undoes two changes`() async throws {
        let world = WalkWorld(walks: [])
        let pilot = await world.pilot()
        await setGoal(pilot, "8000")
        await setGoal(pilot, "9000")
        pilot.send(.key("u"))
        pilot.send(.key("u"))
        await pilot.settle()
        #expect(try await goal(world) == 7000)
    }

    @Test func `an undone import says which walks stay since they were changed`() async throws {
        let world = WalkWorld(walks: [])
        let pilot = await world.pilot()
        await world.journal.keep(ledger: [record(7)], aside: [], keptWalks: 1)
        world.dependencies.undo.add(imports: [7], file: "export.zip")
        await pilot.press("u")
        #expect(pilot.screen.contains("walks that you changed"))
        await pilot.press(.tab, .enter)
        #expect(pilot.toast?.hasSuffix(" Import the file again to have them back. 1 walk that you changed stays.") == true)
    }

    @Test func `after an import u asks about that import, and never takes an older walk`() async throws {
        let world = WalkWorld(walks: [])
        let pilot = await world.pilot()
        await log(pilot, "12", "1500")
        await world.journal.keep(ledger: [record(7)], aside: [])
        world.dependencies.undo.add(imports: [7], file: "export.zip")
        await pilot.press("u")
        #expect(pilot.screen.contains("import of export.zip"))
        #expect(pilot.screen.contains("Undo this import?"))
        await pilot.press(.escape)
        #expect(try await world.journal.imports().count == 1)
        await pilot.press("u", .tab, .enter)
        #expect(
            pilot.toast == "Undone: import of export.zip. 406 records and 3 walks of 2 days went. Import the file again to have them back.")
        #expect(try await world.journal.imports().isEmpty)
        #expect(await world.journal.walkCount == 1)
        // A change that cannot be done again says how it comes back.
        await pilot.press("U")
        #expect(pilot.toast?.contains("Undone last: import of export.zip. Import the file again to have it back.") == true)
        await pilot.press("u")
        #expect(pilot.toast == "Undone: walk of 21 Nov 18:18, 12 min · U redo")
    }

    @Test func `a screen of sources leaves a change alone that is not one of their order, and says which one it is`() async throws {
        let world = WalkWorld(samples: WalkWorld.samples)
        let pilot = await world.pilot()
        await setGoal(pilot, "8000")
        await pilot.press("s", "u")
        #expect(pilot.toast?.contains("goal of 8,000 steps") == true)
        #expect(try await goal(world) == 8000)
    }

    @Test func `an undo that fails can be tried again`() async throws {
        let journal = MemoryJournal(zone: WalkWorld.seoul, walks: WalkWorld.walks)
        let history = UndoHistory(journal: journal)
        history.add(try await journal.delete([WalkWorld.walks[0].id]), .deletions(1))
        await journal.fail(with: .locked)
        await #expect(throws: JournalFailure.locked) { try await history.undo() }
        #expect(history.last == .deletions(1))
        await journal.fail(with: nil)
        #expect(try await history.undo() == .undone(.deletions(1)))
        #expect(history.last == nil)
        #expect(await journal.walkCount == 4)
        #expect(try await history.undo() == nil)
    }

    @Test func `a change that is made after an undo cannot be followed by the redo of another`() async throws {
        let journal = MemoryJournal(zone: WalkWorld.seoul, walks: WalkWorld.walks)
        let history = UndoHistory(journal: journal)
        history.add(try await journal.delete([WalkWorld.walks[0].id]), .deletions(1))
        _ = try await history.undo()
        #expect(history.next == .deletions(1))
        history.add(try await journal.change { $0.rests.weekdays = [7] }, .streak)
        #expect(history.next == nil)
        #expect(try await history.redo() == nil)
    }

    private func log(_ pilot: Pilot, _ minutes: String, _ steps: String) async {
        await pilot.press("n")
        await pilot.type(minutes)
        await pilot.press(.tab)
        await pilot.type(steps)
        await pilot.press(.control("s"))
    }

    private func setGoal(_ pilot: Pilot, _ steps: String) async {
        await pilot.press("g", .control("u"))
        await pilot.type(steps)
        await pilot.press(.control("s"))
    }

    private func goal(_ world: WalkWorld) async throws -> Int {
        try await world.journal.settings().goals.steps(on: WalkWorld.today)
    }

    private func record(_ number: Int64) -> ImportRecord {
        var report = ImportReport(
            file: "export.zip", format: "apple-health", changedDays: 2, firstDay: WalkWorld.today.adding(days: -1), lastDay: WalkWorld.today
        )
        report.outcome.added = 406
        report.outcome.walksAdded = 3
        return ImportRecord(id: number, at: WalkWorld.now, hash: nil, parserVersion: 1, path: "/tmp/export.zip", report: report)
    }

    @Test func `the bar of the order stays at the source that was moved, also when that is undone`() async throws {
        let world = WalkWorld(samples: WalkWorld.samples)
        let pilot = await world.pilot()
        await pilot.press("s")
        #expect(barRow(pilot).contains("1  Apple Watch"))
        await pilot.press("J")
        #expect(barRow(pilot).contains("2  Apple Watch"))
        await pilot.press("u")
        #expect(barRow(pilot).contains("1  Apple Watch"))
        await pilot.press("U")
        #expect(barRow(pilot).contains("2  Apple Watch"))
    }

    @Test func `undoing what made the walk on show leads back, and says what was undone`() async throws {
        let world = WalkWorld(walks: [])
        let pilot = await world.pilot()
        await log(pilot, "12", "1500")
        await pilot.press(.enter)
        #expect(pilot.stack.last == "WalkDetailViewController")
        await pilot.press("u")
        #expect(pilot.stack.last == "WalkHomeViewController")
        #expect(pilot.toast == "Undone: walk of 21 Nov 18:18, 12 min · U redo")
        await pilot.press("U")
        #expect(await world.journal.walkCount == 1)
        #expect(pilot.issues.isEmpty)
    }

    private func barRow(_ pilot: Pilot) -> String {
        pilot.screen.split(separator: "\n").first { $0.contains("▌") }.map(String.init) ?? ""
    }
}
