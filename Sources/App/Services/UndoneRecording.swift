import Walking

/// The recording of the live walk that the shell undid last, in a file beside the journal, so that the next undo, or redo in the app, can
/// save it again.
struct UndoneRecording: Sendable {
    /// The newest change and the newest import of a journal, by their numbers; zero where there is none.
    struct Mark: Equatable {
        var change: Int64
        var `import`: Int64

        init(_ change: LoggedChange?, _ latest: ImportRecord?) {
            self.change = change?.id.rawValue ?? 0
            self.import = latest?.id ?? 0
        }

        /// The newest of a journal.
        /// - Parameter import: the number of an import that is left out.
        init(of journal: any JournalRepository, without import: Int64? = nil) async throws(JournalFailure) {
            self.init(try await journal.lastChange(), try await journal.lastImport(without: `import`))
        }

        fileprivate var text: String { "\(change) \(self.import)" }
    }

    private let file: SmallFile

    init(_ account: AccountID, in folder: String) {
        file = SmallFile("undone-walk-\(account.rawValue)", in: folder)
    }

    /// Returns the recording where nothing was changed since its walk was undone.
    func path(at mark: Mark) -> String? {
        let parts = (file.read() ?? "").split(separator: "\n", maxSplits: 1).map { String($0) }
        return parts.count == 2 && parts[0] == mark.text ? parts[1] : nil
    }

    /// Returns the same for a journal as it is now.
    func path(in journal: any JournalRepository) async -> String? {
        guard file.exists, let mark = try? await Mark(of: journal) else { return nil }
        return path(at: mark)
    }

    /// - Parameter mark: the newest of the journal once the walk is undone.
    /// - Returns: whether it is kept.
    func keep(_ path: String, at mark: Mark) -> Bool { file.write("\(mark.text)\n\(path)", isDurable: false) }

    func remove() { file.remove() }
}

extension JournalRepository {
    /// Returns the last import that changed something: one that found everything known already did not.
    /// - Parameter import: the number of one that is left out.
    func lastImport(without import: Int64? = nil) async throws(JournalFailure) -> ImportRecord? {
        try await imports().filter { $0.id != `import` && $0.report?.changedSomething ?? true }.max { $0.at < $1.at }
    }
}
