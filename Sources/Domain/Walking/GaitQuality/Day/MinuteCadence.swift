/// The cadence of each minute of a day, of what counted of all sources, as far as it is known.
///
/// Records longer than `SteadyStretch.longestRecord`, walks and sums say how many steps there were and not in which minutes. So a day on
/// which most steps came by these has no peak, nor has one with a walk whose steps nobody counted. The time at a cadence is then what the
/// records show that have it as a whole; where none has, it is not known, and not none.
struct MinuteCadence: Sendable {
    /// Minutes that the peak of a day is the mean of: the best ones, together or not (Tudor-Locke 2012).
    static let peakMinutes = 30

    private let pieces: [DayMerge.Piece]
    private let lengths: [Int64]
    private let moving: [Double]
    private let start: Int64
    private let minutes: Int
    /// Indicates whether it is known of most steps in which minutes they were made, and of every walk that it has any.
    let isKnown: Bool

    /// - Parameters:
    ///   - pieces: the steps of the day that have a time.
    ///   - intervals: what they are pieces of.
    ///   - steps: all steps of the day, those without a time included.
    ///   - silent: the times of walks that tell no steps.
    init(
        _ pieces: [DayMerge.Piece], of intervals: [Interval], steps: Double, silent: [Range<Int64>] = [], from start: Int64,
        until end: Int64
    ) {
        self.pieces = pieces
        lengths = pieces.map { intervals[$0.index].end - intervals[$0.index].start }
        moving = pieces.map { Double($0.end - $0.start) * intervals[$0.index].movingShare }
        self.start = start
        minutes = Int((end - start + 59_999) / 60_000)
        let fine = zip(pieces, lengths).reduce(0) { $1.1 <= SteadyStretch.longestRecord ? $0 + $1.0.amount : $0 }
        isKnown = fine >= steps / 2 && !silent.contains { Self.isUncounted($0, pieces) }
    }

    /// Returns whether nobody counted a walk: fewer than a tenth of the steps of a brisk one came from a pocket that was elsewhere.
    private static func isUncounted(_ walk: Range<Int64>, _ pieces: [DayMerge.Piece]) -> Bool {
        let counted = pieces.reduce(0) { $0 + $1.amount(from: walk.lowerBound, until: walk.upperBound) }
        return counted * 10 < Gait.briskCadence * Double(walk.upperBound - walk.lowerBound) / 60_000
    }

    /// The mean of the best thirty minutes, in steps a minute; nil where it is not known, or there are no steps.
    var peak: Double? {
        guard isKnown else { return nil }
        var steps = [Double](repeating: 0, count: minutes)
        var known = 0.0
        for (piece, length) in zip(pieces, lengths) where piece.amount > 0 && length <= SteadyStretch.longestRecord {
            known += piece.amount
            var minute = Int((piece.start - start) / 60_000)
            while steps.indices.contains(minute) {
                let from = start + Int64(minute) * 60_000
                steps[minute] += piece.amount(from: from, until: from + 60_000)
                guard piece.end > from + 60_000 else { break }
                minute += 1
            }
        }
        guard known > 0 else { return nil }
        return steps.sorted(by: >).prefix(Self.peakMinutes).reduce(0, +) / Double(Self.peakMinutes)
    }

    /// Milliseconds at this many steps a minute and more; nil where nothing shows any, and it is not known that there were none.
    func time(from cadence: Int) -> Double? {
        let time = zip(pieces, moving).reduce(0) { sum, piece in
            guard piece.1 > 0, piece.0.amount / piece.1 * 60_000 >= Double(cadence) else { return sum }
            return sum + piece.1
        }
        return time > 0 || isKnown ? time : nil
    }
}
