import Walking

extension WalkFields {
    /// Why a field cannot be taken as it is.
    enum Problem: Equatable {
        case badDate, badTime, badDuration, badSteps, badDistance, inFuture, tooLongAgo, tooLong, tooFast, titleTooLong
    }

    /// What is wrong, field by field: first what cannot be read, then what the domain finds absurd.
    func problems(now: Instant, zones: ZoneTimeline) -> [Field: Problem] {
        var problems: [Field: Problem] = [:]
        let date = CivilDate(date.trimmed)
        if date == nil { problems[.date] = .badDate }
        if TypedTime(time) == nil { problems[.time] = .badTime }
        if TypedDuration(duration) == nil { problems[.duration] = .badDuration }
        if TypedSteps(steps) == nil, !steps.trimmed.isEmpty { problems[.steps] = .badSteps }
        if TypedDistance(distance) == nil, !distance.trimmed.isEmpty { problems[.distance] = .badDistance }
        if let date, date > zones.day(of: now) { problems[.date] = .inFuture }
        guard problems.isEmpty, let draft = read(in: zones) else { return problems }
        for problem in draft.problems(now: now) {
            let (field, meaning) = Self.place(of: problem)
            problems[field] = problems[field] ?? meaning
        }
        return problems
    }

    /// The draft that the fields describe; nil while one of them cannot be read.
    func read(in zones: ZoneTimeline) -> WalkDraft? {
        guard let date = CivilDate(date.trimmed), let time = TypedTime(time), let duration = TypedDuration(duration)?.duration else {
            return nil
        }
        return WalkDraft(
            start: time.instant(on: date, in: zones), duration: duration, steps: TypedSteps(steps)?.count,
            distance: TypedDistance(distance)?.metres, title: title.trimmed, note: note.trimmed)
    }

    static func place(of problem: WalkDraft.Problem) -> (Field, Problem) {
        switch problem {
        case .noDuration: (.duration, .badDuration)
        case .tooLong: (.duration, .tooLong)
        case .inTheFuture: (.time, .inFuture)
        case .tooLongAgo: (.date, .tooLongAgo)
        case .tooManySteps: (.steps, .tooFast)
        case .tooFar: (.distance, .tooFast)
        case .titleTooLong: (.title, .titleTooLong)
        }
    }
}
