import Testing

@testable import Walking

struct SteadyStretchTests {
    private let minute: Int64 = 60_000

    /// Records of a minute each, from a minute on, at these cadences.
    private func records(from first: Int64, _ values: [Double]) -> [Interval] {
        values.enumerated().map { offset, value in
            let start = (first + Int64(offset)) * minute
            return Interval(start: start, end: start + minute, value: value, rank: 0)
        }
    }

    private func find(
        _ steps: [Interval], _ distances: [Interval] = [], slopes: [Slope] = []
    ) -> (stretches: [SteadyStretch], leftOut: GaitLeftOut) {
        SteadyStretch.find(steps: steps, distances: distances, slopes: slopes)
    }

    private func walk(
        minutes: Int64, steps: Double = 1000, metres: Double? = 700, moving: Double = 1
    ) -> (steps: Double, metres: Double?, interval: Interval) {
        (steps, metres, Interval(start: 0, end: minutes * minute, value: steps, rank: 0, isWalk: true, movingShare: moving))
    }

    @Test func `five minutes are long enough, four are not, and less than one is nothing at all`() throws {
        let five = find(records(from: 0, [110, 110, 110, 110, 110]))
        let stretch = try #require(five.stretches.first)
        #expect(stretch.moving == 300_000 && stretch.steps == 550 && stretch.cadence == 110 && stretch.metres == nil)
        #expect(find(records(from: 0, [110, 110, 110, 110])).leftOut == GaitLeftOut(short: 1))
        let moment = [Interval(start: 0, end: 59_999, value: 110, rank: 0)]
        #expect(find(moment).stretches.isEmpty && find(moment).leftOut == GaitLeftOut())
    }

    @Test func `sixty steps a minute are walking, fewer are not, and a minute of them ends the stretch`() {
        #expect(find(records(from: 0, Array(repeating: 60, count: 5))).stretches.count == 1)
        #expect(find(records(from: 0, Array(repeating: 59, count: 9))).stretches.isEmpty)
        let parted = find(records(from: 0, Array(repeating: 100, count: 5) + [10, 10] + Array(repeating: 100, count: 5)))
        #expect(parted.stretches.map(\.start) == [0, 7 * minute])
    }

    @Test(arguments: [(0, 1), (60_000, 1), (60_001, 2)] as [(Int64, Int)])
    func `a gap of a minute belongs to the stretch, a longer one parts it`(_ gap: Int64, _ count: Int) {
        let first = records(from: 0, Array(repeating: 100, count: 5))
        let second = records(from: 5, Array(repeating: 100, count: 5)).map { record in
            Interval(start: record.start + gap, end: record.end + gap, value: record.value, rank: 0)
        }
        let found = find(first + second)
        #expect(found.stretches.count == count)
        #expect(found.stretches.reduce(0) { $0 + $1.moving } == 600_000, "a gap is no time on the move")
    }

    @Test func `a record of eleven minutes counts, a longer one may hide a stop`() {
        let eleven = Interval(start: 0, end: 11 * minute, value: 1100, rank: 0)
        let longer = Interval(start: 0, end: 11 * minute + 1, value: 1100, rank: 0)
        #expect(find([eleven]).stretches.count == 1)
        #expect(find([longer]).stretches.isEmpty)
    }

    @Test(
        arguments: [
            ([(10, 650.0)], 0), ([(10, 999)], 0), ([(10, 1000)], 1), ([(5, 450), (5, 450)], 0), ([(5, 450), (5, 450), (5, 450)], 1),
            ([(9, 630), (1, 70), (1, 70)], 0), ([(4, 360), (4, 360), (2, 180)], 1),
        ] as [([(minutes: Int64, steps: Double)], Int)])
    func `fewer than three records that agree show a brisk pace alone`(_ sums: [(minutes: Int64, steps: Double)], _ count: Int) {
        var start: Int64 = 0
        let steps = sums.map { sum in
            defer { start += sum.minutes * minute }
            return Interval(start: start, end: start + sum.minutes * minute, value: sum.steps, rank: 0)
        }
        let found = find(steps)
        #expect(found.stretches.count == count && found.leftOut.uneven == 1 - count)
    }

    /// Of ten minutes at 100 two may be slower or faster by more than 15; a third is too many.
    @Test(arguments: [(2, 84.0, true), (3, 84, false), (10, 86, true), (2, 116, true), (3, 116, false), (3, 115, true)])
    func `a fifth of the time may be at another pace`(_ count: Int, _ cadence: Double, _ isEven: Bool) {
        let odd = Array(repeating: cadence, count: count)
        let found = find(records(from: 0, odd + Array(repeating: 100, count: 10 - count)))
        #expect(found.stretches.count == (isEven ? 1 : 0))
        #expect(found.leftOut.uneven == (isEven ? 0 : 1))
    }

    @Test(arguments: [(0.02, true), (0.0201, false)])
    func `up and down by two metres in a hundred is flat`(_ gradient: Double, _ isFlat: Bool) {
        let slopes = [Slope(start: minute, end: 2 * minute, gradient: gradient)]
        let found = find(records(from: 0, Array(repeating: 100, count: 5)), slopes: slopes)
        #expect(found.stretches.count == (isFlat ? 1 : 0) && found.leftOut.hilly == (isFlat ? 0 : 1))
    }

