/// The parts of a walk as they were understood from one line, for the person who typed it.
package struct EntryReading: Hashable, Sendable {
    package var date: CivilDate?
    package var time: TypedTime?
    /// The time at which it ended, where that was told instead of a start.
    package var end: TypedTime?
    package var duration: Duration?
    package var steps: Int?
    /// Metres.
    package var distance: Double?
    package var title = ""
    package var tags: [String] = []

    package init(
        date: CivilDate? = nil, time: TypedTime? = nil, end: TypedTime? = nil, duration: Duration? = nil, steps: Int? = nil,
        distance: Double? = nil, title: String = "", tags: [String] = []
    ) {
        self.date = date
        self.time = time
        self.end = end
        self.duration = duration
        self.steps = steps
        self.distance = distance
        self.title = title
        self.tags = tags
    }
}

/// The reason for which a line is no walk.
package enum EntryFailure: Error, Hashable, Sendable {
    case empty
    /// Neither a duration nor steps, so there is no walk in it.
    case nothingToCount(EntryReading)
    /// `500m`: too long a time for a walk and too short a way to tell how long it took.
    case minutesOrMetres(Int)
    /// `3.9k`, which people write of both.
    case stepsOrKilometres(String)
    /// `last week`, which is no day.
    case severalDays(String)
    /// A small number alone.
    case minutesOrSteps(Int)
    /// The same measure a second time.
    case twice(String)
    /// A number with something behind it that is no unit.
    case unreadable(String)
    /// A date that no calendar has, as `31 feb`.
    case noSuchDate(String)
    /// A measure of nothing, as `0 minutes`.
    case nothing(String, Measure)
    /// A measure beyond any walk, as `99999999 steps`.
    case tooMuch(String, Measure)
    case draft(WalkDraft.Problem, EntryReading)

    package enum Measure: Hashable, Sendable {
        case duration, steps, distance
    }
}
