import Testing
import Walking

@testable import Journal

struct DemoTests {
    @Test func `the made-up year has all that there is to look at, and is always the same`() async throws {
        let evening = FixedClock(Instant(seconds: 1_795_258_800))  // 2026-11-21 20:00 in Seoul
        let seoul = Zone("Asia/Seoul") ?? .utc
        let demo = try await Demo(.ko, clock: evening, zone: seoul)
        let profile = try await demo.journal.profile(demo.account.id)
        let today = try await LoadToday(journal: profile, clock: evening)()
        #expect(today.date.description == "2026-11-21")
        #expect(today.day.stepCount > 1000)
        #expect(today.streak.current >= 10)
        #expect(today.walks.walks.count == 20)
        #expect(try await profile.allDays().count == 365)
        #expect(today.day.sources.count == 2)
        for range in ChartRange.allCases {
            for measure in [ChartMeasure.steps, .distance, .speed, .stepLength] {
                let chart = try await LoadChart(journal: profile, clock: evening, units: .metric)(measure, range)
                #expect(chart.average ?? 0 > 0, "\(measure) over \(range)")
            }
        }
        let rooms = try await LoadRooms(rooms: demo.journal)(of: demo.account.id)
        #expect(rooms.map(\.name) == ["점심 걷기", "한강 산책단"])
        #expect(try await RankMembers(rooms: demo.journal)(rooms[1], today: today.date).count == 6)
        let again = try await Demo(.ko, clock: evening, zone: seoul)
        #expect(try await again.journal.profile(again.account.id).allDays() == profile.allDays())
    }

    @Test func `both languages have every word`() {
        for words in [Demo.Words.en, .ko] {
            #expect(words.walks.count == 5)
            #expect(words.rooms.count == Demo.Words.en.rooms.count)
            #expect(words.friends.count == Demo.Words.en.friends.count)
        }
    }
}
