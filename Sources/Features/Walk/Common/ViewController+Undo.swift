import Common
import Phrases
import Screens
import Terminal
import Walking

extension ViewController {
    /// The keys that undo and redo, each with the name of the change that it would undo or do again.
    /// - Parameters:
    ///   - isOffered: which changes can be undone on this screen.
    ///   - done: reads again what the screen shows.
    func undoCommands(
        _ history: UndoHistory, _ words: WalkWords, undo: KeyEntry, redo: KeyEntry, hint: Int,
        for isOffered: (ChangeName) -> Bool = { _ in true }, done: @escaping @MainActor () async -> Void
    ) -> [KeyCommand] {
        var commands: [KeyCommand] = []
        if let last = history.last, isOffered(last) {
            var command = KeyCommand(undo, hint: hint) { [weak self] in
                self?.change(words, done, offering: redo) { () throws(JournalFailure) in
                    guard await self?.isSure(last, words) == true else { return nil }
                    return try await history.undo()
                }
            }
            command.title += ": " + TextWidth.truncated(words.phrases.name(last), to: longestUndoName)
            commands.append(command)
        } else {
            let strings = words.strings.home
            let reason = history.last.map { strings.undoElsewhere(words.phrases.name($0)) } ?? strings.nothingToUndo
            commands.append(KeyCommand(undo, disabledReason: reason) {})
        }
        if let next = history.next, isOffered(next) {
            var command = KeyCommand(redo, hint: hint + 1) { [weak self] in
                self?.change(words, done, offering: undo) { () throws(JournalFailure) in try await history.redo() }
            }
            command.title += ": " + TextWidth.truncated(words.phrases.name(next), to: longestUndoName)
            commands.append(command)
        } else if history.tookImportBack {
            commands.append(KeyCommand(redo, disabledReason: words.strings.ledger.importAgain) {})
        }
        return commands
    }

    /// A hint leaves room for the others.
    private var longestUndoName: Int { 30 }

    private func change(
        _ words: WalkWords, _ done: @escaping @MainActor () async -> Void, offering entry: KeyEntry,
        _ work: @escaping @MainActor () async throws(JournalFailure) -> UndoHistory.Answer?
    ) {
        attempt(words.phrases) { [weak self] () throws(JournalFailure) in
            guard let answer = try await work() else { return }
            await done()
            self?.tell(answer, words, offering: entry)
        }
    }

    private func tell(_ answer: UndoHistory.Answer, _ words: WalkWords, offering entry: KeyEntry) {
        let text = words.phrases.sentence(answer)
        switch answer {
        case .stale: showToast(text, role: .warning)
        case .importUndone: showToast(text)
        case .undone, .redone: showToast(text, offering: entry)
        }
    }

    /// An import may be hours of work and thousands of records, so it is asked about.
    private func isSure(_ change: ChangeName, _ words: WalkWords) async -> Bool {
        guard case .imports = change else { return true }
        let strings = words.strings.ledger
        return await confirm(
            words.phrases.name(change), message: strings.takeBackTitle + " " + strings.takeBackText, action: strings.takeBackAction)
    }
}
