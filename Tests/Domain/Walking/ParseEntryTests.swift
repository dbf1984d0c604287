import Testing
import Walking

struct ParseEntryTests {
    private let seoul = Zone("Asia/Seoul") ?? .utc
    /// 2026-11-21 08:30 in Seoul.
    private let now = Instant(seconds: 1_795_217_400)

    @Test func `a line as one types it becomes a walk that ended just now`() throws {
        let draft = try parse("35m 3900 한강")
        #expect(draft.duration == .seconds(2100))
        #expect(draft.steps == 3900)
        #expect(draft.title == "한강")
        #expect(draft.start + draft.duration == now)
    }

    @Test func `units, tags and a time are understood in any order`() throws {
        let draft = try parse("06:40 4.2km 1h5m 5,604s around the lake 2 #morning #호수")
        #expect(draft.start == Instant(seconds: 1_795_210_800))
        #expect(draft.duration == .seconds(3900))
        #expect(draft.distance == 4200)
        #expect(draft.steps == 5604)
        #expect(draft.title == "around the lake 2")
        #expect(draft.tags == ["morning", "호수"])
    }

    @Test func `Korean units are understood`() throws {
        let draft = try parse("어제 1시간30분 7000보 6킬로 산")
        #expect(draft.duration == .seconds(5400))
        #expect(draft.steps == 7000)
        #expect(draft.distance == 6000)
        #expect(seoul.day(of: draft.start).description == "2026-11-20")
        #expect(draft.title == "산")
    }

    @Test func `a time that is still to come was yesterday`() throws {
        #expect(seoul.day(of: try parse("23:10 20m").start).description == "2026-11-20")
    }

    @Test func `steps alone take as long as they take`() throws {
        #expect(try parse("3000 steps lunch").duration == .seconds(1800))
        #expect(try parse("3000 steps lunch").title == "lunch")
    }

    @Test func `what is no walk is refused with a reason`() {
        #expect(throws: ParseEntry.Failure.empty) { try parse("   ") }
        #expect(throws: ParseEntry.Failure.nothingToCount) { try parse("a nice day") }
        #expect(throws: ParseEntry.Failure.draft(.tooManySteps)) { try parse("5m 90000") }
        #expect(throws: ParseEntry.Failure.draft(.inTheFuture)) { try parse("2026-11-22 08:00 10m") }
        #expect(throws: ParseEntry.Failure.draft(.tooFar)) { try parse("10m 90km") }
    }

    private func parse(_ line: String) throws(ParseEntry.Failure) -> WalkDraft {
        try ParseEntry(zones: ZoneTimeline(home: seoul), now: now)(line)
    }
}
