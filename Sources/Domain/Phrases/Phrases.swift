import Walking

/// Says numbers, spans and days as people write them.
///
/// No formatter of the platform is behind it: those would more than double the program, and say less than a table can.
package struct Phrases: Hashable, Sendable {
    package let language: Language
    package let units: Units
    /// The formats that can be read, whose names are said where an import is.
    package let formats: [FormatName]

    package init(_ language: Language, units: Units = .metric, formats: [FormatName] = []) {
        self.language = language
        self.units = units
        self.formats = formats
    }

    /// Picks by language.
    package func callAsFunction<Value>(en: @autoclosure () -> Value, ko: @autoclosure () -> Value) -> Value {
        language == .en ? en() : ko()
    }
}
