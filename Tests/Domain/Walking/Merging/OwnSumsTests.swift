import Testing
import WalkingTesting

@testable import Walking

/// Coarse records of a source that tells the same time finer: they are sums beside its own records.
struct OwnSumsTests {
    private let date = CivilDate(dayNumber: 20_000)
    private let watch = Source(name: "Watch", kind: .watch)
    private let phone = Source(name: "Phone", kind: .phone)

    /// Minutes of the day; the date of the change in minutes, too.
    private func sample(
        _ source: Source, _ from: Int, _ until: Int, _ value: Double, modified: Int? = nil, metric: Metric = .steps
    ) -> Sample {
        let start = Zone.utc.startOfDay(date)
        return Sample(
            metric: metric, start: start + .seconds(from * 60), end: start + .seconds(until * 60), value: value, source: source,
            modified: modified.map { start + .seconds($0 * 60) }, grain: .record)
    }

    private func minutes(_ source: Source, from first: Int, _ values: [Double], modified: Int? = nil) -> [Sample] {
        values.enumerated().map { sample(source, first + $0, first + $0 + 1, $1, modified: modified) }
    }

    private func input(_ samples: [Sample], days: Int = 0) -> DayInput {
        DayInput(date: date.adding(days: days), zones: ZoneTimeline(home: .utc), samples: samples)
    }

    private func total(_ samples: [Sample], days: Int = 0) -> Double { DayCount(input(samples, days: days)).steps }

    @Test(arguments: [nil, 0, 9000]) func `an hour beside its source's own minutes comes to the larger of the two`(_ modified: Int?) {
        let fine = minutes(watch, from: 480, Array(repeating: 100, count: 30), modified: 600)
        for value in [1200.0, 3000, 3500] {
            #expect(abs(total(fine + [sample(watch, 480, 540, value, modified: modified)]) - max(value, 3000)) < 1e-9)
        }
    }

    @Test func `what is finer is that of all sources, and an hour without own minutes stays a record`() {
        let own = minutes(watch, from: 480, Array(repeating: 100, count: 10))
        let other = minutes(phone, from: 500, Array(repeating: 90, count: 10))
        let whole = sample(watch, 480, 540, 2000, modified: 9000)
        #expect(abs(total(own + other + [whole]) - 2000) < 1e-9)
        #expect(abs(total(own + other + [sample(watch, 480, 540, 1500, modified: 9000)]) - 1900) < 1e-9)
        #expect(input([whole] + other).intervals[.steps]?.map(\.grain) == Array(repeating: .record, count: 11))
    }

    @Test func `the minutes keep their pace, and the rest of the hour is the hour's`() {
        let fine = minutes(watch, from: 480, Array(repeating: 110, count: 10))
        let found = DayCount(input(fine + [sample(watch, 480, 540, 1500, modified: 9000)]))
        #expect(found.briskMinutes == 10)
        #expect(found.hours.map(\.steps) == [1500])
    }

    @Test func `the rest of a coarse record lies evenly in its time, in the hours and in the proof`() throws {
        let fine = minutes(watch, from: 510, Array(repeating: 100, count: 10))
        let all = input(fine + [sample(watch, 510, 570, 2000, modified: 9000)])
        #expect(DayCount(all).hours.map { $0.steps.rounded() } == [1500, 500])
        let slots = try #require(DayProof(.steps, all).lines.first).slots
        #expect(slots[17...18].map { $0.counted.rounded() } == [1500, 500])
        #expect(slots[17...18].map { $0.recorded.rounded() } == [2000, 1000])
    }

    @Test func `the same time told again is a correction, and a moment is no part of a record`() {
        let told = sample(watch, 480, 490, 1000, modified: 500)
        #expect(total([told, sample(watch, 480, 490, 700, modified: 600)]) == 700)
        #expect(input([told, sample(watch, 485, 485, 50)]).intervals[.steps]?.map(\.grain) == [.record, .record])
        #expect(total([told, sample(phone, 482, 484, 700, modified: 600)]) == 1000, "nor is it of another source")
    }

    @Test func `an hour over midnight adds to each day what it has above that day's minutes`() {
        let hour = sample(watch, 1410, 1470, 2000, modified: 9000)
        let all = [hour] + minutes(watch, from: 1420, Array(repeating: 130, count: 10))
        #expect(abs(total(all) - 1300) < 1e-9)
        #expect(abs(total(all, days: 1) - 1000) < 1e-9)
        let both = all + minutes(watch, from: 1445, Array(repeating: 120, count: 5))
        #expect(abs(total(both) - 1300) < 1e-9)
        #expect(abs(total(both, days: 1) - 1000) < 1e-9)
    }

    @Test func `steps and metres of such an hour say a step length together`() {
        let hour = [sample(watch, 480, 540, 2000), sample(watch, 480, 540, 1400, metric: .distance)]
        let fine = [sample(watch, 480, 481, 100), sample(watch, 480, 481, 70, metric: .distance)]
        let found = DayCount(input(hour + fine))
        #expect(abs((found.stepLength ?? 0) - 0.7) < 1e-9)
        #expect(abs(found.stepLengthParts.steps - 2000) < 1e-6 && abs(found.stepLengthParts.metres - 1400) < 1e-6)
    }

    @Test func `the proof says what the hour did not add, and adds up`() throws {
        let fine = minutes(watch, from: 480, Array(repeating: 100, count: 30))
        let proof = DayProof(.steps, input(fine + [sample(watch, 480, 540, 2500, modified: 9000)]))
        let line = try #require(proof.lines.first)
        #expect(abs((proof.value ?? 0) - 3000) < 1e-9)
        #expect(line.losses.isEmpty)
        #expect(line.sums.map(\.value) == [2500] && line.sums.map(\.added) == [0] && line.sums.map(\.isDay) == [false])
    }

    @Test(arguments: 1...300)
    func `a source that tells its day at several grains comes to no more than was walked and no less than any grain`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var pace = 0.0
        let walked = (0..<1440).map { _ in
            if Int.random(in: 0..<20, using: &random) == 0 { pace = [0, 0, 60, 110, 130].randomElement(using: &random) ?? 0 }
            return pace
        }
        let grains = [1, 10, 60, 720].map { grain in
            stride(from: 0, to: 1440, by: grain).compactMap { start -> Sample? in
                let value = walked[start..<start + grain].reduce(0, +)
                guard value > 0, Int.random(in: 0..<3, using: &random) > 0 else { return nil }
                return sample(watch, start, start + grain, value, modified: Int.random(in: 0...3, using: &random))
            }
        }
        let all = grains.flatMap(\.self)
        let found = total(all)
        #expect(found <= walked.reduce(0, +) + 1e-6)
        for grain in grains { #expect(found >= grain.reduce(0) { $0 + $1.value } - 0.51 * Double(all.count)) }
        for _ in 0..<3 { #expect(abs(total(all.shuffled(using: &random)) - found) < 1e-6) }
        #expect(abs((DayProof(.steps, input(all)).value ?? 0) - found) < 1e-6)
    }
}
