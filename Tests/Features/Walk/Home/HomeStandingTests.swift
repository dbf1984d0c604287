import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing
import Walking
import WalkingTesting

@testable import Walk

/// The goals on the home screen, the week against the last, and a morning without data.
@Suite(.leavesNothing)
struct HomeStandingTests {
    private nonisolated static let sizes = [
        Size(width: 170, height: 50), Size(width: 120, height: 40), Size(width: 80, height: 24), Size(width: 40, height: 12),
    ]

    /// Two weeks with a watch that measures the gait as well; the last day is so many days ago.
    private static func days(last: Int = 0) -> [Day] {
        (last..<last + 14).map { ago in
            let steps = 6000 + Double((ago * 1777) % 3000)
            return Day(
                date: WalkWorld.today.adding(days: -ago), steps: steps, distance: steps * 0.7, speed: 1.25 + Double(ago % 3) * 0.02,
                stepLength: 0.6 + Double(ago % 4) * 0.01, briskMinutes: 24, sources: [WalkWorld.watch: steps])
        }
    }

    private func world(_ language: Language = .en, days: [Day], walks: [Walk] = WalkWorld.walks) async throws -> WalkWorld {
        let world = WalkWorld(language, days: days, walks: walks)
        _ = try await world.journal.change { $0.goals.set(Goal(speed: 1.25, stepLength: 0.63), from: .earliest) }
        return world
    }

    @Test(arguments: [Language.en, .ko], sizes)
    func `speed and step length against their goals`(_ language: Language, _ size: Size) async throws {
        let pilot = try await world(language, days: Self.days()).pilot(size)
        assertSnapshot(of: pilot.window, named: "\(language.rawValue)-\(size.width)x\(size.height)")
    }

    @Test(arguments: [(2.44, 22.94, "○"), (2.46, 22.96, "●")])
    func `in miles and inches the mark is that of what is read`(_ mph: Double, _ inches: Double, _ mark: String) async throws {
        let (mile, inch) = (Units.metresPerMile / 3600, Units.metresPerInch)
        let day = Day(
            date: WalkWorld.today, steps: 6000, distance: 3000, speed: mph * mile, stepLength: inches * inch,
            sources: [WalkWorld.watch: 6000])
        let world = WalkWorld(days: [day], units: .imperial)
        _ = try await world.journal.change { $0.goals.set(Goal(speed: 2.5 * mile, stepLength: 23 * inch), from: .earliest) }
        let pilot = await world.pilot(Size(width: 80, height: 24))
        let marked = pilot.screen.split(separator: "\n").filter { $0.contains("2.5") || $0.contains("23.0") }.filter { $0.contains(mark) }
        #expect(marked.count == 2, "\(pilot.screen)")
    }

    @Test(arguments: [Language.en, .ko], sizes)
    func `a morning begins with the result of yesterday`(_ language: Language, _ size: Size) async throws {
        let pilot = try await world(language, days: Self.days(last: 1), walks: []).pilot(size)
        assertSnapshot(of: pilot.window, named: "\(language.rawValue)-\(size.width)x\(size.height)")
    }

    @Test(arguments: [(Language.en, "Yesterday 11 steps"), (.ko, "어제 11걸음")], [Size(width: 80, height: 24), Size(width: 40, height: 12)])
    func `few steps of yesterday have their unit, so that they are no date`(_ words: (Language, String), _ size: Size) async {
        let day = Day(date: WalkWorld.today.adding(days: -1), steps: 11, sources: [WalkWorld.watch: 11])
        let pilot = await WalkWorld(words.0, days: [day], walks: []).pilot(size)
        #expect(pilot.screen.contains(words.1), "\(pilot.screen)")
    }

    @Test(arguments: [Language.en, .ko], sizes)
    func `somebody without a device goes by minutes`(_ language: Language, _ size: Size) async throws {
        let walks = [0, 1, 2, 8].map { ago in
            WalkWorld.walk(ago + 1, daysAgo: ago, 9, 0, minutes: 35 + ago, steps: nil, distance: nil, title: "", source: WalkWorld.phone)
        }
        let pilot = await WalkWorld(language, days: [], walks: walks).pilot(size)
        assertSnapshot(of: pilot.window, named: "\(language.rawValue)-\(size.width)x\(size.height)")
    }

    @Test func `somebody who goes by minutes is asked for no streak of steps`() async throws {
        let walk = WalkWorld.walk(1, daysAgo: 0, 9, 0, minutes: 35, steps: nil, distance: nil, title: "", source: WalkWorld.phone)
        let pilot = await WalkWorld(days: [], walks: [walk]).pilot()
        #expect(pilot.screen.contains("35") && !pilot.screen.contains("streak"))
        let stepped = Self.days(last: 1)
        let world = try await world(days: stepped, walks: [walk])
        _ = try await world.journal.change { $0[GoalChoices.self].shown = [.minutes] }
        let byChoice = await world.pilot().screen
        #expect(!byChoice.contains("in a row") && !byChoice.contains("longest"), "\(byChoice)")
    }

