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

    @Test func `a mirror shows each frame on a terminal elsewhere, and all of it to somebody who comes later`() throws {
        let size = Size(width: 40, height: 8)
        let paper = PaperDevice(size: size, keys: ["+", "+", "+"])
        var terminals = [VirtualTerminal(size: size)]
        let mirror = MirrorDevice(paper) { bytes in
            for index in terminals.indices { terminals[index].feed(bytes) }
        }
        let window = Window(size: size)
        window.rootViewController = WaterViewController(WaterModel { "" })
        try Application(device: mirror, window: window).run()
        #expect(terminals[0].text.contains("3 of 8 glasses") && !paper.isTaken)
        terminals.append(VirtualTerminal(size: size))
        mirror.welcome()
        #expect(terminals[1].text == terminals[0].text)
    }
}
