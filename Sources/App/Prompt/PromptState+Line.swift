import Phrases
import Walking

extension PromptState {
    /// `6.4k/7k 12d`, or the same as JSON for a status bar.
    func line(isJSON: Bool, _ phrases: Phrases) -> String {
        guard !isJSON else {
            return JSONText.object([
                ("date", .string(date.description)), ("steps", .int(steps)), ("goal", .int(goal)), ("streak", .int(streak)),
            ]).text + "\n"
        }
        let days = phrases(en: "\(streak)d", ko: "\(streak)일")
        return "\(Self.short(steps, phrases))/\(Self.short(goal, phrases)) \(days)\n"
    }

    /// `7k` rather than `7.0k`.
    private static func short(_ number: Int, _ phrases: Phrases) -> String {
        phrases.short(number).replacing(".0", with: "")
    }
}
