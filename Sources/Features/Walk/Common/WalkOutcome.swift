import Phrases
import Screens
import Walking

/// A change that one screen made to the journal; the screen below, where it has left, says it.
package nonisolated enum WalkOutcome: Hashable, Sendable {
    /// With the steps at the usual pace, where nobody knows the walk's own, and with another walk of the same time.
    case logged(LoggedWalk, estimate: Int?, overlapping: Walk?)
    case edited
    case deleted
    case changed(Int)
    case split
    case goal(Int)
    case importUndone(UndoneImport)
}

/// A screen that says what a screen above it has changed.
protocol OutcomeReporting: ViewController {
    var words: WalkWords { get }
    /// The key that undoes a change here; nil where that is no key's business.
    var undoKey: KeyEntry? { get }
    /// Says a change.
    func report(_ outcome: WalkOutcome)
}

extension OutcomeReporting {
    func report(_ outcome: WalkOutcome) { showToast(words.sentence(outcome), offering: undoKey) }
}

extension WalkWords {
    /// One line about a change.
    func sentence(_ outcome: WalkOutcome) -> String {
        switch outcome {
        case .logged(let logged, let estimate, let other): saved(logged, estimate: estimate, overlapping: other)
        case .edited: strings.form.changed
        case .deleted: strings.detail.deleted
        case .changed(let count): strings.bulk.changed(count)
        case .split: strings.bulk.splitDone
        case .goal(let steps): strings.goal.saved(phrases.number(steps))
        case .importUndone(let gone): strings.ledger.takenBack + " " + phrases.sentence(gone)
        }
    }
}
