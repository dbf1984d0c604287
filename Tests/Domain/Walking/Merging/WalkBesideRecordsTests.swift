import Testing
import WalkingTesting

@testable import Walking

/// Walks in whose time better sources recorded a part.
struct WalkBesideRecordsTests {
    private let hour: Int64 = 3_600_000

    private func total(_ intervals: [Interval]) -> Double {
        DayCount(.init(date: CivilDate(dayNumber: 0), start: 0, end: 24 * hour, intervals: [.steps: intervals])).steps
    }

    private func walk(_ from: Int64, _ minutes: Int64, _ value: Double) -> Interval {
        Interval(start: from * 60_000, end: (from + minutes) * 60_000, value: value, rank: 9, source: 7, isWalk: true)
    }

    @Test(arguments: 1...200) func `a walk that goes on a little longer adds a little more, whatever better records cover`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let records = (0..<Int.random(in: 1...4, using: &random)).map { source in
            let start = Int64.random(in: 0...90, using: &random)
            return Interval(
                start: start * 60_000, end: (start + Int64.random(in: 1...120, using: &random)) * 60_000,
                value: [0, 1, 300, 9000].randomElement(using: &random) ?? 0, rank: Int.random(in: 0...3, using: &random), source: source)
        }
        let (start, steps) = (Int64.random(in: 0...60, using: &random), Double(Int.random(in: 500...9000, using: &random)))
        for minutes in 10...120 as ClosedRange<Int64> {
            let (shorter, longer) = (total(records + [walk(start, minutes, steps)]), total(records + [walk(start, minutes + 1, steps)]))
            let beside = records.reduce(0) { $0 + $1.value / Double(max(1, ($1.end - $1.start) / 60_000)) }
            #expect(abs(longer - shorter) <= 2 * steps / Double(minutes) + beside + 1e-6, "\(minutes) minutes from \(start)")
        }
    }

    @Test func `a better record of no step leaves a walk as much as one of a single step`() {
        func found(_ steps: Double) -> Double {
            total([walk(0, 30, 3000), Interval(start: 0, end: 900_000, value: steps, rank: 0, source: 2)])
        }
        #expect(abs(found(0) - 3000) < 1e-6 && abs(found(1) - 3000) < 1e-6)
    }
}
