import Screens
import Terminal
import Testing

@testable import ScreenReader

/// A published tree keeps the numbers of what stays, and says what has changed.
@MainActor
struct TreeBuilderTests {
    private let builder = TreeBuilder()

    /// Makes the next tree of a list with rows, one of which has the bar.
    private func show(_ rows: [String], bar: Int = 0, screen: String = "Books", toast: String? = nil) -> AccessibleTree {
        let list = AccessibilityElement(
            .list, screen, value: "\(bar + 1)/\(rows.count)", traits: [.focusable, .focused], frame: Rect(x: 0, y: 1, width: 40, height: 9),
            children: rows.enumerated().map { index, row in
                AccessibilityElement(
                    .row, row, traits: index == bar ? [.selected, .focused] : [], frame: Rect(x: 0, y: 1 + index, width: 40, height: 1)
                ) {
                    true
                } activate: {
                    true
                }
            }
        ) {
            true
        } activate: {
            true
        }
        let said = toast.map { [AccessibilityElement(.notification, $0, frame: Rect(x: 0, y: 10, width: 9, height: 1))] } ?? []
        return build([AccessibilityElement(.screen, screen, frame: Rect(x: 0, y: 1, width: 40, height: 9), children: [list])] + said)
    }

    private func build(_ parts: [AccessibilityElement], isActive: Bool = true) -> AccessibleTree {
        builder.build(from: AccessibilityElement(.window, "Books", children: parts), isActive: isActive)
    }

    private func id(_ label: String, _ role: AccessibilityRole = .row, in tree: AccessibleTree) throws -> Int {
        try #require(tree.all.first { $0.role == role && $0.label == label }).id
    }

    @Test func `a window that has just opened says so, and what has the keys`() throws {
        let tree = show(["Walden", "Emma"])
        #expect(tree.events(since: nil) == [.window(isActive: true, "Books"), .state(try id("Walden", in: tree), .focused, true)])
        #expect(tree.events(since: tree) == [])
    }

