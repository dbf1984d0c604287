import Clubs
import Synchronization
import Walking

/// A club in memory: the plainest store that keeps the promises of `ClubStore`.
package final class MemoryClub: Sendable {
    private let state: Mutex<MemoryClubState>

    package init(named name: SharedName, now: Instant) {
        state = Mutex(MemoryClubState(name: name, now: now))
    }

    /// The machine that the club begins with.
    package func foundingMachine(faults: ClubFaults = ClubFaults()) -> MemoryClubStore {
        let store = machine(faults: faults)
        state.withLock { $0.devices[store.device] = store.newMember }
        return store
    }

    /// A machine that nobody has let in yet.
    package func machine(faults: ClubFaults = ClubFaults()) -> MemoryClubStore {
        MemoryClubStore(club: self, device: .random(), newMember: .random(), faults: faults)
    }

    package func setNow(_ now: Instant) { state.withLock { $0.now = now } }

    /// The state that a backup has.
    package func backup() -> MemoryClubState { state.withLock { $0 } }

    package func restore(_ backup: MemoryClubState) { state.withLock { $0 = backup } }

    func change<Value: Sendable>(
        _ work: (inout MemoryClubState) throws(ClubFailure) -> Value
    ) throws(ClubFailure) -> Value {
        let result = state.withLock { state in
            // A call that fails changes nothing.
            var copy = state
            return Result<Value, ClubFailure> { () throws(ClubFailure) in
                let value = try work(&copy)
                state = copy
                return value
            }
        }
        return try result.get()
    }
}
