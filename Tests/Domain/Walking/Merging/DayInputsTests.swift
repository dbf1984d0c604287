import Testing

@testable import Walking

/// Records and walks, laid into the days that they touch.
struct DayInputsTests {
    private let first = CivilDate(dayNumber: 20_000)
    private let hour: Int64 = 3_600_000
    private let watch = Source(name: "Watch", kind: .watch)

    private func inputs(days: Int = 3) -> DayInputs {
        var inputs = DayInputs(
            dates: (0..<days).map { first.adding(days: $0) }, zones: ZoneTimeline(home: .utc), priorities: Priorities())
        _ = inputs.add(watch)
        return inputs
    }

    /// Hours after the first day's start.
    private func interval(_ from: Int64, _ until: Int64, _ grain: Grain = .record) -> Interval {
        let start: Int64 = 20_000 * 24 * hour
        return Interval(start: start + from * hour, end: start + until * hour, value: 100, rank: 0, grain: grain)
    }

    private func instant(_ hours: Int64) -> Instant { Instant(milliseconds: (20_000 * 24 + hours) * hour) }

    private func counts(_ inputs: DayInputs, _ metric: Metric = .steps) -> [Int] { inputs.days.map { $0.intervals[metric]?.count ?? 0 } }

    @Test func `a record lies in its day, and one over midnight in both`() {
        var inputs = inputs()
        inputs.add(.steps, interval(8, 9))
        inputs.add(.steps, interval(23, 25))
        inputs.add(.steps, interval(48, 49))
        #expect(counts(inputs) == [2, 1, 1])
    }

    @Test func `records that come out of order find their days all the same`() {
        let all = [interval(8, 9), interval(23, 25), interval(30, 31), interval(49, 50), interval(71, 72)]
        for order in [all, all.reversed(), [all[3], all[0], all[4], all[1], all[2]]] {
            var inputs = inputs()
            for interval in order { inputs.add(.steps, interval) }
            #expect(counts(inputs) == [2, 2, 2])
        }
    }

    @Test func `what lies outside all days is left out, and a moment on a midnight is the next day's`() {
        var inputs = inputs()
        inputs.add(.steps, interval(-5, -1))
        inputs.add(.steps, interval(72, 73))
        inputs.add(.steps, interval(24, 24))
        #expect(counts(inputs) == [0, 1, 0])
    }

