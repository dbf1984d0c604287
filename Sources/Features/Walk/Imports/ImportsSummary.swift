import Phrases
import Walking

/// The words for an import in the ledger.
struct ImportsSummary {
    private let words: WalkFormatter

    init(_ words: WalkFormatter) {
        self.words = words
    }

    /// The file; what was read again is no one file.
    func title(of report: ImportReport) -> String { report.isReimport ? words.phrases.format(report.format) : report.file }

    func format(of report: ImportReport) -> String { report.isReimport ? "" : words.phrases.format(report.format) }

    /// `406 records, 3 walks`.
    func taken(of report: ImportReport) -> String {
        let (phrases, outcome) = (words.phrases, report.outcome)
        let parts = [
            outcome.taken > 0 || outcome.walksAdded == 0 ? phrases.records(outcome.taken) : nil,
            outcome.walksAdded > 0 ? phrases.walks(outcome.walksAdded) : nil,
        ]
        return parts.compactMap(\.self).joined(separator: ", ")
    }

    /// The same with how much was left out.
    func counts(of report: ImportReport) -> String {
        let left = report.leftOutCount
        return taken(of: report) + (left > 0 ? " · " + words.strings.imports.leftOut(words.phrases.number(left)) : "")
    }

    /// The same behind the format.
    func note(of report: ImportReport) -> String {
        [format(of: report), counts(of: report)].filter { !$0.isEmpty }.joined(separator: " · ")
    }
}
