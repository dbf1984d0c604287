import Bus
import Screens
import Terminal
import Testing

@testable import ScreenReader

/// Questions of screen readers, answered from a tree without any bus.
@MainActor
struct AccessibleServiceTests {
    private let tree: AccessibleTree
    private let service: AccessibleService

    init() {
        var field = AccessibilityElement(
            .textField, "Name", value: "Ann Lee", hint: "at most 20", traits: [.focusable, .focused],
            frame: Rect(x: 0, y: 1, width: 20, height: 1)
        ) {
            true
        } activate: {
            true
        }
        field.caret = 3
        field.edit = { _ in true }
        var secret = AccessibilityElement(
            .secureTextField, "Passphrase", value: "correct horse", traits: .focusable, frame: Rect(x: 0, y: 2, width: 20, height: 1)
        ) {
            true
        } activate: {
            true
        }
        secret.edit = { _ in true }
        let goal = AccessibilityElement(.levelIndicator, "Goal", value: "62 %", frame: Rect(x: 0, y: 3, width: 20, height: 1))
        let save = AccessibilityElement(.command, "save", value: "^S", frame: Rect(x: 0, y: 9, width: 40, height: 1), activate: { true })
        let off = AccessibilityElement(.button, "Buy", hint: "no books", traits: .notEnabled, activate: { true })
        let screen = AccessibilityElement(
            .screen, "Who", frame: Rect(x: 0, y: 1, width: 40, height: 8), children: [field, secret, goal, off])
        let window = AccessibilityElement(
            .window, "Books", frame: Rect(x: 0, y: 0, width: 40, height: 10),
            children: [screen, AccessibilityElement(.toolbar, "Commands", children: [save])])
        tree = TreeBuilder().build(from: window, isActive: true)
        service = AccessibleService(
            tree: tree, application: "books", bus: ":1.7", desktop: ObjectReference(bus: ":1.0", path: "/desktop"), number: 4)
    }

