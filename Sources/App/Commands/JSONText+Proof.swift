import Walking

extension JSONText {
    /// A proof as `gnd why --json` prints it.
    init(proof: DayProof, goal: Int) {
        let lines = proof.lines.map { line in
            JSONText.object([
                ("name", .string(line.source.title)), ("kind", .string("\(line.source.kind)")), ("recorded", Self.rounded(line.recorded)),
                ("counted", Self.rounded(line.counted)), ("leftOut", .array(Self.losses(of: line, in: proof))),
                ("halfHours", .array(line.slots.map { .array([Self.rounded($0.recorded), Self.rounded($0.counted)]) })),
            ])
        }
        self = .object([
            ("date", .string(proof.date.description)), ("steps", .int(Int(proof.steps.rounded()))), ("goal", .int(goal)),
            ("sources", .array(lines)),
        ])
    }

    private static func losses(of line: DayProof.Line, in proof: DayProof) -> [JSONText] {
        line.displaced.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.compactMap { key, steps in
            guard let winner = proof.lines.first(where: { $0.source.key == key })?.source else { return nil }
            return .object([("to", .string(winner.title)), ("kind", .string("\(winner.kind)")), ("steps", rounded(steps))])
        }
    }

    /// Trimmed records leave fractions that nobody needs to the last digit.
    private static func rounded(_ value: Double) -> JSONText {
        .double((value * 100).rounded() / 100)
    }
}
