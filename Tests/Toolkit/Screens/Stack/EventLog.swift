import Screens

/// Writes down what the stacks do.
final class EventLog: NavigationObserver {
    private(set) var events: [NavigationEvent] = []

    func navigationDid(_ event: NavigationEvent) { events.append(event) }

    /// How each change ended.
    var outcomes: [StackOutcome] { events.compactMap { if case .ended(_, let outcome) = $0 { outcome } else { nil } } }

    /// What each commit did, and how long it took.
    var commits: [(change: NavigationChange, duration: Duration)] {
        events.compactMap { if case .committed(_, let change, let duration) = $0 { (change, duration) } else { nil } }
    }
}
