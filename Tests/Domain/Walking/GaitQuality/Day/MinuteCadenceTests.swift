import Testing

@testable import Walking

struct MinuteCadenceTests {
    private let minute: Int64 = 60_000

    /// - Parameter more: steps of the day that have no time.
    private func cadence(
        _ intervals: [Interval], minutes: Int64 = 120, more: Double = 0, silent: [Range<Int64>] = []
    ) -> MinuteCadence {
        let pieces = intervals.enumerated().map { index, interval in
            DayMerge.Piece(index: index, start: interval.start, end: interval.end, amount: interval.value)
        }
        let steps = intervals.reduce(more) { $0 + $1.value }
        return MinuteCadence(pieces, of: intervals, steps: steps, silent: silent, from: 0, until: minutes * minute)
    }

    private func records(from first: Int64, _ values: [Double], length: Int64 = 60_000) -> [Interval] {
        values.enumerated().map { offset, value in
            let start = first * minute + Int64(offset) * length
            return Interval(start: start, end: start + length, value: value, rank: 0)
        }
    }

    @Test func `the peak is the mean of the thirty best minutes, together or not`() {
        let day = records(from: 0, Array(repeating: 120, count: 15)) + records(from: 60, Array(repeating: 100, count: 20))
        #expect(cadence(day).peak == 110)
    }

    @Test func `minutes that nobody walked count as none`() {
        #expect(cadence(records(from: 0, [90])).peak == 3)
    }

    @Test func `a record over several minutes is shared out among them`() throws {
        let peak = try #require(cadence([Interval(start: 0, end: 10 * minute, value: 1000, rank: 0)]).peak)
        #expect(abs(peak - 1000 / 30.0) < 1e-9)
    }

    @Test func `a record that begins within a minute is in both of them`() throws {
        let early = Interval(start: 30_000, end: 90_000, value: 100, rank: 0)
        let full = records(from: 2, Array(repeating: 100, count: 29))
        let peak = try #require(cadence([early] + full).peak)
        #expect(abs(peak - 2950 / 30.0) < 1e-9)
    }

    @Test(arguments: [(999.0, true), (1000, true), (1001, false)])
    func `where more than half of the steps come in long records nobody knows the peak`(_ steps: Double, _ isKnown: Bool) {
        let long = Interval(start: 60 * minute, end: 60 * minute + 12 * minute, value: steps, rank: 0)
        #expect((cadence(records(from: 0, Array(repeating: 100, count: 10)) + [long]).peak != nil) == isKnown)
    }

    @Test func `steps without a time are as little known as those of a long record`() {
        let walked = records(from: 0, Array(repeating: 90, count: 10))
        #expect(cadence(walked, more: 900).peak == 30 && cadence(walked, more: 900).time(from: 100) == 0)
        #expect(cadence(walked, more: 901).peak == nil && cadence(walked, more: 901).time(from: 100) == nil)
    }

    @Test func `what long records leave open is not none, and what they show is counted`() {
        let hour = Interval(start: 0, end: 60 * minute, value: 2000, rank: 0)
        #expect(cadence([hour]).time(from: 100) == nil)
        #expect(cadence([hour] + records(from: 60, Array(repeating: 100, count: 5))).time(from: 100) == Double(5 * minute))
        let walk = Interval(start: 0, end: 30 * minute, value: 3300, rank: 0, isWalk: true)
        #expect(cadence([walk]).time(from: 100) == Double(30 * minute))
        #expect(cadence([walk]).time(from: 120) == nil)
    }

    @Test func `a walk whose steps nobody counted leaves the peak and no brisk minutes open`() {
        let slow = records(from: 0, Array(repeating: 60, count: 10))
        let walk = 60 * minute..<90 * minute
        #expect(cadence(slow, silent: [walk]).peak == nil && cadence(slow, silent: [walk]).time(from: 100) == nil)
        let brisk = slow + records(from: 20, [100])
        #expect(cadence(brisk, silent: [walk]).peak == nil && cadence(brisk, silent: [walk]).time(from: 100) == Double(minute))
    }

    @Test(arguments: [(9.0, false), (10, true), (100, true)])
    func `a walk that a source counted while it went on is known`(_ steps: Double, _ isKnown: Bool) {
        let day = records(from: 60, Array(repeating: steps, count: 30))
        #expect((cadence(day, silent: [60 * minute..<90 * minute]).peak != nil) == isKnown)
    }

    @Test func `a day of no steps has no peak, and no minutes`() {
        #expect(cadence([]).peak == nil && cadence([]).time(from: 100) == 0)
        #expect(cadence(records(from: 0, [0, 0])).peak == nil)
    }

    @Test func `time at a cadence is that of the records which have it, the cadence itself included`() {
        let day = records(from: 0, [99, 100, 101, 0])
        #expect(cadence(day).time(from: 100) == 120_000)
        #expect(cadence(day).time(from: 102) == 0)
    }

    @Test func `a pause within a record makes it shorter and faster`() {
        let half = Interval(start: 0, end: 10 * minute, value: 500, rank: 0, movingShare: 0.5)
        #expect(cadence([half]).time(from: 100) == 300_000)
        #expect(cadence([half]).time(from: 101) == 0)
    }

    @Test func `a record without length has no cadence`() {
        #expect(cadence([Interval(start: 0, end: 0, value: 500, rank: 0)]).time(from: 1) == 0)
    }

    @Test func `a day of 23 hours and a bit has a last minute, too`() throws {
        let last = Interval(start: 2 * minute, end: 2 * minute + 30_000, value: 60, rank: 0)
        let pieces = [DayMerge.Piece(index: 0, start: last.start, end: last.end, amount: 60)]
        let peak = MinuteCadence(pieces, of: [last], steps: 60, from: 0, until: 2 * minute + 30_000).peak
        #expect(try #require(peak) == 2)
    }
}
