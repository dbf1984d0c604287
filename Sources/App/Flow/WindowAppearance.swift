import Observation
import Phrases
import Screens
import Terminal
import Walking

/// Looks and language of the one window there is.
@Observable
final class WindowAppearance: AppearanceController {
    private(set) var language: Language
    @ObservationIgnored private var chosenLanguage: Language?
    @ObservationIgnored var setsLanguageAside = false {
        didSet { applyLanguage() }
    }
    private(set) var units: Units
    private var name: String?
    /// The window's keys ask for the language, so it must not be held in turn.
    @ObservationIgnored private weak var window: Window?
    @ObservationIgnored private let device: (any Device)?
    @ObservationIgnored private let systemLanguage: Language
    @ObservationIgnored private let systemUnits: Units
    @ObservationIgnored var today: () -> CivilDate
    @ObservationIgnored private let followBackground: () -> Void
    @ObservationIgnored private let ownTheme: Theme?
    @ObservationIgnored private let isLinear: Bool
    @ObservationIgnored private let isSlow: Bool

    /// - Parameters:
    ///   - language: what the command line or the environment says.
    ///   - units: the same of what is measured in.
    ///   - followBackground: shows the theme that suits the terminal, now and when it becomes light or dark, where the person chose none.
    ///   - ownTheme: the person's own, offered beside those that come with the program.
    ///   - isLinear: whether screens are lines of text, where nothing may move, whatever is chosen.
    ///   - isSlow: whether motion should wait to be asked for.
    ///   - today: the day that line 1 shows until somebody knows better.
    init(
        window: Window, device: (any Device)?, language: Language, units: Units = .metric,
        followBackground: @escaping () -> Void = {},
        ownTheme: Theme? = nil, isLinear: Bool = false, isSlow: Bool = false, today: @escaping () -> CivilDate
    ) {
        self.window = window
        self.device = device
        self.language = language
        systemLanguage = language
        self.units = units
        systemUnits = units
        self.today = today
        self.followBackground = followBackground
        self.ownTheme = ownTheme
        self.isLinear = isLinear
        self.isSlow = isSlow
        window.reduceMotion = isLinear || isSlow
        window.text = ScreenText.for(language)
        window.maximumContentWidth = 110
        window.status = { [weak self] in self?.status ?? "" }
    }

    private var available: [Theme] {
        Theme.builtIn.filter { $0.name != ownTheme?.name } + [ownTheme].compactMap(\.self)
    }

    var themes: [String] { available.map(\.name) }

    var showsColors: Bool { device?.colorDepth != .mono }

    var offersPictures: Bool { device?.offersPictures ?? false }

    func use(pictures: Bool) { device?.showsPictures = pictures }

    func use(theme: String?) {
        if let chosen = available.first(where: { $0.name == theme }) ?? ownTheme { device?.theme = chosen } else { followBackground() }
    }

    func use(language: Language?) {
        chosenLanguage = language
        applyLanguage()
    }

    private func applyLanguage() {
        let fitting = setsLanguageAside ? systemLanguage : chosenLanguage ?? systemLanguage
        guard fitting != language else { return }
        language = fitting
        window?.text = ScreenText.for(fitting)
    }

    func use(units: Units?) { self.units = units ?? systemUnits }

    func use(reduceMotion: Bool?) { window?.reduceMotion = isLinear || (reduceMotion ?? isSlow) }

    func show(_ name: String?) { self.name = name }

    /// The day, and who is in.
    private var status: String {
        let date = Phrases(language).date(today(), today: today())
        return name.map { "\(date) · \($0)" } ?? date
    }
}
