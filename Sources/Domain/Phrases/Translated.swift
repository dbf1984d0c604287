/// A table of words that is there in each language; a missing word does not compile.
///
///     struct ShelfStrings: Sendable, Translated {
///         var title: String
///
///         static let en = ShelfStrings(title: "Shelf")
///         static let ko = ShelfStrings(title: "선반")
///     }
package protocol Translated {
    static var en: Self { get }
    static var ko: Self { get }
}

extension Translated {
    /// Returns the table of a language.
    package static func `for`(_ language: Language) -> Self {
        switch language {
        case .en: en
        case .ko: ko
        }
    }
}
