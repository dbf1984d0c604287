import Phrases
import Screens
import ScreenTesting
import Terminal
import Testing
import Walking

@testable import Analyze

/// The chart in all its ranges and metrics, as it looks.
@Suite(.leavesNothing)
struct ChartSnapshotTests {
    private nonisolated static let sizes = [Size(width: 80, height: 24), Size(width: 120, height: 40), Size(width: 40, height: 12)]
    private nonisolated static let pictures = Language.allCases.flatMap { language in sizes.map { (language, $0) } }

    private func name(_ language: Language, _ size: Size) -> String { "\(language.rawValue)-\(size.width)x\(size.height)" }

    @Test(arguments: pictures)
    func `steps of seven days`(_ language: Language, _ size: Size) async throws {
        assertSnapshot(of: await (try AnalyzeStage(language)).pilot(size).window, named: name(language, size))
    }

    @Test(arguments: pictures)
    func `distance of twelve months, one selected`(_ language: Language, _ size: Size) async throws {
        let pilot = await (try AnalyzeStage(language)).pilot(size)
        await pilot.press("m", "r", "r", .left, .left)
        assertSnapshot(of: pilot.window, named: name(language, size))
    }

    @Test(arguments: ["24 hours", "month"])
    func range(_ range: String) async throws {
        let pilot = await (try AnalyzeStage()).pilot()
        await pilot.press(Array(repeating: "r", count: range == "month" ? 1 : 3))
        assertSnapshot(of: pilot.window, named: range)
    }

    @Test func `step length of a month`() async throws {
        let pilot = await (try AnalyzeStage()).pilot()
        await pilot.press("m", "m", "m", "r")
        assertSnapshot(of: pilot.window)
    }

    @Test(arguments: Language.allCases)
    func `nothing measured`(_ language: Language) async throws {
        assertSnapshot(of: await (try AnalyzeStage(language, isEmpty: true)).pilot().window, named: language.rawValue)
    }

    @Test func `the smallest size`() async throws {
        assertSnapshot(of: await (try AnalyzeStage()).pilot(Size(width: 20, height: 5)).window)
    }
}
