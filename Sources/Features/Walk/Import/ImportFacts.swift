import Phrases
import Screens
import Terminal
import Walking

/// The numbers of an import as lines of the screen.
struct ImportFacts {
    /// Sources and reasons beyond these are few and would push the button off the screen.
    private static let most = 6
    private let words: WalkWords

    init(_ words: WalkWords) {
        self.words = words
    }

    /// What one look has found.
    func facts(_ findings: ImportFindings, in zones: ZoneTimeline) -> [FactList.Fact] {
        let (strings, phrases) = (words.strings.importing, words.phrases)
        var facts = [number(strings.records, findings.samples), number(strings.walks, findings.walks)]
        let sources = Dictionary(findings.sources.map { (words.title(of: $0.key), $0.value) }, uniquingKeysWith: +)
        for (source, count) in sources.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }).prefix(Self.most) {
            facts.append(number("  " + source, count))
        }
        if let first = findings.first, let last = findings.last {
            facts.append(span(strings.from, zones.day(of: first), zones.day(of: last)))
        }
        return facts + skipped(findings.skipped.filter { $0.value > 0 }.map { ($0.key, $0.value) }, phrases: phrases)
            + names(findings.leftOut)
    }

    /// What an import has done.
    func facts(_ summary: ImportSummary) -> [FactList.Fact] {
        let strings = words.strings.importing
        let outcome = summary.outcome
        var facts = [
            number(strings.newRecords, outcome.added), number(strings.corrected, outcome.updated), number(strings.known, outcome.known),
            number(strings.newWalks, outcome.walksAdded), number(strings.changedDays, summary.changedDays),
        ].filter { !$0.isZero }
        if let first = summary.firstDay, let last = summary.lastDay { facts.append(span(strings.from, first, last)) }
        return facts + skipped(summary.reasons.map { ($0.reason, $0.count) }, phrases: words.phrases) + names(summary.leftOut)
    }

    /// What was left out by its name, so that the person can log what was a walk after all.
    private func names(_ leftOut: [LeftOut]) -> [FactList.Fact] {
        leftOut.filter { !$0.name.isEmpty }.sorted { ($1.count, $0.name) < ($0.count, $1.name) }.prefix(Self.most).map { left in
            var fact = number("", left.count)
            fact.cells.append(ListCell("  “\(left.name)”", style: Style(.secondary)))
            return fact
        }
    }

    private func skipped(_ reasons: [(SkipReason, Int)], phrases: Phrases) -> [FactList.Fact] {
        guard !reasons.isEmpty else { return [] }
        let total = reasons.reduce(0) { $0.addingClamped($1.1) }
        let sorted = reasons.sorted { ($1.1, $0.0.rawValue) < ($0.1, $1.0.rawValue) }
        return [number(words.strings.importing.skipped, total)]
            + sorted.prefix(Self.most).map { reason, count in
                var fact = number("", count)
                fact.cells.append(ListCell("  " + phrases.name(reason), style: Style(.secondary)))
                return fact
            }
    }

    private func number(_ name: String, _ count: Int) -> FactList.Fact {
        FactList.Fact(name: name, cells: [ListCell(words.phrases.number(count))])
    }

    private func span(_ name: String, _ first: CivilDate, _ last: CivilDate) -> FactList.Fact {
        let text =
            first == last
            ? words.phrases.dateWithYear(first) : words.phrases.dateWithYear(first) + " – " + words.phrases.dateWithYear(last)
        return FactList.Fact(name: name, cells: [ListCell(text)], isNumber: false)
    }
}

extension FactList.Fact {
    fileprivate var isZero: Bool { cells.first?.text == "0" }
}
