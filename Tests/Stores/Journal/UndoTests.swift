import SQLite
import Testing
import Walking

@testable import Journal

/// Undo and redo of everything that a person changes, in the journal itself.
struct UndoTests {
    @Test func `what was undone can be done again, as often as one likes`() async throws {
        let profile = try await memoryJournal().profile
        var walk = Walk(start: moment(480), end: moment(515), zone: berlin, steps: 3900, title: "한강")
        let saved = try await profile.log(walk).undo
        walk.steps = 4000
        let edited = try await profile.save([walk])
        let deleted = try await profile.delete([walk.id])
        let again = try #require(try await profile.undo(deleted))
        #expect(try await profile.walk(walk.id)?.steps == 4000)
        let gone = try #require(try await profile.undo(again))
        #expect(try await profile.walk(walk.id) == nil)
        try await profile.undo(gone)
        let redo = try #require(try await profile.undo(edited))
        #expect(try await profile.allDays().map(\.stepCount) == [3900])
        let first = try #require(try await profile.undo(saved))
        #expect(try await profile.allDays().isEmpty)
        try await profile.undo(first)
        try await profile.undo(redo)
        #expect(try await profile.walk(walk.id) == walk)
        #expect(try await profile.allDays().map(\.stepCount) == [4000])
    }

    @Test func `a deletion that is done again keeps the walk away from the next import`() async throws {
        let profile = try await memoryJournal().profile
        let walk = Walk(
            id: WalkID(source: watch, start: moment(0), end: moment(30)), start: moment(0), end: moment(30), zone: berlin, steps: 100,
            source: watch)
        try await profile.take([], walks: [walk])
        let redo = try #require(try await profile.undo(try await profile.delete([walk.id])))
        try await profile.take([], walks: [walk])
        #expect(try await profile.countWalks(WalkFilter()) == 1)
        let undo = try #require(try await profile.undo(redo))
        try await profile.take([], walks: [walk])
        #expect(try await profile.walk(walk.id) == nil)
        try await profile.undo(undo)
        #expect(try await profile.walk(walk.id) == walk)
    }

    @Test func `a goal, an order of sources and a zone go back and come again, and days follow`() async throws {
        let profile = try await memoryJournal().profile
        try await profile.take([steps(watch, 1400, 1430, 800), steps(phone, 1400, 1430, 500)])
        let before = try await profile.settings()
        let days = try await profile.allDays()
        let goal = try #require(
            try await SetGoal(journal: profile, clock: clock)(restingOn: [7]) { $0 = Goal(steps: 9000, speed: 1.5) })
        let order = try #require(try await profile.change { $0.priorities.order[.steps] = [phone.key, watch.key] })
        #expect(try await profile.allDays().map(\.stepCount) == [500])
        let seoul = try #require(Zone("Asia/Seoul"))
        let zone = try #require(try await profile.change { $0.zones.home = seoul })
        #expect(try await profile.allDays().map(\.date) != days.map(\.date))
        let after = try await profile.settings()
        let redo = [try await profile.undo(zone), try await profile.undo(order), try await profile.undo(goal)]
        #expect(try await profile.settings() == before)
        #expect(try await profile.allDays() == days)
        for change in redo.reversed() { try await profile.undo(try #require(change)) }
        #expect(try await profile.settings() == after)
    }

    @Test func `a setting that somebody changed since is not undone over their head`() async throws {
        let profile = try await memoryJournal().profile
        let mine = try #require(try await profile.change { $0.rests.weekdays = [6] })
        let theirs = try #require(try await profile.change { $0.rests.weekdays = [7] })
        #expect(try await profile.undo(mine) == nil)
        #expect(try await profile.settings().rests.weekdays == [7])
        try await profile.undo(theirs)
        #expect(try await profile.undo(mine) != nil)
        #expect(try await profile.settings().rests == RestSchedule())
    }

    @Test func `a change that changes nothing is nothing to undo`() async throws {
        let profile = try await memoryJournal().profile
        #expect(try await profile.change { $0.rests.weekdays = [] } == nil)
        #expect(try await SetGoal(journal: profile, clock: clock)({ $0.steps = 7000 }) == nil)
    }

    @Test func `two programs that change different settings at once both keep theirs`() async throws {
        let folder = try TemporaryFolder()
        let first = try Journal(path: folder.database, clock: clock, zone: berlin)
        let second = try Journal(path: folder.database, clock: clock, zone: berlin)
        let profile = try await first.profile(first.localAccount().id)
        let other = try await second.profile(second.localAccount().id)
        _ = try await profile.settings()
        _ = try await other.change { $0.rests.weekdays = [7] }
        _ = try await profile.change { $0.streakKind = StreakKind(daysAWeek: 4) }
        #expect(try await other.settings().rests.weekdays == [7])
        #expect(try await other.settings().streakKind == StreakKind(daysAWeek: 4))
    }

    @Test func `what the program notes by itself is in no undo and in the way of none, nor is another feature`() async throws {
        let profile = try await memoryJournal().profile
        let choice = try #require(try await profile.change { $0[GoalChoices.self].shown = [.minutes] })
        let day = CivilDate(dayNumber: 20_000)
        #expect(try await profile.note { $0[GoalGrowth.self].ask(on: day) })
        #expect(try await profile.note { $0[GoalGrowth.self].ask(on: day) } == false)
        let held = try #require(try await profile.change { $0[RecordDecisions.self].part([WalkID(), WalkID()]) })
        #expect(try await profile.changeLog(after: ChangeLog.Mark()).changes.map(\.id) == [choice, held])
        let redo = try #require(try await profile.undo(choice))
        #expect(try await profile.settings()[GoalChoices.self].shown == nil)
        #expect(try await profile.settings()[GoalGrowth.self].asked == day)
        #expect(try await profile.settings()[RecordDecisions.self] != RecordDecisions())
        try await profile.undo(held)
        try await profile.undo(redo)
        #expect(try await profile.settings()[GoalChoices.self].shown == [.minutes])
        #expect(try await profile.settings()[RecordDecisions.self] == RecordDecisions())
        #expect(try await profile.settings()[GoalGrowth.self].asked == day)
    }

    @Test func `what an older program wrote down can still be undone`() async throws {
        let (journal, profile) = try await memoryJournal()
        let walk = Walk(start: moment(0), end: moment(30), zone: berlin, steps: 100)
        _ = try await profile.save([walk])
        try await journal.rememberAsBefore(#"{"before":[],"written":["\#(walk.id)"]}"#, profile.owner)
        #expect(try await profile.undo(UndoID(rawValue: 99)) != nil)
        #expect(try await profile.walk(walk.id) == nil)
    }
}

extension Journal {
    fileprivate func rememberAsBefore(_ text: String, _ owner: AccountID) throws {
        try database.run("INSERT INTO undo (id, owner, at, change) VALUES (99, ?, 0, ?)", .int(owner.rawValue), .text(text))
    }
}
