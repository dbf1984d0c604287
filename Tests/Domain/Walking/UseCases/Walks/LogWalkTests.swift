import Testing
import WalkingTesting

@testable import Walking

struct LogWalkTests {
    private let noon = Instant(seconds: 1_775_131_200)

    private func log(_ journal: MemoryJournal) -> LogWalk {
        LogWalk(journal: journal, clock: FixedClock(noon + .seconds(3600)))
    }

    @Test func `a walk is named by what it is, and a second one like it gets a name of its own`() async throws {
        let journal = MemoryJournal(zone: .utc)
        let draft = WalkDraft(start: noon, duration: .seconds(1800), steps: 3000, title: " Lake ", tags: ["rain"])
        let first = try await log(journal)(draft)
        #expect(first.walk.id == WalkID(source: .typed, start: noon, end: noon + .seconds(1800)))
        #expect(first.walk.title == "Lake" && first.walk.tags == ["rain"])
        #expect(first.addedSteps == 3000)
        #expect(try await log(journal)(draft).walk.id != first.walk.id)
        #expect(await journal.walkCount == 2)
    }

    @Test func `a walk has the zone in which the person is on its day`() async throws {
        let seoul = try #require(Zone("Asia/Seoul"))
        let journal = MemoryJournal(zone: .utc)
        let day = Zone.utc.day(of: noon)
        _ = try await journal.change { $0.zones.stays = [ZoneTimeline.Stay(from: day, through: day, zone: seoul)] }
        #expect(try await log(journal)(WalkDraft(start: noon, duration: .seconds(600))).walk.zone == seoul)
    }

    @Test func `what cannot have been walked is not saved, and neither is anything when the journal fails`() async {
        let journal = MemoryJournal(zone: .utc)
        await #expect(throws: WalkFailure.draft(.noDuration)) { try await log(journal)(WalkDraft(start: noon, duration: .zero)) }
        await journal.fail(with: .diskFull)
        await #expect(throws: WalkFailure.journal(.diskFull)) { try await log(journal)(WalkDraft(start: noon, duration: .seconds(600))) }
        #expect(await journal.walkCount == 0)
    }
}
