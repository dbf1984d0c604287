import Synchronization
import Walking

/// Folders that are nowhere but in the test, and that answer only when they are let.
package final class MemoryFolders: FolderListing {
    private let content: [String: [FolderEntry]]
    private let state: Mutex<(isLate: Bool, waiting: [CheckedContinuation<Void, Never>], asked: [String])>

    /// - Parameter isLate: whether answers wait for `answer()`.
    package init(_ content: [String: [FolderEntry]] = [:], isLate: Bool = false) {
        self.content = content
        state = Mutex((isLate, [], []))
    }

    /// The folders that were looked into, in order.
    package var asked: [String] { state.withLock { $0.asked } }

    /// Lets everybody who waits have their answer.
    package func answer() {
        let waiting = state.withLock { state in
            defer { (state.isLate, state.waiting) = (false, []) }
            return state.waiting
        }
        for person in waiting { person.resume() }
    }

    package func entries(in folder: String, startingWith prefix: String) async -> [FolderEntry] {
        await withCheckedContinuation { continuation in
            let isLate = state.withLock { state in
                state.asked.append(folder)
                if state.isLate { state.waiting.append(continuation) }
                return state.isLate
            }
            if !isLate { continuation.resume() }
        }
        return (content[folder] ?? []).filter { $0.name.lowercased().hasPrefix(prefix.lowercased()) }.sorted { $0.name < $1.name }
    }
}