    private func path(_ label: String) throws -> String {
        ObjectReference.path(of: try #require(tree.all.first { $0.label == label }).id)
    }

    private func ask(_ interface: String, _ member: String, _ path: String, _ arguments: BusValue...) -> AccessibleService.Answer {
        service.answer(BusMessage(path: path, interface: "org.a11y.atspi." + interface, member: member, arguments))
    }

    private func property(_ interface: String, _ name: String, _ path: String) -> BusValue? {
        let call = BusMessage(
            path: path, interface: "org.freedesktop.DBus.Properties", member: "Get", [.text("org.a11y.atspi." + interface), .text(name)])
        return service.answer(call).answer.values.first
    }

    @Test func `the application lies in the desktop, the window in the application`() throws {
        let root = ObjectReference.rootPath
        #expect(property("Accessible", "Name", root)?.text == "books")
        #expect(property("Accessible", "Parent", root)?.members.map(\.text) == [":1.0", "/desktop"])
        #expect(property("Application", "Id", root)?.number == 4)
        let window = ask("Accessible", "GetChildAtIndex", root, .int(0)).answer.values.first
        #expect(window?.members.map(\.text) == [":1.7", try path("Books")])
        #expect(property("Accessible", "Parent", try path("Books"))?.members.map(\.text) == [":1.7", root])
        #expect(ask("Accessible", "GetRoleName", try path("Books")).answer == .values([.text("frame")]))
    }

    @Test func `the keys go where a reader puts them, and a command is given`() throws {
        let field = try #require(tree.all.first { $0.label == "Name" }).id
        let save = try #require(tree.all.first { $0.label == "save" }).id
        #expect(ask("Component", "GrabFocus", try path("Name")) == (.values([.bool(true)]), .focus(field)))
        #expect(ask("Action", "DoAction", try path("save"), .int(0)) == (.values([.bool(true)]), .activate(save)))
        #expect(ask("Action", "GetKeyBinding", try path("save"), .int(0)).answer == .values([.text("^S")]))
        // Nothing is done where it cannot be.
        #expect(ask("Component", "GrabFocus", try path("Goal")) == (.values([.bool(false)]), nil))
        #expect(ask("Action", "DoAction", try path("Buy"), .int(0)) == (.values([.bool(false)]), nil))
        #expect(ask("Action", "DoAction", try path("save"), .int(1)) == (.values([.bool(false)]), nil))
    }

    @Test func `a field is read by characters and words, and written`() throws {
        let name = try path("Name")
        let id = try #require(tree.all.first { $0.label == "Name" }).id
        #expect(ask("Text", "GetText", name, .int(0), .int(-1)).answer == .values([.text("Ann Lee")]))
        #expect(ask("Text", "GetStringAtOffset", name, .int(5), .uint(1)).answer == .values([.text("Lee"), .int(4), .int(7)]))
        #expect(ask("Text", "GetTextBeforeOffset", name, .int(5), .uint(1)).answer == .values([.text("Ann "), .int(0), .int(4)]))
        #expect(ask("Text", "GetStringAtOffset", name, .int(99), .uint(0)).answer == .values([.text(""), .int(7), .int(7)]))
        #expect(property("Text", "CaretOffset", name)?.number == 3)
        #expect(ask("EditableText", "InsertText", name, .int(3), .text("e"), .int(1)).request == .edit(id, "Anne Lee"))
        #expect(ask("EditableText", "DeleteText", name, .int(3), .int(-1)).request == .edit(id, "Ann"))
    }

    @Test func `of a secret nothing is read, and it is only put in whole`() throws {
        let secret = try path("Passphrase")
        let id = try #require(tree.all.first { $0.label == "Passphrase" }).id
        #expect(ask("Text", "GetText", secret, .int(0), .int(-1)).answer == .values([.text("")]))
        #expect(property("Text", "CharacterCount", secret)?.number == 0)
        #expect(ask("EditableText", "InsertText", secret, .int(0), .text("x"), .int(1)) == (.values([.bool(false)]), nil))
        #expect(ask("EditableText", "SetTextContents", secret, .text("battery")).request == .edit(id, "battery"))
        let all = service.answer(
            BusMessage(path: ObjectReference.cachePath, interface: "org.a11y.atspi.Cache", member: "GetItems"))
        #expect(!"\(all)".contains("horse"))
    }

    @Test func `a measure is a number with its words`() throws {
        #expect(property("Value", "CurrentValue", try path("Goal")) == .variant(.double(62)))
        #expect(property("Value", "MaximumValue", try path("Goal")) == .variant(.double(100)))
        #expect(property("Value", "Text", try path("Goal"))?.text == "62 %")
    }

    @Test func `the cell under a finger leads to the deepest part there`() throws {
        let found = ask("Component", "GetAccessibleAtPoint", try path("Books"), .int(3), .int(2), .uint(0)).answer.values.first
        #expect(found?.members.last?.text == (try path("Passphrase")))
    }

    @Test func `all parts at once have the signature that readers expect`() throws {
        let answer = service.answer(BusMessage(path: ObjectReference.cachePath, interface: "org.a11y.atspi.Cache", member: "GetItems"))
        let items = try #require(answer.answer.values.first)
        #expect(items.members.count == tree.nodes.count + 1)
        #expect(items.members.allSatisfy { items.signature == "a" + $0.signature })
    }

    @Test(arguments: [
        ("/org/a11y/atspi/accessible/999", "Accessible", "GetRole"), ("/somewhere", "Accessible", "GetRole"),
        ("/org/a11y/atspi/accessible/root", "Text", "GetText"), ("/org/a11y/atspi/accessible/root", "Accessible", "Fly"),
        ("/org/a11y/atspi/accessible/root", "Accessible", "GetChildAtIndex"), ("/org/a11y/atspi/cache", "Cache", "Forget"),
    ])
    func `a question that makes no sense is answered with an error`(_ path: String, _ interface: String, _ member: String) {
        guard case (.failure(let name, let sentence), nil) = ask(interface, member, path) else {
            Issue.record("\(member) was answered")
            return
        }
        #expect(name.hasPrefix("org.freedesktop.DBus.Error.") && !sentence.isEmpty)
    }

    @Test func `every event is a signal of five arguments`() throws {
        let id = tree.root
        let events: [AccessibleEvent] = [
            .state(id, .focused, true), .name(id, "a"), .note(id, "a"), .number(id, 1), .textRemoved(id, at: 0, "a"),
            .textInserted(id, at: 0, "a"), .caret(id, 1), .selection(id), .window(isActive: true, "a"), .announcement(id, "a"),
        ]
        for event in events {
            let signals = service.signals(of: event)
            #expect(signals.count == 1)
            #expect(signals.first?.arguments.map(\.signature).joined() == "siiva{sv}", "\(event)")
        }
        #expect(service.signals(of: .added(parent: id, index: 0, child: id)).map(\.member) == ["AddAccessible", "ChildrenChanged"])
        #expect(service.signals(of: .removed(parent: id, index: 0, child: 99)).map(\.member) == ["RemoveAccessible", "ChildrenChanged"])
    }
}

private func == (left: AccessibleService.Answer, right: AccessibleService.Answer) -> Bool {
    left.answer == right.answer && left.request == right.request
}
