/// A value that a route carries and a link writes: the number of a room, a date.
///
/// ```swift
/// struct ShelfID: LinkValue {
///     var number: Int
///     static let example = ShelfID(number: 3)
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
    static var example: Self { get }
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

    static var place: LinkPlace { linkTexts.isEmpty ? .text { Self(linkText: $0) != nil } : .oneOf(linkTexts) }
}
