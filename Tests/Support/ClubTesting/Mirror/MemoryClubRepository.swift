import Clubs
import Synchronization
import Walking

/// The clubs of a person in memory, with their mirrors; it can be told to fail.
package final class MemoryClubRepository: ClubRepository {
    struct State: Sendable {
        var clubs: [KnownClub] = []
        var mirrors: [ClubID: MemoryClubMirror.State] = [:]
        var days: [CivilDate: Int] = [:]
        var failure: JournalFailure?
        var listeners: [AsyncStream<Void>.Continuation] = []
    }

    private let state = Mutex(State())

    package init() {}

    /// Makes every call throw; nil lets them through.
    package func fail(with failure: JournalFailure?) { state.withLock { $0.failure = failure } }

    /// Makes a day be so many steps of the person; nil removes it.
    package func setDay(_ date: CivilDate, _ steps: Int?) {
        state.withLock { $0.days[date] = steps }
        announce()
    }

    package func clubs() async throws(JournalFailure) -> [KnownClub] { try perform { $0.clubs } }

    package func addClub(_ club: KnownClub) async throws(JournalFailure) {
        try perform { state in
            if let index = state.clubs.firstIndex(where: { $0.id == club.id }) {
                state.clubs[index] = club
            } else {
                state.clubs.append(club)
            }
        }
        announce()
    }

    package func forgetClub(_ id: ClubID) async throws(JournalFailure) {
        try perform { state in
            state.clubs.removeAll { $0.id == id }
            state.mirrors[id] = nil
        }
        announce()
    }

    package func mirror(of club: ClubID) -> any ClubMirror { MemoryClubMirror(repository: self, club: club) }

    package func changes() async -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        state.withLock { $0.listeners.append(continuation) }
        return stream
    }

    func perform<Value: Sendable>(_ work: (inout State) -> Value) throws(JournalFailure) -> Value {
        let result = state.withLock { state in state.failure.map(Result.failure) ?? .success(work(&state)) }
        return try result.get()
    }

    func announce() {
        for listener in state.withLock({ $0.listeners }) { listener.yield() }
    }
}
