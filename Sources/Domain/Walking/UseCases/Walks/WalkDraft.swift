/// A walk as a form or a line of text has it, before it is known to make sense.
package struct WalkDraft: Hashable, Sendable {
    /// A problem of a draft, by the field that has it.
    package enum Problem: Error, Hashable, Sendable {
        case noDuration
        case tooLong
        case inTheFuture
        case tooLongAgo
        /// More steps than a body can take in the time.
        case tooManySteps
        /// So few steps that the time cannot be right.
        case tooFewSteps
        /// Further than a body can go in the time.
        case tooFar
        /// A way for which the steps would have to be longer or shorter than those of a body.
        case impossibleSteps
        case titleTooLong
    }

    package static let maximumTitleLength = 60
    package static let maximumDuration = Duration.seconds(24 * 3600)
    /// Steps a minute, on the whole of a walk: with every rest in it, and at a run.
    package static let cadences = 5.0...250.0
    /// Metres from foot to foot, on the whole of a walk: from a shuffle to the longest step of a run.
    package static let stepLengths = 0.2...2.0
    /// Metres a second, at a run.
    static let maximumSpeed = 7.0

    package var start: Instant
    package var duration: Duration
    package var steps: Int?
    /// Metres.
    package var distance: Double?
    package var title: String
    package var note: String
    package var tags: [String]

    package init(
        start: Instant, duration: Duration, steps: Int? = nil, distance: Double? = nil, title: String = "", note: String = "",
        tags: [String] = []
    ) {
        self.start = start
        self.duration = duration
        self.steps = steps
        self.distance = distance
        self.title = title
        self.note = note
        self.tags = tags
    }

    package init(_ walk: Walk) {
        self.init(
            start: walk.start, duration: walk.duration, steps: walk.steps, distance: walk.distance, title: walk.title, note: walk.note,
            tags: walk.tags)
    }

    /// Returns the problems, worst first; empty when it can be saved.
    package func problems(now: Instant) -> [Problem] {
        var problems: [Problem] = []
        if duration <= .zero { problems.append(.noDuration) }
        if duration > Self.maximumDuration { problems.append(.tooLong) }
        if start + duration > now + .seconds(60) { problems.append(.inTheFuture) }
        if start < Quarantine.earliest { problems.append(.tooLongAgo) }
        let seconds = Double(max(60_000, duration.milliseconds)) / 1000
        let minutes = seconds / 60
        if let steps, !couldBe(.steps, Double(steps)) || Double(steps) > Self.cadences.upperBound * minutes {
            problems.append(.tooManySteps)
        }
        if let steps, steps >= 0, Double(steps) < Self.cadences.lowerBound * minutes { problems.append(.tooFewSteps) }
        if let distance, !couldBe(.distance, distance) || distance > Self.maximumSpeed * seconds { problems.append(.tooFar) }
        let isCounted = !problems.contains(.tooManySteps) && !problems.contains(.tooFewSteps) && !problems.contains(.tooFar)
        if isCounted, let steps, let distance, let length = Gait.stepLength(metres: distance, steps: Double(steps)),
            !Self.stepLengths.contains(length)
        {
            problems.append(.impossibleSteps)
        }
        if title.count > Self.maximumTitleLength { problems.append(.titleTooLong) }
        return problems
    }

    private func couldBe(_ metric: Metric, _ value: Double) -> Bool { Quarantine.couldBe(metric, value, lasting: duration) }
}
