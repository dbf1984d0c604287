import Observation

/// The changes of a person, each with its name: undo reverts the last one, then the one before.
///
/// One history for everything, so that undo never reaches past the last change to an older one of another sort.
@MainActor
@Observable
package final class UndoHistory {
    package enum Answer: Equatable, Sendable {
        case undone(ChangeName)
        /// An import was undone; only its file brings it back.
        case importUndone(ChangeName, UndoneImport)
        case redone(ChangeName)
        /// A newer change of the same thing exists, so nothing was done.
        case stale(ChangeName)
    }

    private enum Step {
        case change(UndoID)
        /// A change of something else than the journal.
        case other(any UndoableChange)
        case imports([Int64])
    }

    private struct Entry {
        let name: ChangeName
        var step: Step
    }

    private var done: [Entry] = []
    private var undone: [Entry] = []
    /// Indicates whether an import was taken back last, which no redo brings again.
    package private(set) var tookImportBack = false
    @ObservationIgnored private let journal: any JournalRepository

    nonisolated package init(journal: any JournalRepository) {
        self.journal = journal
    }

    /// The change that undo would revert.
    package var last: ChangeName? { done.last?.name }

    /// The change that redo would repeat.
    package var next: ChangeName? { undone.last?.name }

    /// Takes over the last change of a session that is over, or of the shell: it can be undone here, or done again where it was an undo.
    ///
    /// One that an import came after is left alone, since undo goes from the newest to the oldest.
    package func resume() async {
        guard done.isEmpty, undone.isEmpty, let last = (try? await journal.lastChange()) ?? nil, let imports = try? await journal.imports()
        else { return }
        // Something may have been changed meanwhile.
        guard done.isEmpty, undone.isEmpty, !imports.contains(where: { $0.at > last.at }) else { return }
        let entry = Entry(name: last.name, step: .change(last.id))
        if last.isUndo { undone = [entry] } else { done = [entry] }
    }

    /// Remembers a change that was just made; nil is a change that changed nothing.
    package func add(_ change: UndoID?, _ name: ChangeName) {
        guard let change else { return }
        add(Entry(name: name, step: .change(change)))
    }

    /// Remembers a change that was just made of something else than the journal.
    package func add(_ change: some UndoableChange, _ name: ChangeName) {
        add(Entry(name: name, step: .other(change)))
    }

    /// Remembers what one reading imported, by its numbers in the ledger.
    package func add(imports numbers: [Int64], file: String) { add(imports: numbers, .imports(file: file)) }

    /// Remembers imports that are something else to a person, such as a walk that was recorded.
    package func add(imports numbers: [Int64], _ name: ChangeName) {
        if !numbers.isEmpty { add(Entry(name: name, step: .imports(numbers))) }
    }

    /// Leaves out an import that was taken back by another way.
    package func forget(import number: Int64) {
        done = done.compactMap { entry in
            guard case .imports(let numbers) = entry.step else { return entry }
            let rest = numbers.filter { $0 != number }
            return rest.isEmpty ? nil : Entry(name: entry.name, step: .imports(rest))
        }
        tookImportBack = true
    }

    private func add(_ entry: Entry) {
        done.append(entry)
        undone = []
        tookImportBack = false
    }

    /// Undoes the last change; nil when there is none.
    ///
    /// One that fails can be tried again.
    package func undo() async throws(JournalFailure) -> Answer? {
        // Taken at once, so that a key that is pressed twice reaches the change before.
        guard let entry = done.popLast() else { return nil }
        do throws(JournalFailure) {
            if case .imports(let numbers) = entry.step {
                guard let gone = try await undo(numbers) else { return .stale(entry.name) }
                undone = []
                tookImportBack = entry.name.isImport
                return .importUndone(entry.name, gone)
            }
            guard let redo = try await reverse(entry.step) else { return .stale(entry.name) }
            undone.append(Entry(name: entry.name, step: redo))
            tookImportBack = false
            return .undone(entry.name)
        } catch {
            done.append(entry)
            throw error
        }
    }

    /// Does again what was undone last; nil when there is nothing.
    package func redo() async throws(JournalFailure) -> Answer? {
        guard let entry = undone.popLast() else { return nil }
        do throws(JournalFailure) {
            guard let undo = try await reverse(entry.step) else { return .stale(entry.name) }
            done.append(Entry(name: entry.name, step: undo))
            tookImportBack = false
            return .redone(entry.name)
        } catch {
            undone.append(entry)
            throw error
        }
    }

    /// Does the opposite of a step; nil where somebody changed the same since, and of an import.
    private func reverse(_ step: Step) async throws(JournalFailure) -> Step? {
        switch step {
        case .change(let change): try await journal.undo(change).map(Step.change)
        case .other(let change): try await change.undo().map(Step.other)
        case .imports: nil
        }
    }

    /// Undoes imports, and returns everything that went with them; nil where none of them exists any more.
    private func undo(_ imports: [Int64]) async throws(JournalFailure) -> UndoneImport? {
        var gone: UndoneImport?
        for number in imports.reversed() {
            guard let undone = try await journal.undoImport(number) else { continue }
            gone = gone ?? UndoneImport()
            gone? += undone
        }
        return gone
    }
}

/// A change of something else than the journal, which knows how it is taken back.
package protocol UndoableChange: Sendable {
    /// Takes the change back, which is a change itself.
    /// - Returns: what undoes this again; nil where somebody changed the same since, so that nothing was done.
    func undo() async throws(JournalFailure) -> (any UndoableChange)?
}
