import Testing

@testable import Walking

/// The amounts that counted and those that did not, source by source.
struct ProofTallyTests {
    private static let hour: Int64 = 3_600_000
    private let watch = Source(name: "Watch", kind: .watch)
    private let phone = Source(name: "Phone", kind: .phone)

    /// Hours of a day that begins at 0.
    private func interval(
        _ from: Double, _ until: Double, _ value: Double, rank: Int = 0, source: Int = 0, modified: Int64 = .min, grain: Grain = .record,
        isWalk: Bool = false
    ) -> Interval {
        Interval(
            start: Int64(clamping: from * Double(Self.hour)), end: Int64(clamping: until * Double(Self.hour)), value: value, rank: rank,
            modified: modified,
            source: source, grain: grain, isWalk: isWalk)
    }

    private func tally(_ intervals: [Interval], _ metric: Metric = .steps, sources: [Source]? = nil) -> ProofTally {
        let input = DayInput(
            date: CivilDate(dayNumber: 0), start: 0, end: 24 * Self.hour, sources: sources ?? [watch, phone], intervals: [metric: intervals]
        )
        var tally = ProofTally(metric, input)
        if metric.isSum { tally.addUp() } else { tally.average() }
        return tally
    }

    @Test func `a day without intervals has no lines, a value of nothing and no mean`() {
        #expect(tally([]).value == 0 && tally([]).lines.isEmpty)
        #expect(tally([], .speed).value == nil)
    }

    @Test func `sources stand in the order of their rank, and lines without records are left out`() {
        let lines = tally([interval(8, 9, 100, rank: 2, source: 1), interval(8, 9, 100, rank: 1, source: 0)]).lines
        #expect(lines.map(\.source) == [watch, phone])
        #expect(lines.map(\.counted) == [.amount(100), .amount(0)])
        #expect(tally([interval(8, 9, 0)]).lines.isEmpty)
    }

    @Test func `what counts of all lines is the value`() {
        let tally = tally([
            interval(8, 10, 2000, rank: 1), interval(9, 11, 1500, rank: 2, source: 1), interval(20, 21, 300, rank: 2, source: 1),
        ])
        #expect(abs((tally.value ?? 0) - 3050) < 1e-9)
        #expect(tally.lines.reduce(0) { $0 + $1.counted.size } == tally.value)
        #expect(tally.lines.map(\.recorded.size) == [2000, 1800])
    }

    @Test func `a loss names its winner, its size and the rule that decided`() {
        func reason(_ winner: Interval, _ loser: Interval) -> DayProof.Loss? {
            tally([winner, loser]).lines.flatMap(\.losses).first
        }
        let rank = reason(interval(8, 9, 10, rank: 1), interval(8, 9, 70, rank: 2, source: 1))
        #expect(rank == DayProof.Loss(winner: watch, reason: .rank, extent: .amount(70)))
        let later = reason(interval(8, 9, 10, modified: 2), interval(8, 9, 70, source: 1, modified: 1))
        #expect(later == DayProof.Loss(winner: watch, reason: .later, extent: .amount(70)))
        let dated = reason(interval(8, 9, 10, modified: 2), interval(8, 9, 70, source: 1))
        #expect(dated?.reason == .dated)
        let exact = reason(interval(8.5, 9, 10), interval(8, 9, 70, source: 1))
        #expect(exact == DayProof.Loss(winner: watch, reason: .moreExact, extent: .amount(35)))
        let larger = reason(interval(8, 9, 80), interval(8, 9, 70, source: 1))
        #expect(larger?.reason == .larger)
        let own = reason(interval(8, 9, 80), interval(8, 9, 70))
        #expect(own == DayProof.Loss(winner: watch, reason: .corrected, extent: .amount(70)))
    }

