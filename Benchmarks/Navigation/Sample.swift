/// How long something took, many times.
struct Sample {
    private let sorted: [Duration]

    /// Does it until the caches are warm, then measures each time; `after` is not measured.
    init(count: Int, _ body: () -> Void, after: () -> Void = {}) {
        let clock = ContinuousClock()
        for _ in 0..<count / 10 {
            body()
            after()
        }
        var all: [Duration] = []
        all.reserveCapacity(count)
        for _ in 0..<count {
            all.append(clock.measure(body))
            after()
        }
        sorted = all.sorted()
    }

    /// The time that a share of the runs stayed below, in microseconds.
    func text(_ share: Double) -> String {
        let duration = sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
        let nanoseconds = duration.components.attoseconds / 1_000_000_000 + duration.components.seconds * 1_000_000_000
        return "\(nanoseconds / 1_000).\(nanoseconds % 1_000 / 100) µs"
    }
}
