import Testing

@testable import Walking

struct GaitDayTests {
    private let zones = ZoneTimeline(home: .utc)
    private let date = CivilDate(dayNumber: 20_000)
    private let watch = Source(name: "Watch", kind: .watch)
    private let phone = Source(name: "iPhone", kind: .phone)

    private func moment(_ minute: Int) -> Instant { zones.startOfDay(date) + .seconds(60 * minute) }

    private func sample(_ metric: Metric, _ minute: Int, _ value: Double, _ source: Source? = nil, length: Int = 1) -> Sample {
        Sample(metric: metric, start: moment(minute), end: moment(minute + length), value: value, source: source ?? watch)
    }

    /// Minutes of walking at a cadence, with 0.7 metres a step.
    private func walk(from minute: Int, _ cadences: [Double], _ source: Source? = nil) -> [Sample] {
        cadences.enumerated().flatMap { offset, cadence in
            [
                sample(.steps, minute + offset, cadence, source),
                sample(.distance, minute + offset, 0.7 * cadence, source),
            ]
        }
    }

    private func day(_ samples: [Sample], walks: [Walk] = []) -> (day: GaitDay, sources: [Source]) {
        let input = DayInput(date: date, zones: zones, samples: samples, walks: walks)
        return (GaitDay(input, DayCount(input)), input.sources)
    }

    private func isClose(_ value: Double?, _ wanted: Double) -> Bool { value.map { abs($0 - wanted) < 1e-9 } ?? false }

    private func figure(_ measure: GaitMeasure, _ samples: [Sample], walks: [Walk] = []) -> GaitFigure<Int>? {
        day(samples, walks: walks).day.figures.first { $0.quantity == .measure(measure) }
    }

    @Test func `ten even minutes are a stretch, with speed, step length, cadence and their ratio`() throws {
        let samples = walk(from: 480, Array(repeating: 110, count: 10))
        let speed = try #require(figure(.speed, samples))
        #expect(isClose(speed.value, 0.7 * 110 / 60))
        #expect(speed.stretches == 1 && speed.seconds == 600 && speed.basis == .records && speed.leftOut == GaitLeftOut())
        #expect(figure(.cadence, samples)?.value == 110)
        #expect(isClose(figure(.stepLength, samples)?.value, 0.7))
        #expect(isClose(figure(.walkRatio, samples)?.value, 0.7 / 110))
    }

    @Test func `what is short, uneven or only standing about is left out, and said why`() throws {
        let short = walk(from: 480, [110, 110, 110])
        let uneven = walk(from: 540, [110, 65, 120, 62, 115, 61, 118, 64])
        let shopping = walk(from: 600, Array(repeating: 30, count: 20))
        let samples: [Sample] = short + uneven + shopping
        let speed = try #require(figure(.speed, samples))
        #expect(speed.value == nil && speed.stretches == 0)
        #expect(speed.leftOut == GaitLeftOut(short: 1, uneven: 1))
    }

    @Test func `a stop parts two stretches, and the day has the median of both`() throws {
        let samples = walk(from: 480, Array(repeating: 100, count: 6)) + walk(from: 490, Array(repeating: 120, count: 6))
        let cadence = try #require(figure(.cadence, samples))
        #expect(cadence.value == 110 && cadence.stretches == 2)
    }

    /// Background sums of a phone: ten minutes of 650 steps may be four minutes of walking.
    @Test func `a sum over minutes shows no slow pace, and a day goes by the time of its stretches`() throws {
        let morning = (0..<8).map { sample(.steps, 420 + 5 * $0, 575, length: 5) }
        let sums = [600, 700, 800, 900, 1000].map { sample(.steps, $0, 650, length: 10) }
        let cadence = try #require(figure(.cadence, morning + sums))
        #expect(cadence.value == 115 && cadence.stretches == 1 && cadence.leftOut == GaitLeftOut(uneven: 5))
        let slow = walk(from: 600, Array(repeating: 80, count: 6)) + walk(from: 700, Array(repeating: 84, count: 6))
        #expect(figure(.cadence, morning + slow)?.value == 115, "forty minutes weigh more than twice six")
    }

    @Test func `what looks back on a week is of the day on which it ends, and of no other`() throws {
        let week = Sample(
            metric: .steadiness, start: moment(600) + .seconds(-7 * 86_400), end: moment(600), value: 0.9, source: phone)
        #expect(figure(.steadiness, [week])?.value == 0.9)
        let next = Sample(metric: .steadiness, start: moment(600), end: moment(600) + .seconds(7 * 86_400), value: 0.9, source: phone)
        #expect(figure(.steadiness, [next]) == nil)
        let midnight = Sample(
            metric: .steadiness, start: moment(0), end: moment(1440), value: 0.9, source: phone)
        #expect(figure(.steadiness, [midnight])?.value == 0.9, "a midnight ends the day before it")
        let mean = Sample(metric: .speed, start: moment(0), end: moment(1440), value: 1.2, source: phone)
        #expect(figure(.speed, [mean]) == nil, "the mean of a day is no stretch of it")
    }

    @Test func `uphill is not compared with the flat, where heights are known`() throws {
        let samples = walk(from: 480, Array(repeating: 100, count: 10))
        func hike(rising metres: Double) -> Walk {
            let route = (0...10).map { minute in
                RoutePoint(
                    time: moment(480 + minute), latitude: 50 + 0.0006 * Double(minute), longitude: 8,
                    elevation: 100 + metres * Double(minute) / 10)
            }
            return Walk(start: moment(480), end: moment(490), zone: .utc, source: phone, route: route)
        }
        let hill = try #require(figure(.speed, samples, walks: [hike(rising: 60)]))
        #expect(hill.value == nil && hill.leftOut == GaitLeftOut(hilly: 1))
        #expect(figure(.speed, samples, walks: [hike(rising: 4)])?.stretches == 1)
    }

