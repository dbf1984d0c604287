import Phrases

/// What a person chose about how the program looks and speaks.
package nonisolated struct Preferences: Hashable, Sendable {
    /// Nil follows the system.
    package var language: Language?
    /// The name of a theme; nil leaves the choice to the program.
    package var theme: String?

    package init(language: Language? = nil, theme: String? = nil) {
        self.language = language
        self.theme = theme
    }
}
