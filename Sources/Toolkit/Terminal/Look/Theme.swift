/// The look of each role.
///
/// A role without an entry looks like the terminal's own text, so a theme says only what it changes:
///
/// ```swift
/// let sepia = Theme(
///     name: "sepia",
///     [
///         .accent: Theme.Entry(Color(hex: 0x8A5A2B)),
///         .selection: Theme.Entry(Color(hex: 0xFFF8E7), on: Color(hex: 0x8A5A2B), .bold),
///     ])
/// ```
public struct Theme: Sendable, Hashable {
    /// One role's colours and setting.
    public struct Entry: Sendable, Hashable {
        /// The text's colour.
        public var foreground: Color
        /// The colour behind it.
        public var background: Color
        /// Attributes that the role always has.
        public var attributes: Attributes

        /// Makes an entry.
        public init(_ foreground: Color = .terminal, on background: Color = .terminal, _ attributes: Attributes = []) {
            self.foreground = foreground
            self.background = background
            self.attributes = attributes
        }
    }

    /// The name a person chooses it by.
    public var name: String
    /// The entries by role number.
    private var entries: [Entry]

    /// Makes a theme; roles that are not named look like text.
    public init(name: String, _ entries: [Role: Entry]) {
        self.name = name
        self.entries = (0..<Role.count).map { entries[Role(rawValue: UInt8($0))] ?? Entry() }
    }

    /// A role's look; a role beyond `Role.count` looks like text.
    public subscript(role: Role) -> Entry {
        get { Int(role.rawValue) < entries.count ? entries[Int(role.rawValue)] : Entry() }
        set { if Int(role.rawValue) < entries.count { entries[Int(role.rawValue)] = newValue } }
    }
}
