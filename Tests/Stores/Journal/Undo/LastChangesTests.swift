import Testing
import Walking

@testable import Journal

struct LastChangesTests {
    private func walk(_ hour: Int) -> Walk {
        Walk(start: moment(hour * 60), end: moment(hour * 60 + 30), zone: berlin, steps: 100)
    }

    private func last(_ profile: ProfileJournal) async throws -> ChangeName? { try await profile.lastChange()?.name }

    @Test func `a journal that nobody changed has none`() async throws {
        #expect(try await last(try await memoryJournal().profile) == nil)
    }

    @Test func `a change of walks is named by what it did to how many`() async throws {
        let profile = try await memoryJournal().profile
        let walks = [walk(8), walk(10), walk(12)]
        _ = try await profile.save([walks[0]])
        #expect(try await last(profile) == .walk(ChangedWalk(walks[0])))
        _ = try await profile.save([walks[1], walks[2]])
        #expect(try await last(profile) == .edits(2))
        var edited = walks[0]
        edited.title = "river"
        _ = try await profile.save([edited])
        #expect(try await last(profile) == .edit(ChangedWalk(walks[0])))
        _ = try await profile.replace([walks[1].id, walks[2].id], with: [walk(11)])
        #expect(try await last(profile) == .merge(2))
        let halves = try #require(edited.split(at: edited.start + .seconds(600)))
        _ = try await profile.replace([edited.id], with: halves)
        #expect(try await last(profile) == .split(ChangedWalk(edited)))
        _ = try await profile.delete([halves[0].id])
        #expect(try await last(profile) == .deletion(ChangedWalk(halves[0])))
    }

    @Test func `several walks that go are that many deletions`() async throws {
        let profile = try await memoryJournal().profile
        let walks = [walk(8), walk(10)]
        _ = try await profile.save(walks)
        _ = try await profile.delete(walks.map(\.id))
        #expect(try await last(profile) == .deletions(2))
    }

    @Test func `a change of settings is named by what was set`() async throws {
        let profile = try await memoryJournal().profile
        _ = try await profile.change { $0.zones.periods = [TimeZonePeriod(from: .earliest, through: .earliest, zone: .utc)] }
        #expect(try await last(profile) == .zones)
        _ = try await profile.change { $0.rests = RestSchedule(weekdays: [7]) }
        #expect(try await last(profile) == .streak)
        _ = try await profile.change { $0.streakKind = StreakKind(daysAWeek: 5) }
        #expect(try await last(profile) == .streak)
        _ = try await profile.change { $0.goals.set(Goal(steps: 9000), from: .earliest) }
        #expect(try await last(profile) == .named(en: "goals", ko: "목표"))
    }

    @Test func `a change keeps the name that its screen gave it, undone and done again as well`() async throws {
        let profile = try await memoryJournal().profile
        let name = ChangeName.named(en: "Steps goal held", ko: "걸음 목표 유지하기")
        let first = try #require(try await profile.change(named: name) { $0[GoalChoices.self].held = [.steps] })
        #expect(try await last(profile) == name)
        let undo = try #require(try await profile.undo(first))
        #expect(try await profile.lastChange().map { [$0.name == name, $0.isUndo] } == [true, true])
        _ = try await profile.undo(undo)
        #expect(try await profile.lastChange().map { [$0.name == name, $0.direction == .redo] } == [true, true])
        _ = try await profile.change(named: .goal(9000)) { $0.goals.set(Goal(steps: 9000), from: .earliest) }
        #expect(try await last(profile) == .goal(9000))
        _ = try await profile.change { $0[GoalChoices.self].held = [] }
        #expect(try await last(profile) == .named(en: "goals", ko: "목표"), "a change without a name is named by its setting")
        _ = try await profile.change(named: .zones) { $0.rests = RestSchedule(weekdays: [7]) }
        #expect(try await last(profile) == .streak, "names that follow from what was changed are not kept")
    }

    @Test func `what was undone is the change before, and that it was undone is a change itself`() async throws {
        let profile = try await memoryJournal().profile
        let undo = try await profile.save([walk(8)])
        _ = try await profile.undo(undo)
        let change = try #require(try await profile.lastChange())
        #expect(change.isUndo && change.name == .walk(ChangedWalk(walk(8))))
    }
}
