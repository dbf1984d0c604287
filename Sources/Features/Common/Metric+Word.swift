import Walking

nonisolated extension Metric {
    /// How links and the command line write it: `steps`, `step-length`.
    package var word: String { self == .stepLength ? "step-length" : rawValue }

    package init?(word: String) {
        guard let metric = Self.allCases.first(where: { $0.word == word }) else { return nil }
        self = metric
    }
}
