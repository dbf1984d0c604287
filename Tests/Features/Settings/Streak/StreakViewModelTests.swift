import Testing
import Walking
import WalkingTesting

@testable import Settings

struct StreakViewModelTests {
    /// Ten good days up to yesterday, but for one in the middle.
    private let desk: SettingsDesk

    init() {
        let today = SettingsDesk().today
        desk = SettingsDesk(days: (1...10).map { Day(date: today.adding(days: -$0), steps: $0 == 5 ? 100 : 8000) })
    }

    private func pause(_ from: Int, _ through: Int) -> RestSchedule.Pause {
        RestSchedule.Pause(from: desk.today.adding(days: from), through: desk.today.adding(days: through))
    }

    private func loaded() async throws -> StreakViewModel {
        let model = StreakViewModel(try await desk.loadedModel())
        await model.load()
        return model
    }

    @Test func `the row counts the days before, and a pause is tried without being kept`() async throws {
        let model = try await loaded()
        #expect(model.streak?.current == 4)
        #expect(model.streak(with: pause(-5, -5), at: nil)?.current == 9)
        #expect(model.streak?.current == 4 && model.pauses.isEmpty)
    }

    @Test func `a pause that is tried in the place of another leaves that one out`() async throws {
        let model = try await loaded()
        _ = await model.put(pause(-5, -5), at: nil)
        #expect(model.streak?.current == 9)
        #expect(model.streak(with: pause(-20, -20), at: 0)?.current == 4)
    }

    @Test func `a list has the rule, days of rest where there are any, and the pauses or that there are none`() async throws {
        let model = try await loaded()
        #expect(model.rows == [.kind(.daily), .blank, .header(model.strings.pauses), .noPauses])
        _ = try await desk.journal.change { $0.rests = RestSchedule(weekdays: [7, 6]) }
        await model.load()
        _ = await model.put(pause(-5, -5), at: nil)
        #expect(
            model.rows == [
                .kind(.daily), .blank, .header("Rest days: Sat, Sun"), .blank, .header(model.strings.pauses), .pause(0, pause(-5, -5)),
            ])
    }

    @Test func `nothing is shown before the journal has answered`() async throws {
        let model = StreakViewModel(try await desk.model())
        #expect(model.rows.isEmpty && model.streak == nil && model.today == nil)
        #expect(model.streak(with: pause(-5, -5), at: nil) == nil)
    }

    @Test func `a rule that a link chooses is kept before the screen has asked for anything`() async throws {
        let model = StreakViewModel(try await desk.model())
        #expect(await model.choose(StreakKind(daysAWeek: 5)))
        #expect(try await desk.journal.settings().streakKind.daysAWeek == 5)
        #expect(model.rows.first == .kind(StreakKind(daysAWeek: 5)))
    }

    @Test(arguments: [(0, [-5]), (1, [-9]), (2, [-9, -5])]) func `a pause is deleted by its place, and one that is gone costs no other`(
        _ index: Int, _ left: [Int]
    ) async throws {
        let model = try await loaded()
        for day in [-5, -9] { _ = await model.put(pause(day, day), at: nil) }
        _ = await model.delete(index)
        #expect(model.pauses == left.map { pause($0, $0) })
    }

    @Test func `a journal that cannot be read is a sentence, which goes when it can be again`() async throws {
        let model = StreakViewModel(try await desk.model())
        await desk.journal.fail(with: .locked)
        await model.load()
        #expect(model.failure != nil && model.today == nil)
    }
}
