/// The observers of a tree of screens, and the misuse that was reported.
package final class NavigationLog {
    /// The last hundred reports of misuse.
    package private(set) var issues: [NavigationIssue] = []
    /// Called with every report.
    package var onIssue: (@MainActor (NavigationIssue) -> Void)?
    private var observers: [WeakObserver] = []
    private var streams: [EventStreams<NavigationEvent>] = []

    private struct WeakObserver {
        weak var observer: (any NavigationObserver)?
    }

    /// Indicates whether anybody is told; without an observer no event is made.
    var isObserved: Bool { !observers.isEmpty || streams.contains { $0.hasListeners } }

    /// Adds an observer; it is not kept alive.
    func add(_ observer: any NavigationObserver) {
        observers.removeAll { $0.observer == nil }
        observers.append(WeakObserver(observer: observer))
    }

    /// Makes a stream of the events from now on.
    func events() -> AsyncStream<NavigationEvent> {
        if streams.isEmpty { streams.append(EventStreams()) }
        return streams[0].stream()
    }

    /// Takes over the observers of a tree that becomes part of this one.
    func absorb(_ other: NavigationLog) {
        observers += other.observers
        streams += other.streams
    }

    /// Tells every observer of an event.
    func notify(_ event: @autoclosure () -> NavigationEvent) {
        guard isObserved else { return }
        let event = event()
        for weak in observers { weak.observer?.navigationDid(event) }
        for stream in streams { stream.send(event) }
    }

    /// Reports misuse: kept, shown to observers, never fatal.
    func report(_ issue: NavigationIssue) {
        issues.append(issue)
        if issues.count > 100 { issues.removeFirst() }
        notify(.issue(issue))
        onIssue?(issue)
    }
}
