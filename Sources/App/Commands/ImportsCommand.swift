import Journal
import Phrases
import Walking

/// `gnd imports`: what was imported, newest first; `--undo NUMBER` takes one back as a whole.
struct ImportsCommand: Command {
    static let name = "imports"
    static let operands = Operands.none
    static let options: [Option] = [.undo, .json]
    static func summary(_ strings: CommandStrings) -> String { strings.importsSummary }

    func run(_ context: CommandContext) async throws(CommandFailure) {
        let journal = try await context.profile()
        if let number = context.options.undo {
            let isDone = try await orFail { () async throws(JournalFailure) in try await journal.undoImport(number) }
            guard isDone else { throw .noSuchImport(number) }
            await context.refreshPrompt()
            return try context.console.write(context.phrases(en: "Taken back.", ko: "되돌렸어요.") + "\n")
        }
        let records = try await orFail { () async throws(JournalFailure) in try await journal.imports() }
        if context.options.json {
            try context.console.write(JSONText.array(records.map(json)).text + "\n")
        } else {
            let zone = try await orFail { () async throws(JournalFailure) in try await journal.settings().zones.home }
            try context.console.write(table(records, zone: zone, context).text)
        }
    }

    private func table(_ records: [ImportRecord], zone: Zone, _ context: CommandContext) -> Table {
        let phrases = context.phrases
        var table = Table([.right, .left, .left, .left])
        for record in records {
            let time = "\(zone.wall(at: record.at).date) \(phrases.time(record.at, in: zone))"
            let text = record.report.map { ImportSentence(phrases: phrases)($0) } ?? phrases(en: "broke off", ko: "중단됨")
            table.add([String(record.id), time, record.report?.format ?? "", text])
        }
        return table
    }

    private func json(_ record: ImportRecord) -> JSONText {
        .object([
            ("number", .int(Int(record.id))), ("at", .string(TimeText(record.at, in: .utc).text)),
            ("sha256", record.hash.map(JSONText.string) ?? .null), ("report", record.report.map(JSONText.init(report:)) ?? .null),
        ])
    }
}
