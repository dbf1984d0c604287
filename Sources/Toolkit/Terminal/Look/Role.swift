/// The meaning of a cell, from which a theme makes its colours; screens never name a colour.
///
/// A screen says what a text *is*: a caption, an error, the selected row. The theme says what that looks like, on a dark or a light
/// terminal, in 16 colours, for people who see little contrast, or without any colour at all. A new role wants an entry in each theme;
/// before adding one, look whether an old one means the same.
///
/// ```swift
/// let price = Label("12 EUR", style: Style(.accent, .bold))
/// let late = Label("! three days late", style: Style(.danger))
/// ```
public struct Role: RawRepresentable, Hashable, Sendable {
    /// The number of the role, below `Role.count`.
    public let rawValue: UInt8

    /// Makes a role from its number, which must be below `count`.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The number of roles there can be; a theme's tables have this length.
    public static let count = 32

    /// Plain content.
    public static let text = Role(rawValue: 0)
    /// Units, captions, what can be read but need not be.
    public static let secondary = Role(rawValue: 1)
    /// Rules, empty bars, placeholders.
    public static let tertiary = Role(rawValue: 2)
    /// The one accent: focus, the number that matters.
    public static let accent = Role(rawValue: 3)
    /// Titles and breadcrumbs: where one is.
    public static let title = Role(rawValue: 4)
    /// A goal reached, something done.
    public static let success = Role(rawValue: 5)
    /// Something to look at.
    public static let warning = Role(rawValue: 6)
    /// An error, or what cannot be undone.
    public static let danger = Role(rawValue: 7)
    /// The selected row.
    public static let selection = Role(rawValue: 8)
    /// The background of panels that lie over the screen: alerts, menus, toasts.
    public static let panel = Role(rawValue: 9)
    /// Keys in the hint line and the help.
    public static let key = Role(rawValue: 10)
    /// The first series of a chart.
    public static let chart = Role(rawValue: 11)
    /// The second series of a chart, or the part that does not count.
    public static let chartSecondary = Role(rawValue: 12)
    /// The goal's line in a chart.
    public static let goal = Role(rawValue: 13)
    /// Nothing, on a heat map.
    public static let heat0 = Role(rawValue: 14)
    /// A little.
    public static let heat1 = Role(rawValue: 15)
    /// About half.
    public static let heat2 = Role(rawValue: 16)
    /// Much.
    public static let heat3 = Role(rawValue: 17)
    /// Most.
    public static let heat4 = Role(rawValue: 18)
    /// The inside of a text field, which can be typed over.
    public static let field = Role(rawValue: 19)
    /// Something that cannot be chosen now.
    public static let disabled = Role(rawValue: 20)
}

extension Role: CustomStringConvertible {
    /// The name that snapshots and theme files use.
    public var description: String {
        rawValue < Role.names.count ? Role.names[Int(rawValue)] : "role\(rawValue)"
    }

    /// The roles' names, in the order of their numbers.
    public static let names = [
        "text", "secondary", "tertiary", "accent", "title", "success", "warning", "danger", "selection", "panel", "key",
        "chart", "chartSecondary", "goal", "heat0", "heat1", "heat2", "heat3", "heat4", "field", "disabled",
    ]
}
