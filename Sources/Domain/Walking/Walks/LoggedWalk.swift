/// A walk that was just logged, and what it did to the days.
package struct LoggedWalk: Hashable, Sendable {
    package var walk: Walk
    package var undo: UndoID
    /// The steps that its days have more than before; fewer than its own where some of them were recorded already.
    package var addedSteps: Int
    /// The steps of other walks instead of which it counts.
    package var replacedSteps: Int

    package init(walk: Walk, undo: UndoID, addedSteps: Int, replacedSteps: Int = 0) {
        self.walk = walk
        self.undo = undo
        self.addedSteps = addedSteps
        self.replacedSteps = replacedSteps
    }
}

/// A change that can be taken back.
package struct UndoID: Hashable, Sendable {
    package var rawValue: Int64

    package init(rawValue: Int64) {
        self.rawValue = rawValue
    }
}
