import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing
import Walking
import WalkingTesting

@testable import Settings

/// The look of the private places, and of one that is added.
@Suite(.leavesNothing)
struct PrivacySnapshotTests {
    @Test(arguments: Language.allCases, SettingsStage.usualSizes)
    func `the places, and one more`(_ language: Language, _ size: Size) async throws {
        let stage = SettingsStage(language)
        _ = try await stage.journal.save([.fromHome(1), .fromHome(2), .fromHome(3)])
        let zone = try #require(PrivacyZone(name: language == .ko ? "집" : "Home", latitude: 37.5, longitude: 127, radius: 500))
        _ = try await stage.journal.change { $0.privacyZones.put(zone) }
        let pilot = try await stage.open("privacy", size)
        let name = "\(language.rawValue) \(size.width)x\(size.height)"
        assertSnapshot(of: pilot.window, named: "list \(name)", function: "privacy")
        await pilot.press("n")
        assertSnapshot(of: pilot.window, named: "place \(name)", function: "privacy")
    }
}
