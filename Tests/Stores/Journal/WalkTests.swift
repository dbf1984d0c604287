import Testing
import Walking

@testable import Journal

struct WalkTests {
    @Test func `a walk is saved, counted, changed, deleted, and all of it can be taken back`() async throws {
        let profile = try await memoryJournal().profile
        var walk = Walk(
            start: moment(480), end: moment(515), zone: berlin, steps: 3900, distance: 2600, title: "한강", note: "with Ann",
            tags: ["morning", "한강"])
        let saved = try await profile.save([walk])
        #expect(try await profile.walk(walk.id) == walk)
        #expect(try await profile.allDays().map(\.stepCount) == [3900])
        walk.steps = 4000
        let edited = try await profile.save([walk])
        #expect(try await profile.allDays().map(\.stepCount) == [4000])
        let deleted = try await profile.delete([walk.id])
        #expect(try await profile.allDays().isEmpty)
        #expect(try await profile.undo(deleted) != nil)
        #expect(try await profile.walk(walk.id)?.steps == 4000)
        #expect(try await profile.allDays().map(\.stepCount) == [4000])
        #expect(try await profile.undo(edited) != nil)
        #expect(try await profile.walk(walk.id)?.steps == 3900)
        #expect(try await profile.undo(saved) != nil)
        #expect(try await profile.walk(walk.id) == nil)
        #expect(try await profile.undo(saved) == nil)
    }

    @Test func `undoing a change leaves what was changed after it, until that is undone`() async throws {
        let profile = try await memoryJournal().profile
        var walk = Walk(start: moment(480), end: moment(500), zone: berlin, steps: 2000)
        let saved = try await profile.save([walk])
        walk.steps = 2400
        let steps = try await profile.save([walk])
        walk.note = "with Ann"
        let note = try await profile.save([walk])
        #expect(try await profile.undo(steps) == nil)
        #expect(try await profile.undo(saved) == nil)
        #expect(try await profile.walk(walk.id) == walk)
        let redo = try #require(try await profile.undo(note))
        #expect(try await profile.undo(steps) != nil)
        #expect(try await profile.walk(walk.id)?.steps == 2000)
        // What was done again is the note over 2,400 steps, which are not there any more.
        #expect(try await profile.undo(redo) == nil)
        #expect(try await profile.undo(saved) != nil)
        #expect(try await profile.walk(walk.id) == nil)
    }

    @Test func `a deleted walk does not come back with the next import, and does after undo`() async throws {
        let profile = try await memoryJournal().profile
        let walk = Walk(
            id: WalkID(source: watch, start: moment(0), end: moment(30)), start: moment(0), end: moment(30), zone: berlin, steps: 100,
            source: watch)
        try await profile.take([], walks: [walk])
        let undo = try await profile.delete([walk.id])
        try await profile.take([], walks: [walk])
        #expect(try await profile.walk(walk.id) == nil)
        try await profile.undo(undo)
        #expect(try await profile.walk(walk.id) == walk)
    }

    @Test func `a route comes back as it was`() async throws {
        let profile = try await memoryJournal().profile
        let route = [
            RoutePoint(time: moment(0), latitude: 37.5, longitude: 127.1, elevation: 12.5, startsSegment: true),
            RoutePoint(latitude: -37.5, longitude: -0.25),
        ]
        let walk = Walk(start: moment(0), end: moment(30), zone: berlin, route: route)
        _ = try await profile.save([walk])
        #expect(try await profile.walk(walk.id)?.route == route)
        #expect(try await profile.walks(WalkFilter(), after: nil, limit: 1).walks.map(\.route) == [[]])
        #expect(try await profile.walks(WalkFilter(includesRoutes: true), after: nil, limit: 1).walks.map(\.route) == [route])
    }

    @Test func `the list goes on where its page ended, and finds words in any case`() async throws {
        let profile = try await memoryJournal().profile
        let walks = (0..<25).map {
            Walk(start: moment($0 * 60), end: moment($0 * 60 + 10), zone: berlin, title: $0 == 7 ? "100% Lake" : "walk")
        }
        _ = try await profile.save(walks)
        var seen: [WalkID] = []
        var cursor: WalkPage.Cursor?
        repeat {
            let page = try await profile.walks(WalkFilter(), after: cursor, limit: 10)
            seen += page.walks.map(\.id)
            cursor = page.next
        } while cursor != nil
        #expect(seen == walks.reversed().map(\.id))
        #expect(try await profile.walks(WalkFilter(text: "lake 100%"), after: nil, limit: 5).walks.map(\.title) == ["100% Lake"])
        #expect(try await profile.countWalks(WalkFilter(text: "%%")) == 0)
        let day = try #require(CivilDate("2026-03-28"))
        #expect(try await profile.countWalks(WalkFilter(from: day, through: day)) == 1)
    }

    @Test func `split and merge share out what there was, and one undo restores it`() async throws {
        let profile = try await memoryJournal().profile
        let walk = Walk(start: moment(0), end: moment(60), zone: berlin, steps: 6001, distance: 4000, title: "lake")
        _ = try await profile.save([walk])
        let (halves, undo) = try await SplitWalk(journal: profile)(walk.id, at: moment(15))
        #expect(halves.map(\.steps) == [1500, 4501])
        #expect(try await profile.countWalks(WalkFilter()) == 2)
        #expect(try await profile.allDays().map(\.stepCount) == [6001])
        let (merged, second) = try await MergeWalks(journal: profile)(halves.map(\.id))
        #expect(merged.steps == 6001)
        #expect(merged.start == walk.start && merged.end == walk.end)
        try await profile.undo(second)
        try await profile.undo(undo)
        #expect(try await profile.walks(WalkFilter(), after: nil, limit: 9).walks == [walk])
    }

    @Test func `a tag with its sign is found from its beginning, and without it anywhere`() async throws {
        let profile = try await memoryJournal().profile
        let walks = [["loop", "river"], ["bigloop"], []].enumerated().map { index, tags in
            Walk(start: moment(60 * index), end: moment(60 * index + 30), zone: berlin, steps: 3000, title: "walk \(index)", tags: tags)
        }
        _ = try await profile.save(walks)
        func found(_ text: String) async throws -> [String] {
            try await profile.walks(WalkFilter(text: text), after: nil, limit: 5).walks.map(\.title).sorted()
        }
        #expect(try await found("#loop") == ["walk 0"])
        #expect(try await found("#ri") == ["walk 0"])
        #expect(try await found("loop") == ["walk 0", "walk 1"])
        #expect(try await found("#walk").isEmpty)
    }
}
