import Testing
import Walking
import WalkingTesting

@testable import Settings

struct SettingsViewModelTests {
    private let desk = SettingsDesk()

    @Test func `nothing is known of the journal before it has answered, and the person is`() async throws {
        let model = try await desk.model()
        #expect(model.goal == nil && model.zones == nil && model.streakKind == nil && model.today == nil)
        #expect(model.account.name == "ann" && model.failure == nil)
        await model.load()
        #expect(model.goal == Goal() && model.zones?.home == .utc && model.today == desk.today)
    }

    @Test func `a journal that cannot be read is a sentence, and what is no matter of the journal is there`() async throws {
        try await desk.preferences.save(Preferences(theme: "light"))
        await desk.journal.fail(with: .locked)
        let model = try await desk.loadedModel()
        #expect(model.failure == .locked)
        #expect(model.goal == nil && model.preferences.theme == "light")
    }

    @Test func `another goal holds from today, keeps the days of rest beside it, and can be undone by its name`() async throws {
        let model = try await desk.loadedModel()
        try await model.setGoal(Goal(steps: 9000), restingOn: [7], .goal(9000))
        #expect(model.goal?.steps == 9000 && model.rests.weekdays == [7])
        let goals = try await desk.journal.settings().goals
        #expect(goals.steps(on: desk.today) == 9000)
        #expect(goals.steps(on: desk.today.adding(days: -1)) == Goal.defaultSteps)
        #expect(desk.history.last == .goal(9000))
    }

    @Test func `a preference is added to what was chosen elsewhere meanwhile, and told`() async throws {
        let model = try await desk.loadedModel()
        try await desk.preferences.save(Preferences(units: .imperial))
        try await model.keep(.theme("dark")) { $0.theme = "dark" }
        #expect(await desk.preferences.preferences() == Preferences(units: .imperial, theme: "dark"))
        #expect(model.preferences == Preferences(units: .imperial, theme: "dark"))
        #expect(desk.told == [.theme("dark")])
    }

    @Test func `a preference that was not written is neither shown nor told, and the file is named`() async throws {
        let model = try await desk.loadedModel()
        await desk.preferences.fail(with: .notWritten(path: "~/.config/gnd"))
        let failure = await #expect(throws: PreferencesFailure.self) { try await model.keep(.motion(true)) { $0.reduceMotion = true } }
        #expect(try model.words.sentence(#require(failure)).contains("~/.config/gnd"))
        #expect(model.preferences == Preferences() && desk.told.isEmpty)
    }

    @Test func `who is called otherwise now is told on`() async throws {
        let model = try await desk.model()
        let renamed = try await desk.accounts.save(try Nickname("Walker"), of: model.account.id)
        await model.didSave(renamed, .nickname)
        #expect(model.account.nickname == "Walker")
        #expect(desk.told == [.account(renamed)])
        #expect(desk.history.last == .nickname)
    }

    @Test func `signing out says what the keychain said, and only leaving tells it`() async throws {
        let model = try await desk.model()
        await desk.tokens.fail(with: .locked)
        let end = try #require(await model.signOut())
        #expect(end.keychainFailure == .locked && desk.told.isEmpty)
        model.leave()
        #expect(desk.told == [.signedOut])
    }

    @Test func `a session that the journal cannot end goes on, and says why until it is tried again`() async throws {
        let model = try await desk.model()
        try await desk.tokens.save(try await desk.accounts.issueToken(to: model.account.id, at: desk.clock.now))
        await desk.accounts.fail(with: .diskFull)
        #expect(await model.signOut() == nil)
        #expect(model.failure == .diskFull)
        await desk.accounts.fail(with: nil)
        #expect(await model.signOut() != nil)
        #expect(model.failure == nil)
    }

    @Test func `a place is asked for as a route`() async throws {
        let model = try await desk.model()
        model.open(.goal)
        model.open(.pause(2))
        #expect(desk.ways.routes == [.goal, .pause(2)])
    }

    @Test func `whoever has chosen minutes is led to those of the week, and to a day's steps once they are chosen`() async throws {
        let goal = SpanGoal(.time, .week, 90, from: desk.today)
        _ = try await desk.journal.change {
            $0[GoalChoices.self].shown = [.minutes]
            $0[GoalChoices.self].spans.set(goal)
        }
        let model = try await desk.loadedModel()
        #expect(model.weeklyMinutes == 90)
        model.openGoal()
        try await model.show([.steps, .minutes])
        #expect(model.weeklyMinutes == nil)
        model.openGoal()
        #expect(desk.ways.routes == [.stepGoal, .goal])
    }

    @Test(arguments: [(nil, 150), (3000, nil)] as [(Int?, Int?)])
    func `where nothing was chosen, minutes lead as long as nothing counts the steps`(_ steps: Int?, _ minutes: Int?) async throws {
        let start = Zone.utc.instant(desk.today, hour: 7)
        _ = try await desk.journal.save([Walk(start: start, end: start + .seconds(1800), zone: .utc, steps: steps)])
        #expect(try await desk.loadedModel().weeklyMinutes == minutes)
    }
}
