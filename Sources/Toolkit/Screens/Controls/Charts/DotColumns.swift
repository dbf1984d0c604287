import Terminal

/// The columns of dots, which are spread over the whole width; the last ones are on show.
///
/// The same arithmetic draws the chart and finds the dot under the pointer, so the two cannot disagree.
struct DotColumns {
    let left: Int
    /// The first value on show: where there are more than columns, the last ones are what people look for.
    let first: Int
    private let room: Int
    private let shown: Int

    init(left: Int, room: Int, count: Int) {
        self.left = left
        self.room = max(0, room)
        shown = min(count, self.room)
        first = count - shown
    }

    /// The first column of the share of a value on show.
    private func start(of place: Int) -> Int { place * room / max(1, shown) }

    /// Returns the column of a value on show, in the middle of its share of the width.
    func x(of place: Int) -> Int { left + start(of: place) + (start(of: place + 1) - start(of: place)) / 2 }

    /// The value whose share of the width a cell belongs to; nil beside all of them.
    func index(at x: Int) -> Int? {
        guard x >= left, x < left + room, shown > 0 else { return nil }
        return first + ((x - left + 1) * shown - 1) / room
    }
}
