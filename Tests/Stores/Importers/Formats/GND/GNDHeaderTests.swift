import Testing
import Walking

@testable import Importers

struct GNDHeaderTests {
    private func header(_ lines: String...) -> (header: GNDHeader, taken: [Bool?]) {
        var header = GNDHeader()
        let taken = lines.map { header.parse(GNDWord.split($0)) }
        return (header, taken)
    }

    private func settings(_ lines: String...) -> JournalSettings? {
        var header = GNDHeader()
        for line in lines { _ = header.parse(GNDWord.split(line)) }
        return header.memory(ZoneTimeline(home: .utc)).settings
    }

    @Test func `a goal has steps, other steps on days of the week, a speed and a step length`() throws {
        let goal = try #require(settings("goal 2026-01-01 7000s sat:4000 speed:1.2 step:0.62")?.goals.changes.first?.goal)
        #expect(goal.steps == 7000 && goal.speed == 1.2 && goal.stepLength == 0.62)
        #expect(goal.weekdaySteps == [Weekday.saturday.rawValue: 4000])
    }

    @Test(arguments: ["nan", "inf", "-1", "0"]) func `a speed that is none is no goal, and steps are as many as a day has room for`(
        _ number: String
    ) throws {
        let goal = try #require(settings("goal 2026-01-01 7000s sat:99999999999 speed:\(number) step:\(number)")?.goals.changes.first?.goal)
        #expect(goal == Goal(steps: 7000, weekdaySteps: [Weekday.saturday.rawValue: 1_000_000]))
    }

    @Test(arguments: [
        "goal", "goal 2026-01-01", "goal 2026-01-01 7000", "goal 2026-13-01 7000s", "goal 2026-01-01 7000s xyz:1", "zone",
        "zone Mars/Olympus",
        "stay 2026-01-01 2026-01-02", "pause 2026-01-01", "streak 8", "streak 0", "walking-sport Geocaching", "prefer hearts 1", "forget 7",
        "seen 2026-01-01", "source 1 \"Watch\"", "source x \"a\" \"b\" \"c\" watch",
    ])
    func `a line that makes no sense is told, and changes nothing`(_ line: String) {
        #expect(header(line).taken == [false])
    }

    @Test func `a line of records is none of these`() {
        #expect(header("2026-03-27 07:00 +00:00 35m", "steps 2026-03-27", "").taken == [nil, nil, nil])
    }

    @Test func `without a word on settings the person's own stay`() {
        #expect(settings("source 1 \"Watch\" \"Maker\" \"M1\" watch") == nil)
        #expect(settings("walking-sport \"Geocaching\"")?.zones == ZoneTimeline(home: .utc))
        #expect(settings("rest 6 7 9")?.rests.weekdays == [6, 7])
    }

    @Test func `sources are named by their number or by their key`() throws {
        let found = header("source 1 \"Watch\" \"Maker\" \"M1\" watch").header.sources
        #expect(found == [1: Source(name: "Watch", manufacturer: "Maker", model: "M1", kind: .watch)])
        let trusted = settings("source 1 \"Watch\" \"Maker\" \"M1\" watch", "trust 1 2 \"some key\"")?.priorities.trusted
        #expect(try trusted == [#require(found[1]).key, "some key"])
    }
}
