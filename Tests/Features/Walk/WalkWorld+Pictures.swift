import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing

@testable import Walk

extension WalkWorld {
    nonisolated static let usual = Size(width: 80, height: 24)
    nonisolated static let small = Size(width: 40, height: 12)
    nonisolated static let tiny = Size(width: 20, height: 5)
    nonisolated static let usualSizes = [usual, small]
    nonisolated static let sizes = [Size(width: 120, height: 40), usual, small]

    /// Compares how a screen looks after some keys with the picture beside the test.
    func assertScreen(
        _ name: String, _ size: Size, keys: [Key] = [], function: String = "walk", filePath: String = #filePath
    ) async {
        let pilot = await pilot(size)
        await pilot.press(keys)
        let name = "\(name) \(dependencies.language.rawValue) \(size.width)x\(size.height)"
        assertSnapshot(of: pilot.window, named: name, function: function, filePath: filePath)
    }
}
