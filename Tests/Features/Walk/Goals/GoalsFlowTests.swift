import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing
import Walking
import WalkingTesting

@testable import Walk

/// The goals: which there are, what comes next, a new one, and the records.
@Suite(.leavesNothing)
struct GoalsFlowTests {
    private nonisolated static let sizes = [
        Size(width: 120, height: 40), Size(width: 80, height: 24), Size(width: 40, height: 12),
    ]

    /// Five weeks of good days, with a gait that is measured.
    private func world(_ language: Language = .en, units: Units = .metric) async throws -> WalkWorld {
        let days = (0..<35).map { ago in
            let steps = 7050 + Double(ago % 5) * 10
            return Day(
                date: WalkWorld.today.adding(days: -ago), steps: steps, distance: steps * 0.62, speed: 1.1, stepLength: 0.62,
                briskMinutes: 25, sources: [WalkWorld.watch: steps])
        }
        let world = WalkWorld(language, days: days, units: units)
        _ = try await world.journal.change { settings in
            let first = CivilDate("2026-10-01") ?? .earliest
            settings[GoalChoices.self].spans.set(SpanGoal(.distance, .week, 30_000, from: first))
            settings[GoalChoices.self].spans.set(SpanGoal(.distance, .year, 150_000, from: first))
        }
        return world
    }

    @Test(arguments: [Language.en, .ko], sizes)
    func `how it looks`(_ language: Language, _ size: Size) async throws {
        let pilot = try await world(language).pilot(size)
        await pilot.press("r")
        assertSnapshot(of: pilot.window, named: "goals-\(language.rawValue)-\(size.width)x\(size.height)")
        await pilot.press("n")
        await pilot.type("soon")
        await pilot.press(.enter)
        assertSnapshot(of: pilot.window, named: "new-\(language.rawValue)-\(size.width)x\(size.height)")
        await pilot.press(.escape, "?")
        assertSnapshot(of: pilot.window, named: "rule-\(language.rawValue)-\(size.width)x\(size.height)")
    }

    @Test(arguments: [(Language.en, "not known: no steps by the minute"), (.ko, "몰라요: 분마다 걸은 기록이 없어요")])
    func `a goal of brisk minutes that no record tells is not at none`(_ language: Language, _ words: String) async throws {
        let days = (0..<7).map { Day(date: WalkWorld.today.adding(days: -$0), steps: 6000, briskMinutes: nil) }
        let world = WalkWorld(language, days: days, walks: [])
        let goal = SpanGoal(.brisk, .week, 150, from: WalkWorld.today)
        _ = try await world.journal.change { $0[GoalChoices.self].spans.set(goal) }
        let pilot = await world.pilot(Size(width: 120, height: 40))
        await pilot.press("r")
        #expect(pilot.screen.contains(words), "\(pilot.screen)")
    }

    @Test func `a new goal begins with nothing, whichever line is chosen`() async {
        let pilot = await WalkWorld(walks: []).pilot()
        await pilot.press("r", .down, .down, .down, "n")
        #expect(pilot.stack.last == "NewGoalViewController" && !pilot.screen.contains("150 min a week"), "\(pilot.screen)")
    }

    @Test(arguments: [(Language.en, "61 min"), (.ko, "61분")])
    func `the records of somebody without a device are of minutes`(_ language: Language, _ best: String) async throws {
        let walks = WalkWorld.walks.map { walk in
            var walk = walk
            (walk.steps, walk.distance) = (nil, nil)
            return walk
        }
        let pilot = await WalkWorld(language, days: [], walks: walks).pilot(Size(width: 80, height: 40))
        await pilot.press("r")
        #expect(pilot.screen.contains(best), "\(pilot.screen)")
    }

    @Test(arguments: [
        (Units.metric, "0.18 km/h (0.05 m/s)", "1 cm"), (.imperial, "0.11 mph (0.05 m/s)", "0.4 in"),
    ])
    func `the rule says its steps in the person's units`(_ units: Units, _ speed: String, _ length: String) async throws {
        let pilot = try await world(units: units).pilot(Size(width: 120, height: 40))
        await pilot.press("r", "?")
        let text = pilot.screen.split { $0.isWhitespace }.joined(separator: " ")
        #expect(text.contains("\(speed) for speed, \(length) for the step length"), "\(text)")
    }

    @Test func `the records stand below the goals`() async throws {
        let pilot = try await world().pilot()
        await pilot.press("r", .end)
        #expect(pilot.screen.contains("Eddington"))
        #expect(pilot.screen.contains("Best week"))
    }

    @Test func `in miles the records are round in miles`() async throws {
        let pilot = try await world(units: .imperial).pilot(Size(width: 120, height: 40))
        await pilot.press("r")
        #expect(pilot.screen.contains(" mi"))
        #expect(!pilot.screen.contains(" km"))
    }

    @Test func `somebody new sees goals and no records`() async {
        let pilot = await WalkWorld(days: [], walks: []).pilot()
        await pilot.press("r")
        #expect(pilot.screen.contains("14 more days must be known"))
        #expect(pilot.screen.contains("None yet."))
    }

