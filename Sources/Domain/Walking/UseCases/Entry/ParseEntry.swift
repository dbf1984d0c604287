/// Understands a walk written in one line: `35m 3900 한강 #morning`, `30 minutes walk in the park`, `어제 1시간 10분 만 보`.
///
/// A duration (`35m`, `1h10`, `1:10`, `30분`), steps (`3900`, `1,200 steps`, `2천보`), a distance (`2.6 km`, `2,6km`, `2 miles`), a start
/// (`07:40`, `저녁 7시`, `last night`, with `2026-11-20` or `yesterday` before it) or an end (`until 8`, `20 minutes ago`) and tags
/// (`#morning`), in any order; each as the form reads it. The rest is the title. A walk without a start ended just now; one
/// without a duration took about as long as its steps or its way take at a common pace. What could be two things, or looks like a measure and
/// is none, is refused rather than guessed.
package struct ParseEntry: Sendable {
    private let zones: ZoneTimeline
    private let now: Instant

    package init(zones: ZoneTimeline, now: Instant) {
        self.zones = zones
        self.now = now
    }

    /// A walk as it was written down, and what was read of it.
    package struct Entry: Hashable, Sendable {
        package let draft: WalkDraft
        package let reading: EntryReading
        /// A time that the clocks skipped on its day, and the one that is meant by it.
        package let skipped: SkippedTime?
        /// The word for a part of the day from which the start was taken, where it might as well be a title or is part of one.
        package let partWord: String?

        /// Indicates whether nobody said how long it took.
        package var isEstimated: Bool { reading.duration == nil }
    }

    package struct SkippedTime: Hashable, Sendable {
        package let typed: TypedTime
        package let read: TypedTime
    }

    package func callAsFunction(_ line: String) throws(EntryFailure) -> Entry {
        let words = try EntryWords(line, today: zones.day(of: now))
        guard !words.isEmpty else { throw .empty }
        let title = words.title.joined(separator: " ")
        var reading = EntryReading(
            date: words.date, time: (words.time ?? moment(words.ago, isStart: true)).map { TypedTime(minutes: $0.minutes) },
            end: (words.end ?? moment(words.ago, isStart: false)).map { TypedTime(minutes: $0.minutes) }, duration: words.duration,
            steps: words.steps, distance: words.distance, title: title, tags: words.tags)
        let estimate = words.steps.map { Gait.duration(ofSteps: $0) } ?? words.distance.map { Gait.duration(ofMetres: $0) }
        guard let length = words.duration ?? estimate.map({ min($0, WalkDraft.maximumDuration) }) else { throw .nothingToCount(reading) }
        let start = start(words, length)
        let duration = words.span?.duration(from: start, in: zones) ?? length
        if words.duration != nil { reading.duration = duration }
        let draft = WalkDraft(
            start: start, duration: duration, steps: words.steps, distance: words.distance, title: title, tags: words.tags)
        if let problem = draft.problems(now: now).first {
            // Steps that are told alone have no time that they could be too many for.
            if problem == .tooManySteps, words.duration == nil, let steps = words.steps { throw .tooMuch(String(steps), .steps) }
            throw .draft(problem, reading)
        }
        return Entry(draft: draft, reading: reading, skipped: skipped(words, draft), partWord: words.partWord)
    }

    private func skipped(_ words: EntryWords, _ draft: WalkDraft) -> SkippedTime? {
        let (start, end) = (draft.start, draft.start + draft.duration)
        for case (let typed?, let moment) in [(words.time, start), (words.end ?? words.span?.end, end)] {
            let read = TypedTime(zones.zone(on: zones.day(of: moment)), at: moment)
            if read.minutes != typed.minutes { return SkippedTime(typed: typed, read: read) }
        }
        return nil
    }

    /// The title as an entry must have it to be read as one: in quotes where part of it looks like a measure.
    package func quoted(_ title: String) -> String {
        EntryWords.isPlain(title, today: zones.day(of: now)) ? title : "“\(title)”"
    }

    private func start(_ words: EntryWords, _ duration: Duration) -> Instant {
        let today = zones.day(of: now)
        if let ago = words.ago {
            let moment = Instant(seconds: now.seconds) - ago.duration
            return ago.isStart ? moment : moment - duration
        }
        if let end = words.end { return instant(of: end, on: words.date) - duration }
        guard let time = words.time else {
            if let part = words.part { return start(in: part, on: words.date, duration) }
            guard let date = words.date, date != today else { return Instant(seconds: now.seconds) - duration }
            return zones.zone(on: date).instant(date, hour: 12)
        }
        return instant(of: time, on: words.date)
    }

    /// The last moment at which a clock showed it.
    private func instant(of time: TypedTime, on date: CivilDate?) -> Instant {
        let today = zones.day(of: now)
        let found = time.instant(on: date ?? today, in: zones)
        guard let date else {
            // At one in the morning, "23:10" was yesterday.
            return found > now ? time.instant(on: today.adding(days: -1), in: zones) : found
        }
        let next = time.isNextDay ? time.instant(on: date.adding(days: 1), in: zones) : found
        return next > now ? found : next
    }

    /// Returns what the clock showed at a moment that is counted back from now.
    private func moment(_ ago: TypedAgo?, isStart: Bool) -> TypedTime? {
        guard let ago, ago.isStart == isStart else { return nil }
        let moment = now - ago.duration
        return TypedTime(zones.zone(on: zones.day(of: moment)), at: moment)
    }

    /// The usual time of a part of the day; where that is still to come, the walk has just ended, or was the day before.
    private func start(in part: DayPart, on date: CivilDate?, _ duration: Duration) -> Instant {
        let today = zones.day(of: now)
        let usual = TypedTime(minutes: part.minutes.usual)
        let start = usual.instant(on: date ?? today, in: zones)
        guard date ?? today == today, start + duration > now else { return start }
        if TypedTime(minutes: part.minutes.beginning).instant(on: today, in: zones) <= now - duration {
            return Instant(seconds: now.seconds) - duration
        }
        return date == nil ? usual.instant(on: today.adding(days: -1), in: zones) : start
    }
}
