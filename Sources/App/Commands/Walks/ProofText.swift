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
        guard proof.isDerived else { return phrases.emptiness(of: proof) }
        return phrases.derivation(of: proof.metric)
    }

    private var ribbons: ConsoleText {
        var table = Table([.left, .right, .left, .left])
        for line in proof.lines {
            table.add([
                proof.name(of: line.source, phrases), counted(line),
                line.isWhollyCounted ? "" : phrases(en: "of \(part(line.recorded))", ko: "/ \(part(line.recorded))"),
                String(line.slots.map(mark)),
            ])
        }
        // Every six hours; on a day when clocks change the last one is an hour off, as that day is.
        table.add(["", "", "", "00          06          12          18"])
        return table.text
    }

    /// What counted; of what is averaged its mean, too.
    private func counted(_ line: DayProof.Line) -> String {
        let mean = line.mean.map { phrases.value($0, of: proof.metric) + "  " } ?? ""
        return mean + (line.isWhollyCounted ? phrases.amount(line.counted, of: proof.metric) : part(line.counted))
    }

    private func part(_ part: DayProof.Extent) -> String { phrases.part(part, of: proof.metric) }

    /// `█` counted, `░` recorded but left out, `·` nothing.
    private func mark(_ slot: DayProof.Slot) -> Character {
        if slot.counted > 0 { return "█" }
        return slot.recorded > 0 ? "░" : "·"
    }

    private func sentences(_ line: DayProof.Line) -> [String] {
        line.losses.filter(\.extent.isNoticeable).map { loss in
            let (name, better) = (proof.name(of: line.source, phrases), proof.name(of: loss.winner, phrases))
            let left = phrases(
                en: "\(part(loss.extent)) of \(name) left out: ",
                ko: "\(name) \(phrases.spelledPart(loss.extent, of: proof.metric)) 제외: ")
            return left + reason(loss.reason, better)
        }
    }

    private func reason(_ reason: DayProof.Loss.Reason, _ better: String) -> String {
        switch reason {
        case .rank:
            phrases(en: "\(better) was there at that time and ranks higher.", ko: "그때 \(better)도 있었고 순위가 더 높아요.")
        case .later:
            phrases(
                en: "\(better) was there at that time, and its record was changed later.",
                ko: "그때 \(better)도 있었고 그 기록이 더 나중에 고쳐졌어요.")
        case .moreExact:
            phrases(
                en: "\(better) was there at that time, and its record is more exact.", ko: "그때 \(better)도 있었고 그 기록이 더 정확해요.")
        case .corrected:
            phrases(
                en: "a later or more exact record of the same source covers that time.",
                ko: "같은 출처의 더 나중이거나 더 정확한 기록이 있어요.")
        case .fasterWalk:
            phrases(
                en: "another walk was at that time, with more in each minute.", ko: "같은 시간에 1분마다 더 많이 걸은 산책이 있어요.")
        case .partOfWalk:
            phrases(en: "\(better) recorded that part of the walk.", ko: "산책의 그 부분은 \(better)에 기록되어 있어요.")
        }
    }
}

extension DayProof {
    /// The name of a source as the app has it, with what tells it apart where two on this day share the name.
    fileprivate func name(of source: Source, _ phrases: Phrases) -> String {
        let title = phrases.title(of: source)
        let isShared = lines.contains { $0.source != source && phrases.title(of: $0.source) == title }
        guard isShared else { return title }
        return "\(title) (\(source.kind == .manual ? source.title : phrases.name(source.kind)))"
    }
}