    @Test func `a goal that was reached is raised by one key from today on, and u takes it back`() async throws {
        let world = try await world()
        let pilot = await world.pilot()
        await pilot.press("r", "t")
        #expect(pilot.toast == "Goal: 7,800 steps a day from today · u undo")
        let goals = try await world.journal.settings().goals
        #expect(goals.steps(on: WalkWorld.today) == 7800)
        #expect(goals.steps(on: WalkWorld.today.adding(days: -1)) == 7000)
        await pilot.press("u")
        #expect(try await world.journal.settings().goals.steps(on: WalkWorld.today) == 7000)
        #expect(pilot.issues.isEmpty)
    }

    @Test func `a goal that is held is not offered, and grows again by the same key`() async throws {
        let world = try await world()
        let pilot = await world.pilot()
        await pilot.press("r", "h")
        #expect(pilot.screen.contains("held, next would"))
        await pilot.press("t")
        #expect(try await world.journal.settings().goals.steps(on: WalkWorld.today) == 7000)
        await pilot.press("h")
        #expect(pilot.screen.contains("next 7,800 steps"))
        #expect(try await world.journal.settings()[GoalChoices.self].held.isEmpty)
    }

    @Test(arguments: Language.allCases) func `Enter on a line without a next goal says why there is none`(_ language: Language) async throws
    {
        let words: GoalsStrings = language == .en ? .en : .ko
        let pilot = await WalkWorld(language, walks: []).pilot()
        await pilot.press("r", .enter)
        #expect(pilot.toast == words.cannotTake)
        await pilot.press(.down, .down, .down, "h")
        #expect(pilot.toast == words.isFixed)
        #expect(pilot.stack.last == "GoalsViewController")
    }

    @Test(arguments: [(Language.en, "150 min a week", "60 min a week"), (.ko, "한 주 150분", "주 60분")])
    func `Enter on the minutes of a week changes them, also to fewer`(_ language: Language, _ old: String, _ new: String) async throws {
        let world = WalkWorld(language, walks: [])
        let pilot = await world.pilot()
        await pilot.press("r", .down, .down, .down, .enter)
        #expect(pilot.stack.last == "NewGoalViewController")
        #expect(pilot.screen.contains(old))
        await pilot.type(new)
        await pilot.press(.enter)
        #expect(pilot.stack.last == "GoalsViewController")
        #expect(try await world.journal.settings()[GoalChoices.self].weeklyMinutes(on: WalkWorld.today) == 60)
        #expect(pilot.screen.contains(language == .en ? "60 min a week" : "한 주 60분"))
    }

    @Test(arguments: [(Language.en, "without your age band", "10,000 below 60"), (.ko, "나이대를 모를 때는", "60세 아래면 10,000까지")])
    func `a goal of steps that goes no further says what an age would change`(
        _ language: Language, _ missing: String, _ change: String
    ) async throws {
        let days = (0..<35).map { Day(date: WalkWorld.today.adding(days: -$0), steps: 8100, sources: [WalkWorld.watch: 8100]) }
        let world = WalkWorld(language, days: days)
        _ = try await world.journal.change { $0.goals.set(Goal(steps: 8000), from: .earliest) }
        let pilot = await world.pilot(Size(width: 140, height: 40))
        await pilot.press("r")
        #expect(pilot.screen.contains(missing) && pilot.screen.contains(change), "\(pilot.screen)")
    }

    @Test func `a measure is put on the home screen and taken off it`() async throws {
        let world = try await world()
        let pilot = await world.pilot()
        await pilot.press("r", .down, "s")
        #expect(try await world.journal.settings()[GoalChoices.self].shown == [.steps, .speed])
        await pilot.press("s")
        #expect(try await world.journal.settings()[GoalChoices.self].shown == [.steps])
    }

    @Test func `a goal of one's own is typed as one says it, and given up`() async throws {
        let world = WalkWorld(walks: [])
        let pilot = await world.pilot(Size(width: 120, height: 40))
        await pilot.press("r", "n")
        await pilot.type("4 h a week")
        await pilot.press(.enter)
        #expect(pilot.stack.last == "GoalsViewController")
        #expect(pilot.toast == "Goal: 4 h of walks a week · u undo")
        #expect(pilot.screen.contains("240 min a week") && pilot.screen.contains("4 h to go"), "\(pilot.screen)")
        #expect(pilot.screen.contains("None yet"), "one goal is one line: \(pilot.screen)")
        await pilot.press(.down, .down, .down, "d")
        #expect(try await world.journal.settings()[GoalChoices.self].spans == SpanGoals())
    }

