import Phrases
import Walking

/// `gnd today`: the numbers of today, for a glance and for scripts.
struct TodayCommand: Command {
    static let name = "today"
    static let operands = Operands.none
    static let options: [Option] = [.json]
    static let examples = ["gnd today", "gnd today --json"]
    static func summary(_ strings: CommandStrings) -> String {
        strings(en: "show how far you are today", ko: "오늘 얼마나 걸었는지 보여 줘요")
    }

    func run(_ context: CommandContext) async throws(CommandFailure) {
        let journal = try await context.journal()
        let today = try await orFail { () async throws(JournalFailure) in
            try await LoadToday(journal: journal, clock: context.dependencies.clock)(recentWalks: 0)
        }
        try context.console.write(context.options.json ? json(today) : text(today, context))
    }

    private func json(_ today: Today) -> ConsoleText {
        let week = today.leading == .minutes ? today.weekMinutes : nil
        let object = JSONText.object([
            ("date", .string(today.date.description)), ("steps", today.lacksSteps ? .null : .int(today.day.stepCount)),
            ("goal", .int(today.day.goal)),
            ("distance", .double((today.day.distance * 10).rounded() / 10)), ("streak", .int(today.streak.current)),
            ("streakUnit", .string(today.streak.kind == .daily ? "day" : "week")), ("restDay", .bool(today.isRestDay)),
            ("weekMinutes", week.map { .int($0.minutes) } ?? .null), ("weekGoal", week.map { .int($0.goal) } ?? .null),
            ("sources", .object(today.day.sourceCounts().map { ($0.name, .int($0.count)) })),
        ])
        return "\(object.text)\n"
    }

    private func text(_ today: Today, _ context: CommandContext) -> ConsoleText {
        let (strings, phrases) = (context.strings, context.phrases)
        if today.leading == .minutes { return textOfMinutes(today, context) }
        let steps = strings.stepsOfGoal(phrases.number(today.day.stepCount), phrases.number(today.day.goal))
        let rest: ConsoleText =
            today.day.reachedGoal
            ? context.ink.good("\(strings.goalReached)")
            : today.isRestDay
                ? "\(phrases.restDay)."
                : "\(strings.stepsToGo(phrases.number(today.stepsToGo), phrases.minutes(today.minutesToGo)))"
        let date = context.ink.strong("\(phrases.date(today.date, today: today.date))")
        var lines: [ConsoleText] = [[date, "\(steps)", distance(today, phrases)].compactMap(\.self).joined(by: "  "), rest]
        if let uncounted = phrases.uncounted(today) { lines.append("\(uncounted)") }
        let row = [today.streak.current > 0 ? phrases.row(today.streak) : nil, phrases.thisWeek(today.streak)].compactMap(\.self)
        if !row.isEmpty { lines.append("\(row.joined(separator: ", "))") }
        return lines.map { "\($0)\n" }.joined()
    }

    /// The minutes of somebody whose steps nothing counts, as the first screen shows them.
    private func textOfMinutes(_ today: Today, _ context: CommandContext) -> ConsoleText {
        let phrases = context.phrases
        let date = context.ink.strong("\(phrases.date(today.date, today: today.date))")
        let day = phrases.minutes(today.walkedMinutes[today.date] ?? 0)
        let parts = [date, "\(day)", distance(today, phrases), "\(phrases.thisWeek(today.weekMinutes))"].compactMap(\.self)
        var lines: [ConsoleText] = [parts.joined(by: "  ")]
        if let uncounted = phrases.uncounted(today) { lines.append("\(uncounted)") }
        return lines.map { "\($0)\n" }.joined()
    }

    /// Returns the way; nil where nobody knows it: that is no way of nothing.
    private func distance(_ today: Today, _ phrases: Phrases) -> ConsoleText? {
        today.day.distance > 0 ? "\(phrases.distance(today.day.distance))" : nil
    }
}
