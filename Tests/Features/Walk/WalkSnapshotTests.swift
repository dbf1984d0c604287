import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing
import Walking
import WalkingTesting

@testable import Walk

/// The look of the screens.
@Suite(.leavesNothing)
struct WalkSnapshotTests {
    private nonisolated static let wide = Size(width: 120, height: 40)
    private nonisolated static let usual = Size(width: 80, height: 24)
    private nonisolated static let small = Size(width: 40, height: 12)
    private nonisolated static let tiny = Size(width: 20, height: 5)

    private func assertScreen(_ name: String, _ language: Language, _ size: Size, keys: [Key] = []) async {
        let pilot = await WalkWorld(language).pilot(size)
        await pilot.press(keys)
        assertSnapshot(of: pilot.window, named: "\(name) \(language.rawValue) \(size.width)x\(size.height)", function: "walk")
    }

    @Test(arguments: [Language.en, .ko], [wide, usual, small, tiny])
    func `the home screen`(_ language: Language, _ size: Size) async { await assertScreen("home", language, size) }

    @Test(arguments: [Language.en, .ko], [wide, usual, small])
    func `the home screen with a row of weeks`(_ language: Language, _ size: Size) async throws {
        let world = WalkWorld(language)
        var settings = try await world.journal.settings()
        settings.streakKind = StreakKind(daysAWeek: 3)
        try await world.journal.save(settings)
        assertSnapshot(of: await world.pilot(size).window, named: "\(language.rawValue)-\(size.width)x\(size.height)")
    }

    @Test func `the home screen without colours still shows focus and a goal that was reached`() async {
        let pilot = await WalkWorld().pilot()
        let snapshot = Snapshot(window: pilot.window, theme: .mono, depth: .mono)
        assertSnapshot(of: snapshot, named: "home mono", function: "walk")
    }

    @Test(arguments: [Language.en, .ko], [wide, usual, small, tiny])
    func `the menu over the home screen`(_ language: Language, _ size: Size) async {
        await assertScreen("menu", language, size, keys: ["m", .down])
    }

    @Test func `the menu without colours still shows where one is`() async {
        let pilot = await WalkWorld().pilot()
        await pilot.press("m", .down)
        assertSnapshot(of: Snapshot(window: pilot.window, theme: .mono, depth: .mono), named: "menu mono", function: "walk")
    }

    @Test(arguments: [Language.en, .ko], [usual, small])
    func `a live walk says who else told it, and shows their route`(_ language: Language, _ size: Size) async {
        var seen = WalkWorld.walk(2, daysAgo: 0, 7, 41, minutes: 35, steps: 3804, distance: 2650, title: "")
        seen.route = (0..<30).map {
            RoutePoint(time: seen.start + .seconds($0 * 70), latitude: 37.5 + 0.0004 * Double($0), longitude: 127 + 0.0006 * Double($0 % 9))
        }
        var live = WalkWorld.walk(1, daysAgo: 0, 7, 40, minutes: 35, steps: 3912, distance: 2700, title: "", source: .liveWalk)
        (live.effort, live.laps) = (13, [Lap(end: live.start + .seconds(1200), steps: 2210, distance: 1520)])
        let pad = Source(name: language == .ko ? "거실 패드" : "Office pad", manufacturer: "KingSmith", kind: .live)
        let strap = Source(name: "Polar H10", manufacturer: "Polar", kind: .live)
        let samples = [(Metric.steps, 3912, pad), (.heartRate, 104.4, strap), (.highestHeartRate, 121, strap)].map {
            Sample(metric: $0, start: live.start, end: live.end, value: $1, source: $2, grain: .record)
        }
        let pilot = await WalkWorld(language, walks: [live, seen], samples: samples).pilot(size)
        await pilot.press(.enter)
        assertSnapshot(of: pilot.window, named: "\(language.rawValue)-\(size.width)x\(size.height)")
        guard size == Self.small else { return }
        await pilot.press(.end)
        assertSnapshot(of: pilot.window, named: "\(language.rawValue)-\(size.width)x\(size.height)-end")
    }

    @Test(arguments: [Language.en, .ko], [usual, small])
    func `the screens in miles, feet and inches`(_ language: Language, _ size: Size) async {
        let pilot = await WalkWorld(language, units: .imperial).pilot(size)
        let name = "imperial \(language.rawValue) \(size.width)x\(size.height)"
        assertSnapshot(of: pilot.window, named: "\(name) home", function: "walk")
        await pilot.press(.enter)
        assertSnapshot(of: pilot.window, named: "\(name) walk", function: "walk")
    }

    @Test(arguments: [Language.en, .ko], [wide, usual, small])
    func `a walk`(_ language: Language, _ size: Size) async { await assertScreen("detail", language, size, keys: [.enter]) }

    @Test(arguments: [Language.en, .ko], [wide, usual, small])
    func `the form`(_ language: Language, _ size: Size) async {
        await assertScreen("form", language, size, keys: ["n", .control("s")])
    }

