import Testing
import Walking

@testable import Journal

/// The same walk from two exports, of which each knows something that the other does not.
struct CompletedWalkTests {
    private let plain = Walk(
        id: WalkID(source: watch, start: moment(0), end: moment(30)), start: moment(0), end: moment(30), zone: berlin, steps: 3000,
        title: "Lake", tags: ["hike"], source: watch)
    private var full: Walk {
        var walk = plain
        walk.steps = 2900
        walk.distance = 2400
        walk.title = ""
        walk.note = "wet"
        walk.tags = []
        walk.route = [RoutePoint(time: moment(0), latitude: 52, longitude: 13, startsSegment: true)]
        return walk
    }
    private var both: Walk {
        var walk = full
        (walk.steps, walk.title, walk.tags) = (3000, "Lake", ["hike"])
        return walk
    }

    @Test(arguments: [false, true]) func `an export that tells more of a walk completes it, in either order`(isFullFirst: Bool) async throws
    {
        let profile = try await memoryJournal().profile
        let order = isFullFirst ? [full, plain] : [plain, full]
        try await profile.take([], walks: [order[0]])
        let report = try await profile.take([], walks: [order[1]])
        #expect(report.outcome.updated == 1 && report.outcome.walksAdded == 0 && report.outcome.walksKnown == 1)
        #expect(try await profile.walk(plain.id) == both)
        #expect(try await profile.allDays().map(\.stepCount) == [3000])
        #expect(try await profile.allDays().map(\.distance) == [2400])
        #expect(try await profile.take([], walks: order).outcome.updated == 0)

        #expect(try await profile.undoImport(2))
        #expect(try await profile.walk(plain.id) == order[0])
        #expect(try await profile.allDays().map(\.stepCount) == [order[0].steps])
    }

    @Test func `a walk that was exported before it had ended goes on`() async throws {
        let profile = try await memoryJournal().profile
        var longer = plain
        longer.end = moment(50)
        try await profile.take([], walks: [plain])
        try await profile.take([], walks: [longer])
        #expect(try await profile.walk(plain.id)?.duration == .seconds(3000))
    }

    @Test func `what the person changed or deleted is completed by no file, and comes back by no undo`() async throws {
        let profile = try await memoryJournal().profile
        try await profile.take([], walks: [plain])
        var mine = plain
        mine.title = "mine"
        _ = try await profile.save([mine])
        #expect(try await profile.take([], walks: [full]).outcome.updated == 0)
        #expect(try await profile.walk(plain.id) == mine)

        let other = try await memoryJournal().profile
        try await other.take([], walks: [plain])
        try await other.take([], walks: [full])
        _ = try await other.delete([plain.id])
        #expect(try await other.undoImport(2))
        #expect(try await other.walk(plain.id) == nil)
    }

    @Test func `an import that is taken back takes along what later ones added to its walks`() async throws {
        let profile = try await memoryJournal().profile
        try await profile.take([], walks: [plain])
        try await profile.take([], walks: [full])
        #expect(try await profile.undoImport(1))
        #expect(try await profile.walk(plain.id) == nil)
        try await profile.take([], walks: [plain])
        #expect(try await profile.undoImport(2))
        #expect(try await profile.walk(plain.id) == plain)
    }

    @Test func `of three imports of a walk the middle one can go, and nothing of it stays or returns`() async throws {
        let profile = try await memoryJournal().profile
        var third = plain
        third.steps = 3500
        for walk in [plain, full, third] { try await profile.take([], walks: [walk]) }
        #expect(try await profile.undoImport(2))
        #expect(try await profile.walk(plain.id) == plain)
        #expect(try await profile.undoImport(3))
        #expect(try await profile.walk(plain.id) == plain)
    }
}
