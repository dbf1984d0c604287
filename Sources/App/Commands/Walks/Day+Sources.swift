import Phrases
import Walking

extension Day {
    /// Returns the amount that each source added, in whole steps that sum to the day's, the largest first.
    /// - Parameter phrases: the words for sources; those of JSON and CSV are English in every language.
    func sourceCounts(_ phrases: Phrases = Phrases(.en)) -> [(name: String, count: Int)] {
        let named = sources.filter { $0.value > 0 }.map { (name: phrases.title(of: $0.key, among: Array(sources.keys)), value: $0.value) }
        let parts = named.sorted { ($1.value, $0.name) < ($0.value, $1.name) }
        var counts = parts.map { (name: $0.name, count: Int(clamping: $0.value, .down)) }
        // Trimmed records leave fractions: whoever lost most in rounding gets the missing steps, one each.
        let byLoss = parts.indices.sorted { parts[$0].value - Double(counts[$0].count) > parts[$1].value - Double(counts[$1].count) }
        for index in byLoss.prefix(max(0, stepCount - counts.reduce(0) { $0 + $1.count })) { counts[index].count += 1 }
        return counts.filter { $0.count > 0 }
    }
}
