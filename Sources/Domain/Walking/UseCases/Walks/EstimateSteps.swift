/// Estimates the steps of a walk without a count; an estimate is displayed, and never counted.
package struct EstimateSteps: Sendable {
    /// Old walks say less about today's pace.
    private static let walks = 50
    /// Below these, one odd walk would decide.
    private static let fewestWalks = 3
    private static let shortest = Duration.seconds(300)
    private static let cadences = 50.0...160.0

    private let journal: any JournalRepository
    /// The person's pace and step length, each read once, when a walk first needs it; nil until then.
    private var knownCadence: Double??
    private var knownLength: Double??

    package init(journal: any JournalRepository) {
        self.journal = journal
    }

    /// Returns nil where steps are known.
    package func callAsFunction(_ walk: Walk, _ profile: Profile? = nil) async throws(JournalFailure) -> StepEstimate? {
        var estimate = self
        return try await estimate.next(walk, profile)
    }

    /// Estimates one of several walks, by the same pace as the others; nil where steps are known.
    package mutating func next(_ walk: Walk, _ profile: Profile? = nil) async throws(JournalFailure) -> StepEstimate? {
        guard walk.steps == nil else { return nil }
        let steps: Double
        let isOwnPace: Bool
        if let distance = walk.distance, distance > 0 {
            let measured = try await length()
            steps = distance / (measured ?? Gait.estimatedStepLength(for: profile))
            isOwnPace = measured != nil
        } else {
            let cadence = try await cadence()
            steps = Double(walk.walkingTime.milliseconds) / 60_000 * (cadence ?? Gait.briskCadence)
            isOwnPace = cadence != nil
        }
        guard steps.isFinite, steps >= 1, steps < 1e6 else { return nil }
        let unit = steps < 1000 ? 10.0 : 100.0
        return StepEstimate(Int(clamping: max(unit, (steps / unit).rounded() * unit)), isOwnPace: isOwnPace)
    }

    /// Metres, measured; nil where too few walks say it.
    private mutating func length() async throws(JournalFailure) -> Double? {
        if let knownLength { return knownLength }
        let measured = try await OwnStepLength(journal: journal).measured()
        knownLength = .some(measured)
        return measured
    }

    /// Steps a minute: the median of the last walks that say them; nil where these are too few.
    private mutating func cadence() async throws(JournalFailure) -> Double? {
        if let knownCadence { return knownCadence }
        let walks = try await journal.walks(WalkFilter(), after: nil, limit: Self.walks).walks
        let known = walks.filter { $0.duration >= Self.shortest }
            .compactMap { walk in walk.steps.flatMap { Gait.cadence(steps: Double($0), over: walk.walkingTime) } }
            .filter(Self.cadences.contains).sorted()
        let median = known.count < Self.fewestWalks ? nil : known[known.count / 2]
        knownCadence = .some(median)
        return median
    }
}
