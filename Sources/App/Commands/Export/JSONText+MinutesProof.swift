import Walking

extension JSONText {
    /// A proof as `gnd why --json` prints it.
    /// - Parameter other: another proof of the day, whose numbers are added.
    init(_ proof: NumberProof, besides other: NumberProof?, goal: Double?) {
        switch proof {
        case .records(let proof):
            let own = JSONText(proof: proof, goal: goal)
            guard case .walks(let minutes) = other, case .object(let fields) = own else { self = own; return }
            self = .object(fields + Self.fields(minutes))
        case .walks(let proof):
            self = .object([("date", .string(proof.date.description)), ("goal", .null)] + Self.fields(proof))
        }
    }

    /// The minutes, those of the week up to the day with their goal, and the walks that they are made of, with seconds.
    private static func fields(_ proof: MinutesProof) -> [(String, JSONText)] {
        let walks = proof.lines.map { line in
            JSONText.object([
                ("start", time(line.walk.start, line.walk)), ("end", time(line.walk.end, line.walk)),
                ("title", .string(line.walk.title)), ("recorded", seconds(line.recorded)), ("counted", seconds(line.counted)),
                ("pauses", seconds(line.pauses)),
                (
                    "leftOut",
                    .array(
                        line.losses.map { .object([("to", time($0.winner.start, $0.winner)), ("seconds", seconds($0.time))]) })
                ),
            ])
        }
        return [
            ("minutes", proof.minutes.map(JSONText.int) ?? .null), ("weekMinutes", proof.week.map { .int($0.minutes) } ?? .null),
            ("weekGoal", proof.week.map { .int($0.goal) } ?? .null), ("walks", .array(walks)),
        ]
    }

    private static func time(_ instant: Instant, _ walk: Walk) -> JSONText { .string(TimeText(instant, in: walk.zone).text) }

    private static func seconds(_ time: Duration) -> JSONText { .int(Int(clamping: Double(time.milliseconds) / 1000)) }
}
