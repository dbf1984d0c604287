/// Sees every request, decision, commit and tear-down of a window.
@MainActor
public protocol NavigationObserver: AnyObject {
    /// Called for every event, in order; it must not navigate.
    func navigationDid(_ event: NavigationEvent)
}
