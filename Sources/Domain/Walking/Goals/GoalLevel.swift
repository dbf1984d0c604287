/// The level of one goal of the day: what it is now, what comes next, and what that takes.
///
/// A goal grows by what was reached. Where it was reached on five of seven of the days of the last four weeks that are known, at least
/// fourteen, the next one is a step above the person's own median of these weeks: a tenth for steps, 0.05 m/s for the speed (a small real
/// change in older adults: Kwon 2009), a centimetre for the step length, each rounded to what the person's units say. It is never above
/// what ``GoalCeiling`` supports; a step length, for which there is no table, never above the best month of the person's own last year. The
/// next goal is offered, and taken at the start of a week where the person lets goals grow (``GoalGrowth``); a goal that is held is not
/// raised.
///
/// Where it was reached on fewer than two of seven of these days, and the same sum gives less, that is offered as an easier one, which is
/// taken by hand alone. In between the goal stays, and the next one is what the sum gives of a median that has come up to the goal.
package struct GoalLevel: Hashable, Sendable {
    package enum Next: Hashable, Sendable {
        /// The number of days that have yet to be known.
        case unknown(days: Int)
        /// The next goal, which can be taken now.
        case ready(Double)
        /// The next goal, once the present one was reached on enough days of those that are known.
        case waiting(Double, reached: Int, needed: Int, known: Int)
        /// An easier goal in the place of one that is hardly reached, which can be taken now.
        case easier(Double, reached: Int, known: Int)
        /// A goal as high as is supported.
        case highest
        /// No goal yet, and the median beyond what is supported: a first goal would ask for less than the person does anyway.
        case beyond
        /// A table without the age that it needs.
        case needsAge
    }

    package let measure: GoalMeasure
    /// The present goal; nil where there is none yet.
    package let goal: Double?
    /// The level: one more than the number of times that the goal rose above all before it; zero where there is none yet.
    package let number: Int
    /// The median of the last four weeks; nil where too few days are known.
    package let median: Double?
    package let next: Next
    package let isHeld: Bool
    /// The number of known days of the last four weeks on which the goal was reached.
    package private(set) var reachedDays = 0
    /// The number of days of the last four weeks that are known.
    package let knownDays: Int

    private static let window = 28
    private static let fewestDays = 14

    /// Makes a level; nil for minutes, of which nobody has a goal of the day.
    /// - Parameters:
    ///   - days: any; those from `today` on are left out, since today is not over.
    ///   - units: those in which values are said, and so judged and rounded; steps are the same in all.
    package init?(
        _ measure: GoalMeasure, days: [Day], goals: GoalHistory, profile: Profile?, isHeld: Bool = false, units: Units, today: CivilDate
    ) {
        guard let metric = measure.metric else { return nil }
        let known = days.filter { $0.date < today && $0.date >= today.adding(days: -Self.window) && metric.value(of: $0) != nil }
        let (current, step) = (goals.goal(on: today), GoalStep(measure, units))
        let median = known.count >= Self.fewestDays ? known.compactMap { metric.shownValue(of: $0) }.median : nil
        (self.measure, self.isHeld, self.median, knownDays) = (measure, isHeld, median, known.count)
        goal = current.value(of: measure)
        number = Self.number(goals, measure)
        guard let median else {
            next = .unknown(days: Self.fewestDays - known.count)
            return
        }
        guard let ceiling = Self.ceiling(measure, days, profile, today).map(step.rounded) else {
            next = .needsAge
            return
        }
        guard let goal else {
            let isBeyond = measure == .speed && step.rounded(median) > ceiling + step.size / 2
            next = isBeyond ? .beyond : .ready(step.rounded(min(median, ceiling)))
            return
        }
        let reached = known.count { day in
            metric.shownValue(of: day).map {
                measure.isReached($0, goal: current.value(of: measure, on: day.date.weekday) ?? goal, in: units)
            } ?? false
        }
        reachedDays = reached
        let needed = (known.count * 5 + 6) / 7
        let raised = min(ceiling, step.above(median))
        if reached * 7 < known.count * 2, raised > 0, !measure.isReached(raised, goal: goal, in: units) {
            next = .easier(raised, reached: reached, known: known.count)
        } else if measure.isReached(goal, goal: ceiling, in: units) {
            next = .highest
        } else if reached >= needed, !measure.isReached(goal, goal: raised, in: units) {
            next = .ready(raised)
        } else {
            let later = min(ceiling, step.above(max(median, goal)))
            next = .waiting(later, reached: reached, needed: needed, known: known.count)
        }
    }

    /// The next goal, where it can be taken and the person does not hold the present one.
    package var offer: Double? {
        if case .ready(let goal) = next, !isHeld { goal } else { nil }
    }

    /// The goal that one key takes: the next one, or an easier one, where the person does not hold the present one.
    package var proposal: Double? {
        if case .easier(let goal, _, _) = next, !isHeld { goal } else { offer }
    }

    private static func ceiling(_ measure: GoalMeasure, _ days: [Day], _ profile: Profile?, _ today: CivilDate) -> Double? {
        switch measure {
        case .steps: GoalCeiling.steps(profile?.ageBand ?? .unsaid)
        case .speed: GoalCeiling.speed(profile)
        case .stepLength: bestMonth(days, today)
        case .minutes: nil
        }
    }

    /// The highest median step length of a month of the last year, of which enough days are known.
    private static func bestMonth(_ days: [Day], _ today: CivilDate) -> Double? {
        let past = days.filter { $0.date < today && $0.date >= today.adding(months: -12) && $0.stepLength != nil }
        return Dictionary(grouping: past, by: \.date.startOfMonth).values.filter { $0.count >= fewestDays }
            .compactMap { $0.compactMap(\.stepLength).median }.max()
    }

    private static func number(_ goals: GoalHistory, _ measure: GoalMeasure) -> Int {
        let values = goals.changes.compactMap { $0.goal.value(of: measure) }
        // The goal before the first one that was chosen is the program's own.
        let own = Goal().value(of: measure)
        guard let first = values.first else { return own == nil ? 0 : 1 }
        let before = own.map { $0 < first ? [$0] : [] } ?? []
        return (before + values).reduce((count: 0, highest: -Double.infinity)) { before, value in
            value > before.highest ? (before.count + 1, value) : before
        }.count
    }
}

