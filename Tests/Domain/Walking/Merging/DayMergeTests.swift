import Testing
import WalkingTesting

@testable import Walking

struct DayMergeTests {
    private let hour: Int64 = 3_600_000
    private var day: Int64 { 24 * hour }

    private func count(_ intervals: [Interval]) -> DayCount {
        DayCount(.init(date: CivilDate(dayNumber: 0), start: 0, end: day, intervals: [.steps: intervals]))
    }

    private func total(_ intervals: [Interval]) -> Double { count(intervals).steps }

    private func sum(_ value: Double, rank: Int = 0, modified: Int64 = 0, source: Int = 1, grain: Grain = .sum) -> Interval {
        Interval(start: 0, end: day, value: value, rank: rank, modified: modified, source: source, grain: grain)
    }

    private func minutes(_ values: [Double], from start: Int64, rank: Int = 0, source: Int = 2) -> [Interval] {
        values.enumerated().map { index, value in
            let begin = start + Int64(index) * 60_000
            return Interval(start: begin, end: begin + 60_000, value: value, rank: rank, source: source)
        }
    }

    @Test(arguments: [(0, Int64(0)), (0, 9_000_000_000_000), (9, 0), (-9, 9_000_000_000_000)])
    func `a day's sum and the minutes of any source come to the larger of the two`(rank: Int, modified: Int64) {
        let fine = minutes(Array(repeating: 100, count: 60), from: 8 * hour)
        for value in [4000.0, 6000, 9000] {
            #expect(abs(total([sum(value, rank: rank, modified: modified)] + fine) - max(value, 6000)) < 1e-9)
        }
    }

    @Test func `what a day's sum adds has no time: no hour has it, and no minute is brisk by it`() {
        let fine = minutes([50], from: 8 * hour)
        let found = count([sum(200_000)] + fine)
        #expect(found.steps == 200_000)
        #expect(found.hours.map(\.steps) == [50])
        #expect(found.briskMinutes == nil)
        #expect(found.stepsBySource == [1: 199_950, 2: 50])
        #expect(count([sum(8000)]).hours.isEmpty)
    }

    @Test func `what the sum of a part of an hour adds belongs to that hour`() {
        let quarter = Interval(start: 8 * hour, end: 8 * hour + hour / 4, value: 1000, rank: 0, source: 1, grain: .sum)
        let found = count([quarter, sum(1500, source: 3)] + minutes([100, 200], from: 8 * hour))
        #expect(found.hours.map(\.steps) == [1000])
        #expect(found.stepsBySource == [1: 700, 2: 300, 3: 500])
    }

    @Test func `two sums of one day count once, and the larger adds what it has above the better one`() {
        let found = count([sum(8000, rank: 1), sum(8400, rank: 2, source: 5)])
        #expect(found.stepsBySource == [1: 8000, 5: 400])
    }

    @Test func `a sum that its source corrected gives way to the correction, to less as well`() {
        #expect(total([sum(9000, modified: 1), sum(7000, modified: 2)]) == 7000)
        #expect(total([sum(7000, modified: 2), sum(9000, modified: 1), sum(7500, source: 4)]) == 7500)
    }

    @Test func `the finest sums come first, and coarser ones add what is above them`() {
        func quarter(_ number: Int64, _ value: Double) -> Interval {
            let start = 8 * hour + number * hour / 4
            return Interval(start: start, end: start + hour / 4, value: value, rank: 0, source: 4, grain: .sum)
        }
        let fine = minutes(Array(repeating: 100, count: 10), from: 8 * hour)
        #expect(total([quarter(0, 1000)] + fine) == 1000)
        #expect(abs(total([quarter(0, 1300)] + fine) - 1300) < 1e-9)
        #expect(abs(total([quarter(0, 900), quarter(1, 500)] + fine) - 1500) < 1e-9)
        #expect(abs(total([quarter(1, 500), sum(1200)] + fine) - 1500) < 1e-9)
        #expect(abs(total([quarter(1, 500), sum(2000)] + fine) - 2000) < 1e-9)
        // Another app's minutes are steps of the same body.
        let other = minutes(Array(repeating: 100, count: 5), from: 8 * hour + hour / 4, source: 3)
        #expect(abs(total([quarter(1, 600)] + other) - 600) < 1e-9)
    }