    @Test func `the bar moves the focus and the choice, and nothing else`() throws {
        let old = show(["Walden", "Emma"])
        let new = show(["Walden", "Emma"], bar: 1)
        let (walden, emma) = (try id("Walden", in: new), try id("Emma", in: new))
        let list = try id("Books", .list, in: new)
        #expect(try walden == id("Walden", in: old))
        #expect(
            new.events(since: old) == [
                .note(list, "2/2"), .selection(list), .state(walden, .selected, false), .state(emma, .selected, true),
                .state(walden, .focused, false), .state(emma, .focused, true),
            ])
    }

    @Test func `a list that scrolls keeps the numbers of the rows that stay, and gives none of them to others`() throws {
        let old = show(["Walden", "Emma", "Ulysses"])
        let new = show(["Emma", "Ulysses", "Middlemarch"], bar: 2)
        #expect(try id("Emma", in: new) == id("Emma", in: old))
        #expect(try !old.nodes.keys.contains(id("Middlemarch", in: new)))
        let list = try id("Books", .list, in: new)
        let events = new.events(since: old)
        #expect(events.contains(.removed(parent: list, index: 0, child: try id("Walden", in: old))))
        #expect(events.contains(.added(parent: list, index: 2, child: try id("Middlemarch", in: new))))
    }

    @Test func `a name that changes in its place is another name of the same part`() throws {
        let old = show(["Height  175 cm", "Weight  70 kg"])
        let new = show(["Height  176 cm", "Weight  70 kg"])
        let height = try id("Height  176 cm", in: new)
        #expect(try height == id("Height  175 cm", in: old))
        #expect(new.events(since: old) == [.name(height, "Height  176 cm")])
    }

    @Test func `another screen is another part, and what lay in the old one goes with it`() throws {
        let old = show(["Walden"])
        let new = show(["Walden"], screen: "Lent")
        let screen = try id("Lent", .screen, in: new)
        #expect(
            new.events(since: old) == [
                .removed(parent: new.root, index: 0, child: try id("Books", .screen, in: old)),
                .added(parent: new.root, index: 0, child: screen), .state(try id("Walden", in: new), .focused, true),
            ])
    }

    @Test func `a toast is announced when it comes and when it says something else`() throws {
        let quiet = show(["Walden"])
        let saved = show(["Walden"], toast: "saved")
        let toast = try id("saved", .notification, in: saved)
        #expect(saved.events(since: quiet).last == .announcement(toast, "saved"))
        let gone = show(["Walden"], toast: "gone")
        #expect(gone.events(since: saved) == [.name(toast, "gone"), .announcement(toast, "gone")])
    }

    @Test func `typed text comes as what was put in and what was taken away, counted in scalars`() throws {
        func field(_ text: String, caret: Int) -> AccessibleTree {
            var field = AccessibilityElement(.textField, "Name", value: text, traits: [.focusable, .focused])
            field.caret = caret
            field.edit = { _ in true }
            return build([field])
        }
        let old = field("Zoë", caret: 3)
        let new = field("Zoë 👣🏽!", caret: 6)
        let id = try id("Name", .textField, in: new)
        #expect(new.events(since: old) == [.textInserted(id, at: 3, " 👣🏽!"), .caret(id, 7)])
        let cut = field("Zo!", caret: 2)
        #expect(cut.events(since: new) == [.textRemoved(id, at: 2, "ë 👣🏽"), .caret(id, 2)])
    }

    @Test func `a secret does not reach the bus, and typing in it is no event`() throws {
        func field(_ text: String) -> AccessibleTree {
            build([AccessibilityElement(.secureTextField, "Passphrase", value: text, traits: [.focusable, .focused])])
        }
        let old = field("correct")
        #expect(old.nodes.values.allSatisfy { $0.value.isEmpty && $0.text.isEmpty })
        #expect(field("correct horse").events(since: old) == [])
    }

    @Test func `where nothing can have the keys, the screen has them`() throws {
        let tree = build([AccessibilityElement(.screen, "About", children: [AccessibilityElement(.staticText, "GND")])])
        #expect(try tree.focus == id("About", .screen, in: tree))
        let screen = try #require(tree.focus.flatMap { tree.nodes[$0] })
        #expect(tree.states(of: screen).contains(.focused))
    }

    @Test func `a terminal that is looked at again says which window and which part that is`() throws {
        let parts = [AccessibilityElement(.button, "Save", traits: [.focusable, .focused])]
        let (active, away) = (build(parts), build(parts, isActive: false))
        let root = active.root
        #expect(away.events(since: active) == [.state(root, .active, false), .window(isActive: false, "Books")])
        let save = try id("Save", .button, in: active)
        #expect(
            build(parts).events(since: away) == [
                .state(root, .active, true), .window(isActive: true, "Books"), .state(save, .focused, true),
            ])
    }

    @Test(arguments: AccessibilityRole.allCases)
    func `every role has a number, a name and the states that are always there`(_ role: AccessibilityRole) throws {
        let tree = build([AccessibilityElement(role, "One", frame: Rect(x: 0, y: 0, width: 1, height: 1))])
        let node = try #require(tree.all.last)
        let (number, name) = role.atspi(in: .window)
        #expect(number > 0 && !name.isEmpty)
        for state: AccessibleState in [.visible, .showing, .enabled, .sensitive] { #expect(tree.states(of: node).contains(state)) }
    }

    @Test func `measures are numbers of a hundred, of a whole, or of themselves`() {
        func number(_ value: String) -> [Double] {
            AccessibleNode(id: 1, index: 0, role: .levelIndicator, label: "Goal", value: value).number.map { [$0.value, $0.most] } ?? []
        }
        #expect(number("62 %") == [62, 100])
        #expect(number("3/7") == [3, 7])
        #expect(number("about 12.5 km") == [12.5, 12.5])
        #expect(number("none") == [])
    }
}
