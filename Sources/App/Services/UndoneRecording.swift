import Walking

/// The recording of the live walk that the shell undid last, in a file beside the journal, so that the next undo can save it again.
struct UndoneRecording {
    /// The newest change and the newest import of a journal, by their numbers; zero where there is none.
    struct Mark: Equatable {
        var change: Int64
        var `import`: Int64

        init(_ change: LoggedChange?, _ latest: ImportRecord?) {
            self.change = change?.id.rawValue ?? 0
            self.import = latest?.id ?? 0
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

    /// - Parameter mark: the newest of the journal once the walk was undone.
    /// - Returns: whether it is kept.
    func keep(_ path: String, at mark: Mark) -> Bool { file.write("\(mark.text)\n\(path)", isDurable: false) }

    func remove() { file.remove() }
}
