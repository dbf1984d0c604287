import Phrases
import Terminal
import Walking

/// A day's proof for people: a ribbon for each source, half an hour a column, then what was left out and for whom.
struct ProofText {
    let proof: DayProof
    let goal: Int
    let phrases: Phrases
    let ink: Ink

    var text: String {
        let title = "\(ink.strong(phrases.date(proof.date)))  \(phrases.steps(Int(proof.steps.rounded())))  / \(phrases.number(goal))"
        guard !proof.lines.isEmpty else {
            return "\(title)\n\(phrases(en: "Nothing was recorded on this day.", ko: "이날의 기록이 없어요."))\n"
        }
        var losses = proof.lines.flatMap(sentences)
        if losses.isEmpty { losses = [phrases(en: "Nothing was left out.", ko: "빠진 기록이 없어요.")] }
        return "\(title)\n\n\(ribbons)\n\(losses.joined(separator: "\n"))\n"
    }

    private var ribbons: String {
        var table = Table([.left, .right, .left, .left])
        for line in proof.lines {
            let (counted, recorded) = (Int(line.counted.rounded()), Int(line.recorded.rounded()))
            let number = phrases.number(recorded)
            table.add([
                proof.name(of: line.source, phrases), phrases.number(counted),
                counted == recorded ? "" : phrases(en: "of \(number)", ko: "/ \(number)"), String(line.slots.map(mark)),
            ])
        }
        // Every six hours; on a day when clocks change the last one is an hour off, as that day is.
        table.add(["", "", "", "00          06          12          18"])
        return table.text
    }

    /// `█` counted, `░` recorded but left out, `·` nothing.
    private func mark(_ slot: DayProof.Slot) -> Character {
        if slot.counted > 0 { return "█" }
        return slot.recorded > 0 ? "░" : "·"
    }

    private func sentences(_ line: DayProof.Line) -> [String] {
        line.displaced.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.compactMap { key, steps in
            let count = Int(steps.rounded())
            guard count > 0, let winner = proof.lines.first(where: { $0.source.key == key })?.source else { return nil }
            let (number, name) = (phrases.number(count), proof.name(of: line.source, phrases))
            if winner == line.source {
                return phrases(
                    en: "\(number) of \(name) left out: a later or more exact record of the same source covers that time.",
                    ko: "\(name) \(number)걸음 제외: 같은 출처의 더 나중이거나 더 정확한 기록이 있어요.")
            }
            let better = proof.name(of: winner, phrases)
            return phrases(
                en: "\(number) of \(name) left out: \(better) was there at that time and ranks higher.",
                ko: "\(name) \(number)걸음 제외: 그때 \(better)도 있었고 순위가 더 높아요.")
        }
    }
}
