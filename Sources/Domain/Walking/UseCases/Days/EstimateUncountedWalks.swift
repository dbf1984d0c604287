/// Estimates the walks of a day whose steps nobody counted, neither the walk itself nor a source at its time; nil where there are none.
package struct EstimateUncountedWalks: Sendable {
    private static let mostWalks = 100

    private let journal: any JournalRepository

    package init(journal: any JournalRepository) {
        self.journal = journal
    }

    package func callAsFunction(on date: CivilDate) async throws(JournalFailure) -> UncountedWalks? {
        var found = UncountedWalks(walks: 0, estimate: StepEstimate(0, isOwnPace: true))
        let walks = try await journal.walks(WalkFilter(from: date, through: date), after: nil, limit: Self.mostWalks).walks
            .filter { $0.steps == nil }
        guard !walks.isEmpty else { return nil }
        let records = try await journal.input(on: date).intervals[.steps] ?? []
        var stretches: [EachMoment.Stretch] = []
        for walk in walks where !records.contains(where: { $0.counts(during: walk) }) {
            guard let estimate = try await EstimateSteps(journal: journal)(walk) else { continue }
            let rate = Double(estimate.steps) / Double(max(1, walk.duration.milliseconds))
            stretches.append(EachMoment.Stretch(start: walk.start, end: walk.end, rate: rate, owner: found.walks))
            found.walks += 1
            found.estimate.isOwnPace = found.estimate.isOwnPace && estimate.isOwnPace
        }
        // Walks of the same time were walked once.
        found.estimate.steps = Int(clamping: EachMoment.amounts(stretches).values.reduce(0, +))
        return found.walks > 0 ? found : nil
    }
}

extension Interval {
    fileprivate func counts(during walk: Walk) -> Bool {
        value > 0 && start < walk.end.milliseconds && end > walk.start.milliseconds
    }
}
