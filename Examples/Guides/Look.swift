import Observation
import Screens
import Terminal

/// The words of the app in one language: a missing one is an error of the compiler, a plural a function.
struct HarborWords: Sendable {
    var title: String
    var ships: @Sendable (Int) -> String
    var language: String
    var theme: String

    static let en = HarborWords(title: "Harbor", ships: { $0 == 1 ? "1 ship" : "\($0) ships" }, language: "language", theme: "colours")
    static let ko = HarborWords(title: "항구", ships: { "배 \($0)척" }, language: "언어", theme: "색")
}

/// The choices of the person; whatever reads them is drawn again when they change.
@Observable
final class HarborLook {
    private(set) var isKorean = false
    private(set) var theme = 0

    var words: HarborWords { isKorean ? .ko : .en }

    /// Hands the choices to the window, which has the toolkit's own words and draws in the colours of the theme.
    func apply(to window: Window?) {
        window?.text = isKorean ? .ko : .en
        window?.theme = Theme.builtIn[theme]
    }

    func nextLanguage() { isKorean.toggle() }
    func nextTheme() { theme = (theme + 1) % Theme.builtIn.count }
}

/// Shows the harbor in the chosen language.
///
/// Views say what a text is (`.title`, `.secondary`), the theme what that looks like.
final class HarborViewController: ViewController {
    private let look: HarborLook
    private let count = Label(style: Style(.title, .bold))
    private let theme = Label(style: Style(.secondary))

    init(_ look: HarborLook) {
        self.look = look
        super.init()
    }

    override func loadView() { view = StackView(.vertical, spacing: 1, [count, theme]) }

    override func updateProperties() {
        title = look.words.title
        count.text = look.words.ships(3)
        theme.text = Theme.builtIn[look.theme].name
        look.apply(to: window)
    }

    override var keyCommands: [KeyCommand] {
        [
            KeyCommand("l", title: look.words.language, hint: 0) { [look] in look.nextLanguage() },
            KeyCommand("t", title: look.words.theme, hint: 1) { [look] in look.nextTheme() },
        ]
    }
}
