extension Collection<Double> {
    /// The middle value, which one out of the ordinary does not move; nil of none.
    package var median: Double? {
        guard !isEmpty else { return nil }
        let sorted = sorted()
        return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
    }

    /// The value below which a part of them lie, between two of them in proportion (Hyndman and Fan's seventh definition, that of R and
    /// NumPy).
    package func quantile(_ part: Double) -> Double? {
        guard !isEmpty else { return nil }
        let sorted = sorted()
        let place = Double(sorted.count - 1) * Swift.min(1, Swift.max(0, part))
        let below = Int(clamping: place, .down)
        let above = Swift.min(below + 1, sorted.count - 1)
        return sorted[below] + (sorted[above] - sorted[below]) * (place - Double(below))
    }
}

extension Collection<(value: Double, weight: Double)> {
    /// The value with half of the weight below it, and half above; of equal weights the median, nil without any weight.
    package var weightedMedian: Double? {
        let sorted = filter { $0.weight > 0 }.sorted { $0.value < $1.value }
        let half = sorted.reduce(0) { $0 + $1.weight } / 2
        var below = 0.0
        for (index, element) in sorted.enumerated() {
            below += element.weight
            guard below >= half else { continue }
            return below > half || index + 1 == sorted.count ? element.value : (element.value + sorted[index + 1].value) / 2
        }
        return nil
    }
}
