/// Which source counts where several were there, per metric.
package struct Priorities: Hashable, Sendable {
    /// Source keys, best first; what is not listed comes after, in the order of its kind.
    package var order: [Metric: [String]]

    package init(order: [Metric: [String]] = [:]) {
        self.order = order
    }

    /// The smaller, the better.
    package func rank(of source: Source, for metric: Metric) -> Int {
        if let listed = order[metric], let index = listed.firstIndex(of: source.key) { return index }
        return 1_000_000 + source.kind.rawValue
    }
}
