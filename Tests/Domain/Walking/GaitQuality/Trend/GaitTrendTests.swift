import Foundation
import Testing

@testable import Walking

struct GaitTrendTests {
    /// Years of weeks, in metres a second: a speed, its change over the year, and what weeks differ by without any change.
    private struct Years: Sendable {
        var change = 0.0
        /// The standard deviation of a week's median.
        var spread = 0.035
        /// The correlation of a week with the one before.
        var memory = 0.0
        /// Weeks with nothing, and weeks of something else (snow, a guest, a trolley), of a hundred.
        var missing = 0
        var wild = 0

        /// The part of so many years of which a change is told, and of those in which the interval alone tells of one.
        func told(of count: Int) async -> (spoken: Double, byChance: Double) {
            let parts = 4
            let sums = await withTaskGroup(of: (Int, Int).self) { group in
                for part in 0..<parts {
                    group.addTask {
                        var random = SeededGenerator(seed: UInt64(1000 + part))
                        var (spoken, beyond) = (0, 0)
                        for _ in 0..<count / parts {
                            let trend = trend(&random)
                            if trend.verdict == .real { spoken += 1 }
                            if trend.isBeyondChance { beyond += 1 }
                        }
                        return (spoken, beyond)
                    }
                }
                return await group.reduce((0, 0)) { ($0.0 + $1.0, $0.1 + $1.1) }
            }
            return (Double(sums.0) / Double(count), Double(sums.1) / Double(count))
        }

        private func trend(_ random: inout SeededGenerator) -> GaitTrend {
            var noise = Self.normal(&random)
            var points: [TheilSen.Point] = []
            for week in 0..<52 {
                noise = memory * noise + (1 - memory * memory).squareRoot() * Self.normal(&random)
                if Int.random(in: 0..<100, using: &random) < missing { continue }
                let isWild = Int.random(in: 0..<100, using: &random) < wild
                points.append(
                    TheilSen.Point(Double(7 * week), 1.2 + change * Double(week) / 51 + spread * noise - (isWild ? 0.25 : 0)))
            }
            return GaitTrend(points, of: .speed, days: 364)
        }

        /// Box and Muller's.
        private static func normal(_ random: inout SeededGenerator) -> Double {
            let radius = (-2 * log(Double.random(in: Double.leastNormalMagnitude..<1, using: &random))).squareRoot()
            return radius * cos(2 * .pi * Double.random(in: 0..<1, using: &random))
        }
    }

    /// The rate that is stated (`GaitTrend.confidence`), and what 10,000 years may differ from it by chance: three standard errors.
    @Test func `somebody who does not change is told of a change in at most one of a hundred years`() async {
        let stated = 1 - GaitTrend.confidence
        let told = await Years().told(of: 10_000)
        let error = (stated * (1 - stated) / 10_000).squareRoot()
        #expect(told.byChance <= stated + 3 * error, "the interval alone: \(told.byChance)")
        #expect(told.byChance >= stated / 3, "and it is not so wide that it would never tell: \(told.byChance)")
        #expect(told.spoken <= told.byChance)
    }

    @Test(
        arguments: [
            (0.0, 20, 5, 0.035), (0.3, 0, 0, 0.035), (0.5, 20, 5, 0.035), (0.3, 20, 5, 0.06),
        ])
    func `nor in years of gaps, of wild weeks, and of weeks that are like the one before`(
        _ memory: Double, _ missing: Int, _ wild: Int, _ spread: Double
    ) async {
        let stated = 1 - GaitTrend.confidence
        let told = await Years(spread: spread, memory: memory, missing: missing, wild: wild).told(of: 2_000)
        #expect(told.spoken <= stated + 3 * (stated * (1 - stated) / 2_000).squareRoot(), "\(told)")
    }

    /// 0.08 metres a second is a substantial change (Kwon 2009).
    @Test func `a change of 0.10 metres a second within a year is told of in 19 of 20 years, one of 0.08 in more than four of five`() async
    {
        #expect(await Years(change: 0.10).told(of: 400).spoken >= 0.95)
        #expect(await Years(change: 0.08).told(of: 400).spoken >= 0.8)
    }

    @Test func `of weeks that are missing, wild and like the one before, half of the years tell of it`() async {
        #expect(await Years(change: -0.10, memory: 0.3, missing: 20, wild: 5).told(of: 400).spoken >= 0.5)
    }

    @Test func `a change that does not matter is never told of, however sure it is`() async {
        #expect(await Years(change: 0.03, spread: 0.005).told(of: 200) == (0, 1))
    }

