/// Imports what has come into the inbox and is complete; every file stays where it is.
package struct ImportInbox: Sendable {
    private let journal: any JournalRepository
    private let reader: any HistoryReader
    private let folders: any InboxFolders
    private let store: any InboxLedgerStore
    private let clock: any WallClock

    package init(
        journal: any JournalRepository, reader: any HistoryReader, folders: any InboxFolders, store: any InboxLedgerStore,
        clock: any WallClock
    ) {
        self.journal = journal
        self.reader = reader
        self.folders = folders
        self.store = store
        self.clock = clock
    }

    /// - Parameter look: what the rounds before have seen.
    package func callAsFunction(_ folder: String, look: inout InboxLook) async throws(JournalFailure) -> InboxRound {
        var round = InboxRound()
        guard let files = await folders.files(in: folder) else {
            round.isMissing = true
            return round
        }
        // Another program may have looked since.
        var ledger = await store.read()
        look.update(files, ledger: ledger, now: clock.now)
        round.wait = look.wait
        guard !look.ready.isEmpty else { return round }
        let settings = try await journal.settings()
        let reader = reader.counting(settings.walkingSports)
        let (steps, known) = (try await stepsByDay(), Set(try await journal.imports().map(\.id)))
        for file in look.ready where !Task.isCancelled {
            guard let verdict = try await verdict(on: file, in: folder, reader, settings.zones, &round) else { continue }
            ledger.record(verdict, on: file)
            // What is imported is noted at once, so that it is not read again when the program is killed.
            await store.write(ledger)
        }
        round.imports = try await note(look.ready, in: folder, beside: known, &ledger)
        if !round.files.isEmpty {
            let now = try await stepsByDay()
            for date in Set(steps.keys).union(now.keys) where steps[date] != now[date] {
                round.days += 1
                round.steps += (now[date] ?? 0) - (steps[date] ?? 0)
            }
        }
        if !round.imports.isEmpty { ledger.lastImports = round.imports }
        ledger.keep(only: files)
        await store.write(ledger)
        return round
    }

    /// Imports the files of a round again, which were undone.
    /// - Returns: the numbers of the imports that changed the journal, oldest first; none of files that are gone.
    package func again(_ round: InboxRound, in folder: String) async throws(JournalFailure) -> [Int64] {
        let files = await folders.files(in: folder)?.filter { round.files.contains($0.name) } ?? []
        let settings = try await journal.settings()
        let (reader, known) = (reader.counting(settings.walkingSports), Set(try await journal.imports().map(\.id)))
        var redone = InboxRound()
        for file in files { _ = try await verdict(on: file, in: folder, reader, settings.zones, &redone) }
        var ledger = await store.read()
        let numbers = try await note(files, in: folder, beside: known, &ledger)
        if !numbers.isEmpty { ledger.lastImports = numbers }
        await store.write(ledger)
        return numbers
    }

    /// Notes what was imported of files beside what was there before.
    /// - Returns: the numbers of the imports that changed the journal, oldest first.
    private func note(
        _ files: [InboxFile], in folder: String, beside known: Set<Int64>, _ ledger: inout InboxLedger
    ) async throws(JournalFailure) -> [Int64] {
        let imports = try await journal.imports().filter { !known.contains($0.id) && $0.report?.changedSomething == true }
        let numbers = Dictionary(grouping: imports) { $0.path }.mapValues { $0.map(\.id) }
        ledger.record(files.reduce(into: [:]) { $0[$1.name] = numbers[Self.path(of: $1, in: folder)] })
        return imports.map(\.id).sorted()
    }

    private func stepsByDay() async throws(JournalFailure) -> [CivilDate: Int] {
        let days = try await journal.days(from: nil, through: nil)
        return Dictionary(days.filter { $0.stepCount > 0 }.map { ($0.date, $0.stepCount) }) { first, _ in first }
    }

    /// Reads one file; nil where it was stopped or is gone, so that it is looked at again.
    private func verdict(
        on file: InboxFile, in folder: String, _ reader: any HistoryReader, _ zones: ZoneTimeline, _ round: inout InboxRound
    ) async throws(JournalFailure) -> InboxLedger.Verdict? {
        let sink = try await journal.importSink()
        let path = Self.path(of: file, in: folder)
        let reports: [ImportReport]
        var reason: InboxReason?
        do throws(ImportFailure) {
            reports = try await reader.read(path, zones: zones, into: sink) { _ in }
            if reports.contains(where: { $0.isPartial || !$0.unreadableFiles.isEmpty }) { reason = .incomplete }
        } catch {
            reports = error.kept
            switch error {
            case .cancelled, .missing: return nil
            case .journal(let failure): throw failure
            case .notAnExport: reason = .notAnExport
            case .empty: reason = .empty
            case .unreadable, .nothingReadable: reason = .unreadable
            case .truncated, .broken: reason = .incomplete
            }
        }
        if reason == nil, !reports.contains(where: { $0.changedSomething || $0.outcome.known > 0 || $0.outcome.walksKnown > 0 }) {
            reason = .nothing
        }
        add(reports, of: file, to: &round, reason)
        return reason.map(InboxLedger.Verdict.left) ?? .imported
    }

    private static func path(of file: InboxFile, in folder: String) -> String {
        folder.hasSuffix("/") ? folder + file.name : "\(folder)/\(file.name)"
    }

    private func add(_ reports: [ImportReport], of file: InboxFile, to round: inout InboxRound, _ reason: InboxReason?) {
        let changing = reports.filter(\.changedSomething)
        if let reason {
            round.left.append(InboxRound.Left(file.name, reason))
        } else if changing.isEmpty {
            round.known.append(file.name)
        }
        guard !changing.isEmpty else { return }
        round.files.append(file.name)
        round.reports += changing
        for report in changing {
            if !round.formats.contains(report.format) { round.formats.append(report.format) }
            round.walks = round.walks.addingClamped(report.outcome.walksAdded)
            round.records = round.records.addingClamped(report.outcome.taken)
        }
    }
}
