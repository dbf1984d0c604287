import Common
import Phrases
import Screens
import Terminal
import Walking

/// Every import, newest first.
package final class ImportsViewController: ViewController, OutcomeReporting {
    private let model: ImportsViewModel
    let words: WalkFormatter
    /// The date and the file of each; then the format and the result, which are never cut, since half of them means something else.
    private let list = NoteList(
        columns: [ListColumn(width: 16, compressionResistance: 1), ListColumn(width: 14, stretch: 1, compressionResistance: 2)],
        leastNote: 30, keepsNotes: true)
    private let page: ExplainedList

    init(model: ImportsViewModel, words: WalkFormatter) {
        self.model = model
        self.words = words
        page = ExplainedList(list)
        super.init()
        title = words.strings.imports.title
    }

    package override func loadView() { view = page }

    package func sentence(_ outcome: WalkOutcome) -> String { words.sentence(outcome) }

    package override func viewDidLoad() {
        page.explanation.text = words.strings.imports.explanation
        list.list.isSearchable = true
        list.itemIdentifier = { [model] in model.records.indices.contains($0) ? model.records[$0].id : nil }
        list.onActivate = { [model] in model.open($0) }
        follow { [model] in await model.follow() }
    }

    package override func viewWillAppear(_ animated: Bool) {
        task { [model] in await model.load() }
    }

    package override var keyCommands: [KeyCommand] {
        guard let gone = model.importTakenBack else { return [] }
        let reason = UndoStrings.for(words.phrases.language).importAgain(words.phrases.name(gone))
        return [KeyCommand(words.keys.redoImport, disabledReason: reason) {}]
    }

    private func row(_ record: ImportRecord) -> ListRow {
        let (strings, phrases) = (words.strings.imports, words.phrases)
        let zone = model.zones?.home ?? .utc
        let summary = ImportsSummary(words)
        let when = ListCell("\(zone.wall(at: record.at).date) \(phrases.time(record.at, in: zone))")
        guard let report = record.report else {
            return ListRow([when, ListCell("! " + strings.brokenOff, style: Style(.danger))])
        }
        let title = summary.title(of: report)
        return ListRow([
            when, report.isPartial ? ListCell("! " + title, style: Style(.warning)) : ListCell(title),
            ListCell(summary.note(of: report), style: Style(.secondary)),
        ])
    }

    package override func updateProperties() {
        let strings = words.strings.imports
        list.list.emptyText = model.imports.notice(words.phrases, loading: strings.loading)?.text ?? strings.empty
        list.rows = model.records.map(row)
    }
}
