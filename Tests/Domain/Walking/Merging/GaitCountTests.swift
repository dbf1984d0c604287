import Testing

@testable import Walking

struct GaitCountTests {
    private let none = PairedSteps(hours: 3)

    private func paired(_ steps: Double, _ metres: Double) -> PairedSteps {
        var paired = PairedSteps(hours: 3)
        let records = [Interval(start: 0, end: 1000, value: 1, rank: 0, source: 1, grain: .record)]
        paired.add(
            steps: [DayMerge.Piece(index: 0, start: 0, end: 1000, amount: steps)], of: records,
            distances: [DayMerge.Piece(index: 0, start: 0, end: 1000, amount: metres)], of: records, from: 0)
        return paired
    }

    @Test func `what was measured is a mean by its weight, for the day and for each hour`() {
        var gait = GaitCount(hours: 3)
        gait.measured(.speed, 1, weight: 30, hour: 0)
        gait.measured(.speed, 2, weight: 10, hour: 1)
        #expect(gait.day(none).speed == 1.25)
        let hours = gait.fill(Array(repeating: HourCount(start: 0), count: 3), none)
        #expect(hours.map(\.speed) == [1, 2, nil])
    }

    @Test func `an hour that the day does not have is its nearest`() {
        var gait = GaitCount(hours: 3)
        gait.measured(.stepLength, 0.6, weight: 1, hour: -1)
        gait.measured(.stepLength, 0.8, weight: 1, hour: 9)
        let hours = gait.fill(Array(repeating: HourCount(start: 0), count: 3), none)
        #expect(hours.map(\.stepLength) == [0.6, nil, 0.8])
    }

    @Test func `without a measured speed it is that of the way at walking speeds`() {
        var gait = GaitCount(hours: 3)
        gait.distance(130, milliseconds: 100_000, hours: [(0, 0.25), (2, 0.75)])
        gait.distance(2000, milliseconds: 100_000, hours: [(0, 0.25), (2, 0.75)])
        gait.distance(1, milliseconds: 100_000, hours: [(0, 0.25), (2, 0.75)])
        gait.distance(130, milliseconds: 0, hours: [(0, 0.25), (2, 0.75)])
        #expect(gait.day(none).speed == 1.3)
        #expect(gait.fill(Array(repeating: HourCount(start: 0), count: 3), none).map(\.speed) == [1.3, nil, 1.3])
        gait.measured(.speed, 1.5, weight: 1, hour: 0)
        #expect(gait.day(none).speed == 1.5)
    }

    @Test func `where a step length was measured only that counts, in every hour`() {
        var gait = GaitCount(hours: 3)
        let hours = Array(repeating: HourCount(start: 0), count: 3)
        #expect(gait.day(paired(100, 70)).stepLength == 0.7)
        #expect(gait.fill(hours, paired(100, 70)).map(\.stepLength) == [0.7, nil, nil])
        gait.measured(.stepLength, 0.6, weight: 1, hour: 1)
        #expect(gait.day(paired(100, 70)).stepLength == 0.6)
        #expect(gait.fill(hours, paired(100, 70)).map(\.stepLength) == [nil, 0.6, nil])
    }

    @Test func `a single millisecond is time`() {
        var gait = GaitCount(hours: 3)
        gait.distance(0.0013, milliseconds: 1, hours: [(0, 1)])
        #expect(gait.day(none).speed.map { ($0 * 1000).rounded() } == 1300)
        gait.measured(.stepLength, 0.7, weight: 0.5, hour: 0)
        #expect(gait.day(none).stepLength == 0.7)
    }

    @Test func `the way that a speed follows from is all that was walked`() {
        var gait = GaitCount(hours: 3)
        gait.distance(130, milliseconds: 100_000, hours: [(0, 1)])
        gait.distance(70, milliseconds: 100_000, hours: [(1, 1)])
        #expect(gait.way.metres == 200 && gait.way.time == .seconds(200))
        #expect(GaitCount(hours: 3).way.metres == 0)
    }
}
