import Common
import Phrases
import Screens
import Terminal
import Walking

/// The gait of a person: a measure over a time, changed by keys, with what is usual and whether it changes.
final class GaitViewController: ViewController {
    private let model: GaitViewModel
    private let words: AnalyzeWords
    private let content: GaitView
    private let page: ScrollView

    init(model: GaitViewModel, words: AnalyzeWords) {
        self.model = model
        self.words = words
        content = GaitView()
        page = ScrollView(content)
        super.init()
        title = words.gait.title
    }

    private var text: GaitText { GaitText(model, words: words) }

    override func loadView() {
        content.onSelect = { [model] in model.select($0) }
        view = page
    }

    override func viewDidLoad() {
        // The journal may change under the chart: by an import, by another program.
        follow { [weak self, journal = model.journal] in
            for await _ in await journal.changes() { self?.taskBeforeKeys { await self?.model.reload() } }
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        load()
    }

    /// A month or a day stands below its chart, whose title it shares; a span up to today is a screen of its own.
    override var breadcrumb: [String] { (model.state.span.isFixed ? [] : [words.gait.title]) + text.breadcrumb }

    /// Indicates whether it is of a month or a day, and not of the time up to today.
    var isOfFixedSpan: Bool { model.state.span.isFixed }

    override func updateProperties() {
        let text = text
        content.points = text.points
        content.selectedIndex = model.state.selected
        content.chart.marks = text.marks
        content.chart.band = text.band
        content.chart.ruler = text.ruler
        content.chart.unit = text.unit
        content.chart.tableFormat = text.tableFormat
        content.caption.show(text.caption)
        content.statement.text = text.statement
        content.statement.style = text.isChanged ? Style(.text, .bold) : Style(.secondary)
        content.facts.facts = text.facts
        content.invalidateIntrinsicContentSize()
        content.setNeedsLayout()
        window?.setNeedsChromeUpdate()
    }

    /// The command that shows the chart in the place of the numbers, or these again.
    private func turnOver() -> KeyCommand {
        var command = KeyCommand(words.keys.gaitNumbers, hint: 15) { [weak self] in
            self?.content.showsNumbers.toggle()
            self?.window?.setNeedsChromeUpdate()
        }
        if !content.showsNumbers { command.title = words.gait.backToNumbers }
        return command
    }

    override var keyCommands: [KeyCommand] {
        let keys = words.keys
        // Where all numbers have room there is nothing to turn over.
        let numbers = content.fitsNumbers ? [] : [turnOver()]
        let nothing = model.chart?.series == nil ? words.gait.nothing : nil
        let noTable = model.hasOtherTable ? nil : model.age == .unsaid ? words.gait.noAgeForTables : words.gait.noOtherTable
        let steps = [
            KeyCommand(keys.gaitMeasure, hint: 10) { [weak self] in self?.go(measure: 1) },
            KeyCommand(keys.gaitMeasureBack) { [weak self] in self?.go(measure: -1) },
            KeyCommand(keys.gaitCompared, hint: 25) { [model] in model.openCompared() },
            KeyCommand(keys.gaitOpen) { [model] in model.openSelected() },
            KeyCommand(keys.gaitTable, hint: 28, disabledReason: noTable) { [weak self] in self?.showNextTable() },
            KeyCommand(keys.copyGait, disabledReason: nothing) { [weak self] in self?.copy() },
            KeyCommand(keys.gaitEarlier, hint: 30, disabledReason: nothing) { [model] in model.move(by: -1) },
            KeyCommand(keys.gaitLater, hint: 40, disabledReason: nothing) { [model] in model.move(by: 1) },
        ]
        return steps + (model.state.span.isFixed ? [] : ranges(keys)) + numbers
    }

    /// The keys that lead to another range; a month and a day have their own.
    private func ranges(_ keys: AnalyzeKeys) -> [KeyCommand] {
        [
            KeyCommand(keys.gaitRange, hint: 20) { [weak self] in self?.go(range: 1) },
            KeyCommand(keys.gaitRangeBack) { [weak self] in self?.go(range: -1) },
        ]
            + GaitRange.allCases.map { range in
                var command = KeyCommand(keys.to(range)) { [weak self, model] in self?.show(model.state.measure, .present(range)) }
                command.otherNames = words.phrases.otherNames(range)
                return command
            }
    }

    private func showNextTable() {
        attempt(words.phrases) { [model] () throws(JournalFailure) in try await model.showNextTable() }
    }

    private func copy() { copy(text.copied, named: ([words.gait.title] + text.breadcrumb).joined(separator: " · ")) }

    private func go(measure places: Int) { show(model.measure(after: places), model.state.span) }

    private func go(range places: Int) { show(model.state.measure, .present(model.range(after: places))) }

    /// Goes to a measure and a time.
    func show(_ measure: GaitMeasure, _ span: GaitSpan) {
        guard model.show(measure, span) else { return }
        page.scroll(to: 0)
        load()
    }

    private func load() {
        taskBeforeKeys { [model] in await model.load() }
    }

    override func encodeRestorableState() -> String? { model.restorableState }

    override func decodeRestorableState(_ state: String) { model.restore(state) }
}
