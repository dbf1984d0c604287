import Testing
import Walking

struct GaitTests {
    @Test func `minutes of a hundred steps are brisk and slower ones are not`() {
        let minutes = (0..<30).map { index -> Interval in
            let start = Int64(index) * 60_000
            return Interval(start: start, end: start + 60_000, value: index < 12 ? 110 : 80, rank: 0)
        }
        let count = DayCount(.init(date: CivilDate(dayNumber: 0), start: 0, end: 86_400_000, intervals: [.steps: minutes]))
        #expect(count.briskMinutes == 12)
    }

    @Test func `speed comes from sensors where there are any, else from what was walked`() throws {
        let steps = Interval(start: 0, end: 600_000, value: 1200, rank: 0)
        let distance = Interval(start: 0, end: 600_000, value: 780, rank: 0)
        let sensor = Interval(start: 0, end: 60_000, value: 1.5, rank: 0)
        var input = DayInput(
            date: CivilDate(dayNumber: 0), start: 0, end: 86_400_000, intervals: [.steps: [steps], .distance: [distance]])
        #expect(abs(try #require(DayCount(input).speed) - 1.3) < 1e-9)
        #expect(abs(try #require(DayCount(input).stepLength) - 0.65) < 1e-9)
        input.intervals[.speed] = [sensor]
        #expect(DayCount(input).speed == 1.5)
    }

    @Test func `an hour has the speed of what was walked in it, unless a sensor measured the day`() throws {
        let hour: Int64 = 3_600_000
        let over = Interval(start: hour / 2, end: hour * 3 / 2, value: 4680, rank: 0)
        var input = DayInput(date: CivilDate(dayNumber: 0), start: 0, end: 24 * hour, intervals: [.distance: [over]])
        let walked = DayCount(input).hours.prefix(2).compactMap(\.speed)
        #expect(walked.count == 2 && walked.allSatisfy { abs($0 - 1.3) < 1e-9 })
        input.intervals[.speed] = [Interval(start: 0, end: 60_000, value: 1.5, rank: 0)]
        #expect(DayCount(input).hours.compactMap(\.speed) == [1.5])
    }

    @Test func `a route is as long as the ground, and pauses are not bridged`() {
        let points = [
            RoutePoint(latitude: 0, longitude: 0), RoutePoint(latitude: 0, longitude: 1),
            RoutePoint(latitude: 0, longitude: 2, startsSegment: true),
        ]
        #expect(abs(RoutePoint.length(of: points) - 111_194.9) < 0.1)
    }

    @Test func `own walks with a route calibrate the step length, three at least`() throws {
        let route = [RoutePoint(latitude: 0, longitude: 0), RoutePoint(latitude: 0, longitude: 0.01)]
        let walks = [1500, 1600, 1700].map {
            Walk(start: Instant(seconds: 0), end: Instant(seconds: 900), zone: .utc, steps: $0, route: route)
        }
        #expect(Gait.calibratedStepLength(Array(walks.prefix(2))) == nil)
        #expect(abs(try #require(Gait.calibratedStepLength(walks)) - 1111.949 / 1600) < 1e-4)
    }

    @Test func `a step length follows only from time in which both steps and distance were recorded`() throws {
        func walk(_ start: Int64, _ value: Double) -> Interval {
            Interval(start: start, end: start + 3_600_000, value: value, rank: 0, source: Int(start / 3_600_000), isWalk: true)
        }
        func count(_ steps: [Interval], _ distances: [Interval]) -> DayCount {
            DayCount(
                DayInput(
                    date: CivilDate(dayNumber: 0), start: 0, end: 86_400_000, intervals: [.steps: steps, .distance: distances]))
        }
        let (morning, noon, evening) = (Int64(8) * 3_600_000, Int64(12) * 3_600_000, Int64(18) * 3_600_000)
        #expect(count([walk(noon, 6000)], [walk(morning, 5200)]).stepLength == nil)
        let both = count([walk(noon, 6000), walk(evening, 5000)], [walk(morning, 5200), walk(evening, 3500)])
        #expect(abs(try #require(both.stepLength) - 0.7) < 1e-9)
        #expect(both.hours.compactMap(\.stepLength).count == 1)
    }

    @Test(arguments: [(1200.0, 25), (5000, 25), (9000, 90)])
    func `a walk with both says its step length, whatever another walk without a distance cuts of its steps`(
        steps: Double, minutes: Int64
    ) throws {
        func walk(_ from: Int64, _ minutes: Int64, _ value: Double, source: Int) -> Interval {
            Interval(start: from * 60_000, end: (from + minutes) * 60_000, value: value, rank: 3, source: source, isWalk: true)
        }
        let count = DayCount(
            DayInput(
                date: CivilDate(dayNumber: 0), start: 0, end: 86_400_000,
                intervals: [
                    .steps: [walk(840, 30, 3900, source: 1), walk(846, minutes, steps, source: 2)],
                    .distance: [walk(840, 30, 1500, source: 1)],
                ]))
        #expect(abs(try #require(count.stepLength) - 1500 / 3900) < 1e-9)
    }

    @Test func `the sums of one source of one day say its step length`() throws {
        func sum(_ value: Double, _ source: Int) -> Interval {
            Interval(start: 0, end: 86_400_000, value: value, rank: 0, source: source, grain: .sum)
        }
        let minute = Interval(start: 0, end: 60_000, value: 100, rank: 0, source: 9)
        let input = DayInput(
            date: CivilDate(dayNumber: 0), start: 0, end: 86_400_000,
            intervals: [.steps: [sum(8000, 1), minute], .distance: [sum(6000, 1)]])
        #expect(abs(try #require(DayCount(input).stepLength) - 0.75) < 1e-9)
        var others = input
        others.intervals[.distance] = [sum(6000, 2)]
        #expect(DayCount(others).stepLength == nil)
    }

    @Test func `of an even number of walks the step length lies between the two in the middle`() throws {
        let route = [RoutePoint(latitude: 0, longitude: 0), RoutePoint(latitude: 0, longitude: 0.01)]
        let walks = [1500, 1600, 1700, 1800].map {
            Walk(start: Instant(seconds: 0), end: Instant(seconds: 900), zone: .utc, steps: $0, route: route)
        }
        let middle = (1111.949 / 1600 + 1111.949 / 1700) / 2
        #expect(abs(try #require(Gait.calibratedStepLength(walks)) - middle) < 1e-4)
    }
}
