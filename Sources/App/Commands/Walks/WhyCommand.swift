import Phrases
import Walking

/// `gnd why [DATE]`: the proof of one of a day's numbers, today's where none is said.
struct WhyCommand: Command {
    static let name = "why"
    static let operands = Operands.optional(.date)
    static let options: [Option] = [.metric, .json]
    static let examples = ["gnd why", "gnd why yesterday", "gnd why 28 mar", "gnd why 2026-03-27 --metric distance"]
    static func summary(_ strings: CommandStrings) -> String {
        strings(en: "show why a day has its number", ko: "그날 걸음 수가 어떻게 나왔는지 보여 줘요")
    }

    func run(_ context: CommandContext) async throws(CommandFailure) {
        let metric = context.options.metric
        let journal = try await context.journal()
        let settings = try await orFail { () async throws(JournalFailure) in try await journal.settings() }
        let today = settings.zones.day(of: context.dependencies.clock.now)
        let date = context.options.date ?? today
        let proof = try await orFail { () async throws(JournalFailure) in try await ExplainDay(journal: journal)(date, metric) }
        let goal = settings.goals.value(of: metric, on: date)
        if context.options.json {
            try context.console.write("\(JSONText(proof: proof, goal: goal).text)\n")
        } else {
            try context.console.write(
                ProofText(
                    proof: proof, goal: goal, today: today, phrases: context.phrases, ink: context.ink
                ).text)
        }
    }
}
