import Testing
import WalkingTesting

@testable import Walking

struct LoadWalksByDayTests {
    private let date = CivilDate(dayNumber: 20_000)
    private let zones = ZoneTimeline(home: .utc)

    private func walk(day: Int = 0, minute: Int = 0, seconds: Double, moving: Int? = nil, steps: Int? = 1000) -> Walk {
        let start = zones.startOfDay(date.adding(days: day)) + .seconds(Int64(3600 + 60 * minute))
        return Walk(
            start: start, end: start + .seconds(clamping: seconds), zone: .utc, steps: steps, movingTime: moving.map { .seconds($0) })
    }

    private func load(_ walks: [Walk], through: Int = 0) async throws -> [CivilDate: WalksOfDay] {
        let load = LoadWalksByDay(journal: MemoryJournal(zone: .utc, walks: walks))
        return try await load(from: date, through: date.adding(days: through), in: zones)
    }

    private func minutes(_ walks: [Walk], through: Int = 0) async throws -> [CivilDate: Int] {
        try await load(walks, through: through).mapValues(\.time.wholeMinutes)
    }

    @Test func `the walks of a day are added up before they are rounded`() async throws {
        #expect(try await minutes([walk(seconds: 80), walk(minute: 10, seconds: 80), walk(minute: 20, seconds: 80)]) == [date: 4])
        #expect(try await minutes([walk(seconds: 80), walk(seconds: 80)]) == [date: 1], "each moment counts once")
        #expect(try await minutes([walk(seconds: 29)]) == [date: 0])
    }

    @Test func `the time of a short walk keeps its seconds, in whole minutes it is the nearest`() async throws {
        #expect(try await load([walk(seconds: 25.5)])[date]?.time == .milliseconds(25_500))
        #expect([29.999, 30, 89.999, 90].map { Duration.seconds(clamping: $0).wholeMinutes } == [0, 1, 1, 2])
    }

    @Test func `a day says where one of its walks lacks steps, and until which day that one went on`() async throws {
        let next = date.adding(days: 1)
        let days = try await load([walk(seconds: 600), walk(day: 1, seconds: 600, steps: nil), walk(day: 1, seconds: 600)], through: 1)
        #expect(days.mapValues(\.lastWithoutSteps) == [date: nil, next: next])
        #expect(try await load([walk(seconds: 90_000, steps: nil), walk(seconds: 60, steps: nil)])[date]?.lastWithoutSteps == next)
    }

    @Test func `pauses are no minutes`() async throws {
        #expect(try await minutes([walk(seconds: 3600, moving: 1800)]) == [date: 30])
    }

    @Test func `days are apart, days without a walk and beyond the bounds have none`() async throws {
        let walks = [walk(day: -1, seconds: 600), walk(seconds: 600), walk(day: 2, seconds: 1200), walk(day: 3, seconds: 600)]
        #expect(try await minutes(walks, through: 2) == [date: 10, date.adding(days: 2): 20])
    }

    @Test func `a day shares its moments with walks of the days beside it that nobody asked for`() async throws {
        let before = walk(day: -1, minute: 22 * 60 + 50, seconds: 1200)
        #expect(try await minutes([before, walk(minute: -60, seconds: 1800)]) == [date: 20])
        let late = walk(minute: 22 * 60 + 50, seconds: 1200, moving: 600)
        #expect(try await minutes([late, walk(day: 1, minute: -60, seconds: 1800)]) == [date: 5])
    }
}
