import Phrases
import Terminal
import Walking

/// A day's proof for people: a ribbon for each source, half an hour a column, then what was left out and for whom.
struct ProofText {
    let proof: DayProof
    let goal: Double?
    let today: CivilDate
    let phrases: Phrases
    let ink: ConsoleStyle

    var text: ConsoleText {
        guard !proof.lines.isEmpty else { return "\(title)\n\(reasonForNoSources)\n" }
        var reasons = phrases.reasons(for: proof)
        if reasons.isEmpty { reasons = [phrases(en: "All that is in the journal counts.", ko: "저장된 기록은 모두 반영했어요.")] }
        return "\(title)\n\n\(ribbons)\n\(reasons.consoleLines)"
    }

    private var title: ConsoleText {
        let number = proof.value.map { phrases.spelledValue($0, of: proof.metric) }
        let goal = goal.map { "/ " + phrases.value($0, of: proof.metric) }
        let rest = [number, number == nil ? nil : goal].compactMap(\.self)
        return "\(ink.strong("\(phrases.date(proof.date, today: today))"))\(rest.map { "  \($0)" }.joined())"
    }

    private var reasonForNoSources: String {
        proof.derivation.map { phrases.sentence($0) } ?? phrases.emptiness(of: proof)
    }

    private var ribbons: ConsoleText {
        var table = Table([.left, .right, .left, .left])
        for line in proof.lines {
            table.add([
                phrases.title(of: line.source, in: proof), counted(line),
                line.isWhollyCounted ? "" : phrases(en: "of \(part(line.recorded))", ko: "/ \(part(line.recorded))"),
                SlotMarks.line(of: line.slots),
            ])
        }
        let count = proof.lines.map(\.slots.count).max() ?? 0
        table.add(["", "", "", SlotMarks.hours(slots: count, hour: proof.hour(ofSlot:), isNewHour: proof.isNewHour(atSlot:))])
        return table.text
    }

    /// The amount that counted; of averages the mean, too.
    ///
    /// All amounts of a proof are in one unit, so that they can be compared and added.
    private func counted(_ line: DayProof.Line) -> String {
        let mean = line.mean.map { phrases.value($0, of: proof.metric) + "  " } ?? ""
        return mean + part(line.counted)
    }

    private func part(_ part: DayProof.Extent) -> String { phrases.part(part, of: proof.metric) }
}
