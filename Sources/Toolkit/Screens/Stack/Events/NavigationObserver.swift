/// Sees every request, decision, commit and tear-down of a window.
///
/// ```swift
/// final class CommitCounter: NavigationObserver {
///     private(set) var count = 0
///
///     func navigationDid(_ event: NavigationEvent) {
///         if case .committed = event { count += 1 }
///     }
/// }
///
/// let counter = CommitCounter()
/// window.add(counter)  // not kept alive
/// ```
@MainActor
public protocol NavigationObserver: AnyObject {
    /// Called for every event, in order; it must not navigate.
    func navigationDid(_ event: NavigationEvent)
}
