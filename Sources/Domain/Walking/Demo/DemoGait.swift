/// The way of walking of the made-up year, as a phone measures it: a knee that hurts for some weeks and heals, a holiday on which the phone
/// stays at home, and since then steps that slowly grow longer.
struct DemoGait: Sendable {
    /// Days before today: the knee began to hurt, was at its worst, and had healed.
    private static let knee = (begins: 210, worst: 190, healed: 140)
    private static let holiday = 96...110
    /// Days before today since which the steps grow.
    private static let gain = 70

    private let phone: Source
    private let watch: Source
    private var random: SeededGenerator
    private var heart: SeededGenerator
    private var age = 0

    init(seed: UInt64, phone: Source, watch: Source) {
        self.phone = phone
        self.watch = watch
        // Of its own, so that the rest of the year stays what it is.
        random = SeededGenerator(seed: seed ^ 0x6A17)
        heart = SeededGenerator(seed: seed ^ 0x4EA7)
    }

    /// Goes on to a day.
    mutating func begin(age: Int) { self.age = age }

    /// Indicates whether the phone was left at home for the holiday.
    var isPhoneAtHome: Bool { Self.holiday.contains(age) }

    /// Indicates whether the knee hurts so much that one writes it down.
    var isKneeSore: Bool { pain > 0.3 }
    var isKneeWorst: Bool { pain > 0.9 }

    /// The pain in the knee, 0 to 1.
    private var pain: Double {
        let (begins, worst, healed) = Self.knee
        guard age < begins, age > healed else { return 0 }
        return age >= worst ? Double(begins - age) / Double(begins - worst) : Double(age - healed) / Double(worst - healed)
    }

    /// The part of the gain that is still to come, 0 to 1; the last two weeks have all of it.
    private var missing: Double { min(1, max(0, Double(age - 14) / Double(Self.gain - 14))) }

    /// The length of a step, as a part of today's.
    var stepFactor: Double { 1 - 0.12 * pain - 0.03 * missing }

    /// The measurements of the phone on a walk: one value for each ten minutes, and stairs at the end.
    mutating func samples(from start: Instant, minutes: Int) -> [Sample] {
        let phone = phone
        var samples: [Sample] = []
        func add(_ metric: Metric, _ value: Double, at minute: Int, seconds: Int) {
            let from = start + .seconds(60 * minute)
            let until = from + .seconds(seconds)
            samples.append(Sample(metric: metric, start: from, end: until, value: value, source: phone, modified: until, grain: .record))
        }
        for minute in stride(from: 2, to: max(3, minutes - 2), by: 10) {
            add(.doubleSupport, 0.285 + 0.03 * pain + 0.008 * missing + noise(0.012), at: minute, seconds: 300)
            add(.asymmetry, max(0, 0.02 + 0.12 * pain + noise(0.02)), at: minute, seconds: 300)
        }
        add(.stairAscentSpeed, 0.42 - 0.12 * pain + noise(0.04), at: minutes - 1, seconds: 20)
        add(.stairDescentSpeed, 0.46 - 0.18 * pain + noise(0.05), at: minutes - 1, seconds: 15)
        if age % 7 == 3 { add(.steadiness, 0.86 - 0.3 * pain - 0.03 * missing + noise(0.02), at: minutes - 1, seconds: 0) }
        if age % 28 == 5 { add(.sixMinuteWalk, (498 - 80 * pain - 15 * missing + noise(8)).rounded(), at: 0, seconds: 360) }
        return isPhoneAtHome ? [] : samples
    }

    /// The heart on a brisk walk, a value a minute of a strap that the watch hears: worn every other day, calmer from month to month, and
    /// beating faster while the knee hurts.
    mutating func hearts(from start: Instant, minutes: Int, cadence: Double) -> [Sample] {
        guard age.isMultiple(of: 2), cadence >= Gait.briskCadence else { return [] }
        let usual = 112 + 5 * pain + 6 * missing + Double.random(in: -3...3, using: &heart)
        return (2..<max(2, min(minutes - 1, 14))).map { minute in
            let from = start + .seconds(60 * minute)
            let value = (usual + Double.random(in: -2...2, using: &heart)).rounded()
            return Sample(
                metric: .briskHeartRate, start: from, end: from + .seconds(60), value: value, source: watch, modified: from + .seconds(60),
                grain: .record)
        }
    }

    private mutating func noise(_ spread: Double) -> Double { Double.random(in: -spread...spread, using: &random) }
}
