import Testing

@testable import Walking

/// A day and its hours, counted from intervals.
struct DayCountTests {
    private static let hour: Int64 = 3_600_000

    /// Hours of a day that begins at 0.
    private func interval(
        _ from: Double, _ until: Double, _ value: Double, rank: Int = 0, source: Int = 0, grain: Grain = .record
    ) -> Interval {
        Interval(
            start: Int64(clamping: from * Double(Self.hour)), end: Int64(clamping: until * Double(Self.hour)), value: value, rank: rank,
            source: source,
            grain: grain)
    }

    private func count(_ intervals: [Metric: [Interval]], hours: Int64 = 24) -> DayCount {
        DayCount(DayInput(date: CivilDate(dayNumber: 0), start: 0, end: hours * Self.hour, intervals: intervals))
    }

    @Test func `a day that ends before it begins, and one without intervals, have nothing`() {
        for count in [count([:]), count([.steps: [interval(8, 9, 100)]], hours: 0), count([.steps: []])] {
            #expect(count.steps == 0 && !count.hasData && !count.hasSteps)
            #expect(count.hours.isEmpty && count.stepsBySource.isEmpty && count.speed == nil)
        }
    }

    @Test func `steps fall into their hours, those over an hour's edge into both`() {
        let found = count([.steps: [interval(8, 9, 600), interval(9.5, 10.5, 1000)]])
        #expect(found.hours.map(\.start) == [8, 9, 10].map { $0 * Self.hour })
        #expect(found.hours.map(\.steps) == [600, 500, 500])
        #expect(found.steps == 1600)
    }

    @Test(arguments: [23, 24, 25]) func `a day has as many hours as the clock gives it`(_ hours: Int64) {
        let last = Double(hours) - 0.5
        let found = count([.steps: [interval(last, last + 0.5, 90)]], hours: hours)
        #expect(found.hours.map(\.start) == [(hours - 1) * Self.hour])
        #expect(found.steps == 90)
    }

    @Test func `only the part of a record that lies in the day counts`() {
        let found = count([.steps: [interval(-1, 1, 1000), interval(23, 25, 600)]])
        #expect(found.steps == 800)
        #expect(found.hours.map(\.steps) == [500, 300])
    }

    @Test func `each source is named with what it added, also one that added nothing`() {
        let found = count([.steps: [interval(8, 9, 600, rank: 1), interval(8, 9, 500, rank: 2, source: 1)]])
        #expect(found.stepsBySource == [0: 600, 1: 0])
    }

    @Test func `a source outside of the day is not named`() {
        let found = count([.steps: [interval(8, 9, 600), interval(25, 26, 500, source: 1)]])
        #expect(found.stepsBySource == [0: 600])
    }

    @Test func `a day of a distance alone has data and no steps`() {
        let found = count([.distance: [interval(8, 9, 4000)]])
        #expect(found.hasData && !found.hasSteps && found.distance == 4000)
        #expect(found.hours.map(\.distance) == [4000])
    }

    @Test func `a day that was recorded and came to nothing has steps, which are none`() {
        let found = count([.steps: [interval(8, 9, 0)]])
        #expect(found.hasSteps && found.hasData && found.steps == 0 && found.hours.isEmpty)
    }

    @Test func `steps at a hundred a minute are brisk, slower ones are not`() {
        #expect(count([.steps: [interval(8, 8.5, 3000)]]).briskMinutes == 30)
        #expect(count([.steps: [interval(8, 8.5, 2999)]]).briskMinutes == 0)
        #expect(count([.steps: [interval(8, 8.5, 3000), interval(9, 9.25, 1600), interval(10, 11, 100)]]).briskMinutes == 45)
    }

    @Test func `the time of pauses is not walked in`() {
        var walk = interval(8, 9, 3600)
        (walk.isWalk, walk.movingShare) = (true, 0.5)
        #expect(count([.steps: [walk]]).briskMinutes == 30)
        walk.movingShare = 1
        #expect(count([.steps: [walk]]).briskMinutes == 0)
    }

    @Test func `the sum of a day is in no hour, that of a part of an hour in its own`() {
        let day = count([.steps: [interval(0, 24, 5000, grain: .sum)]])
        #expect(day.steps == 5000 && day.hours.isEmpty && day.briskMinutes == 0)
        let quarter = count([.steps: [interval(8.25, 8.5, 300, grain: .sum)]])
        #expect(quarter.hours.map(\.start) == [8 * Self.hour] && quarter.hours.map(\.steps) == [300])
        let two = count([.steps: [interval(8.5, 9.5, 300, grain: .sum)]])
        #expect(two.steps == 300 && two.hours.isEmpty)
    }

    @Test func `an hour whose sum ends with it is that hour's`() {
        #expect(count([.steps: [interval(8, 9, 300, grain: .sum)]]).hours.map(\.start) == [8 * Self.hour])
    }

    @Test func `a step length follows from steps and metres of one time, and says from which`() {
        let found = count([.steps: [interval(8, 9, 1000)], .distance: [interval(8, 9, 700)]])
        #expect(found.stepLength == 0.7)
        #expect(found.stepLengthParts.metres == 700 && found.stepLengthParts.steps == 1000)
    }

    @Test func `a speed follows from metres and their time, and one that was measured goes before it`() {
        let way: [Metric: [Interval]] = [.distance: [interval(8, 9, 4680)]]
        let found = count(way)
        #expect(abs((found.speed ?? 0) - 1.3) < 1e-9)
        #expect(found.speedParts.metres == 4680 && found.speedParts.time == .seconds(3600))
        #expect(count(way.merging([.speed: [interval(8, 8.1, 1.5)]]) { $1 }).speed == 1.5)
    }

    @Test func `a measurement outside of the day is none, one at its first moment is`() {
        let outside = count([.speed: [interval(24, 24, 1.5), interval(-1, 0, 1.5)]])
        #expect(outside.speed == nil && !outside.hasData)
        let moment = count([.speed: [interval(0, 0, 1.5)]])
        #expect(moment.speed == 1.5 && moment.hasData && moment.hours.map(\.speed) == [1.5])
    }

    @Test func `a day on which only the way of walking was measured has data, and names its source`() {
        let found = count([.doubleSupport: [interval(8, 8, 0.3, source: 4)]])
        #expect(found.hasData && !found.hasSteps && found.stepsBySource == [4: 0])
        #expect(!count([.doubleSupport: [interval(24, 24, 0.3)]]).hasData)
    }

    @Test func `the sum of an hour is of that hour, of metres as of steps`() {
        let found = count([.distance: [interval(8, 8.5, 400, grain: .sum)], .steps: [interval(9, 10, 600, grain: .sum)]])
        #expect(found.hours.map(\.start) == [8, 9].map { $0 * Self.hour })
        #expect(found.hours.map(\.distance) == [400, 0])
        #expect(found.hours.map(\.steps) == [0, 600])
    }

    @Test func `a sum of one alone counts`() {
        #expect(count([.flights: [interval(0, 24, 1, grain: .sum)]]).flights == 1)
    }

    @Test func `a moment is whole in its hour`() {
        #expect(count([.steps: [interval(8.5, 8.5, 40)]]).hours.map(\.steps) == [40])
    }
}
