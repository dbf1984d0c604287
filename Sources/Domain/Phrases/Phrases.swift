import Walking

/// Says numbers, spans and days as people write them.
///
/// No formatter of the platform is behind it: those would more than double the program, and say less than a table can.
package struct Phrases: Hashable, Sendable {
    package let language: Language

    package init(_ language: Language) {
        self.language = language
    }

    /// Picks by language.
    package func callAsFunction<Value>(en: @autoclosure () -> Value, ko: @autoclosure () -> Value) -> Value {
        language == .en ? en() : ko()
    }
}
