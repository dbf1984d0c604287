import Observation

/// The changes of a person, each with its name: undo reverts the last one, then the one before.
///
/// One history for everything, so that undo never reaches past the last change to an older one of another sort. What a shell or another
/// window changes is a part of it: the journal's log says who did what when, and the history is brought up to date with it whenever the
/// journal changed, and before anything is undone.
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
        /// Another change was made by somebody else since the change was named, so nothing was done; the change that undo would revert now.
        case overtaken(by: ChangeName?)
    }

    /// A change as a screen named it, so that undo reaches that one and no other.
    package struct Named: Equatable, Sendable {
        package let name: ChangeName
        fileprivate let number: Int
    }

    private enum Step {
        case change(UndoID)
        /// A change of something else than the journal.
        case other(any UndoableChange)
        case imports([Int64])
    }

    private struct Entry {
        /// The place of the change among all that this history knows of.
        let number: Int
        let name: ChangeName
        var step: Step

        var named: Named { Named(name: name, number: number) }

        /// Its number, and how much of it there is.
        var extent: [Int] {
            if case .imports(let numbers) = step { [number, numbers.count] } else { [number] }
        }
    }

    private var done: [Entry] = []
    private var undone: [Entry] = []
    /// Indicates whether an import was taken back last, which no redo brings again.
    package private(set) var tookImportBack = false
    @ObservationIgnored private var nextNumber = 0
    /// The newest of the journal's log that is in the history.
    @ObservationIgnored private var mark = ChangeLog.Mark()
    /// The changes and imports that were in the history once, so that none comes in twice.
    @ObservationIgnored private var seenChanges: Set<UndoID> = []
    @ObservationIgnored private var seenImports: Set<Int64> = []
    /// The number of times that a new change ended what could be done again.
    @ObservationIgnored private var redoEnds = 0
    @ObservationIgnored private let journal: any JournalRepository

    nonisolated package init(journal: any JournalRepository) {
        self.journal = journal
    }

    /// The change that undo would revert.
    package var last: ChangeName? { done.last?.name }
    package var lastEntry: Named? { done.last?.named }

    /// The change that redo would repeat.
    package var next: ChangeName? { undone.last?.name }
    package var nextEntry: Named? { undone.last?.named }

    /// Leaves out everything that was changed so far, which nobody did who is here.
    package func skip() async {
        if let log = try? await journal.changeLog(after: mark) { mark = log.mark(after: mark) }
    }

    /// Takes in what a session before, the shell and other windows changed, and leaves out what they undid.
    package func follow() async throws(JournalFailure) { _ = try await followLog() }

    /// - Returns: what the journal says.
    private func followLog() async throws(JournalFailure) -> ChangeLog {
        // What is added while the journal answers is not in its answer.
        let known = nextNumber
        let log = try await journal.changeLog(after: mark)
        let (stillDone, stillUndone) = (
            done.compactMap { standing($0, in: log, known) }, undone.compactMap { standing($0, in: log, known) }
        )
        // Nobody who shows them hears of a change that is none.
        if stillDone.map(\.extent) != done.map(\.extent) { done = stillDone }
        if stillUndone.map(\.extent) != undone.map(\.extent) { undone = stillUndone }
        var readings = log.readings[...]
        for change in log.changes {
            while let reading = readings.first, reading.at <= change.at {
                readings = readings.dropFirst()
                takeIn(reading.numbers, reading.name)
            }
            takeIn(change)
        }
        for reading in readings { takeIn(reading.numbers, reading.name) }
        let seen = log.mark(after: mark)
        mark = ChangeLog.Mark(change: max(mark.change, seen.change), import: max(mark.import, seen.import))
        return log
    }

    /// Returns an entry with as much of it as nobody undid elsewhere.
    private func standing(_ entry: Entry, in log: ChangeLog, _ known: Int) -> Entry? {
        guard entry.number < known else { return entry }
        var entry = entry
        switch entry.step {
        case .change(let change): return log.standingChanges.contains(change) ? entry : nil
        case .other: return entry
        case .imports(let numbers):
            let rest = numbers.filter(log.standingImports.contains)
            entry.step = .imports(rest)
            return rest.isEmpty ? nil : entry
        }
    }

    private func takeIn(_ change: LoggedChange) {
        guard seenChanges.insert(change.id).inserted else { return }
        let entry = entry(change.name, .change(change.id))
        switch change.direction {
        case .undo: undone.append(entry)
        case .redo: done.append(entry)
        case .change:
            // What was changed here meanwhile may be newer.
            let newer = done.reversed().prefix {
                if case .change(let other) = $0.step { other.rawValue > change.id.rawValue } else { false }
            }
            done.insert(entry, at: done.count - newer.count)
            if newer.isEmpty { endRedo() }
        }
    }

    private func takeIn(_ imports: [Int64], _ name: ChangeName) {
        let new = imports.filter { seenImports.insert($0).inserted }
        guard !new.isEmpty else { return }
        done.append(entry(name, .imports(new)))
        endRedo()
    }

    private func entry(_ name: ChangeName, _ step: Step) -> Entry {
        defer { nextNumber += 1 }
        return Entry(number: nextNumber, name: name, step: step)
    }

    /// Remembers a change that was just made; nil is a change that changed nothing.
    package func add(_ change: UndoID?, _ name: ChangeName) {
        guard let change else { return }
        add(entry(name, .change(change)))
    }

    /// Remembers a change that was just made of something else than the journal.
    package func add(_ change: some UndoableChange, _ name: ChangeName) {
        add(entry(name, .other(change)))
    }

    /// Remembers what one reading imported, by its numbers in the ledger.
    package func add(imports numbers: [Int64], file: String) { add(imports: numbers, .imports(file: file)) }

    /// Remembers imports that are something else to a person, such as a walk that was recorded.
    package func add(imports numbers: [Int64], _ name: ChangeName) {
        if !numbers.isEmpty { add(entry(name, .imports(numbers))) }
    }

    /// Leaves out an import that was taken back by another way.
    package func forget(import number: Int64) {
        leaveOut([number])
        tookImportBack = true
    }

    private func leaveOut(_ imports: Set<Int64>) {
        done = done.compactMap { entry in
            guard case .imports(let numbers) = entry.step else { return entry }
            var entry = entry
            let rest = numbers.filter { !imports.contains($0) }
            entry.step = .imports(rest)
            return rest.isEmpty ? nil : entry
        }
    }

    private func add(_ entry: Entry) {
        makeOwn(entry.step)
        done.append(entry)
        endRedo()
        tookImportBack = false
    }

    /// Leaves out what the journal's log said of a step of this session, which knows it by a better name.
    private func makeOwn(_ step: Step) {
        switch step {
        case .change(let change):
            seenChanges.insert(change)
            for list in [\UndoHistory.done, \UndoHistory.undone] {
                self[keyPath: list].removeAll { if case .change(change) = $0.step { true } else { false } }
            }
        case .other: break
        case .imports(let numbers):
            seenImports.formUnion(numbers)
            leaveOut(Set(numbers))
        }
    }

    /// Undoes the last change; nil when there is none.
    ///
    /// One that fails can be tried again.
    /// - Parameter named: the change that the person was shown; where another one is the last by now, nothing is done.
    package func undo(_ named: Named? = nil) async throws(JournalFailure) -> Answer? {
        // Taken at once, so that a key that is pressed twice reaches the change before.
        guard let entry = take(from: \.done, named) else { return try await missed(named) }
        let known = nextNumber
        do throws(JournalFailure) {
            guard try await isStill(entry) else { return .overtaken(by: last) }
            if let newer = done.firstIndex(where: { isNewer($0, than: entry, known) }) {
                done.insert(entry, at: newer)
                return .overtaken(by: last)
            }
            if case .imports(let numbers) = entry.step {
                guard let gone = try await undo(numbers) else { return .stale(entry.name) }
                endRedo()
                tookImportBack = entry.name.isImport
                return .importUndone(entry.name, gone)
            }
            guard let redo = try await reverse(entry.step) else { return .stale(entry.name) }
            makeOwn(redo)
            undone.append(self.entry(entry.name, redo))
            tookImportBack = false
            return .undone(entry.name)
        } catch {
            done.append(entry)
            throw error
        }
    }

    /// Does again what was undone last; nil when there is nothing.
    /// - Parameter named: the change that the person was shown; where another one is the next by now, nothing is done.
    package func redo(_ named: Named? = nil) async throws(JournalFailure) -> Answer? {
        guard let entry = take(from: \.undone, named) else { return try await missed(named) }
        let (known, ends) = (nextNumber, redoEnds)
        do throws(JournalFailure) {
            guard try await isStill(entry), ends == redoEnds else { return .overtaken(by: last) }
            if let newer = undone.firstIndex(where: { $0.number >= known }) {
                undone.insert(entry, at: newer)
                return .overtaken(by: last)
            }
            guard let undo = try await reverse(entry.step) else { return .stale(entry.name) }
            makeOwn(undo)
            done.append(self.entry(entry.name, undo))
            tookImportBack = false
            return .redone(entry.name)
        } catch {
            undone.append(entry)
            throw error
        }
    }

    /// Returns whether an entry came in since a number was the next, and was made after another one.
    private func isNewer(_ other: Entry, than entry: Entry, _ known: Int) -> Bool {
        guard other.number >= known else { return false }
        if case .change(let later) = other.step, case .change(let earlier) = entry.step { return later.rawValue > earlier.rawValue }
        return true
    }

    /// Removes the last entry of a list; nil where that is not the one that a screen named.
    private func take(from list: ReferenceWritableKeyPath<UndoHistory, [Entry]>, _ named: Named?) -> Entry? {
        guard let last = self[keyPath: list].last, named.map({ $0 == last.named }) ?? true else { return nil }
        return self[keyPath: list].removeLast()
    }

    /// The answer where there was nothing to take.
    private func missed(_ named: Named?) async throws(JournalFailure) -> Answer? {
        try await follow()
        return named == nil ? nil : .overtaken(by: last)
    }

    /// Brings the history up to date.
    /// - Returns: whether nobody else has undone an entry that was taken out of it.
    private func isStill(_ entry: Entry) async throws(JournalFailure) -> Bool {
        let log = try await followLog()
        return standing(entry, in: log, .max) != nil
    }

    private func endRedo() {
        undone = []
        redoEnds += 1
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
