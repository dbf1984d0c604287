import Phrases
import Walking

/// `gnd days`: what each day adds up to, and who measured it.
struct DaysCommand: Command {
    static let name = "days"
    static let operands = Operands.none
    static let options: [Option] = [.from, .to, .json]
    static let examples = ["gnd days --from 2026-03-01 --to yesterday", "gnd days --json"]
    static func summary(_ strings: CommandStrings) -> String {
        strings(en: "list days: steps, goal, sources", ko: "날짜별 걸음, 목표, 출처를 보여 줘요")
    }

    func run(_ context: CommandContext) async throws(CommandFailure) {
        let journal = try await context.journal()
        let days = try await orFail { () async throws(JournalFailure) in
            try await LoadWalkedDays(journal: journal)(from: context.options.from, through: context.options.through)
        }
        if context.options.json {
            try context.console.write("\(JSONText.array(days.map { JSONText($0) }).text)\n")
        } else if days.isEmpty {
            context.console.complain(try await reasonForNone(journal, context))
        } else {
            let now = context.dependencies.clock.now
            let leading = try await orFail { () async throws(JournalFailure) in
                let settings = try await journal.settings()
                return try await LoadLeadingGoal(journal: journal)(settings, on: settings.zones.day(of: now)).measure
            }
            try context.console.write(table(days, hasGoal: leading == .steps, context).text)
        }
    }

    /// Returns whether there are days at all, or only none of those that were asked for.
    private func reasonForNone(_ journal: any JournalRepository, _ context: CommandContext) async throws(CommandFailure) -> String {
        let all = try await orFail { () async throws(JournalFailure) in try await LoadWalkedDays(journal: journal)() }
        return all.last.map { context.strings.noDaysInRange($0.day.date.description) } ?? context.strings.noDays
    }

    /// - Parameter hasGoal: whether days are judged by steps; for whoever goes by minutes weeks are.
    private func table(_ days: [WalkedDay], hasGoal: Bool, _ context: CommandContext) -> Table {
        var table = Table([.left, .left, .right] + (hasGoal ? [.left, .left] : []) + [.left])
        let phrases = context.phrases
        for walked in days {
            let day = walked.day
            let isReached = hasGoal && day.reachedGoal
            let sources = day.sourceCounts(phrases).map { "\($0.name) \(phrases.number($0.count))" }
            let remarks = walked.uncountedWalks > 0 ? [phrases.uncounted(walked.uncountedWalks)] : []
            let date = [day.date.description, phrases.weekday(day.date.weekday), day.hasSteps ? phrases.number(day.stepCount) : "–"]
            let goal = hasGoal ? ["/ \(phrases.number(day.goal))", isReached ? "✓" : " "] : []
            let text = day.hasSteps ? (sources + remarks).joined(separator: " · ") : phrases.withoutSteps(day, time: walked.walkedTime)
            table.add(
                date + goal + [text], ink: isReached ? context.ink.good : { $0 })
        }
        return table
    }
}
