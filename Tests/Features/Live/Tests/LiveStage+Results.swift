import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing
import Walking
import WalkingTesting

@testable import Live
@testable import LiveWalking

extension LiveStage {
    private static func results() throws -> [GaitTestResult] {
        func result(_ test: GaitTest, daysAgo: Int64, _ metres: Double, _ seconds: Double, effort: Int? = nil) throws -> GaitTestResult {
            let taken = LiveStage.now - .seconds(daysAgo * 86_400 + 3600)
            return try #require(GaitTestResult(test, taken: taken, metres: metres, seconds: seconds, effort: effort))
        }
        let belt = GaitTestResult(.sixMinutes, taken: LiveStage.now - .seconds(9 * 86_400), metres: 512, seconds: 360, on: .belt)
        let second = GaitTestResult(.fourMetres, taken: LiveStage.now - .seconds(3540), metres: 4, seconds: 3.21)
        return try [
            result(.fourMetres, daysAgo: 30, 4, 3.3), result(.fourMetres, daysAgo: 0, 4, 3.4), #require(second),
            result(.sixMinutes, daysAgo: 400, 482, 360, effort: 13), result(.sixMinutes, daysAgo: 2, 470, 360, effort: 12),
            #require(belt),
        ]
    }

    /// A walker at the list of tests.
    static func atTests(
        _ language: Language = .en, _ size: Size = Size(width: 80, height: 24), hasResults: Bool = true, knowsStopSigns: Bool = true,
        saysLines: Bool = false, isAvailable: Bool = true
    ) async throws -> LiveStage {
        let stage = try await LiveStage(language, size, knowsStopSigns: knowsStopSigns, saysLines: saysLines, isAvailable: isAvailable)
        if hasResults {
            let results = try results()
            _ = try await stage.journal.change { settings in for result in results { settings[GaitTestHistory.self].add(result) } }
        }
        await stage.pilot.press("t")
        return stage
    }
}
