import LiveWalking
import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing
import Walking

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

    @Test func `the last four metres by the clock are in a report, as they were by its end`() async throws {
        let stage = try await AnalyzeStage()
        let taken = [8, 1].map { Zone.utc.instant(stage.today.adding(days: -$0), hour: 9) }
        _ = try await stage.journal.change { settings in
            for (taken, seconds) in zip(taken, [4.0, 3.2]) {
                guard let result = GaitTestResult(.fourMetres, taken: taken, metres: 4, seconds: seconds) else { continue }
                settings[GaitTestHistory.self].add(result)
            }
        }
        let pilot = await stage.pilot(Size(width: 80, height: 40))
        await pilot.press("e")
        #expect(pilot.screen.contains("1.00 m/s, 13 Nov"), "\(pilot.screen)")
        await pilot.press("l")
        #expect(pilot.screen.contains("1.25 m/s, 20 Nov, +0.25 m/s to the time before, best"), "\(pilot.screen)")
        await pilot.press("y")
        #expect(pilot.device.copies.last?.text.contains("1.25 m/s, 20 Nov") == true)
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
