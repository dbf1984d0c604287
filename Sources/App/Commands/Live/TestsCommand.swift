import Live
import LiveWalking
import Phrases
import Walking

/// `gnd tests`: every try of the six-minute walk and of the four metres, the newest first, and what devices tell of six minutes.
///
/// The ones of devices came by import: they bear the name of their source in the place of a number, and are none to correct or delete.
/// `add` adds the way of six minutes, `correct` corrects the last one, and `delete` deletes the latest result, or the one of a number in
/// the list. All three take the day of the test.
struct TestsCommand: Command {
    private enum Action: String, CaseIterable { case list, add, correct, delete }

    static let name = "tests"
    static let operands = Operands.action(.choice(Action.allCases.map(\.rawValue)), on: .text("METRES"), more: 10)
    static let options: [Option] = [.day, .json]
    static let examples = [
        "gnd tests", "gnd tests add 12 x 40 + 15", "gnd tests add yesterday 480", "gnd tests add 2026-11-20 14:30 480",
        "gnd tests correct yesterday 485", "gnd tests delete --on yesterday", "gnd tests delete 2", "gnd tests --json",
    ]
    static func summary(_ strings: CommandStrings) -> String {
        strings(en: "list, add, correct and delete walking tests", ko: "걷기 검사 결과를 보고, 더하고, 고치고, 지워요")
    }

    func run(_ context: CommandContext) async throws(CommandFailure) {
        let journal = try await context.journal()
        var words = context.options.operands[...]
        let action = words.popFirst().flatMap(Action.init) ?? .list
        let text = words.joined(separator: " ")
        switch action {
        case .list: if let word = words.first { throw .tooManyWords(word) }
        case .add: try await add(text, journal, context)
        case .correct: try await correct(text, journal, context)
        case .delete:
            if let word = words.dropFirst().first { throw .tooManyWords(word) }
            guard try await delete(words.first, journal, context) || context.options.json else { return }
        }
        try await list(journal, context, of: action == .list ? context.options.day : nil)
    }

    /// Keeps a way of six minutes as a result of its own.
    private func add(_ text: String, _ journal: any JournalRepository, _ context: CommandContext) async throws(CommandFailure) {
        let zones = try await settings(journal).zones
        let new: GaitTestResult
        do throws(TypedTestResult.Problem) {
            new = try TypedTestResult.result(
                text, of: .sixMinutes, on: .floor, day: context.options.day, now: context.dependencies.clock.now, zones: zones)
        } catch {
            throw .testResult(error)
        }
        _ = try await orFail { () async throws(JournalFailure) in
            try await journal.change(named: .kept(.sixMinutes)) { $0[GaitTestHistory.self].add(new) }
        }
        try say(en: "Added", ko: "더했어요", new, zones, context)
    }

    /// Keeps a way of six minutes in the place of the last one, or of the last of a day.
    private func correct(_ text: String, _ journal: any JournalRepository, _ context: CommandContext) async throws(CommandFailure) {
        let settings = try await settings(journal)
        let corrected: (old: GaitTestResult, new: GaitTestResult)
        do throws(TypedTestResult.Problem) {
            corrected = try TypedTestResult.correction(
                text, of: .sixMinutes, among: settings[GaitTestHistory.self], day: context.options.day,
                now: context.dependencies.clock.now, zones: settings.zones)
        } catch {
            throw .testResult(error)
        }
        let (old, new) = corrected
        _ = try await orFail { () async throws(JournalFailure) in
            try await journal.change(named: .corrected(.sixMinutes)) { $0[GaitTestHistory.self].replace(old, by: new) }
        }
        try say(en: "Corrected", ko: "고쳤어요", new, settings.zones, context)
    }

    /// Deletes the result of a number in the list, or else the latest, of a day where one is said, and says it.
    /// - Returns: whether others are left.
    private func delete(
        _ number: String?, _ journal: any JournalRepository, _ context: CommandContext
    ) async throws(CommandFailure) -> Bool {
        let settings = try await settings(journal)
        let results = Array(settings[GaitTestHistory.self].results.reversed())
        let day = context.options.day
        let choice = results.indices.filter { day == nil || settings.zones.day(of: results[$0].taken) == day }
        if let day, choice.isEmpty { throw .testResult(.noTry(day)) }
        let index = number.map { number in choice.first { String($0 + 1) == number } } ?? choice.first
        guard let index else { throw .noSuchTest(results.isEmpty ? nil : number) }
        let old = results[index]
        _ = try await orFail { () async throws(JournalFailure) in
            try await journal.change(named: .deleted(old.test)) { $0[GaitTestHistory.self].remove(old) }
        }
        try say(en: "Deleted", ko: "지웠어요", old, settings.zones, context)
        return results.count > 1
    }

