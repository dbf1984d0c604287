/// The state of a part of the screen.
///
/// ```swift
/// let traits: AccessibilityTraits = [.focusable, .selected]
/// print(traits)  // focusable selected
/// ```
public nonisolated struct AccessibilityTraits: OptionSet, Hashable, Sendable, CustomStringConvertible {
    /// The traits as bits.
    public let rawValue: Int
    /// Makes traits of their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It can have the keys.
    public static let focusable = Self(rawValue: 1 << 0)
    /// It has the keys.
    public static let focused = Self(rawValue: 1 << 1)
    /// It is the one that holds, or that the bar stands at.
    public static let selected = Self(rawValue: 1 << 2)
    /// It is marked, or said yes to.
    public static let checked = Self(rawValue: 1 << 3)
    /// It cannot be worked with now.
    public static let notEnabled = Self(rawValue: 1 << 4)
    /// Its value is wrong, as its hint says.
    public static let invalid = Self(rawValue: 1 << 5)
    /// It is unfolded.
    public static let expanded = Self(rawValue: 1 << 6)
    /// It is folded.
    public static let collapsed = Self(rawValue: 1 << 7)
    /// Its value goes up and down by keys.
    public static let adjustable = Self(rawValue: 1 << 8)
    /// It changes by itself.
    public static let updatesFrequently = Self(rawValue: 1 << 9)

    private static let names: [(Self, String)] = [
        (.focusable, "focusable"), (.focused, "focused"), (.selected, "selected"), (.checked, "checked"), (.notEnabled, "notEnabled"),
        (.invalid, "invalid"), (.expanded, "expanded"), (.collapsed, "collapsed"), (.adjustable, "adjustable"),
        (.updatesFrequently, "updatesFrequently"),
    ]

    /// The names of the traits, with blanks between them.
    public var description: String { Self.names.filter { contains($0.0) }.map(\.1).joined(separator: " ") }
}
