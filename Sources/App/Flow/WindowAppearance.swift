import Observation
import Phrases
import Screens
import Terminal
import Walking

/// Looks and language of the one window there is.
@Observable
final class WindowAppearance: AppearanceController {
    private(set) var language: Language
    private var name: String?
    @ObservationIgnored private let window: Window
    @ObservationIgnored private let device: (any Device)?
    @ObservationIgnored private let systemLanguage: Language
    @ObservationIgnored private let today: () -> CivilDate
    @ObservationIgnored private let fittingTheme: () -> Theme

    /// - Parameters:
    ///   - language: what the command line or the environment says.
    ///   - fittingTheme: the theme that suits the terminal, where the person chose none.
    ///   - today: the day that line 1 shows.
    init(
        window: Window, device: (any Device)?, language: Language, fittingTheme: @escaping () -> Theme = { .dark },
        today: @escaping () -> CivilDate
    ) {
        self.window = window
        self.device = device
        self.language = language
        systemLanguage = language
        self.today = today
        self.fittingTheme = fittingTheme
        window.text = ScreenText.for(language)
        window.status = { [weak self] in self?.status ?? "" }
    }

    var themes: [String] { Theme.builtIn.map(\.name) }

    func use(theme: String?) {
        device?.theme = Theme.builtIn.first { $0.name == theme } ?? fittingTheme()
    }

    func use(language: Language?) {
        self.language = language ?? systemLanguage
        window.text = ScreenText.for(self.language)
    }

    func show(_ name: String?) { self.name = name }

    /// The day, and who is in.
    private var status: String {
        let date = Phrases(language).date(today())
        return name.map { "\(date) · \($0)" } ?? date
    }
}
