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
    /// The steps that its days have of its time now, for a walk that says its steps; nil where no other source told of it.
    package var toldSteps: ToldSteps?
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

    /// The steps that its days have of its time, where they are fewer than it says by more than rounding: others told of it and go before it.
    package var fewerSteps: ToldSteps? { toldSteps.flatMap { $0.steps < (walk.steps ?? 0) - 1 ? $0 : nil } }
}

/// The steps that some days have of the time of a walk.
package struct ToldSteps: Hashable, Sendable {
    package var steps: Int
    /// The source that told most of them besides the walk.
    package var source: Source

    package init(steps: Int, source: Source) {
        self.steps = steps
        self.source = source
    }
}

/// A change that can be taken back.
package struct UndoID: Hashable, Sendable {
    package var rawValue: Int64

    package init(rawValue: Int64) {
        self.rawValue = rawValue
    }
}
