import Glibc
import Phrases
import Walking

/// `gnd inbox`: imports what appears in a folder as soon as it is complete, and says once what came of it.
struct InboxCommand: Command {
    static let name = "inbox"
    static let operands = Operands.optional(.folder("DIR"))
    static let options: [Option] = [.once, .list, .off, .json]
    static let examples = ["gnd inbox ~/Phone", "gnd inbox --once", "gnd inbox --list"]
    static func summary(_ strings: CommandStrings) -> String {
        strings(en: "import what appears in a folder", ko: "폴더에 들어오는 파일을 가져와요")
    }

    func run(_ context: CommandContext) async throws(CommandFailure) {
        let account = try await context.account()
        let journal = try await context.journal()
        let access = context.dependencies.inbox(of: account)
        if context.options.inbox == .off { return try await forget(journal, context) }
        let folder = try await folder(journal, context)
        if context.options.inbox == .list { return try await list(folder, access.list(of: journal), context) }
        if context.options.inbox == nil, !context.options.json {
            context.console.complain(
                context.phrases(
                    en: "watching \(PathText.shown(folder)); Ctrl-C ends it.", ko: "\(PathText.shown(folder)) 폴더를 지켜보고 있어요. Ctrl-C로 끝내요."))
        }
        var failure: CommandFailure?
        try await orFail { () async throws(JournalFailure) in
            let watch = access.watch(journal, reader: context.dependencies.reader(), clock: context.dependencies.clock)
            try await watch(folder, untilSettled: context.options.inbox == .once) { round in
                do throws(CommandFailure) { try write(round, folder, context) } catch { failure = failure ?? error }
                if !round.files.isEmpty { await context.follow(round.reports) }
            }
        }
        if let failure { throw failure }
    }

    /// The folder that is named, which is remembered, or the one that was.
    private func folder(_ journal: any JournalRepository, _ context: CommandContext) async throws(CommandFailure) -> String {
        guard let named = context.options.operands.first else {
            let settings = try await orFail { () async throws(JournalFailure) in try await journal.settings() }
            guard let folder = settings[Inbox.self].folder else { throw .noInbox }
            return folder
        }
        guard let folder = Self.absolute(named) else { throw .importing(.missing(path: named)) }
        guard await context.dependencies.inboxFolders.files(in: folder) != nil else { throw .noFolder(named) }
        _ = try await orFail { () async throws(JournalFailure) in try await journal.change { $0[Inbox.self] = Inbox(folder: folder) } }
        return folder
    }

    private func forget(_ journal: any JournalRepository, _ context: CommandContext) async throws(CommandFailure) {
        let change = try await orFail { () async throws(JournalFailure) in try await journal.change { $0[Inbox.self] = Inbox() } }
        let phrases = context.phrases
        context.console.complain(
            change == nil
                ? phrases(en: "there was no folder to forget.", ko: "지켜보던 폴더가 없어요.")
                : phrases(en: "the folder is no longer watched; nothing in it was changed.", ko: "이제 폴더를 지켜보지 않아요. 파일은 그대로예요."))
    }

    /// The path from the root, without links; nil where there is nothing.
    static func absolute(_ path: String) -> String? {
        guard let found = PathText.withSystemPath(path, { realpath($0, nil) }) else { return nil }
        defer { free(found) }
        return PathText.of(found)
    }

    private func list(_ folder: String, _ list: ListInbox, _ context: CommandContext) async throws(CommandFailure) {
        let found = try await orFail { () async throws(JournalFailure) in try await list(folder) }
        guard let items = found else { throw .noFolder(folder) }
        if context.options.json {
            let list = items.map { item in
                let state: String? =
                    switch item.verdict {
                    case .imported where item.isUndone: "undone"
                    case .imported: "imported"
                    case .left(let reason): reason.rawValue
                    case nil: nil
                    }
                return JSONText.object([
                    ("name", .string(PathText.shown(item.file.name))), ("bytes", .int(Int(clamping: item.file.size))),
                    ("state", state.map(JSONText.string) ?? .null),
                ])
            }
            return try context.console.write("\(JSONText.array(list).text)\n")
        }
        guard !items.isEmpty else {
            return context.console.complain(context.phrases(en: "nothing lies there yet.", ko: "아직 아무것도 없어요."))
        }
        var table = Table([.left, .right, .left])
        for item in items {
            table.add([PathText.shown(item.file.name), context.phrases.bytes(item.file.size), context.phrases.state(of: item)])
        }
        try context.console.write(table.text)
    }

    private func write(_ round: InboxRound, _ folder: String, _ context: CommandContext) throws(CommandFailure) {
        let phrases = context.phrases
        if context.options.json { return try context.console.write("\(json(round).text)\n") }
        if round.isMissing { return context.console.complain(FailureSentence(phrases: phrases)(.noFolder(folder))) }
        var lines: [String] = []
        if let sentence = phrases.sentence(round) {
            lines.append(sentence + phrases(en: " (undo: gnd undo)", ko: " (되돌리기: gnd undo)"))
        }
        lines += round.known.map { phrases(en: "\(PathText.shown($0)): nothing new", ko: "\(PathText.shown($0)): 새로운 기록이 없어요") }
        lines += round.left.map { "\(PathText.shown($0.name)): \(phrases.name($0.reason))" }
        try context.console.write(lines.consoleLines)
    }

    private func json(_ round: InboxRound) -> JSONText {
        .object([
            ("files", .array(round.files.map { .string(PathText.shown($0)) })), ("formats", .array(round.formats.map(JSONText.string))),
            ("walks", .int(round.walks)), ("steps", .int(round.steps)), ("days", .int(round.days)),
            ("nothingNew", .array(round.known.map { .string(PathText.shown($0)) })),
            (
                "left",
                .array(
                    round.left.map { left in
                        .object([("name", .string(PathText.shown(left.name))), ("reason", .string(left.reason.rawValue))])
                    })
            ), ("imports", .array(round.imports.map { .int(Int($0)) })), ("folderIsMissing", .bool(round.isMissing)),
        ])
    }
}
