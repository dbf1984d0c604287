import Observation

/// The changes of a person, each with its name: undo reverts the last one, then the one before.
///
/// One history for everything, so that undo never reaches past the last change to an older one of another sort. What a shell or another
/// window changes is a part of it: the journal's log says who did what when, and the history is brought up to date with it whenever the
/// journal changed, and before anything is undone.
@MainActor
@Observable
package final class UndoHistory {
    /// Imports again what was undone, and returns the numbers of that in the ledger.
    package typealias ImportAgain = @Sendable () async throws(JournalFailure) -> [Int64]
    /// Saves again what a live walk was recorded in, by its path, and returns the numbers of that in the ledger.
    package typealias RecordingSaver = @MainActor (_ path: String) async throws(JournalFailure) -> [Int64]

    package enum Answer: Hashable, Sendable {
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
        case imports([Int64], again: ImportAgain?)
        /// Imports that were undone and can be had again.
        case undoneImports(again: ImportAgain)
    }

    private struct Entry {
        /// The place of the change among all that this history knows of.
        let number: Int
        let name: ChangeName
        var step: Step

        var named: Named { Named(name: name, number: number) }

        /// Its number, and how much of it there is.
        var extent: [Int] {
            if case .imports(let numbers, _) = step { [number, numbers.count] } else { [number] }
        }
    }

    private var done: [Entry] = []
    private var undone: [Entry] = []
    /// The numbers of entries whose undo or redo was asked for and has not ended, so that a key that is pressed twice reaches the one before.
    private var reserved: Set<Int> = []
    /// The import that was taken back last, which no redo brings again; nil where something else was changed since.
    package private(set) var importTakenBack: ChangeName?
    @ObservationIgnored private var nextNumber = 0
    /// The newest of the journal's log that is in the history.
    @ObservationIgnored private var mark = ChangeLog.Mark()
    /// The changes and imports that were in the history once, so that none comes in twice.
    @ObservationIgnored private var seenChanges: Set<UndoID> = []
    @ObservationIgnored private var seenImports: Set<Int64> = []
    /// Indicates whether redo imports again, which ends nothing that can be done again.
    @ObservationIgnored private var isImportingAgain = false
    /// Does a live walk again that another session or the shell has saved; nil where nothing can.
    @ObservationIgnored package var saveRecording: RecordingSaver?
    /// Finds the recording of a live walk that the shell undid, by its path; nil where something was changed since.
    @ObservationIgnored package var findUndoneRecording: (@MainActor () async -> String?)?
    /// Such a recording that redo offers, and the number of its entry.
    @ObservationIgnored private var offered: (path: String, number: Int)?
    @ObservationIgnored private let journal: any JournalRepository

    nonisolated package init(journal: any JournalRepository) {
        self.journal = journal
    }

    /// Indicates whether a change is being undone or done again now.
    package var isWorking: Bool { !reserved.isEmpty }

    /// The change that undo would revert.
    package var last: ChangeName? { top(of: done)?.name }
    package var lastEntry: Named? { top(of: done)?.named }

    /// The change that redo would repeat.
    package var next: ChangeName? { top(of: undone)?.name }
    package var nextEntry: Named? { top(of: undone)?.named }

    private func top(of list: [Entry]) -> Entry? { list.last { !reserved.contains($0.number) } }

    /// Leaves out everything that was changed so far, which nobody did who is here.
    package func skip() async {
        if let log = try? await journal.changeLog(after: mark) { mark = log.mark(after: mark) }
    }

    /// Takes in what a session before, the shell and other windows changed, and leaves out what they undid.
    package func follow() async throws(JournalFailure) {
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
                takeIn(reading)
            }
            takeIn(change)
        }
        for reading in readings { takeIn(reading) }
        let seen = log.mark(after: mark)
        mark = ChangeLog.Mark(change: max(mark.change, seen.change), import: max(mark.import, seen.import))
        await offerUndoneRecording()
    }

    /// Lets redo save a live walk again that the shell undid, as it does with one that was undone here.
    private func offerUndoneRecording() async {
        let path = await findUndoneRecording?()
        guard path != offered?.path else { return }
        if let offered { remove(offered.number, from: \.undone) }
        offered = nil
        guard let path, let again = again(path) else { return }
        let entry = entry(.liveWalk, .undoneImports(again: again))
        undone.append(entry)
        offered = (path, entry.number)
    }

    /// Returns an entry with as much of it as nobody undid elsewhere.
    private func standing(_ entry: Entry, in log: ChangeLog, _ known: Int) -> Entry? {
        guard entry.number < known else { return entry }
        var entry = entry
        switch entry.step {
        case .change(let change): return log.standingChanges.contains(change) ? entry : nil
        case .other, .undoneImports: return entry
        case .imports(let numbers, let again):
            let rest = numbers.filter(log.standingImports.contains)
            entry.step = .imports(rest, again: again)
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
            if newer.isEmpty {
                endRedo()
                importTakenBack = nil
            }
        }
    }

    private func takeIn(_ reading: ChangeLog.Reading) {
        let new = reading.numbers.filter { seenImports.insert($0).inserted }
        guard !new.isEmpty else { return }
        done.append(entry(reading.name, .imports(new, again: again(reading.recording))))
        guard !isImportingAgain else { return }
        endRedo()
        importTakenBack = nil
    }

    private func again(_ recording: String?) -> ImportAgain? {
        guard let recording, let saveRecording else { return nil }
        return { () async throws(JournalFailure) in try await saveRecording(recording) }
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

    /// Changes the settings of a journal under a name, which the journal keeps for other sessions.
    package func change(
        _ name: ChangeName, in journal: any JournalRepository, _ edit: @escaping @Sendable (inout JournalSettings) -> Void
    ) async throws(JournalFailure) {
        add(try await journal.change(named: name, edit), name)
    }

    /// Remembers a change that was just made of something else than the journal.
    package func add(_ change: some UndoableChange, _ name: ChangeName) {
        add(entry(name, .other(change)))
    }

    /// Remembers what one reading imported, by its numbers in the ledger.
    package func add(imports numbers: [Int64], file: String) { add(imports: numbers, .imports(file: file)) }

    /// Remembers imports that are something else to a person, such as a walk that was recorded.
    /// - Parameter again: does them again where they were undone; nil where only the person can.
    package func add(imports numbers: [Int64], _ name: ChangeName, again: ImportAgain? = nil) {
        if !numbers.isEmpty { add(entry(name, .imports(numbers, again: again))) }
    }

    /// Leaves out an import that was taken back by another way, and remembers it by its name.
    package func forget(import number: Int64, _ name: ChangeName) {
        leaveOut([number])
        importTakenBack = name
    }

    private func leaveOut(_ imports: Set<Int64>) {
        done = done.compactMap { entry in
            guard case .imports(let numbers, let again) = entry.step else { return entry }
            var entry = entry
            let rest = numbers.filter { !imports.contains($0) }
            entry.step = .imports(rest, again: again)
            return rest.isEmpty ? nil : entry
        }
    }

    private func add(_ entry: Entry) {
        makeOwn(entry.step)
        done.append(entry)
        endRedo()
        importTakenBack = nil
    }

    /// Leaves out what the journal's log said of a step of this session, which knows it by a better name.
    private func makeOwn(_ step: Step) {
        switch step {
        case .change(let change):
            seenChanges.insert(change)
            for list in [\UndoHistory.done, \UndoHistory.undone] {
                self[keyPath: list].removeAll { if case .change(change) = $0.step { true } else { false } }
            }
        case .other, .undoneImports: break
        case .imports(let numbers, _):
            seenImports.formUnion(numbers)
            leaveOut(Set(numbers))
        }
    }

    /// Reserves a change that a person asked to undo or to do again, so that what they ask for next is the change before.
    ///
    /// What is reserved must be undone, done again or given free.
    /// - Returns: whether it was free.
    package func reserve(_ named: Named) -> Bool { reserved.insert(named.number).inserted }

    /// Gives a change free that is not undone after all.
    package func release(_ named: Named) { reserved.remove(named.number) }

    /// Undoes the last change; nil when there is none.
    ///
    /// One that fails can be tried again.
    /// - Parameter named: the change that the person was shown; where another one is the last by now, nothing is done.
    package func undo(_ named: Named? = nil) async throws(JournalFailure) -> Answer? {
        defer { if let named { release(named) } }
        guard let number = reserve(in: \.done, named) else { return try await missed(named) }
        defer { reserved.remove(number) }
        guard let entry = try await upToDate(number, in: \.done) else { return .overtaken(by: last) }
        if case .imports(let numbers, let again) = entry.step {
            let undone = try await undo(numbers)
            remove(number, from: \.done)
            guard let gone = undone else { return .stale(entry.name) }
            guard let again else {
                endRedo()
                importTakenBack = entry.name
                return .importUndone(entry.name, gone)
            }
            self.undone.append(self.entry(entry.name, .undoneImports(again: again)))
            importTakenBack = nil
            return .undone(entry.name)
        }
        let opposite = try await reverse(entry.step)
        remove(number, from: \.done)
        guard let redo = opposite else { return .stale(entry.name) }
        makeOwn(redo)
        undone.append(self.entry(entry.name, redo))
        importTakenBack = nil
        return .undone(entry.name)
    }

    /// Does again what was undone last; nil when there is nothing.
    /// - Parameter named: the change that the person was shown; where another one is the next by now, nothing is done.
    package func redo(_ named: Named? = nil) async throws(JournalFailure) -> Answer? {
        defer { if let named { release(named) } }
        guard let number = reserve(in: \.undone, named) else { return try await missed(named) }
        defer { reserved.remove(number) }
        guard let entry = try await upToDate(number, in: \.undone) else { return .overtaken(by: last) }
        let opposite = try await reverse(entry.step)
        remove(number, from: \.undone)
        guard let undo = opposite else { return .stale(entry.name) }
        makeOwn(undo)
        done.append(self.entry(entry.name, undo))
        importTakenBack = nil
        return .redone(entry.name)
    }

    /// Reserves the last entry of a list that nobody has reserved, or the one that a screen named.
    /// - Returns: its number; nil where there is none, or the one that was named is not the last.
    private func reserve(in list: ReferenceWritableKeyPath<UndoHistory, [Entry]>, _ named: Named?) -> Int? {
        let number = named?.number ?? top(of: self[keyPath: list])?.number
        guard let number, isTop(number, of: self[keyPath: list]) else { return nil }
        reserved.insert(number)
        return number
    }

    /// Returns whether an entry is the last one of a list, apart from those that are undone or done again before it.
    private func isTop(_ number: Int, of list: [Entry]) -> Bool {
        list.last { $0.number == number || !reserved.contains($0.number) }?.number == number
    }

    private func remove(_ number: Int, from list: ReferenceWritableKeyPath<UndoHistory, [Entry]>) {
        self[keyPath: list].removeAll { $0.number == number }
    }

    /// The answer where there was nothing to undo, or something else than a screen named.
    private func missed(_ named: Named?) async throws(JournalFailure) -> Answer? {
        try await follow()
        return named == nil ? nil : .overtaken(by: last)
    }

    /// Brings the history up to date.
    /// - Returns: an entry as it is now; nil where somebody undid it elsewhere, or made a change after it.
    private func upToDate(
        _ number: Int, in list: ReferenceWritableKeyPath<UndoHistory, [Entry]>
    ) async throws(JournalFailure) -> Entry? {
        try await follow()
        guard isTop(number, of: self[keyPath: list]) else { return nil }
        return self[keyPath: list].last { $0.number == number }
    }

    private func endRedo() { undone = [] }

    /// Does the opposite of a step; nil where somebody changed the same since, and of an import.
    private func reverse(_ step: Step) async throws(JournalFailure) -> Step? {
        switch step {
        case .change(let change): try await journal.undo(change).map(Step.change)
        case .other(let change): try await change.undo().map(Step.other)
        case .undoneImports(let again): try await imports(again)
        case .imports: nil
        }
    }

    /// Imports again; nil where nothing came, as of a file that is gone.
    private func imports(_ again: @escaping ImportAgain) async throws(JournalFailure) -> Step? {
        isImportingAgain = true
        defer { isImportingAgain = false }
        let numbers = try await again()
        return numbers.isEmpty ? nil : .imports(numbers, again: again)
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
