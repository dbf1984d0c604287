import Common
import Coordinators
import Phrases
import Screens
import Terminal
import Walking

/// A bar chart of a measure over a range, changed by keys, and its numbers; or the days of one month.
final class ChartViewController: ViewController {
    private let model: ChartViewModel
    private let words: AnalyzeWords
    private let content = ChartScreenView()

    init(model: ChartViewModel, words: AnalyzeWords) {
        self.model = model
        self.words = words
        super.init()
        title = words.strings.tab
    }

    private var text: ChartText { ChartText(model, words: words) }

    override func loadView() {
        content.bars.goalText = words.strings.goal
        content.bars.format = { [phrases = words.phrases] value in
            abs(value) < 1000 ? BarChart.short(value) : phrases.brief(Int(clamping: value))
        }
        let tableFormat: @MainActor (Double) -> String = { [model, phrases = words.phrases] value in
            TabbedText.number(phrases.saidAxisValue(value, of: model.state.measure))
        }
        content.bars.tableFormat = tableFormat
        content.dots.tableFormat = tableFormat
        content.bars.onSelect = { [weak self] in self?.send(.select($0)) }
        content.dots.onSelect = { [weak self] in self?.send(.select($0)) }
        content.bars.onActivate = { [model] _ in model.explain() }
        content.dots.onActivate = { [model] _ in model.explain() }
        view = content
    }

    override func viewDidLoad() {
        // The journal may change under the chart: by an import, by another program.
        follow { [weak self, journal = model.journal] in
            for await _ in await journal.changes() { self?.send(.appeared) }
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        send(.appeared)
    }

    /// The way of walking above it has a measure and a span of its own, beside which those of the chart would say something else.
    override var breadcrumb: [String] {
        let stack = navigationController?.viewControllers ?? []
        let above = stack.firstIndex { $0 === self }.flatMap { stack.indices.contains($0 + 1) ? stack[$0 + 1] : nil }
        let gait = above as? GaitViewController
        return gait == nil || gait?.isOfFixedSpan == true ? text.breadcrumb : Array(text.breadcrumb.prefix(1))
    }

    override func updateProperties() {
        let text = text
        content.isMeasured = !model.state.measure.isSum
        content.bars.bars = text.bars
        content.bars.goal = text.goal
        content.bars.unit = text.unit
        content.bars.selectedIndex = model.state.selected
        content.dots.dots = content.isMeasured ? text.dots : []
        content.dots.marks = text.marks
        content.dots.unit = text.unit
        content.dots.selectedIndex = model.state.selected
        content.caption.show(text.caption)
        content.facts.facts = text.facts
        content.setNeedsLayout()
    }

    override var keyCommands: [KeyCommand] {
        let keys = words.keys
        let nothing = model.asked == nil ? words.strings.nothing : nil
        let why = KeyCommand(keys.why, hint: 22, disabledReason: nothing) { [model] in model.explain() }
        // There is nothing to turn over while all numbers have room.
        let numbers =
            content.fitsNumbers ? [] : [KeyCommand(keys.numbers, hint: 45) { [content] in content.showsNumbers.toggle() }]
        let bars = [
            KeyCommand(keys.open, hint: 28, disabledReason: nothing) { [model] in model.explain() }, why,
            KeyCommand(keys.gait, hint: 24) { [model] in model.openGait() },
            KeyCommand(keys.earlier, hint: 30) { [weak self] in self?.send(.move(-1)) },
            KeyCommand(keys.later, hint: 40) { [weak self] in self?.send(.move(1)) },
        ]
        let places = AnalyzeRoute.destinations.commands(on: Self.self, words) { [model] in model.go(to: $0) }
        return measures(keys) + (model.month == nil ? ranges(keys) : []) + numbers + bars + places
    }

    /// The keys that lead to another measure, one by one and straight.
    private func measures(_ keys: AnalyzeKeys) -> [KeyCommand] {
        [
            KeyCommand(keys.metric, hint: 10) { [weak self] in self?.send(.nextMeasure) },
            KeyCommand(keys.metricBack) { [weak self] in self?.send(.previousMeasure) },
        ]
            + ChartMeasure.charted.compactMap { measure in
                keys.to(measure).map { entry in
                    KeyCommand(entry) { [weak self, model] in self?.send(.show(measure, model.state.range)) }
                }
            }
    }

    /// The keys that lead to another range; a month has its own.
    private func ranges(_ keys: AnalyzeKeys) -> [KeyCommand] {
        [
            KeyCommand(keys.range, hint: 20) { [weak self] in self?.send(.nextRange) },
            KeyCommand(keys.rangeBack) { [weak self] in self?.send(.previousRange) },
        ]
            + ChartRange.allCases.map { range in
                var command = KeyCommand(keys.to(range)) { [weak self] in self?.send(.range(range)) }
                command.otherNames = words.phrases.otherNames(range)
                return command
            }
    }

    /// Goes to a measure, and to a range if one is given.
    func show(_ measure: ChartMeasure, _ range: ChartRange?) { send(.show(measure, range ?? model.state.range)) }

    override func encodeRestorableState() -> String? { model.restorableState }

    override func decodeRestorableState(_ state: String) { model.restore(state) }

    private func send(_ action: ChartViewModel.Action) {
        let effect = model.send(action)
        guard effect != .none else { return }
        taskBeforeKeys { [model] in await model.run(effect) }
    }
}
