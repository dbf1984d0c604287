import Terminal

/// The columns of a vertical chart: each has as many cells, and the last ones are on show.
///
/// The same arithmetic draws the chart and finds the bar under the pointer, so the two cannot disagree.
struct ChartColumns {
    let left: Int
    let step: Int
    /// The first value on show: where there are more than columns, the last ones are what people look for.
    let first: Int
    private let count: Int

    init(left: Int, room: Int, count: Int) {
        self.left = left
        self.count = count
        step = max(1, room / max(1, count))
        first = max(0, count - max(0, room) / step)
    }

    /// Returns the left edge of the column of a value on show.
    func x(of place: Int) -> Int { left + place * step }

    /// The columns that a bar takes of its column; the rest is the gap to the next one.
    var barWidth: Int { step > 2 ? step - max(1, step / 4) : 1 }

    /// The value whose column a cell belongs to; nil beside all of them.
    func index(at x: Int) -> Int? {
        guard x >= left else { return nil }
        let index = first + (x - left) / step
        return index < count ? index : nil
    }
}
