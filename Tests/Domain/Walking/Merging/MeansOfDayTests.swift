import Testing

@testable import Walking

/// Speed and step length, of a day and of its hours.
struct MeansOfDayTests {
    private let hour: Int64 = 3_600_000

    private func count(_ intervals: [Metric: [Interval]]) -> DayCount {
        DayCount(DayInput(date: CivilDate(dayNumber: 100), start: 2400 * hour, end: 2424 * hour, intervals: intervals))
    }

    /// Minutes after the day's start.
    private func interval(_ from: Int64, _ until: Int64, _ value: Double, source: Int = 0) -> Interval {
        Interval(start: 2400 * hour + from * 60_000, end: 2400 * hour + until * 60_000, value: value, rank: 0, source: source)
    }

    @Test func `what sensors measured stands in the hour in which they did`() {
        let found = count([.speed: [interval(510, 520, 1.2), interval(905, 915, 1.4)], .stepLength: [interval(510, 540, 0.7)]])
        #expect(found.hours.map(\.start) == [2408 * hour, 2415 * hour])
        #expect(found.hours.map(\.speed) == [1.2, 1.4])
        #expect(found.hours.map(\.stepLength) == [0.7, nil])
    }

    @Test func `a mean weighs each measurement by its time, for the day and for the hour`() {
        for metric in [Metric.speed, .stepLength] {
            let found = count([metric: [interval(480, 490, 0.6), interval(490, 520, 1.0)]])
            let means = metric == .speed ? [found.speed, found.hours.first?.speed] : [found.stepLength, found.hours.first?.stepLength]
            #expect(means.count == 2 && means.allSatisfy { abs(($0 ?? 0) - 0.9) < 1e-9 })
        }
    }

    @Test func `a way that was ridden or stood about says nothing of how fast somebody walks`() {
        let walk = interval(480, 490, 780)
        for others in [[], [interval(600, 610, 9000)], [interval(600, 660, 50)]] {
            #expect(abs((count([.distance: [walk] + others]).speed ?? 0) - 1.3) < 1e-9)
        }
        #expect(count([.distance: [interval(600, 610, 9000)]]).speed == nil)
    }

    @Test func `what is measured goes before what follows from steps and metres`() {
        let walked: [Metric: [Interval]] = [.steps: [interval(480, 490, 1000)], .distance: [interval(480, 490, 650)]]
        #expect(count(walked).stepLength == 0.65)
        let found = count(walked.merging([.stepLength: [interval(485, 486, 0.7)]]) { $1 })
        #expect(found.hours.count == 1)
        for length in [found.stepLength, found.hours.first?.stepLength] { #expect(abs((length ?? 0) - 0.7) < 1e-9) }
    }

    @Test func `an hour shows no step length that the mean of its day leaves out`() {
        let walked: [Metric: [Interval]] = [.steps: [interval(480, 490, 1000)], .distance: [interval(480, 490, 650)]]
        let found = count(walked.merging([.stepLength: [interval(905, 906, 0.7)]]) { $1 })
        #expect(found.stepLength == 0.7)
        #expect(found.hours.map(\.stepLength) == [nil, 0.7])
    }
}
