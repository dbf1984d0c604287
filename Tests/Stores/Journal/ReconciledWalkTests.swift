import Testing
import Walking
import WalkingTesting

@testable import Journal

/// The same walk from two exports, of which each knows something that the other does not, or knows it later.
struct ReconciledWalkTests {
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

    @Test func `a file that names no zone, imported again in another one, leaves a walk at the time of day that it had`() async throws {
        let journal = try await memoryJournal()
        let account = try await journal.journal.localAccount().id
        var elsewhere = plain
        elsewhere.zone = .utc
        let away = try await journal.journal.profile(account, zone: .utc)
        for isHomeFirst in [true, false] {
            let (first, again) = isHomeFirst ? (journal.profile, away) : (away, journal.profile)
            let (told, toldAgain) = isHomeFirst ? (plain, elsewhere) : (elsewhere, plain)
            try await first.take([], walks: [told])
            #expect(try await again.take([], walks: [toldAgain]).outcome.updated == 0)
            #expect(try await first.take([], walks: [told]).outcome.updated == 0)
            #expect(try await first.walk(plain.id) == told)
            for record in try await first.imports() { _ = try await first.undoImport(record.id) }
        }
    }

    @Test(arguments: [false, true]) func `a zone that a file names counts before the one that stands for none`(isNamedFirst: Bool)
        async throws
    {
        let profile = try await memoryJournal().profile
        var named = plain
        named.zone = try #require(Zone("Asia/Seoul"))
        for walk in isNamedFirst ? [named, plain] : [plain, named] { try await profile.take([], walks: [walk]) }
        #expect(try await profile.walk(plain.id)?.zone == named.zone)
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

        #expect(try await profile.undoImport(2) != nil)
        #expect(try await profile.walk(plain.id) == both)
        #expect(try await profile.undoImport(3) != nil)
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
        #expect(try await other.undoImport(2) != nil)
        #expect(try await other.walk(plain.id) == nil)
    }

