import Testing
import WalkingTesting

@testable import Walking

/// Sums of stretches that lie across those of other sources, over midnights.
struct LopsidedSumsTests {
    private let first = CivilDate(dayNumber: 20_000)
    private let zones = ZoneTimeline(home: .utc)
    private let sources = [
        Source(name: "Watch", kind: .watch), Source(name: "Ring", kind: .watch), Source(name: "Phone", kind: .phone),
        Source(name: "App", kind: .other),
    ]

    private func sample(_ source: Int, _ from: Int, _ until: Int, _ value: Double, _ grain: Grain = .sum) -> Sample {
        let start = Zone.utc.startOfDay(first)
        return Sample(
            metric: .steps, start: start + .seconds(from * 3600), end: start + .seconds(until * 3600), value: value,
            source: sources[source],
            grain: grain)
    }

    private func proofs(_ days: Int, _ samples: [Sample]) -> [DayProof] {
        (0..<days).map { DayProof(date: first.adding(days: $0), zones: zones, samples: samples) }
    }

    private func total(_ days: Int, _ samples: [Sample]) -> Double { proofs(days, samples).reduce(0) { $0 + ($1.value ?? 0) }.rounded() }

    /// A body that walks in some hours, and what its sources tell of it, each by stretches of its own and with gaps.
    private struct Body {
        var hours: [Double]
        var samples: [Sample] = []
        /// The steps that each source tells of each day alone, by stretches that lie in it.
        var ofDays: [[Double]] = []
    }

    private func body(days: Int, _ random: inout SeededGenerator) -> Body {
        var body = Body(hours: (0..<24 * days).map { _ in Double(max(0, Int.random(in: -3000...2000, using: &random))) })
        for source in sources.indices {
            // One source tells days, the others whatever they like.
            let isByDay = Int.random(in: 0...3, using: &random) == 0
            var (hour, ofDays) = (isByDay ? 0 : Int.random(in: 0...30, using: &random), Array(repeating: 0.0, count: days))
            while hour < 24 * days {
                let isFine = !isByDay && Int.random(in: 0...4, using: &random) == 0
                var length = isByDay ? 24 : isFine ? 1 : Int.random(in: 6...48, using: &random)
                // What is as long as a day is told in another zone, and not lopsided.
                if !isByDay, (23...25).contains(length) { length = 22 }
                let end = hour + length
                guard end <= 24 * days else { break }
                let value = body.hours[hour..<end].reduce(0, +)
                let isKept = Int.random(in: 0...5, using: &random) > 0
                if isKept { body.samples.append(sample(source, hour, end, value, isFine ? .record : .sum)) }
                if isKept, hour / 24 == (end - 1) / 24 { ofDays[hour / 24] += value }
                hour = end
            }
            body.ofDays.append(ofDays)
        }
        return body
    }

    @Test(arguments: 1...300)
    func `no stretches that sources tell come to more than was walked, nor a day to less than any source tells of it`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let days = Int.random(in: 2...7, using: &random)
        let body = body(days: days, &random)
        let found = proofs(days, body.samples)
        #expect(found.reduce(0) { $0 + ($1.value ?? 0) } <= body.hours.reduce(0, +) + 1e-6)
        for told in body.ofDays {
            // A sum that is above what was known by no more than half a step adds nothing.
            for (proof, least) in zip(found, told) { #expect((proof.value ?? 0) >= least - 0.52 * 4) }
        }
    }

    @Test(arguments: 1...60) func `in any order, and by itself or beside others, a day is the same and what its proof says`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let days = Int.random(in: 2...5, using: &random)
        let samples = body(days: days, &random).samples
        let dates = (0..<days).map { first.adding(days: $0) }
        var all = DayInputs(dates: dates, zones: zones, priorities: Priorities())
        var numbers: [Source: Int] = [:]
        for sample in samples.shuffled(using: &random).sorted(by: { $0.grain == .sum && $1.grain != .sum }) {
            let number = numbers[sample.source] ?? all.add(sample.source)
            numbers[sample.source] = number
            all.add(
                .steps,
                Interval(
                    from: sample.start, until: sample.end, value: sample.value, modified: nil, exported: nil, grain: sample.grain,
                    all.origin(number, for: .steps)))
        }
        for (proof, input) in zip(proofs(days, samples), all.days) {
            #expect(abs((proof.value ?? 0) - DayCount(input).steps) < 1e-6)
            #expect(abs(proof.lines.reduce(0) { $0 + $1.counted.size } - (proof.value ?? 0)) < 1e-6)
        }
    }

    @Test func `a total from noon to noon and the totals of its days tell the same steps, on whichever day they were walked`() {
        let noons = sample(0, 12, 36, 10_000)
        #expect(total(2, [noons, sample(2, 0, 24, 0), sample(2, 24, 48, 10_000)]) == 10_000)
        #expect(total(2, [noons, sample(2, 0, 24, 10_000), sample(2, 24, 48, 0)]) == 10_000)
        #expect(total(2, [noons, sample(2, 0, 24, 4000), sample(2, 24, 48, 4000)]) == 10_000)
        #expect(total(2, [noons]) == 10_000)
    }

    @Test func `of two totals that lie across one another the better source's counts whole, and the other adds what is above it`() {
        #expect(total(3, [sample(0, 12, 36, 6000), sample(2, 18, 52, 9000)]) == 9000)
        #expect(total(3, [sample(0, 12, 36, 6000), sample(2, 18, 52, 5000)]) == 6000)
        // Records and finer sums in the time of both are in both.
        let fine = [sample(1, 20, 21, 1000, .record), sample(3, 20, 22, 2500)]
        #expect(total(3, [sample(0, 12, 36, 6000), sample(2, 18, 52, 9000)] + fine) == 9000)
    }

    @Test func `beside totals of days, totals from noon to noon add only what holds for each alone`() {
        let days = (0..<4).map { sample(2, 24 * $0, 24 * $0 + 24, 5000) }
        #expect(total(4, days + (0..<3).map { sample(0, 12 + 24 * $0, 36 + 24 * $0, 10_000) }) == 20_000)
        #expect(total(4, days + [sample(0, 12, 36, 12_000)]) == 22_000)
    }

    @Test func `the day says what the other totals of all days that a total is of come to`() throws {
        let proof = proofs(2, [sample(0, 12, 36, 10_000), sample(2, 0, 24, 3000), sample(2, 24, 48, 4000)])[0]
        let sums = try #require(proof.lines.first { $0.source == sources[0] }).sums
        #expect(sums == [DayProof.Sum(isDay: false, value: 5000, ofSeveralDays: 10_000, known: 3500, isKnownByTime: false, added: 1500)])
        #expect(proof.value == 4500)
    }
}
