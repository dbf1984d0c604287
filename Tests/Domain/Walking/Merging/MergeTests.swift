import Testing

@testable import Walking

struct MergeTests {
    private let minute: Int64 = 60_000

    @Test func `the example in Android's own code comes out the same`() {
        // App1 T1–T2, App2 T1–T3, App3 T2–T4: v1 + v2·(T3−T2)/(T3−T1) + v3·(T4−T3)/(T4−T2)
        let intervals = [
            Interval(start: 0, end: 10, value: 100, rank: 1),
            Interval(start: 0, end: 30, value: 90, rank: 2),
            Interval(start: 10, end: 50, value: 80, rank: 3),
        ]
        let expected = 100 + 90.0 * 20 / 30 + 80.0 * 20 / 40
        #expect(abs(total(intervals) - expected) < 1e-9)
    }

    @Test func `the phone counts only where the watch was not there`() {
        let watch = Interval(start: 10 * minute, end: 20 * minute, value: 1000, rank: 0, source: 1)
        let phone = Interval(start: 0, end: 30 * minute, value: 3000, rank: 1, source: 2)
        #expect(total([watch, phone]) == 3000)
        #expect(total([phone, watch]) == 3000)
        #expect(total([Interval(start: 0, end: 30 * minute, value: 2700, rank: 1), watch]) == 2800)
    }

    @Test func `of two records of equal rank the later modification counts`() {
        let old = Interval(start: 0, end: minute, value: 50, rank: 0, modified: 1)
        let new = Interval(start: 0, end: minute, value: 60, rank: 0, modified: 2)
        #expect(total([old, new]) == 60)
        #expect(total([new, old]) == 60)
    }

    @Test func `an exact duplicate vanishes`() {
        let one = Interval(start: 0, end: minute, value: 50, rank: 0)
        #expect(total([one, one, one]) == 50)
    }

    @Test func `a record without length counts whole unless something better covers it`() {
        let point = Interval(start: 5 * minute, end: 5 * minute, value: 20, rank: 1)
        #expect(total([point]) == 20)
        #expect(total([point, Interval(start: 0, end: 10 * minute, value: 100, rank: 0)]) == 100)
        #expect(total([point, Interval(start: 0, end: 10 * minute, value: 100, rank: 2)]) == 120)
        #expect(total([point, Interval(start: 0, end: 5 * minute, value: 100, rank: 0)]) == 120)
    }

    @Test(arguments: 1...60)
    func `the merge equals a brute force minute by minute`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let intervals = (0..<Int.random(in: 1...40, using: &random)).map { _ -> Interval in
            let start = Int64.random(in: 0..<180, using: &random)
            let length = Int64.random(in: 1...40, using: &random)
            return Interval(
                start: start * minute, end: (start + length) * minute, value: Double(Int.random(in: 0...4000, using: &random)),
                rank: Int.random(in: 0...3, using: &random), modified: Int64.random(in: 0...3, using: &random),
                source: Int.random(in: 0...3, using: &random))
        }
        var expected = 0.0
        for now in stride(from: Int64(0), to: 240 * minute, by: Int(minute)) {
            let covering = intervals.filter { $0.start <= now && now < $0.end }
            guard let best = covering.max(by: { $1.beats($0) }) else { continue }
            expected += best.value * Double(minute) / Double(best.end - best.start)
        }
        #expect(abs(total(intervals) - expected) < 1e-6)
        #expect(abs(total(intervals.shuffled(using: &random)) - expected) < 1e-6)
    }

    @Test(arguments: 1...30)
    func `the hours of a day add up to the day, and days to the whole`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let day: Int64 = 86_400_000
        let intervals = (0..<80).map { _ -> Interval in
            let start = Int64.random(in: -day / 4..<(day * 5 / 2), using: &random)
            return Interval(
                start: start, end: start + Int64.random(in: 0...7_200_000, using: &random),
                value: Double.random(in: 0...5000, using: &random),
                rank: Int.random(in: 0...2, using: &random))
        }
        var sum = 0.0
        for (index, bounds) in [(-day, 0), (0, day), (day, day * 2 - 3_600_000), (day * 2 - 3_600_000, day * 3)].enumerated() {
            let count = DayCount(
                .init(date: CivilDate(dayNumber: index), start: bounds.0, end: bounds.1, intervals: [.steps: intervals]))
            #expect(abs(count.hours.reduce(0) { $0 + $1.steps } - count.steps) < 1e-6)
            #expect(abs(count.stepsBySource.values.reduce(0, +) - count.steps) < 1e-6)
            sum += count.steps
        }
        #expect(abs(sum - total(intervals)) < 1e-6)
    }

    @Test func `a record goes on in one piece where worse ones begin and end, and in two around a better one`() {
        let long = Interval(start: 0, end: 30, value: 90, rank: 1)
        func pieces(_ other: Interval) -> [Merge.Segment] { Merge.segments([long, other]) }
        #expect(pieces(Interval(start: 10, end: 20, value: 9, rank: 2)) == [Merge.Segment(start: 0, end: 30, index: 0)])
        #expect(
            pieces(Interval(start: 10, end: 20, value: 9, rank: 0)) == [
                Merge.Segment(start: 0, end: 10, index: 0), Merge.Segment(start: 10, end: 20, index: 1),
                Merge.Segment(start: 20, end: 30, index: 0),
            ])
        #expect(
            pieces(Interval(start: 40, end: 50, value: 9, rank: 2)) == [
                Merge.Segment(start: 0, end: 30, index: 0), Merge.Segment(start: 40, end: 50, index: 1),
            ])
        #expect(
            pieces(Interval(start: 10, end: 10, value: 9, rank: 0)) == [
                Merge.Segment(start: 0, end: 10, index: 0), Merge.Segment(start: 10, end: 10, index: 1),
                Merge.Segment(start: 10, end: 30, index: 0),
            ])
    }

    @Test func `what ends before it begins counts nowhere, and no other grain takes part`() {
        #expect(Merge.segments([Interval(start: 10, end: 9, value: 1, rank: 0)]).isEmpty)
        #expect(Merge.segments([Interval(start: 0, end: 9, value: 1, rank: 0, grain: .sum)]).isEmpty)
        #expect(Merge.segments([Interval(start: 0, end: 9, value: 1, rank: 0, grain: .sum)], of: .sum).count == 1)
    }

    private func total(_ intervals: [Interval]) -> Double {
        Merge.segments(intervals).reduce(0) { sum, segment in
            let interval = intervals[segment.index]
            let length = Double(interval.end - interval.start)
            return sum + (length > 0 ? interval.value * Double(segment.end - segment.start) / length : interval.value)
        }
    }

    @Test func `of moments at one time the best counts, in whichever order they came`() {
        let moments = (1...3).map { Interval(start: 500, end: 500, value: Double($0), rank: $0, source: $0) }
        for order in [moments, moments.reversed(), [moments[1], moments[0], moments[2]]] {
            #expect(Merge.segments(order, of: .record).map { order[$0.index].rank } == [1])
        }
    }
}
