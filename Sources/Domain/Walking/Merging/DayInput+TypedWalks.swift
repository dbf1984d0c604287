extension DayInput {
    /// Ends walks that a person typed where the next one begins, of those that came one after the other.
    mutating func takeTypedWalksInTurn() {
        let typed = intervals.flatMap { metric, all in all.indices.filter { isTypedWalk(all[$0]) }.map { (metric: metric, index: $0) } }
        guard typed.count > 1 else { return }
        let stretches = typed.compactMap { place in intervals[place.metric].map { ($0[place.index].start, $0[place.index].end) } }
        for (place, end) in zip(typed, TypedWalks.ends(of: stretches)) { intervals[place.metric]?[place.index].end = end }
    }

    private func isTypedWalk(_ interval: Interval) -> Bool { interval.isWalk && sources[interval.source].kind == .manual }
}
