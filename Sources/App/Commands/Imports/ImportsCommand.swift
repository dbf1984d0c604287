import Journal
import Phrases
import Walking

/// `gnd imports`: what was imported, newest first; with a number, what it left out; `--undo NUMBER` takes one back as a whole.
struct ImportsCommand: Command {
    static let name = "imports"
    static let operands = Operands.optional(.text("NUMBER"))
    static let options: [Option] = [.undo, .json]
    static let examples = ["gnd imports", "gnd imports 3", "gnd imports --undo 3"]
    static func summary(_ strings: CommandStrings) -> String {
        strings(en: "list what was imported, or undo an import", ko: "가져온 내역을 보거나 되돌려요")
    }

    func run(_ context: CommandContext) async throws(CommandFailure) {
        let journal = try await context.profile()
        if let number = context.options.undo {
            let (isRepeated, gone) = try await orFail { () async throws(JournalFailure) in
                (try await journal.imports().isRepeated(number), try await journal.undoImport(number))
            }
            guard let gone else { throw .noSuchImport(String(number)) }
            await context.refreshPrompt()
            let hint = context.phrases(
                en: " What another file told, too, stays; of files that an earlier version read, “gnd reimport” brings it back.",
                ko: " 다른 파일에도 있는 기록은 남아요. 이전 버전에서 가져온 파일의 기록은 “gnd reimport”로 되살릴 수 있어요.")
            return try context.console.write(
                "\(context.phrases(en: "Undone: import \(number).", ko: "되돌렸어요: 가져오기 \(number).")) \(context.phrases.sentence(gone))\(isRepeated ? hint : "")\n"
            )
        }
        if let text = context.options.operands.first { return try await detail(text, of: journal, context) }
        let records = try await orFail { () async throws(JournalFailure) in try await journal.imports() }
        if context.options.json {
            try context.console.write("\(JSONText.array(records.map(json)).text)\n")
        } else {
            guard !records.isEmpty else {
                return context.console.complain(
                    context.phrases(
                        en: "There are no imports. “gnd import PATH” imports a file.",
                        ko: "가져온 파일이 없어요. “gnd import PATH”로 가져올 수 있어요."))
            }
            let zone = try await orFail { () async throws(JournalFailure) in try await journal.settings().zones.home }
            try context.console.write(table(records, zone: zone, context).text)
        }
    }

    /// More than anybody reads; the counts say how many there are.
    fileprivate static let mostRecords = 1000

    private func detail(_ text: String, of journal: ProfileJournal, _ context: CommandContext) async throws(CommandFailure) {
        let records = try await orFail { () async throws(JournalFailure) in try await journal.imports() }
        guard let number = Int64(text), let record = records.first(where: { $0.id == number }) else {
            throw .noSuchImport(text)
        }
        let leftOut = try await orFail { () async throws(JournalFailure) in
            try await journal.quarantined(import: number, limit: Self.mostRecords)
        }
        if context.options.json {
            guard case .object(let members) = json(record) else { return }
            return try context.console.write("\(JSONText.object(members + [("quarantined", .array(leftOut.map(json)))]).text)\n")
        }
        let zones = try await orFail { () async throws(JournalFailure) in try await journal.settings().zones }
        let phrases = context.phrases
        let lines = leftOut.map { "  " + phrases.recordWithReason($0, in: zones.zone(on: zones.day(of: $0.start))) }
        let sentence = ImportSentence(phrases: phrases)
        let said =
            record.report.map { [sentence($0)] + (sentence.leftOut($0) + sentence.places($0)).map { "  " + $0 } }
            ?? [phrases(en: "broke off", ko: "중단됐어요")]
        let head = [record.path].compactMap(\.self) + said
        let earlier = try await orFail { () async throws(JournalFailure) in
            try await FindEarlierLeftOut(journal: journal)(record, naming: leftOut.count, of: Self.mostRecords)
        }
        try context.console.write(
            (head + lines + (earlier.isEmpty ? [] : [phrases.namedEarlier(by: earlier)])
                + tail(record.report, shown: leftOut.count, phrases)).consoleLines)
    }

    /// Counts those that are not shown, or says that there is nothing, where that is so.
    private func tail(_ report: ImportReport?, shown: Int, _ phrases: Phrases) -> [String] {
        guard let report else { return [] }
        let all = report.outcome.quarantined.values.reduce(0) { $0.addingClamped(max(0, $1)) }
        if shown >= Self.mostRecords, all > shown {
            let rest = phrases.number(all - shown)
            return [phrases(en: "And \(rest) more.", ko: "그 밖에 \(rest)개가 더 있어요.")]
        }
        if all > shown {
            let rest = all - shown
            return [
                phrases(
                    en: rest == 1
                        ? "And 1 more, which is in the ledger already."
                        : "And \(phrases.number(rest)) more, which are in the ledger already.",
                    ko: "그 밖에 이미 적혀 있는 것과 같은 기록이 \(phrases.number(rest))개 있어요.")
            ]
        }
        guard shown == 0, report.leftOutCount == 0, !report.isPartial else { return [] }
        return [phrases(en: "Nothing was left out.", ko: "뺀 것이 없어요.")]
    }

    private func json(_ record: QuarantinedRecord) -> JSONText {
        .object([
            ("metric", record.metric.map { .string($0.rawValue) } ?? .null), ("start", .string(TimeText(record.start, in: .utc).text)),
            ("end", .string(TimeText(record.end, in: .utc).text)), ("value", .double(record.value)),
            ("source", .string(Phrases(.en).title(of: record.source))), ("reason", .string(record.reason.rawValue)),
            ("file", record.file.map(JSONText.string) ?? .null),
        ])
    }

    private func table(_ records: [ImportRecord], zone: Zone, _ context: CommandContext) -> Table {
        let phrases = context.phrases
        var table = Table([.right, .left, .left, .left])
        for record in records {
            let time = "\(zone.wall(at: record.at).date) \(phrases.time(record.at, in: zone))"
            let file = record.path.map { PathText.name(of: $0) }
            let brokeOff = [file, phrases(en: "broke off", ko: "중단됐어요")].compactMap { $0 }.joined(separator: " · ")
            let text = record.report.map { ImportSentence(phrases: phrases)($0) } ?? brokeOff
            table.add([String(record.id), time, record.report.map { phrases.format($0.format) } ?? "", text])
        }
        return table
    }

    private func json(_ record: ImportRecord) -> JSONText {
        .object([
            ("number", .int(Int(record.id))), ("at", .string(TimeText(record.at, in: .utc).text)),
            ("path", record.path.map(JSONText.string) ?? .null), ("sha256", record.hash.map(JSONText.string) ?? .null),
            ("report", record.report.map(JSONText.init(report:)) ?? .null),
        ])
    }
}
