import Phrases
import Walking

/// `gnd report`: a week, month, quarter or year against the goal and against the one before.
struct ReportCommand: Command {
    static let name = "report"
    static let operands = Operands.none
    static let options: [Option] = [.week, .month, .quarter, .year, .day, .duration, .format]
    static let values: [Option: ValueKind] = [
        .duration: .choice([ReportReader.doctor.rawValue]), .format: .choice(ReportFormat.allCases.map(\.rawValue)),
    ]
    static let examples = [
        "gnd report", "gnd report --month --on 2026-10-01", "gnd report --quarter --for doctor --format html > report.html",
    ]
    static func summary(_ strings: CommandStrings) -> String {
        strings(en: "say how a week or a longer time went", ko: "한 주나 더 긴 기간을 돌아봐요")
    }

    func run(_ context: CommandContext) async throws(CommandFailure) {
        let account = try await context.account()
        let journal = try await context.journal()
        let options = context.options.report
        let span = options.span ?? (options.reader == .doctor ? .ninetyDays : .week)
        let report = try await orFail { () async throws(JournalFailure) in
            try await LoadReport(journal: journal, clock: context.dependencies.clock)(
                span, around: context.options.day, age: account.profile?.ageBand ?? .unsaid)
        }
        if report.dates.lowerBound > report.today { throw .reportAhead(context.options.day ?? report.dates.lowerBound) }
        let settings = try await orFail { () async throws(JournalFailure) in try await journal.settings() }
        let tests = context.phrases.latestTests(in: settings, of: report)
        let document = ReportDocument(
            report: report, reader: options.reader, profile: account.profile, tests: tests, phrases: context.phrases)
        // Line ends are the report's own; what stands in a line has passed the escaping of its form.
        let format = context.options.format.flatMap { ReportFormat(rawValue: $0) } ?? .text
        let lines = document.text(format).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        try context.console.write(lines.map { String($0) }.consoleLines)
    }
}
