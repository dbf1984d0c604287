import Phrases

/// What a person chose about how the program looks and speaks.
package nonisolated struct Preferences: Hashable, Sendable {
    /// Nil follows the system.
    package var language: Language?
    /// The name of a theme; nil leaves the choice to the program.
    package var theme: String?

    /// Whether nothing moves; nil leaves it to the line to the terminal.
    package var reduceMotion: Bool?

    package init(language: Language? = nil, theme: String? = nil, reduceMotion: Bool? = nil) {
        self.language = language
        self.theme = theme
        self.reduceMotion = reduceMotion
    }
}
