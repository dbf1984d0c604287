import Clubs
import Synchronization

/// The calls of a store that go wrong, by their number.
package final class ClubFaults: Sendable {
    package enum Fault: Hashable, Sendable {
        /// Nothing reaches the store.
        case lost
        /// The store does as it is asked, and nobody hears of it.
        case answerLost
        case failure(ClubFailure)
    }

    private let plan: Mutex<(made: Int, faults: [Int: Fault])>

    package init(_ faults: [Int: Fault] = [:]) {
        plan = Mutex((0, faults))
    }

    /// The number of calls that were made.
    package var callCount: Int { plan.withLock { $0.made } }

    /// Makes the calls from here on go wrong, counted from 0.
    package func plan(_ faults: [Int: Fault]) {
        plan.withLock { $0 = (0, faults) }
    }

    func next() -> Fault? {
        plan.withLock {
            $0.made += 1
            return $0.faults[$0.made - 1]
        }
    }
}
