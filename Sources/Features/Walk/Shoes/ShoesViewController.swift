import Common
import Coordinators
import Phrases
import Screens
import Terminal
import Walking

/// Every pair of shoes: how far it has come, and how much of its life is left.
package final class ShoesViewController: ViewController, OutcomeReporting {
    private let model: ShoesViewModel
    let words: WalkFormatter
    private let list = ListView()
    private let page: ExplainedList

    init(model: ShoesViewModel, words: WalkFormatter) {
        self.model = model
        self.words = words
        page = ExplainedList(list)
        super.init()
        title = words.strings.shoes.title
    }

    package override func loadView() { view = page }

    private var strings: ShoesStrings { words.strings.shoes }

    package override func viewDidLoad() {
        page.explanation.text = strings.explanation
        list.columns = [
            ListColumn(width: 1, compressionResistance: 8), ListColumn(width: 12, stretch: 1, compressionResistance: 10),
            ListColumn(width: 10, alignment: .right, compressionResistance: 9),
            ListColumn(width: 14, alignment: .right, compressionResistance: 6),
            ListColumn(width: 20, stretch: 1, compressionResistance: 7), ListColumn(width: 12, compressionResistance: 3),
        ]
        list.numberOfRows = { [model] in model.pairs.count }
        list.row = { [weak self, model] in self?.row(model.pairs[$0]) ?? .blank }
        list.onActivate = { [model] in model.open($0) }
        follow { [model] in await model.follow() }
    }

    package override func viewWillAppear(_ animated: Bool) {
        task { [model] in await model.load() }
    }

    package override func encodeRestorableState() -> String? { list.scrollState }

    package override func decodeRestorableState(_ state: String) { list.scrollState = state }

    /// Says that the limit of a pair was saved.
    func reportLimit(of pair: String) { showToast(strings.limitSaved(pair), offering: undoKey) }

    package var undoKey: KeyEntry? { words.keys.undoShoes }

    package func sentence(_ outcome: WalkOutcome) -> String { words.sentence(outcome) }

    package override var keyCommands: [KeyCommand] {
        let keys = words.keys
        let noPair = selected == nil ? strings.noPair : nil
        return WalkRoute.destinations.commands(on: Self.self, words.strings) { [model] in model.go(to: $0) } + [
            KeyCommand(keys.usualShoes, hint: 20, disabledReason: noPair) { [weak self] in self?.chooseUsual() },
            KeyCommand(keys.retireShoes, hint: 30, disabledReason: noPair) { [weak self] in self?.retire() },
        ]
            + undoCommands(
                model.undo, words.phrases, undo: keys.undoShoes, redo: keys.redoShoes, hint: 40, for: { !$0.isImport }
            ) { [model] in await model.load() }
    }

    private var selected: Int? { list.selectedIndex.flatMap { model.pairs.indices.contains($0) ? $0 : nil } }

    private func chooseUsual() {
        guard let index = selected else { return }
        attempt(words.phrases) { [weak self, model, strings, words] () throws(JournalFailure) in
            let usual = try await model.chooseUsual(index)
            self?.showToast(usual.map(strings.isUsual) ?? strings.noUsual, offering: words.keys.undoShoes)
        }
    }

    private func retire() {
        guard let index = selected else { return }
        let name = model.pairs[index].name
        attempt(words.phrases) { [weak self, model, strings, words] () throws(JournalFailure) in
            let isRetired = try await model.retire(index)
            self?.showToast(isRetired ? strings.retired(name) : strings.backInUse(name), offering: words.keys.undoShoes)
        }
    }

    package override func updateProperties() {
        list.emptyText = model.state.notice(words.phrases, loading: strings.loading)?.text ?? strings.empty
        list.reloadData()
    }

    private func row(_ pair: Shoes) -> ListRow {
        let phrases = words.phrases
        let isWorn = pair.isWornOut && !pair.isRetired
        let quiet = Style(pair.isRetired ? .tertiary : .secondary)
        return ListRow([
            ListCell(pair.isUsual ? "●" : "", style: Style(.accent)), ListCell(pair.name, style: pair.isRetired ? quiet : .plain),
            ListCell(
                (isWorn ? "! " : "") + known(pair, pair.hasDistance, phrases.distance(of: pair)),
                style: pair.isRetired ? quiet : Style(isWorn ? .warning : .text)),
            ListCell(known(pair, pair.hasSteps, phrases.steps(pair.steps)), style: quiet),
            ListCell(life(of: pair), style: lifeStyle(of: pair)),
            ListCell(model.lastDay(of: pair).map { phrases.shortDate($0, today: model.today) } ?? "", style: quiet),
        ])
    }

    /// A number of a pair; a dash where none of its walks says it.
    private func known(_ pair: Shoes, _ isKnown: Bool, _ text: String) -> String { isKnown || pair.walks == 0 ? text : "–" }

    /// `52% of 800 km`, or that it is time for new ones.
    private func life(of pair: Shoes) -> String {
        guard !pair.isRetired else { return strings.isRetired }
        guard let wear = pair.wear else { return "" }
        guard wear < 1 else { return strings.wornOut }
        let byDistance = pair.limit.distance.map { pair.distance / $0 } == wear
        let limit =
            byDistance
            ? pair.limit.distance.map { words.phrases.distance($0) } : pair.limit.steps.map { words.phrases.steps($0) }
        return strings.life(words.phrases.percent(wear), limit ?? "")
    }

    private func lifeStyle(of pair: Shoes) -> Style {
        if pair.isRetired { return Style(.tertiary) }
        return Style(pair.isWornOut ? .warning : .secondary)
    }
}
