import Phrases
import Walking

extension JSONText {
    /// A proof as `gnd why --json` prints it: under the metric's name the number, then what each source recorded.
    ///
    /// What is averaged is told in seconds that were measured, with the mean of each source.
    init(proof: DayProof, goal: Double?) {
        let lines = proof.lines.map { line in
            JSONText.object(
                [("name", .string(Self.title(of: line.source, in: proof))), ("kind", .string(line.source.kind.word))]
                    + (line.mean.map { [("mean", Self.rounded($0))] } ?? []) + [
                        ("recorded", Self.rounded(line.recorded.size)), ("counted", Self.rounded(line.counted.size)),
                        ("leftOut", .array(Self.losses(of: line, in: proof))),
                    ] + (line.sums.isEmpty ? [] : [("totals", .array(line.sums.map { Self.total($0, in: proof) }))]) + [
                        (
                            "halfHours",
                            .array(
                                line.slots.map { .array([Self.rounded($0.recorded), Self.rounded($0.counted)]) })
                        )
                    ])
        }
        let number = proof.value.map { proof.metric == .steps ? JSONText.int(Int(clamping: $0)) : Self.rounded($0) }
        self = .object(
            [
                ("date", .string(proof.date.description)), (proof.metric.rawValue, number ?? .null),
                ("goal", goal.map { proof.metric == .steps ? .int(Int(clamping: $0, .towardZero)) : .double($0) } ?? .null),
                ("sources", .array(lines)),
            ] + Self.uncounted(in: proof) + Self.covered(in: proof) + Self.leftOut(in: proof))
    }

    /// The walks whose steps nobody counted, with what is probable, where there are any: they are no part of the number.
    private static func uncounted(in proof: DayProof) -> [(String, JSONText)] {
        guard let uncounted = proof.uncounted else { return [] }
        let estimate = uncounted.estimate
        let walks = JSONText.object([
            ("walks", .int(uncounted.walks)), ("aboutSteps", .int(estimate.steps)), ("ownPace", .bool(estimate.isOwnPace)),
        ])
        return [("uncounted", walks)]
    }

    /// The walks without steps of their own that totals may have counted, where there are any.
    private static func covered(in proof: DayProof) -> [(String, JSONText)] {
        guard let covered = proof.covered else { return [] }
        let totals = covered.sources.map { JSONText.string(title(of: $0, in: proof)) }
        return [("covered", .object([("walks", .int(covered.walks)), ("byTotalsOf", .array(totals))]))]
    }

    /// The records that imports left out of the day, counted by the reason; nothing where there are none.
    private static func leftOut(in proof: DayProof) -> [(String, JSONText)] {
        guard !proof.leftOut.isEmpty else { return [] }
        let counts = proof.leftOut.sorted { $0.key.rawValue < $1.key.rawValue }.map { ($0.key.rawValue, JSONText.int($0.value)) }
        return [("leftOutAtImport", .object(counts))]
    }

    private static func title(of source: Source, in proof: DayProof) -> String { Phrases(.en).title(of: source, in: proof) }

    private static func losses(of line: DayProof.Line, in proof: DayProof) -> [JSONText] {
        line.losses.map { loss in
            .object(
                [
                    ("to", .string(title(of: loss.winner, in: proof))), ("kind", .string(loss.winner.kind.word)),
                    (unit(of: proof), rounded(loss.extent.size)),
                    ("reason", .string(loss.reason.word)),
                ] + times(of: loss, in: proof))
        }
    }

    /// The times in which a faster walk won, from the one to the other, where that is the reason.
    private static func times(of loss: DayProof.Loss, in proof: DayProof) -> [(String, JSONText)] {
        guard !loss.times.isEmpty else { return [] }
        func said(_ instant: Instant) -> JSONText { .string(Phrases(.en).time(instant, in: proof.zone)) }
        return [("times", .array(loss.times.map { .array([said($0.lowerBound), said($0.upperBound)]) }))]
    }

    /// The sum of a day or of a part of it or of several days, what was known of its time without it, and what it adds to the day.
    private static func total(_ sum: DayProof.Sum, in proof: DayProof) -> JSONText {
        .object(
            [
                ("of", .string(sum.ofSeveralDays != nil ? "days" : sum.isDay ? "day" : "part")), (unit(of: proof), rounded(sum.value)),
                ("known", rounded(sum.known)), ("added", rounded(sum.added)),
            ] + (sum.ofSeveralDays.map { [("inAll", rounded($0))] } ?? []))
    }

    private static func unit(of proof: DayProof) -> String { proof.metric.isSum ? proof.metric.rawValue : "seconds" }

    /// Trimmed records leave fractions that nobody needs to the last digit.
    private static func rounded(_ value: Double) -> JSONText {
        .double((value * 1000).rounded() / 1000)
    }
}
