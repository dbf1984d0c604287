import AccessibilityTesting
import Screens
import ScreenTesting
import Terminal
import Testing

@testable import ScreenReader

/// The bridge on a real accessibility bus (`at-spi2-core`), which each test has for itself.
@Suite(.leavesNothing, .enabled(if: AccessibilityBus.isInstalled, "dbus and at-spi2-core are not installed"))
@MainActor
struct AccessibilityBridgeTests {
    private func environment(_ bus: AccessibilityBus) -> [String: String] { ["DBUS_SESSION_BUS_ADDRESS": bus.address] }

    /// A list of books over a field, and a command.
    private final class Books: ViewController {
        let list = ListView(numberOfRows: { 3 }) { ListRow(["Walden", "Emma", "Ulysses"][$0]) }
        let field = TextField("Ann", placeholder: "reader")
        var opened: [Int] = []
        var saved = 0

        override func loadView() {
            title = "Books"
            list.onActivate = { [weak self] in self?.opened.append($0) }
            view = StackView(.vertical, [field, list])
        }

        override var keyCommands: [KeyCommand] {
            [KeyCommand(.control("s"), title: "save") { [weak self] in self?.saved += 1 }]
        }
    }

    @Test func `a reader finds the program, moves the keys, activates and types`() async throws {
        let bus = try AccessibilityBus()
        defer { bus.end() }
        let books = Books()
        let pilot = Pilot(root: books)
        let bridge = try #require(AccessibilityBridge(pilot.window, name: "books", environment: environment(bus)))
        let reader = try await StandInReader.find("books", on: bus)
        bridge.wake()
        #expect(bridge.isListening)

        func part(_ name: String) async throws -> ReadPart {
            let parts = await reader.parts()
            return try #require(parts.first { $0.name == name }, "\(parts)")
        }
        #expect(await reader.focus(try part("Emma")))
        bridge.wake()
        await pilot.settle()
        #expect(books.list.isFirstResponder && books.list.selectedIndex == 1)
        #expect(try await part("Emma").isFocused)
        #expect(await reader.sentences().last == "list item, Emma")

        #expect(await reader.activate(try part("Ulysses")))
        #expect(await reader.activate(try part("save")))
        bridge.wake()
        await pilot.settle()
        #expect(books.opened == [2] && books.saved == 1)

        #expect(await reader.type("e", into: try part("reader")))
        bridge.wake()
        await pilot.settle()
        #expect(books.field.text == "Anne" && books.field.isFirstResponder)
        #expect(await reader.sentences().last?.hasPrefix("entry, reader, Anne") == true)

        pilot.window.showToast("saved")
        await pilot.settle()
        #expect(await reader.sentences() == ["! saved"])
    }

    @Test(arguments: AccessibilityBus.Status.allCases)
    func `a reader that is switched on later is served, and one that is switched off no more`(
        _ status: AccessibilityBus.Status
    ) async throws {
        let bus = try AccessibilityBus(isListening: false)
        defer { bus.end() }
        let pilot = Pilot(root: Books())
        let bridge = try #require(AccessibilityBridge(pilot.window, name: "books", environment: environment(bus)))
        #expect(pilot.window.onFrame == nil && !bridge.isListening)
        try bus.setListening(true, by: status)
        let first = try await StandInReader.find("books", on: bus)
        bridge.wake()
        #expect(pilot.window.onFrame != nil)
        // Two at a time are no more than one.
        let second = try await StandInReader.find("books", on: bus)
        #expect(await first.parts().map(\.name) == second.parts().map(\.name))
        // A desktop may set both for a screen reader.
        for status in AccessibilityBus.Status.allCases { try bus.setListening(false, by: status) }
        await pilot.waitUntil { !bridge.isListening }
        bridge.wake()
        #expect(pilot.window.onFrame == nil)
        #expect(await first.parts().isEmpty)
    }

    @Test func `a bus that goes away is no more than that`() async throws {
        let bus = try AccessibilityBus()
        let pilot = Pilot(root: Books())
        let bridge = try #require(AccessibilityBridge(pilot.window, name: "books", environment: environment(bus)))
        _ = try await StandInReader.find("books", on: bus)
        bridge.wake()
        bus.end()
        await pilot.waitUntil { !bridge.isListening }
        await pilot.press(.down)
        bridge.wake()
        #expect(pilot.window.onFrame == nil)
        #expect(pilot.issues.isEmpty)
    }

    @Test func `a program without a session bus has no bridge, and one with a wrong address nothing but silence`() async throws {
        let window = Window()
        #expect(AccessibilityBridge(window, name: "books", environment: [:]) == nil)
        #expect(AccessibilityBridge(window, name: "books", environment: ["XDG_RUNTIME_DIR": "/nonexistent"]) == nil)
        let wrong = AccessibilityBridge(window, name: "books", environment: ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/nonexistent"])
        #expect(wrong?.isListening == false && window.onFrame == nil)
    }
}
