/// The totals of one civil day, after merging.
package struct Day: Hashable, Sendable, Identifiable {
    package var date: CivilDate
    /// Indicates whether any source told of steps, be it that there were none; a walk with a distance alone makes a day without.
    package var hasSteps: Bool
    /// Steps as merged; trimmed records leave fractions, which people never see (`stepCount`).
    package var steps: Double
    /// Metres.
    package var distance: Double
    package var flights: Double
    /// Mean of what gait sensors measured, metres a second.
    package var speed: Double?
    /// Mean of what gait sensors measured, metres.
    package var stepLength: Double?
    /// Minutes of at least 100 steps; nil where nothing says in which minutes the steps were made.
    package var briskMinutes: Int?
    /// The goal as valid on that day.
    package var goal: Int
    /// The amount that each source added to `steps`.
    package var sources: [Source: Double]

    package var id: CivilDate { date }
    package var stepCount: Int { Int(clamping: steps) }
    package var reachedGoal: Bool { hasSteps && stepCount >= goal }

    package init(
        date: CivilDate, hasSteps: Bool = true, steps: Double = 0, distance: Double = 0, flights: Double = 0, speed: Double? = nil,
        stepLength: Double? = nil,
        briskMinutes: Int? = 0, goal: Int = Goal.defaultSteps, sources: [Source: Double] = [:]
    ) {
        self.date = date
        self.hasSteps = hasSteps
        self.steps = steps
        self.distance = distance
        self.flights = flights
        self.speed = speed
        self.stepLength = stepLength
        self.briskMinutes = briskMinutes
        self.goal = goal
        self.sources = sources
    }
}
