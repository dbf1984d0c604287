import Files
import Journal
import Phrases
import Sessions
import Walking

/// `gnd undo`: takes back what was changed last, in the shell or in the app.
struct UndoCommand: Command {
    static let name = "undo"
    static let operands = Operands.none
    static let options: [Option] = []
    static let examples = ["gnd undo"]
    static func summary(_ strings: CommandStrings) -> String {
        strings(en: "undo the last change; once more, do it again", ko: "마지막 변경을 되돌려요. 한 번 더 하면 다시 해요")
    }

    func run(_ context: CommandContext) async throws(CommandFailure) {
        let (journal, phrases) = (try await context.profile(), context.phrases)
        let (last, latest) = try await orFail { () async throws(JournalFailure) in
            (try await journal.lastChange(), try await journal.lastImport())
        }
        let recording = UndoneRecording(try await context.account().id, in: context.dependencies.folders.state)
        let path = recording.path(at: UndoneRecording.Mark(last, latest))
        // One that cannot be read is not tried for ever.
        recording.remove()
        if let path { return try await redo(path, context) }
        if let latest, last.map({ $0.at < latest.at }) ?? true {
            if try await undoInbox(latest.id, journal, context) { return }
            if latest.report?.isLiveWalk == true { return try await undo(latest, of: journal, keeping: recording, context) }
            // It is hours of work, so it is undone by its number alone.
            try refuse(
                phrases(
                    en: "The last change that is left is import \(latest.id). To undo it: gnd imports --undo \(latest.id)",
                    ko: "남아 있는 마지막 변경은 \(latest.id)번 가져오기예요. 되돌리려면: gnd imports --undo \(latest.id)"), context)
        }
        guard let last else { try refuse(phrases(en: "There is nothing to undo.", ko: "되돌릴 것이 없어요."), context) }
        let redo = try await orFail { () async throws(JournalFailure) in try await journal.undo(last.id) }
        guard redo != nil else { try refuse(phrases.sentence(.stale(last.name)), context) }
        await context.refreshPrompt()
        let next =
            last.isUndo
            ? phrases(en: "“gnd undo” once more undoes it.", ko: "“gnd undo”를 한 번 더 하면 되돌려요.")
            : phrases(en: "“gnd undo” once more does it again.", ko: "“gnd undo”를 한 번 더 하면 다시 해요.")
        try context.console.write("\(phrases.sentence(last.isUndo ? .redone(last.name) : .undone(last.name))). \(next)\n")
    }

    /// Says why nothing was undone, which a script takes for the failure that it is.
    private func refuse(_ sentence: String, _ context: CommandContext) throws(CommandFailure) -> Never {
        context.console.complain(sentence)
        throw .alreadySaid
    }

    /// Undoes what the inbox imported last, as a whole; it came by itself, and comes again only when a file changes.
    /// - Returns: whether an import came by the inbox.
    private func undoInbox(_ latest: Int64, _ journal: ProfileJournal, _ context: CommandContext) async throws(CommandFailure) -> Bool {
        let numbers = await context.dependencies.inbox(of: try await context.account()).store.read().lastImports
        guard numbers.contains(latest) else { return false }
        var gone = UndoneImport()
        for number in numbers.reversed() {
            let undone = try await orFail { () async throws(JournalFailure) in try await journal.undoImport(number) }
            if let undone { gone += undone }
        }
        await context.refreshPrompt()
        let phrases = context.phrases
        let name = phrases(en: "what the inbox brought", ko: "폴더에서 가져온 것")
        try context.console.write("\(phrases.sentence(.importUndone(.imports(file: name), gone)))\n")
        return true
    }

    /// Undoes a live walk, which nobody thinks of as an import.
    private func undo(
        _ walk: ImportRecord, of journal: ProfileJournal, keeping recording: UndoneRecording, _ context: CommandContext
    ) async throws(CommandFailure) {
        let path = walk.path.flatMap { OpenFile.exists($0) ? $0 : nil }
        let isKept = try await orFail { () async throws(JournalFailure) in
            // Kept first: who hears of the change in the app looks for it.
            let mark = try await UndoneRecording.Mark(of: journal, without: walk.id)
            let isKept = path.map { recording.keep($0, at: mark) } ?? false
            do throws(JournalFailure) {
                _ = try await journal.undoImport(walk.id)
            } catch {
                recording.remove()
                throw error
            }
            return isKept
        }
        await context.refreshPrompt()
        let phrases = context.phrases
        var text = phrases(en: "Undone: the live walk.", ko: "되돌렸어요: 걸으면서 기록한 산책.")
        if let path {
            text +=
                isKept
                ? phrases(en: " “gnd undo” once more does it again.", ko: " “gnd undo”를 한 번 더 하면 다시 해요.")
                : phrases(en: " “gnd import \(path)” brings it back.", ko: " “gnd import \(path)”로 되살릴 수 있어요.")
        }
        try context.console.write("\(text)\n")
    }

    /// Saves the walk of a recording again, as the app does.
    private func redo(_ path: String, _ context: CommandContext) async throws(CommandFailure) {
        let walks = context.dependencies.liveWalks(of: try await context.account(), zone: context.options.zone)
        let outcome = try await orFail { () async throws(JournalFailure) in try await walks.save(file: path) }
        await context.refreshPrompt()
        guard case .saved = outcome else { return try context.console.write("\(SavedWalkText(phrases: context.phrases)(outcome))\n") }
        let text = context.phrases(
            en: "Done again: the live walk. “gnd undo” once more undoes it.",
            ko: "다시 했어요: 걸으면서 기록한 산책. “gnd undo”를 한 번 더 하면 되돌려요.")
        try context.console.write("\(text)\n")
    }
}
