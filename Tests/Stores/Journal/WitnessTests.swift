import Testing
import Walking

@testable import Journal

/// A live walk that a watch tells as well.
struct WitnessTests {
    private let all = WalkFilter(includesWitnesses: true)

    private func walk(_ from: Int, _ until: Int, _ source: Source, steps: Int) -> Walk {
        Walk(
            id: WalkID(source: source, start: moment(from), end: moment(until)), start: moment(from), end: moment(until), zone: berlin,
            steps: steps, source: source)
    }

    @Test(arguments: [false, true])
    func `it stands in lists once, whichever came first, and the other is kept`(_ isWatchFirst: Bool) async throws {
        let profile = try await memoryJournal().profile
        let (live, seen) = (walk(0, 30, .liveWalk, steps: 3000), walk(1, 32, watch, steps: 2800))
        for walk in isWatchFirst ? [seen, live] : [live, seen] { try await profile.take([], walks: [walk]) }
        #expect(try await profile.walks(WalkFilter(), after: nil, limit: 10).walks == [live])
        #expect(try await profile.countWalks(WalkFilter()) == 1)
        #expect(try await Set(profile.walks(all, after: nil, limit: 10).walks.map(\.id)) == [live.id, seen.id])
        #expect(try await FindWitnesses(journal: profile)(live).map(\.id) == [seen.id])
        #expect(try await FindWitnesses(journal: profile)(seen).map(\.id) == [live.id])
        let parted = try #require(try await DecideRecords(journal: profile).part([live.id, seen.id]))
        #expect(try await profile.countWalks(WalkFilter()) == 2)
        try await profile.undo(parted)
        #expect(try await profile.countWalks(WalkFilter()) == 1)
    }

