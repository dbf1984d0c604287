import Phrases
import Walking

/// The effects of an import, in one line.
struct ImportSentence {
    let phrases: Phrases
    /// Indicates whether it takes more than the name to tell it from other lines of the same file.
    var namesFormat = false
    /// Off for one of several files, since the next may bring what this one took.
    var namesShrunkDays = true

    func callAsFunction(_ report: ImportReport) -> String {
        let parts = counts(report)
        let taken = parts.isEmpty ? phrases(en: "nothing new", ko: "새로운 기록이 없어요") : parts.joined(separator: ", ")
        let outcome = report.outcome
        let isSaved = outcome.taken > 0 || outcome.walksAdded > 0
        let rest =
            isSaved
            ? phrases(en: " (incomplete; what is counted here is saved)", ko: " (일부만 읽었어요. 여기 센 것은 저장했어요)")
            : phrases(en: " (incomplete)", ko: " (일부만 읽었어요)")
        let title = report.isReimport ? phrases.format(report.format) : report.file
        let left = leftOutCounts(report)
        let text = left.isEmpty ? taken : taken + phrases(en: "; left out: ", ko: "; 뺀 것: ") + left.joined(separator: ", ")
        return "\(title)\(namesFormat ? " (\(phrases.format(report.format)))" : ""): \(text)\(report.isPartial ? rest : "")"
    }

    /// The records left out by name, a line each, with the remedy.
    func leftOut(_ report: ImportReport) -> [String] { (report.leftOut ?? []).map(phrases.sentence) }

    /// The places of some records that were left out, a line each.
    func places(_ report: ImportReport) -> [String] { (report.places ?? []).map(phrases.placeWithReason) }

    /// The changes of several files to the days together; nil where there are none.
    func total(_ changes: DayChanges) -> String? {
        let parts = days(changes)
        return parts.isEmpty ? nil : phrases(en: "In all: ", ko: "모두: ") + parts.joined(separator: ", ")
    }

    private func days(_ changes: DayChanges) -> [String] {
        let (changed, shrunk) = (phrases.number(changes.changed), phrases.number(changes.shrunk))
        let parts = [
            changes.changed == 0
                ? nil : phrases(en: changes.changed == 1 ? "1 day changed" : "\(changed) days changed", ko: "바뀐 날 \(changed)일"),
            changes.shrunk == 0
                ? nil
                : phrases(
                    en: changes.shrunk == 1 ? "1 day has less than before" : "\(shrunk) days have less than before",
                    ko: "전보다 줄어든 날 \(shrunk)일"),
        ]
        return parts.compactMap(\.self)
    }

    private func counts(_ report: ImportReport) -> [String] {
        let outcome = report.outcome
        var parts: [String] = []
        func add(_ count: Int, en: (String) -> String, ko: (String) -> String) {
            guard count > 0 else { return }
            let number = phrases.number(count)
            parts.append(phrases.language == .en ? en(number) : ko(number))
        }
        add(outcome.added, en: { outcome.added == 1 ? "1 record added" : "\($0) records added" }, ko: { "새 기록 \($0)개" })
        add(outcome.updated, en: { "\($0) corrected" }, ko: { "고친 기록 \($0)개" })
        add(outcome.known, en: { "\($0) known already" }, ko: { "이미 있던 기록 \($0)개" })
        add(outcome.repeated ?? 0, en: { "\($0) in it twice" }, ko: { "두 번 들어 있는 기록 \($0)개" })
        add(outcome.walksAdded, en: { _ in phrases.walks(outcome.walksAdded) }, ko: { _ in phrases.walks(outcome.walksAdded) })
        add(report.removed ?? 0, en: { "\($0) removed" }, ko: { "지운 기록 \($0)개" })
        parts += days(DayChanges(changed: report.changedDays, shrunk: namesShrunkDays ? report.shrunkDays ?? 0 : 0))
        return parts
    }

    /// The reasons that say less than an example does.
    private static let vague: [SkipReason] = [.badValue, .badDate, .badUnit, .badPart]

    /// The text of the file at the first record that was left out for a vague reason, to follow its number.
    private func example(of reason: SkipReason, _ report: ImportReport) -> String {
        guard Self.vague.contains(reason), let text = report.places?.first(where: { $0.reason == reason && $0.text != nil })?.text else {
            return ""
        }
        return phrases(en: " (as “\(text)”)", ko: "(예: “\(text)”)")
    }

    /// The number of records left out, by reason.
    private func leftOutCounts(_ report: ImportReport) -> [String] {
        SkipReason.allCases.compactMap { reason in
            guard let count = report.skipped[reason], count > 0 else { return nil }
            let (number, name) = (phrases.number(count), phrases.name(reason))
            return phrases(en: "\(number) \(name)", ko: "\(name) \(number)개") + example(of: reason, report)
        }
    }
}