    @Test func `sums that overlap without one being in the other come to the most that they prove`() {
        func sum(_ from: Int64, _ until: Int64, _ value: Double, _ source: Int) -> Interval {
            Interval(start: from * hour, end: until * hour, value: value, rank: 0, source: source, grain: .sum)
        }
        let hours = [sum(8, 9, 500, 1), sum(9, 10, 500, 1)]
        let between = Interval(start: 8 * hour + hour / 2, end: 9 * hour + hour / 2, value: 510, rank: 0, source: 2, grain: .sum)
        #expect(total(hours + [between]) == 1000)
        #expect(total([hours[0], between]) == 510)
    }

    @Test func `a sum told in another zone belongs to the day of its middle, and is compared with its own stretch`() {
        let shifted = Interval(start: -7 * hour, end: 17 * hour, value: 8000, rank: 0, source: 1, grain: .sum)
        let before = minutes([700], from: -2 * hour)
        #expect(total([shifted]) == 8000)
        #expect(total([shifted] + before + minutes([300], from: 0)) == 300 + 7000)
        let next = Interval(start: 17 * hour, end: 41 * hour, value: 9000, rank: 0, source: 1, grain: .sum)
        #expect(total([shifted, next]) == 8000)
    }

    @Test func `of a sum of several days each takes its part of what was not recorded`() {
        let days = Interval(start: -day, end: 2 * day, value: 30_000, rank: 0, source: 1, grain: .sum)
        #expect(abs(total([days]) - 10_000) < 1e-9)
        #expect(abs(total([days] + minutes([3000], from: 0)) - 12_000) < 1e-9)
    }

    // MARK: Walks

    private func walk(_ from: Int64, _ minutes: Int64, _ value: Double, rank: Int = 9, source: Int = 7) -> Interval {
        Interval(start: from, end: from + minutes * 60_000, value: value, rank: rank, source: source, isWalk: true)
    }

    @Test func `a walk that a record touches keeps what that one does not say`() {
        let phone = Interval(start: 9 * 60_000, end: 10 * 60_000, value: 7, rank: 1, source: 2)
        let found = count([walk(0, 10, 946), phone])
        #expect(abs(found.steps - 946) < 1e-9)
        #expect(abs((found.stepsBySource[7] ?? 0) - 939) < 1e-9)
    }

    @Test func `a walk adds nothing to its own device's minutes, however many of them are missing`() {
        let fine = [0, 1, 2, 6, 7, 8].flatMap { minutes([150], from: $0 * 60_000) }
        #expect(abs(total([walk(0, 10, 900)] + fine) - 900) < 1e-9)
        #expect(abs(total([walk(0, 10, 850)] + fine) - 900) < 1e-9)
    }

    @Test func `in the time that is left free a walk goes at most at twice its own pace`() {
        let watch = Interval(start: 0, end: 59 * 60_000, value: 5000, rank: 0, source: 2)
        #expect(abs(total([walk(0, 60, 6000), watch]) - 5200) < 1e-6)
    }

    @Test func `of two walks at one time the one that came first counts where the other was not`() {
        let found = count([walk(0, 30, 3000), walk(20 * 60_000, 20, 2000, rank: 8, source: 6)])
        #expect(abs((found.stepsBySource[6] ?? 0) - 2000) < 1e-6)
        #expect(abs((found.stepsBySource[7] ?? 0) - 2000) < 1e-6)
    }

