import Phrases
import Screens
import Walking

/// A change that one screen made to the journal; the screen below, where it has left, says it.
package nonisolated enum WalkOutcome: Hashable, Sendable {
    /// A walk was logged, with the steps at the usual pace where nobody knows its own, and with another walk of the same time.
    case logged(LoggedWalk, estimate: StepEstimate?, overlapping: Walk?)
    case edited
    case deleted(Walk)
    case changed(Int)
    case split
    case goal(Int)
    /// A goal of a span, and the one whose place it takes.
    case spanGoal(SpanGoal, replacing: SpanGoal? = nil)
    case importUndone(ChangeName, UndoneImport)
    /// The walk on show went by undo or redo.
    case taken(UndoHistory.Answer)

    /// The one of a screen's two keys that reverts it; nil where neither does.
    func key(undo: KeyEntry?, redo: KeyEntry?) -> KeyEntry? {
        switch self {
        case .taken(.undone): redo
        case .taken(.stale), .taken(.overtaken), .taken(.importUndone): nil
        default: undo
        }
    }
}

extension WalkFormatter {
    /// One line about walks that could not be made one.
    func sentence(_ failure: MergeFailure) -> String {
        switch failure {
        case .farApart: strings.bulk.mergeFarApart(hours(Walk.longestPause))
        case .tooLong: strings.bulk.mergeTooLong(hours(WalkDraft.maximumDuration))
        case .journal(let failure): phrases.sentence(failure)
        }
    }

    func sentence(_ failure: JoinFailure) -> String {
        switch failure {
        case .apart: strings.bulk.joinApart
        case .journal(let failure): phrases.sentence(failure)
        }
    }

    private func hours(_ duration: Duration) -> String { phrases.number(Int(clamping: duration.components.seconds / 3600)) }

    /// One line about a change.
    func sentence(_ outcome: WalkOutcome) -> String {
        switch outcome {
        case .logged(let logged, let estimate, let other): saved(logged, estimate: estimate, overlapping: other)
        case .edited: strings.form.changed
        case .deleted(let walk): strings.detail.deleted(summary(walk))
        case .changed(let count): strings.bulk.changed(count)
        case .split: strings.bulk.splitDone
        case .goal(let steps): strings.goal.saved(phrases.number(steps))
        case .spanGoal(let goal, let old): strings.goals.saved(title(goal), old.map(title))
        case .taken(let answer): phrases.sentence(answer)
        case .importUndone(let name, let gone): strings.imports.undone(phrases.name(name)) + " " + phrases.sentence(gone)
        }
    }
}
