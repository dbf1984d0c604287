/// Estimates the steps of walks that neither the walk itself nor a source at its time has counted.
///
/// A source that counted less than a tenth of the steps of a walk lay on a table for most of it: it has not counted the walk.
package struct EstimateUncountedWalks: Sendable {
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
        return try await journal.walks(WalkFilter(from: first, through: last))
    }

    private func uncounted(
        _ walks: [Walk], beside records: [Interval], _ estimate: inout EstimateSteps
    ) async throws(JournalFailure) -> UncountedWalks? {
        var found = UncountedWalks(walks: 0, estimate: StepEstimate(0, isOwnPace: true))
        var stretches: [EachMoment.Stretch] = []
        for walk in walks {
            guard let guess = try await estimate.next(walk) else { continue }
            let recorded = recorded(during: walk, records)
            guard recorded * 10 < Double(guess.steps) else { continue }
            let rate = (Double(guess.steps) - recorded) / Double(max(1, walk.duration.milliseconds))
            stretches.append(EachMoment.Stretch(start: walk.start, end: walk.end, rate: rate, owner: found.walks))
            found.walks += 1
            found.estimate.isOwnPace = found.estimate.isOwnPace && guess.isOwnPace
        }
        // Walks of the same time were walked once.
        found.estimate.steps = Int(clamping: EachMoment.amounts(stretches).values.reduce(0, +))
        return found.walks > 0 ? found : nil
    }

    /// The steps that were counted during a walk: what several sources saw of one moment was walked once.
    ///
    /// A total, which does not say when, may be all of that.
    private func recorded(during walk: Walk, _ records: [Interval]) -> Double {
        let touching = records.filter { $0.start <= walk.end.milliseconds && walk.start.milliseconds <= $0.end }
        let stretches = touching.filter { $0.grain == .record && $0.start < $0.end }.map { record in
            EachMoment.Stretch(
                start: Instant(milliseconds: max(record.start, walk.start.milliseconds)),
                end: Instant(milliseconds: min(record.end, walk.end.milliseconds)),
                rate: record.value / Double(record.end - record.start), owner: record.source)
        }
        let totals = touching.filter { $0.grain != .record && $0.start < walk.end.milliseconds && walk.start.milliseconds < $0.end }
        return max(EachMoment.amounts(stretches).values.reduce(0, +), totals.map(\.value).max() ?? 0)
    }
}
