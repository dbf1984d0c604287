import Phrases
import Walking

/// `gnd why DATE`: the proof of a day's number.
struct WhyCommand: Command {
    static let name = "why"
    static let operands = Operands.one(.date)
    static let options: [Option] = [.json]
    static func summary(_ strings: CommandStrings) -> String { strings.whySummary }

    func run(_ context: CommandContext) async throws(CommandFailure) {
        guard let date = context.options.date else { return }
        let journal = try await context.journal()
        let proof = try await orFail { () async throws(JournalFailure) in try await ExplainDay(journal: journal)(date) }
        let goal = try await orFail { () async throws(JournalFailure) in try await journal.settings().goals.steps(on: date) }
        if context.options.json {
            try context.console.write(JSONText(proof: proof, goal: goal).text + "\n")
        } else {
            try context.console.write(ProofText(proof: proof, goal: goal, phrases: context.phrases, ink: context.ink).text)
        }
    }
}
