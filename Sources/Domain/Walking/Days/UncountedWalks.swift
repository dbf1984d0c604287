/// Walks of a day without a count of steps, and how many they probably had.
package struct UncountedWalks: Hashable, Sendable {
    package var walks: Int
    package var estimate: StepEstimate

    package init(walks: Int, estimate: StepEstimate) {
        self.walks = walks
        self.estimate = estimate
    }
}

/// Walks of a day without a count of steps whose steps may be among those that a total adds without a time.
package struct CoveredWalks: Hashable, Sendable {
    package var walks: Int
    /// The sources of those totals.
    package var sources: [Source]

    package init(walks: Int, sources: [Source]) {
        self.walks = walks
        self.sources = sources
    }
}

/// The probable steps of a walk whose steps were not counted.
package struct StepEstimate: Hashable, Sendable {
    /// Rounded as a guess should be.
    package var steps: Int
    /// Indicates whether it follows from the person's own walks; else from how people commonly walk.
    package var isOwnPace: Bool

    package init(_ steps: Int, isOwnPace: Bool) {
        self.steps = steps
        self.isOwnPace = isOwnPace
    }
}