    @Test func `losses to one winner for one reason are one, the largest first`() {
        let lines = tally(
            [
                interval(8, 9, 10, rank: 1), interval(12, 13, 10, rank: 1), interval(8, 9, 100, rank: 3, source: 1),
                interval(12, 13, 200, rank: 3, source: 1), interval(14, 15, 10, rank: 2, source: 2),
                interval(14, 15, 40, rank: 3, source: 1),
            ], sources: [watch, phone, Source(name: "Band", kind: .watch)]
        ).lines
        let lost = lines.first { $0.source == phone }?.losses
        #expect(lost?.map(\.extent) == [.amount(300), .amount(40)])
        #expect(lost?.map(\.winner.name) == ["Watch", "Band"])
    }

    @Test func `a walk loses what was recorded in its stretch, in proportion to each`() {
        let lines = tally(
            [
                interval(8, 10, 3000, rank: 2, isWalk: true), interval(8, 8.5, 600, rank: 1, source: 1),
                interval(9, 9.5, 1200, rank: 0, source: 2),
            ], sources: [watch, phone, Source(name: "Band", kind: .watch)]
        ).lines
        let walk = lines.first { $0.source == watch }
        #expect(walk?.recorded == .amount(3000) && walk?.counted == .amount(1200))
        #expect(walk?.losses.map(\.reason) == [.partOfWalk, .partOfWalk])
        #expect(walk?.losses.map(\.extent) == [.amount(1200), .amount(600)])
    }

    @Test func `half hours hold what falls into them, also over their edges`() throws {
        let line = try #require(tally([interval(8.25, 9.25, 600)]).lines.first)
        #expect(line.slots.count == 48)
        #expect(line.slots[16...18].map(\.recorded) == [150, 300, 150])
        #expect(line.slots.indices.filter { line.slots[$0] != DayProof.Slot() } == [16, 17, 18])
        #expect(line.slots.reduce(0) { $0 + $1.counted } == 600)
    }

    @Test func `a moment counts whole in its half hour, and the last one of the day in the last`() throws {
        let lines = tally([interval(8.5, 8.5, 40), interval(23.99, 23.99, 2)]).lines
        #expect(lines.first?.slots[17] == DayProof.Slot(recorded: 40, counted: 40))
        #expect(lines.first?.slots[47] == DayProof.Slot(recorded: 2, counted: 2))
    }

    @Test func `a record over midnight is in the proof with its part of the day`() throws {
        let line = try #require(tally([interval(-1, 1, 600)]).lines.first)
        #expect(line.recorded == .amount(300) && line.counted == .amount(300))
        #expect(line.slots[0].recorded == 150 && line.slots[1].recorded == 150)
    }