    @Test func `a hill before or after the stretch does not matter`() {
        let slopes = [Slope(start: -minute, end: 0, gradient: 1), Slope(start: 5 * minute, end: 9 * minute, gradient: 1)]
        #expect(find(records(from: 0, Array(repeating: 100, count: 5)), slopes: slopes).stretches.count == 1)
    }

    @Test func `a distance of nine tenths of the time is taken for all of it, one of less says nothing`() throws {
        let steps = records(from: 0, Array(repeating: 100, count: 10))
        let nine = try #require(find(steps, records(from: 0, Array(repeating: 70, count: 9))).stretches.first)
        #expect(nine.metres.map { abs($0 - 700) < 1e-9 } == true)
        #expect(nine.stepLength.map { abs($0 - 0.7) < 1e-9 } == true)
        let eight = try #require(find(steps, records(from: 0, Array(repeating: 70, count: 8))).stretches.first)
        #expect(eight.metres == nil && eight.speed == nil && eight.stepLength == nil && eight.walkRatio == nil)
        #expect(eight.cadence == 100)
    }

    @Test func `a distance over several minutes is shared out among them`() throws {
        let distance = Interval(start: -5 * minute, end: 5 * minute, value: 700, rank: 0)
        let stretch = try #require(find(records(from: 0, Array(repeating: 100, count: 5)), [distance]).stretches.first)
        #expect(stretch.metres.map { abs($0 - 350) < 1e-9 } == true)
    }

    @Test(arguments: 0..<20)
    func `the order in which records come does not matter`(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let steps = records(from: 0, (0..<12).map { _ in Double.random(in: 50...130, using: &random) })
        let distances = records(from: 0, (0..<12).map { _ in Double.random(in: 30...100, using: &random) })
        let found = find(steps, distances)
        let again = find(steps.shuffled(using: &random), distances.shuffled(using: &random))
        #expect(found.stretches == again.stretches && found.leftOut == again.leftOut)
    }

    @Test func `a walk of a device is one stretch, over its time on the move`() throws {
        let found = SteadyStretch.find(walks: [walk(minutes: 10, moving: 0.95)], slopes: [])
        let stretch = try #require(found.stretches.first)
        #expect(stretch.moving == 570_000)
        #expect(stretch.speed.map { abs($0 - 700 / 570.0) < 1e-9 } == true)
    }

    @Test(arguments: [(4, 1.0, GaitLeftOut(short: 1)), (10, 0.49, GaitLeftOut(short: 1)), (10, 0.89, GaitLeftOut(uneven: 1))])
    func `a walk that is short or has many pauses is left out`(_ minutes: Int64, _ moving: Double, _ leftOut: GaitLeftOut) {
        let found = SteadyStretch.find(walks: [walk(minutes: minutes, moving: moving)], slopes: [])
        #expect(found.stretches.isEmpty && found.leftOut == leftOut)
    }

    @Test func `a walk in the hills is left out`() {
        let found = SteadyStretch.find(walks: [walk(minutes: 10)], slopes: [Slope(start: 0, end: minute, gradient: 0.05)])
        #expect(found.stretches.isEmpty && found.leftOut == GaitLeftOut(hilly: 1))
    }

    @Test func `numbers that nobody walks with are none`() {
        let tooFast = SteadyStretch(start: 0, end: 600_000, steps: 1000, metres: 5000, moving: 600_000)
        #expect(tooFast.speed == nil && tooFast.stepLength == nil && tooFast.walkRatio == nil && tooFast.cadence == 100)
        let uncounted = SteadyStretch(start: 0, end: 600_000, steps: 0, metres: 700, moving: 600_000)
        #expect(uncounted.stepLength == nil && uncounted.cadence == nil && uncounted.speed != nil)
    }
}

struct SlopeTests {
    private let start = Instant(seconds: 1_800_000_000)

    /// A kilometre to the north in points of a hundred metres.
    private func way(_ heights: [Double?]) -> [RoutePoint] {
        heights.enumerated().map { index, height in
            RoutePoint(latitude: Double(index) * 100 / RoutePoint.metresPerDegree, longitude: 0, elevation: height)
        }
    }

    private func slope(_ heights: [Double?], seconds: Int = 600) -> Slope? {
        Slope(start: start, end: start + .seconds(seconds), route: way(heights))
    }

    @Test func `what goes up and down counts, by metres of the way`() throws {
        let hill = try #require(slope([0, 10, 20, 10, 0, 0, 0, 0, 0, 0, 0]))
        #expect(abs(hill.gradient - 0.04) < 1e-6)
        #expect(hill.start == start.milliseconds && hill.end == start.milliseconds + 600_000)
    }

    @Test func `a receiver that swings by less than five metres is on the flat`() throws {
        #expect(try #require(slope([0, 4, 0, 4.9, 0, 4, 0])).gradient == 0)
        // What goes up slowly is seen as soon as it makes five metres.
        #expect(try #require(slope([0, 2, 4, 6, 8, 10, 12])).gradient > 0.019)
    }

    @Test func `without heights, without a way, or too short, nobody knows`() {
        #expect(slope([nil, nil, nil]) == nil)
        #expect(slope([1, nil, nil]) == nil)
        #expect(slope([1]) == nil && slope([]) == nil)
        #expect(slope([0, 10, 20], seconds: 299) == nil && slope([0, 10, 20], seconds: 300) != nil)
    }

    @Test func `half of the points with a height are enough`() {
        #expect(slope([0, nil, 20, nil])?.gradient.isFinite == true)
        #expect(slope([0, nil, nil, nil, 20]) == nil)
    }
}
