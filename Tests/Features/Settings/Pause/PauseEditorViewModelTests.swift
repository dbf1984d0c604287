import Testing
import Walking
import WalkingTesting

@testable import Settings

struct PauseEditorViewModelTests {
    private let desk = SettingsDesk()

    private func pause(_ from: Int, _ through: Int) -> RestSchedule.Pause {
        RestSchedule.Pause(from: desk.today.adding(days: from), through: desk.today.adding(days: through))
    }

    private func streaks(_ pauses: [RestSchedule.Pause] = []) async throws -> StreakViewModel {
        _ = try await desk.journal.change { $0.rests.pauses = pauses }
        let model = StreakViewModel(try await desk.loadedModel())
        await model.load()
        return model
    }

    @Test func `a new pause is the week that begins today`() async throws {
        let editor = PauseEditorViewModel(nil, streaks: try await streaks())
        #expect(editor.pause == pause(0, 6) && !editor.hasChanges && editor.problem == nil)
    }

    @Test func `a pause that is there is shown as it is, and one that is gone is a new one`() async throws {
        let streaks = try await streaks([pause(-9, -5)])
        #expect(PauseEditorViewModel(0, streaks: streaks).pause == pause(-9, -5))
        #expect(PauseEditorViewModel(3, streaks: streaks).pause == pause(0, 6))
    }

    @Test func `one that ends before it begins has no trial and is not kept`() async throws {
        let editor = PauseEditorViewModel(nil, streaks: try await streaks())
        #expect(editor.trial != nil)
        editor.pause = pause(0, -1)
        #expect(editor.problem == editor.streaks.strings.reversed && editor.trial == nil)
        #expect(await editor.save() == nil)
        #expect(try await desk.journal.settings().rests.pauses.isEmpty && editor.hasChanges)
    }

    @Test func `a pause takes the place of the one that it was, and then nothing is lost by leaving`() async throws {
        let editor = PauseEditorViewModel(0, streaks: try await streaks([pause(-9, -5), pause(-2, -1)]))
        editor.pause = pause(-8, -5)
        #expect(editor.hasChanges)
        #expect(await editor.save() == pause(-8, -5))
        #expect(try await desk.journal.settings().rests.pauses == [pause(-8, -5), pause(-2, -1)])
        #expect(!editor.hasChanges)
    }

    @Test func `one that came by a link takes over what holds, unless somebody has chosen by then`() async throws {
        _ = try await desk.journal.change { [pause = pause(-9, -5)] in $0.rests.pauses = [pause] }
        let quick = PauseEditorViewModel(0, streaks: StreakViewModel(try await desk.model()))
        await quick.load()
        #expect(quick.pause == pause(-9, -5) && !quick.hasChanges && quick.today == desk.today)
    }

    @Test func `what was chosen before the journal answered stays`() async throws {
        let editor = PauseEditorViewModel(nil, streaks: StreakViewModel(try await desk.model()))
        editor.pause = pause(-3, -2)
        await editor.load()
        #expect(editor.pause == pause(-3, -2) && editor.hasChanges)
    }

    @Test func `a journal that keeps nothing leaves the pause to be kept`() async throws {
        let editor = PauseEditorViewModel(nil, streaks: try await streaks())
        editor.pause = pause(1, 2)
        await desk.journal.fail(with: .diskFull)
        #expect(await editor.save() == nil)
        #expect(editor.hasChanges && editor.streaks.failure != nil)
    }
}
