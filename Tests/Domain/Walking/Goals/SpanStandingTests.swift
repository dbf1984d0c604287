import Testing

@testable import Walking

struct SpanStandingTests {
    private func date(_ text: String) -> CivilDate { CivilDate(text) ?? .earliest }

    @Test func `1,500 km this year, and 12 km ahead of it`() throws {
        // 219 of 365 days are over: 900 km would be even.
        let today = date("2026-08-08")
        let goal = SpanGoal(.distance, .year, 1_500_000, from: date("2026-01-01"))
        let amounts = [date("2025-12-31"): 9e9, date("2026-01-01"): 900_000, today: 12_000]
        let standing = SpanStanding(goal, amounts: amounts, today: today, units: .metric)
        #expect(standing.done == 912_000)
        let ahead = try #require(standing.ahead)
        #expect(abs(ahead - 12_000) < 0.001)
        #expect(standing.daysLeft == 146)
        #expect(abs(standing.leftADay - 588_000 / 146) < 0.001)
        #expect(!standing.isReached)
    }

    @Test func `a goal that was made in November is not behind because of the spring`() throws {
        let made = date("2026-11-23")
        let goal = SpanGoal(.distance, .year, 1_500_000, from: made)
        var amounts = [date("2026-04-01"): 165_000.0]
        #expect(SpanStanding(goal, amounts: amounts, today: made, units: .metric).ahead == nil)
        // 39 days remain: of 1,335 km that is 34.2 a day.
        amounts[made] = 34_000
        let ahead = try #require(SpanStanding(goal, amounts: amounts, today: made.adding(days: 1), units: .metric).ahead)
        #expect(abs(ahead - (34_000 - 1_335_000 / 39)) < 0.001)
        amounts[date("2026-04-01")] = 2_000_000
        #expect(SpanStanding(goal, amounts: amounts, today: made.adding(days: 2), units: .metric).ahead == 34_000)
    }

    @Test func `a goal for this year has a pace on the day on which it is made`() throws {
        let goal = SpanGoal(.distance, .year, 1_500_000, from: date("2026-01-01"), isOnce: true)
        let standing = SpanStanding(goal, amounts: [date("2026-04-01"): 410_000], today: date("2026-08-08"), units: .metric)
        #expect(try abs(#require(standing.ahead) + 490_000) < 0.001)
    }

    @Test(arguments: [
        ("2026-11-21", GoalSpan.fortnight, "2026-11-16", "2026-11-29"), ("2026-11-16", .fortnight, "2026-11-16", "2026-11-29"),
        ("2026-11-15", .fortnight, "2026-11-02", "2026-11-15"), ("1969-12-28", .fortnight, "1969-12-15", "1969-12-28"),
        ("2026-11-21", .quarter, "2026-10-01", "2026-12-31"),
    ])
    func `a fortnight and a quarter are those of the calendar`(_ day: String, _ span: GoalSpan, _ first: String, _ last: String) {
        #expect(span.dates(around: date(day)) == date(first)...date(last))
    }

    @Test(arguments: GoalSpan.allCases)
    func `a first day is neither ahead nor behind`(_ span: GoalSpan) {
        let today = span.dates(around: date("2026-08-08")).lowerBound
        #expect(SpanStanding(SpanGoal(.steps, span, 7000, from: today), amounts: [:], today: today, units: .metric).ahead == nil)
    }

    @Test func `a goal that is passed has nothing left`() {
        let today = date("2026-08-08")
        let standing = SpanStanding(SpanGoal(.steps, .day, 7000, from: today), amounts: [today: 8000], today: today, units: .metric)
        #expect(standing.isReached && standing.left == 0 && standing.leftADay == 0)
    }

    @Test func `an even pace is neither ahead nor behind on any day of a week`() throws {
        let monday = date("2026-08-03")
        let goal = SpanGoal(.time, .week, 280, from: monday)
        for over in 1..<7 {
            let amounts = Dictionary(uniqueKeysWithValues: (0..<over).map { (monday.adding(days: $0), 40.0) })
            let ahead = try #require(SpanStanding(goal, amounts: amounts, today: monday.adding(days: over), units: .metric).ahead)
            #expect(abs(ahead) < 1e-9)
        }
    }

    @Test func `today is a day that is left, also the last one`() throws {
        let sunday = try #require(CivilDate("2026-11-22"))
        let goal = SpanGoal(.steps, .week, 7000, from: .earliest)
        #expect(SpanStanding(goal, amounts: [:], today: sunday, units: .metric).daysLeft == 1)
        #expect(SpanStanding(goal, amounts: [:], today: sunday.adding(days: -6), units: .metric).daysLeft == 7)
    }

    @Test func `the part that is done is of the whole goal, above one when it is passed, and none of a goal of nothing`() {
        let today = date("2026-08-08")
        func fraction(_ amount: Double, _ done: Double) -> Double {
            SpanStanding(SpanGoal(.steps, .day, amount, from: today), amounts: [today: done], today: today, units: .metric).fraction
        }
        #expect(fraction(8000, 2000) == 0.25)
        #expect(fraction(8000, 10_000) == 1.25)
        #expect(fraction(0, 100) == 0)
    }

    @Test(arguments: [
        (Units.metric, 5.0, 4950.0, true), (.metric, 5, 4949, false), (.metric, 0.5, 499.5, true), (.metric, 0.5, 499.4, false),
        (.metric, 1, 999.7, true), (.imperial, 1, 1602, true), (.metric, 400, 399_600, true),
        (.metric, 400, 399_400, false), (.metric, 7.24, 7240, true), (.metric, 7.24, 7160, false), (.imperial, 3, 4750, true),
        (.imperial, 3, 4740, false),
    ])
    func `a way is reached as exactly as it is read`(_ units: Units, _ goal: Double, _ done: Double, _ isReached: Bool) {
        let today = date("2026-08-08")
        let goal = SpanGoal(.distance, .day, goal * units.metresPerLong, from: today)
        let standing = SpanStanding(goal, amounts: [today: done], today: today, units: units)
        #expect(standing.isReached == isReached && (standing.left == 0) == isReached)
    }

    @Test func `on the last day all that is left is today's`() {
        let sunday = date("2026-11-22")
        let standing = SpanStanding(SpanGoal(.steps, .week, 7000, from: .earliest), amounts: [sunday: 1000], today: sunday, units: .metric)
        #expect(standing.leftADay == 6000)
    }
}
