import Phrases
import Screens
import Terminal
import Walking

extension ViewController {
    /// The keys that undo and redo, each with the name of the change that it would undo or do again.
    /// - Parameters:
    ///   - isOffered: which changes can be undone on this screen.
    ///   - leaves: leaves the screen where what it shows is no longer there, and lets the one below say the answer; false where it is.
    ///   - done: reads again what the screen shows.
    package func undoCommands(
        _ history: UndoHistory, _ phrases: Phrases, undo: KeyEntry, redo: KeyEntry, hint: Int,
        for isOffered: (ChangeName) -> Bool = { _ in true }, leaves: @escaping @MainActor (UndoHistory.Answer) -> Bool = { _ in false },
        done: @escaping @MainActor () async -> Void
    ) -> [KeyCommand] {
        let strings = UndoStrings.for(phrases.language)
        var commands: [KeyCommand] = []
        if let entry = history.lastEntry, isOffered(entry.name) {
            let last = entry.name
            var command = KeyCommand(undo, hint: hint) { [weak self] in
                // Reserved at once, so that a key that is pressed twice reaches the change before.
                guard let self, history.reserve(entry) else { return }
                change(phrases, leaves, done, offering: redo) { [weak self] () throws(JournalFailure) in
                    guard await self?.isSure(last, phrases) == true else {
                        history.release(entry)
                        return nil
                    }
                    return try await history.undo(entry)
                }
            }
            command.shortTitle = command.title
            command.title += ": " + TextWidth.truncated(phrases.name(last), to: longestUndoName)
            commands.append(command)
        } else {
            let reason = history.last.map { strings.elsewhere(phrases.name($0)) } ?? (history.isWorking ? strings.working : strings.nothing)
            commands.append(KeyCommand(undo, disabledReason: reason) {})
        }
        if let entry = history.nextEntry, isOffered(entry.name) {
            let next = entry.name
            var command = KeyCommand(redo, hint: hint + 1) { [weak self] in
                guard let self, history.reserve(entry) else { return }
                change(phrases, leaves, done, offering: undo) { () throws(JournalFailure) in try await history.redo(entry) }
            }
            command.shortTitle = command.title
            command.title += ": " + TextWidth.truncated(phrases.name(next), to: longestUndoName)
            commands.append(command)
        } else {
            let reason = history.next.map { strings.undoneElsewhere(phrases.name($0)) }
            let gone = history.importTakenBack.map { strings.importAgain(phrases.name($0)) }
            let nothing = history.isWorking ? strings.working : gone ?? strings.nothingToRedo
            commands.append(KeyCommand(redo, disabledReason: reason ?? nothing) {})
        }
        return commands
    }

    /// A hint leaves room for the others.
    private var longestUndoName: Int { 30 }

    private func change(
        _ phrases: Phrases, _ leaves: @escaping @MainActor (UndoHistory.Answer) -> Bool, _ done: @escaping @MainActor () async -> Void,
        offering entry: KeyEntry,
        _ work: @escaping @MainActor () async throws(JournalFailure) -> UndoHistory.Answer?
    ) {
        attempt(phrases) { [weak self] () throws(JournalFailure) in
            guard let answer = try await work() else { return }
            await done()
            if !leaves(answer) { self?.show(answer, phrases, offering: entry) }
        }
    }

    private func show(_ answer: UndoHistory.Answer, _ phrases: Phrases, offering entry: KeyEntry) {
        let text = phrases.sentence(answer)
        switch answer {
        case .stale, .overtaken: showToast(text, role: .warning, scope: .screen)
        case .importUndone: showToast(text, scope: .screen)
        case .undone, .redone: showToast(text, offering: entry)
        }
    }

    /// An import may be hours of work and thousands of records, so it is asked about; not what came by itself.
    private func isSure(_ change: ChangeName, _ phrases: Phrases) async -> Bool {
        guard change.isImportByHand else { return true }
        let strings = UndoStrings.for(phrases.language)
        return await confirm(
            phrases.name(change), message: strings.importTitle + " " + strings.importText, action: strings.importAction)
    }
}
