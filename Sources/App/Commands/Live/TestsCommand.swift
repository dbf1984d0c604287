import Live
import LiveWalking
import Phrases
import Walking

/// `gnd tests`: every try of the six-minute walk and of the four metres, the newest first; `add` adds the way of six minutes, and `correct`
/// corrects the last one.
struct TestsCommand: Command {
    private enum Action: String, CaseIterable { case list, add, correct }

    static let name = "tests"
    static let operands = Operands.action(.choice(Action.allCases.map(\.rawValue)), on: .text("METRES"), more: 8)
    static let options: [Option] = [.json]
    static let examples = [
        "gnd tests", "gnd tests add 12 x 40 + 15", "gnd tests add 2026-11-20 480", "gnd tests correct 485", "gnd tests --json",
    ]
    static func summary(_ strings: CommandStrings) -> String {
        strings(en: "list, add and correct the results of walking tests", ko: "걷기 검사 결과를 보고, 더하고, 고쳐요")
    }

    func run(_ context: CommandContext) async throws(CommandFailure) {
        let journal = try await context.journal()
        let operands = context.options.operands
        let action = operands.first.flatMap(Action.init) ?? .list
        if action == .list, operands.count > 1 { throw .tooManyWords(operands[1]) }
        if action != .list { try await keep(operands.dropFirst().joined(separator: " "), corrects: action == .correct, journal, context) }
        try await list(journal, context)
    }

    /// Keeps a way of six minutes, as a result of its own or in the place of the last one.
    private func keep(
        _ text: String, corrects: Bool, _ journal: any JournalRepository, _ context: CommandContext
    ) async throws(CommandFailure) {
        let settings = try await orFail { () async throws(JournalFailure) in try await journal.settings() }
        if corrects {
            guard let old = settings[GaitTestHistory.self].results.last(where: { $0.test == .sixMinutes }) else { throw .noTestYet }
            guard let new = TypedTestResult.correction(text, of: old) else { throw .noTestResult }
            _ = try await orFail { () async throws(JournalFailure) in
                try await journal.change(named: .corrected(.sixMinutes)) { $0[GaitTestHistory.self].replace(old, by: new) }
            }
        } else {
            let (now, zones) = (context.dependencies.clock.now, settings.zones)
            guard let new = TypedTestResult.result(text, of: .sixMinutes, on: .floor, now: now, zones: zones) else { throw .noTestResult }
            _ = try await orFail { () async throws(JournalFailure) in
                try await journal.change(named: .kept(.sixMinutes)) { $0[GaitTestHistory.self].add(new) }
            }
        }
    }

    private func list(_ journal: any JournalRepository, _ context: CommandContext) async throws(CommandFailure) {
        let settings = try await orFail { () async throws(JournalFailure) in try await journal.settings() }
        let results = Array(settings[GaitTestHistory.self].results.reversed())
        if context.options.json { return try context.console.write("\(JSONText.array(results.map(json)).text)\n") }
        guard !results.isEmpty else {
            return context.console.complain(
                context.phrases(
                    en: "No test was walked yet. “gnd walk --mode six-minutes” begins one.",
                    ko: "아직 검사 기록이 없어요. “gnd walk --mode six-minutes”로 시작할 수 있어요."))
        }
        let phrases = context.phrases
        var table = Table([.left, .left, .right, .right, .left])
        for result in results {
            let zone = settings.zones.zone(on: settings.zones.day(of: result.taken))
            let moment = "\(zone.wall(at: result.taken).date) \(phrases.time(result.taken, in: zone))"
            table.add([
                moment, phrases.name(result.test, on: result.ground), phrases.measure(result), phrases.testSpeed(result),
                result.effort.map(phrases.effort) ?? "",
            ])
        }
        try context.console.write(table.text)
    }

    private func json(_ result: GaitTestResult) -> JSONText {
        .object([
            ("test", .string(result.test.rawValue)), ("taken", .string(TimeText(result.taken, in: .utc).text)),
            ("metres", .double(result.metres)), ("seconds", .double(result.seconds)), ("ground", .string(result.ground.rawValue)),
            ("effort", result.effort.map(JSONText.int) ?? .null),
        ])
    }
}