    @Test func `each source is compared with itself alone`() {
        let samples = walk(from: 480, Array(repeating: 110, count: 10)) + walk(from: 480, Array(repeating: 106, count: 10), phone)
        let (day, sources) = day(samples)
        let cadences = day.figures.filter { $0.quantity == .measure(.cadence) }
        #expect(Set(cadences.compactMap { figure in figure.origin.map { sources[$0] } }) == [watch, phone])
        #expect(Set(cadences.compactMap(\.value)) == [106, 110])
    }

    @Test func `what a device measured itself is no stretch of ours`() throws {
        let samples = [sample(.speed, 500, 1.1, phone), sample(.speed, 510, 1.3, phone), sample(.speed, 520, 1.2, phone)]
        let speed = try #require(figure(.speed, samples))
        #expect(speed.value == 1.2 && speed.stretches == 3 && speed.basis == .measured)
        let support = try #require(figure(.doubleSupport, [sample(.doubleSupport, 500, 0.27, phone)]))
        #expect(support.value == 0.27 && support.stretches == 1)
    }

    @Test func `a walk without minutes is one stretch unless it had pauses`() throws {
        func recorded(moving seconds: Int) -> Walk {
            Walk(
                start: moment(480), end: moment(500), zone: .utc, steps: 2000, distance: 1400, movingTime: .seconds(seconds), source: phone)
        }
        let whole = try #require(figure(.speed, [], walks: [recorded(moving: 1190)]))
        #expect(whole.basis == .walks && isClose(whole.value, 1400.0 / 1190))
        #expect(figure(.speed, [], walks: [recorded(moving: 700)])?.leftOut == GaitLeftOut(uneven: 1))
    }

    @Test func `what a person typed is no measurement`() {
        let walk = Walk(start: moment(480), end: moment(500), zone: .utc, steps: 2000, distance: 1400)
        #expect(figure(.speed, [], walks: [walk]) == nil)
    }

    /// Tudor-Locke's definition: the thirty best minutes of the day, together or not, and those in which nobody walked are nothing.
    @Test func `the peak is the mean of the thirty best minutes`() throws {
        let samples = walk(from: 480, Array(repeating: 120, count: 10)) + walk(from: 900, Array(repeating: 90, count: 30))
        let peak = try #require(figure(.peakCadence, samples)?.value)
        #expect(abs(peak - (10 * 120 + 20 * 90) / 30) < 1e-9)
        let few = try #require(figure(.peakCadence, walk(from: 480, Array(repeating: 120, count: 10)))?.value)
        #expect(abs(few - 40) < 1e-9)
        #expect(figure(.peakCadence, [sample(.steps, 480, 6000, length: 60)]) == nil, "an hour says nothing of its minutes")
        let silent = Walk(start: moment(600), end: moment(640), zone: .utc)
        #expect(figure(.peakCadence, samples, walks: [silent]) == nil, "nobody counted one of the walks")
        let counted = Walk(start: moment(480), end: moment(490), zone: .utc, distance: 800)
        #expect(figure(.peakCadence, samples, walks: [counted])?.value == peak)
    }

    @Test func `brisk minutes are counted by each cadence of an age`() {
        let samples = walk(from: 480, [99, 100, 109, 110, 119, 120])
        let minutes = day(samples).day.figures.compactMap { figure -> [Int]? in
            guard case .minutes(let cadence) = figure.quantity, let value = figure.value else { return nil }
            return [cadence, Int(clamping: value)]
        }
        #expect(minutes == [[100, 5], [110, 3], [120, 1]])
        #expect(AgeBand.allCases.map(BriskCadence.forAge) == [120, 110, 110, 100, 100, 100, nil])
    }

    @Test func `no steps are counted of how somebody walks, and that makes no day`() {
        let input = DayInput(date: date, zones: zones, samples: [sample(.asymmetry, 500, 0.02, phone)])
        let count = DayCount(input)
        #expect(count.steps == 0 && !count.hasData && !count.hasSteps && count.speed == nil && count.stepLength == nil)
        #expect(count.stepsBySource.values.allSatisfy { $0 == 0 } && count.hours.isEmpty)
    }

    @Test func `the order in which records come never matters`() {
        let samples = walk(from: 480, [100, 108, 103, 110, 99, 104]) + walk(from: 600, Array(repeating: 115, count: 7))
        #expect(day(samples).day.figures == day(samples.reversed()).day.figures)
    }

    @Test func `stairs are measured on stairs, whatever a hill says, and a speed is not`() throws {
        let route = (0...10).map { minute in
            RoutePoint(
                time: moment(480 + minute), latitude: 50 + 0.0006 * Double(minute), longitude: 8, elevation: 100 + 6 * Double(minute))
        }
        let hike = Walk(start: moment(480), end: moment(490), zone: .utc, source: phone, route: route)
        let samples = [sample(.stairAscentSpeed, 485, 0.4, phone), sample(.speed, 485, 1.1, phone), sample(.speed, 600, 1.3, phone)]
        let stairs = try #require(figure(.stairAscent, samples, walks: [hike]))
        #expect(stairs.value == 0.4 && stairs.leftOut == GaitLeftOut())
        let speed = try #require(figure(.speed, samples, walks: [hike]))
        #expect(speed.value == 1.3 && speed.stretches == 1 && speed.leftOut == GaitLeftOut(hilly: 1))
    }

    @Test func `a measured speed that is no walking is none`() throws {
        let samples = [0.05, 1.1, 6].enumerated().map { sample(.speed, 500 + 10 * $0, $1, phone) }
        let speed = try #require(figure(.speed, samples))
        #expect(speed.value == 1.1 && speed.stretches == 1)
    }
}
