import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing

@testable import Analyze

@Suite(.leavesNothing)
struct ReportFlowTests {
    @Test(arguments: [Language.en, .ko], [Size(width: 80, height: 24), Size(width: 40, height: 12), Size(width: 120, height: 40)])
    func `how it looks`(_ language: Language, _ size: Size) async throws {
        let pilot = try await AnalyzeStage(language).pilot(size)
        await pilot.press("e")
        assertSnapshot(of: pilot.window, named: "week-\(language.rawValue)-\(size.width)x\(size.height)")
        await pilot.press("r", "r", "d")
        assertSnapshot(of: pilot.window, named: "quarter-\(language.rawValue)-\(size.width)x\(size.height)")
    }

    @Test func `spans are turned over, back to where the journal begins and on to the one that runs`() async throws {
        let pilot = try await AnalyzeStage().pilot(Size(width: 80, height: 40))
        await pilot.press("e")
        #expect(pilot.screen.contains("9 – 15 Nov") || pilot.screen.contains("9 Nov – 15 Nov 2026"))
        await pilot.press("l")
        #expect(pilot.screen.contains("(so far)"))
        await pilot.press("h", "h")
        #expect(pilot.screen.contains("2 Nov – 8 Nov 2026"))
    }

    @Test func `a journal without a day says so`() async throws {
        let pilot = try await AnalyzeStage(isEmpty: true).pilot()
        await pilot.press("e")
        #expect(pilot.screen.contains("no data in this time"))
    }

    @Test func `where nothing can be written the key says why`() async throws {
        let pilot = try await AnalyzeStage().pilot()
        await pilot.press("e", "s")
        #expect(pilot.toast == "The demo saves nothing.")
    }

    @Test func `y copies the report as text`() async throws {
        let pilot = try await AnalyzeStage().pilot()
        await pilot.press("e", "y")
        let text = try #require(pilot.device.copies.last?.text)
        #expect(pilot.toast.map { text.hasPrefix($0.replacing("Copied: ", with: "")) } == true)
        #expect(text.split(separator: "\n").count > 10)
    }

    @Test func `another report is read from its beginning`() async throws {
        let pilot = try await AnalyzeStage().pilot(Size(width: 40, height: 12))
        await pilot.press("e")
        for key: Key in ["d", "r", .left] {
            await pilot.press(.pageDown, .pageDown)
            #expect(pilot.row(2).hasSuffix("│"))
            await pilot.press(key)
            #expect(pilot.row(2).hasSuffix("┃"), "\(key): \(pilot.screen)")
        }
    }
}
