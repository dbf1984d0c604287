import Testing
import WalkingTesting

@testable import Walking

/// Sums of stretches that lie on two days or more.
struct SumsOverMidnightTests {
    private let hour: Int64 = 3_600_000
    private var day: Int64 { 24 * hour }

    private func total(_ intervals: [Interval], on number: Int64 = 0) -> Double {
        let start = number * day
        return DayCount(.init(date: CivilDate(dayNumber: 0), start: start, end: start + day, intervals: [.steps: intervals])).steps
    }

    @Test func `a sum over midnight is each day's for its part, unless it is as long as a day and lies in its middle`() {
        func part(_ from: Int64, _ hours: Int64, on date: Int64 = 0) -> Double {
            total([Interval(start: from * hour, end: (from + hours) * hour, value: 2400, rank: 0, grain: .sum)], on: date)
        }
        for (from, hours, first) in [(12, 24, 1200), (12, 20, 1440), (16, 24, 0), (10, 24, 1400), (18, 12, 1200), (0, 30, 1920)] {
            #expect(abs(part(Int64(from), Int64(hours)) - Double(first)) < 1e-6, "\(hours) hours from \(from)")
            #expect(abs(part(Int64(from), Int64(hours), on: 1) - 2400 + Double(first)) < 1e-6)
        }
        // Days of another zone, up to nine hours off, and of 23 and 25 hours.
        for (from, hours) in [(9, 24), (-9, 24), (1, 24), (0, 25), (-1, 25), (1, 23)] as [(Int64, Int64)] {
            #expect(part(from, hours) == 2400 && part(from, hours, on: 1) == 0 && part(from, hours, on: -1) == 0)
        }
    }

    @Test(arguments: 1...200) func `sums from noon to noon come to no more than was walked, nor to less than they say`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let first = Int64.random(in: 6...18, using: &random)
        let hours = (0..<96).map { _ in Double(max(0, Int.random(in: -900...900, using: &random))) }
        let records = (0..<96).filter { _ in Bool.random(using: &random) }.map { number in
            Interval(
                start: Int64(number) * hour, end: Int64(number + 1) * hour, value: hours[number],
                rank: Int.random(in: 0...2, using: &random),
                source: 2)
        }
        let sums = (0..<3).map { number in
            let start = first + 24 * Int64(number)
            let value = hours[Int(start)..<Int(start) + 24].reduce(0, +)
            return Interval(start: start * hour, end: (start + 24) * hour, value: value, rank: 1, source: 1, grain: .sum)
        }
        func whole(_ intervals: [Interval]) -> Double { (0..<4).reduce(0) { $0 + total(intervals, on: $1) } }
        let found = whole(records + sums)
        #expect(found <= hours.reduce(0, +) + 1e-6)
        #expect(found >= sums.reduce(0) { $0 + $1.value } - 0.52 * 6)
        #expect(abs(whole((records + sums).shuffled(using: &random)) - found) < 1e-6)
    }
}
