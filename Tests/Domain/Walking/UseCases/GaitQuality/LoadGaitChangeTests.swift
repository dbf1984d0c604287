import Testing
import WalkingTesting

@testable import Walking

struct LoadGaitChangeTests {
    private let today = CivilDate(dayNumber: 20_500)
    private let watch = Source(name: "Watch", kind: .watch)

    private func records(
        _ measure: GaitMeasure, days: Int = 300, _ value: (_ daysAgo: Int) -> Double
    ) -> [GaitRecord] {
        (0..<days).map { daysAgo in
            GaitRecord(
                date: today.adding(days: -daysAgo),
                figure: GaitFigure(
                    .measure(measure), of: watch, .records, value: value(daysAgo), stretches: 2, seconds: 900, leftOut: GaitLeftOut()))
        }
    }

    private func load(_ records: [GaitRecord]) async throws -> LoadGaitChange.Change? {
        let clock = FixedClock(Zone.utc.startOfDay(today) + .seconds(12 * 3600))
        return try await LoadGaitChange(journal: MemoryJournal(zone: .utc, gait: records), clock: clock)()
    }

    /// A rise of the last eight weeks.
    private func rising(_ daysAgo: Int) -> Double { max(1.2, 1.3 - 0.1 * Double(daysAgo) / 55) }

    @Test func `a rise of eight weeks is told of, with its measure and by how much`() async throws {
        let change = try #require(try await load(records(.speed, rising)))
        #expect(change.measure == .speed && change.trend.verdict == .real)
        #expect((change.trend.change ?? 0) > 0.09)
    }

    @Test func `nothing is told of without records, of too few, and of what does not change`() async throws {
        #expect(try await load([]) == nil)
        #expect(try await load(records(.speed, days: 3, rising)) == nil)
        #expect(try await load(records(.speed) { _ in 1.2 }) == nil)
    }

    @Test func `a change of less than matters is none`() async throws {
        #expect(try await load(records(.speed) { 1.2 + 0.00001 * Double($0) }) == nil)
    }

    @Test func `the change of eight weeks goes before the one of the year`() async throws {
        // The year falls, its last weeks rise.
        let change = try #require(
            try await load(records(.speed, days: 364) { $0 < 91 ? 1.35 - 0.2 * Double($0) / 90 : 1.15 + 0.0015 * Double($0 - 91) }))
        #expect((change.trend.change ?? 0) > 0)
    }

    @Test func `a change of the year alone is told of`() async throws {
        let change = try #require(try await load(records(.speed, days: 364) { 1.4 - 0.0008 * Double(364 - $0) }))
        #expect((change.trend.change ?? 0) < 0)
    }

    @Test func `speed goes before step length, and other measures are not spoken of`() async throws {
        let length = records(.stepLength) { rising($0) / 2 }
        #expect(try await load(length)?.measure == .stepLength)
        #expect(try await load(length + records(.speed, rising))?.measure == .speed)
        #expect(try await load(length + records(.speed) { _ in 1.2 })?.measure == .stepLength)
        #expect(try await load(records(.doubleSupport) { 0.3 - 0.1 * rising($0) }) == nil)
    }

    @Test func `a journal that cannot be read says so`() async throws {
        let journal = MemoryJournal(zone: .utc)
        await journal.fail(with: .locked)
        await #expect(throws: JournalFailure.locked) {
            try await LoadGaitChange(journal: journal, clock: FixedClock(Instant(seconds: 0)))()
        }
    }
}