    @Test(
        arguments: ["Europe/Berlin", "America/New_York", "Asia/Seoul"],
        ["Europe/Berlin", "America/Los_Angeles", "Asia/Seoul", "Pacific/Auckland", "Pacific/Tongatapu", "Pacific/Pago_Pago"])
    func `the total of a date is that date's in every zone, also where clocks change`(_ read: String, _ here: String) throws {
        let (there, here) = (ZoneTimeline(home: try #require(Zone(read))), ZoneTimeline(home: try #require(Zone(here))))
        let dates = (0..<60).map { CivilDate(dayNumber: 20_510 + $0) }
        var inputs = DayInputs(dates: dates, zones: here, priorities: Priorities())
        _ = inputs.add(watch)
        for date in dates {
            inputs.add(
                .steps,
                Interval(
                    start: there.startOfDay(date).milliseconds, end: there.endOfDay(date).milliseconds, value: Double(date.dayNumber),
                    rank: 0, grain: .day))
        }
        #expect(inputs.days.map { $0.intervals[.steps]?.map(\.value) ?? [] } == dates.map { [Double($0.dayNumber)] })
    }

    @Test func `the total of a date fills the day of that date`() throws {
        for grain in [Grain.day, .journalTotal] {
            var inputs = inputs()
            inputs.add(.steps, interval(-9, 15, grain))
            inputs.add(.steps, interval(39, 63, grain))
            #expect(counts(inputs) == [1, 0, 1])
            let total = try #require(inputs.days[2].intervals[.steps]?.first)
            #expect(total.start == inputs.days[2].start && total.end == inputs.days[2].end)
            #expect(total.grain == (grain == .day ? .sum : .journalTotal))
        }
    }

    @Test func `a walk over midnight is compared with what was recorded beyond its day`() {
        var inputs = inputs(days: 1)
        inputs.add(walkFrom: instant(23), until: instant(26), moving: nil, steps: 3000, distance: nil, parts: [], source: 0)
        #expect(inputs.span == instant(0).milliseconds..<instant(26).milliseconds)
        inputs.add(.steps, interval(25, 26))
        inputs.add(.steps, interval(27, 28))
        #expect(counts(inputs) == [2])
        inputs.add(.steps, interval(8, 9))
        inputs.add(.steps, interval(23, 25))
        #expect(counts(inputs) == [4], "what the day has anyway is in it once")
    }

    @Test func `a walk counts what it knows, and its pauses thin it`() throws {
        var inputs = inputs()
        inputs.add(walkFrom: instant(8), until: instant(9), moving: 1_800_000, steps: 0, distance: 2600, parts: [], source: 0)
        #expect(counts(inputs) == [0, 0, 0] && counts(inputs, .distance) == [1, 0, 0])
        let walk = try #require(inputs.days[0].intervals[.distance]?.first)
        #expect(walk.isWalk && walk.movingShare == 0.5)
        inputs.add(walkFrom: instant(8), until: instant(9), moving: 9_000_000, steps: 100, distance: nil, parts: [], source: 0)
        inputs.add(walkFrom: instant(10), until: instant(11), moving: 0, steps: 200, distance: nil, parts: [], source: 0)
        #expect(inputs.days[0].intervals[.steps]?.map(\.movingShare) == [1, 1], "pauses longer than the walk, and nothing but pauses")
    }

    @Test func `sources have numbers in the order in which they came, and ranks of their own`() {
        var inputs = inputs()
        let number = inputs.add(Source(name: "Phone", kind: .phone))
        #expect(number == 1)
        #expect(inputs.days.allSatisfy { $0.sources.map(\.name) == ["Watch", "Phone"] })
        #expect(inputs.origin(0, for: .steps).rank < inputs.origin(1, for: .steps).rank)
    }

    @Test func `a device's walk is told by its workouts, and a person's by the person`() {
        #expect(DayInputs.source(ofWalk: watch) == Source(name: "Watch", kind: .workout))
        #expect(DayInputs.source(ofWalk: .typed) == .typed)
    }

    @Test func `no days have no span`() {
        #expect(inputs(days: 0).span == 0..<0)
        #expect(inputs().span == instant(0).milliseconds..<instant(72).milliseconds)
    }

    @Test func `the steps of a walk that count on its day are those that nothing finer told`() {
        let walk = Walk(start: instant(8), end: instant(9), zone: .utc, steps: 3000)
        var inputs = inputs()
        let typed = inputs.add(DayInputs.source(ofWalk: walk.source))
        inputs.add(walkFrom: walk.start, until: walk.end, moving: nil, steps: 3000, distance: nil, parts: [], source: typed)
        #expect(inputs.days[0].countedSteps(of: walk) == 3000)
        #expect(inputs.days[1].countedSteps(of: walk) == 0)
        let longer = Walk(start: instant(8), end: instant(10), zone: .utc, steps: 3000)
        let workout = Walk(start: instant(8), end: instant(9), zone: .utc, steps: 3000, source: watch)
        #expect(inputs.days[0].countedSteps(of: longer) == 0)
        #expect(inputs.days[0].countedSteps(of: workout) == 0)
        inputs.add(.steps, interval(8, 9))
        #expect(inputs.days[0].countedSteps(of: walk) == 0, "the watch told the whole hour")
    }

    @Test func `what a live walk's sensor told counts where the walk was added, and nowhere else`() throws {
        var inputs = inputs()
        let walk = inputs.add(.liveWalk)
        let sensor = inputs.add(Source(name: "Pod", kind: .live))
        func told(_ from: Int64, _ until: Int64, _ value: Double) -> Interval {
            Interval(
                start: instant(from).milliseconds, end: instant(until).milliseconds, value: value, rank: 0, source: sensor, grain: .record)
        }
        inputs.add(walkFrom: instant(8), until: instant(10), moving: nil, steps: 6000, distance: nil, parts: [], source: walk)
        #expect(inputs.days[0].intervals[.steps]?.map(\.source) == [walk])
        inputs.add(.steps, told(8, 10, 6000))
        inputs.add(.steps, told(30, 31, 50))
        let found = inputs.days.map { $0.intervals[.steps]?.filter { $0.source == sensor }.map(\.value) ?? [] }
        #expect(found == [[6000], [], []])
    }

    @Test func `a walk that is over before its day widens it to the past alone`() {
        var inputs = DayInputs(dates: [first.adding(days: 1)], zones: ZoneTimeline(home: .utc), priorities: Priorities())
        _ = inputs.add(watch)
        inputs.add(walkFrom: instant(22), until: instant(26), moving: nil, steps: 3000, distance: nil, parts: [], source: 0)
        #expect(inputs.span == instant(22).milliseconds..<instant(48).milliseconds)
        inputs.add(.steps, interval(21, 22))
        inputs.add(.steps, interval(22, 23))
        inputs.add(.distance, interval(23, 24))
        #expect(counts(inputs) == [2] && counts(inputs, .distance) == [1])
    }

    @Test func `a walk in several pieces is thinned by the pauses of all of them together`() {
        var inputs = inputs()
        let parts = ([(8, 9), (10, 11)] as [(Int64, Int64)]).map {
            WalkPart(start: instant($0), end: instant($1), steps: 1000, distance: 700)
        }
        inputs.add(walkFrom: instant(8), until: instant(11), moving: 3_600_000, steps: 9, distance: 9, parts: parts, source: 0)
        let found = inputs.days[0].intervals[.steps] ?? []
        #expect(found.map(\.value) == [1000, 1000] && found.map(\.movingShare) == [0.5, 0.5])
        #expect(inputs.days[0].intervals[.distance]?.map(\.value) == [700, 700])
    }

    // MARK: Walks in turn

    private func steps(_ walks: [(seconds: Range<Int64>, steps: Double)], source: Source = .typed) -> [Double] {
        var inputs = inputs(days: 2)
        let number = inputs.add(source)
        let start = instant(24)
        for walk in walks {
            inputs.add(
                walkFrom: start + .seconds(walk.seconds.lowerBound), until: start + .seconds(walk.seconds.upperBound), moving: nil,
                steps: walk.steps, distance: walk.steps * 0.7, parts: [], source: number)
        }
        return inputs.days.map { DayCount($0).steps.rounded() }
    }

    @Test func `typed walks that share less than a minute came one after the other and count whole`() {
        let (early, late) = ((Int64(3600)..<5440, 3000.0), (Int64(5400)..<7200, 3000.0))
        #expect(steps([early, late]) == [0, 6000] && steps([late, early]) == [0, 6000])
        #expect(steps([early, late], source: Source(name: "Watch", kind: .workout)) == [0, 5933], "a device knows its seconds")
        #expect(steps([(3600..<5460, 3000), late]) == [0, 5900], "a minute is none that typing rounds")
        #expect(steps([(3600..<5440, 3000), (3620..<5440, 3000)]) == [0, 3000], "the same walk, typed twice")
        #expect(steps([(3600..<3650, 90), (3615..<3665, 90)]).last.map { $0 < 120 } == true, "a short one, typed twice")
    }

    @Test func `of typed walks in turn at midnight each day has its own, in any order`() {
        #expect(steps([(-1800..<30, 3000), (0..<1800, 3000)]) == [3000, 3000])
        #expect(steps([(0..<1800, 3000), (-1800..<30, 3000)]) == [3000, 3000])
    }

    @Test(arguments: 1...100) func `typed walks over midnight and seconds apart count as they are proven, in any order`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var (here, walks): (Int64, [(seconds: Range<Int64>, steps: Double)]) = (-7200, [])
        while here < 7200 {
            let length = Int64.random(in: 300...3600, using: &random)
            let start = here - Int64.random(in: 0...59, using: &random)
            walks.append((start..<here + length, Double(Int.random(in: 100...6000, using: &random))))
            here += length
        }
        let found = steps(walks)
        #expect(abs(found.reduce(0, +) - walks.reduce(0) { $0 + $1.steps }) <= 1, "one after the other, each whole")
        for _ in 0..<3 { #expect(zip(steps(walks.shuffled(using: &random)), found).allSatisfy { abs($0 - $1) <= 1 }) }
    }

    @Test func `a walk beyond the day is compared with one that reaches there, whichever came first`() {
        let (over, beyond) = ((instant(23), instant(26), 3000.0), (instant(24), instant(26), 4000.0))
        let found = [[over, beyond], [beyond, over]].map { walks in
            var inputs = inputs(days: 1)
            for (from, until, steps) in walks {
                inputs.add(walkFrom: from, until: until, moving: nil, steps: steps, distance: nil, parts: [], source: 0)
            }
            return DayCount(inputs.days[0]).steps
        }
        #expect(found == [0, 0])
    }
}
