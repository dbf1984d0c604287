import Walking

extension WalkFields {
    /// The reason for which a field is not accepted.
    enum Problem: Equatable {
        case badDate, badTime, badDuration, badSteps, badDistance, inFuture, tooLongAgo, tooLong, tooFast, tooSlow
        case badStepLength, titleTooLong
        /// It began, but would end only after now.
        case endsInFuture(end: Instant)
    }

    /// Returns the problems, field by field: first those of unreadable fields, then those that the domain finds absurd.
    /// - Parameter changed: the field that was typed in last, which hears of an end that is still to come.
    func problems(now: Instant, zones: ZoneTimeline, changed: Field = .time) -> [Field: Problem] {
        var problems: [Field: Problem] = [:]
        let date = CivilDate(date.trimmed)
        if date == nil { problems[.date] = .badDate }
        if TypedTime(time) == nil { problems[.time] = .badTime }
        if length == nil { problems[.duration] = .badDuration }
        if TypedSteps(steps) == nil, !steps.trimmed.isEmpty { problems[.steps] = .badSteps }
        if TypedDistance(distance, in: units) == nil, !distance.trimmed.isEmpty { problems[.distance] = .badDistance }
        if let date, date > zones.day(of: now) { problems[.date] = .inFuture }
        guard problems.isEmpty, let draft = read(in: zones) else { return problems }
        for problem in draft.problems(now: now) {
            var (field, meaning) = Self.place(of: problem)
            if problem == .inTheFuture, draft.start <= now {
                (field, meaning) = (changed == .duration ? .duration : .time, .endsInFuture(end: draft.start + draft.duration))
            }
            problems[field] = problems[field] ?? meaning
        }
        return problems
    }

    /// The draft that the fields describe; nil while one of them cannot be read.
    func read(in zones: ZoneTimeline) -> WalkDraft? {
        guard let date = CivilDate(date.trimmed), let time = TypedTime(time), let duration = length else {
            return nil
        }
        let (title, found) = TypedTags.taken(from: title)
        return WalkDraft(
            start: time.instant(on: date, in: zones), duration: duration, steps: TypedSteps(steps)?.count,
            distance: TypedDistance(distance, in: units)?.metres, title: title, note: note.trimmed,
            tags: TypedTags(TypedTags(tags).tags + found).tags)
    }

    static func place(of problem: WalkDraft.Problem) -> (Field, Problem) {
        switch problem {
        case .noDuration: (.duration, .badDuration)
        case .tooLong: (.duration, .tooLong)
        case .inTheFuture: (.time, .inFuture)
        case .tooLongAgo: (.date, .tooLongAgo)
        case .tooManySteps: (.steps, .tooFast)
        case .tooFewSteps: (.steps, .tooSlow)
        case .tooFar: (.distance, .tooFast)
        case .impossibleSteps: (.distance, .badStepLength)
        case .titleTooLong: (.title, .titleTooLong)
        }
    }
}
