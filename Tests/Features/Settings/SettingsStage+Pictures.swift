import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing

extension SettingsStage {
    nonisolated static let usualSizes = [Size(width: 80, height: 24), Size(width: 40, height: 12)]
    nonisolated static let pictures = Language.allCases.flatMap { language in
        (usualSizes + [Size(width: 120, height: 40)]).map { (language, $0) }
    }

    static func name(_ language: Language, _ size: Size) -> String { "\(language.rawValue)-\(size.width)x\(size.height)" }

    /// Opens an editor and compares how it looks with the picture beside the test.
    @discardableResult
    func assertEditor(_ row: String, _ size: Size, filePath: String = #filePath) async throws -> Pilot {
        let pilot = try await open(row, size)
        assertSnapshot(of: pilot.window, named: "\(row)-\(Self.name(language, size))", function: "each editor", filePath: filePath)
        return pilot
    }
}
