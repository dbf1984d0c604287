import Testing

@testable import Walking

struct TypedSpanGoalTests {
    @Test(
        arguments: [
            ("5 km a day", .distance, .day, 5000), ("4 h a week", .time, .week, 240),
            ("1,500 km this year", .distance, .year, 1_500_000), ("1500km a year", .distance, .year, 1_500_000),
            ("2.5 km per day", .distance, .day, 2500), ("200,000 steps a month", .steps, .month, 200_000),
            ("7000 daily", .steps, .day, 7000), ("150 brisk minutes a week", .brisk, .week, 150), ("20 walks a month", .walks, .month, 20),
            ("90 minutes a week", .time, .week, 90), ("하루 5km", .distance, .day, 5000), ("주 4시간", .time, .week, 240),
            ("올해 1,500km", .distance, .year, 1_500_000), ("한 달에 20번", .walks, .month, 20), ("일주일에 빠른 걸음 150분", .brisk, .week, 150),
            ("하루에 만 보", .steps, .day, 10_000), ("매주 5만 걸음", .steps, .week, 50_000),
            ("일주일에 다섯 번", .walks, .week, 5), ("한 주에 산책 3회", .walks, .week, 3), ("주 5회", .walks, .week, 5),
            ("주 3회 산책", .walks, .week, 3), ("산책을 매주 세 번", .walks, .week, 3), ("세 번 매주", .walks, .week, 3),
            ("하루 두 번씩", .walks, .day, 2), ("한 달에 스무 번", .walks, .month, 20), ("five times a week", .walks, .week, 5),
            ("a week 5 walks", .walks, .week, 5), ("walk twice a week", .walks, .week, 2), ("three walks each week", .walks, .week, 3),
            ("walks this year 200", .walks, .year, 200), ("일주일에 산책 90분", .time, .week, 90), ("five km a day", .distance, .day, 5000),
            ("하루 다섯 킬로", .distance, .day, 5000), ("하루 한 시간", .time, .day, 60),
            ("90 minutes of brisk walking a week", .brisk, .week, 90), ("10 km a fortnight", .distance, .fortnight, 10_000),
            ("100 km this quarter", .distance, .quarter, 100_000), ("100 km per quarter", .distance, .quarter, 100_000),
            ("두 주 30km", .distance, .fortnight, 30_000), ("10만 걸음 2주", .steps, .fortnight, 100_000),
            ("이번 분기 100km", .distance, .quarter, 100_000), ("분기마다 산책 50회", .walks, .quarter, 50),
        ] as [(String, SpanGoal.Measure, GoalSpan, Double)])
    func `how people say it`(_ text: String, _ measure: SpanGoal.Measure, _ span: GoalSpan, _ amount: Double) throws {
        let typed = try #require(TypedSpanGoal(text))
        #expect(typed.measure == measure && typed.span == span && typed.amount == amount)
    }

    /// Titles of goals as lists have them.
    @Test(
        arguments: [
            ("90 brisk minutes a week", .brisk, .week, 90), ("한 주 빠른 걸음 90분", .brisk, .week, 90),
            ("4 h of walking a week", .time, .week, 240), ("한 주 걷기 4시간", .time, .week, 240), ("한 해 산책 200회", .walks, .year, 200),
            ("4 h of walks a week", .time, .week, 240), ("한 주 산책 4시간", .time, .week, 240),
            ("한 달 100 km", .distance, .month, 100_000),
        ] as [(String, SpanGoal.Measure, GoalSpan, Double)])
    func `what a goal is called is read as that goal`(_ text: String, _ measure: SpanGoal.Measure, _ span: GoalSpan, _ amount: Double)
        throws
    {
        let typed = try #require(TypedSpanGoal(text))
        #expect(typed.measure == measure && typed.span == span && typed.amount == amount)
    }

    @Test(arguments: [
        ("1,500 km this year", true), ("1,500 km a year", false), ("4 h this week", true), ("이번 주 4시간", true), ("주 4시간", false),
        ("올해 1,500km", true), ("매년 1,500km", false), ("이번 달 10만 걸음", true), ("5 km today", true),
    ])
    func `this year is one, and a year is each`(_ text: String, _ isOnce: Bool) throws {
        #expect(try #require(TypedSpanGoal(text)).isOnce == isOnce)
    }

    @Test(arguments: ["200 h a week", "99999 min a week", "30 h a day", "5000 km a day", "0.0001 km a day", "1,000 walks a day"])
    func `what nobody can walk in a span is no goal for it`(_ text: String) {
        #expect(TypedSpanGoal(text) == nil)
    }

    @Test func `miles are miles`() throws {
        let typed = try #require(TypedSpanGoal("1,000 miles a year"))
        #expect(abs(typed.amount - 1000 * Units.metresPerMile) < 0.001)
    }

    @Test(arguments: [
        "", "a day", "5 km", "much a day", "0 km a week", "km a week", "-5 km a day", "5 apples a day", "번 한 주", "a week walk", "주말 산책",
    ])
    func `what is no goal`(_ text: String) {
        #expect(TypedSpanGoal(text) == nil)
    }
}
