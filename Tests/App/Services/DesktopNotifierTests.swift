import Foundation
import LiveWalking
import Outputs
import ProgramTesting
import Testing

/// Notifications of a desktop on a bus of their own.
@Suite(.waitsForPrograms, .enabled(if: PrivateBus.isInstalled, "dbus-daemon is not installed"))
nonisolated struct DesktopNotifierTests {
    @Test func `a notification is shown in the place of the one before`() async {
        await #expect(processExitsWith: .success) {
            let folder = FileManager.default.temporaryDirectory.appending(path: "gnd-desktop-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let bus = try PrivateBus(in: folder)
            defer {
                bus.end()
                try? FileManager.default.removeItem(at: folder)
            }
            setenv("DBUS_SESSION_BUS_ADDRESS", bus.address, 1)
            try #require(await DesktopNotifier.findObstacle() == .noService)
            try bus.beginBlueZ()
            try #require(await DesktopNotifier.findObstacle() == nil)
            let notifier = DesktopNotifier()
            await notifier.notify(title: "GND", body: "Longer steps & <slower>")
            await notifier.notify(title: "GND", body: "Good")
            try #require(notifier.obstacle == nil)
            try #require(bus.calls.suffix(2) == ["Notify 0 GND: Longer steps &amp; &lt;slower&gt;", "Notify 7 GND: Good"])
        }
    }

    @Test func `a bus that hangs holds a walk for two seconds, and is told as no desktop`() async {
        await #expect(processExitsWith: .success) {
            let folder = FileManager.default.temporaryDirectory.appending(path: "gnd-desktop-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let silent = try #require(SilentBus(in: folder))
            setenv("DBUS_SESSION_BUS_ADDRESS", silent.address, 1)
            let begun = ContinuousClock.now
            try #require(await DesktopNotifier.findObstacle() == .noService)
            try #require(ContinuousClock.now - begun < .seconds(10))
        }
    }
}