/// The steps in which the goals of a measure grow, and the numbers that they are rounded to.
private struct GoalStep {
    let size: Double
    private let growth: (Double) -> Double

    init(_ measure: GoalMeasure, _ units: Units) {
        switch measure {
        case .steps: (size, growth) = (100.0, { $0 * 1.1 })
        // A tenth of a kilometre or a mile an hour.
        case .speed: (size, growth) = (units.metresPerLong / 36_000, { $0 + 0.05 })
        // A centimetre, or a tenth of an inch.
        case .stepLength, .minutes: (size, growth) = (units.hasInches ? units.metresPerShort / 10 : units.metresPerShort, { $0 + 0.01 })
        }
    }

    func rounded(_ value: Double) -> Double { (value / size).rounded() * size }
    func above(_ median: Double) -> Double { rounded(growth(median)) }
}

extension Goal {
    /// The goal for a measure; nil where there is none.
    package func value(of measure: GoalMeasure) -> Double? {
        switch measure {
        case .steps: Double(steps)
        case .speed: speed
        case .stepLength: stepLength
        case .minutes: nil
        }
    }

    /// The goal for a measure on a day of the week.
    func value(of measure: GoalMeasure, on weekday: Weekday) -> Double? {
        measure == .steps ? Double(steps(on: weekday)) : value(of: measure)
    }

    /// Sets the goal for a measure of the day.
    package mutating func set(_ value: Double, for measure: GoalMeasure) {
        switch measure {
        case .steps: steps = Int(clamping: value)
        case .speed: speed = value
        case .stepLength: stepLength = value
        case .minutes: break
        }
    }
}
