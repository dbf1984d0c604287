/// Understands a walk written in one line: `35m 3900 한강 #morning`, `30 minutes walk in the park`, `어제 1시간 10분 만 보`.
///
/// A duration (`35m`, `1h10`, `1:10`, `30분`), steps (`3900`, `1,200 steps`, `2천보`), a distance (`2.6 km`, `2,6km`, `2 miles`), a start
/// (`07:40`, with `2026-11-20` or `yesterday` before it) and tags (`#morning`), in any order; each as the form reads it. The rest is the
/// title. A walk without a start ended just now. What could be two things is refused rather than guessed.
package struct ParseEntry: Sendable {
    private let zones: ZoneTimeline
    private let now: Instant

    package init(zones: ZoneTimeline, now: Instant) {
        self.zones = zones
        self.now = now
    }

    package func callAsFunction(_ line: String) throws(EntryFailure) -> WalkDraft {
        let words = try EntryWords(line, today: zones.day(of: now))
        guard !words.isEmpty else { throw .empty }
        let title = words.title.joined(separator: " ")
        let reading = EntryReading(
            duration: words.duration, steps: words.steps, distance: words.distance, title: title, tags: words.tags)
        guard words.duration != nil || words.steps != nil else { throw .nothingToCount(reading) }
        // Steps alone: as long as they take at a brisk pace.
        let duration = words.duration ?? .seconds(max(60, Int64(clamping: Double(words.steps ?? 0) / Gait.briskCadence * 60, .towardZero)))
        let draft = WalkDraft(
            start: start(words, duration), duration: duration, steps: words.steps, distance: words.distance, title: title, tags: words.tags)
        if let problem = draft.problems(now: now).first {
            // Where only steps are told, these are what is wrong.
            throw .draft(problem == .tooLong && words.duration == nil ? .tooManySteps : problem, reading)
        }
        return draft
    }

    /// The title as an entry must have it to be read as one: in quotes where part of it looks like a measure.
    package func quoted(_ title: String) -> String {
        EntryWords.isPlain(title, today: zones.day(of: now)) ? title : "“\(title)”"
    }

    private func start(_ words: EntryWords, _ duration: Duration) -> Instant {
        let today = zones.day(of: now)
        guard let time = words.time else {
            guard let date = words.date, date != today else { return Instant(seconds: now.seconds) - duration }
            return zones.zone(on: date).instant(date, hour: 12)
        }
        if let date = words.date { return time.instant(on: date, in: zones) }
        let start = time.instant(on: today, in: zones)
        // At one in the morning, "23:10" was yesterday.
        return start > now ? time.instant(on: today.adding(days: -1), in: zones) : start
    }
}
