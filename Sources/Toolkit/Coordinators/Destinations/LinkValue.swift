/// A value that a route carries and a link writes: the number of a room, a date.
///
/// ```swift
/// struct ShelfID: LinkValue {
///     var number: Int
///     static let linkExample = ShelfID(number: 3)
///     init(number: Int) { self.number = number }
///     init?(linkText: String) {
///         guard let number = Int(linkText) else { return nil }
///         self.number = number
///     }
///     var linkText: String { "\(number)" }
/// }
/// ```
public nonisolated protocol LinkValue: Hashable, Sendable {
    /// Any value, to name the route that carries it.
    static var linkExample: Self { get }
    /// All texts that there are; empty where there are too many to list.
    static var linkTexts: [String] { get }
    /// The value for a text; nil where the text means none.
    init?(linkText: String)
    /// The text that `init(linkText:)` reads.
    var linkText: String { get }
}

nonisolated extension LinkValue {
    /// None that could be listed.
    public static var linkTexts: [String] { [] }

    static var place: LinkParameter { linkTexts.isEmpty ? .text { Self(linkText: $0) != nil } : .oneOf(linkTexts) }
}

/// An enumeration whose cases have names says itself in links by these.
nonisolated extension LinkValue where Self: CaseIterable & RawRepresentable<String> {
    /// The names of all cases.
    public static var linkTexts: [String] { allCases.map(\.rawValue) }
    /// The case of a name.
    public init?(linkText: String) { self.init(rawValue: linkText) }
    /// The case's name.
    public var linkText: String { rawValue }
}

/// A name, of at least one character.
nonisolated extension String: LinkValue {
    /// Any name.
    public static var linkExample: String { "name" }
    /// Takes the text as it is; nil for an empty one.
    public init?(linkText: String) {
        guard !linkText.isEmpty else { return nil }
        self = linkText
    }
    /// Itself.
    public var linkText: String { self }
}

/// Several values with `~` between them.
nonisolated extension Array: LinkValue where Element: LinkValue {
    /// One value.
    public static var linkExample: [Element] { [.linkExample] }
    /// Reads the values between the signs; nil where one of them makes no sense.
    public init?(linkText: String) {
        let texts = linkText.split(separator: "~", omittingEmptySubsequences: false)
        let values = texts.compactMap { Element(linkText: String($0)) }
        guard values.count == texts.count else { return nil }
        self = values
    }
    /// The values' texts with `~` between them.
    public var linkText: String { map(\.linkText).joined(separator: "~") }
}

/// The number of something that is counted from 1.
nonisolated extension Int64: LinkValue {
    /// The first.
    public static var linkExample: Int64 { 1 }
    /// Reads a number; nil where it is none, or less than 1.
    public init?(linkText: String) {
        guard let number = Int64(linkText), number > 0 else { return nil }
        self = number
    }
    /// Its digits.
    public var linkText: String { "\(self)" }
}

/// The number of something that is counted from 1.
nonisolated extension Int: LinkValue {
    /// The first.
    public static var linkExample: Int { 1 }
    /// Reads a number; nil where it is none, or less than 1.
    public init?(linkText: String) {
        guard let number = Int(linkText), number > 0 else { return nil }
        self = number
    }
    /// Its digits.
    public var linkText: String { "\(self)" }
}
