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
        #expect(count([.steps: [interval(8, 8.1, 599)]]).briskMinutes == 0)
        #expect(count([.steps: [interval(8, 8.5, 3000), interval(9, 9.25, 1600), interval(10, 11, 100)]]).briskMinutes == 45)
    }

    @Test func `the minutes of an hour or of a whole day are not known to be slow, and none are brisk of no steps`() {
        #expect(count([.steps: [interval(8, 9, 3000), interval(9, 10, 200)]]).briskMinutes == nil)
        #expect(count([.steps: [interval(0, 24, 9000, grain: .sum)]]).briskMinutes == nil)
        #expect(count([.distance: [interval(8, 9, 4000)]]).briskMinutes == nil)
        #expect(count([.steps: [interval(8, 9, 0)]]).briskMinutes == 0)
    }

    @Test func `beside a few slow minutes a walk of unknown steps may have been brisk`() throws {
        var day = walks([(480, 40, nil, nil)])
        #expect(day.silentWalks.map(\.count) == [40 * 60_000])
        let minute = day.start + 720 * 60_000
        day.sources.append(Source(name: "Phone", kind: .phone))
        day.intervals[.steps] = [Interval(start: minute, end: minute + 60_000, value: 40, rank: 0)]
        #expect(DayCount(day).briskMinutes == nil)
        #expect(!GaitDay(day, DayCount(day)).figures.contains { $0.origin == nil })
        day.silentWalks = []
        #expect(DayCount(day).briskMinutes == 0)
        let ofAll = GaitDay(day, DayCount(day)).figures.filter { $0.origin == nil }
        #expect(ofAll.count == 4, "the peak, and the minutes at three cadences")
    }

    @Test func `the time of pauses is not walked in`() {
        var walk = interval(8, 9, 3600)
        (walk.isWalk, walk.movingShare) = (true, 0.5)
        #expect(count([.steps: [walk]]).briskMinutes == 30)
        walk.movingShare = 1
        #expect(count([.steps: [walk]]).briskMinutes == nil, "any of its minutes may have been brisk")
    }

    @Test func `the sum of a day is in no hour, that of a part of an hour in its own`() {
        let day = count([.steps: [interval(0, 24, 5000, grain: .sum)]])
        #expect(day.steps == 5000 && day.hours.isEmpty && day.briskMinutes == nil)
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

    private func walks(_ told: [(from: Int64, minutes: Int64, steps: Int?, metres: Double?)]) -> DayInput {
        let midnight = Zone.utc.startOfDay(CivilDate(dayNumber: 20_000))
        return DayInput(
            date: CivilDate(dayNumber: 20_000), zones: ZoneTimeline(home: .utc), samples: [],
            walks: told.map { walk in
                let start = midnight + .seconds(walk.from * 60)
                return Walk(start: start, end: start + .seconds(walk.minutes * 60), zone: .utc, steps: walk.steps, distance: walk.metres)
            })
    }

    @Test func `of two walks at one time, one of more steps and one of more metres, a step length says no more than the day has`() {
        let found = DayCount(walks([(480, 30, 4000, 2000), (480, 30, 3000, 2400)]))
        #expect(found.steps == 4000 && found.distance == 2400)
        #expect(abs((found.stepLength ?? 0) - 4400 / 7000) < 1e-9, "the mean of both")
        #expect(found.stepLengthParts.metres <= 2400 && found.stepLengthParts.steps <= 4000)
        #expect(abs(found.stepLengthParts.metres / found.stepLengthParts.steps - 4400 / 7000) < 1e-9)
    }

    @Test(arguments: 1...100) func `a number that follows from others says no more of them than the day has`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let input = walks(
            (0..<10).map { _ in
                (
                    Int64.random(in: 480...520, using: &random), Int64.random(in: 5...60, using: &random),
                    Int.random(in: 0..<5, using: &random) == 0 ? nil : Int.random(in: 300...7000, using: &random),
                    Int.random(in: 0..<5, using: &random) == 0 ? nil : Double(Int.random(in: 200...5000, using: &random))
                )
            })
        let found = DayCount(input)
        let (metres, steps) = found.stepLengthParts
        #expect(metres <= found.distance + 1e-6 && steps <= found.steps + 1e-6)
        if let length = found.stepLength { #expect(abs(length - metres / steps) < 1e-9) }
        #expect(found.speedParts.metres <= found.distance + 1e-6)
        let proof = DayProof(.stepLength, input)
        #expect(proof.derivation == found.stepLength.map { _ in .stepLength(metres: metres, steps: steps) })
    }

    @Test func `a speed follows from metres and their time, and one that was measured goes before it`() {
        let way: [Metric: [Interval]] = [.distance: [interval(8, 9, 4680)]]
        let found = count(way)
        #expect(abs((found.speed ?? 0) - 1.3) < 1e-9)
        #expect(found.speedParts.metres == 4680 && found.speedParts.time == .seconds(3600))
        #expect(count(way.merging([.speed: [interval(8, 8.1, 1.5)]]) { $1 }).speed == 1.5)
    }

    @Test func `the rest of a coarse record that finer ones cut says no speed, unless it is all there is`() {
        // Ten minutes at 4.5 km/h, within half an hour of another source.
        let minutes = (0..<10).map { interval(8.1 + Double($0) / 60, 8.1 + Double($0 + 1) / 60, 75) }
        let half = interval(8, 8.5, 900, rank: 1, source: 1)
        let found = count([.distance: minutes + [half]])
        #expect(abs((found.speed ?? 0) - 1.25) < 1e-6 && found.speedParts.time == .seconds(600), "\(found.speedParts)")
        #expect(found.distance > 750, "its metres count all the same")
        #expect(abs((found.hours.first?.speed ?? 0) - 1.25) < 1e-6)
        #expect(abs((count([.distance: [half]]).speed ?? 0) - 0.5) < 1e-6)
    }

    @Test func `a measurement outside of the day is none, one at its first moment is`() {
        let outside = count([.speed: [interval(24, 24, 1.5), interval(-1, 0, 1.5)]])
        #expect(outside.speed == nil && !outside.hasData)
        let moment = count([.speed: [interval(0, 0, 1.5)]])
        #expect(moment.speed == 1.5 && moment.hasData && moment.hours.map(\.speed) == [1.5])
    }

    @Test func `the way of walking alone makes no day, and names its source`() {
        let found = count([.doubleSupport: [interval(8, 8, 0.3, source: 4)]])
        #expect(!found.hasData && !found.hasSteps && found.stepsBySource == [4: 0])
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
