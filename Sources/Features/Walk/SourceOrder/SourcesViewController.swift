import Common
import Phrases
import Screens
import Terminal
import Walking

/// The order in which sources count.
package final class SourcesViewController: ViewController {
    private let model: SourcesViewModel
    private let words: WalkFormatter
    private let list = ListView()
    private let page: ExplainedList

    init(model: SourcesViewModel, words: WalkFormatter) {
        self.model = model
        self.words = words
        page = ExplainedList(list)
        super.init()
        title = words.strings.sources.title
    }
    package override func loadView() { view = page }

    package override func viewDidLoad() {
        list.emptyText = words.strings.sources.empty
        list.isSearchable = false
        list.columns = [
            ListColumn(width: 3, alignment: .right, compressionResistance: 2), ListColumn(width: 20, stretch: 1, compressionResistance: 3),
            ListColumn(width: 16),
        ]
        list.numberOfRows = { [model] in model.sources.count }
        list.itemIdentifier = { [model] in model.sources[$0].key }
        list.row = { [model, words] index in
            let source = model.sources[index]
            return ListRow([
                ListCell("\(model.places[index])", style: Style(.secondary)), ListCell(words.title(of: source, among: model.sources)),
                ListCell(words.phrases.name(source.kind), style: Style(.secondary)),
            ])
        }
        follow { [model] in await model.follow() }
    }

    package override func viewWillAppear(_ animated: Bool) {
        task { [model] in await model.load() }
    }

    package override func encodeRestorableState() -> String? { list.scrollState }

    package override func decodeRestorableState(_ state: String) { list.scrollState = state }

    package override var keyCommands: [KeyCommand] {
        let (strings, keys) = (words.strings.sources, words.keys)
        let index = list.selectedIndex
        // An order is only spoken of where something has one.
        let hint = model.sources.count < 2 ? nil : 10
        return [
            KeyCommand(keys.sourceUp, hint: hint, disabledReason: (index ?? 0) == 0 ? strings.isFirst : nil) { [weak self] in
                self?.move(by: -1)
            },
            KeyCommand(
                keys.sourceDown, hint: hint.map { $0 + 1 },
                disabledReason: index == nil || index == model.sources.count - 1 ? strings.isLast : nil
            ) { [weak self] in self?.move(by: 1) },
            KeyCommand(keys.nextMetric, hint: 15) { [weak self, model] in self?.task { await model.showNextMetric() } },
        ]
            + undoCommands(
                model.undo, words.phrases, undo: keys.undoOrder, redo: keys.redoOrder, hint: 20, for: { $0 == .sourceOrder }
            ) { [model] in await model.load() }
    }

    private func move(by places: Int) {
        guard let index = list.selectedIndex, model.sources.indices.contains(index) else { return }
        let title = words.title(of: model.sources[index], among: model.sources)
        // The bar goes with the source from now on.
        list.select(model.sources[index].key)
        attempt(words.phrases) { [weak self, model, words] () throws(JournalFailure) in
            guard let place = try await model.move(index, by: places) else { return }
            self?.showToast(words.strings.sources.moved(title, place + 1), scope: .screen)
        }
    }

    package override func updateProperties() {
        if case .failed(let failure) = model.phase { list.emptyText = Notice.problem(words.phrases.sentence(failure)).text }
        let strings = words.strings.sources
        let explanation = model.metric.map { strings.explanationOf(words.phrases.name($0)) } ?? strings.explanation
        let remarks = [explanation] + (model.hasTies ? [strings.ties] : []) + (model.tellsTotals ? [strings.totals] : [])
        page.explanation.text = model.isCounting ? strings.counting : remarks.joined(separator: " ")
        _ = model.sources
        list.reloadData()
    }
}
