/// Estimates the steps of walks that neither the walk itself nor a source at its time has counted.
///
/// A source that counted less than a tenth of the steps of a walk lay on a table for most of it: it has not counted the walk. A walk over
/// midnight is told of by each of its days, each with the steps of its part.
package struct EstimateUncountedWalks: Sendable {
    /// The walks of a day that tell no steps: those that nobody counted, and those that a total may have counted.
    struct Judged: Sendable {
        var uncounted: UncountedWalks?
        var covered: CoveredWalks?
    }

    private let journal: any JournalRepository

    package init(journal: any JournalRepository) {
        self.journal = journal
    }

    /// Returns nil where a day has none.
    package func callAsFunction(on date: CivilDate) async throws(JournalFailure) -> UncountedWalks? { try await self(on: [date])[date] }

    /// Returns the days that have some, all of them read together.
    package func callAsFunction(on dates: [CivilDate]) async throws(JournalFailure) -> [CivilDate: UncountedWalks] {
        try await judged(on: dates).compactMapValues(\.uncounted)
    }

    /// Returns the days on which somebody walked without telling steps.
    func judged(on dates: [CivilDate]) async throws(JournalFailure) -> [CivilDate: Judged] {
        guard let first = dates.min(), let last = dates.max() else { return [:] }
        let zones = try await journal.settings().zones
        let wanted = Set(dates)
        var silent: [CivilDate: [Walk]] = [:]
        for walk in try await walks(from: first, through: last) where walk.steps == nil {
            for date in zones.days(from: walk.start, until: walk.end) where wanted.contains(date) { silent[date, default: []].append(walk) }
        }
        guard !silent.isEmpty else { return [:] }
        var estimate = EstimateSteps(journal: journal)
        var found: [CivilDate: Judged] = [:]
        for input in try await journal.inputs(on: silent.keys.sorted()) {
            found[input.date] = try await judge(silent[input.date] ?? [], on: input, &estimate)
        }
        return found
    }

    /// The walks of some days, and those of the days before that reach into them.
    private func walks(from first: CivilDate, through last: CivilDate) async throws(JournalFailure) -> [Walk] {
        let longest = Int(Quarantine.longestWalk.components.seconds / 86_400)
        return try await journal.walks(WalkFilter(from: first.adding(days: -longest), through: last))
    }

    private func judge(_ walks: [Walk], on day: DayInput, _ estimate: inout EstimateSteps) async throws(JournalFailure) -> Judged {
        let intervals = day.intervals[.steps] ?? []
        let fillings = intervals.isEmpty ? [] : DayMerge(intervals, from: day.start, until: day.end).fillings.filter { $0.added > 0 }
        var found = UncountedWalks(walks: 0, estimate: StepEstimate(0, isOwnPace: true))
        var covered = CoveredWalks(walks: 0, sources: [])
        var stretches: [EachMoment.Stretch] = []
        var typed: Set<Int> = []
        for walk in walks {
            guard let guess = try await estimate.next(walk) else { continue }
            let first = max(walk.start.milliseconds, day.start)
            let part = first..<max(first, min(walk.end.milliseconds, day.end))
            let length = Double(part.count)
            let steps = Double(guess.steps) * length / Double(max(1, walk.duration.milliseconds))
            let recorded = recorded(during: part, intervals)
            guard steps >= 1, recorded * 10 < steps else { continue }
            let totals = fillings.filter { intervals[$0.index].start < part.upperBound && part.lowerBound < intervals[$0.index].end }
            let added = totals.reduce(0) { $0 + $1.added }
            guard max(recorded, added) * 10 < steps else {
                covered.walks += 1
                covered.sources += totals.map { day.sources[intervals[$0.index].source] }
                continue
            }
            stretches.append(
                EachMoment.Stretch(
                    start: Instant(milliseconds: part.lowerBound), end: Instant(milliseconds: part.upperBound),
                    rate: (steps - max(recorded, added)) / length, owner: found.walks))
            if walk.source.kind == .manual { typed.insert(found.walks) }
            found.walks += 1
            found.estimate.isOwnPace = found.estimate.isOwnPace && guess.isOwnPace
        }
        stretches.takeInTurn { typed.contains($0.owner) }
        // Walks of the same time were walked once.
        found.estimate.steps = Int(clamping: EachMoment.amounts(stretches).values.reduce(0, +))
        covered.sources = Set(covered.sources).sorted { $0.key < $1.key }
        return Judged(uncounted: found.walks > 0 ? found : nil, covered: covered.walks > 0 ? covered : nil)
    }

    /// The steps that were counted during a walk: what several sources saw of one moment was walked once.
    private func recorded(during part: Range<Int64>, _ records: [Interval]) -> Double {
        let touching = records.filter {
            $0.grain == .record && $0.start < $0.end && $0.start < part.upperBound && part.lowerBound < $0.end
        }
        let stretches = touching.map { record in
            EachMoment.Stretch(
                start: Instant(milliseconds: max(record.start, part.lowerBound)),
                end: Instant(milliseconds: min(record.end, part.upperBound)),
                rate: record.value / Double(record.end - record.start), owner: record.source)
        }
        return EachMoment.amounts(stretches).values.reduce(0, +)
    }
}
