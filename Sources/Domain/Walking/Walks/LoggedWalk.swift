/// A walk that was just logged, and what it did to the days.
package struct LoggedWalk: Hashable, Sendable {
    package var walk: Walk
    package var undo: UndoID
    /// The steps that its days have more than before; fewer than its own where some of them were recorded already.
    package var addedSteps: Int
    /// Indicates whether it counts in the place of other walks.
    package var replacesOthers: Bool
    /// The steps that its days had of its time already, for a walk that says none; nil where nothing recorded enough.
    package var recordedSteps: Int?
    /// The whole minutes of walking that the days have more than before, in which each moment counts once; nil where that is not known.
    package var addedMinutes: Int?

    package init(walk: Walk, undo: UndoID, addedSteps: Int, replacesOthers: Bool = false) {
        self.walk = walk
        self.undo = undo
        self.addedSteps = addedSteps
        self.replacesOthers = replacesOthers
    }
}

extension LoggedWalk {
    /// The steps that were known of its time before: what it has, without what the day has more.
    package var replacedSteps: Int { replacesOthers ? max(0, (walk.steps ?? 0) - addedSteps) : 0 }
}

/// A change that can be taken back.
package struct UndoID: Hashable, Sendable {
    package var rawValue: Int64

    package init(rawValue: Int64) {
        self.rawValue = rawValue
    }
}
