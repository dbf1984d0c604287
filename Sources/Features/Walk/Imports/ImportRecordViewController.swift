import Common
import Coordinators
import Phrases
import Screens
import Terminal
import Walking

/// One import: what it brought, and what it left out, with the reasons, the files and the records.
package final class ImportRecordViewController: ViewController, Flow {
    package let result = FlowResult<WalkOutcome>()
    private let number: Int64
    private let model: ImportsViewModel
    private let words: WalkFormatter
    private let facts = FactList()
    private let remark = Label(style: Style(.secondary), lines: 0)
    private let records = FactList()

    init(_ number: Int64, model: ImportsViewModel, words: WalkFormatter) {
        self.number = number
        self.model = model
        self.words = words
        super.init()
        title = words.strings.imports.one + " \(number)"
    }

    package override func loadView() {
        let page = StackView(.vertical, spacing: 1, [facts, remark, records])
        let stack = StackView(.vertical, [ScrollView(page)])
        stack.layoutMargins = Size(width: 4, height: 1)
        view = stack
    }

    package override func viewDidLoad() {
        follow { [model, number] in await model.follow(number) }
    }

    package override func viewWillAppear(_ animated: Bool) {
        task { [model, number] in await model.load(number) }
    }

    package override var keyCommands: [KeyCommand] {
        guard record != nil else { return [] }
        return [KeyCommand(words.keys.undoImport, hint: 10) { [weak self] in self?.undo() }]
    }

    private var record: ImportRecord? { model.records.first { $0.id == number } }

    private func undo() {
        guard let record else { return }
        let strings = UndoStrings.for(words.phrases.language)
        let text = strings.importText + (model.records.isRepeated(number) ? " " + words.strings.imports.repeatedLater : "")
        attempt(words.phrases) { [weak self, model] () throws(JournalFailure) in
            let isSure = await self?.confirm(strings.importTitle, message: text, action: strings.importAction)
            guard isSure == true else { return }
            let gone = try await model.undo(record)
            self?.finish(with: .importUndone(record.changeName, gone))
        }
    }

    private func line(_ record: QuarantinedRecord) -> FactList.Fact {
        let phrases = words.phrases
        let zone = model.zones.map { $0.zone(on: $0.day(of: record.start)) } ?? .utc
        let value =
            record.metric.map { phrases.value(record.value, of: $0) }
            ?? [words.strings.imports.walk, record.value > 0 ? phrases.number(Int(clamping: record.value)) : nil]
            .compactMap(\.self).joined(separator: " ")
        let said = value + phrases.pace(of: record)
        let text = "\(said) · \(words.title(of: record.source)) · \(phrases.name(record.reason))\(record.file.map { " · " + $0 } ?? "")"
        return FactList.Fact(
            name: "\(zone.wall(at: record.start).date) \(phrases.time(record.start, in: zone))", cells: [ListCell(text)], isNumber: false)
    }

    package override func updateProperties() {
        let report = record?.report
        facts.facts = record.map(facts(of:)) ?? []
        remark.show(notice)
        let leftOut = model.leftOut.value ?? []
        records.facts = leftOut.map(line) + more(than: leftOut.count, of: report)
        records.isHidden = records.facts.isEmpty
        remark.isHidden = remark.text.isEmpty
    }

    /// The sentence between the facts and the records.
    private var notice: Notice {
        let (strings, phrases) = (words.strings.imports, words.phrases)
        if let problem = model.imports.notice(phrases, loading: strings.loading) { return problem }
        if let problem = model.leftOut.notice(phrases, loading: strings.loading) { return problem }
        guard model.leftOut.value?.isEmpty == true else { return .remark(strings.leftOutRecords) }
        let isWhole = record?.report?.leftOutCount == 0 && record?.report?.isPartial == false
        if isWhole { return .remark(strings.nothingLeftOut) }
        return .remark(model.earlier.isEmpty ? "" : strings.namedEarlier(model.earlier))
    }

    /// Returns the line that counts the records not shown.
    private func more(than shown: Int, of report: ImportReport?) -> [FactList.Fact] {
        let all = report?.outcome.quarantined.values.reduce(0) { $0.addingClamped(max(0, $1)) } ?? 0
        if shown > 0, !model.earlier.isEmpty {
            return [FactList.Fact(name: "", cells: [ListCell(words.strings.imports.namedEarlier(model.earlier))], isNumber: false)]
        }
        guard shown >= ImportsViewModel.mostRecords, all > shown else { return [] }
        let text = words.strings.imports.more(words.phrases.number(all - shown), number)
        return [FactList.Fact(name: "", cells: [ListCell(text)], isNumber: false)]
    }

    private func facts(of record: ImportRecord) -> [FactList.Fact] {
        let (strings, phrases) = (words.strings.imports, words.phrases)
        let zone = model.zones?.home ?? .utc
        let summary = ImportsSummary(words)
        func text(_ name: String, _ text: String, style: Style = .plain) -> FactList.Fact {
            FactList.Fact(name: name, cells: [ListCell(text, style: style)], isNumber: false)
        }
        var facts = [text(strings.file, record.path.map(PathText.shown) ?? record.report.map { summary.title(of: $0) } ?? "")]
        if let report = record.report {
            if !report.isReimport { facts.append(text(strings.format, summary.format(of: report))) }
            facts.append(text(strings.records, summary.taken(of: report)))
            if report.isPartial {
                facts.append(
                    text("", "! " + words.strings.importing.incomplete(keepsSomething: report.changedSomething), style: Style(.warning)))
            }
            if let days = report.shrunkDays, days > 0 { facts.append(text(strings.less, phrases.days(days))) }
        } else {
            facts.append(text(strings.format, "! " + strings.brokenOff))
        }
        facts.append(text(strings.read, "\(phrases.dateWithYear(zone.wall(at: record.at).date)) \(phrases.time(record.at, in: zone))"))
        guard let report = record.report else { return facts }
        return facts + ImportFacts(words).leftOut(report.skipped, named: report.leftOut ?? [], places: report.places ?? [])
    }
}
