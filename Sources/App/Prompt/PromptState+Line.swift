import Phrases
import Walking

extension PromptState {
    /// `6.4k/7k 12d`, `6.4k/7k 4w` where the row counts weeks, `30/150m` where minutes lead, `1.2만/7,000 12일`, or the same as JSON for a
    /// status bar.
    func line(isJSON: Bool, _ phrases: Phrases) -> ConsoleText {
        guard !isJSON else {
            let object = JSONText.object([
                ("date", .string(date.description)), ("steps", .int(steps)), ("goal", .int(goal)), ("streak", .int(streak)),
                ("streakUnit", .string(streakCountsWeeks ? "week" : "day")),
                ("weekMinutes", minutes.map { .int($0.week) } ?? .null),
            ])
            return "\(object.text)\n"
        }
        if let minutes {
            return "\(phrases(en: "\(minutes.week)/\(minutes.goal)m", ko: "\(minutes.week)/\(minutes.goal)분"))\n"
        }
        let row = streakCountsWeeks ? phrases(en: "\(streak)w", ko: "\(streak)주") : phrases(en: "\(streak)d", ko: "\(streak)일")
        return "\(phrases.brief(steps))/\(phrases.brief(goal)) \(row)\n"
    }
}
