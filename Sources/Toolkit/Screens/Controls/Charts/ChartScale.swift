/// Round numbers for the axes of charts.
///
/// An axis that ends at 8,137 cannot be read. The ends are those whose middle a person can still name: 1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8
/// and 10, times a power of ten.
enum ChartScale {
    private static let steps = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]

    /// The part of an axis that values fill at least, where ends that can be named allow it.
    private static let fullness = 0.7

    /// The largest power of ten that is not above `value`.
    private static func power(below value: Double) -> Double {
        var power = 1.0
        while power * 10 <= value { power *= 10 }
        while power > value, power > .leastNormalMagnitude { power /= 10 }
        return power
    }

    /// The smallest round number (1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8 times a power of ten) that is not below `value`.
    static func ceiling(_ value: Double) -> Double {
        guard value.isFinite, value > 0 else { return 1 }
        let power = power(below: value)
        return (steps.first { $0 * power >= value } ?? 10) * power
    }

    /// A range with round ends and a round middle that holds all values, and is not so wide that they become a flat line.
    ///
    /// - Returns: nil where no value is finite.
    static func fitting(_ values: [Double]) -> ClosedRange<Double>? {
        let known = values.filter { $0.isFinite && abs($0) < 1e15 }
        guard let least = known.min(), let most = known.max() else { return nil }
        // Nothing but zeros: an axis of whole numbers, not one of hundredths.
        guard least < 0 || most > 0 else { return 0...2 }
        // A tenth of the value around a single one, so that it lies in the middle.
        let span = max(most - least, abs(most) / 10, 0.1)
        // Values that cannot be negative get no axis below zero.
        let low = least >= 0 ? max(0, (least + most - span) / 2) : (least + most - span) / 2
        let high = (least + most + span) / 2
        let choices: [(parts: Int, steps: [Double])] = [(2, [1, 2, 2.5, 5, 10]), (4, [1, 2, 2.5, 5, 10]), (6, [1, 2, 5, 10])]
        let ranges = choices.map { range(from: low, to: high, in: $0.parts, of: $0.steps) }
        let best = ranges.min { $0.upperBound - $0.lowerBound < ($1.upperBound - $1.lowerBound) * 0.999 }
        guard let best, high - low < (best.upperBound - best.lowerBound) * Self.fullness else { return best }
        // Ends that are less round, where the roundest ones leave much of the axis empty.
        let tighter = range(from: low, to: high, in: 8, of: [1, 2, 5, 10])
        return tighter.upperBound - tighter.lowerBound < (best.upperBound - best.lowerBound) * 0.999 ? tighter : best
    }

    /// The narrowest range that holds two values and has so many parts of a round length, with an end of one at zero.
    private static func range(from low: Double, to high: Double, in parts: Int, of steps: [Double]) -> ClosedRange<Double> {
        let power = power(below: (high - low) / Double(parts))
        for step in steps.map({ $0 * power }) + steps.map({ $0 * power * 10 }) {
            let start = (low / step).rounded(.down) * step
            if start + Double(parts) * step >= high { return start...start + Double(parts) * step }
        }
        return low...high
    }

    /// A number in at most five columns: `0.75`, `950`, `7.5k`, `12.5k`, `1.25M`.
    static func short(_ value: Double) -> String {
        guard value.isFinite else { return "–" }
        switch abs(value) {
        case 1e15...: return "–"
        case 999_950...: return decimal(value / 1_000_000) + "M"
        case 1000...: return decimal(value / 1000) + "k"
        default: return decimal(value)
        }
    }

    /// Two places below ten, one below a hundred, and no zeros at the end.
    private static func decimal(_ value: Double) -> String {
        let places = abs(value) < 9.995 ? 2 : abs(value) < 99.95 ? 1 : 0
        let scale = [1, 10, 100][places]
        let whole = Int(cells: abs(value) * Double(scale))
        var fraction = String(whole % scale + scale).dropFirst()
        while fraction.last == "0" { fraction.removeLast() }
        let sign = value < 0 && whole > 0 ? "-" : ""
        return sign + String(whole / scale) + (fraction.isEmpty ? "" : "." + fraction)
    }
}
