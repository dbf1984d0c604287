/// The times of something that is done again and again.
struct Timing {
    private var times: [Duration] = []

    mutating func measure(_ work: () async throws -> Void) async rethrows {
        let start = ContinuousClock.now
        try await work()
        times.append(ContinuousClock.now - start)
    }

    /// `12.3 ms | 20.1 ms`: the median, and the time that 95 of 100 stay below.
    var cells: String { "\(Self.text(quantile(0.5))) | \(Self.text(quantile(0.95)))" }

    private func quantile(_ share: Double) -> Duration {
        let sorted = times.sorted()
        return sorted.isEmpty ? .zero : sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
    }

    static func text(_ time: Duration) -> String {
        let hundredths = Int(time / .microseconds(10))
        return "\(hundredths / 100).\(hundredths % 100 / 10)\(hundredths % 10) ms"
    }
}
