/// The growth of goals by themselves.
///
/// Nothing grows until the person says so (``GoalChoices/isGrowing``), and home asks once, in the first week in which a goal could grow; a
/// question that is not answered in that week means no. From then on a goal takes the next step of ``GoalLevel`` at the start of a week:
/// one goal a week, by the four weeks before that Monday, from the day on which the app is opened. A goal that is held stays, and so does
/// one that was set by hand in that week. Undoing a growth, or going below it by hand, is a no: that goal is left alone for four weeks.
package struct GoalGrowth: Hashable, Sendable {
    /// One growth of a goal, and the days that speak for it.
    package struct Step: Hashable, Sendable {
        package var date: CivilDate
        package var measure: GoalMeasure
        package var old: Double
        package var new: Double
        package var reachedDays: Int
        package var knownDays: Int
    }

    /// The day on which home asked.
    package private(set) var asked: CivilDate?
    /// The last growth of each measure.
    package private(set) var last: [GoalMeasure: Step] = [:]

    /// Days for which a goal that was undone is left alone.
    private static let refusal = 28

    package mutating func ask(on date: CivilDate) { asked = date }

    package mutating func add(_ step: Step) { last[step.measure] = step }

    /// The growth of this day, which home tells of; nil where there was none, or it was undone.
    package func announcement(_ goals: GoalHistory, today: CivilDate) -> Step? {
        last.values.first { $0.date == today && goals.goal(on: today).value(of: $0.measure) == $0.new }
    }

    /// Indicates whether home may ask on a day.
    package func mayAsk(on date: CivilDate) -> Bool { asked.map { $0.startOfWeek == date.startOfWeek } ?? true }

    /// The growth that the rule gives in the week of a day, whether or not the person wants it; nil where no goal is ready.
    /// - Parameters:
    ///   - held: the measures whose goals stay as they are.
    ///   - units: those in which the person reads values.
    package func next(
        of days: [Day], _ goals: GoalHistory, held: Set<GoalMeasure> = [], _ profile: Profile?, units: Units, today: CivilDate
    ) -> Step? {
        let monday = today.startOfWeek
        guard last.values.allSatisfy({ $0.date < monday }) else { return nil }
        return GoalMeasure.allCases.lazy.compactMap { measure -> Step? in
            guard
                let level = GoalLevel(
                    measure, days: days, goals: goals, profile: profile, isHeld: held.contains(measure), units: units,
                    today: monday),
                let old = level.goal, let new = level.offer, goals.goal(on: today).value(of: measure) == old,
                !isRefused(measure, goal: old, today: today)
            else { return nil }
            return Step(date: today, measure: measure, old: old, new: new, reachedDays: level.reachedDays, knownDays: level.knownDays)
        }.first
    }

    private func isRefused(_ measure: GoalMeasure, goal: Double, today: CivilDate) -> Bool {
        last[measure].map { goal < $0.new && today < $0.date.adding(days: Self.refusal) } ?? false
    }
}

extension GoalGrowth: FeatureSetting {
    /// Apart from the choices, so that undoing one of these does not forget what grew.
    package static let key = "growth"

    /// `asked DATE`, `MEASURE DATE OLD NEW REACHED KNOWN`.
    package init(lines: [[String]]) {
        self.init()
        for line in lines {
            if line.count == 2, line[0] == "asked" { asked = CivilDate(line[1]) }
            guard line.count == 6, let measure = GoalMeasure(rawValue: line[0]), let date = CivilDate(line[1]),
                let old = Double(line[2]), let new = Double(line[3]), old.isFinite, new.isFinite, let reached = Int(line[4]),
                let known = Int(line[5])
            else { continue }
            add(Step(date: date, measure: measure, old: old, new: new, reachedDays: reached, knownDays: known))
        }
    }

    package var lines: [[String]] {
        (asked.map { [["asked", "\($0)"]] } ?? [])
            + GoalMeasure.allCases.compactMap { last[$0] }.map { step in
                [step.measure.rawValue, "\(step.date)", "\(step.old)", "\(step.new)", "\(step.reachedDays)", "\(step.knownDays)"]
            }
    }
}
