/// Walks of a day without a count of steps, and how many they probably had.
package struct UncountedWalks: Hashable, Sendable {
    package var walks: Int
    package var estimate: StepEstimate

    package init(walks: Int, estimate: StepEstimate) {
        self.walks = walks
        self.estimate = estimate
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
