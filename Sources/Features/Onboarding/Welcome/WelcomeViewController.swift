import Screens
import Terminal

/// The welcome: the program in three lines, and who counts the steps.
final class WelcomeViewController: ViewController {
    private let strings: WelcomeStrings
    private let start: Button
    private let watch: Button
    private let phone: Button
    private let neither: Button

    /// - Parameters:
    ///   - model: what remembers that it was read.
    ///   - done: called when it was read.
    ///   - explain: called for whoever has something that counts steps.
    ///   - goByMinutes: called for whoever has nothing that does, when it was read.
    init(
        _ model: WelcomeViewModel, done: @escaping @MainActor () -> Void, explain: @escaping @MainActor (Counter) -> Void,
        goByMinutes: @escaping @MainActor () -> Void
    ) {
        strings = model.strings
        (start, watch, phone) = (Button(strings.start), Button(strings.watch), Button(strings.phone))
        neither = Button(strings.neither)
        super.init()
        title = strings.title
        start.action = done
        watch.action = { explain(.watch) }
        phone.action = { explain(.phone) }
        neither.action = goByMinutes
    }

    override func loadView() {
        let lines = strings.lines.enumerated().map { index, line in
            let label = Label(line, lines: 0)
            label.compressionResistance = -index
            return label
        }
        let question = Label(strings.question, lines: 0)
        let counters = StackView(.horizontal, spacing: 1, [start, watch, phone, neither])
        counters.wraps = true
        counters.compressionResistance = 1
        let demo = Label(strings.demo, style: Style(.secondary), lines: 0)
        demo.indent = Control.gutter
        demo.compressionResistance = -lines.count
        let asked = StackView(.vertical, [question, counters])
        asked.compressionResistance = 1
        view = PageView(strings.headline, body: StackView(.vertical, spacing: 1, lines + [asked, demo]), aside: strings.aside)
    }

    override var preferredFirstResponder: Responder? { start }
}
