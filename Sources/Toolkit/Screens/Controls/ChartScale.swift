/// Round numbers for the axes of charts.
enum ChartScale {
    /// The smallest round number (1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8 times a power of ten) that is not below `value`.
    static func ceiling(_ value: Double) -> Double {
        guard value.isFinite, value > 0 else { return 1 }
        var power = 1.0
        while power * 10 <= value { power *= 10 }
        while power > value { power /= 10 }
        let steps = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]
        return (steps.first { $0 * power >= value } ?? 10) * power
    }

    /// A number in at most four columns.
    static func short(_ value: Double) -> String {
        guard value.isFinite else { return "–" }
        switch abs(value) {
        case 999_950...: return decimal(value / 1_000_000) + "M"
        case 1000...: return decimal(value / 1000) + "k"
        default: return decimal(value)
        }
    }

    private static func decimal(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        if abs(tenths) >= 100 || tenths % 10 == 0 { return String(Int((Double(tenths) / 10).rounded())) }
        return (tenths < 0 ? "-" : "") + "\(abs(tenths) / 10).\(abs(tenths) % 10)"
    }
}
