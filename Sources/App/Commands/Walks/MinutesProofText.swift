import Phrases
import Terminal
import Walking

/// The proof of a day's minutes for people: a line for each walk, then what of them did not count.
struct MinutesProofText {
    let proof: MinutesProof
    let today: CivilDate
    let phrases: Phrases
    let ink: ConsoleStyle

    var text: ConsoleText {
        guard !proof.lines.isEmpty else { return "\(title)\n\(phrases.noWalks)\n" }
        return "\(title)\n\n\(ribbons)\n\(([phrases.ruleOfMinutes] + phrases.reasons(for: proof)).consoleLines)"
    }

    private var title: ConsoleText {
        let week = proof.week.map { proof.date >= today.startOfWeek ? phrases.thisWeek($0) : phrases.inWeek($0) }
        let rest = [proof.minutes.map { phrases.minutes($0) }, week].compactMap(\.self)
        return "\(ink.strong("\(phrases.date(proof.date, today: today))"))\(rest.map { "  \($0)" }.joined())"
    }

    private var ribbons: ConsoleText {
        var table = Table([.left, .right, .left, .left])
        for line in proof.lines {
            let recorded = phrases.minutes(line.recorded.wholeMinutes)
            table.add([
                phrases.title(of: line.walk, in: proof), phrases.minutes(line.counted.wholeMinutes),
                line.isWhollyCounted ? "" : phrases(en: "of \(recorded)", ko: "/ \(recorded)"), SlotMarks.line(of: line.slots),
            ])
        }
        let hours = proof.hours
        let marks = SlotMarks.hours(slots: hours.count, hour: { hours[$0] }, isNewHour: { $0 == 0 || hours[$0] != hours[$0 - 1] })
        table.add(["", "", "", marks])
        return table.text
    }
}
