import Testing
import WalkingTesting

@testable import Walking

struct LoadWalkedMinutesTests {
    private let date = CivilDate(dayNumber: 20_000)
    private let zones = ZoneTimeline(home: .utc)

    private func walk(day: Int = 0, seconds: Int, moving: Int? = nil) -> Walk {
        let start = zones.startOfDay(date.adding(days: day)) + .seconds(3600)
        return Walk(start: start, end: start + .seconds(seconds), zone: .utc, movingTime: moving.map { .seconds($0) })
    }

    private func minutes(_ walks: [Walk], through: Int = 0) async throws -> [CivilDate: Int] {
        let load = LoadWalkedMinutes(journal: MemoryJournal(zone: .utc, walks: walks))
        return try await load(from: date, through: date.adding(days: through), in: zones)
    }

    @Test func `the walks of a day are added up before they are rounded`() async throws {
        #expect(try await minutes([walk(seconds: 80), walk(seconds: 80), walk(seconds: 80)]) == [date: 4])
        #expect(try await minutes([walk(seconds: 29)]) == [date: 0])
    }

    @Test func `pauses are no minutes`() async throws {
        #expect(try await minutes([walk(seconds: 3600, moving: 1800)]) == [date: 30])
    }

    @Test func `days are apart, days without a walk and beyond the bounds have none`() async throws {
        let walks = [walk(day: -1, seconds: 600), walk(seconds: 600), walk(day: 2, seconds: 1200), walk(day: 3, seconds: 600)]
        #expect(try await minutes(walks, through: 2) == [date: 10, date.adding(days: 2): 20])
    }
}
