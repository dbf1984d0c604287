import Walking

/// The few numbers that a shell prompt shows, as they were when they last changed.
struct PromptState: Equatable {
    var date: CivilDate
    var zone: Zone
    var steps: Int
    var goal: Int
    var streak: Int

    init(_ today: Today) {
        date = today.date
        zone = today.zone
        steps = today.day.stepCount
        goal = today.day.goal
        streak = today.streak.current
    }

    /// Where there is no journal yet.
    init(nothingIn zone: Zone, at now: Instant) {
        self.zone = zone
        date = zone.day(of: now)
        steps = 0
        goal = GoalHistory.defaultSteps
        streak = 0
    }

    /// Reads what `text` wrote; nil for anything else, which is then counted anew.
    init?(text: String) {
        let words = text.split(whereSeparator: \.isWhitespace)
        guard words.count == 6, words[0] == "1", let date = CivilDate(words[1]), let zone = Zone(String(words[2])),
            let steps = Int(words[3]), let goal = Int(words[4]), let streak = Int(words[5])
        else { return nil }
        (self.date, self.zone, self.steps, self.goal, self.streak) = (date, zone, steps, goal, streak)
    }

    var text: String { "1 \(date) \(zone.id) \(steps) \(goal) \(streak)\n" }

    /// Yesterday's numbers are not today's.
    func holds(at now: Instant) -> Bool { zone.day(of: now) == date }
}
