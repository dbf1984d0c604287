import Importers
import Journal
import Phrases
import Walking

/// `gnd import`: pours files into the journal; what is reported as saved is saved.
struct ImportCommand: Command {
    static let name = "import"
    static let operands = Operands.many(.file("PATH"))
    static let options: [Option] = [.asWalk, .notAsWalk, .json]
    static let examples = [
        "gnd import export.zip", "gnd import ~/Downloads/walks track.gpx --json", "gnd import track.gpx --as-walk geocaching",
    ]
    static func summary(_ strings: CommandStrings) -> String {
        strings(en: "read exports and tracks into the journal", ko: "내보낸 파일과 GPS 경로를 가져와요")
    }

    func run(_ context: CommandContext) async throws(CommandFailure) {
        let journal = try await context.journal()
        try await applySports(context, journal)
        let settings = try await orFail { () async throws(JournalFailure) in try await journal.settings() }
        // A dated copy first, once a day: an import is the largest change that there is.
        let dependencies = context.dependencies
        _ = try await orFail { () async throws(JournalFailure) in
            try await dependencies.journal().backUpIfDue(into: dependencies.backupFolder)
        }
        let sink = try await orFail { () async throws(JournalFailure) in try await journal.importSink() }
        let reading = FileReading(context: context, sports: settings.walkingSports)

        let began = dependencies.clock.now
        var reports: [ImportReport] = []
        var failures: [ImportFailure] = []
        for path in context.options.operands {
            do throws(ImportFailure) {
                let found = try await reading(path, zones: settings.zones, into: sink)
                reports += found
                for report in found { try? printReport(report, context, of: found.count) }
                printUnreadable(found, in: path, context)
            } catch {
                failures.append(error)
                reports += error.kept
                // Files that changed nothing are not reported; the failure says so.
                for report in error.kept where report.changedSomething { try? printReport(report, context, of: error.kept.count) }
                printUnreadable(error.kept, in: path, context)
                if !context.options.json { context.console.complain(FailureSentence(phrases: context.phrases)(.importing(error))) }
                if error.endsEverything { break }
            }
        }
        if dependencies.clock.now >= began + Self.longTime { notify(context, reports, failures) }
        await context.follow(reports)
        if reports.count > 1, !context.options.json, let changes = try? await sink.changes(),
            let total = ImportSentence(phrases: context.phrases).total(changes)
        {
            try context.console.write([total].consoleLines)
        }
        if context.options.json {
            // The failure is all that there is to say, if nothing was read at all.
            if reports.isEmpty, failures.count == 1 { throw .importing(failures[0]) }
            let sentences = failures.map { FailureSentence(phrases: context.phrases)(.importing($0)) }
            let list = JSONText.array(reports.map(JSONText.init(report:)) + sentences.map(JSONText.failure))
            try context.console.write("\(list.text)\n")
        }
        // An incomplete import has failed in part, and a script that deletes what it imported must hear of it.
        let isIncomplete = reports.contains { $0.isPartial || !$0.unreadableFiles.isEmpty }
        if !failures.isEmpty || isIncomplete { throw .alreadySaid }
    }

    /// Keeps the choice of sports for every import that follows.
    private func applySports(_ context: CommandContext, _ journal: any JournalRepository) async throws(CommandFailure) {
        let (walks, others) = (context.options.walkingSports, context.options.otherSports)
        if let known = walks.first(where: { !Importer.isUnknown(sport: $0) }) { throw .knownSport(known) }
        guard !walks.isEmpty || !others.isEmpty else { return }
        _ = try await orFail { () async throws(JournalFailure) in
            try await journal.change { settings in
                for name in others { settings.walkingSports.remove(name) }
                for name in walks { settings.walkingSports.insert(name) }
            }
        }
    }

    /// The time after which nobody may watch any more.
    private static let longTime = Duration.seconds(10)

    /// Says on the desktop that a long import has ended, to somebody who looks at another window by now.
    private func notify(_ context: CommandContext, _ reports: [ImportReport], _ failures: [ImportFailure]) {
        let phrases = context.phrases
        let body =
            !failures.isEmpty || reports.contains { $0.isPartial || !$0.unreadableFiles.isEmpty }
            ? phrases(en: "Not everything was read; what was is kept.", ko: "다 읽지는 못했지만 읽은 것은 저장했어요.")
            : reports.contains(where: \.changedSomething)
                ? phrases(en: "Imported.", ko: "가져왔어요.")
                : phrases(en: "Nothing new was imported.", ko: "새로 가져온 것이 없어요.")
        guard let text = context.console.signals.notification("gnd import", body) else { return }
        try? context.console.errors.write(text)
    }

    /// Names each file of a path that could not be read, with the reason.
    private func printUnreadable(_ reports: [ImportReport], in path: String, _ context: CommandContext) {
        for report in reports {
            for file in report.unreadableFiles { context.console.complain(context.phrases.sentence(unreadable: file, in: path)) }
        }
    }

    /// - Parameter count: as many reports say what became of the same path.
    private func printReport(_ report: ImportReport, _ context: CommandContext, of count: Int = 1) throws(CommandFailure) {
        guard !context.options.json else { return }
        let isOne = count == 1 && context.options.operands.count == 1
        let sentence = ImportSentence(phrases: context.phrases, namesFormat: count > 1, namesShrunkDays: isOne)
        let lines = [sentence(report)] + sentence.leftOut(report).map { "  " + $0 }
        try context.console.write(lines.consoleLines)
    }
}

extension ImportFailure {
    /// Indicates whether the next file would fare no better.
    fileprivate var endsEverything: Bool {
        switch self {
        case .cancelled, .journal: true
        case .missing, .unreadable, .nothingReadable, .empty, .notAnExport, .truncated, .broken: false
        }
    }
}
