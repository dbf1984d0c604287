import Phrases
import Walking

/// The few numbers that a shell prompt shows, as they were when they last changed.
struct PromptState: Equatable {
    var date: CivilDate
    /// The time during which the date is that day where the person is, so that readers of the numbers need no time zone.
    var day: Range<Instant>
    var steps: Int
    var goal: Int
    var streak: Int
    var streakCountsWeeks: Bool
    /// The minutes walked in the week and those of its goal, of somebody whose steps nothing counts.
    var minutes: (week: Int, goal: Int)?

    static func == (left: PromptState, right: PromptState) -> Bool { left.text == right.text }

    init(_ today: Today) {
        date = today.date
        day = Self.day(today.date, in: today.zone)
        steps = today.day.stepCount
        goal = today.day.goal
        streak = today.streak.current
        streakCountsWeeks = today.streak.kind != .daily
        minutes = today.leading == .minutes ? (today.weekMinutes.minutes, today.weekMinutes.goal) : nil
    }

    /// Makes the state without a journal.
    init(nothingIn zone: Zone, at now: Instant) {
        date = zone.day(of: now)
        day = Self.day(date, in: zone)
        steps = 0
        goal = Goal.defaultSteps
        streak = 0
        streakCountsWeeks = false
    }

    /// Reads what `text` wrote; nil for anything else, which is then counted anew.
    init?(text: String) {
        let words = text.utf8.split(whereSeparator: { $0 <= 0x20 }).map { String(Substring($0)) }
        guard words.count == 10, words[0] == "4", let date = CivilDate(words[1]), let from = Int64(words[2]), let until = Int64(words[3]),
            from <= until, let steps = Int(words[4]), let goal = Int(words[5]), let streak = Int(words[6]),
            ["days", "weeks"].contains(words[7]), let week = Int(words[8]), let weekGoal = Int(words[9])
        else { return nil }
        day = Instant(seconds: from)..<Instant(seconds: until)
        (self.date, self.steps, self.goal, self.streak) = (date, steps, goal, streak)
        streakCountsWeeks = words[7] == "weeks"
        minutes = weekGoal > 0 ? (week, weekGoal) : nil
    }

    var text: String {
        "4 \(date) \(day.lowerBound.seconds) \(day.upperBound.seconds) \(steps) \(goal) \(streak) \(streakCountsWeeks ? "weeks" : "days") "
            + "\(minutes?.week ?? 0) \(minutes?.goal ?? 0)\n"
    }

    /// Yesterday's numbers are not today's.
    func holds(at now: Instant) -> Bool { day.contains(now) }

    private static func day(_ date: CivilDate, in zone: Zone) -> Range<Instant> {
        zone.startOfDay(date)..<zone.startOfDay(date.adding(days: 1))
    }
}

extension PromptState {
    /// `6.4k/7k 12d`, `6.4k/7k 4w` where the row counts weeks, `30/150m` where minutes lead, `1.2만/7,000 12일`, or the same as JSON for a
    /// status bar.
    func line(isJSON: Bool, _ phrases: Phrases) -> ConsoleText {
        guard !isJSON else {
            let object = JSONText.object([
                ("date", .string(date.description)), ("steps", .int(steps)), ("goal", .int(goal)), ("streak", .int(streak)),
                ("streakUnit", .string(streakCountsWeeks ? "week" : "day")),
                ("weekMinutes", minutes.map { .int($0.week) } ?? .null), ("weekGoal", minutes.map { .int($0.goal) } ?? .null),
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