    @Test func `a sum adds what it has above the records, and is no half hour's unless it lies in one`() throws {
        let line = try #require(
            tally([interval(8, 9, 300), interval(0, 24, 1000, source: 1, grain: .sum)]).lines.first { $0.source == phone })
        #expect(line.counted == .amount(700))
        #expect(line.sums == [DayProof.Sum(isDay: true, value: 1000, known: 300, isKnownByTime: true, added: 700)])
        #expect(line.slots.allSatisfy { $0 == DayProof.Slot() })
        let quarter = try #require(tally([interval(8, 8.25, 90, grain: .sum)]).lines.first)
        #expect(quarter.slots[16] == DayProof.Slot(recorded: 90, counted: 90))
    }

    @Test func `a mean weighs each part by the time that counts`() {
        let tally = tally([interval(8, 9, 1.0, rank: 1), interval(8.5, 10, 2.0, rank: 2, source: 1)], .speed)
        #expect(tally.value == 1.5)
        #expect(tally.lines.map(\.mean) == [1, 2])
        #expect(tally.lines.map(\.counted) == [.time(.seconds(3600)), .time(.seconds(3600))])
        #expect(tally.lines.last?.recorded == .time(.seconds(5400)))
    }

    @Test func `a source of which nothing counted has the mean of what it recorded`() {
        let line = tally([interval(8, 10, 1.0, rank: 1), interval(8.5, 9, 2.0, rank: 2, source: 1)], .speed).lines.last
        #expect(line?.mean == 2 && line?.counted == .time(.zero))
        #expect(line?.losses == [DayProof.Loss(winner: watch, reason: .rank, extent: .time(.seconds(1800)))])
    }

    @Test func `of two walks of one rank the slower loses to the faster, and the proof says so`() {
        let lines = tally([interval(8, 9, 5000, rank: 1, isWalk: true), interval(8, 9, 4000, rank: 1, source: 1, isWalk: true)]).lines
        #expect(lines.first { $0.source == phone }?.losses.map(\.reason) == [.fasterWalk])
    }

    @Test func `a walk that another one overlaps in part says when that one won`() throws {
        let lines = tally(
            [
                interval(8, 8.5, 3000, rank: 1, isWalk: true), interval(8.25, 9, 6000, rank: 1, source: 1, isWalk: true),
                interval(8, 8.1, 900, rank: 0, source: 2),
            ], sources: [watch, phone, Source(name: "Band", kind: .watch)]
        ).lines
        let losses = try #require(lines.first { $0.source == watch }).losses
        #expect(losses.map(\.reason) == [.fasterWalk, .partOfWalk])
        let quarter = Self.hour / 4
        let won = Instant(milliseconds: 33 * quarter)..<Instant(milliseconds: 34 * quarter)
        #expect(losses.map(\.times) == [[won], []])
    }

    @Test func `half a step or a second is worth a word, and less is rounding`() {
        #expect(DayProof.Extent.amount(0.5).isNoticeable && !DayProof.Extent.amount(0.4).isNoticeable)
        #expect(DayProof.Extent.time(.seconds(1)).isNoticeable && !DayProof.Extent.time(.milliseconds(999)).isNoticeable)
    }

    @Test func `a line of which all counted but for rounding counted wholly`() throws {
        #expect(try #require(tally([interval(8, 9, 100)]).lines.first).isWhollyCounted)
        let lines = tally([interval(8, 9, 100, rank: 1), interval(8, 9, 100, rank: 2, source: 1)]).lines
        #expect(lines.map(\.isWhollyCounted) == [true, false])
    }

    @Test func `a walk that loses a single step to a record says so`() {
        let walk = tally([interval(8, 10, 10, rank: 2, isWalk: true), interval(8, 8.5, 1, rank: 1, source: 1)]).lines.first {
            $0.source == watch
        }
        #expect(walk?.counted == .amount(9))
        #expect(walk?.losses == [DayProof.Loss(winner: phone, reason: .partOfWalk, extent: .amount(1))])
    }

    @Test func `of two records of one stretch the value of the newer file counts, and the proof says why`() {
        func file(_ exported: Int64, _ value: Double, source: Int) -> Interval {
            var interval = interval(8, 9, value, source: source)
            interval.exported = exported
            return interval
        }
        let lines = tally([file(2, 10, source: 0), file(1, 70, source: 1)]).lines
        #expect(lines.first { $0.source == phone }?.losses.map(\.reason) == [.newerFile])
    }

    @Test func `a record that only meets another one, or a moment beside it, loses nothing to it`() {
        let lines = tally(
            [
                interval(8, 9, 100, rank: 1), interval(9, 10, 100, rank: 2, source: 1), interval(9.5, 9.5, 1, rank: 3, source: 2),
                interval(7.5, 7.5, 3, rank: 3, source: 2),
            ], sources: [watch, phone, Source(name: "Band", kind: .watch)]
        ).lines
        #expect(lines.map(\.losses.count) == [0, 0, 1])
        #expect(lines.last?.losses == [DayProof.Loss(winner: phone, reason: .rank, extent: .amount(1))])
    }

    @Test func `a live walk that adds nothing to its own sensors is no line, and one that is alone is`() {
        let live = DayInputs.source(ofWalk: .liveWalk)
        let pod = Source(name: "Pod", kind: .live)
        let told = [interval(8, 9, 1000, rank: 1), interval(8, 9, 1000, rank: 2, source: 1, isWalk: true)]
        #expect(tally(told, sources: [pod, live]).lines.map(\.source) == [pod])
        #expect(tally([told[1]], sources: [pod, live]).lines.map(\.source) == [live])
    }
}
