import Common
import Testing
import Walking
import WalkingTesting

@testable import Settings

struct GoalEditorViewModelTests {
    private let desk = SettingsDesk()

    private func editor() async throws -> GoalEditorViewModel { GoalEditorViewModel(try await desk.loadedModel()) }

    @Test func `it begins with the goal that holds, and nothing is lost by leaving then`() async throws {
        let editor = try await editor()
        #expect(editor.typed.steps == "7000" && editor.typed.speed.isEmpty && !editor.hasChanges)
        editor.typed.steps = "8000"
        #expect(editor.hasChanges)
        editor.typed.steps = "7000"
        #expect(!editor.hasChanges)
    }

    @Test func `a screen that came by a link takes the goal over when it is known`() async throws {
        let editor = GoalEditorViewModel(try await desk.model())
        #expect(editor.typed.steps.isEmpty && editor.disabledReason == editor.strings.reason)
        await editor.load()
        #expect(editor.typed.steps == "7000" && !editor.hasChanges && editor.disabledReason == nil)
    }

    @Test func `what somebody has typed by then is left alone`() async throws {
        let editor = GoalEditorViewModel(try await desk.model())
        editor.typed.steps = "9000"
        await editor.load()
        #expect(editor.typed.steps == "9000" && editor.hasChanges)
    }

    @Test func `everything of a goal is kept together, and then nothing is lost by leaving`() async throws {
        let editor = try await editor()
        (editor.typed.steps, editor.typed.weekdays, editor.typed.speed, editor.typed.stepLength) =
            ("8,000", "Sat 4000, Sun rest", "4.5", "62")
        #expect(await editor.save() == .goal(steps: 8000, [.steps, .weekdays, .speed, .stepLength]))
        let settings = try await desk.journal.settings()
        #expect(settings.goals.goal(on: desk.today) == Goal(steps: 8000, weekdaySteps: [6: 4000], speed: 1.25, stepLength: 0.62))
        #expect(settings.rests.weekdays == [7] && !editor.hasChanges)
    }

    @Test func `what was changed is named when it is saved and when it is undone, and what was not is no step`() async throws {
        let editor = try await editor()
        editor.typed.speed = "4.5"
        #expect(await editor.save() == .goal(steps: 7000, [.speed]))
        #expect(desk.history.last == .named(en: "goal of speed", ko: "목표(속도)"))
        editor.typed.steps = "9000"
        #expect(await editor.save() == .goal(steps: 9000, [.steps]))
        #expect(desk.history.last == .goal(9000))
        editor.show(.minutes, !editor.shown.contains(.minutes))
        #expect(await editor.save() == .goal(steps: 9000, [.home]))
        #expect(desk.history.last == .named(en: "goals on the home screen", ko: "첫 화면의 목표"))
        _ = try await desk.history.undo()
        #expect(desk.history.last == .goal(9000))
    }

    @Test func `what was not typed anew stays as exact as it was`() async throws {
        _ = try await desk.journal.change { [today = desk.today] in
            $0.goals = GoalHistory()
            $0.goals.set(Goal(speed: 1.2345, stepLength: 0.61803), from: today)
        }
        let editor = try await editor()
        editor.typed.steps = "8000"
        _ = await editor.save()
        let goal = try await desk.journal.settings().goals.goal(on: desk.today)
        #expect(goal.speed == 1.2345 && goal.stepLength == 0.61803)
    }

    @Test func `a field that is wrong says so below itself, is mended alone, and nothing is kept until then`() async throws {
        let editor = try await editor()
        (editor.typed.weekdays, editor.typed.speed, editor.typed.stepLength) = ("someday 4000", "fast", "long")
        #expect(await editor.save() == nil)
        #expect(editor.weekdaysProblem != nil && editor.speedProblem == nil && editor.stepLengthProblem == nil)
        editor.typed.weekdays = ""
        #expect(editor.weekdaysProblem == nil)
        #expect(await editor.save() == nil)
        #expect(editor.speedProblem?.contains("1 to 15") == true)
        editor.typed.speed = "4.5"
        #expect(editor.speedProblem == nil)
        #expect(await editor.save() == nil)
        #expect(editor.stepLengthProblem?.contains("20 to 160") == true)
        #expect(try await desk.journal.settings().goals == GoalHistory())
        editor.typed.stepLength = ""
        #expect(await editor.save() != nil && editor.stepLengthProblem == nil)
    }

    @Test(arguments: ["499", "100001", "", "many"]) func `a goal that nobody could aim at cannot be kept`(_ steps: String) async throws {
        let editor = try await editor()
        editor.typed.steps = steps
        #expect(editor.disabledReason != nil)
        #expect(await editor.save() == nil)
        #expect(editor.problem == "A whole number from 500 to 100,000.")
        editor.typed.steps = "500"
        #expect(editor.problem == nil && editor.disabledReason == nil)
    }

    @Test func `in miles and inches the bounds are said in these`() async throws {
        let desk = SettingsDesk(units: .imperial)
        let editor = GoalEditorViewModel(try await desk.loadedModel())
        editor.typed.speed = "12"
        #expect(await editor.save() == nil)
        #expect(editor.speedProblem?.contains("0.7 to 9.3") == true)
    }

    @Test func `a journal that keeps nothing says why, and what was typed stays`() async throws {
        let editor = try await editor()
        editor.typed.steps = "8000"
        await desk.journal.fail(with: .diskFull)
        #expect(await editor.save() == nil)
        #expect(editor.failure == .diskFull)
        #expect(editor.typed.steps == "8000" && editor.hasChanges && !editor.isWorking)
    }
}
