import Journal
import Phrases
import Walking

/// `gnd reimport`: reads the files of the ledger again, shows what would change, and changes it when told to.
struct ReimportCommand: Command {
    static let name = "reimport"
    static let operands = Operands.none
    static let options: [Option] = [.yes, .json]
    static let examples = ["gnd reimport", "gnd reimport --yes"]
    static func summary(_ strings: CommandStrings) -> String {
        strings(en: "read known files again; show what changes", ko: "가져온 파일을 다시 읽고 바뀔 것을 보여 줘요")
    }

    func run(_ context: CommandContext) async throws(CommandFailure) {
        let journal = try await context.profile()
        let sports = try await orFail { () async throws(JournalFailure) in try await journal.settings().walkingSports }
        let reading = FileReading(context: context, sports: sports)
        let reimport = try await orFail { () async throws(JournalFailure) in
            try await journal.reimport { path, zones, sink throws(ImportFailure) in try await reading(path, zones: zones, into: sink) }
        }
        let text = ReimportText(phrases: context.phrases)
        for obstacle in reimport.obstacles { context.console.complain(text.sentence(obstacle)) }
        let found = try await orFail { () async throws(JournalFailure) in try await reimport.look() }
        if !context.options.json { try context.console.write(text.look(found, files: reimport.files)) }
        guard !found.isNothing, try isWanted(context, text) else {
            if context.options.json { try context.console.write(json(found, reimport, isApplied: false)) }
            return
        }
        let dependencies = context.dependencies
        let done = try await orFail { () async throws(JournalFailure) in
            _ = try await dependencies.journal().backUpIfDue(into: dependencies.backupFolder)
            return try await reimport.apply()
        }
        await context.follow([done.report])
        try context.console.write(context.options.json ? json(done, reimport, isApplied: true) : text.done(done))
    }

    private func isWanted(_ context: CommandContext, _ text: ReimportText) throws(CommandFailure) -> Bool {
        if context.options.yes { return true }
        guard !context.options.json else { return false }
        try context.console.write("\(text.question)")
        guard let answer = context.console.answer() else {
            try context.console.write("\n\(text.advice)\n")
            return false
        }
        return answer.isYes
    }

    private func json(_ found: ReimportChanges, _ reimport: Reimport, isApplied: Bool) -> ConsoleText {
        let days = found.days.map { change in
            JSONText.object([("date", .string(change.date.description)), ("before", .int(change.before)), ("after", .int(change.after))])
        }
        let object = JSONText.object([
            ("applied", .bool(isApplied)), ("number", found.number.map { .int(Int($0)) } ?? .null),
            ("files", .array(reimport.files.map(JSONText.string))), ("notRead", .array(reimport.obstacles.map(obstacle))),
            ("added", .int(found.added)), ("removed", .int(found.removed)), ("updated", .int(found.updated)),
            ("walksAdded", .int(found.walksAdded)), ("walksRemoved", .int(found.walksRemoved)), ("walksUpdated", .int(found.walksUpdated)),
            ("days", .array(days)),
        ])
        return "\(object.text)\n"
    }

    private func obstacle(_ obstacle: Reimport.Obstacle) -> JSONText {
        let (file, reason) =
            switch obstacle {
            case .gone(let path): (path, "gone")
            case .changed(let path): (path, "changed")
            case .failed(let path, _): (path, "failed")
            case .incomplete(let path): (path, "incomplete")
            case .withoutPath(let file): (file, "withoutPath")
            }
        return .object([("file", .string(file)), ("reason", .string(reason))])
    }
}
