/// The change of a measure over a span of time, and whether it may be spoken of.
///
/// Whoever looks each morning looks fifty times a year, and each look is another chance to be misled. So a change is looked at as it stands
/// at the end of whole weeks, and told only where five of these looks in a row agree: at each of them Kendall's tau of the span's blocks
/// (`GaitBlocks`) is at least 0.65 in the same direction. How often that misleads within a year was found by simulation, with days that
/// resemble the day before by 0.7; it is stated in Documentation/gait.md and tested. What is told is at least the smallest change that
/// matters, so that it is not nothing either.
///
/// And nobody is told that nothing changed before the whole interval is less than what matters (two one-sided tests of 5%: Schuirmann,
/// J Pharmacokinet Biopharm 15:657, 1987): until then it is not known.
package struct GaitTrend: Hashable, Sendable {
    /// The raw value is its name in what is exported.
    package enum Verdict: String, Hashable, Sendable {
        /// More than chance, and enough to matter.
        case real
        /// More than chance, but too little to matter, wherever in its interval it lies.
        case small
        /// No change that would matter, wherever in its interval it lies, and none that is more than chance.
        case none
        /// A change that may be less than matters or more: the interval reaches beyond it.
        case unknown
        /// Too few values, or over too little of the span.
        case tooFew = "too-few"
    }

    /// The reason why nothing can be said.
    package enum Lack: Hashable, Sendable {
        /// Fewer values than `fewest`.
        case values
        /// All of them lie within a part of the span.
        case time
        /// They lie in a few of its weeks.
        case weeks
    }

    /// Of the interval: the change is less in one of twenty cases, and more in another one.
    package static let confidence = 0.90
    /// The number of standard deviations for that, on both sides.
    package static let z = 1.6449
    /// The looks in a row that have to agree, a week apart.
    package static let looks = 5
    /// The fewest values that a change is made of.
    package static let fewest = 10
    /// The fewest blocks with values that an interval is made of.
    private static let fewestBlocks = 6
    /// The part of the span that they have to cover.
    private static let coverage = 0.6

    package let verdict: Verdict
    /// The reason why nothing is said; nil where something is.
    package let lack: Lack?
    /// Indicates whether the looks agree that there is a change, of whatever size.
    package let isBeyondChance: Bool
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
    ///   - values: x in days since the first of the span, in order; those before it are of the earlier looks alone.
    ///   - days: the length of the span, in whole weeks.
    package init(_ values: [TheilSen.Point], of measure: GaitMeasure, days: Int) {
        let points = values.filter { $0.x >= 0 && $0.x < Double(days) }
        count = points.count
        self.days = days
        let covered = (points.last?.x ?? 0) - (points.first?.x ?? 0)
        measuredDays = points.isEmpty ? 0 : Int(clamping: covered) + 1
        let blocks = GaitBlocks(points, length: days, endingAt: Double(days))
        // Blocks are means of days that resemble each other, so the interval is wider than that of values which know nothing of one another.
        let line = TheilSen(blocks.points, z: Self.z, correlation: blocks.likeness)
        let smallest = SmallestChange.published(measure) ?? line.flatMap { SmallestChange.own(blocks.points, around: $0) }
        self.smallest = smallest
        let isCovered = covered >= Self.coverage * Double(days)
        guard points.count >= Self.fewest, isCovered, blocks.points.count >= Self.fewestBlocks, let line, let smallest else {
            lack = points.count < Self.fewest ? .values : isCovered ? .weeks : .time
            (verdict, isBeyondChance) = (.tooFew, false)
            (change, interval, before, now) = (nil, nil, nil, nil)
            return
        }
        lack = nil
        let measured = Self.measured(blocks, slope: line.slope)
        let ends = (line.value(at: points.first?.x ?? 0), line.value(at: points.last?.x ?? 0))
        let (before, now) = (measured.nearest(to: ends.0), measured.nearest(to: ends.1))
        var change = line.slope * covered
        var interval = line.interval.lowerBound * covered...line.interval.upperBound * covered
        if (before, now) != ends {
            change = now - before
            // The interval makes as much too much of it.
            let most = measured.upperBound - measured.lowerBound
            let least = max(-most, min(change, interval.lowerBound))
            interval = least...max(least, min(most, max(change, interval.upperBound)))
        }
        (self.before, self.now, self.change, self.interval) = (before, now, change, interval)
        let isBeyondChance = Self.agreed(values, days: days) * change > 0
        self.isBeyondChance = isBeyondChance
        if isBeyondChance, abs(change) >= smallest.value {
            verdict = .real
        } else if max(-interval.lowerBound, interval.upperBound) > smallest.value {
            verdict = .unknown
        } else {
            verdict = isBeyondChance ? .small : .none
        }
    }

    /// Indicates whether it is no chance, while no study says how much matters.
    package var isOfUnknownWorth: Bool { isBeyondChance && verdict != .real && smallest?.isPublished == false }

    /// The values between which the line may run: those of the blocks, and half a block beyond them, of which they are means.
    ///
    /// A course that is no line, such as a step, would else make more of itself than was ever measured.
    private static func measured(_ blocks: GaitBlocks, slope: Double) -> ClosedRange<Double> {
        let (values, beyond) = (blocks.points.map(\.y), abs(slope) * Double(blocks.days) / 2)
        return (values.min() ?? 0) - beyond...(values.max() ?? 0) + beyond
    }

    /// Indicates whether the values show a change, which is told as soon as enough looks in a row do.
    package var isAwaited: Bool { verdict == .unknown && !isBeyondChance && interval.map { !$0.contains(0) } ?? false }

    /// The direction of the change in which all looks agree, the last one and those of the weeks before: 1, −1, or 0 of none.
    static func agreed(_ values: [TheilSen.Point], days: Int) -> Double {
        var agreed = 0
        for look in 0..<looks {
            let direction = GaitBlocks(values, length: days, endingAt: Double(days - 7 * look)).direction
            guard direction != 0, look == 0 || direction == agreed else { return 0 }
            agreed = direction
        }
        return Double(agreed)
    }
}

extension ClosedRange<Double> {
    fileprivate func nearest(to value: Double) -> Double { Swift.min(Swift.max(value, lowerBound), upperBound) }
}
