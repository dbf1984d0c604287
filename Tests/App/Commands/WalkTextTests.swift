import Testing
import Walking

@testable import gnd

@MainActor
struct WalkTextTests {
    let zone = Zone("Asia/Seoul") ?? .utc
    /// Saturday, 21 November 2026, 09:00 in Seoul.
    let now = Instant(seconds: 1_795_219_200)

    @Test func `the line of the manual is understood`() throws {
        let draft = try WalkText("35m 3900 한강").draft(now: now, zone: zone)
        #expect(draft == WalkDraft(start: now - .seconds(35 * 60), duration: .seconds(35 * 60), steps: 3900, title: "한강"))
    }

    @Test(arguments: [("35m", 35), ("1h", 60), ("1h20m", 80), ("90min", 90), ("45분", 45), ("1시간20분", 80), ("2H", 120)])
    func `lengths of time are understood as people write them`(text: String, minutes: Int) {
        #expect(WalkText(text).duration == .seconds(60 * minutes))
    }

    @Test(arguments: ["3900", "3,900", "3900s", "3900보", "3900걸음", "3900steps"]) func `steps are a number, alone or with their name`(
        text: String
    ) {
        #expect(WalkText("35m \(text)").steps == 3900)
    }

    @Test func `the first fitting word counts, the others are the title`() throws {
        let text = WalkText("35m 3900 2.6km Route 66 #sun home #morning 20m")
        #expect(text.duration == .seconds(35 * 60))
        #expect(text.steps == 3900)
        #expect(text.distance == 2600)
        #expect(text.title == "Route 66 home 20m")
        #expect(text.tags == ["sun", "morning"])
    }

    @Test func `a time of day is on today's wall, a date may go with it`() throws {
        let today = try WalkText("07:40 35m").draft(now: now, zone: zone)
        #expect(today.start == zone.instant(zone.day(of: now), hour: 7, minute: 40))
        let earlier = try WalkText("2026-11-19 7:40 35m").draft(now: now, zone: zone)
        #expect(earlier.start == today.start - .seconds(2 * 86_400))
        let noon = try WalkText("어제 35m").draft(now: now, zone: zone)
        #expect(zone.wall(at: noon.start).second == 12 * 3600)
    }

    @Test(arguments: ["", "3900 한강", "25:00", "km", "#"]) func `without a length of time it is no walk`(text: String) {
        #expect(throws: CommandFailure.noDuration) { try WalkText(text).draft(now: now, zone: zone) }
    }

    @Test func `numbers beyond reason stay words instead of overflowing`() {
        let text = WalkText("999999999999999999999h 99999999999999999999 1e400km")
        #expect(text.duration == nil)
        #expect(text.steps == nil)
        #expect(text.distance == nil)
    }
}
