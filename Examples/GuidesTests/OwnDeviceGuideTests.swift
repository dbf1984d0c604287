import ScreenTesting
import Screens
import Terminal
import Testing

@testable import Guides

@Suite(.leavesNothing)
struct OwnDeviceGuideTests {
    @Test func `keys from the list make frames on paper, and the device is given back`() throws {
        let device = PaperDevice(size: Size(width: 40, height: 8), keys: ["+", "+", "+"])
        let window = Window(size: device.size)
        window.rootViewController = WaterViewController(WaterModel { "" })
        let application = Application(device: device, window: window)
        try application.run()
        #expect(application.exitReason == .terminate && !device.isTaken)
        #expect(device.sheets.last?.contains { $0.contains("3 of 8 glasses") } == true)
    }

    @Test func `a device that cannot be taken has changed nothing`() {
        let device = PaperDevice(size: Size(width: 0, height: 0), keys: [])
        #expect(throws: DeviceError.notATerminal) { try device.enter() }
        #expect(!device.isTaken && device.sheets.isEmpty)
    }
}
