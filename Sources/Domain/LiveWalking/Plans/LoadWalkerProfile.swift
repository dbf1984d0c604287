import Walking

/// Loads what plans and the coach know of a person: the age from the profile, the usual gait from the walks of four weeks, and where
/// those say no step length, the one that was counted or measured before.
package struct LoadWalkerProfile: Sendable {
    private static let days = 28
    private static let mostWalks = 200
    /// Metres a second, steps a minute and metres that are walking.
    private static let speeds = 0.4...3.0
    private static let cadences = 40.0...200.0
    private static let stepLengths = 0.2...1.5

    private let journal: any JournalRepository

    package init(journal: any JournalRepository) {
        self.journal = journal
    }

    package func callAsFunction(_ profile: Profile?, today: CivilDate) async throws(JournalFailure) -> WalkerProfile {
        let walks = try await journal.walks(WalkFilter(from: today.adding(days: -Self.days)), after: nil, limit: Self.mostWalks).walks
        func median(_ range: ClosedRange<Double>, _ value: (Walk) -> Double?) -> Double? {
            let values = walks.compactMap(value).filter(range.contains).sorted()
            // Two walks are a chance.
            return values.count >= 3 ? values[values.count / 2] : nil
        }
        let stepLength = median(Self.stepLengths) { walk in
            guard let steps = walk.steps, let distance = walk.distance else { return nil }
            return Gait.stepLength(metres: distance, steps: Double(steps))
        }
        // A length that was counted on a known way is one's own as well.
        let counted = stepLength == nil ? try await OwnStepLength(journal: journal).measured() : nil
        let speeds = walks.compactMap { walk in walk.distance.flatMap { Gait.speed(metres: $0, over: walk.walkingTime) } }
        return WalkerProfile(
            age: profile.flatMap { Self.age($0.ageBand) },
            cadence: median(Self.cadences) { walk in
                walk.steps.flatMap { Gait.cadence(steps: Double($0), over: walk.walkingTime) }
            },
            speed: median(Self.speeds) { walk in walk.distance.flatMap { Gait.speed(metres: $0, over: walk.walkingTime) } },
            stepLength: stepLength ?? counted, fastest: speeds.filter(Self.speeds.contains).max())
    }

    /// The middle of the band, as far as one is said.
    private static func age(_ band: AgeBand) -> Int? {
        switch band {
        case .under50, .unsaid: nil
        case .from50: 52
        case .from55: 57
        case .from60: 65
        case .from70: 75
        case .from80: 82
        }
    }
}
