import Screens
import Terminal

/// A part of the screen as it is published: what views say of it, and a number that stays its own as long as it is on show.
struct AccessibleNode: Hashable, Sendable {
    let id: Int
    /// The part that it lies in; nil for the window.
    var parent: Int?
    /// The place among the parts of its parent.
    var index: Int
    var children: [Int] = []
    var role: AccessibilityRole
    var label: String
    var value = ""
    var hint = ""
    var traits: AccessibilityTraits = []
    /// The place in the window, in cells; empty for what cannot be seen now.
    var frame = Rect.zero
    /// The characters before the caret; nil where there is none.
    var caret: Int?
    var canFocus = false
    var canActivate = false
    var canEdit = false

    /// Indicates whether its value is a text of its own, which is read by characters and words.
    var hasText: Bool {
        switch role {
        case .textField, .searchField, .secureTextField, .textView, .dateField, .timeField, .stepper: true
        default: false
        }
    }

    /// The text; of a secret nothing.
    var text: String { role == .secureTextField ? "" : value }

    /// The number that it shows, and the most that it can be; nil where it shows none.
    var number: (value: Double, most: Double)? {
        guard role == .progressIndicator || role == .levelIndicator || role == .stepper else { return nil }
        return Self.number(in: value)
    }

    /// The name as it is published: with the value, where no other interface says it.
    var name: String {
        switch role {
        case .list, .table, .tree, .radioGroup, .menu, .menuItem, .command, .scrollArea, .chart: label
        default: hasText || number != nil || value.isEmpty ? label : label.isEmpty ? value : "\(label)  \(value)"
        }
    }

    /// The description as it is published: the value of what has parts, and the hint.
    var note: String {
        let value =
            switch role {
            case .list, .table, .tree, .radioGroup, .scrollArea, .chart: value
            default: ""
            }
        return [value, hint].filter { !$0.isEmpty }.joined(separator: "  ")
    }

    /// The key of a command; empty for what is none.
    var key: String { role == .command || role == .menuItem ? value : "" }

    /// Indicates whether one of its parts is the chosen one.
    var choosesPart: Bool {
        switch role {
        case .list, .table, .tree, .radioGroup, .menu, .tabBar: true
        default: false
        }
    }

    /// The first number of a text, of the one behind a slash, of a hundred where it is a percentage, else of itself.
    private static func number(in text: String) -> (value: Double, most: Double)? {
        func first(_ text: Substring) -> (Double, rest: Substring)? {
            let start = text.drop { !$0.isASCII || !$0.isNumber }
            let digits = start.prefix { $0.isASCII && $0.isNumber || $0 == "." }
            return Double(digits.last == "." ? digits.dropLast() : digits).map { ($0, start.dropFirst(digits.count)) }
        }
        guard let (value, rest) = first(text[...]) else { return nil }
        let after = rest.drop { $0 == " " }
        if after.first == "%" { return (value, 100) }
        if after.first == "/", let (most, _) = first(after) { return (value, max(value, most)) }
        return (value, value)
    }
}

/// The parts of a screen by their numbers.
struct AccessibleTree: Hashable, Sendable {
    var nodes: [Int: AccessibleNode]
    /// The window.
    let root: Int
    /// The part that has the keys: the deepest, and where none can have them, the screen.
    var focus: Int?
    /// Indicates whether the terminal has the attention of the person, as far as it says so.
    var isActive = true

    /// The part and everything below it, each before its parts.
    func all(from id: Int) -> [AccessibleNode] {
        guard let node = nodes[id] else { return [] }
        return [node] + node.children.flatMap { all(from: $0) }
    }

    /// The parts in the order of reading.
    var all: [AccessibleNode] { all(from: root) }
}
