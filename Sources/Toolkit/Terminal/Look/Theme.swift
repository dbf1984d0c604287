/// What each role looks like.
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
