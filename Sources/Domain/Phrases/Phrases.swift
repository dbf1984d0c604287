import Walking

/// Says numbers, spans and days as people write them.
///
/// No formatter of the platform is behind it: those would more than double the program, and say less than a table can.
package struct Phrases: Hashable, Sendable {
    package let language: Language
    package let units: Units

    package init(_ language: Language, units: Units = .metric) {
        self.language = language
        self.units = units
    }

    /// Picks by language.
    package func callAsFunction<Value>(en: @autoclosure () -> Value, ko: @autoclosure () -> Value) -> Value {
        language == .en ? en() : ko()
    }
}
