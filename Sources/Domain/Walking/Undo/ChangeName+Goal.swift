extension ChangeName {
    /// A new goal of the day.
    package static func goal(_ value: Double, for measure: GoalMeasure) -> ChangeName {
        switch measure {
        case .steps: .goal(Int(clamping: value))
        case .speed: .named(en: "speed goal", ko: "속도 목표")
        case .stepLength: .named(en: "step goal", ko: "보폭 목표")
        case .minutes: .named(en: "time goal", ko: "시간 목표")
        }
    }
}

extension GoalGrowth.Step {
    /// The name by which it is undone.
    package var changeName: ChangeName { .goal(new, for: measure) }
}
