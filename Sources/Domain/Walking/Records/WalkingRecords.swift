/// The best that a person has walked, and what it adds up to.
package struct WalkingRecords: Hashable, Sendable {
    /// The largest sum of a span; the earliest of equal ones, since it is the one that was not beaten.
    package struct Best: Hashable, Sendable {
        package let first: CivilDate
        package let amount: Double
    }

    /// A round sum, and the day on which it was reached.
    package struct Milestone: Hashable, Sendable {
        package let amount: Double
        package let date: CivilDate
    }

    /// The milestones that were passed, and how far the next one is.
    package struct Milestones: Hashable, Sendable {
        package let total: Double
        /// All that were passed, the first of them first; each is at least double one of those before it, so they are few.
        package let passed: [Milestone]
        package let next: Double

        /// No sum is larger: as much is beyond anybody, and a file may say anything.
        private static let most = 1e15

        package var last: Milestone? { passed.last }
        package var left: Double { max(0, next - total) }

        /// - Parameters:
        ///   - amounts: the amounts of days, oldest first.
        ///   - unit: the amount that counts as one; milestones are 1, 2 and 5 times a power of ten of it.
        init(_ amounts: [(date: CivilDate, amount: Double)], unit: Double) {
            var (total, passed, next) = (0.0, [Milestone](), Self.following(0, unit))
            for (date, amount) in amounts where amount > 0 && amount.isFinite {
                total = min(total + amount, Self.most)
                while total >= next {
                    passed.append(Milestone(amount: next, date: date))
                    next = Self.following(next, unit)
                }
            }
            (self.total, self.passed, self.next) = (total, passed, next)
        }

        /// The first one above an amount; none is below a hundred units.
        private static func following(_ amount: Double, _ unit: Double) -> Double {
            var power = 100 * unit
            while true {
                if let next = [power, 2 * power, 5 * power].first(where: { $0 > amount * 1.000_001 }) { return next }
                power *= 10
            }
        }
    }

    /// Indicates whether the best day, week and month are of minutes walked, and not of steps.
    package let isByMinutes: Bool
    package let bestDay: Best?
    /// The largest sum from Monday to Sunday.
    package let bestWeek: Best?
    package let bestMonth: Best?
    /// Metres.
    package let farthestDay: Best?
    package let steps: Milestones
    /// Metres.
    package let distance: Milestones
    /// Of kilometres, or of miles.
    package let eddington: EddingtonNumber
    package let eddingtonOfSteps: EddingtonNumber

    /// - Parameters:
    ///   - days: oldest first.
    ///   - minutes: those of walks by date, for somebody who goes by them; else nil.
    ///   - units: those of the person, in which distances are round.
    package init(_ days: [Day], minutes: [CivilDate: Int]? = nil, units: Units = .metric) {
        let steps = days.filter(\.hasSteps).map { (date: $0.date, amount: Double($0.stepCount)) }
        let metres = days.map { (date: $0.date, amount: $0.distance) }
        let amounts = minutes?.map { (date: $0.key, amount: Double($0.value)) } ?? steps
        isByMinutes = minutes != nil
        bestDay = Self.best(amounts) { $0 }
        bestWeek = Self.best(amounts, by: \.startOfWeek)
        bestMonth = Self.best(amounts, by: \.startOfMonth)
        farthestDay = Self.best(metres) { $0 }
        self.steps = Milestones(steps, unit: 1000)
        distance = Milestones(metres, unit: units.metresPerLong)
        eddington = EddingtonNumber(metres.lazy.map { $0.amount }, unit: units.metresPerLong)
        eddingtonOfSteps = EddingtonNumber(steps.lazy.map { $0.amount }, unit: 1000)
    }

    private static func best(_ amounts: [(date: CivilDate, amount: Double)], by span: (CivilDate) -> CivilDate) -> Best? {
        Dictionary(amounts.map { (span($0.date), $0.amount) }, uniquingKeysWith: +).filter { $0.value > 0 }
            .max { ($0.value, $1.key) < ($1.value, $0.key) }.map { Best(first: $0.key, amount: $0.value) }
    }
}

/// The largest number E for which there are E days of E units or more: kilometres, miles, thousands of steps.
///
/// Arthur Eddington counted his bicycle rides in this way. It grows slowly, and one long day does not move it.
package struct EddingtonNumber: Hashable, Sendable {
    package let value: Int
    /// Days of one unit more that the next number still needs.
    package let daysToNext: Int

    /// - Parameters:
    ///   - amounts: one a day.
    ///   - unit: the amount that counts as one.
    package init(_ amounts: some Sequence<Double>, unit: Double = 1) {
        // Whole units, at most as many as there are days: more would never decide.
        let units = amounts.map { Int(clamping: $0 / unit, .towardZero) }.filter { $0 > 0 }.sorted(by: >)
        let value = zip(units, 1...).prefix { $0 >= $1 }.count
        self.value = value
        daysToNext = value + 1 - units.prefix { $0 > value }.count
    }
}
