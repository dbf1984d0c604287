import Common
import Phrases
import Screens
import Terminal
import Walking

/// The comparison behind a measure: which stretches, which were left out and why, and by which studies.
final class ComparedViewController: ViewController {
    private let model: GaitViewModel
    private let words: AnalyzeWords
    private let notice = Label(style: Style(.secondary))
    private let stack = StackView(.vertical)
    private var shown: [ComparedText.Part] = []

    init(model: GaitViewModel, words: AnalyzeWords) {
        self.model = model
        self.words = words
        super.init()
        title = words.compared.title
    }

    override func loadView() {
        stack.addArrangedSubview(notice)
        stack.layoutMargins = Size(width: 2, height: 1)
        view = ScrollView(stack)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        taskBeforeKeys { [model] in await model.load() }
    }

    override var breadcrumb: [String] { super.breadcrumb }

    override func updateProperties() {
        let problem = model.state.content.notice(words.phrases)
        notice.show(problem ?? .remark(""))
        notice.isHidden = problem == nil
        guard let chart = model.chart else { return }
        let text = ComparedText(chart: chart, table: model.state.table, profile: model.profile, today: model.today, words: words)
        guard text.parts != shown else { return }
        shown = text.parts
        for view in stack.arrangedSubviews where view !== notice { stack.removeArrangedSubview(view) }
        for part in shown {
            stack.addArrangedSubview(Label(part.heading, style: Style(.title, .bold)))
            let body = RichLabel(RichLabel.linked(part.lines.joined(separator: "\n")))
            stack.addArrangedSubview(body)
            stack.setCustomSpacing(1, after: body)
        }
    }
}