    @Test(
        arguments: [
            (Language.en, "1,500 km this year", "900 km a year", "Goal: 900 km a year, in the place of 1,500 km this year"),
            (.ko, "올해 1,500km", "한 해 900km", "목표: 한 해 900 km (지난 목표: 올해 1,500 km)"),
        ])
    func `a goal that takes the place of another one names it`(
        _ language: Language, _ first: String, _ second: String, _ toast: String
    ) async throws {
        let pilot = await WalkWorld(language, walks: []).pilot(Size(width: 120, height: 40))
        for text in [first, second] {
            await pilot.press("r", "n")
            await pilot.type(text)
            await pilot.press(.enter)
            if text == second { #expect(pilot.toast?.hasPrefix(toast) == true, "\(pilot.toast ?? "")") }
            await pilot.press(.escape)
        }
        await pilot.press("r", "n")
        await pilot.type(second)
        await pilot.press(.enter)
        #expect(pilot.toast?.contains("1,500") == false, "the same goal once more replaces nothing")
    }

    @Test(arguments: [(Language.en, "100 km this quarter", "100 km this quarter"), (.ko, "이번 분기 100km", "이번 분기 100 km")])
    func `a goal for one span is called so, and has a pace at once`(_ language: Language, _ text: String, _ title: String) async throws {
        let world = WalkWorld(language, walks: [])
        let pilot = await world.pilot(Size(width: 120, height: 40))
        await pilot.press("r", "n")
        await pilot.type(text)
        await pilot.press(.enter)
        #expect(pilot.toast?.contains(title) == true && pilot.screen.contains(title), "\(pilot.screen)")
        #expect(pilot.screen.contains(language == .en ? "the quarter" : "고르게"), "\(pilot.screen)")
    }

    @Test func `an undo names the goal that it is of`() async throws {
        let pilot = await WalkWorld().pilot()
        await pilot.press("r", "n")
        await pilot.type("1,500 km a year")
        await pilot.press(.enter, "u")
        #expect(pilot.toast?.contains("1,500 km a year") == true, "\(pilot.toast ?? "")")
        await pilot.press("a", "u")
        #expect(pilot.toast?.contains("grow by themselves") == true, "\(pilot.toast ?? "")")
        await pilot.press("h", "u")
        #expect(pilot.toast?.contains("steps") == true, "\(pilot.toast ?? "")")
    }

    @Test(arguments: [(Language.en, "90 brisk minutes a week", "Press d"), (.ko, "한 주 빠른 걸음 90분", "d 키를")])
    func `a goal of brisk minutes says of what, and that keys of the goals of the day are not for it`(
        _ language: Language, _ title: String, _ advice: String
    ) async throws {
        let pilot = await WalkWorld(language, walks: []).pilot(Size(width: 40, height: 12))
        await pilot.press("r", "n")
        await pilot.type("일주일에 빠른 걸음 90분")
        await pilot.press(.enter)
        #expect(pilot.toast?.contains(title) == true)
        await pilot.press(.down, .down, .down, .down)
        #expect(pilot.screen.contains(title), "the note has it whole: \(pilot.screen)")
        for key in [Key.enter, "s", "h"] {
            await pilot.press(key)
            #expect(pilot.toast?.contains(advice) == true)
        }
    }

    @Test func `what is no goal is said, and nothing is saved`() async throws {
        let world = WalkWorld(walks: [])
        let pilot = await world.pilot()
        await pilot.press("r", "n")
        await pilot.type("more")
        await pilot.press(.control("s"))
        #expect(pilot.stack.last == "NewGoalViewController")
        #expect(pilot.screen.contains("Write how much"))
        #expect(try await world.journal.settings()[GoalChoices.self] == GoalChoices())
    }

    @Test func `a journal that fails is said, and nothing pretends to be saved`() async throws {
        let world = try await world()
        let pilot = await world.pilot()
        await pilot.press("r")
        await world.journal.fail(with: .diskFull)
        await pilot.press("t")
        #expect(pilot.toast?.contains("Goal:") != true)
        await world.journal.fail(with: nil)
        #expect(try await world.journal.settings().goals.steps(on: WalkWorld.today) == 7000)
    }

    @Test func `goals that grow by themselves say so, and stop by the same key`() async throws {
        let world = try await world()
        let pilot = await world.pilot()
        await pilot.press("r", "a")
        #expect(pilot.toast == "Goals grow by themselves from now on, at most one a week · u undo")
        #expect(pilot.screen.contains("Every day, growing by themselves"))
        await pilot.press("a")
        #expect(try await world.journal.settings()[GoalChoices.self].isGrowing == false)
        #expect(pilot.issues.isEmpty)
    }

    @Test func `a goal that is ready grows as soon as goals may, and is taken back by itself`() async throws {
        let days = (0..<42).map { Day(date: WalkWorld.today.adding(days: -$0), steps: 7050) }
        let world = WalkWorld(days: days)
        let pilot = await world.pilot(Size(width: 120, height: 40))
        await pilot.press("r", "a")
        #expect(pilot.screen.contains("7,800"), "\(pilot.screen)")
        #expect(try await world.journal.settings().goals.steps(on: WalkWorld.today) == 7800)
        await pilot.press("u")
        #expect(try await world.journal.settings().goals.steps(on: WalkWorld.today) == 7000)
        #expect(try await world.journal.settings()[GoalChoices.self].isGrowing == true)
    }
}
