import ScreenTesting
import Terminal
import Testing

@testable import Screens

@Suite(.leavesNothing)
struct PasteboardTests {
    private final class CopyingScreen: ViewController {
        var text = "1.24 m/s"
        override var keyCommands: [KeyCommand] {
            [KeyCommand("y", title: "copy") { [weak self] in self.map { $0.copy($0.text, named: "speed") } }]
        }
    }

    @Test func `a copy goes to the terminal with the next frame, once, and the toast names it`() async {
        let pilot = Pilot(size: Size(width: 80, height: 10), root: CopyingScreen())
        await pilot.press("y")
        #expect(pilot.device.copies.map(\.text) == ["1.24 m/s"])
        #expect(pilot.toast == "Copied: speed")
        await pilot.press("x")
        #expect(pilot.device.copies.count == 1)
    }

    @Test func `a terminal that takes none is not asked, and that is said`() throws {
        let device = ScriptedDevice()
        device.size = Size(width: 80, height: 10)
        device.takesCopies = false
        device.steps = [{ $0.send(.key("y")) }]
        let window = Window(size: device.size)
        window.rootViewController = CopyingScreen()
        try Application(device: device, window: window, clock: StageClock(), drain: {}).run()
        #expect(!device.log.contains { $0.hasPrefix("copy") })
        #expect(window.toast == "This terminal takes no text for the clipboard. Nothing was copied.")
    }

    @Test func `what is too large is not sent, and that is said`() async {
        let screen = CopyingScreen()
        screen.text = String(repeating: "걷", count: 30_000)
        let pilot = Pilot(size: Size(width: 80, height: 10), root: screen)
        await pilot.press("y")
        #expect(pilot.device.copies.isEmpty)
        #expect(pilot.toast == "That is too long to copy: 75 KB at most. Nothing was copied.")
    }

    @Test(arguments: [true, false])
    func `a program of the desktop is handed the text, alone where the terminal takes none`(_ works: Bool) async {
        let pilot = Pilot(size: Size(width: 80, height: 10), root: CopyingScreen())
        let texts = Texts()
        pilot.window.pasteboard.isAvailable = false
        pilot.window.pasteboard.helper = { text in
            await texts.add(text)
            return works
        }
        await pilot.press("y")
        #expect(await texts.all == ["1.24 m/s"])
        #expect(pilot.device.copies.isEmpty)
        #expect(pilot.toast == (works ? "Copied: speed" : "This terminal takes no text for the clipboard. Nothing was copied."))
    }

    private actor Texts {
        private(set) var all: [String] = []
        func add(_ text: String) { all.append(text) }
    }
}