    @Test func `a slower walk within a faster one adds nothing, and takes nothing away`() {
        let longer = walk(0, 30, 3900)
        #expect(abs(total([longer, walk(6 * 60_000, 25, 1200, source: 8)]) - 3900) < 1e-6)
        // A more exact record of the same rank counts before both.
        let record = Interval(start: 0, end: 600_000, value: 800, rank: 9, source: 8)
        #expect(abs(total([longer, record]) - 3900) < 1e-6)
    }

    // MARK: Properties

    @Test(arguments: 1...200) func `a journal's own total never changes the day it was made of`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let records = (0..<Int.random(in: 1...40, using: &random)).map { _ in
            let start = Int64.random(in: 0..<day - hour, using: &random)
            let isLong = Int.random(in: 0..<10, using: &random) == 0
            return Interval(
                start: isLong ? 0 : start, end: isLong ? day : start + Int64.random(in: 0...hour, using: &random),
                value: Double.random(in: 0...500, using: &random), rank: Int.random(in: 0...3, using: &random),
                source: Int.random(in: 1...3, using: &random), grain: isLong ? .sum : .record)
        }
        let before = count(records)
        let rank = Int.random(in: -1...9, using: &random)
        let whole = sum(before.steps.rounded(), rank: rank, source: 9, grain: .journalTotal)
        let after = count((records + [whole]).shuffled(using: &random))
        #expect(abs(after.steps - before.steps) < 1e-6)
        #expect(after.stepsBySource.filter { $0.value > 0 }.keys.sorted() == before.stepsBySource.filter { $0.value > 0 }.keys.sorted())
        #expect(total([whole]) == before.steps.rounded())
        // The total fills up what the records lack when a part of them is gone.
        let fewer = records.filter { $0.end - $0.start < hour / 2 }
        if !fewer.isEmpty { #expect(total(fewer + [whole]) >= before.steps.rounded() - 0.6) }
    }

    @Test(arguments: 1...300)
    func `walks that are told alike never come to less than the longest of them, in any order`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let walks = (0..<Int.random(in: 1...6, using: &random)).map { number in
            walk(
                Int64.random(in: 0...120, using: &random) * 60_000, Int64.random(in: 1...90, using: &random),
                Double(Int.random(in: 1...9000, using: &random)), source: number % 2)
        }
        let found = total(walks)
        for walk in walks { #expect(found >= walk.value - 1e-6) }
        #expect(found <= walks.reduce(0) { $0 + $1.value } + 1e-6)
        #expect(abs(total(walks.shuffled(using: &random)) - found) < 1e-6)
    }

    /// A body that walks now and then, seen by several sources, each at its own grain and with its own gaps.
    private struct Body {
        let minutes: [Double]
        let sources: [[Interval]]

        init(_ random: inout SeededGenerator) {
            var pace = 0.0
            minutes = (0..<1440).map { _ in
                if Int.random(in: 0..<20, using: &random) == 0 { pace = [0, 0, 0, 30, 60, 110, 130].randomElement(using: &random) ?? 0 }
                return pace == 0 ? 0 : max(0, pace + Double.random(in: -25...25, using: &random)).rounded()
            }
            let truth = minutes
            sources = (0..<Int.random(in: 1...5, using: &random)).map { source in
                let grain = [1, 1, 1, 5, 15, 60, 90, 360, 1440].randomElement(using: &random) ?? 1
                let offset = grain == 1 ? 0 : Int.random(in: 0..<grain, using: &random)
                let gaps = Double.random(in: 0...0.8, using: &random)
                let rank = Int.random(in: 0...3, using: &random)
                let edges = grain == 1440 ? [0] : Array(stride(from: offset, through: 1440 - grain, by: grain))
                // A gap lasts: a watch that is charged, a phone that lies on a desk.
                var isOn = true
                return edges.compactMap { start in
                    if Int.random(in: 0..<8, using: &random) == 0 { isOn = Double.random(in: 0...1, using: &random) > gaps }
                    guard isOn else { return nil }
                    return Interval(
                        start: Int64(start) * 60_000, end: Int64(start + grain) * 60_000,
                        value: truth[start..<start + grain].reduce(0, +), rank: rank,
                        modified: Int64.random(in: 0...3, using: &random), source: source, grain: grain == 1 ? .record : .sum)
                }
            }
        }
    }

