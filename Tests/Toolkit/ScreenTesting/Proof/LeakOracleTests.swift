import Foundation
@testable import ScreenTesting
import Screens
import Testing

struct LeakOracleTests {
    private static var kept: ViewController?

    @Test func `a screen that outlives its test is named`() async throws {
        let registry = ObjectRegistry()
        ObjectRegistry.$current.withValue(registry) { Self.kept = AlertController(title: nil, message: nil) }
        #expect(registry.survivors == ["AlertController"])
        Self.kept = nil
        #expect(registry.survivors == [])
    }

    @Test(.leavesNothing) func `a test that leaves nothing passes`() {
        _ = NavigationController(rootViewController: ViewController())
    }

    @Test func `every suite that sends a pilot through screens watches that nothing stays behind`() throws {
        let tests = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)
        var watching = 0
        while let file = files?.nextObject() as? URL {
            guard file.lastPathComponent.hasSuffix("Tests.swift") else { continue }
            let text = try String(contentsOf: file, encoding: .utf8)
            guard text.contains("Pilot(root") || text.contains("Pilot(size") || text.contains(".pilot") || text.contains("AppStage(") else {
                continue
            }
            watching += 1
            #expect(text.contains(".leavesNothing"), "\(file.lastPathComponent) does not look for what stays behind")
        }
        #expect(watching > 40)
    }
}
