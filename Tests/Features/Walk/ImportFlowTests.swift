import ScreenTesting
import Screens
import Terminal
import Testing
import Walking
import WalkingTesting

@testable import Walk

/// The import screen, by keys, with a reader that says what the test wrote into it.
@Suite(.leavesNothing)
struct ImportFlowTests {
    private static let samples = WalkWorld.samples
    private static let walk = WalkWorld.walk(9, daysAgo: 3, 9, 0, minutes: 20, steps: 2000, distance: 1400, title: "from a file")

    private func world(_ script: ScriptedReader.Script) -> WalkWorld { WalkWorld(reader: ScriptedReader(script)) }

    @Test func `what is in a file is shown before anything is written, and then imported`() async {
        let world = world(.init(samples: Self.samples, walks: [Self.walk], skipped: [.future: 3]))
        let pilot = await world.pilot()
        await pilot.press("i")
        await pilot.type("~/Downloads/export.zip")
        await pilot.press(.enter)
        #expect(world.reader.readPaths == ["/home/kim/Downloads/export.zip"])
        #expect(pilot.screen.contains("This is in it."))
        #expect(pilot.screen.contains("Nothing has been written yet."))
        #expect(await world.journal.sampleCount == 0)
        await pilot.press(.enter)
        #expect(pilot.screen.contains("Imported."))
        #expect(await world.journal.sampleCount == Self.samples.count)
        #expect(await world.journal.walkCount == 5)
        await pilot.press(.escape)
        #expect(pilot.stack == ["WalkHomeViewController"])
        #expect(pilot.screen.contains("09:00"))
    }

    @Test func `an import is stopped by Esc, and what was read is kept and counted`() async {
        let world = world(.init(samples: Self.samples, hangs: true))
        let pilot = await world.pilot()
        await pilot.press("i")
        await pilot.type("export.xml")
        // The reader waits to be stopped, so the pilot must not wait for the reader.
        pilot.send(.key(.enter))
        await pilot.until { pilot.screen.contains("49 %") }
        await pilot.press(.escape)
        #expect(pilot.screen.contains("Which file or folder?"))
        #expect(await world.journal.sampleCount == 0)
        #expect(pilot.stack.last == "ImportViewController")
    }

    @Test func `a broken file is imported as far as it can be read`() async {
        let failure = ImportFailure.broken(path: "export.xml", problem: .endless, kept: nil)
        let world = world(.init(samples: Self.samples, failure: failure))
        let pilot = await world.pilot()
        await pilot.press("i")
        await pilot.type("export.xml")
        await pilot.press(.enter, .enter)
        #expect(pilot.screen.contains("Not everything was read; what was is kept."))
        #expect(pilot.screen.contains("! export.xml is damaged: a part of it does not end."))
        #expect(await world.journal.sampleCount == Self.samples.count)
    }

    @Test func `what is no export is said where the path was typed`() async {
        let world = world(.init(failure: .missing(path: "nowhere.zip")))
        let pilot = await world.pilot()
        await pilot.press("i")
        await pilot.type("nowhere.zip")
        await pilot.press(.enter)
        #expect(pilot.screen.contains("! nowhere.zip does not exist."))
        await pilot.type("x")
        #expect(!pilot.screen.contains("does not exist"))
    }

    @Test func `an empty file has nothing to import`() async {
        let pilot = await world(.init()).pilot()
        await pilot.press("i")
        await pilot.type("empty.xml")
        await pilot.press(.enter)
        #expect(pilot.screen.contains("! There are no walks and no steps in it."))
    }
}

extension Pilot {
    /// Turns the loop until something is true, for work that does not end by itself; gives up after many turns.
    func until(_ condition: () -> Bool) async {
        for _ in 0..<10_000 where !condition() {
            await Task.yield()
            send(.resize(window.size))
        }
    }
}
