import Foundation
import Testing

@testable import Walking

struct GaitTrendTests {
    /// Looked at as home does; days that resemble the day before by 0.7 are the worst case that is promised.
    @Test func `of 10,000 people who do not change fewer than one in a hundred is told of a change of a measure within a year`() async {
        let agreed = await LookedAtYears().agreed(of: 10_000)
        #expect((0.001...0.011).contains(agreed), "whatever its size, and the test is not so strict that it never tells: \(agreed)")
    }

    /// Three measures are on the home screen, so a third of what is promised there, and three standard errors of so few years.
    @Test(
        arguments: [
            LookedAtYears(), LookedAtYears(spread: 0.04), LookedAtYears(memory: 0.3),
            LookedAtYears(missing: 50, missingWeeks: 20, wildWeeks: 5),
        ])
    func `day by day too, with gaps and wild weeks, and by what one's own weeks differ`(_ years: LookedAtYears) async {
        let told = await years.told(of: 400)
        let most = 0.02 / 3 + 3 * (0.0067 * 0.9933 / 400).squareRoot()
        #expect(told.speed <= most && told.other <= most, "\(told)")
    }

    @Test func `looks that share their blocks see what the product sees`() {
        var random = SeededGenerator(seed: 3)
        let years = LookedAtYears(change: 0.1, spread: 0.04, memory: 0.3, looks: 12)
        let days = years.days(&random)
        let found = years.changed(days)
        #expect(!found.isEmpty)
        for week in 56...(days.count / 7) {
            for weeks in [8, 52] {
                let isFound = found.contains { $0.week == week && $0.weeks == weeks }
                #expect(years.trend(days, week, weeks, of: .cadence).isBeyondChance == isFound, "\(weeks) weeks at \(week)")
            }
        }
    }

    /// The powers that Documentation/gait.md states, within four weeks after the change.
    @Test func `a change of 0.10 metres a second within a year is told of in nine of ten years, one of eight weeks in a third`() async {
        #expect(await LookedAtYears(change: 0.10, weeks: 52, spread: 0.04, memory: 0.5, looks: 5).told(of: 200).speed >= 0.8)
        #expect(await LookedAtYears(change: 0.10, weeks: 52, spread: 0.06, memory: 0, looks: 5).told(of: 200).speed >= 0.8)
        #expect(await LookedAtYears(change: -0.10, weeks: 8, spread: 0.04, memory: 0, looks: 5).told(of: 200).speed >= 0.28)
    }

