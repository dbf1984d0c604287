/// A goal of any measure for a span of time: 5 km a day, 4 h a week, 1,500 km a year, or 1,500 km in this year alone.
package struct SpanGoal: Hashable, Sendable {
    /// The measure of such a goal, all of which add up.
    package enum Measure: String, CaseIterable, Hashable, Sendable {
        case steps
        /// Metres.
        case distance
        /// Minutes of walks.
        case time
        /// Minutes of at least 100 steps.
        case brisk
        case walks
    }

    package let measure: Measure
    package let span: GoalSpan
    /// The amount to be reached; zero where the goal was given up.
    package let amount: Double
    /// The first day on which it holds: a span is judged by the goal that held at its end.
    package let from: CivilDate
    /// Indicates whether it holds in the span of that day alone, and not in those that follow.
    package let isOnce: Bool

    /// No goal is larger: as many steps in a year are beyond anybody.
    private static let most = 1e9

    package init(_ measure: Measure, _ span: GoalSpan, _ amount: Double, from: CivilDate, isOnce: Bool = false) {
        self.measure = measure
        self.span = span
        self.amount = amount.isFinite ? min(max(0, amount), Self.most) : 0
        self.from = from
        self.isOnce = isOnce
    }

    /// Returns nil for words that make no goal.
    init?(words: [String]) {
        guard words.count == 4 || (words.count == 5 && words[4] == Self.once), let measure = Measure(rawValue: words[0]),
            let span = GoalSpan(rawValue: words[1]),
            let amount = Double(words[2]), let from = CivilDate(words[3])
        else { return nil }
        self.init(measure, span, amount, from: from, isOnce: words.count == 5)
    }

    private static let once = "once"

    var words: [String] { [measure.rawValue, span.rawValue, "\(amount)", "\(from)"] + (isOnce ? [Self.once] : []) }

    /// Indicates whether it is a goal of a span in which a day lies.
    fileprivate func holds(on date: CivilDate) -> Bool {
        isOnce ? span.dates(around: from).contains(date) : from <= date
    }

    /// Indicates whether one takes the other's place.
    package func isOfKind(of other: SpanGoal) -> Bool { measure == other.measure && span == other.span }
}

/// The goals for spans that a person has had, each with the day from which it held.
package struct SpanGoals: Hashable, Sendable {
    /// The goals in the order of their first days.
    package private(set) var changes: [SpanGoal] = []

    package init() {}

    /// The goals that hold on a day, the shortest span first; one for that span alone takes the place of one for all.
    package func goals(on date: CivilDate) -> [SpanGoal] {
        GoalSpan.allCases.flatMap { span in
            SpanGoal.Measure.allCases.compactMap { measure -> SpanGoal? in
                let all = changes.filter { $0.measure == measure && $0.span == span && $0.holds(on: date) }
                return all.last(where: \.isOnce) ?? all.last
            }
        }.filter { $0.amount > 0 }
    }

    /// Lets a goal hold from its first day on; one of the same measure and span keeps the days before.
    ///
    /// One for a single span goes with the goal that takes its place.
    package mutating func set(_ goal: SpanGoal) {
        changes.removeAll { other in
            guard other.isOfKind(of: goal) else { return false }
            return other.isOnce ? other.holds(on: goal.from) : !goal.isOnce && other.from == goal.from
        }
        let index = changes.firstIndex { $0.from > goal.from } ?? changes.endIndex
        changes.insert(goal, at: index)
    }

    /// Gives a goal up from a day on.
    package mutating func end(_ goal: SpanGoal, on date: CivilDate) {
        guard !goal.isOnce else { return changes.removeAll { $0 == goal } }
        set(SpanGoal(goal.measure, goal.span, 0, from: date))
        // A goal that never held on a day that is over leaves nothing.
        if !changes.contains(where: { $0.isOfKind(of: goal) && $0.from < date }) { changes.removeAll { $0.isOfKind(of: goal) } }
    }
}
