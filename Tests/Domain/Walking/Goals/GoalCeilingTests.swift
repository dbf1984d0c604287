import Testing

@testable import Walking

struct GoalCeilingTests {
    @Test func `from sixty years on, and where nobody said how old they are, 8,000 steps are enough`() {
        for band in AgeBand.allCases {
            let isYounger = [AgeBand.under50, .from50, .from55].contains(band)
            #expect(GoalCeiling.steps(band) == (isYounger ? 10_000 : 8_000))
        }
    }

    @Test func `where nobody said how old they are no speed is a ceiling`() {
        #expect(GoalCeiling.speed(nil) == nil)
        for gender in Profile.Gender.allCases { #expect(GoalCeiling.speed(Profile(gender: gender, ageBand: .unsaid)) == nil) }
    }

    @Test func `where nobody said what they are the lower speed counts, which is never that of men`() throws {
        for band in AgeBand.allCases where band != .unsaid {
            let women = try #require(GoalCeiling.speed(Profile(gender: .woman, ageBand: band)))
            let men = try #require(GoalCeiling.speed(Profile(gender: .man, ageBand: band)))
            #expect(women < men)
            #expect(GoalCeiling.speed(Profile(gender: .unsaid, ageBand: band)) == women)
            #expect(GoalCeiling.speed(Profile(gender: .other, ageBand: band)) == women)
        }
    }

    @Test func `the speeds are those of the table`() throws {
        let table: [(AgeBand, women: Double, men: Double)] = [
            (.under50, 1.34, 1.36), (.from50, 1.31, 1.43), (.from55, 1.31, 1.43), (.from60, 1.24, 1.34), (.from70, 1.13, 1.26),
            (.from80, 0.94, 0.97),
        ]
        for (band, women, men) in table {
            #expect(GoalCeiling.speed(Profile(gender: .woman, ageBand: band)) == women)
            #expect(GoalCeiling.speed(Profile(gender: .man, ageBand: band)) == men)
        }
    }

    @Test func `nobody is asked to walk faster as they grow older`() throws {
        let bands: [AgeBand] = [.from50, .from55, .from60, .from70, .from80]
        for gender in [Profile.Gender.woman, .man] {
            let speeds = try bands.map { try #require(GoalCeiling.speed(Profile(gender: gender, ageBand: $0))) }
            #expect(speeds == speeds.sorted(by: >))
        }
    }
}

struct GoalSpanTests {
    @Test(arguments: [
        (GoalSpan.day, "2026-02-18", "2026-02-18"), (.week, "2026-02-16", "2026-02-22"), (.month, "2026-02-01", "2026-02-28"),
        (.year, "2026-01-01", "2026-12-31"),
    ])
    func `a span is what a calendar has`(_ span: GoalSpan, _ first: String, _ last: String) throws {
        let dates = span.dates(around: try #require(CivilDate("2026-02-18")))
        #expect(dates.lowerBound.description == first && dates.upperBound.description == last)
    }

    @Test func `February has 29 days where a year leaps`() throws {
        #expect(GoalSpan.month.dates(around: try #require(CivilDate("2028-02-01"))).upperBound.day == 29)
    }

    @Test(arguments: GoalSpan.allCases)
    func `spans leave no gap and never overlap`(_ span: GoalSpan) {
        var first = CivilDate(dayNumber: 20_000)
        for _ in 0..<40 {
            let dates = span.dates(around: first)
            #expect(dates.contains(first) && span.dates(around: dates.upperBound) == dates && span.dates(around: dates.lowerBound) == dates)
            first = dates.upperBound.adding(days: 1)
            #expect(span.dates(around: first).lowerBound == first)
        }
    }
}

struct GoalMeasureTests {
    /// 1.25 m/s are 4.5 km/h.
    @Test(arguments: [(1.25, 1.25, true), (1.238, 1.25, true), (1.236, 1.25, false), (1.3, 1.25, true)])
    func `a speed reaches its goal to a tenth of a kilometre an hour`(_ value: Double, _ goal: Double, _ isReached: Bool) {
        #expect(GoalMeasure.speed.isReached(value, goal: goal, in: .metric) == isReached)
    }

    @Test(arguments: [(0.58, 0.58, true), (0.5751, 0.58, true), (0.574, 0.58, false)])
    func `a step length reaches its goal to a centimetre`(_ value: Double, _ goal: Double, _ isReached: Bool) {
        #expect(GoalMeasure.stepLength.isReached(value, goal: goal, in: .metric) == isReached)
    }

    /// A goal of 2.5 mph is 4.02 km/h, and one of 23.0 inches 58.4 cm.
    @Test(arguments: [
        (GoalMeasure.speed, 2.45, 2.5, true), (.speed, 2.44, 2.5, false), (.stepLength, 22.95, 23, true), (.stepLength, 22.94, 23, false),
    ])
    func `miles and inches are judged by their own tenths`(_ measure: GoalMeasure, _ value: Double, _ goal: Double, _ isReached: Bool) {
        let unit = measure == .speed ? Units.metresPerMile / 3600 : Units.metresPerInch
        #expect(measure.isReached(value * unit + 1e-9, goal: goal * unit, in: .imperial) == isReached)
    }

    @Test(arguments: [GoalMeasure.steps, .minutes])
    func `what is counted reaches its goal whole`(_ measure: GoalMeasure) {
        #expect(measure.isReached(7000, goal: 7000, in: .imperial) && !measure.isReached(6999.9, goal: 7000, in: .imperial))
    }
}
