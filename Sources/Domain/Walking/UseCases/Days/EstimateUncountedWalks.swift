/// Estimates the steps of walks that neither the walk itself nor a source at its time has counted.
package struct EstimateUncountedWalks: Sendable {
    private static let pageLength = 500

    private let journal: any JournalRepository

    package init(journal: any JournalRepository) {
        self.journal = journal
    }

    /// Returns nil where a day has none.
    package func callAsFunction(on date: CivilDate) async throws(JournalFailure) -> UncountedWalks? { try await self(on: [date])[date] }

    /// Returns the days that have some, all of them read together.
    package func callAsFunction(on dates: [CivilDate]) async throws(JournalFailure) -> [CivilDate: UncountedWalks] {
        guard !dates.isEmpty else { return [:] }
        let zones = try await journal.settings().zones
        var silent: [CivilDate: [Walk]] = [:]
        for walk in try await walks(on: dates) where walk.steps == nil { silent[zones.day(of: walk.start), default: []].append(walk) }
        let days = dates.filter { silent[$0] != nil }
        var estimate = EstimateSteps(journal: journal)
        var found: [CivilDate: UncountedWalks] = [:]
        for input in try await journal.inputs(on: days) {
            found[input.date] = try await uncounted(silent[input.date] ?? [], beside: input.intervals[.steps] ?? [], &estimate)
        }
        return found
    }

    private func walks(on dates: [CivilDate]) async throws(JournalFailure) -> [Walk] {
        guard let first = dates.min(), let last = dates.max() else { return [] }
        var (walks, cursor): ([Walk], WalkPage.Cursor?) = ([], nil)
        repeat {
            let page = try await journal.walks(WalkFilter(from: first, through: last), after: cursor, limit: Self.pageLength)
            walks += page.walks
            cursor = page.next
        } while cursor != nil
        return walks
    }

    private func uncounted(
        _ walks: [Walk], beside records: [Interval], _ estimate: inout EstimateSteps
    ) async throws(JournalFailure) -> UncountedWalks? {
        var found = UncountedWalks(walks: 0, estimate: StepEstimate(0, isOwnPace: true))
        var stretches: [EachMoment.Stretch] = []
        for walk in walks where !records.contains(where: { $0.counts(during: walk) }) {
            guard let guess = try await estimate.next(walk) else { continue }
            let rate = Double(guess.steps) / Double(max(1, walk.duration.milliseconds))
            stretches.append(EachMoment.Stretch(start: walk.start, end: walk.end, rate: rate, owner: found.walks))
            found.walks += 1
            found.estimate.isOwnPace = found.estimate.isOwnPace && guess.isOwnPace
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