    @Test func `a walk that the person changed stays when its import is undone, also when that comes again and goes again`() async throws {
        let profile = try await memoryJournal().profile
        var second = full
        (second.id, second.start, second.end) = (WalkID(), moment(60), moment(90))
        try await profile.take([], walks: [plain, second])
        var mine = plain
        (mine.title, mine.steps) = ("mine", 3300)
        let edit = try await profile.save([mine])
        var gone = UndoneImport(walks: 1, days: [try #require(CivilDate("2026-03-27"))])
        gone.keptWalks = 1
        #expect(try await profile.undoImport(1) == gone)
        #expect(try await profile.walk(mine.id) == mine)
        #expect(try await profile.allDays().map(\.stepCount) == [3300])

        try await profile.take([], walks: [plain, second])
        #expect(try await profile.walk(mine.id) == mine)
        #expect(try await profile.undoImport(2)?.walks == 1)
        #expect(try await profile.walk(mine.id) == mine)
        #expect(try await profile.undo(edit) != nil)
        #expect(try await profile.walk(mine.id)?.title == "Lake")
    }

    @Test func `an import that is taken back leaves what later ones say of its walks`() async throws {
        let profile = try await memoryJournal().profile
        try await profile.take([], walks: [plain])
        try await profile.take([], walks: [full])
        #expect(try await profile.undoImport(1) != nil)
        #expect(try await profile.walk(plain.id) == full)
        #expect(try await profile.allDays().map(\.stepCount) == [2900])
        #expect(try await profile.undoImport(2) != nil)
        #expect(try await profile.walk(plain.id) == nil)
        #expect(try await profile.allDays().isEmpty)
    }

    @Test(arguments: [[1, 2, 3], [3, 2, 1], [2, 1, 3], [1, 3, 2]])
    func `a walk that several imports tell alike goes with the last of them, in any order`(order: [Int64]) async throws {
        let profile = try await memoryJournal().profile
        for _ in order { #expect(try await profile.take([steps(phone, 40, 50, 700)], walks: [full]).outcome.updated == 0) }
        for number in order.dropLast() {
            #expect(try await profile.undoImport(number) == UndoneImport())
            #expect(try await profile.walk(plain.id) == full)
        }
        let gone = try await profile.undoImport(try #require(order.last))
        #expect(gone == UndoneImport(records: 1, walks: 1, days: [try #require(CivilDate("2026-03-27"))]))
        #expect(try await profile.walk(plain.id) == nil)
        #expect(try await profile.allDays().isEmpty)
    }

    @Test func `a walk that the person changed or deleted stays with the imports that told of it since`() async throws {
        let profile = try await memoryJournal().profile
        try await profile.take([], walks: [plain])
        var mine = plain
        mine.title = "mine"
        let edit = try await profile.save([mine])
        try await profile.take([], walks: [full])
        #expect(try await profile.undoImport(1) == UndoneImport())
        #expect(try await profile.walk(plain.id) == mine)
        #expect(try await profile.undo(edit) != nil)
        #expect(try await profile.walk(plain.id) == full)
        let deletion = try await profile.delete([plain.id])
        try await profile.take([], walks: [plain])
        #expect(try await profile.walk(plain.id) == nil)
        #expect(try await profile.undoImport(2) == UndoneImport())
        #expect(try await profile.undo(deletion) != nil)
        #expect(try await profile.walk(plain.id) == plain)
        #expect(try await profile.undoImport(3)?.walks == 1)
        #expect(try await profile.walk(plain.id) == nil)
    }

    @Test(arguments: 1...60)
    func `whatever imports tell of walks, and in whatever order they go, what stays is what the others tell`(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        var imports: [[Walk]] = []
        for _ in 0..<4 {
            imports.append(
                [plain, full, both].filter { _ in Bool.random(using: &random) }.map { walk in
                    var walk = walk
                    walk.modified = [nil, Instant(seconds: 1)].randomElement(using: &random) ?? nil
                    return walk
                })
        }
        let profile = try await memoryJournal().profile
        for walks in imports { try await profile.take([], walks: walks) }
        var standing = Set(imports.indices)
        for gone in imports.indices.shuffled(using: &random) {
            standing.remove(gone)
            let before = try await profile.walk(plain.id)
            let undone = try #require(try await profile.undoImport(Int64(gone + 1)))
            let other = try await memoryJournal().profile
            for index in standing.sorted() { try await other.take([], walks: imports[index]) }
            let after = try await other.walk(plain.id)
            #expect(try await profile.walk(plain.id) == after)
            #expect(try await profile.allDays() == other.allDays())
            #expect(undone.walks == (before != nil && after == nil ? 1 : 0))
        }
    }

    @Test(arguments: 1...3) func `of three imports of a walk each can go alone, and nothing of it stays`(gone: Int) async throws {
        var third = plain
        third.steps = 3500
        third.note = "third"
        let all = [plain, full, third]
        let profile = try await memoryJournal().profile
        for walk in all { try await profile.take([], walks: [walk]) }
        #expect(try await profile.undoImport(Int64(gone)) != nil)
        let rest = all.enumerated().filter { $0.offset != gone - 1 }.map(\.element)
        #expect(try await profile.walk(plain.id) == Walk.reconciled(rest))
        let other = try await memoryJournal().profile
        for walk in rest { try await other.take([], walks: [walk]) }
        #expect(try await other.walk(plain.id) == Walk.reconciled(rest))
        #expect(try await other.allDays() == profile.allDays())
    }

    /// The walk as three exports have it, of which each corrects something of the one before.
    private var corrections: [Walk] {
        var (first, second, third) = (full, full, full)
        (first.steps, first.title, first.modified) = (9000, "Lake", Instant(seconds: 1))
        (second.steps, second.distance, second.modified) = (2900, 1200, Instant(seconds: 2))
        (third.steps, third.distance, third.route, third.modified) = (nil, 1100, [], Instant(seconds: 3))
        return [first, second, third]
    }

    @Test(arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]])
    func `a correction of a walk in a newer export wins, in any order, and what that one leaves out stays`(order: [Int]) async throws {
        let profile = try await memoryJournal().profile
        for index in order { try await profile.take([], walks: [corrections[index]]) }
        let walk = try #require(try await profile.walk(plain.id))
        #expect(walk.steps == 2900 && walk.distance == 1100 && walk.title == "Lake" && walk.route == full.route)
        #expect(walk.modified == Instant(seconds: 3))
        #expect(try await profile.allDays().map(\.stepCount) == [2900])
        // Once more in any order, and nothing is new.
        for walk in corrections { #expect(try await profile.take([], walks: [walk]).changedDays == 0) }
        #expect(try await profile.walk(plain.id) == walk)
    }

    @Test(arguments: 1...40)
    func `any readings make the same walk in any order, and without one of them what the others make`(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        var told: [Walk] = []
        for _ in 0..<5 {
            var walk = full
            walk.end = moment([30, 40][Int.random(in: 0...1, using: &random)])
            walk.steps = [nil, 100, 2000, 3000][Int.random(in: 0...3, using: &random)]
            walk.distance = [nil, 900, 1500][Int.random(in: 0...2, using: &random)]
            walk.title = ["", "Lake", "River"][Int.random(in: 0...2, using: &random)]
            if Bool.random(using: &random) { walk.route = [] }
            walk.modified = [0, 1, 2, 3].randomElement(using: &random).flatMap { $0 == 0 ? nil : Instant(seconds: $0) }
            if !told.contains(where: { $0.hasSameContent(as: walk) }) { told.append(walk) }
        }
        let one = try await memoryJournal().profile
        for walk in told { try await one.take([], walks: [walk]) }
        let order = Array(told.indices).shuffled(using: &random)
        let other = try await memoryJournal().profile
        for index in order { try await other.take([], walks: [told[index]]) }
        #expect(try await one.walk(plain.id) == Walk.reconciled(told))
        #expect(try await other.walk(plain.id) == Walk.reconciled(told))
        #expect(try await one.allDays() == other.allDays())

        let gone = Int.random(in: 0..<told.count, using: &random)
        #expect(try await other.undoImport(Int64(gone + 1)) != nil)
        let rest = order.enumerated().filter { $0.offset != gone }.map { told[$0.element] }
        #expect(try await other.walk(plain.id) == Walk.reconciled(rest))
        let without = try await memoryJournal().profile
        for walk in rest { try await without.take([], walks: [walk]) }
        #expect(try await other.allDays() == without.allDays())
    }

    @Test func `a correction that is taken back gives the walk as it was`() async throws {
        let profile = try await memoryJournal().profile
        for walk in corrections { try await profile.take([], walks: [walk]) }
        #expect(try await profile.undoImport(3) != nil)
        #expect(try await profile.walk(plain.id)?.distance == 1200)
        #expect(try await profile.undoImport(2) != nil)
        #expect(try await profile.walk(plain.id) == corrections[0])
        #expect(try await profile.allDays().map(\.stepCount) == [9000])
    }

    @Test func `an older export that says again what it said changes nothing`() async throws {
        let profile = try await memoryJournal().profile
        var again = corrections[0]
        again.modified = nil
        try await profile.take([], walks: [corrections[0]])
        try await profile.take([], walks: [corrections[1]])
        let report = try await profile.take([], walks: [again])
        #expect(report.outcome.updated == 0 && report.changedDays == 0)
        #expect(try await profile.walk(plain.id)?.steps == 2900)
    }

    @Test func `what the person made of a walk stays when the first of its imports is taken back`() async throws {
        let profile = try await memoryJournal().profile
        for walk in corrections.prefix(2) { try await profile.take([], walks: [walk]) }
        var mine = try #require(try await profile.walk(plain.id))
        mine.title = "mine"
        let change = try await profile.save([mine])
        #expect(try await profile.undoImport(1) != nil)
        #expect(try await profile.walk(plain.id) == mine)
        #expect(try await profile.undo(change) != nil)
        #expect(try await profile.undoImport(2) != nil)
        #expect(try await profile.walk(plain.id) == nil)
    }
}
