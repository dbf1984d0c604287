import Testing
import Walking

@testable import Journal

struct SettingsTests {
    @Test func `another order of the sources recounts every day at once`() async throws {
        let profile = try await memoryJournal().profile
        try await profile.take([steps(watch, 480, 540, 5000), steps(phone, 480, 540, 4000), steps(phone, 2000, 2060, 10)])
        #expect(try await profile.allDays().map(\.stepCount) == [5000, 10])
        var settings = try await profile.settings()
        settings.priorities.order[.steps] = [phone.key, watch.key]
        try await profile.save(settings)
        #expect(try await profile.allDays().map(\.stepCount) == [4000, 10])
        settings.priorities = Priorities()
        try await profile.save(settings)
        #expect(try await profile.allDays().map(\.stepCount) == [5000, 10])
    }

    @Test func `a zone that is asked for counts in that zone, and home comes back`() async throws {
        let (journal, profile) = try await memoryJournal()
        // 23:30 in Berlin is the next day in Seoul.
        try await profile.take([steps(watch, 1410, 1420, 800)])
        let seoul = try await journal.profile(profile.owner, zone: Zone("Asia/Seoul"))
        #expect(try await seoul.allDays().map(\.date.description) == ["2026-03-28"])
        let home = try await journal.profile(profile.owner)
        #expect(try await home.allDays().map(\.date.description) == ["2026-03-27"])
        #expect(try await home.settings().zones.home == berlin)
    }

    @Test func `a stay elsewhere counts its days there`() async throws {
        let profile = try await memoryJournal().profile
        try await profile.take([steps(watch, 1410, 1420, 800)])
        var settings = try await profile.settings()
        let from = try #require(CivilDate("2026-03-20"))
        settings.zones.periods = [.init(from: from, through: from.adding(days: 20), zone: try #require(Zone("Asia/Seoul")))]
        try await profile.save(settings)
        #expect(try await profile.allDays().map(\.date.description) == ["2026-03-28"])
        #expect(try await profile.settings() == settings)
    }

    @Test func `an old day keeps the goal it had, also in a journal whose one goal is written down without those before it`() async throws {
        let profile = try await memoryJournal().profile
        try await profile.take([steps(watch, 600, 660, 7500), steps(watch, 600 + 1440, 660 + 1440, 7500)])
        try await profile.perform { (stores) throws(JournalFailure) in
            try stores.settings.save(#"{"changes":[{"from":"2026-03-28","goal":{"steps":9000,"weekdaySteps":{}}}]}"#, as: .goals)
        }
        #expect(try await profile.allDays().map(\.goal) == [7000, 9000])
        #expect(try await profile.allDays().map(\.reachedGoal) == [true, false])
    }

    @Test func `a new goal leaves the days before it as they were`() async throws {
        let profile = try await memoryJournal().profile
        try await profile.take([steps(watch, 480, 540, 5000), steps(watch, 2000, 2060, 5000)])
        var settings = try await profile.settings()
        settings.goals.set(Goal(steps: 6000), from: try #require(CivilDate("2020-01-01")))
        settings.goals.set(Goal(steps: 4000, weekdaySteps: [7: 100]), from: try #require(CivilDate("2026-03-28")))
        try await profile.save(settings)
        #expect(try await profile.allDays().map(\.goal) == [6000, 4000])
    }
}
