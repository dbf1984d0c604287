import Phrases
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

    @Test func `a change is kept and shown, undone and done again, each in words`() async throws {
        let setting = try await kind()
        await setting.load()
        #expect(!setting.canUndo && !setting.canRedo)
        #expect(await setting.change { $0 = StreakKind(daysAWeek: 5) })
        #expect(setting.value?.daysAWeek == 5 && setting.canUndo)
        #expect(await setting.undo() == "Undone: streak settings")
        #expect(try await kept == .daily && setting.value == .daily && setting.canRedo && !setting.canUndo)
        #expect(await setting.redo() == "Done again: streak settings")
        #expect(try await kept.daysAWeek == 5)
    }

    @Test func `a change to what holds already is nothing to undo`() async throws {
        let setting = try await kind()
        await setting.load()
        #expect(await setting.change { $0 = .daily })
        #expect(!setting.canUndo)
        #expect(await setting.undo() == nil)
    }

    @Test func `a change of another part is not one to undo here`() async throws {
        let setting = try await kind()
        await setting.load()
        _ = await setting.change { $0 = StreakKind(daysAWeek: 5) }
        desk.history.add(
            try await desk.journal.change {
                $0.zones.stays = []; $0.streakKind = .daily
            }, .zones)
        #expect(!setting.canUndo && desk.history.last == .zones)
    }

    @Test func `what the journal refuses is said, stays as it was, and goes with the next try`() async throws {
        let setting = try await kind()
        await setting.load()
        await desk.journal.fail(with: .diskFull)
        #expect(await setting.change { $0 = StreakKind(daysAWeek: 5) } == false)
        #expect(setting.problem == Phrases(.en).sentence(JournalFailure.diskFull) && setting.value == .daily)
        await desk.journal.fail(with: nil)
        #expect(await setting.change { $0 = StreakKind(daysAWeek: 4) })
        #expect(setting.problem == nil && setting.value?.daysAWeek == 4)
    }

    @Test func `the list of settings knows a change at once`() async throws {
        let model = try await desk.loadedModel()
        let setting = UndoableSetting(\.streakKind, .streak, of: model)
        await setting.load()
        _ = await setting.change { $0 = StreakKind(daysAWeek: 3) }
        #expect(model.streakKind?.daysAWeek == 3)
    }
}
