import Terminal

@testable import Screens

/// A window on a headless device with one screen, for tests of views and controls.
@MainActor
final class Stage {
    let device: HeadlessDevice
    let window: Window
    let controller: StageController
    let clock = StageClock()

    init(_ view: View, size: Size = Size(width: 40, height: 8), text: ScreenText = .en) {
        device = HeadlessDevice(size: size)
        window = Window(size: size, text: text, clock: clock)
        controller = StageController(view)
        window.areAnimationsEnabled = false
        window.rootViewController = controller
        window.makeKeyAndVisible()
        render()
    }

    func press(_ keys: Key...) {
        for key in keys { window.dispatch(.key(key)) }
        render()
    }

    func type(_ text: String) {
        for character in text { window.dispatch(.key(.character(character))) }
        render()
    }

    @discardableResult
    func render() -> Bool { window.render(into: device) }

    /// The content without the frame around it.
    var content: String { rows.joined(separator: "\n") }

    var rows: [String] {
        let all = (0..<device.canvas.size.height).map { device.canvas.text(row: $0) }
        return Array(all.dropFirst(window.size.height >= 8 ? 2 : 1).dropLast())
    }

    var hints: String { device.canvas.text(row: device.canvas.size.height - 1) }
}

@MainActor
final class StageController: ViewController {
    private let content: View
    var commands: [KeyCommand] = []
    var onUpdate: () -> Void = {}

    init(_ view: View) { content = view }

    override func loadView() { view = content }
    override var keyCommands: [KeyCommand] { commands }
    override func updateProperties() { onUpdate() }
}
