import Testing
import Walking
import WalkingTesting

/// Records without length, which say that something happened at a moment.
struct MomentTests {
    private let hour: Int64 = 3_600_000
    private var day: Int64 { 24 * hour }
    private let watch = Source(name: "Apple Watch", kind: .watch)
    private let phone = Source(name: "iPhone", kind: .phone)

    private func count(_ metric: Metric, _ intervals: [Interval], day number: Int64 = 0) -> DayCount {
        DayCount(
            DayInput(
                date: CivilDate(dayNumber: Int(number)), start: number * day, end: (number + 1) * day, intervals: [metric: intervals]))
    }

    private func moment(_ at: Int64, _ value: Double, grain: Grain = .record) -> Interval {
        Interval(start: at, end: at, value: value, rank: 0, source: 1, grain: grain)
    }

    @Test(arguments: Grain.allCases) func `steps exactly at midnight belong to the day that begins`(grain: Grain) {
        let midnight = moment(day, 30, grain: grain)
        let before = count(.steps, [midnight])
        #expect(before.steps == 0 && !before.hasData && before.stepsBySource.isEmpty)
        let after = count(.steps, [midnight], day: 1)
        #expect(after.steps == 30 && after.hasData && after.stepsBySource == [1: 30])
    }

    @Test(arguments: [Metric.speed, .stepLength])
    func `what was measured exactly at midnight belongs to the day that begins`(metric: Metric) {
        let midnight = moment(day, 0.9)
        #expect(!count(metric, [midnight]).hasData)
        let after = count(metric, [midnight], day: 1)
        #expect((metric == .speed ? after.speed : after.stepLength) == 0.9)
    }

    @Test func `a sum without length counts whole`() {
        #expect(count(.steps, [moment(8 * hour, 30, grain: .sum)]).steps == 30)
    }

    @Test func `a moment's steps are known to the sum around them`() {
        func total(_ value: Double) -> Double {
            let sum = Interval(start: 8 * hour, end: 9 * hour, value: value, rank: 0, source: 2, grain: .sum)
            return count(.steps, [moment(8 * hour + 60_000, 200), sum]).steps
        }
        #expect(total(300) == 300)
        #expect(total(100) == 200)
    }

    @Test func `a single measurement of a moment is the day's, and its source's mean`() throws {
        let date = CivilDate(dayNumber: 20_000)
        let noon = Zone.utc.startOfDay(date) + .seconds(43_200)
        let sample = Sample(metric: .speed, start: noon, end: noon, value: 1.2, source: watch)
        let proof = DayProof(.speed, date: date, zones: ZoneTimeline(home: .utc), samples: [sample])
        #expect(try abs(#require(proof.value) - 1.2) < 1e-9)
        #expect(!proof.isDerived)
        #expect(try abs(#require(proof.lines.first?.mean) - 1.2) < 1e-9)
        #expect(count(.speed, [moment(8 * hour, 1.2)]).speed == 1.2)
    }

    @Test func `a moment's steps are displaced by what covers them alone, not by what came later or was over`() throws {
        let date = CivilDate(dayNumber: 20_000)
        func sample(_ source: Source, _ from: Int, _ until: Int, _ steps: Double) -> Sample {
            let start = Zone.utc.startOfDay(date)
            return Sample(
                metric: .steps, start: start + .seconds(from * 60), end: start + .seconds(until * 60), value: steps, source: source)
        }
        let other = Source(name: "Galaxy Watch", kind: .watch)
        let proof = DayProof(
            date: date, zones: ZoneTimeline(home: .utc),
            samples: [
                sample(other, 580, 599, 50), sample(watch, 590, 610, 100), sample(other, 700, 710, 50), sample(phone, 600, 600, 30),
            ])
        let line = try #require(proof.lines.first { $0.source == phone })
        #expect(line.counted.size == 0)
        #expect(line.displaced == [watch.key: 30])
    }
}
