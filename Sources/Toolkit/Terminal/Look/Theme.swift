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
///
/// ## From a role to a colour
///
/// A cell says its role and its attributes. The theme adds the colours and the attributes that it has for the role, and what the terminal
/// cannot show is brought down to what it can, always in the same way. So one theme serves all terminals, and a snapshot of roles does not
/// change when a theme does:
///
/// ```swift
/// Theme.dark.look(of: Style(.danger, .bold), depth: .trueColor).foreground  // .rgb(255, 135, 135)
/// Theme.dark.look(of: Style(.selection), depth: .mono).attributes  // .reverse, so that it is seen without colours
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

extension Theme {
    /// Returns the look of a style on a terminal with so many colours.
    ///
    /// It is the role's entry with the style's own attributes added, its colours brought down to those that the terminal has. Without
    /// colours the settings of ``mono`` are added, so that a selection is still seen.
    public func look(of style: Style, depth: ColorDepth) -> Entry {
        var entry = self[style.role]
        entry.attributes.formUnion(style.attributes)
        if depth == .mono { entry.attributes.formUnion(Theme.mono[style.role].attributes) }
        entry.foreground = ColorQuantizer.reduce(entry.foreground, to: depth)
        entry.background = ColorQuantizer.reduce(entry.background, to: depth)
        return entry
    }

    /// The theme for a terminal with a background, as far as that is known: what the terminal answered, else what `COLORFGBG` says,
    /// else the dark one.
    ///
    /// A background of more than 0.3 in ``Color/luminance`` is a light one.
    ///
    /// ```swift
    /// Theme.fitting(background: Color(hex: 0xFFFFFF)).name  // "light"
    /// Theme.fitting(background: nil, environment: ["COLORFGBG": "15;0"]).name  // "dark"
    /// ```
    public static func fitting(background: Color?, environment: [String: String] = [:]) -> Theme {
        if let background { return background.luminance > 0.3 ? .light : .dark }
        // rxvt, Konsole and others say "foreground;background" in colours of the palette.
        if let last = environment["COLORFGBG"]?.split(separator: ";").last, let index = UInt8(last) {
            return index == 7 || index == 15 ? .light : .dark
        }
        return .dark
    }
}
