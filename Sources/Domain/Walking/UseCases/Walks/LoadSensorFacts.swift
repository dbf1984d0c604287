/// Finds what the sensors of a live walk told besides its numbers.
package struct LoadSensorFacts: Sendable {
    private let journal: any JournalRepository

    package init(journal: any JournalRepository) {
        self.journal = journal
    }

    /// - Returns: facts without anything for a walk of another kind.
    package func callAsFunction(_ walk: Walk) async throws(JournalFailure) -> SensorFacts {
        guard walk.source == .liveWalk else { return SensorFacts() }
        var samples: [Sample] = []
        for metric in [Metric.steps, .distance] + Metric.ofWalks {
            samples += try await journal.samples(metric, from: walk.start, until: walk.end).filter {
                $0.source.isOfLiveWalk && $0.end > walk.start && $0.start < walk.end
            }
        }
        return SensorFacts(samples.withoutUnfinishedMinutes, of: walk)
    }
}

/// The facts that the sensors of a live walk give besides its numbers.
package struct SensorFacts: Hashable, Sendable {
    /// Heartbeats a minute.
    package struct HeartRate: Hashable, Sendable {
        /// The mean over the time in which somebody listened to it.
        package var mean: Double
        package var highest: Double
    }

    /// The sensors, by the names that their owner gave them; those that counted first.
    package var sensors: [Source] = []
    /// The heart rate; nil where no strap was worn.
    package var heartRate: HeartRate?
    /// Indicates whether all steps follow from a cadence that was tapped, or all metres from one's own step length.
    package var areStepsEstimated = false
    package var isDistanceEstimated = false

    /// The part of a time on the move that must be measured, so that a number holds for all of it.
    private static let leastPart = 0.9
    /// The stretches in which the steps, or the metres, of the walk were counted; nil where not its records alone say how many they are.
    private var counted: [Metric: [Range<Instant>]] = [:]

    package init() {}

    /// Returns whether a number of a walk, or of a lap of it, was counted in so much of its time that there is an average of it.
    ///
    /// A sensor that was lost on the way leaves the steps and the metres that it counted; nobody knows how fast the rest was.
    package func hasAverage(of metric: Metric, in walk: Walk) -> Bool {
        guard let counted = counted[metric] else { return true }
        let told = counted.reduce(Duration.zero) { $0 + max(.zero, min($1.upperBound, walk.end) - max($1.lowerBound, walk.start)) }
        return told / .seconds(1) >= Self.leastPart * (walk.walkingTime / .seconds(1))
    }

    init(_ samples: [Sample], of walk: Walk) {
        if walk.parts.isEmpty {
            for (metric, number) in [(Metric.steps, walk.steps.map(Double.init)), (.distance, walk.distance)] {
                let told = samples.filter { $0.metric == metric && $0.end > $0.start }
                guard let number, !told.isEmpty, abs(told.reduce(0) { $0 + $1.value } - number) < 1 else { continue }
                counted[metric] = told.map { $0.start..<$0.end }
            }
        }
        func isEstimated(_ metric: Metric) -> Bool {
            let told = samples.filter { $0.metric == metric }
            return !told.isEmpty && told.allSatisfy { $0.source == .liveEstimate }
        }
        areStepsEstimated = isEstimated(.steps)
        isDistanceEstimated = isEstimated(.distance)
        for sample in samples where sample.source.kind == .live && !sensors.contains(sample.source) { sensors.append(sample.source) }
        let means = samples.filter { $0.metric == .heartRate }
        let seconds = means.reduce(0) { $0 + ($1.end - $1.start) / .seconds(1) }
        guard seconds > 0, let highest = samples.filter({ $0.metric == .highestHeartRate }).map(\.value).max() else { return }
        heartRate = HeartRate(mean: means.reduce(0) { $0 + $1.value * (($1.end - $1.start) / .seconds(1)) } / seconds, highest: highest)
    }
}
