import Phrases
import Walking

/// `gnd why [DATE]`: the proof of one of a day's numbers, today's where none is said.
struct WhyCommand: Command {
    static let name = "why"
    static let operands = Operands.optional(.date)
    static let options: [Option] = [.metric, .json]
    static let examples = [
        "gnd why", "gnd why yesterday", "gnd why 28 mar", "gnd why 2026-03-27 --metric distance", "gnd why --metric minutes",
    ]
    static func summary(_ strings: CommandStrings) -> String {
        strings(en: "show why a day has its number", ko: "그날의 값이 어떻게 나왔는지 보여 줘요")
    }

    func run(_ context: CommandContext) async throws(CommandFailure) {
        let journal = try await context.journal()
        let settings = try await orFail { () async throws(JournalFailure) in try await journal.settings() }
        let today = settings.zones.day(of: context.dependencies.clock.now)
        let date = context.options.date ?? today
        let clock = context.dependencies.clock
        let leading = try await orFail { () async throws(JournalFailure) in
            try await LoadLeadingGoal(journal: journal)(settings, on: today).measure
        }
        let measure = context.options.metric ?? ChartMeasure(leading: leading)
        // Somebody who goes by minutes has chosen no goal of steps.
        let goal = measure.metric.flatMap { leading == .minutes && $0 == .steps ? nil : settings.goals.value(of: $0, on: date) }
        let explain = ExplainNumber(journal: journal, clock: clock)
        let proof = try await orFail { () async throws(JournalFailure) in try await explain(date, measure) }
        guard context.options.json else {
            return try context.console.write(text(of: proof, goal: goal, today: today, context))
        }
        // Scripts go on reading the steps, even of somebody who goes by minutes.
        let asked = context.options.metric == nil ? ChartMeasure.steps : measure
        let main = asked == measure ? proof : try await orFail { () async throws(JournalFailure) in try await explain(date, asked) }
        try context.console.write("\(JSONText(main, besides: main == proof ? nil : proof, goal: goal).text)\n")
    }

    private func text(of proof: NumberProof, goal: Double?, today: CivilDate, _ context: CommandContext) -> ConsoleText {
        switch proof {
        case .records(let proof):
            ProofText(proof: proof, goal: goal, today: today, phrases: context.phrases, ink: context.ink).text
        case .walks(let proof): MinutesProofText(proof: proof, today: today, phrases: context.phrases, ink: context.ink).text
        }
    }
}
