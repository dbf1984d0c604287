/// Understands a walk written in one line: `35m 3900 한강 #morning`, `07:40 1h5m 4.2km around the lake`.
///
/// In any order: a duration (`35m`, `1h`, `1h5m`, `35min`, `35분`, `1시간`), steps (a bare number, `3,900`, `3900s`,
/// `3900보`), a distance (`2.6km`, `1.5mi`, `800meters`), a start (`07:40`, with `2026-11-20` or `yesterday` before it),
/// tags (`#morning`). The rest is the title. A walk without a start ended just now.
package struct ParseEntry: Sendable {
    package enum Failure: Error, Hashable, Sendable {
        case empty
        /// Neither a duration nor steps, so there is no walk in it.
        case nothingToCount
        case draft(WalkDraft.Problem)
    }

    private let zones: ZoneTimeline
    private let now: Instant

    package init(zones: ZoneTimeline, now: Instant) {
        self.zones = zones
        self.now = now
    }

    package func callAsFunction(_ line: String) throws(Failure) -> WalkDraft {
        var words = EntryWords()
        for word in line.split(whereSeparator: \.isWhitespace) { words.take(String(word), today: zones.day(of: now)) }
        guard !words.isEmpty else { throw .empty }
        guard words.duration != nil || words.steps != nil else { throw .nothingToCount }
        // Steps alone: as long as they take at a brisk pace.
        let duration = words.duration ?? .seconds(max(60, Int64(Double(words.steps ?? 0) / Gait.briskCadence * 60)))
        let draft = WalkDraft(
            start: start(words, duration), duration: duration, steps: words.steps, distance: words.distance,
            title: words.title.joined(separator: " "), tags: words.tags)
        if let problem = draft.problems(now: now).first { throw .draft(problem) }
        return draft
    }

    private func start(_ words: EntryWords, _ duration: Duration) -> Instant {
        let today = zones.day(of: now)
        guard let (hour, minute) = words.time else {
            guard let date = words.date, date != today else { return Instant(seconds: now.seconds) - duration }
            return zones.zone(on: date).instant(date, hour: 12)
        }
        if let date = words.date { return zones.zone(on: date).instant(date, hour: hour, minute: minute) }
        let start = zones.zone(on: today).instant(today, hour: hour, minute: minute)
        // At one in the morning, "23:10" was yesterday.
        guard start > now else { return start }
        let yesterday = today.adding(days: -1)
        return zones.zone(on: yesterday).instant(yesterday, hour: hour, minute: minute)
    }
}