    @Test func `each record of a walk finds the others, and again once a parting is undone`() async throws {
        let profile = try await memoryJournal().profile
        let phone = Source(name: "Phone", kind: .phone)
        let walks = [walk(0, 30, watch, steps: 3000), walk(1, 29, phone, steps: 2900), walk(2, 28, Source(name: "Band"), steps: 2800)]
        for walk in walks { try await profile.take([], walks: [walk]) }
        func found(_ walk: Walk) async throws -> Set<WalkID> { Set(try await FindWitnesses(journal: profile)(walk).map(\.id)) }
        for walk in walks { #expect(try await found(walk) == Set(walks.map(\.id)).subtracting([walk.id])) }
        let parted = try #require(try await DecideRecords(journal: profile).part(walks.map(\.id)))
        for walk in walks { #expect(try await found(walk).isEmpty) }
        try await profile.undo(parted)
        for walk in walks { #expect(try await found(walk) == Set(walks.map(\.id)).subtracting([walk.id])) }
    }

    private func joined(_ profile: ProfileJournal) async throws -> (main: Walk, other: Walk) {
        var (main, other) = (walk(0, 30, watch, steps: 3000), walk(0, 20, Source(name: "Phone", kind: .phone), steps: 2000))
        (main.title, other.title) = ("Outdoor Walk", "Walk")
        for walk in [main, other] { try await profile.take([], walks: [walk]) }
        return (main, other)
    }

    private func rename(_ id: WalkID, _ title: String, _ profile: ProfileJournal) async throws -> UndoID {
        var walk = try #require(try await profile.walk(id))
        walk.title = title
        return try await profile.save([walk])
    }

    private func titles(_ profile: ProfileJournal, _ filter: WalkFilter = WalkFilter()) async throws -> [String] {
        try await profile.walks(filter, after: nil, limit: 10).walks.map(\.title)
    }

    @Test func `a title that was typed on any record is that of the joined walk, and each has its own again when they part`() async throws {
        let profile = try await memoryJournal().profile
        let (main, other) = try await joined(profile)
        _ = try await DecideRecords(journal: profile).join([main.id, other.id])
        #expect(try await titles(profile) == ["Outdoor Walk"], "of two that devices gave that of the one that is shown")
        _ = try await rename(other.id, "Round the lake", profile)
        #expect(try await titles(profile) == ["Round the lake"])
        let shown = try #require(try await profile.walk(main.id))
        #expect(shown.title == "Round the lake" && shown.steps == 3000)
        #expect(try await titles(profile, WalkFilter(text: "lake")) == ["Round the lake"])
        #expect(try await Set(titles(profile, all)) == ["Outdoor Walk", "Round the lake"], "an export has what each record is called")
        // A change of something else leaves the record its own title.
        _ = try await ChangeWalks(journal: profile)([main.id], .init(addedTags: ["wet"]))
        #expect(try await titles(profile) == ["Round the lake"])
        let parted = try #require(try await DecideRecords(journal: profile).part([main.id, other.id]))
        #expect(try await Set(titles(profile)) == ["Outdoor Walk", "Round the lake"])
        try await profile.undo(parted)
        #expect(try await titles(profile) == ["Round the lake"])
        let undo = try await rename(main.id, "With Ann", profile)
        #expect(try await titles(profile) == ["With Ann"], "typed on what is shown")
        try await profile.undo(undo)
        #expect(try await titles(profile) == ["Round the lake"])
        _ = try await DecideRecords(journal: profile).part([main.id, other.id])
        #expect(try await profile.walk(main.id)?.title == "Outdoor Walk")
    }

    @Test func `a typed title stays when a file tells the walk again`() async throws {
        let profile = try await memoryJournal().profile
        var (main, other) = try await joined(profile)
        _ = try await DecideRecords(journal: profile).join([main.id, other.id])
        _ = try await rename(other.id, "Round the lake", profile)
        (main.title, other.title) = ("Walking outside", "Short walk")
        for walk in [main, other] { try await profile.take([], walks: [walk]) }
        #expect(try await titles(profile) == ["Round the lake"])
    }

    @Test func `a title that was typed on a record is that of the walk which the rule shows in its place`() async throws {
        let profile = try await memoryJournal().profile
        let phone = walk(0, 20, Source(name: "Phone", kind: .phone), steps: 2000)
        try await profile.take([], walks: [phone])
        _ = try await rename(phone.id, "Round the lake", profile)
        #expect(try await titles(profile) == ["Round the lake"])
        // What a watch tells comes before it, and what a live walk tells before both.
        var seen = walk(0, 22, watch, steps: 2100)
        seen.title = "Outdoor Walk"
        let live = walk(1, 23, .liveWalk, steps: 2200)
        for (walk, own) in [(seen, "Outdoor Walk"), (live, "")] {
            try await profile.take([], walks: [walk])
            #expect(try await profile.walks(WalkFilter(), after: nil, limit: 10).walks.map(\.id) == [walk.id])
            #expect(try await titles(profile) == ["Round the lake"])
            #expect(try await profile.walk(walk.id)?.title == "Round the lake")
            #expect(try await titles(profile, WalkFilter(text: "LAKE")) == ["Round the lake"])
            #expect(try await profile.countWalks(WalkFilter(text: "lake")) == 1)
            // A change of something else leaves the record its own title.
            _ = try await ChangeWalks(journal: profile)([walk.id], .init(addedTags: ["wet"]))
            let kept = try await profile.walks(all, after: nil, limit: 10).walks
            #expect(kept.first { $0.id == walk.id }?.title == own, "an export has what each record is called")
        }
        _ = try await rename(live.id, "With Ann", profile)
        #expect(try await titles(profile) == ["With Ann"], "typed on what is shown")
        _ = try await DecideRecords(journal: profile).part([live.id, seen.id, phone.id])
        #expect(try await Set(titles(profile)) == ["With Ann", "Outdoor Walk", "Round the lake"])
    }

    @Test func `what a device calls a record, and a note on it, leave the walk that is shown its own title`() async throws {
        let profile = try await memoryJournal().profile
        var phone = walk(0, 20, Source(name: "Phone", kind: .phone), steps: 2000)
        phone.title = "Walk in the afternoon"
        try await profile.take([], walks: [phone])
        var noted = try #require(try await profile.walk(phone.id))
        noted.note = "rain"
        _ = try await profile.save([noted])
        try await profile.take([], walks: [walk(0, 22, watch, steps: 2100)])
        #expect(try await titles(profile) == [""])
    }

    @Test func `walks of different times are no records of one`() async throws {
        let profile = try await memoryJournal().profile
        let (one, other) = (walk(0, 30, watch, steps: 3000), walk(30, 60, watch, steps: 3000))
        for walk in [one, other] { try await profile.take([], walks: [walk]) }
        await #expect(throws: JoinFailure.apart) { try await DecideRecords(journal: profile).join([one.id, other.id]) }
        #expect(try await profile.countWalks(WalkFilter()) == 2)
    }

    @Test func `undoing the import or deleting the live walk shows the watch's walk again`() async throws {
        let profile = try await memoryJournal().profile
        let (live, seen) = (walk(0, 30, .liveWalk, steps: 3000), walk(0, 30, watch, steps: 2800))
        try await profile.take([], walks: [live])
        try await profile.take([], walks: [seen])
        let undo = try await profile.delete([live.id])
        #expect(try await profile.walks(WalkFilter(), after: nil, limit: 10).walks.map(\.id) == [seen.id])
        try await profile.undo(undo)
        #expect(try await profile.walks(WalkFilter(), after: nil, limit: 10).walks.map(\.id) == [live.id])
        #expect(try await profile.undoImport(1) != nil)
        #expect(try await profile.walks(WalkFilter(), after: nil, limit: 10).walks.map(\.id) == [seen.id])
    }

    /// The rule stands twice, in Swift and in SQL.
    @Test(arguments: 0..<20) func `the journal hides exactly the walks that the rule calls witnesses`(_ seed: Int) async throws {
        let profile = try await memoryJournal().profile
        var random = SeededGenerator(seed: UInt64(seed))
        let walks = (0..<40).map { number in
            let (from, length) = (Int.random(in: 0...400, using: &random), Int.random(in: 1...90, using: &random))
            let source: Source = [.liveWalk, .typed, watch, Source(name: "P\(number)", kind: .phone)][Int.random(in: 0..<4, using: &random)]
            return walk(from, from + length, source, steps: 100)
        }
        try await profile.take([], walks: walks)
        let decisions = try await decide(walks, profile, &random)
        let kept = try await profile.walks(all, after: nil, limit: 100).walks
        let shown = try await profile.walks(WalkFilter(), after: nil, limit: 100).walks
        #expect(shown == kept.filter { walk in !kept.contains { walk.isWitness(of: $0, decisions) } })
        #expect(try await profile.countWalks(WalkFilter()) == shown.count)
    }

    /// Some pairs parted, and some joined.
    private func decide(
        _ walks: [Walk], _ profile: ProfileJournal, _ random: inout SeededGenerator
    ) async throws -> RecordDecisions {
        for _ in 0..<Int.random(in: 0...4, using: &random) {
            let some = (0..<2).compactMap { _ in walks.randomElement(using: &random)?.id }
            let journal = DecideRecords(journal: profile)
            if Bool.random(using: &random) {
                _ = try await journal.part(some)
            } else {
                do throws(JoinFailure) { _ = try await journal.join(some) } catch { #expect(error == .apart) }
            }
        }
        return try await profile.settings().recordDecisions
    }
}