    @Test(arguments: [(Language.en, "Yesterday "), (.ko, "어제 ")], sizes)
    func `a morning of somebody who goes by minutes begins with those of yesterday`(_ words: (Language, String), _ size: Size) async {
        let walks = [1, 2].map { ago in
            WalkWorld.walk(ago, daysAgo: ago, 9, 0, minutes: 35 + ago, steps: nil, distance: nil, title: "", source: WalkWorld.phone)
        }
        let pilot = await WalkWorld(words.0, days: [], walks: walks).pilot(size)
        let row = pilot.screen.split(separator: "\n").first { $0.contains(words.1) && $0.contains("150") }
        #expect(row != nil, "\(pilot.screen)")
        #expect(size.height >= 30 || row?.contains(words.1 + "36") == true, "\(pilot.screen)")
    }

    @Test func `a week of many minutes stands beside those of yesterday at each size`() async {
        let walks = [1, 2, 3, 4].map { ago in
            WalkWorld.walk(ago, daysAgo: ago, 9, 0, minutes: 60, steps: nil, distance: nil, title: "", source: WalkWorld.phone)
        }
        for size in Self.sizes {
            let pilot = await WalkWorld(days: [], walks: walks).pilot(size)
            #expect(
                pilot.screen.contains("240 / 150 min this week") || pilot.screen.contains("Yesterday 60 min  week 240 / 150"),
                "\(pilot.screen)")
        }
    }

    @Test func `a week against the last that has no room is said in fewer words, and not cut`() async throws {
        let walks = [0, 1, 2, 8].map { ago in
            WalkWorld.walk(ago + 1, daysAgo: ago, 9, 0, minutes: 135, steps: nil, distance: nil, title: "", source: WalkWorld.phone)
        }
        let narrow = await WalkWorld(.ko, days: [], walks: walks).pilot(Size(width: 40, height: 14))
        #expect(narrow.screen.contains("금까지 지난주보다 +135분"), "\(narrow.screen)")
        let wide = await WalkWorld(.ko, days: [], walks: walks).pilot(Size(width: 80, height: 24))
        #expect(wide.screen.contains("금요일까지 지난주보다 135분 많아요"))
    }

    @Test(arguments: [Size(width: 160, height: 45), Size(width: 170, height: 50)])
    func `the strip of the year has all of it`(_ size: Size) async throws {
        let pilot = try await world(days: Self.days()).pilot(size)
        #expect(pilot.screen.contains("The last year") && !pilot.screen.contains("‹"), "\(pilot.screen)")
    }

    @Test func `the number of yesterday is the one that is explained`() async throws {
        let pilot = try await world(days: Self.days(last: 1), walks: []).pilot()
        #expect(pilot.screen.contains("Yesterday "))
        await pilot.press("?")
        #expect(pilot.screen.contains("Fri 20 Nov"))
    }

    @Test func `the minutes of yesterday are those that are explained, by the walks that they are made of`() async {
        let walk = WalkWorld.walk(1, daysAgo: 1, 9, 0, minutes: 45, steps: nil, distance: nil, title: "", source: WalkWorld.phone)
        let pilot = await WalkWorld(days: [], walks: [walk]).pilot()
        await pilot.press("?")
        #expect(pilot.screen.contains("Fri 20 Nov") && pilot.screen.contains("Why 45 min?"), "\(pilot.screen)")
        #expect(pilot.screen.contains("09:00–09:45") && !pilot.screen.contains("rder of sources"), "\(pilot.screen)")
    }

    @Test func `the week is compared with the days of last week that are over`() async throws {
        let pilot = try await world(days: Self.days()).pilot()
        let progress = try #require(pilot.screen.split(separator: "\n").first { $0.contains("week ") && $0.contains("last by Fri") })
        #expect(progress.contains("ahead of") || progress.contains("behind"))
    }

    @Test func `what a person does not want is not shown`() async throws {
        let world = try await world(days: Self.days())
        _ = try await world.journal.change { $0[GoalChoices.self].shown = [.steps] }
        let pilot = await world.pilot()
        #expect(!pilot.screen.contains("km/h"))
        #expect(pilot.screen.contains("cm step"))
    }

    /// Five weeks on which the goal is reached, seen on the Saturday of the sixth.
    private func grown(_ language: Language = .en, isOn: Bool?) async throws -> WalkWorld {
        let days = (0..<42).map { Day(date: WalkWorld.today.adding(days: -$0), steps: 7050) }
        let world = WalkWorld(language, days: days)
        _ = try await world.journal.change { $0[GoalChoices.self].isGrowing = isOn }
        return world
    }

    @Test(arguments: [Language.en, .ko], sizes)
    func `a goal that grew is told with its reason`(_ language: Language, _ size: Size) async throws {
        let pilot = try await grown(language, isOn: true).pilot(size)
        assertSnapshot(of: pilot.window, named: "grown-\(language.rawValue)-\(size.width)x\(size.height)")
    }

    @Test(arguments: [Language.en, .ko], sizes)
    func `somebody who was not asked is asked once`(_ language: Language, _ size: Size) async throws {
        let pilot = try await grown(language, isOn: nil).pilot(size)
        assertSnapshot(of: pilot.window, named: "asked-\(language.rawValue)-\(size.width)x\(size.height)")
    }

    @Test func `u takes a goal that grew back, and it stays so`() async throws {
        let world = try await grown(isOn: true)
        let pilot = await world.pilot()
        #expect(pilot.screen.contains("Your goal is 7,800 steps from today"))
        await pilot.press("u")
        #expect(!pilot.screen.contains("Your goal is"))
        #expect(try await world.journal.settings().goals.steps(on: WalkWorld.today) == 7000)
        #expect(pilot.issues.isEmpty)
    }

    @Test func `one key lets goals grow, and nothing grows without it`() async throws {
        let world = try await grown(isOn: nil)
        let pilot = await world.pilot()
        #expect(try await world.journal.settings().goals.steps(on: WalkWorld.today) == 7000)
        #expect(pilot.screen.contains("7,800 steps? Press a."), "the first step is shown before it is taken")
        await pilot.press("a")
        #expect(pilot.screen.contains("Your goal is 7,800 steps from today"))
        #expect(try await world.journal.settings().goals.steps(on: WalkWorld.today) == 7800)
        await pilot.press("u", "u")
        #expect(try await world.journal.settings()[GoalChoices.self].isGrowing == nil)
        #expect(pilot.issues.isEmpty)
    }

    /// Three months of a speed that the watch measures, which rises by so much in eight weeks.
    private static func speeds(rising: Double) -> [GaitRecord] {
        (0..<92).map { ago in
            let speed = 1.2 + rising * Double(55 - ago) / 55 + (ago.isMultiple(of: 2) ? 0.01 : -0.01)
            let figure = GaitFigure(
                .measure(.speed), of: Optional(WalkWorld.watch), .measured, value: speed, stretches: 2, seconds: 900,
                leftOut: GaitLeftOut())
            return GaitRecord(date: WalkWorld.today.adding(days: -ago), figure: figure)
        }
    }

    @Test(arguments: [Language.en, .ko], sizes)
    func `a real change of walking is told`(_ language: Language, _ size: Size) async {
        let pilot = await WalkWorld(language, gait: Self.speeds(rising: 0.09)).pilot(size)
        assertSnapshot(of: pilot.window, named: "change-\(language.rawValue)-\(size.width)x\(size.height)")
    }

    /// A small screen in the app, which has a row for its tabs; a walk that was broken off takes another one.
    @Test(arguments: [(Language.en, "+", "−", " vs last by Fri"), (.ko, "+", "−", ", ~금 전주보다 ")], [false, true])
    func `a small screen gives up walks for the week, the change and the goals`(
        _ words: (language: Language, ahead: String, behind: String, through: String), _ isBrokenOff: Bool
    ) async throws {
        let world = WalkWorld(words.language, days: Self.days(), gait: Self.speeds(rising: 0.09))
        _ = try await world.journal.change { $0.goals.set(Goal(speed: 1.25, stepLength: 0.63), from: .earliest) }
        var dependencies = world.dependencies
        if isBrokenOff { dependencies.brokenOff = { BrokenOffWalk(length: .seconds(720), canGoOn: true) } }
        let pilot = Pilot(size: Size(width: 40, height: 11), root: WalkCoordinator(dependencies: dependencies))
        await pilot.settle()
        let screen = pilot.screen
        #expect(screen.contains("6,000") && screen.contains("44,655"), "\(screen)")
        let week = screen.split(separator: "\n").first { $0.contains("44,655") } ?? ""
        #expect((week.contains(words.ahead) || week.contains(words.behind)) && week.contains(words.through), "\(screen)")
        #expect(screen.contains("+0.33 km/h"), "\(screen)")
        #expect(screen.contains("4.5 km/h") && screen.contains("60 cm"), "\(screen)")
        #expect(screen.contains("07:40"), "\(screen)")
        #expect(screen.contains("Kwon 2009"), "\(screen)")
        #expect(!isBrokenOff || screen.contains("12"), "\(screen)")
    }

    @Test func `a change is told as soon as it is measured, though no day has another number`() async {
        let world = WalkWorld()
        let pilot = await world.pilot()
        #expect(!pilot.screen.contains("Speed rose"))
        await world.journal.add(gait: Self.speeds(rising: 0.09))
        await pilot.settle()
        #expect(pilot.screen.contains("Speed rose"))
    }

    @Test(arguments: [0, 0.02])
    func `a change that is chance, or too small to matter, is not told`(_ rise: Double) async {
        let pilot = await WalkWorld(gait: Self.speeds(rising: rise)).pilot()
        #expect(!pilot.screen.contains("chance") && !pilot.screen.contains("Speed"))
    }
}
