/// What stretches that do not overlap add up to between any two moments.
struct RunningTotal {
    private var pieces: [DayMerge.Piece]
    /// What comes before each piece.
    private var before: [Double]
    private(set) var total: Double

    /// - Parameter pieces: in order of time.
    init(_ pieces: [DayMerge.Piece] = []) {
        self.pieces = pieces
        before = []
        before.reserveCapacity(pieces.count)
        total = 0
        for piece in pieces {
            before.append(total)
            total += piece.amount
        }
    }

    /// - Parameter moment: no earlier than those before.
    mutating func add(_ amount: Double, at moment: Int64) {
        pieces.append(DayMerge.Piece(index: 0, start: moment, end: moment, amount: amount))
        before.append(total)
        total += amount
    }

    /// What falls between two moments, the first of them included; rounding never makes something of nothing.
    func amount(from: Int64, until: Int64) -> Double {
        let amount = amount(until: until) - amount(until: from)
        return amount > Self.nothing ? amount : 0
    }

    private static let nothing = 1e-7

    private func amount(until moment: Int64) -> Double {
        let next = pieces.place { $0.start < moment }
        guard next > 0 else { return 0 }
        let last = pieces[next - 1]
        return before[next - 1] + last.amount(from: last.start, until: moment)
    }
}

extension Array {
    /// Where the elements end that come first, in an array that holds all such before the others.
    package func place(after comesFirst: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if comesFirst(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
