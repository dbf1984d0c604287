import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing
import Walking
import WalkingTesting

@testable import Walk

/// The shoes: which there are, which pair was on, when one is worn out.
@Suite(.leavesNothing)
struct ShoesFlowTests {
    private func world(_ language: Language = .en) -> WalkWorld {
        var walks = WalkWorld.walks
        walks[3].tags = ["shoe:흰 신발"]
        walks[2].tags = ["shoe:Blue Brooks"]
        return WalkWorld(language, walks: walks)
    }

    @Test func `the time of a walk without a distance is not cut`() async {
        let walk = WalkWorld.walk(5, daysAgo: 0, 6, 0, minutes: 70, steps: nil, distance: nil, title: "")
        let pilot = await WalkWorld(walks: [walk]).pilot()
        await pilot.press("o", "w")
        #expect(pilot.screen.contains("1 h 10 min"))
    }

    @Test func `the walks of a week get a pair at once, and one key takes it back`() async throws {
        let world = world()
        let pilot = await world.pilot()
        await pilot.press("o", "w")
        #expect(pilot.stack.last == "WeekShoesViewController")
        await pilot.press(.control("u"))
        await pilot.type("Trail 2")
        await pilot.press(.control("s"))
        #expect(pilot.stack.last == "ShoesViewController")
        #expect(pilot.toast == "2 walks changed · u undo")
        #expect(try await world.journal.walk(WalkWorld.walks[0].id)?.shoes == "Trail 2")
        #expect(try await world.journal.walk(WalkWorld.walks[2].id)?.shoes == "Blue Brooks")
        #expect(pilot.screen.contains("Trail 2"))
        await pilot.press("u")
        #expect(!pilot.screen.contains("Trail 2"))
        #expect(pilot.issues.isEmpty)
    }

    @Test func `the usual pair is on every new walk`() async throws {
        let world = world()
        let pilot = await world.pilot()
        await pilot.press("o", "d")
        #expect(pilot.toast == "New walks get Blue Brooks · u undo")
        await pilot.press(.escape, "n")
        await pilot.type("30")
        await pilot.press(.control("s"), .enter)
        #expect(pilot.screen.contains("shoe:Blue Brooks"))
    }

    @Test func `a worn pair says so, and retires`() async throws {
        let world = world()
        let pilot = await world.pilot()
        await pilot.press("o", .down, .enter)
        #expect(pilot.stack.last == "ShoeFormViewController")
        await pilot.type("3")
        await pilot.press(.control("s"))
        #expect(pilot.screen.contains("time for new ones"))
        await pilot.press("r")
        #expect(pilot.toast?.contains("is retired") == true)
        #expect(try await world.journal.settings()[ShoeRack.self].retired == ["흰 신발"])
        await pilot.press("u", "u")
        #expect(try await world.journal.settings()[ShoeRack.self] == ShoeRack())
    }

    @Test func `a limit that cannot be read is said, and nothing is lost without a question`() async {
        let pilot = await world().pilot()
        await pilot.press("o", .enter)
        await pilot.type("far")
        #expect(pilot.screen.contains("A distance between"))
        await pilot.press(.control("s"))
        #expect(pilot.stack.last == "ShoeFormViewController")
        await pilot.press(.escape)
        #expect(pilot.stack.last == "AlertController")
        await pilot.press(.tab, .enter)
        #expect(pilot.stack.last == "ShoesViewController")
    }

    @Test func `earlier weeks can be gone through, and no later one than this`() async {
        let pilot = await world().pilot()
        await pilot.press("o", "w", .pageUp)
        #expect(pilot.screen.contains("No walks in this week."))
        await pilot.press(.pageDown, .pageDown)
        #expect(pilot.screen.contains("Office"))
    }

    @Test(arguments: [Language.en, .ko], [Size(width: 80, height: 24), Size(width: 40, height: 12)])
    func `how it looks`(_ language: Language, _ size: Size) async throws {
        let world = world(language)
        _ = try await world.journal.change {
            $0[ShoeRack.self] = ShoeRack(
                usual: "Blue Brooks", limits: ["Blue Brooks": .init(distance: 1000), "흰 신발": .init(distance: 2000)], retired: ["Old ones"])
        }
        let name = "\(language.rawValue)-\(size.width)x\(size.height)"
        let pilot = await world.pilot(size)
        await pilot.press("o")
        assertSnapshot(of: pilot.window, named: "list-" + name)
        await pilot.press(.enter)
        assertSnapshot(of: pilot.window, named: "pair-" + name)
        await pilot.press(.escape, "w")
        assertSnapshot(of: pilot.window, named: "week-" + name)
    }

    @Test func `without any walk it says what to do`() async {
        let pilot = await WalkWorld(days: [], walks: []).pilot()
        await pilot.press("o")
        assertSnapshot(of: pilot.window, named: "empty")
    }
}
