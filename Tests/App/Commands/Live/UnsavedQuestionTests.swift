import Foundation
import Phrases
import Testing

@testable import gnd

/// A walk in a line that is over and cannot be saved.
@MainActor
struct UnsavedQuestionTests {
    private let bench = CommandBench()

    /// Takes the place in which walks are recorded.
    private func blockRecording() async throws {
        _ = await bench.run("today")
        try Data().write(to: URL(fileURLWithPath: "\(bench.home)/live"))
    }

    @Test func `a walk that cannot be saved is asked about, and tried again as often as somebody wants`() async throws {
        try await blockRecording()
        (bench.showsProgress, bench.answers) = (true, ["", "what", "", "d"])
        let outcome = await bench.run("walk", "--line", "--for", "1s")
        #expect(outcome.status == 1)
        #expect(outcome.errors.components(separatedBy: "Try again [Enter], give up [d]: ").count == 5, "\(outcome)")
        #expect(outcome.errors.contains("“what” is none of the answers."))
        #expect(outcome.errors.contains("None of this walk was recorded: it is lost."))
    }

    @Test func `what waits in memory is saved as soon as there is room`() async throws {
        try await blockRecording()
        (bench.showsProgress, bench.answers) = (true, [""])
        bench.onAnswer = { [home = bench.home] in try? FileManager.default.removeItem(atPath: "\(home)/live") }
        let outcome = await bench.run("walk", "--line", "--for", "1s")
        #expect(outcome.status == 0 && outcome.output.contains("It was shorter than five seconds"), "\(outcome)")
    }

    @Test func `without a terminal it is said what is lost`() async throws {
        try await blockRecording()
        let outcome = await bench.run("walk", "--line", "--for", "1s")
        #expect(outcome.status == 1 && !outcome.errors.contains("[Enter]"), "\(outcome)")
        #expect(outcome.errors.contains("None of this walk was recorded: it is lost."))
    }

    @Test func `it is said up to when a recording goes`() {
        let phrases = Phrases(.en)
        #expect(UnsavedQuestion.sentence(recorded: 6, of: 60, phrases).hasPrefix("Recorded are 0:06 of 1:00; what came after is lost."))
        #expect(UnsavedQuestion.sentence(recorded: 59, of: 60, phrases).hasPrefix("The walk is recorded whole, and not lost"))
        #expect(UnsavedQuestion.sentence(recorded: 6, of: 60, Phrases(.ko)).hasPrefix("1:00 가운데 0:06까지만"))
    }
}
