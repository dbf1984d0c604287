import Screens
import Terminal

/// The program, its version, and the place of its data.
final class AboutViewController: ViewController {
    private let settings: SettingsViewModel
    private let words: SettingsWords

    init(model settings: SettingsViewModel, words: SettingsWords) {
        self.settings = settings
        self.words = words
        super.init()
        title = words.strings.about.title
    }

    override func loadView() {
        let (strings, dependencies) = (words.strings.about, settings.dependencies)
        let rows = [
            FormRow(strings.version, Label(dependencies.version)),
            FormRow(strings.dataFolder, Label(dependencies.dataFolder, lines: 0)),
        ]
        for row in rows { row.control.indent = Control.gutter }
        let text = Label(strings.text, lines: 0)
        view = PageView("GND", body: StackView(.vertical, spacing: 1, [text, FormView(spacing: 0, rows)]))
    }
}
