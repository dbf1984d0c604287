import Phrases
import Walking

/// Carries what a person chose about looks and language to the window and the terminal.
protocol AppearanceController: AnyObject {
    /// The language on show.
    var language: Language { get }
    /// The units in use.
    var units: Units { get }
    /// The themes to choose from, by name.
    var themes: [String] { get }
    /// Indicates whether a theme can be seen: some terminals and some people have no colours.
    var showsColors: Bool { get }
    /// Indicates whether the terminal shows pictures, as far as it has answered.
    var offersPictures: Bool { get }
    /// Shows pictures where the terminal can, or does not.
    func use(pictures: Bool)
    /// Uses a theme; nil leaves the choice to the program.
    func use(theme: String?)
    /// Uses a language; nil follows the system.
    func use(language: Language?)
    /// Indicates whether the system's language is on show, whatever was chosen: where nobody is in, and nobody knows who will be.
    var setsLanguageAside: Bool { get set }
    /// Uses units; nil follows the system.
    func use(units: Units?)
    /// Reduces motion or not; nil leaves it to the line to the terminal: a slow one stands still.
    func use(reduceMotion: Bool?)
    /// The day that line 1 shows.
    var today: () -> CivilDate { get set }
    /// Shows the name of the person who is in, on line 1; nil for nobody.
    func show(_ name: String?)
}
