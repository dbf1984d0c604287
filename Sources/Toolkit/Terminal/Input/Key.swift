/// One key press, as the terminal reported it.
///
/// Keys are compared as values, and a character literal is one:
///
/// ```swift
/// let save: Key = .control("s")
/// let yes: Key = "y"
/// let jump = Key(.down, [.alt, .shift])
/// let help = Key.function(1)
/// ```
///
/// A terminal tells what a key typed, not which key it was, so Shift is in the character: `"A"` and not Shift with `"a"`. Shift stands
/// among the modifiers where nothing is typed (Shift-Tab, arrows) and beside Control. Without the kitty protocol several keys are the same
/// bytes, and come as the plainer of the two: Ctrl-I is Tab, Ctrl-M is Enter.
public struct Key: Hashable, Sendable {
    /// The identity of a key.
    public enum Code: Hashable, Sendable {
        /// A key that produced text: one grapheme cluster, with shift already in it.
        case character(Character)
        case enter, tab, escape, backspace, delete, insert
        case up, down, left, right, home, end, pageUp, pageDown
        /// A function key; F1 is 1.
        case function(Int)
    }

    /// The keys held down with it.
    public struct Modifiers: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt8

        /// Makes a set from its bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Shift, where the terminal can tell (`Shift-Tab`, arrows).
        public static let shift = Modifiers(rawValue: 1)
        /// Alt, also called Meta.
        public static let alt = Modifiers(rawValue: 2)
        /// Control.
        public static let control = Modifiers(rawValue: 4)
    }

    /// The identity of the key.
    public var code: Code
    /// The keys held down with it.
    public var modifiers: Modifiers

    /// Makes a key press.
    public init(_ code: Code, _ modifiers: Modifiers = []) {
        self.code = code
        self.modifiers = modifiers
    }
}

extension Key {
    /// Return, on either pad.
    public static let enter = Key(.enter)
    /// Tab alone.
    public static let tab = Key(.tab)
    /// Space.
    public static let space = Key(.character(" "))
    /// Tab with Shift: the way back.
    public static let shiftTab = Key(.tab, .shift)
    /// Esc.
    public static let escape = Key(.escape)
    /// Deletes to the left.
    public static let backspace = Key(.backspace)
    /// Deletes to the right.
    public static let delete = Key(.delete)
    /// The arrow up.
    public static let up = Key(.up)
    /// The arrow down.
    public static let down = Key(.down)
    /// The arrow to the left.
    public static let left = Key(.left)
    /// The arrow to the right.
    public static let right = Key(.right)
    /// To the beginning.
    public static let home = Key(.home)
    /// To the end.
    public static let end = Key(.end)
    /// A page up.
    public static let pageUp = Key(.pageUp)
    /// A page down.
    public static let pageDown = Key(.pageDown)

    /// The key that types `character`.
    public static func character(_ character: Character) -> Key { Key(.character(character)) }

    /// Control with a letter: `control("c")` is Ctrl-C.
    ///
    /// Give the small letter: that is how terminals report a letter with Control.
    public static func control(_ character: Character) -> Key { Key(.character(character), .control) }

    /// Alt with a character.
    public static func alt(_ character: Character) -> Key { Key(.character(character), .alt) }

    /// A function key: `function(1)` is F1.
    public static func function(_ number: Int) -> Key { Key(.function(number)) }
}

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
    /// Makes the key that types a character, so that `"n"` is a key.
    public init(extendedGraphemeClusterLiteral character: Character) {
        self.init(.character(character))
    }
}

extension Key {
    /// Indicates whether it types text: a character without Control or Alt.
    public var isPrintable: Bool {
        guard case .character = code else { return false }
        return modifiers.subtracting(.shift).isEmpty
    }
}
