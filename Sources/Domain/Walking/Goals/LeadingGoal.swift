/// The goal that a person goes by: the steps of a day, or the minutes of walks of a week.
package enum LeadingGoal: Hashable, Sendable {
    case steps(Int)
    case minutes(Int)

    /// The minutes of a week; nil for somebody who goes by steps.
    package var weeklyMinutes: Int? { if case .minutes(let count) = self { count } else { nil } }

    package var measure: GoalMeasure { weeklyMinutes == nil ? .steps : .minutes }

    /// Days in which something that counts steps has counted some.
    static let deviceDays = 28

    /// The first day whose walks decide, which is that of last week.
    static func firstWalks(before today: CivilDate) -> CivilDate { today.startOfWeek.adding(days: -7) }
}

extension GoalChoices {
    /// Returns whether the person goes by the minutes of walks and not by steps: the one answer for screens, commands and reports.
    ///
    /// The person's choice decides. Without one it is so where walks were walked and nothing counted a step.
    /// - Parameters:
    ///   - days: those of the time that is asked about.
    ///   - hasWalked: whether there were walks in it.
    package func goesByMinutes(_ days: some Sequence<Day>, hasWalked: Bool) -> Bool {
        isByMinutesAlone ?? (hasWalked && !days.countSteps)
    }

    /// Returns whether the minutes of walks are shown, be it beside the steps: by choice, or since nothing counts these.
    func showsMinutes(_ days: some Sequence<Day>) -> Bool { shown?.contains(.minutes) ?? !days.countSteps }
}

extension Sequence<Day> {
    /// Indicates whether something counted steps in these days; a device that lay on a table and told zeros counted none.
    fileprivate var countSteps: Bool { contains { $0.hasSteps && $0.stepCount > 0 } }
}