    /// Says what was done with a result, and how it is taken back; what reads JSON has the list.
    private func say(
        en: String, ko: String, _ result: GaitTestResult, _ zones: ZoneTimeline, _ context: CommandContext
    ) throws(CommandFailure) {
        guard !context.options.json else { return }
        let phrases = context.phrases
        let text = "\(phrases.name(result.test, on: result.ground)), \(phrases.measure(result)), \(moment(result.taken, zones, phrases))"
        let sentence = phrases(
            en: "\(en): \(text). “gnd undo” takes that back.", ko: "\(ko): \(text). “gnd undo”로 되돌릴 수 있어요.")
        try context.console.write("\(sentence)\n")
    }

    private func settings(_ journal: any JournalRepository) async throws(CommandFailure) -> JournalSettings {
        try await orFail { () async throws(JournalFailure) in try await journal.settings() }
    }

    /// A row of the list: a result with its number, or what a device tells of six minutes.
    private enum Row {
        case own(Int, GaitTestResult)
        case imported(Sample)

        var taken: Instant {
            switch self {
            case .own(_, let result): result.taken
            case .imported(let sample): sample.start
            }
        }
    }

    /// All results and measurements up to now, the newest first.
    private func rows(
        _ journal: any JournalRepository, _ settings: JournalSettings, _ context: CommandContext
    ) async throws(CommandFailure) -> [Row] {
        let now = context.dependencies.clock.now
        let samples = try await orFail { () async throws(JournalFailure) in
            try await journal.samples(.sixMinuteWalk, from: Instant(milliseconds: 0), until: now)
        }
        let own = settings[GaitTestHistory.self].results.reversed().enumerated().map { Row.own($0.offset + 1, $0.element) }
        return (own + samples.reversed().map { Row.imported($0) }).sorted { $0.taken > $1.taken }
    }

    /// Lists the results with their numbers, all of them or those of a day.
    private func list(
        _ journal: any JournalRepository, _ context: CommandContext, of day: CivilDate?
    ) async throws(CommandFailure) {
        let settings = try await settings(journal)
        let rows = try await rows(journal, settings, context).filter { day == nil || settings.zones.day(of: $0.taken) == day }
        if context.options.json { return try context.console.write("\(JSONText.array(rows.map(json)).text)\n") }
        if let day, rows.isEmpty { throw .testResult(.noTry(day)) }
        guard !rows.isEmpty else {
            return context.console.complain(
                context.phrases(
                    en: "No test was walked yet. “gnd walk --mode six-minutes” begins one.",
                    ko: "아직 검사 기록이 없어요. “gnd walk --mode six-minutes”로 시작할 수 있어요."))
        }
        let phrases = context.phrases
        var table = Table([.right, .left, .left, .right, .right, .left])
        for row in rows {
            let moment = moment(row.taken, settings.zones, phrases)
            switch row {
            case .own(let number, let result):
                table.add([
                    "\(number)", moment, phrases.name(result.test, on: result.ground), phrases.measure(result), phrases.testSpeed(result),
                    result.effort.map(phrases.effort) ?? "",
                ])
            case .imported(let sample):
                table.add([
                    "", moment, phrases.name(.sixMinutes, on: .floor), phrases.wholeMetres(sample.value), "",
                    phrases(en: "by \(phrases.title(of: sample.source))", ko: "\(phrases.title(of: sample.source))에서"),
                ])
            }
        }
        try context.console.write(table.text)
    }

    private func moment(_ taken: Instant, _ zones: ZoneTimeline, _ phrases: Phrases) -> String {
        let zone = zones.zone(on: zones.day(of: taken))
        return "\(zone.wall(at: taken).date) \(phrases.time(taken, in: zone))"
    }

    private func json(_ row: Row) -> JSONText {
        switch row {
        case .own(_, let result): json(result)
        case .imported(let sample):
            .object([
                ("test", .string(GaitTest.sixMinutes.rawValue)), ("taken", .string(TimeText(sample.start, in: .utc).text)),
                ("metres", .double(sample.value)), ("seconds", .null), ("ground", .null), ("effort", .null),
                ("source", .string(sample.source.title)),
            ])
        }
    }

    private func json(_ result: GaitTestResult) -> JSONText {
        .object([
            ("test", .string(result.test.rawValue)), ("taken", .string(TimeText(result.taken, in: .utc).text)),
            ("metres", .double(result.metres)), ("seconds", .double(result.seconds)), ("ground", .string(result.ground.rawValue)),
            ("effort", result.effort.map(JSONText.int) ?? .null), ("source", .null),
        ])
    }
}
