import Phrases
import Terminal
import Walking

/// A day's proof for people: a ribbon for each source, half an hour a column, then what was left out and for whom.
struct ProofText {
    let proof: DayProof
    let goal: Double?
    let today: CivilDate
    let phrases: Phrases
    let ink: Ink

    var text: ConsoleText {
        guard !proof.lines.isEmpty else { return "\(title)\n\(reasonForNoSources)\n" }
        var losses = proof.lines.flatMap(sentences)
        losses += proof.lines.flatMap { phrases.sentences(for: $0.sums, of: proof.name(of: $0.source, phrases), proof.metric) }
        if losses.isEmpty { losses = [phrases(en: "Nothing was left out.", ko: "빠진 기록이 없어요.")] }
        return "\(title)\n\n\(ribbons)\n\(losses.consoleLines)"
    }

    private var title: ConsoleText {
        let number = proof.value.map { phrases.spelledValue($0, of: proof.metric) }
        let goal = goal.map { "/ " + phrases.value($0, of: proof.metric) }
        let rest = [number, number == nil ? nil : goal].compactMap(\.self)
        return "\(ink.strong("\(phrases.date(proof.date, today: today))"))\(rest.map { "  \($0)" }.joined())"
    }

    private var reasonForNoSources: String {
        guard proof.derived != nil else { return phrases(en: "Nothing was recorded on this day.", ko: "이날의 기록이 없어요.") }
        return phrases.derivation(of: proof.metric)
    }

    private var ribbons: ConsoleText {
        var table = Table([.left, .right, .left, .left])
        for line in proof.lines {
            let isWhole = line.counted.rounded() == line.recorded.rounded()
            table.add([
                proof.name(of: line.source, phrases), counted(line),
                isWhole ? "" : phrases(en: "of \(amount(line.recorded))", ko: "/ \(amount(line.recorded))"), String(line.slots.map(mark)),
            ])
        }
        // Every six hours; on a day when clocks change the last one is an hour off, as that day is.
        table.add(["", "", "", "00          06          12          18"])
        return table.text
    }

    /// What counted; of what is averaged its mean, too.
    private func counted(_ line: DayProof.Line) -> String {
        let mean = line.mean.map { phrases.value($0, of: proof.metric) + "  " } ?? ""
        return mean + amount(line.counted)
    }

    private func amount(_ amount: Double) -> String { phrases.amount(amount, of: proof.metric) }

    /// `█` counted, `░` recorded but left out, `·` nothing.
    private func mark(_ slot: DayProof.Slot) -> Character {
        if slot.counted > 0 { return "█" }
        return slot.recorded > 0 ? "░" : "·"
    }

    private func sentences(_ line: DayProof.Line) -> [String] {
        line.displaced.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.compactMap { key, lost in
            guard proof.isNoticeable(lost), let winner = proof.lines.first(where: { $0.source.key == key })?.source else { return nil }
            let (amount, name) = (phrases.amount(lost, of: proof.metric), proof.name(of: line.source, phrases))
            let spelled = phrases.spelledAmount(lost, of: proof.metric)
            if winner == line.source {
                return phrases(
                    en: "\(amount) of \(name) left out: a later or more exact record of the same source covers that time.",
                    ko: "\(name) \(spelled) 제외: 같은 출처의 더 나중이거나 더 정확한 기록이 있어요.")
            }
            let better = proof.name(of: winner, phrases)
            return phrases(
                en: "\(amount) of \(name) left out: \(better) was there at that time and ranks higher.",
                ko: "\(name) \(spelled) 제외: 그때 \(better)도 있었고 순위가 더 높아요.")
        }
    }
}
