import Testing
import Walking

@testable import Journal

struct ZoneObservationTests {
    @Test func `days seen in another zone are offered as one stay, and are not once it is entered`() async throws {
        let profile = try await memoryJournal().profile
        let seoul = try #require(Zone("Asia/Seoul") as Zone?)
        let samples = [0, 1, 3].map { day -> Sample in
            var sample = steps(watch, day * 1440 + 600, day * 1440 + 610, 10)
            sample.zone = seoul
            return sample
        }
        try await profile.take(samples)
        let stays = try await profile.suggestedTimeZonePeriods()
        #expect(stays.map(\.from.description) == ["2026-03-27"])
        #expect(stays.map(\.through.description) == ["2026-03-30"])
        #expect(stays.map(\.zone) == [seoul])
        var settings = try await profile.settings()
        settings.zones.periods = stays
        try await profile.save(settings)
        #expect(try await profile.suggestedTimeZonePeriods() == [])
    }
}
