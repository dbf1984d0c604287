import Testing

@testable import gnd

@MainActor
struct UndoCommandTests {
    let bench = CommandBench()

    @Test func `undo takes back the walk that was logged last, and once more brings it back`() async {
        _ = await bench.run("log", "35m 3900")
        _ = await bench.run("log", "08:00 12m 1500")
        let outcome = await bench.run("undo")
        #expect(outcome.status == 0)
        #expect(outcome.output == "Undone: walk of 21 Nov 08:00, 12 min. “gnd undo” once more does it again.\n")
        #expect(await bench.run("days").output.contains("3,900"))
        #expect(await bench.run("undo").output.hasPrefix("Done again: walk of 21 Nov 08:00, 12 min."))
        #expect(await bench.run("days").output.contains("5,400"))
    }

    @Test func `a change of settings is undone by its name, and done again by it`() async {
        _ = await bench.run("privacy", "add", "37.5665,126.9780", "--name", "home")
        #expect(await bench.run("undo").output.hasPrefix("Undone: private places."))
        #expect(await bench.run("undo").output.hasPrefix("Done again: private places."))
        #expect(await bench.run("undo").output.hasPrefix("Undone: private places."))
        _ = await bench.run("calibrate", "400m", "540")
        #expect(await bench.run("undo", "--lang", "ko").output.hasPrefix("되돌렸어요: 보폭."))
        #expect(await bench.run("undo", "--lang", "ko").output.hasPrefix("다시 했어요: 보폭."))
    }

    @Test func `an import is not undone without its number, and nothing is nothing`() async throws {
        let nothing = await bench.run("undo")
        #expect(nothing.status == 1 && nothing.errors.contains("There is nothing to undo."))
        _ = try await bench.importSample()
        let refused = await bench.run("undo")
        #expect(refused.status == 1 && refused.errors.contains("gnd imports --undo 1"))
    }

    @Test func `an import that found everything known is no change to undo`() async throws {
        _ = try await bench.importSample()
        _ = await bench.run("log", "35m 3900")
        _ = try await bench.importSample()
        #expect(await bench.run("undo").output.hasPrefix("Undone: walk of 21 Nov"))
    }
}
