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
        #expect(await bench.run("undo").output.hasPrefix("Undone: deletion of walk 21 Nov 08:00."))
        #expect(await bench.run("days").output.contains("5,400"))
    }

    @Test func `an import is not undone without its number, and nothing is nothing`() async throws {
        #expect(await bench.run("undo").errors.contains("There is nothing to undo."))
        _ = try await bench.importSample()
        #expect(await bench.run("undo").errors.contains("gnd imports --undo 1"))
    }
}
