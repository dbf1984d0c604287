import Testing

@testable import Walking

struct DaySumsTests {
    private let hour: Int64 = 3_600_000
    private var day: Int64 { 24 * hour }

    private func total(_ intervals: [Interval]) -> Double {
        DayCount(
            .init(date: CivilDate(dayNumber: 0), start: 0, end: day, intervals: [.steps: intervals])
        ).steps
    }

    private func sum(_ value: Double, rank: Int = 0, modified: Int64 = 0, family: Int = -1) -> Interval {
        Interval(start: 0, end: day, value: value, rank: rank, modified: modified, source: 1, family: family)
    }

    private func minutes(_ values: [Double], from start: Int64, rank: Int = 0, source: Int = 2, family: Int = -1) -> [Interval] {
        values.enumerated().map { index, value in
            let begin = start + Int64(index) * 60_000
            return Interval(start: begin, end: begin + 60_000, value: value, rank: rank, source: source, family: family)
        }
    }

    @Test(arguments: [Int64(0), 9_000_000_000_000]) func `a day's sum and its own minutes come to the larger of the two`(modified: Int64) {
        let fine = minutes(Array(repeating: 100, count: 60), from: 8 * hour)
        for value in [4000.0, 6000, 9000] {
            #expect(abs(total([sum(value, modified: modified)] + fine) - max(value, 6000)) < 1e-9)
        }
    }

    @Test func `without minutes of its own a sum counts as any record does`() {
        #expect(total([sum(8000)]) == 8000)
        let other = minutes(Array(repeating: 100, count: 60), from: 0, rank: 0, source: 3, family: -2)
        #expect(abs(total([sum(8000, rank: 1)] + other) - (6000 + 8000.0 * 23 / 24)) < 1e-9)
    }

    @Test func `the rest of a sum gives way to a better source as any record does`() {
        let fine = minutes(Array(repeating: 100, count: 60), from: 0, rank: 1)
        let watch = Interval(start: 12 * hour, end: day, value: 5000, rank: 0, source: 9)
        // 3,000 are left over for 23 hours, of which the watch takes 12.
        #expect(abs(total([sum(9000, rank: 1), watch] + fine) - (6000 + 5000 + 3000.0 * 11 / 23)) < 1e-9)
    }

