/// A span of whole weeks as a few blocks of days, of which each says one value: what a change is judged by.
///
/// Up to thirteen weeks a block is a week; of longer spans there are thirteen blocks, of four weeks each in a year. A block says the mean of
/// the middle half of its values, so that neither a wild day nor a single one bends it. Days that resemble the day before make blocks that
/// hardly know of each other.
struct GaitBlocks {
    /// The most blocks of a span.
    static let most = 13
    /// The fewest that a change may be told of.
    static let fewest = 7
    /// Kendall's tau from which on they show a change: of the 28 pairs of eight weeks 24 go the same way, of the 78 of thirteen blocks 65.
    static let agreement = 0.65
    /// The memory from day to day that blocks are expected to come from: the correlation of a day with the one before.
    private static let memory = 0.7

    /// The days of each block.
    let days: Int
    /// The blocks that have values, in order: the middle of their days, and their value.
    let points: [TheilSen.Point]

    /// - Parameters:
    ///   - values: x in days, in order.
    ///   - length: the days of the span.
    ///   - end: the day after its last.
    init(_ values: [TheilSen.Point], length: Int, endingAt end: Double) {
        let weeks = max(1, Int(clamping: Double(length) / 7))
        let days = 7 * ((weeks + Self.most - 1) / Self.most)
        let count = min(Self.most, max(1, weeks * 7 / days))
        self.days = days
        let first = end - Double(count * days)
        var points: [TheilSen.Point] = []
        points.reserveCapacity(count)
        var (xs, ys): ([Double], [Double]) = ([], [])
        var next = first + Double(days)
        for value in values where value.x >= first && value.x < end {
            if value.x >= next {
                Self.add(&xs, &ys, to: &points)
                while value.x >= next { next += Double(days) }
            }
            xs.append(value.x)
            ys.append(value.y)
        }
        Self.add(&xs, &ys, to: &points)
        self.points = points
    }

    private static func add(_ xs: inout [Double], _ ys: inout [Double], to points: inout [TheilSen.Point]) {
        guard !xs.isEmpty else { return }
        points.append(TheilSen.Point(middle(xs), middle(ys)))
        xs.removeAll(keepingCapacity: true)
        ys.removeAll(keepingCapacity: true)
    }

    /// The mean of the middle half: of seven values five.
    static func middle(_ values: [Double]) -> Double {
        let sorted = values.sorted()
        let left = sorted.count / 4
        let middle = sorted[left..<sorted.count - left]
        return middle.reduce(0, +) / Double(middle.count)
    }

    /// The direction in which most pairs of blocks go, where they agree as much as is asked for: 1, −1, or 0.
    var direction: Int { Self.direction(of: points.map(\.y)) }

    /// - Parameter values: those of the blocks, in order.
    static func direction(of values: [Double]) -> Int {
        guard values.count >= fewest else { return 0 }
        let (balance, pairs) = (balance(of: values), values.count * (values.count - 1) / 2)
        return Double(abs(balance)) >= agreement * Double(pairs) ? balance.signum() : 0
    }

    /// Kendall's S: the pairs of which the later value is greater, less those of which it is less.
    private static func balance(of values: [Double]) -> Int {
        var balance = 0
        values.withUnsafeBufferPointer { values in
            for later in 1..<values.count {
                let value = values[later]
                for earlier in 0..<later {
                    let before = values[earlier]
                    balance += value > before ? 1 : value < before ? -1 : 0
                }
            }
        }
        return balance
    }

    /// The correlation of neighbouring means of so many days, where days have the expected memory: 0.26 of weeks, 0.05 of four weeks.
    var likeness: Double {
        let (count, memory) = (Double(days), Self.memory)
        let left = 1 - (0..<days).reduce(1.0) { power, _ in power * memory }
        let variance = count * (1 + memory) / (1 - memory) - 2 * memory * left / ((1 - memory) * (1 - memory))
        return memory * left * left / ((1 - memory) * (1 - memory)) / variance
    }
}
