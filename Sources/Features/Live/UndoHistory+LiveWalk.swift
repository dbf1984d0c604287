import LiveWalking
import Walking

extension UndoHistory {
    /// Remembers that a live walk was saved.
    /// - Parameter walks: saves its recording again where that was undone.
    func add(_ undo: SavedLiveWalk.Undo?, of walk: Walk, by walks: (any LiveWalkProvider)?) {
        let name = ChangeName.walk(ChangedWalk(walk))
        switch undo {
        case .change(let change): add(change, name)
        case .imports(let numbers):
            guard let walks else { return add(imports: numbers, name) }
            add(imports: numbers, name) { [id = walk.id] () async throws(JournalFailure) in try await walks.saveAgain(id) }
        case nil: break
        }
    }
}

extension LiveWalkProvider {
    /// Saves a recording again whose walk was undone.
    /// - Returns: the numbers of the imports in the ledger.
    fileprivate func saveAgain(_ id: WalkID) async throws(JournalFailure) -> [Int64] {
        guard case .saved(_, .imports(let numbers)) = try await save(id) else { throw .missing }
        return numbers
    }

    /// Saves a recording again, by its path: its file has the name of the walk.
    package func saveAgain(_ path: String) async throws(JournalFailure) -> [Int64] {
        let name = path.split(separator: "/").last?.split(separator: ".").first
        guard let id = name.flatMap({ WalkID(String($0)) }) else { throw .missing }
        return try await saveAgain(id)
    }
}