    @Test(arguments: 1...400)
    func `a body seen at many grains never comes to more than it walked, nor to less than any source saw`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let body = Body(&random)
        let all = body.sources.flatMap(\.self)
        let found = total(all)
        #expect(found <= body.minutes.reduce(0, +) + 1e-6)
        for source in body.sources { #expect(found >= source.reduce(0) { $0 + $1.value } - 0.51 * Double(all.count)) }
        for _ in 0..<3 { #expect(abs(total(all.shuffled(using: &random)) - found) < 1e-6) }
    }

    @Test(arguments: 1...200)
    func `a source that errs a little errs by no more in the merged day`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let body = Body(&random)
        let error = 0.08
        let wrong = body.sources.flatMap(\.self).map { interval in
            var interval = interval
            interval.value = (interval.value * Double.random(in: 1 - error...1 + error, using: &random)).rounded()
            return interval
        }
        let truth = body.minutes.reduce(0, +)
        #expect(total(wrong) <= truth * (1 + error) + Double(wrong.count))
    }

    /// The most that sums which do not overlap have above the records, by trying all choices.
    private func provable(_ sums: [Interval], above records: [Interval]) -> Double {
        func excess(_ sum: Interval) -> Double {
            let inside = records.filter { $0.start >= sum.start && $0.end <= sum.end }
            return max(0, sum.value - inside.reduce(0) { $0 + $1.value })
        }
        return (0..<(1 << sums.count)).reduce(0) { best, choice in
            let chosen = sums.indices.filter { choice & (1 << $0) != 0 }.map { sums[$0] }.sorted { $0.start < $1.start }
            guard zip(chosen, chosen.dropFirst()).allSatisfy({ $0.end <= $1.start }) else { return best }
            return max(best, chosen.reduce(0) { $0 + excess($1) })
        }
    }

