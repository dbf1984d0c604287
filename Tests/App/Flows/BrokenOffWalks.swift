import LiveWalking
import Walking

/// Live walks of which one was broken off a minute ago.
actor BrokenOffWalks: LiveWalkProvider {
    private let walks: any LiveWalkProvider

    init(_ walks: any LiveWalkProvider) {
        self.walks = walks
    }

    func begin(_ choice: WalkChoice) async throws(JournalFailure) -> any LiveWalk { try await walks.begin(choice) }

    func unfinished() -> [UnfinishedWalk] {
        // Later than any clock of a test, so that going on is always offered.
        let last = Instant(milliseconds: 4_000_000_000_000)
        return [UnfinishedWalk(id: WalkID(), start: last, last: last, state: LiveState())]
    }

    func goOn(with id: WalkID) async throws(JournalFailure) -> any LiveWalk { try await walks.begin(WalkChoice(.brisk)) }

    func save(_ id: WalkID) async throws(JournalFailure) -> SavedLiveWalk { try await walks.save(id) }

    func keep(_ id: WalkID) async throws(JournalFailure) { try await walks.keep(id) }
    func discard(_ id: WalkID) async throws(JournalFailure) { try await walks.discard(id) }
}

/// Live walks that begin, and that nothing is saved of, as when the disk is filled meanwhile.
actor UnsavableWalks: LiveWalkProvider {
    private let walks: any LiveWalkProvider

    init(_ walks: any LiveWalkProvider) {
        self.walks = walks
    }

    func begin(_ choice: WalkChoice) async throws(JournalFailure) -> any LiveWalk { try await walks.begin(choice) }
    func unfinished() async -> [UnfinishedWalk] { await walks.unfinished() }
    func goOn(with id: WalkID) async throws(JournalFailure) -> any LiveWalk { try await walks.goOn(with: id) }
    func save(_ id: WalkID) async throws(JournalFailure) -> SavedLiveWalk { throw .diskFull }
    func keep(_ id: WalkID) async throws(JournalFailure) { try await walks.keep(id) }
    func discard(_ id: WalkID) async throws(JournalFailure) { try await walks.discard(id) }
}

/// Live walks on a full disk.
struct NoWalks: LiveWalkProvider {
    func begin(_ choice: WalkChoice) async throws(JournalFailure) -> any LiveWalk { throw .diskFull }
    func unfinished() async -> [UnfinishedWalk] { [] }
    func goOn(with id: WalkID) async throws(JournalFailure) -> any LiveWalk { throw .diskFull }
    func save(_ id: WalkID) async throws(JournalFailure) -> SavedLiveWalk { throw .missing }
    func keep(_ id: WalkID) async throws(JournalFailure) { throw .missing }
    func discard(_ id: WalkID) async throws(JournalFailure) { throw .missing }
}
