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
}