    @Test(arguments: 1...200) func `no order and no overlap makes a day larger than its largest witness`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let fine = (0..<Int.random(in: 1...40, using: &random)).map { _ in
            let start = Int64.random(in: 0..<day - hour, using: &random)
            return Interval(
                start: start, end: start + Int64.random(in: 0...hour, using: &random), value: Double.random(in: 0...500, using: &random),
                rank: 0, modified: Int64.random(in: 0...3, using: &random), source: 2, family: -1)
        }
        let sums = (0..<2).map { _ in sum(Double.random(in: 0...9000, using: &random), modified: Int64.random(in: 0...3, using: &random)) }
        let found = total((sums + fine).shuffled(using: &random))
        let bounds = [total(fine)] + sums.map(\.value)
        #expect(found <= (bounds.max() ?? 0) + 1e-6)
        #expect(found >= total(fine) - 1e-6)
    }

    @Test func `an app's quarters of an hour give way to its minutes, and the sum of its day to both`() {
        func quarter(_ number: Int64, _ value: Double) -> Interval {
            let start = 8 * hour + number * hour / 4
            return Interval(start: start, end: start + hour / 4, value: value, rank: 0, source: 4, family: -1, isSum: true)
        }
        let fine = minutes(Array(repeating: 100, count: 10), from: 8 * hour)
        #expect(total([quarter(0, 1000)] + fine) == 1000)
        #expect(abs(total([quarter(0, 1300)] + fine) - 1300) < 1e-9)
        #expect(abs(total([quarter(0, 900), quarter(1, 500)] + fine) - 1500) < 1e-9)
        #expect(abs(total([quarter(1, 500), sum(1200)] + fine) - 1500) < 1e-9)
        #expect(abs(total([quarter(1, 500), sum(2000)] + fine) - 2000) < 1e-9)
        // Another app's minutes are others' steps: they count by the order of sources alone.
        let other = minutes(Array(repeating: 100, count: 5), from: 8 * hour + hour / 4, source: 3, family: -2)
        #expect(abs(total([quarter(1, 600)] + other) - (500 + 600.0 * 10 / 15)) < 1e-9)
    }

    @Test(arguments: 1...200) func `a journal's own total never changes the day it was made of`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let records = (0..<Int.random(in: 1...40, using: &random)).map { _ in
            let start = Int64.random(in: 0..<day - hour, using: &random)
            let isLong = Int.random(in: 0..<10, using: &random) == 0
            return Interval(
                start: isLong ? 0 : start, end: isLong ? day : start + Int64.random(in: 0...hour, using: &random),
                value: Double.random(in: 0...500, using: &random), rank: Int.random(in: 0...3, using: &random), source: 2,
                family: Int.random(in: -3...(-1), using: &random))
        }
        let before = total(records)
        let rank = Int.random(in: -1...9, using: &random)
        let whole = Interval(start: 0, end: day, value: before.rounded(), rank: rank, source: 9, isTotal: true)
        #expect(abs(total((records + [whole]).shuffled(using: &random)) - before) < 1e-6)
        #expect(total([whole]) == before.rounded())
        // Where a part of the records is gone, the total fills up what they lack.
        let fewer = records.filter { $0.end - $0.start < hour / 2 }
        if !fewer.isEmpty { #expect(total(fewer + [whole]) >= before.rounded() - 0.6) }
    }

    @Test func `an averaged total counts only on days of which nothing else tells`() {
        let whole = Interval(start: 0, end: day, value: 1.3, rank: 0, source: 9, isTotal: true)
        func speed(_ intervals: [Metric: [Interval]]) -> Double? {
            DayCount(.init(date: CivilDate(dayNumber: 0), start: 0, end: day, intervals: intervals)).speed
        }
        #expect(speed([.speed: [whole]]) == 1.3)
        #expect(speed([.speed: [whole], .steps: minutes([100], from: 0)]) == nil)
        let measured = Interval(start: 0, end: hour, value: 1.1, rank: 5, source: 2)
        #expect(speed([.speed: [whole, measured]]) == 1.1)
    }

    @Test func `the proof says what a sum did not add, and every step is accounted for`() throws {
        let date = CivilDate(dayNumber: 20_000)
        let zones = ZoneTimeline(home: .utc)
        let start = zones.startOfDay(date)
        let source = Source(name: "Fitbit", manufacturer: "Fitbit", kind: .watch)
        let whole = Sample(metric: .steps, start: start, end: zones.endOfDay(date), value: 9000, source: source)
        let fine = (0..<60).map { minute in
            Sample(
                metric: .steps, start: start + .seconds(36_000 + minute * 60), end: start + .seconds(36_060 + minute * 60), value: 100,
                source: source)
        }
        let proof = DayProof(date: date, zones: zones, samples: [whole] + fine, priorities: Priorities())
        let line = try #require(proof.lines.first)
        #expect(line.recorded == 15_000)
        #expect(abs(line.counted - 9000) < 1e-6)
        #expect(abs((line.displaced[source.key] ?? 0) - 6000) < 1e-6)
    }

    @Test func `the proof says that a total was known already`() throws {
        let date = CivilDate(dayNumber: 20_000)
        let zones = ZoneTimeline(home: .utc)
        let start = zones.startOfDay(date)
        let watch = Source(name: "Watch")
        let fine = Sample(metric: .steps, start: start + .seconds(36_000), end: start + .seconds(37_000), value: 900, source: watch)
        let whole = Sample(metric: .steps, start: start, end: zones.endOfDay(date), value: 900, source: .totals)
        let proof = DayProof(date: date, zones: zones, samples: [whole, fine], priorities: Priorities())
        #expect(proof.value == 900)
        let line = try #require(proof.lines.first { $0.source == .totals })
        #expect(line.counted == 0)
        #expect(line.displaced == [watch.key: 900])
    }
}
