extension Int {
    /// The whole number of cells nearest to a fraction; the most there can be where it lies beyond, and none for what is no number.
    init(cells value: Double, _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) {
        let whole = value.rounded(rule)
        if let exact = Int(exactly: whole) { self = exact } else { self = whole.isNaN ? 0 : whole < 0 ? .min : .max }
    }

    @available(*, deprecated, message: "stops the program for values that a chart may be given: use Int(cells:)")
    init(_ value: Double) { self.init(cells: value, .towardZero) }
}
