import Phrases
import Screens
import ScreenTesting
import Terminal
import Testing
import Walking

@testable import Settings

/// Every screen of the settings, as it looks.
struct SettingsSnapshotTests {
    private nonisolated static let sizes = [Size(width: 80, height: 24), Size(width: 120, height: 40), Size(width: 40, height: 12)]
    private nonisolated static let pictures = Language.allCases.flatMap { language in sizes.map { (language, $0) } }

    private func name(_ language: Language, _ size: Size) -> String { "\(language.rawValue)-\(size.width)x\(size.height)" }

    @Test(arguments: pictures)
    func settings(_ language: Language, _ size: Size) async throws {
        let stage = SettingsStage(language)
        assertSnapshot(of: try await stage.pilot(size).window, named: name(language, size))
    }

    @Test(arguments: Language.allCases)
    func `the settings of the local profile`(_ language: Language) async throws {
        let stage = SettingsStage(language)
        assertSnapshot(of: try await stage.pilot(isLocal: true).window, named: language.rawValue)
    }

    @Test func `the settings at the smallest size`() async throws {
        let stage = SettingsStage()
        assertSnapshot(of: try await stage.pilot(Size(width: 20, height: 5)).window)
    }

    @Test(arguments: pictures)
    func goal(_ language: Language, _ size: Size) async throws {
        let stage = SettingsStage(language)
        let pilot = try await stage.pilot(size)
        await pilot.press(.down, .down, .enter)
        assertSnapshot(of: pilot.window, named: name(language, size))
    }

    @Test(arguments: Language.allCases, [1, 2, 4, 5, 6, 7, 8])
    func `each editor`(_ language: Language, _ row: Int) async throws {
        let stage = SettingsStage(language)
        let pilot = try await stage.pilot()
        await pilot.press(Array(repeating: .down, count: row - 1) + [.enter])
        let names = ["", "nickname", "profile", "goal", "language", "colours", "motion", "about", "sign-out"]
        assertSnapshot(of: pilot.window, named: "\(names[row])-\(language.rawValue)")
    }
}
