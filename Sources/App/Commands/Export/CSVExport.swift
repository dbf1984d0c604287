import Phrases
import Walking

/// Days as comma-separated values (RFC 4180), for spreadsheets.
///
/// RFC 4180 has no escapes, so that what a source's name hides is made visible here as it is in tables: a label for people, while
/// the exports that are read again write it in escapes of their own and lose nothing.
struct CSVExport {
    let journal: any JournalRepository
    let context: CommandContext

    private static let header = "date,steps,goal,distance_m,flights,speed_m_s,step_length_m,brisk_min,sources"

    func run() async throws(CommandFailure) {
        let days = try await orFail { () async throws(JournalFailure) in
            try await LoadDays(journal: journal)(from: context.options.from, through: context.options.through)
        }
        var text: ConsoleText = "\(Self.header)\r\n"
        for day in days { text += "\(line(day))\r\n" }
        try context.console.write(text)
    }

    private func line(_ day: Day) -> String {
        let sources = day.sourceCounts().map { "\($0.name) \($0.count)" }.joined(separator: "; ")
        return [
            day.date.description, day.hasSteps ? String(day.stepCount) : "", String(day.goal), Self.total(day.distance),
            Self.total(day.flights), Self.number(day.speed), Self.number(day.stepLength),
            day.hasSteps ? day.briskMinutes.map { String($0) } ?? "" : "",
            Self.quoted(sources),
        ].joined(separator: ",")
    }

    /// A total of nothing is one that nobody recorded.
    private static func total(_ value: Double) -> String { value > 0 ? number(value) : "" }

    /// To the thousandth: no sensor knows more.
    private static func number(_ value: Double?) -> String {
        guard let value, value.isFinite else { return "" }
        return JSONText.double((value * 1000).rounded() / 1000).text
    }

    /// Text from others may hold commas, quotes and, for a spreadsheet, formulas.
    private static func quoted(_ text: String) -> String {
        let safe = text.first.map { "=+-@".contains($0) } == true ? "'" + text : text
        guard safe.contains(where: { ",\"".contains($0) }) else { return safe }
        return "\"" + safe.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
    }
}
