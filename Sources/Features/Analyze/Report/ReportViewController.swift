import Common
import Phrases
import Screens
import Terminal
import Walking

/// The report of a week, a month, a quarter or a year.
final class ReportViewController: ViewController {
    private let model: ReportViewModel
    private let words: AnalyzeWords
    private let heading = Label(style: Style(.title, .bold), lines: 0)
    private let facts = FactList(gap: 2)
    private let rowsTitle = Label(style: Style(.title, .bold), lines: 0)
    private let bars = Label(lines: 0)
    private let comparisonTitle = Label(style: Style(.title, .bold), lines: 0)
    private let comparisons = FactList(gap: 2)
    private let sentences = Label(style: Style(.secondary), lines: 0)
    private let definitions = Label(style: Style(.secondary), lines: 0)
    private let stack: StackView
    private let scroll: ScrollView
    /// The report on show, and for whom it is; another one is read from its beginning.
    private var shown: (title: String, reader: ReportReader)?

    init(model: ReportViewModel, words: AnalyzeWords) {
        self.model = model
        self.words = words
        stack = StackView(
            .vertical, spacing: 1, [heading, facts, rowsTitle, bars, comparisonTitle, comparisons, sentences, definitions])
        scroll = ScrollView(stack)
        super.init()
        title = words.report.title
    }

    override func loadView() {
        stack.setCustomSpacing(0, after: rowsTitle)
        stack.setCustomSpacing(0, after: comparisonTitle)
        stack.layoutMargins = Size(width: 2, height: 1)
        view = scroll
    }

    override func viewDidLoad() {
        follow { [model] in await model.follow() }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        taskBeforeKeys { [model] in await model.load() }
    }

    override var keyCommands: [KeyCommand] {
        let keys = words.keys
        let isLast = model.report.map(\.isRunning) ?? true
        var turns = [
            KeyCommand(keys.reportEarlier, hint: 11) { [weak self, model] in self?.taskBeforeKeys { await model.turn(by: -1) } },
            KeyCommand(keys.reportLater, hint: 12, disabledReason: isLast ? words.report.isRunning : nil) { [weak self, model] in
                self?.taskBeforeKeys { await model.turn(by: 1) }
            },
        ]
        // Where both lead somewhere, a narrow line names them together.
        if !isLast { for index in turns.indices { turns[index].shortTitle = words.report.turn } }
        return turns + [
            KeyCommand(keys.reportSpan, hint: 10) { [weak self, model] in self?.taskBeforeKeys { await model.showNextSpan() } },
            KeyCommand(keys.reportDoctor, hint: 30) { [model] in model.toggleReader() },
            KeyCommand(keys.saveReport, hint: 15, disabledReason: model.dependencies.saveReport == nil ? words.report.notInDemo : nil) {
                [weak self] in self?.save()
            },
            KeyCommand(keys.copyReport, hint: 40, disabledReason: model.report == nil ? words.report.loading : nil) { [weak self] in
                self?.copy()
            },
        ]
    }

    override func encodeRestorableState() -> String? { model.restorableState }

    override func decodeRestorableState(_ state: String) { model.restore(state) }

    private func page(of report: Report) -> ReportPage {
        words.phrases.page(report, for: model.reader, profile: model.dependencies.profile, tests: model.tests)
    }

    private func copy() {
        guard let report = model.report else { return }
        let page = page(of: report)
        copy(ReportText(page: page).text, named: page.title)
    }

    private func save() {
        let strings = words.report
        let formats = ReportFormat.allCases
        let actions = formats.map { AlertAction(title: strings.formatName($0), style: .default) }
        task("save") { [weak self, model] in
            let cancel = AlertAction(title: strings.cancel, style: .cancel)
            let chosen = await self?.ask(strings.saveTitle, message: strings.saveMessage, actions: actions + [cancel])
            guard let index = actions.firstIndex(where: { $0 === chosen }) else { return }
            if let path = await model.save(formats[index]) {
                self?.showToast(strings.saved(path), scope: .untilSeen)
            } else {
                self?.showToast(strings.notSaved, role: .danger, scope: .untilSeen)
            }
        }
    }

    override func updateProperties() {
        guard let report = model.report else {
            heading.show(model.content.notice(words.phrases, loading: words.report.loading) ?? .remark(words.report.loading))
            return showPage(nil)
        }
        let page = page(of: report)
        heading.style = Style(.title, .bold)
        heading.text = page.title
        showPage(page)
        let new = (title: page.title, reader: model.reader)
        if let shown, shown != new { scroll.scroll(to: 0) }
        shown = new
    }

    private func showPage(_ page: ReportPage?) {
        facts.facts = (page?.facts ?? []).map(fact)
        rowsTitle.text = page.map { $0.hasBars ? $0.rowsTitle : "" } ?? ""
        let columns = (treeWindow?.size.width ?? 80) - 4
        bars.text = page.map { $0.hasBars ? ReportText(page: $0, columns: columns).bars.joined(separator: "\n") : "" } ?? ""
        comparisonTitle.text = page.map { $0.comparisons.isEmpty ? "" : $0.comparisonTitle } ?? ""
        comparisons.facts = (page?.comparisons ?? []).map(fact)
        sentences.text = page?.sentences.joined(separator: "\n") ?? ""
        definitions.text =
            page?.definitions.map { "\($0.term): \($0.text)\n\($0.source)" }.joined(separator: "\n\n") ?? ""
        for label in [rowsTitle, bars, comparisonTitle, sentences, definitions] { label.isHidden = label.text.isEmpty }
        facts.isHidden = facts.facts.isEmpty
        comparisons.isHidden = comparisons.facts.isEmpty
    }

    private func fact(_ fact: ReportPage.Fact) -> FactList.Fact {
        FactList.Fact(name: fact.name, cells: [ListCell(fact.text)], isNumber: false)
    }
}
