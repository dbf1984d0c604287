import ScreenTesting
import Terminal
import Testing

@testable import Screens

@Suite(.leavesNothing) @MainActor
struct KeyBindingsTests {
    @Test(arguments: [
        Key("n"), Key("G"), .control("n"), .alt("x"), .shiftTab, .enter, .escape, Key(" "), .function(12), .pageUp, Key("한"), Key("-"),
        .control("-"), Key(","), Key("#"), Key("="), Key(.left, [.control, .shift]),
    ])
    func `every key is written in key files so that it can be read again`(_ key: Key) {
        #expect(Key(fileName: key.fileName) == key)
    }

    @Test func `a letter with Control is the same whatever its size`() {
        #expect(Key(fileName: "ctrl-S") == .control("s"))
        #expect(Key(fileName: "S") == Key("S"))
    }

    @Test(arguments: ["", "nn", "ctrl-", "f0", "f99", "hyper-x", "fx"])
    func `what is no key is not taken for one`(_ text: String) {
        #expect(Key(fileName: text) == nil)
    }

    @Test func `a person's keys take the place of a command's own, in dispatch, hints and help`() throws {
        let stage = Stage(Label("hello"), size: Size(width: 40, height: 12))
        var pressed = 0
        stage.controller.commands = [KeyCommand("n", title: "new walk", name: "walk.new", hint: 1) { pressed += 1 }]
        stage.window.keyBindings = try KeyBindings("# mine\nwalk.new = w, ctrl-w\n", file: "keys")
        stage.press("n", "w", .control("w"))
        #expect(pressed == 2)
        #expect(stage.hints.hasPrefix(" w new walk"))
    }

    @Test func `a conflict is refused with both places named`() {
        let error = #expect(throws: ConfigurationError.self) {
            try KeyBindings("walk.new = n\nwalk.delete = d, n\nroom.new = n\nwalk.new = x\nwalk.edit = hyper-e\nnonsense\n", file: "keys")
        }
        #expect(
            error?.problems.map(\.description) == [
                "keys:2: `n` for walk.delete is already the key of walk.new at keys:1", "keys:4: walk.new was already set at keys:1",
                "keys:5: `hyper-e` means nothing here", "keys:6: expected `name = value`",
            ])
    }

    @Test func `a key that a command beside it has of its own is not taken from it`() throws {
        let stage = Stage(Label("hello"))
        var pressed: [String] = []
        stage.controller.commands = [
            KeyCommand("n", title: "new", name: "walk.new") { pressed.append("new") },
            KeyCommand("d", title: "delete", name: "walk.delete") { pressed.append("delete") },
        ]
        let bindings = try KeyBindings("walk.new = d\n", file: "keys")
        stage.window.keyBindings = bindings
        stage.press("d", "n")
        #expect(pressed == ["delete", "new"])
        #expect(
            bindings.conflicts(in: stage.controller.commands).map(\.description) == [
                "keys:1: `d` for walk.new is already the key of walk.delete"
            ])
    }

    @Test func `two commands can exchange their keys`() throws {
        let stage = Stage(Label("hello"))
        var pressed: [String] = []
        stage.controller.commands = [
            KeyCommand("n", title: "new", name: "walk.new") { pressed.append("new") },
            KeyCommand("d", title: "delete", name: "walk.delete") { pressed.append("delete") },
        ]
        stage.window.keyBindings = try KeyBindings("walk.new = d\nwalk.delete = n", file: "keys")
        stage.press("d", "n")
        #expect(pressed == ["new", "delete"])
    }

    @Test(arguments: ReservedKey.allCases)
    func `a key that the window takes before anyone is refused in a key file`(_ reserved: ReservedKey) {
        let name = reserved.key.fileName
        let error = #expect(throws: ConfigurationError.self) { try KeyBindings("walk.new = n, \(name)\n", file: "keys") }
        #expect(
            error?.problems.map(\.description) == ["keys:1: `\(name)` for walk.new is reserved: it quits, repaints or suspends everywhere"])
        let stage = Stage(Label("hello"))
        var pressed = 0
        stage.controller.commands = [KeyCommand(title: "new") { pressed += 1 }]
        stage.controller.commands[0].inputs = [reserved.key]
        stage.press(reserved.key)
        #expect(pressed == 0)
    }
}