    /// Of 56 days of a speed, in which 0.05 m/s matter; the noise is that of weeks.
    @Test(
        arguments: [
            (0.0, 0.01, GaitTrend.Verdict.none, false), (0, 0.1, .unknown, false), (0.03, 0.001, .small, true),
            (0.045, 0.008, .unknown, true), (0.06, 0.002, .real, true), (0.03, 0.1, .unknown, false),
        ])
    func `nobody is told that nothing changed while the interval reaches beyond what matters`(
        _ rise: Double, _ noise: Double, _ verdict: GaitTrend.Verdict, _ isBeyondChance: Bool
    ) throws {
        let trend = GaitTrend(
            points(56) { 1.2 + rise * Double($0) / 55 + noise * [1, -0.4, 0.2, -1, 0.6, -0.7, 0.3][($0 + 28) / 7 % 7] }, of: .speed,
            days: 56)
        #expect(trend.verdict == verdict && trend.isBeyondChance == isBeyondChance, "\(trend)")
        let (interval, smallest) = (try #require(trend.interval), try #require(trend.smallest))
        let isNothing = max(abs(interval.lowerBound), abs(interval.upperBound)) <= smallest.value
        #expect(isNothing == (verdict == .none || verdict == .small) || verdict == .real)
    }

    /// A stable year of somebody whose days differ by 0.06 m/s and do not resemble each other.
    @Test func `that nothing changed is said of ordinary days`() {
        var random = SeededGenerator(seed: 9)
        let years = LookedAtYears(memory: 0, looks: 1)
        let said = (0..<40).count { _ in
            let days = years.days(&random)
            return years.trend(days, days.count / 7, 52, of: .speed).verdict == .none
        }
        #expect(said >= 30, "\(said)")
    }

    /// The days of the looks before lie before the first of the span.
    private func points(_ count: Int, every step: Int = 1, _ value: (Int) -> Double) -> [TheilSen.Point] {
        (-28 / step..<count).map { TheilSen.Point(Double($0 * step), value($0)) }
    }

    @Test func `one look that sees a change is not enough`() {
        let values = points(56) { 1.2 + 0.09 * Double($0) / 55 }
        #expect(GaitTrend(values, of: .speed, days: 56).verdict == .real)
        let alone = GaitTrend(values.filter { $0.x >= 0 }, of: .speed, days: 56)
        #expect(alone.verdict == .unknown && !alone.isBeyondChance && alone.count == 56)
        let turned = GaitTrend(values.map { TheilSen.Point($0.x, $0.x < -10 ? 1.5 - $0.y / 10 : $0.y) }, of: .speed, days: 56)
        #expect(!turned.isBeyondChance)
    }

    @Test func `blocks are weeks, and four weeks of a year`() {
        let year = GaitBlocks(points(364) { Double($0) }, length: 364, endingAt: 364)
        #expect(year.days == 28 && year.points.count == 13 && year.points.first == TheilSen.Point(13.5, 13.5))
        let weeks = GaitBlocks(points(56) { Double($0) }, length: 56, endingAt: 56)
        #expect(weeks.days == 7 && weeks.points.map(\.x) == (0..<8).map { Double(7 * $0 + 3) } && weeks.direction == 1)
        #expect(abs(weeks.likeness - 0.258) < 0.001 && abs(year.likeness - 0.054) < 0.001)
        #expect(GaitBlocks.middle([1, 100, 3, 2, 4, -80, 5]) == 3, "one wild day bends nothing")
    }

    /// Of 28 pairs four may go the other way, and no five.
    @Test(arguments: [
        ([1.0, 2, 3, 4, 5, 6, 7, 8], 1), ([8, 7, 6, 5, 4, 3, 2, 1], -1), ([2, 1, 4, 3, 6, 5, 8, 7], 1), ([3, 1, 2, 6, 4, 5, 8, 7], 0),
    ])
    func `a look takes for a change what five of six pairs agree on`(_ values: [Double], _ direction: Int) {
        #expect(GaitBlocks.direction(of: values) == direction)
        #expect(GaitBlocks.direction(of: Array(values.prefix(6))) == 0, "six blocks are too few")
    }

    @Test func `a line says what it was and what it is`() throws {
        let trend = GaitTrend(points(56) { 1.2 + 0.06 * Double($0) / 55 + ($0.isMultiple(of: 2) ? 0.01 : -0.01) }, of: .speed, days: 56)
        #expect(trend.verdict == .real && trend.count == 56)
        let (change, before, now) = try (#require(trend.change), #require(trend.before), #require(trend.now))
        #expect(abs(change - 0.06) < 0.005 && abs(before - 1.2) < 0.01 && abs(now - 1.26) < 0.01)
        #expect(trend.smallest == SmallestChange(value: 0.05, basis: .study(.kwon)))
    }

    /// Nothing was measured in the first of five years: nobody knows what changed in them.
    @Test(arguments: [(0, 365), (600, 1225), (365, 1460)])
    func `the change is that of the time that was measured, and no more`(_ first: Int, _ length: Int) throws {
        let perDay = -0.0278 / 365
        let days = stride(from: first, to: first + length, by: 7)
        let points = days.map { TheilSen.Point(Double($0), 1.2 + perDay * Double($0) + ($0.isMultiple(of: 2) ? 0.002 : -0.002)) }
        let trend = GaitTrend(points, of: .speed, days: first + length)
        let (last, change) = (try #require(points.last).x, try #require(trend.change))
        #expect(Double(trend.measuredDays) == last - Double(first) + 1)
        #expect(abs(change - perDay * (last - Double(first))) < 0.004)
        let (before, now) = (try #require(trend.before), try #require(trend.now))
        #expect(abs(now - before - change) < 1e-9 && abs(before - (1.2 + perDay * Double(first))) < 0.004)
        #expect(try #require(trend.interval).contains(change))
    }

    @Test func `few days, or days of a short time, say nothing`() {
        #expect(GaitTrend(points(9, every: 6) { Double($0) }, of: .speed, days: 56).verdict == .tooFew)
        #expect(GaitTrend(points(30) { 1 + Double($0) }, of: .speed, days: 56).verdict == .tooFew)
        #expect(GaitTrend([], of: .cadence, days: 56).verdict == .tooFew)
    }

    @Test func `each reason why nothing can be said is its own`() {
        let days = points(56) { 1 + Double($0) }
        #expect(GaitTrend(days, of: .speed, days: 56).lack == nil)
        #expect(GaitTrend(days.filter { $0.x < 9 }, of: .speed, days: 56).lack == .values)
        #expect(GaitTrend(days.filter { $0.x < 30 }, of: .speed, days: 56).lack == .time)
        #expect(GaitTrend(days.filter { $0.x < 14 || $0.x >= 42 }, of: .speed, days: 56).lack == .weeks)
    }

    /// The smallest detectable difference is 1.96 √2 SEM; weeks that lie 2 off their line have an SEM of 2.9652.
    @Test func `where no study says what matters the spread of one's own weeks does`() throws {
        let trend = GaitTrend(points(56) { 110 + (($0 + 28) / 7 % 4 < 2 ? 2 : -2) }, of: .cadence, days: 56)
        let smallest = try #require(trend.smallest)
        #expect(abs(smallest.value - 1.96 * 2.0.squareRoot() * 2.9652) < 1.5)
        #expect(smallest.basis == .ownSpread(.smallestDetectable) && !smallest.isPublished && trend.verdict != .real)
    }

    @Test func `of each measure a study is named or none is claimed`() {
        let published = GaitMeasure.allCases.filter { SmallestChange.published($0) != nil }
        #expect(published == [.speed, .sixMinuteWalk])
    }

    @Test(arguments: [(33.0, true), (34.0, false)])
    func `values have to cover three fifths of the span`(_ last: Double, _ areTooFew: Bool) {
        let points = (0..<12).map { TheilSen.Point(4 + last / 11 * Double($0), 1.2) }
        #expect((GaitTrend(points, of: .speed, days: 56).verdict == .tooFew) == areTooFew)
    }

    @Test func `a step is told as large as it was measured, not as a line through it would be`() throws {
        // From 5 minutes to 60 within some weeks in the middle of the year.
        let points = (-28..<364).map { day -> TheilSen.Point in
            TheilSen.Point(Double(day), 5 + 55 / (1 + exp(-Double(day - 182) / 30)))
        }
        let trend = GaitTrend(points, of: .briskMinutes, days: 364)
        let (change, interval) = (try #require(trend.change), try #require(trend.interval))
        #expect(trend.isBeyondChance && change > 45 && change < 61, "\(change)")
        #expect(interval.contains(change) && interval.upperBound < 70, "\(interval)")
        let (before, now) = (try #require(trend.before), try #require(trend.now))
        #expect(abs(now - before - change) < 1e-9)
    }

    @Test func `a wave is no change`() {
        let wave = (-2..<13).map { TheilSen.Point(Double(7 * $0), 1.3 + 0.05 * sin(Double($0) / 2)) }
        let trend = GaitTrend(wave, of: .speed, days: 91)
        #expect(trend.verdict == .unknown && !trend.isBeyondChance && trend.count == 13)
        #expect(GaitTrend(wave.map { TheilSen.Point($0.x, 1.3) }, of: .speed, days: 91).verdict == .none, "nothing differs")
    }
}
