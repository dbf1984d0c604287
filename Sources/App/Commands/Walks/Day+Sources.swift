import Walking

extension Day {
    /// What each source added, in whole steps that sum to the day's, the largest first; sources of one name are one.
    /// - Parameter name: how a source is called; its short name, as files have it, where none is given.
    func sourceCounts(name: (Source) -> String = { $0.title }) -> [(name: String, count: Int)] {
        let named = Dictionary(sources.map { (name($0.key), $0.value) }, uniquingKeysWith: +)
        let parts = named.filter { $0.value > 0 }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        var counts = parts.map { (name: $0.key, count: Int(clamping: $0.value, .down)) }
        // Trimmed records leave fractions: whoever lost most in rounding gets the missing steps, one each.
        let byLoss = parts.indices.sorted { parts[$0].value - Double(counts[$0].count) > parts[$1].value - Double(counts[$1].count) }
        for index in byLoss.prefix(max(0, stepCount - counts.reduce(0) { $0 + $1.count })) { counts[index].count += 1 }
        return counts.filter { $0.count > 0 }
    }
}
