/// The days that a chart is made of, in the numbers of one measure, with the goal that each is judged by.
struct ChartDays {
    let measure: ChartMeasure
    private let days: [CivilDate: Day]
    private let values: [CivilDate: Double]
    /// The goals of days; nil where the person goes by the minutes of weeks, and has none of a day's steps.
    private let goals: GoalHistory?
    /// The units in which values are read, and so judged.
    private let units: Units

    init(_ metric: Metric, _ days: [Day], goals: GoalHistory?, units: Units) {
        self.units = units
        measure = .metric(metric)
        self.days = Dictionary(days.map { ($0.date, $0) }) { first, _ in first }
        values = self.days.compactMapValues(metric.shownValue)
        self.goals = goals
    }

    /// - Parameter minutes: those of the walks of each day that has some.
    init(minutes: [CivilDate: Int]) {
        units = .metric
        measure = .minutes
        days = [:]
        values = minutes.mapValues(Double.init)
        goals = nil
    }

    func value(on date: CivilDate) -> Double? { values[date] }

    /// The days from one on and before another that have a value, in order.
    func known(_ dates: Range<CivilDate>) -> [CivilDate] { values.keys.filter(dates.contains).sorted() }

    /// The values of those days.
    func values(_ dates: Range<CivilDate>) -> [Double] { known(dates).compactMap(value) }

    /// The goal of a day; nil where people set none.
    func goal(on date: CivilDate) -> Double? { measure.metric.flatMap { goals?.value(of: $0, on: date) } }

    /// Returns whether two days are judged by different goals.
    func isJudgedOtherwise(_ date: CivilDate, than other: CivilDate) -> Bool {
        guard let goals, let metric = measure.metric else { return false }
        return goals.goal(on: date).differs(from: goals.goal(on: other), in: metric)
    }

    /// Returns whether a day reached the goal that the measure had on it; nil where it had none.
    ///
    /// A day keeps its own goal of steps.
    func isReached(on date: CivilDate) -> Bool? {
        guard measure != .steps else { return goals == nil ? nil : days[date].flatMap { $0.hasSteps ? $0.reachedGoal : nil } }
        return isReached(value(on: date), by: goal(on: date))
    }

    /// Returns whether a value reaches a goal; nil where there is no goal, or no value.
    func isReached(_ value: Double?, by goal: Double?) -> Bool? {
        guard let value, let goal, let judge = GoalMeasure.allCases.first(where: { $0.metric == measure.metric }) else { return nil }
        return judge.isReached(value, goal: goal, in: units)
    }

    /// The brisk minutes of some days; nil where none of them knows any.
    func brisk(_ dates: Range<CivilDate>) -> BriskMinutes? {
        BriskMinutes(days.values.filter { dates.contains($0.date) }, through: dates.upperBound.adding(days: -1))
    }
}
