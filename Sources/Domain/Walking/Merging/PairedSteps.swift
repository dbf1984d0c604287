/// Steps and metres of the time in which both were recorded: what a step length can follow from.
///
/// A walk with a distance alone and another one with steps alone say nothing about it. A walk that tells both says it by itself,
/// however much of the one or the other counts, and so do sums where one source told both of one stretch: they weigh as much as they add.
struct PairedSteps {
    struct Pair {
        var steps = 0.0
        var metres = 0.0

        /// Metres from foot to foot; nil where it is none that a step can have.
        var length: Double? {
            guard steps >= 1, Gait.stepLengths.contains(metres / steps) else { return nil }
            return metres / steps
        }

        fileprivate mutating func add(_ steps: Double, _ metres: Double) {
            self.steps += steps
            self.metres += metres
        }

        /// The pair as it is said beside the totals of its day, with the same length.
        ///
        /// Of walks at one time one may count with its steps and another one with its metres. Both say their length by both of their numbers,
        /// which come to more than the day has.
        func within(steps: Double, metres: Double) -> (metres: Double, steps: Double) {
            var part = 1.0
            if steps > 0, self.steps > steps { part = steps / self.steps }
            if metres > 0, self.metres * part > metres { part = metres / self.metres }
            return (self.metres * part, self.steps * part)
        }
    }

    private(set) var day = Pair()
    private(set) var hours: [Pair]

    init(hours: Int) {
        self.hours = Array(repeating: Pair(), count: hours)
    }

    /// A walk by its source and its time.
    private struct Walk: Hashable {
        var source: Int
        var start: Int64
        var end: Int64
    }

    /// The numbers of a walk, and the part of them that counts.
    private struct Told {
        var value = 0.0
        var pieces: [DayMerge.Piece] = []
        var share: Double { value > 0 ? pieces.reduce(0) { $0 + $1.amount } / value : 0 }
    }

    /// - Parameter start: of the day.
    mutating func add(
        steps: [DayMerge.Piece], of counts: [Interval], distances: [DayMerge.Piece], of lengths: [Interval], from start: Int64
    ) {
        let (counted, measured) = (Self.walks(steps, of: counts), Self.walks(distances, of: lengths))
        func isOfBoth(_ interval: Interval) -> Bool {
            interval.isWalk && counted[Self.walk(interval)] != nil && measured[Self.walk(interval)] != nil
        }
        // In one order, so that the same walks add up to the same to the last digit.
        for (walk, count) in counted.sorted(by: { ($0.key.start, $0.key.end, $0.value.value) < ($1.key.start, $1.key.end, $1.value.value) })
        {
            guard let length = measured[walk] else { continue }
            let more = count.share > length.share ? count : length
            for piece in more.pieces {
                var (pair, fellow) = (piece, piece)
                pair.amount = count.value * (piece.amount / more.value)
                fellow.amount = length.value * (piece.amount / more.value)
                add(pair, fellow, piece.start, piece.end, from: start)
            }
        }
        add(
            steps: steps.filter { !isOfBoth(counts[$0.index]) }, distances: distances.filter { !isOfBoth(lengths[$0.index]) }, from: start)
    }

    private static func walk(_ interval: Interval) -> Walk {
        Walk(source: interval.source, start: interval.start, end: interval.end)
    }

    private static func walks(_ pieces: [DayMerge.Piece], of intervals: [Interval]) -> [Walk: Told] {
        var walks: [Walk: Told] = [:]
        for interval in intervals where interval.isWalk { walks[walk(interval), default: Told()].value += interval.value }
        for piece in pieces where intervals[piece.index].isWalk { walks[walk(intervals[piece.index])]?.pieces.append(piece) }
        return walks
    }

    private mutating func add(steps: [DayMerge.Piece], distances: [DayMerge.Piece], from start: Int64) {
        var next = 0
        for piece in steps {
            while next < distances.count, distances[next].end < piece.start { next += 1 }
            for distance in distances[next...] {
                guard distance.start <= piece.end else { break }
                let (from, until) = (max(piece.start, distance.start), min(piece.end, distance.end))
                let isMoment = piece.start == piece.end && distance.start == distance.end
                guard from < until || isMoment else { continue }
                add(piece, distance, from, until, from: start)
            }
        }
    }

    private mutating func add(
        _ steps: DayMerge.Piece, _ distance: DayMerge.Piece, _ from: Int64, _ until: Int64, from start: Int64
    ) {
        guard from < until else { return add(steps.amount, distance.amount, at: from, start) }
        var here = from
        while here < until {
            let edge = min(until, start + ((here - start) / HourCount.length + 1) * HourCount.length)
            add(steps.amount(from: here, until: edge), distance.amount(from: here, until: edge), at: here, start)
            here = edge
        }
    }

    private mutating func add(_ steps: Double, _ metres: Double, at moment: Int64, _ start: Int64) {
        day.add(steps, metres)
        let hour = min(hours.count - 1, Int((moment - start) / HourCount.length))
        if hour >= 0 { hours[hour].add(steps, metres) }
    }

    mutating func add(
        steps: [DayMerge.Filling], of counts: [Interval], distances: [DayMerge.Filling], of lengths: [Interval]
    ) {
        for distance in distances where distance.value > 0 && !distance.isCorrected {
            let sum = lengths[distance.index]
            guard
                let fellow = steps.first(where: {
                    let other = counts[$0.index]
                    return (other.source, other.start, other.end) == (sum.source, sum.start, sum.end) && !$0.isCorrected && $0.value > 0
                })
            else { continue }
            let weight = max(fellow.added / fellow.value, distance.added / distance.value)
            if weight > 0 { day.add(fellow.value * weight, distance.value * weight) }
        }
    }
}
