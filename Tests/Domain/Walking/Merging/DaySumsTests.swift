import Testing
import WalkingTesting

@testable import Walking

/// Measures that add up over a day, and what the sums of the day add to them.
struct DaySumsTests {
    private let hour: Int64 = 3_600_000

    private func count(_ intervals: [Interval], of metric: Metric = .steps) -> DayCount {
        DayCount(DayInput(date: CivilDate(dayNumber: 0), start: 0, end: 24 * hour, intervals: [metric: intervals]))
    }

    private func sum(_ from: Int64, _ until: Int64, _ value: Double, source: Int = 1, modified: Int64 = 0, grain: Grain = .sum) -> Interval
    {
        Interval(start: from * hour, end: until * hour, value: value, rank: 0, modified: modified, source: source, grain: grain)
    }

    @Test func `flights and exercise of a day add up, each by itself`() {
        let intervals = [sum(8, 9, 3, grain: .record), sum(10, 11, 4, grain: .record)]
        let flights = count(intervals, of: .flights)
        #expect(flights.flights == 7 && flights.exercise == 0 && flights.steps == 0)
        let exercise = count(intervals, of: .exercise)
        #expect(exercise.exercise == 7 && exercise.flights == 0 && exercise.distance == 0)
    }

    @Test func `a sum beside records that counted nothing is what the day comes to`() {
        #expect(count([sum(8, 9, 0, source: 2, grain: .record), sum(8, 9, 500)]).steps == 500)
    }

    @Test func `a longer sum of the same source is no correction of a shorter one, wherever the two begin and end`() {
        #expect(count([sum(8, 9, 500), sum(8, 10, 900)]).steps == 900)
        #expect(count([sum(9, 10, 500), sum(8, 10, 900)]).steps == 900)
        #expect(count([sum(8, 9, 500), sum(8, 10, 300)]).steps == 500)
    }

    @Test func `a journal's total stands behind every sum, also behind one of a whole day`() {
        let found = count([sum(0, 24, 9000, source: 9, grain: .journalTotal), sum(0, 24, 8000, source: 1), sum(8, 9, 500, source: 2)])
        #expect(found.stepsBySource == [2: 500, 1: 7500, 9: 1000])
    }

    @Test func `what lasts twenty hours is the sum of a day, and what is shorter is a record`() {
        #expect(Grain.natural(for: .seconds(72_000)) == .sum)
        #expect(Grain.natural(for: .milliseconds(71_999_999)) == .record)
    }

    // MARK: Proof

    private let date = CivilDate(dayNumber: 20_000)
    private let watch = Source(name: "Watch", kind: .watch)
    private let phone = Source(name: "Phone", kind: .phone)

    /// Hours of the day.
    private func sample(_ source: Source, _ from: Int, _ until: Int, _ value: Double, modified: Int? = nil, grain: Grain) -> Sample {
        let start = Zone.utc.startOfDay(date)
        return Sample(
            metric: .steps, start: start + .seconds(from * 3600), end: start + .seconds(until * 3600), value: value, source: source,
            modified: modified.map { start + .seconds($0) }, grain: grain)
    }

    private func proof(_ samples: [Sample]) -> DayProof {
        DayProof(date: date, zones: ZoneTimeline(home: .utc), samples: samples)
    }

    @Test func `what adds up has no mean`() {
        #expect(proof([sample(watch, 8, 9, 500, grain: .record)]).lines.map(\.mean) == [nil])
    }

    @Test func `a sum that its source corrected is lost to the source itself, and is no sum of the day`() throws {
        let proof = proof([sample(watch, 0, 24, 9000, modified: 1, grain: .sum), sample(watch, 0, 24, 7000, modified: 2, grain: .sum)])
        let line = try #require(proof.lines.first)
        #expect(proof.value == 7000)
        #expect(line.recorded.size == 16_000)
        #expect(line.losses == [DayProof.Loss(winner: watch, reason: .corrected, extent: .amount(9000))])
        #expect(line.sums.map(\.value) == [7000])
    }

    @Test func `a sum says what was known of its own stretch alone, and whether most of that was recorded at its time`() throws {
        let records = [sample(watch, 8, 9, 300, grain: .record), sample(watch, 10, 11, 800, grain: .record)]
        func sums(_ others: [Sample]) throws -> [DayProof.Sum] {
            try #require(proof(records + others + [sample(phone, 8, 9, 400, grain: .sum)]).lines.first { $0.source == phone }).sums
        }
        #expect(try sums([]) == [DayProof.Sum(isDay: false, value: 400, known: 300, isKnownByTime: true, added: 100)])
        let quarters = (0..<2).map { number in
            var quarter = sample(Source(name: "Band", kind: .other), 8, 9, 350, grain: .sum)
            quarter.start = quarter.start + .seconds(number * 1800)
            quarter.end = quarter.start + .seconds(1800)
            return quarter
        }
        #expect(try sums(quarters) == [DayProof.Sum(isDay: false, value: 400, known: 700, isKnownByTime: false, added: 0)])
    }

    @Test func `each day says its part of a sum that reaches over its midnight`() throws {
        let samples = [sample(phone, 12, 36, 6000, grain: .sum), sample(watch, 14, 15, 1000, grain: .record)]
        for (offset, known, line) in [(0, 1000.0, 2), (1, 0, 1)] {
            let proof = DayProof(date: date.adding(days: offset), zones: ZoneTimeline(home: .utc), samples: samples)
            let sums = try #require(proof.lines.first { $0.source == phone }).sums
            #expect(sums == [DayProof.Sum(isDay: false, value: 3000, ofSeveralDays: 6000, known: 500, isKnownByTime: true, added: 2500)])
            #expect(proof.value == known + 2500 && proof.lines.count == line)
        }
        let week = [sample(phone, -24, 48, 9000, grain: .sum)]
        for offset in -1...1 {
            let proof = DayProof(date: date.adding(days: offset), zones: ZoneTimeline(home: .utc), samples: week)
            #expect(proof.lines.flatMap(\.sums).map(\.ofSeveralDays) == [9000] && proof.value == 3000)
        }
    }

    @Test func `a sum of twenty hours is called the sum of a day`() {
        func isDay(_ hours: Int) -> [Bool] { proof([sample(phone, 1, 1 + hours, 4000, grain: .sum)]).lines.flatMap(\.sums).map(\.isDay) }
        #expect(isDay(20) == [true])
        #expect(isDay(19) == [false])
    }
}
