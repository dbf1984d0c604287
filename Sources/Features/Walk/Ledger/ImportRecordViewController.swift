import Phrases
import Screens
import Terminal
import Walking

/// One import: what it brought, and what it put aside with the reason.
package final class ImportRecordViewController: ViewController {
    private let number: Int64
    private let model: LedgerViewModel
    private let words: WalkWords
    private let facts = FactList()
    private let notice = Label(style: Style(.secondary), lines: 0)
    private let list = ListView()

    init(_ number: Int64, model: LedgerViewModel, words: WalkWords) {
        self.number = number
        self.model = model
        self.words = words
        super.init()
        title = words.strings.ledger.one + " \(number)"
    }

    package override func loadView() {
        for text in [facts, notice] as [View] { text.indent = Control.gutter }
        let stack = StackView(.vertical, spacing: 1, [facts, notice, list])
        stack.layoutMargins = Size(width: 2, height: 1)
        view = stack
    }

    package override func viewDidLoad() {
        list.columns = [
            ListColumn(width: 16, importance: 8), ListColumn(width: 12, alignment: .right, importance: 9),
            ListColumn(width: 14, importance: 6), ListColumn(width: 22, weight: 1, importance: 10),
        ]
        list.emptyText = ""
        list.numberOfRows = { [model] in model.aside.count }
        list.row = { [weak self, model] in self?.row(model.aside[$0]) ?? ListRow("") }
        task { [model, number] in await model.load(number) }
    }

    package override var keyCommands: [KeyCommand] {
        guard record != nil else { return [] }
        return [KeyCommand(words.keys.takeBackImport, hint: 10) { [weak self] in self?.takeBack() }]
    }

    private var record: ImportRecord? { model.records.first { $0.id == number } }

    private func takeBack() {
        let strings = words.strings.ledger
        let text = strings.takeBackText + (model.records.isRepeated(number) ? " " + strings.repeatedLater : "")
        attempt(words) { [weak self, model, number] () throws(JournalFailure) in
            let isSure = await self?.confirm(strings.takeBackTitle, message: text, action: strings.takeBackAction)
            if isSure == true { try await model.takeBack(number) }
        }
    }

    private func row(_ record: QuarantinedRecord) -> ListRow {
        let phrases = words.phrases
        let zone = model.zones.map { $0.zone(on: $0.day(of: record.start)) } ?? .utc
        let value =
            record.metric.map { phrases.value(record.value, of: $0) }
            ?? "\(words.strings.ledger.walk) \(phrases.number(Int(clamping: record.value)))"
        return ListRow([
            ListCell("\(zone.wall(at: record.start).date) \(phrases.time(record.start, in: zone))"), ListCell(value),
            ListCell(words.title(of: record.source), style: Style(.secondary)), ListCell(phrases.name(record.reason)),
        ])
    }

    package override func updateProperties() {
        let (strings, phrases) = (words.strings.ledger, words.phrases)
        facts.facts = record.map(facts(of:)) ?? []
        notice.style = Style(model.failure == nil ? .secondary : .danger)
        if let failure = model.failure {
            notice.text = "! " + phrases.sentence(failure)
        } else if model.isLoading {
            notice.text = strings.loading
        } else {
            notice.text = model.aside.isEmpty ? strings.nothingAside : strings.aside(model.aside.count)
        }
        list.reloadData()
    }

    private func facts(of record: ImportRecord) -> [FactList.Fact] {
        let (strings, phrases) = (words.strings.ledger, words.phrases)
        let zone = model.zones?.home ?? .utc
        func text(_ name: String, _ text: String) -> FactList.Fact {
            FactList.Fact(name: name, cells: [ListCell(text)], isNumber: false)
        }
        var facts = [text(strings.file, record.path.map(PathText.shown) ?? record.report?.file ?? "")]
        if let report = record.report {
            facts.append(text(strings.format, report.format))
            let walks = report.outcome.walksAdded > 0 ? " · " + phrases.walks(report.outcome.walksAdded) : ""
            facts.append(text(strings.records, phrases.number(report.outcome.taken) + walks))
            if let days = report.shrunkDays, days > 0 { facts.append(text(strings.less, phrases.days(days))) }
        } else {
            facts.append(text(strings.format, "! " + strings.brokenOff))
        }
        facts.append(text(strings.read, "\(phrases.dateWithYear(zone.wall(at: record.at).date)) \(phrases.time(record.at, in: zone))"))
        return facts
    }
}
