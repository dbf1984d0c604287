import Walking

nonisolated extension ChartMeasure {
    /// The name in links and on the command line: `steps`, `step-length`, `minutes`.
    package var word: String { self == .stepLength ? "step-length" : rawValue }

    package init?(word: String) {
        guard let measure = Self.proved.first(where: { $0.word == word }) else { return nil }
        self = measure
    }
}
