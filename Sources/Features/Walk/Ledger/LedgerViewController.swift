import Phrases
import Screens
import Terminal
import Walking

/// Every import, newest first.
package final class LedgerViewController: ViewController, OutcomeReporting {
    private let model: LedgerViewModel
    let words: WalkWords
    private let content = ExplainedList()

    init(model: LedgerViewModel, words: WalkWords) {
        self.model = model
        self.words = words
        super.init()
        title = words.strings.ledger.title
    }

    package override func loadView() { view = content }

    let undoKey: KeyEntry? = nil

    private var list: ListView { content.list }

    package override func viewDidLoad() {
        content.explanation.text = words.strings.ledger.explanation
        list.columns = [
            ListColumn(width: 10, importance: 7), ListColumn(width: 5, importance: 2), ListColumn(width: 12, weight: 1, importance: 10),
            ListColumn(width: 14, importance: 9), ListColumn(width: 26, weight: 1, importance: 6),
        ]
        list.numberOfRows = { [model] in model.records.count }
        list.row = { [weak self, model] in self?.row(model.records[$0]) ?? ListRow("") }
        list.onActivate = { [model] in model.open($0) }
    }

    package override func viewWillAppear(_ animated: Bool) {
        task { [model] in await model.load() }
    }

    private func row(_ record: ImportRecord) -> ListRow {
        let (strings, phrases) = (words.strings.ledger, words.phrases)
        let zone = model.zones?.home ?? .utc
        let summary = LedgerSummary(words)
        return ListRow([
            ListCell(zone.wall(at: record.at).date.description), ListCell(phrases.time(record.at, in: zone), style: Style(.secondary)),
            record.report.map { ListCell(summary.title(of: $0)) } ?? ListCell("! " + strings.brokenOff, style: Style(.danger)),
            ListCell(record.report.map { summary.format(of: $0) } ?? "", style: Style(.secondary)),
            ListCell(
                record.report.map { summary.counts(of: $0) } ?? "",
                style: record.report?.isPartial == true ? Style(.warning) : Style(.secondary)),
        ])
    }

    package override func updateProperties() {
        let strings = words.strings.ledger
        list.emptyText = model.failure.map { "! " + words.phrases.sentence($0) } ?? (model.isLoading ? strings.loading : strings.empty)
        _ = (model.records, model.zones)
        list.reloadData()
    }
}
