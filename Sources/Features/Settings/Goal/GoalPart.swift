/// A part of the goal that can be changed by itself, so that it is named when it was.
nonisolated enum GoalPart: Hashable, Sendable {
    case steps, weekdays, speed, stepLength
    /// The measures on the home screen.
    case home
}
