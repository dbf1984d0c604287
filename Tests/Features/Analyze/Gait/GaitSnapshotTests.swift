import Phrases
import Screens
import ScreenTesting
import Terminal
import Testing
import Walking

@testable import Analyze

@Suite(.leavesNothing)
struct GaitSnapshotTests {
    @Test(arguments: GaitStage.pictures)
    func `speed of twelve months`(_ language: Language, _ size: Size) async {
        assertSnapshot(of: await GaitStage(language).pilot(size).window, named: GaitStage.name(language, size))
    }

    @Test(arguments: Language.allCases)
    func `the chart in the place of the numbers`(_ language: Language) async {
        let pilot = await GaitStage(language).pilot(Size(width: 40, height: 12))
        await pilot.press("n")
        assertSnapshot(of: pilot.window, named: language.rawValue)
    }

    @Test func `both feet down in a month, one chosen`() async {
        let pilot = await GaitStage().pilot()
        await pilot.press("m", "m", "m", "O", .left, .left)
        assertSnapshot(of: pilot.window)
    }

    @Test(arguments: Language.allCases)
    func `cadence in a month and both feet down on a day of it`(_ language: Language) async {
        let day = CivilDate(dayNumber: 20_757)
        let pilot = await GaitStage(language, samples: GaitStage.samples(.doubleSupport, on: day, [0.29, 0.27, 0.28])).pilot()
        await pilot.press("m", "m", .left, .left, .left, .left, .left, .enter)
        assertSnapshot(of: pilot.window, named: "month-\(language.rawValue)")
        await pilot.press("m", .left, .enter)
        assertSnapshot(of: pilot.window, named: "day-\(language.rawValue)")
    }

    @Test(arguments: Language.allCases)
    func `nothing to compare`(_ language: Language) async {
        assertSnapshot(of: await GaitStage(language, isEmpty: true).pilot().window, named: language.rawValue)
    }

    @Test func `for who listens`() async {
        let pilot = await GaitStage().pilot(isLinear: true)
        await pilot.press("O")
        assertSnapshot(of: pilot.window)
    }
}
