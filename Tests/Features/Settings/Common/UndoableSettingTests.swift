import Testing
import Walking
import WalkingTesting

@testable import Settings

struct UndoableSettingTests {
    private let desk = SettingsDesk()

    private func kind() async throws -> UndoableSetting<StreakKind> {
        UndoableSetting(\.streakKind, .streak, of: try await desk.model())
    }

    private var kept: StreakKind { get async throws { try await desk.journal.settings().streakKind } }

    @Test func `nothing is changed before it is known what holds`() async throws {
        let setting = try await kind()
        #expect(await setting.change { $0 = StreakKind(daysAWeek: 5) } == false)
        #expect(try await kept == .daily && setting.value == nil)
    }

    @Test func `a change is kept, shown, and joins the history of undo under its name`() async throws {
        let setting = try await kind()
        await setting.load()
        #expect(desk.history.last == nil)
        #expect(await setting.change { $0 = StreakKind(daysAWeek: 5) })
        #expect(setting.value?.daysAWeek == 5 && desk.history.last == .streak)
        #expect(try await desk.history.undo() == .undone(.streak))
        await setting.load()
        #expect(try await kept == .daily && setting.value == .daily)
        #expect(try await desk.history.redo() == .redone(.streak))
        #expect(try await kept.daysAWeek == 5)
    }

    @Test func `a change to what holds already is nothing to undo`() async throws {
        let setting = try await kind()
        await setting.load()
        #expect(await setting.change { $0 = .daily })
        #expect(desk.history.last == nil)
    }

    @Test func `a change of another part is not one to undo here`() async throws {
        let setting = try await kind()
        await setting.load()
        _ = await setting.change { $0 = StreakKind(daysAWeek: 5) }
        desk.history.add(
            try await desk.journal.change {
                $0.zones.periods = []; $0.streakKind = .daily
            }, .zones)
        #expect(desk.history.last == .zones)
    }

    @Test func `what the journal refuses is said, stays as it was, and goes with the next try`() async throws {
        let setting = try await kind()
        await setting.load()
        await desk.journal.fail(with: .diskFull)
        #expect(await setting.change { $0 = StreakKind(daysAWeek: 5) } == false)
        #expect(setting.failure == .diskFull && setting.value == .daily)
        await desk.journal.fail(with: nil)
        #expect(await setting.change { $0 = StreakKind(daysAWeek: 4) })
        #expect(setting.failure == nil && setting.value?.daysAWeek == 4)
    }

    @Test func `the list of settings knows a change at once`() async throws {
        let model = try await desk.loadedModel()
        let setting = UndoableSetting(\.streakKind, .streak, of: model)
        await setting.load()
        _ = await setting.change { $0 = StreakKind(daysAWeek: 3) }
        #expect(model.streakKind?.daysAWeek == 3)
    }
}
