import LiveWalking
import Walking

/// Hands on to the live walks of the moment, which a journey may exchange after the app has asked for them.
nonisolated struct CurrentWalks: LiveWalkProvider {
    let current: @MainActor @Sendable () -> any LiveWalkProvider

    func begin(_ choice: WalkChoice) async throws(JournalFailure) -> any LiveWalk { try await current().begin(choice) }
    func unfinished() async -> [UnfinishedWalk] { await current().unfinished() }
    func recordedElsewhere() async -> UnfinishedWalk? { await current().recordedElsewhere() }
    func goOn(with id: WalkID) async throws(JournalFailure) -> any LiveWalk { try await current().goOn(with: id) }
    func save(_ id: WalkID) async throws(JournalFailure) -> SavedLiveWalk { try await current().save(id) }
    func keep(_ id: WalkID) async throws(JournalFailure) { try await current().keep(id) }
    func discard(_ id: WalkID) async throws(JournalFailure) { try await current().discard(id) }
}
