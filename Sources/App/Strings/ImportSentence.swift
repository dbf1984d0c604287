import Phrases
import Walking

/// What an import did, in one line.
struct ImportSentence {
    let phrases: Phrases
    /// Whether it takes more than the name to tell it from other lines of the same file.
    var namesFormat = false

    func callAsFunction(_ report: ImportReport) -> String {
        let parts = counts(report)
        let text = parts.isEmpty ? phrases(en: "nothing new", ko: "새로운 기록이 없어요") : parts.joined(separator: ", ")
        let outcome = report.outcome
        let isSaved = outcome.taken > 0 || outcome.walksAdded > 0
        let rest =
            isSaved
            ? phrases(en: " (incomplete; what is counted here is saved)", ko: " (일부만 읽었어요. 여기 센 것은 저장했어요)")
            : phrases(en: " (incomplete)", ko: " (일부만 읽었어요)")
        return "\(report.file)\(namesFormat ? " (\(report.format))" : ""): \(text)\(report.isPartial ? rest : "")"
    }

    /// What was left out by its name, a line each, with what to do about it.
    func leftOut(_ report: ImportReport) -> [String] { (report.leftOut ?? []).map(phrases.sentence) }

    private func counts(_ report: ImportReport) -> [String] {
        let outcome = report.outcome
        var parts: [String] = []
        func add(_ count: Int, en: (String) -> String, ko: (String) -> String) {
            guard count > 0 else { return }
            let number = phrases.number(count)
            parts.append(phrases.language == .en ? en(number) : ko(number))
        }
        add(outcome.added, en: { outcome.added == 1 ? "1 record added" : "\($0) records added" }, ko: { "기록 \($0)개 추가" })
        add(outcome.updated, en: { "\($0) corrected" }, ko: { "\($0)개 수정" })
        add(outcome.known, en: { "\($0) known already" }, ko: { "\($0)개는 이미 있음" })
        add(outcome.walksAdded, en: { _ in phrases.walks(outcome.walksAdded) }, ko: { _ in phrases.walks(outcome.walksAdded) })
        add(report.removed ?? 0, en: { "\($0) removed" }, ko: { "\($0)개 빠짐" })
        add(report.changedDays, en: { report.changedDays == 1 ? "1 day changed" : "\($0) days changed" }, ko: { "\($0)일 바뀜" })
        add(
            report.shrunkDays ?? 0, en: { report.shrunkDays == 1 ? "1 day has less than before" : "\($0) days have less than before" },
            ko: { "\($0)일치는 전보다 줄어듦" })
        for reason in SkipReason.allCases {
            let name = phrases.name(reason)
            add(report.skipped[reason] ?? 0, en: { "\($0) \(name)" }, ko: { "\(name) \($0)개" })
        }
        return parts
    }
}
