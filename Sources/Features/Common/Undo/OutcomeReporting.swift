import Screens

/// A screen that says what a screen above it has changed, once that one has left.
package protocol OutcomeReporting<Outcome>: ViewController {
    associatedtype Outcome
    /// The key that undoes a change here; nil where that is no key's business.
    var undoKey: KeyEntry? { get }
    /// One line about a change.
    func sentence(_ outcome: Outcome) -> String
    /// Says a change.
    func report(_ outcome: Outcome)
}

extension OutcomeReporting {
    package var undoKey: KeyEntry? { nil }

    package func report(_ outcome: Outcome) { showToast(sentence(outcome), scope: .screen, offering: undoKey) }
}

extension NavigationController {
    /// Lets the screen that is on show now say what the one above it has changed.
    package func report<Outcome>(_ outcome: Outcome) {
        (topViewController as? any OutcomeReporting<Outcome>)?.report(outcome)
    }
}