    /// Of 56 days of a speed, in which 0.05 m/s matter.
    @Test(
        arguments: [
            (0.0, 0.01, GaitTrend.Verdict.none, false), (0, 0.1, .unknown, false), (0.03, 0.004, .small, true),
            (0.045, 0.02, .unknown, true),
            (0.06, 0.01, .real, true), (0.03, 0.1, .unknown, false),
        ])
    func `nobody is told that nothing changed while the interval reaches beyond what matters`(
        _ rise: Double, _ noise: Double, _ verdict: GaitTrend.Verdict, _ isBeyondChance: Bool
    ) throws {
        let trend = GaitTrend(
            points(56) { 1.2 + rise * Double($0) / 55 + noise * [1, -0.4, 0.2, -1, 0.6, -0.7, 0.3][$0 % 7] }, of: .speed, days: 56)
        #expect(trend.verdict == verdict && trend.isBeyondChance == isBeyondChance)
        let (interval, smallest) = (try #require(trend.interval), try #require(trend.smallest))
        let isNothing = max(abs(interval.lowerBound), abs(interval.upperBound)) <= smallest.value
        #expect(isNothing == (verdict == .none || verdict == .small) || verdict == .real)
    }

    private func points(_ count: Int, every step: Int = 1, _ value: (Int) -> Double) -> [TheilSen.Point] {
        (0..<count).map { TheilSen.Point(Double($0 * step), value($0)) }
    }

    @Test func `a line says what it was and what it is`() throws {
        let trend = GaitTrend(points(56) { 1.2 + 0.06 * Double($0) / 55 + ($0.isMultiple(of: 2) ? 0.01 : -0.01) }, of: .speed, days: 56)
        #expect(trend.verdict == .real && trend.count == 56)
        let (change, before, now) = try (#require(trend.change), #require(trend.before), #require(trend.now))
        #expect(abs(change - 0.06) < 0.005 && abs(before - 1.2) < 0.01 && abs(now - 1.26) < 0.01)
        #expect(trend.smallest == SmallestChange(value: 0.05, basis: .study(.kwon)))
    }

    /// Nothing was measured in the first two of five years: nobody knows what changed in them.
    @Test(arguments: [(0, 365), (730, 1095), (365, 1460)])
    func `the change is that of the time that was measured, and no more`(_ first: Int, _ length: Int) throws {
        let perDay = -0.0278 / 365
        let days = stride(from: first, to: first + length, by: 7)
        let points = days.map { TheilSen.Point(Double($0), 1.2 + perDay * Double($0) + ($0.isMultiple(of: 2) ? 0.002 : -0.002)) }
        let trend = GaitTrend(points, of: .speed, days: max(365, length * 3 / 2))
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

    /// The smallest detectable difference is 1.96 √2 SEM; values that lie 2 off their line have an SEM of 2.9652.
    @Test func `where no study says what matters one's own spread does`() throws {
        let trend = GaitTrend(points(40) { 110 + (($0 / 2).isMultiple(of: 2) ? 2 : -2) }, of: .cadence, days: 56)
        let smallest = try #require(trend.smallest)
        #expect(abs(smallest.value - 1.96 * 2.0.squareRoot() * 2.9652) < 0.5)
        #expect(smallest.basis == .ownSpread(.smallestDetectable) && trend.verdict == .none)
    }

    @Test func `of each measure a study is named or none is claimed`() {
        let published = GaitMeasure.allCases.filter { SmallestChange.published($0) != nil }
        #expect(published == [.speed, .sixMinuteWalk])
    }

    @Test(arguments: [(33.0, true), (34.0, false)])
    func `values have to cover three fifths of the span`(_ last: Double, _ areTooFew: Bool) {
        let points = (0..<12).map { TheilSen.Point(last / 11 * Double($0), 1.2) }
        #expect((GaitTrend(points, of: .speed, days: 56).verdict == .tooFew) == areTooFew)
    }

    @Test func `values of which each says what the next will be say too little for an interval`() {
        let wave = (0..<13).map { TheilSen.Point(Double(7 * $0), 1.3 + 0.05 * sin(Double($0) / 2)) }
        let trend = GaitTrend(wave, of: .speed, days: 90)
        #expect(trend.verdict == .tooFew && trend.interval == nil && trend.count == 13)
        #expect(GaitTrend(wave.map { TheilSen.Point($0.x, 1.3) }, of: .speed, days: 90).verdict == .none, "nothing differs")
    }
}
