public import Screens

/// Writes everything that the stacks do as lines of text; `--trace FILE` is made of it.
///
/// Of a route it writes the name alone: what the route carries may be what a person typed.
public final class NavigationTrace: NavigationObserver {
    /// The last lines, for the inspector.
    public var recent: [String] { events.map(Self.line) }
    private var events: [NavigationEvent] = []
    private let write: ((String) -> Void)?
    private let limit: Int

    /// Keeps the last events, and writes each as it comes.
    ///
    /// ```swift
    /// let trace = NavigationTrace { print($0) }
    /// window.add(trace)  // not kept alive
    /// ```
    ///
    /// - `limit`: the events that ``recent`` can show; older ones are forgotten.
    /// - `write`: gets each line, without its end.
    public init(keeping limit: Int = 50, write: (@MainActor (String) -> Void)? = nil) {
        self.limit = limit
        self.write = write
    }

    /// Called for every event.
    public func navigationDid(_ event: NavigationEvent) {
        events.append(event)
        if events.count > limit { events.removeFirst() }
        write?(Self.line(event))
    }

    /// One event as one line; the number ties what belongs together.
    public static func line(_ event: NavigationEvent) -> String {
        switch event {
        case .requested(let number, let what): "\(number) asked      \(what)"
        case .asking(let number, let screen): "\(number) guard      \(screen) thinks"
        case .ended(let number, let outcome): "\(number) ended      \(text(outcome))"
        case .committed(let number, let change, let duration):
            "\(number) committed  \(change.from.joined(separator: "/")) → \(change.to.joined(separator: "/")) in \(microseconds(duration)) µs"
        case .tornDown(let number, let screen): "\(number) gone       \(screen)"
        case .finished(let coordinator): "- finished   \(coordinator)"
        case .triggered(let coordinator, let route): "- route      \(coordinator).\(route)"
        case .questioned(let asker): "- question   \(asker) asks"
        case .postTask(let screen, let name): "- post-task  \(name) on \(screen)"
        case .issue(let issue): "- issue      \(issue)"
        }
    }

    private static func text(_ outcome: StackOutcome) -> String {
        switch outcome {
        case .committed: "committed"
        case .unchanged: "nothing to do"
        case .refused(let screen): "refused by \(screen)"
        case .dropped: "dropped, who asked has left"
        case .failed(let issue, let index): "failed at \(index): \(issue.kind.rawValue)"
        }
    }

    private static func microseconds(_ duration: Duration) -> Int64 {
        duration.components.seconds * 1_000_000 + duration.components.attoseconds / 1_000_000_000_000
    }
}
