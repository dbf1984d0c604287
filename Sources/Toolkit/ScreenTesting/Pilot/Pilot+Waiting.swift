import Screens
import Terminal
import Testing

/// Waiting for work that does not end by itself, for which ``Pilot/settle()`` would wait.
extension Pilot {
    /// Turns the loop until something is so; fails the test where it does not become so.
    package func waitUntil(_ condition: () -> Bool, sourceLocation: SourceLocation = #_sourceLocation) async {
        for _ in 0..<10_000 {
            if condition() { return }
            await Task.yield()
            send(.resize(window.size))
        }
        Issue.record("what was waited for never came; on show is:\n\(screen)", sourceLocation: sourceLocation)
    }
}