    @Test(arguments: 1...150) func `sums add exactly what those prove that do not overlap`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let fine = (0..<24).filter { _ in Bool.random(using: &random) }.map { number in
            let start = Int64(number) * hour
            return Interval(start: start, end: start + hour, value: Double(Int.random(in: 0...900, using: &random)), rank: 0, source: 0)
        }
        let sums = (1...8).map { source in
            let start = Int64.random(in: 0..<22, using: &random)
            return Interval(
                start: start * hour, end: Int64.random(in: start + 1...24, using: &random) * hour,
                value: Double(Int.random(in: 0...9000, using: &random)), rank: 0, source: source, grain: .sum)
        }
        let expected = fine.reduce(0) { $0 + $1.value } + provable(sums, above: fine)
        #expect(abs(total(fine + sums) - expected) < 1)
    }

    // MARK: Means

    @Test func `an averaged total counts only on days of which nothing else tells`() {
        let whole = Interval(start: 0, end: day, value: 1.3, rank: 0, source: 9, grain: .journalTotal)
        func speed(_ intervals: [Metric: [Interval]]) -> Double? {
            DayCount(.init(date: CivilDate(dayNumber: 0), start: 0, end: day, intervals: intervals)).speed
        }
        #expect(speed([.speed: [whole]]) == 1.3)
        #expect(speed([.speed: [whole], .steps: minutes([100], from: 0)]) == nil)
        let measured = Interval(start: 0, end: hour, value: 1.1, rank: 5, source: 2)
        #expect(speed([.speed: [whole, measured]]) == 1.1)
    }

    // MARK: Proof

    private let date = CivilDate(dayNumber: 20_000)
    private let zones = ZoneTimeline(home: .utc)

    @Test func `the proof says what a sum did not add, and every step is accounted for`() throws {
        let start = zones.startOfDay(date)
        let source = Source(name: "Fitbit", manufacturer: "Fitbit", kind: .watch)
        let whole = Sample(metric: .steps, start: start, end: zones.endOfDay(date), value: 9000, source: source)
        let fine = (0..<60).map { minute in
            Sample(
                metric: .steps, start: start + .seconds(36_000 + minute * 60), end: start + .seconds(36_060 + minute * 60), value: 100,
                source: source)
        }
        let proof = DayProof(date: date, zones: zones, samples: [whole] + fine, priorities: Priorities())
        let line = try #require(proof.lines.first)
        #expect(line.recorded.size == 15_000)
        #expect(abs(line.counted.size - 9000) < 1e-6)
        #expect(line.losses.isEmpty)
        #expect(line.sums == [DayProof.Sum(isDay: true, value: 9000, known: 6000, isKnownByTime: true, added: 3000)])
        #expect(line.slots.reduce(0) { $0 + $1.counted } == 6000)
    }

    @Test func `the proof says that a total was known already`() throws {
        let start = zones.startOfDay(date)
        let fine = Sample(
            metric: .steps, start: start + .seconds(36_000), end: start + .seconds(37_000), value: 900, source: Source(name: "Watch"))
        let table = Source(name: "table")
        let whole = Sample(metric: .steps, start: start, end: zones.endOfDay(date), value: 900, source: table, grain: .journalTotal)
        let proof = DayProof(date: date, zones: zones, samples: [whole, fine], priorities: Priorities())
        #expect(proof.value == 900)
        let line = try #require(proof.lines.first { $0.source == table })
        #expect(line.counted.size == 0)
        #expect(line.sums.map(\.added) == [0])
    }

    // MARK: Pieces

    @Test func `a piece has its part between two moments, and one without length is there from its moment on`() {
        let piece = DayMerge.Piece(index: 0, start: 10, end: 30, amount: 40)
        #expect(piece.amount(from: 0, until: 99) == 40)
        #expect(piece.amount(from: 0, until: 15) == 10 && piece.amount(from: 25, until: 99) == 10)
        #expect(piece.amount(from: 0, until: 10) == 0 && piece.amount(from: 30, until: 40) == 0)
        let moment = DayMerge.Piece(index: 0, start: 10, end: 10, amount: 7)
        #expect(moment.amount(from: 10, until: 11) == 7 && moment.amount(from: 0, until: 11) == 7)
        #expect(moment.amount(from: 0, until: 10) == 0 && moment.amount(from: 11, until: 20) == 0)
    }

    @Test func `a sum without length is that of the day in which it lies`() {
        func total(at moment: Int64) -> Double {
            self.total([Interval(start: moment, end: moment, value: 500, rank: 0, source: 1, grain: .sum)])
        }
        #expect(total(at: 0) == 500 && total(at: day - 1) == 500 && total(at: day) == 0 && total(at: -1) == 0)
    }

    @Test func `a sum that is half a step ahead of the records is rounding, and more is not`() {
        let fine = minutes([100], from: 8 * hour)
        #expect(total([sum(100.5)] + fine) == 100)
        #expect(abs(total([sum(100.6)] + fine) - 100.6) < 1e-9)
        #expect(total([sum(0.4)]) == 0.4, "without anything finer there is nothing to be rounded")
    }

    @Test func `a walk loses to a better record at its first and its last moment alone what that one tells`() {
        func found(at moment: Int64) -> Double {
            count([walk(60_000, 10, 946), Interval(start: moment, end: moment, value: 6, rank: 1, source: 2)]).stepsBySource[7] ?? 0
        }
        #expect(abs(found(at: 60_000) - 940) < 1e-9 && abs(found(at: 660_000 - 1) - 940) < 1e-9)
        #expect(found(at: 660_000) == 946 && found(at: 60_000 - 1) == 946)
    }
}
