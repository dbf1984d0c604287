/// The change of a measure over a span of time, and whether it may be spoken of.
///
/// It is spoken of only where it lies beyond both: the interval of the slope, so that it is not chance, and the smallest change that
/// matters, so that it is not nothing. Somebody who does not change is told of a change at most once in a hundred times. And nobody is told
/// that nothing changed before the whole interval is less than what matters: until then it is not known.
package struct GaitTrend: Hashable, Sendable {
    /// The raw value is its name in what is exported.
    package enum Verdict: String, Hashable, Sendable {
        /// More than chance, and enough to matter.
        case real
        /// More than chance, but too little to matter, wherever in its interval it lies.
        case small
        /// No change that would matter, wherever in its interval it lies, which holds none as well.
        case none
        /// A change that may be less than matters or more: the interval reaches beyond it.
        case unknown
        /// Too few values, or over too little of the span.
        case tooFew = "too-few"
    }

    /// Of the interval: it misses the truth once in a hundred times.
    package static let confidence = 0.99
    /// The number of standard deviations for that, on both sides.
    package static let z = 2.5758
    /// The fewest values that a change is made of.
    package static let fewest = 10
    /// The most that an interval may say of a change, as a part of what all values differ by: beyond it the interval is that of two values
    /// that lie close together, where each says what the next will be.
    private static let widest = 2.0
    /// The part of the span that they have to cover.
    private static let coverage = 0.6

    package let verdict: Verdict
    /// The change from the first value to the last one: nothing is said of days on which nothing was measured.
    package let change: Double?
    /// The interval that the change lies in.
    package let interval: ClosedRange<Double>?
    /// The values of the line at the first value and at the last.
    package let before: Double?
    package let now: Double?
    package let smallest: SmallestChange?
    /// The number of values.
    package let count: Int
    /// The days of the span that was asked for.
    package let days: Int
    /// The days from the first value to the last, both included.
    package let measuredDays: Int

    /// - Parameters:
    ///   - points: x in days since the first of the span, in order.
    ///   - days: the length of the span.
    package init(_ points: [TheilSen.Point], of measure: GaitMeasure, days: Int) {
        count = points.count
        self.days = days
        let covered = (points.last?.x ?? 0) - (points.first?.x ?? 0)
        measuredDays = points.isEmpty ? 0 : Int(clamping: covered) + 1
        let line = TheilSen(points, z: Self.z)
        let smallest = SmallestChange.published(measure) ?? line.flatMap { SmallestChange.own(points, around: $0) }
        self.smallest = smallest
        guard points.count >= Self.fewest, covered >= Self.coverage * Double(days), let line, let smallest,
            !line.isVague(over: covered, beyond: Self.widest)
        else {
            verdict = .tooFew
            (change, interval, before, now) = (nil, nil, nil, nil)
            return
        }
        let (change, interval) = (line.slope * covered, line.interval.lowerBound * covered...line.interval.upperBound * covered)
        self.change = change
        self.interval = interval
        (before, now) = (line.value(at: points.first?.x ?? 0), line.value(at: points.last?.x ?? 0))
        let isChance = interval.contains(0)
        if !isChance, abs(change) >= smallest.value {
            verdict = .real
        } else if max(-interval.lowerBound, interval.upperBound) > smallest.value {
            verdict = .unknown
        } else {
            verdict = isChance ? .none : .small
        }
    }

    /// Indicates whether the interval holds no change of the other direction, nor none.
    package var isBeyondChance: Bool { interval.map { !$0.contains(0) } ?? false }
}
