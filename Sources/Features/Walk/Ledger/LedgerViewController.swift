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
        list.numberOfRows = { [model] in model.records.count }
        list.row = { [weak self, model] in self?.row(model.records[$0]) ?? ListRow("") }
        list.onActivate = { [model] in model.open($0) }
    }

    package override func viewWillAppear(_ animated: Bool) {
        task { [model] in await model.load() }
    }

    package override var keyCommands: [KeyCommand] {
        guard model.tookImportBack else { return [] }
        return [KeyCommand(words.keys.redoImport, disabledReason: words.strings.ledger.importAgain) {}]
    }

    /// When, which file, its format and what came of it: numbers and formats are never cut, since half of them says something else.
    private func layOut(_ rows: [ListRow]) {
        func width(_ column: Int) -> Int { rows.map { TextWidth.of($0.cells[column].text) }.max() ?? 0 }
        list.columns = [
            ListColumn(width: width(0), importance: 9), ListColumn(width: Self.shortestName, weight: 1, importance: 10),
            ListColumn(width: width(2), importance: 7), ListColumn(width: width(3), importance: 8),
        ]
    }

    private static let shortestName = 14

    private func row(_ record: ImportRecord) -> ListRow {
        let (strings, phrases) = (words.strings.ledger, words.phrases)
        let zone = model.zones?.home ?? .utc
        let summary = LedgerSummary(words)
        let when = ListCell("\(zone.wall(at: record.at).date) \(phrases.time(record.at, in: zone))")
        guard let report = record.report else {
            return ListRow([when, ListCell("! " + strings.brokenOff, style: Style(.danger)), ListCell(""), ListCell("")])
        }
        let title = summary.title(of: report)
        return ListRow([
            when, report.isPartial ? ListCell("! " + title, style: Style(.warning)) : ListCell(title),
            ListCell(summary.format(of: report), style: Style(.secondary)), ListCell(summary.counts(of: report), style: Style(.secondary)),
        ])
    }

    package override func updateProperties() {
        let strings = words.strings.ledger
        list.emptyText = model.failure.map { "! " + words.phrases.sentence($0) } ?? (model.isLoading ? strings.loading : strings.empty)
        layOut(model.records.map(row))
        list.reloadData()
    }
}
