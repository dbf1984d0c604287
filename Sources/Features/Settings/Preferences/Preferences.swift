import LiveWalking
import Phrases
import Walking

/// The person's choices of the program's looks and language.
package nonisolated struct Preferences: Hashable, Sendable {
    /// The language; nil follows the system.
    package var language: Language?
    /// The units; nil follows the system.
    package var units: Units?
    /// The name of a theme; nil leaves the choice to the program.
    package var theme: String?

    /// Indicates whether pictures are shown where the terminal can.
    package var showsPictures: Bool

    /// Indicates whether nothing moves; nil leaves it to the line to the terminal.
    package var reduceMotion: Bool?

    /// The outputs by which a live walk is heard; none, until one is chosen.
    package var outputs: Set<LiveOutput>

    package init(
        language: Language? = nil, units: Units? = nil, theme: String? = nil, showsPictures: Bool = true, reduceMotion: Bool? = nil,
        outputs: Set<LiveOutput> = []
    ) {
        self.language = language
        self.units = units
        self.theme = theme
        self.showsPictures = showsPictures
        self.reduceMotion = reduceMotion
        self.outputs = outputs
    }
}