    @Test(arguments: [Language.en, .ko], [wide, usual, small])
    func `all walks`(_ language: Language, _ size: Size) async { await assertScreen("all", language, size, keys: ["/"]) }

    @Test(arguments: [Language.en, .ko], [usual, small])
    func `the goal`(_ language: Language, _ size: Size) async { await assertScreen("goal", language, size, keys: ["g"]) }

    @Test(arguments: [Language.en, .ko], [usual, small])
    func `the question before an import`(_ language: Language, _ size: Size) async {
        await assertScreen("import", language, size, keys: ["i", .enter])
    }

    @Test(arguments: [Language.en, .ko], [wide, usual, small])
    func `why a number is what it is`(_ language: Language, _ size: Size) async {
        let pilot = await WalkWorld(language, samples: WalkWorld.samples).pilot(size)
        await pilot.press("?")
        assertSnapshot(of: pilot.window, named: "why \(language.rawValue) \(size.width)x\(size.height)", function: "walk")
    }

    @Test(arguments: [Language.en, .ko], [usual, small])
    func `why a corrected number is what it is`(_ language: Language, _ size: Size) async {
        var corrected = WalkWorld.samples
        corrected[0].exported = WalkWorld.now
        corrected[0].value = 3500
        let pilot = await WalkWorld(language, samples: WalkWorld.samples + [corrected[0]]).pilot(size)
        await pilot.press("?")
        assertSnapshot(of: pilot.window, named: "why corrected \(language.rawValue) \(size.width)x\(size.height)", function: "walk")
    }

    @Test(arguments: [Language.en, .ko], [usual, small])
    func `why a speed is what it is`(_ language: Language, _ size: Size) async {
        let pilot = await WalkWorld(language, samples: WalkWorld.samples + WalkWorld.speeds).pilot(size)
        await pilot.press("?", "m", "m")
        assertSnapshot(of: pilot.window, named: "why speed \(language.rawValue) \(size.width)x\(size.height)", function: "walk")
    }

    @Test(arguments: [Language.en, .ko])
    func `why a step length is what nobody measured`(_ language: Language) async {
        let pilot = await WalkWorld(language, samples: WalkWorld.samples).pilot()
        await pilot.press("?", "m", "m", "m")
        assertSnapshot(of: pilot.window, named: "why derived \(language.rawValue)", function: "walk")
    }

    @Test(arguments: [Language.en, .ko], [wide, usual, small])
    func `a year`(_ language: Language, _ size: Size) async {
        let days = (0..<325).map { index in
            Day(date: WalkWorld.today.adding(days: -index), steps: Double((index * 7919) % 12_000), distance: 4000)
        }
        let pilot = await WalkWorld(language, days: days).pilot(size)
        await pilot.press("y")
        assertSnapshot(of: pilot.window, named: "year \(language.rawValue) \(size.width)x\(size.height)", function: "walk")
    }

    @Test(arguments: [wide, usual, small])
    func `a walk with its way`(_ size: Size) async {
        var walk = WalkWorld.walks[0]
        walk.route = WalkWorld.route
        walk.tags = ["morning"]
        let pilot = await WalkWorld(walks: [walk]).pilot(size)
        await pilot.press(.enter)
        assertSnapshot(of: pilot.window, named: "route \(size.width)x\(size.height)", function: "walk")
    }

    @Test(arguments: [Language.en, .ko])
    func `the order of sources`(_ language: Language) async {
        let pilot = await WalkWorld(language, samples: WalkWorld.samples).pilot()
        await pilot.press("s")
        assertSnapshot(of: pilot.window, named: "sources \(language.rawValue)", function: "walk")
    }

    @Test(arguments: [Language.en, .ko])
    func `a first day without anything`(_ language: Language) async {
        let pilot = await WalkWorld(language, days: [], walks: []).pilot()
        assertSnapshot(of: pilot.window, named: "empty \(language.rawValue)", function: "walk")
    }

    @Test func `a journal that cannot be read`() async {
        let world = WalkWorld()
        await world.journal.fail(with: .locked)
        let pilot = await world.pilot()
        assertSnapshot(of: pilot.window, named: "locked", function: "walk")
    }

    @Test(arguments: [Language.en, .ko])
    func `the question before what was typed is lost`(_ language: Language) async {
        let pilot = await WalkWorld(language).pilot()
        await pilot.press("n", "3", "5", .escape)
        assertSnapshot(of: pilot.window, named: "leave \(language.rawValue)", function: "walk")
        await pilot.press(.escape)
    }

    @Test(arguments: [Language.en, .ko])
    func `a walk that was deleted`(_ language: Language) async {
        let pilot = await WalkWorld(language).pilot()
        await pilot.press(.enter, "d")
        assertSnapshot(of: pilot.window, named: "deleted \(language.rawValue)", function: "walk")
    }
}
