import Foundation

/// Something that changes a club in a folder, by a round of one of two people.
nonisolated enum FaultyRound: String, CaseIterable {
    /// Ben has walked more since the last round.
    case send
    /// Anna has walked more, and her round was made.
    case fetch
    case leave

    /// The words that Ben types.
    var command: String {
        switch self {
        case .send, .fetch: "together sync"
        case .leave: "together leave --yes"
        }
    }

    /// The words that are typed before it.
    func prepare(_ gnd: (_ person: String, _ command: String) -> Void) {
        switch self {
        case .send: gnd("ben", "log '07:00 10m 500'")
        case .fetch:
            gnd("anna", "log '07:00 10m 500'")
            gnd("anna", "together sync")
        case .leave: break
        }
    }

    /// The person whose room shows whether it is done.
    var witness: String { self == .fetch ? "ben" : "anna" }

    /// Indicates whether it can be done once only: done, it is refused.
    var isRefusedWhenDone: Bool { self == .leave }
}
