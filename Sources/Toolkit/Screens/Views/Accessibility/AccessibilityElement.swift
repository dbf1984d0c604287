public import Terminal

/// A part of the screen as those who listen know it: what it is, how it is called, what it holds, and how it stands.
///
/// A view is one, and may have others below it that are no views: the rows of a list, the values of a chart. They are values, made when
/// somebody asks (``Window/accessibilityTree``), so that a screen that nobody listens to pays nothing for them.
///
/// ```swift
/// let list = window.accessibilityTree.first { $0.role == .list }
/// list?.children.first?.label  // "Walden"
/// print(window.accessibilityTree)
/// ```
public struct AccessibilityElement: CustomStringConvertible {
    /// The kind of thing it is.
    public var role: AccessibilityRole
    /// The name.
    public var label: String
    /// The value it holds, as people read it; empty where it holds none.
    public var value: String
    /// A sentence on what is expected of it, or what is wrong with it.
    public var hint: String
    /// The state.
    public var traits: AccessibilityTraits
    /// The place in the window, as far as it can be seen.
    public var frame: Rect
    /// The parts of it, in the order of reading.
    public var children: [AccessibilityElement]
    /// The characters of its value before the caret; nil where there is no caret.
    public var caret: Int?
    /// Gives it the keys, or puts the bar there; nil where neither can be.
    ///
    /// It returns whether that was done.
    public var focus: (@MainActor () -> Bool)?
    /// Does what a person does with it by Enter; nil where that is nothing.
    ///
    /// It returns whether it was done.
    public var activate: (@MainActor () -> Bool)?
    /// Puts another text in the place of its own, as somebody does who types it; nil where nothing can be typed.
    ///
    /// It returns whether the text was taken, of which the field may leave out what it does not accept.
    public var edit: (@MainActor (String) -> Bool)?

    /// Makes a part.
    public init(
        _ role: AccessibilityRole, _ label: String, value: String = "", hint: String = "", traits: AccessibilityTraits = [],
        frame: Rect = .zero, children: [AccessibilityElement] = [], focus: (@MainActor () -> Bool)? = nil,
        activate: (@MainActor () -> Bool)? = nil
    ) {
        self.role = role
        self.label = label
        self.value = value
        self.hint = hint
        self.traits = traits
        self.frame = frame
        self.children = children
        self.focus = focus
        self.activate = activate
    }

    /// It and everything below it, each before its parts.
    public var all: [AccessibilityElement] { [self] + children.flatMap(\.all) }

    /// The first part, this one included, of which something is true.
    public func first(where predicate: (AccessibilityElement) throws -> Bool) rethrows -> AccessibilityElement? {
        if try predicate(self) { return self }
        for child in children { if let found = try child.first(where: predicate) { return found } }
        return nil
    }

    /// The part that has the keys, the deepest: in a list the row that the bar stands at.
    public var focused: AccessibilityElement? { all.last { $0.traits.contains(.focused) } }

    /// The sentence for somebody who listens, without its parts: `Height  175 cm`.
    public var line: String { [label, value].filter { !$0.isEmpty }.joined(separator: "  ") }

    /// The tree as text, a line a part: `list "Books" = "1/3" (hint) [focusable focused]`.
    public var description: String { lines.joined(separator: "\n") }

    private var lines: [String] {
        func quoted(_ text: String) -> String {
            "\"" + VisibleText.json(text) + "\""
        }
        var line = role.rawValue
        if !label.isEmpty { line += " " + quoted(label) }
        if !value.isEmpty { line += " = " + quoted(value) }
        if !hint.isEmpty { line += " (" + quoted(hint) + ")" }
        if !traits.isEmpty { line += " [\(traits)]" }
        return [line] + children.flatMap { $0.lines.map { "  " + $0 } }
    }
}
