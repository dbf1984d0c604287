import Foundation
import Terminal
import Walking

@testable import gnd

/// Runs command lines in this process, in a home of their own, on a clock and in a zone that the test says.
@MainActor
final class CommandBench {
    let home = "/tmp/gnd-commands-\(UUID().uuidString)"
    let clock: FixedClock
    var environment: [String: String] = [:]
    var failure: OutputFailure?
    var showsProgress = false
    var columns = 80
    /// The terminal behind the errors, as the environment names it; nil where there is none.
    var terminal: [String: String]?
    /// Called when a command writes something.
    var onOutput: () -> Void = {}
    var colors = ColorDepth.mono
    /// Sensors that stand in for those of the machine.
    var sensors = FakeSensors()
    /// The answer of a person who is asked.
    var answer: String?
    /// Their answers before that, one after the other.
    var answers: [String] = []
    /// Called before a person answers.
    var onAnswer: () -> Void = {}
    /// Indicates whether nobody watches the errors, so that questions go to the terminal of the output.
    var asksInOutput = false
    /// The text that a person types unseen, or that is piped in.
    var secret: String?
    /// Indicates whether somebody can press keys.
    var readsKeys = false

    struct Outcome: Equatable {
        var status: Int32
        var output: String
        var errors: String
    }

    /// - Parameter now: Saturday, 21 November 2026, 18:00 in Seoul, where nothing else is said.
    init(now: Instant = Instant(seconds: 1_795_251_600)) {
        clock = FixedClock(now)
    }

    /// A bench at noon of the real day, beside a server that has a clock of its own.
    static func atNoon() -> CommandBench {
        CommandBench(now: Zone.utc.instant(Zone.utc.day(of: SystemClock().now), hour: 12))
    }

    var runner: CommandRunner {
        CommandRunner(
            environment: environment, directory: "/", accountHome: { nil }, clock: clock, systemZone: { Zone("Asia/Seoul") ?? .utc },
            sensors: sensors)
    }

    /// Imports four records of a phone and a watch.
    func importSample() async throws -> Outcome { await run("import", try write(AppleExport.text, to: "export.xml")) }

    func run(_ words: String...) async -> Outcome { await run(words) }

    func run(_ words: [String]) async -> Outcome {
        let (output, errors) = (MemorySink(), MemorySink())
        (output.failure, output.onWrite) = (failure, onOutput)
        let console = Console(
            output: output, errors: errors, colors: colors, showsProgress: showsProgress, asksInOutput: asksInOutput, columns: columns,
            signals: TerminalSignals(environment: terminal), readsKeys: readsKeys,
            answer: { [self] in
                onAnswer()
                return answers.isEmpty ? answer : answers.removeFirst()
            }, secret: { [self] _ in secret })
        let status: Int32
        do throws(UsageError) {
            status = await runner.run(try runner.parse(["gnd", "--home", home] + words), console: console)
        } catch {
            status = runner.complain(error, about: ["gnd"] + words, console: console)
        }
        return Outcome(status: status, output: output.text, errors: errors.text)
    }

    /// Writes a file beside the home and returns its path.
    func write(_ text: String, to name: String) throws -> String {
        let path = "\(home)-\(name)"
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        return path
    }

    nonisolated deinit {
        let manager = FileManager.default
        try? manager.removeItem(atPath: home)
        for name in (try? manager.contentsOfDirectory(atPath: "/tmp")) ?? [] where "/tmp/\(name)".hasPrefix("\(home)-") {
            try? manager.removeItem(atPath: "/tmp/\(name)")
        }
    }
}
