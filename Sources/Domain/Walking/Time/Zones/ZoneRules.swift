/// The distance of the clocks of a zone from UTC, at every moment of the past and the future.
final class ZoneRules: Sendable {
    private let first: Int
    private let changes: [ZoneChange]
    private let future: YearlyRules?
    /// The moment from which on `future` is asked.
    private let horizon: Int64

    /// The last year whose changes are counted once, not at each question.
    private static let lastCountedYear = 2100

    /// - Parameters:
    ///   - first: seconds east of UTC before any change.
    ///   - changes: ascending.
    ///   - future: what holds from the last change on, or always without any; nil where the last offset stays.
    init(first: Int, changes: [ZoneChange] = [], future: YearlyRules? = nil) {
        self.first = first
        self.future = future
        guard let future, let last = changes.last else {
            self.changes = changes
            horizon = future == nil ? .max : .min
            return
        }
        let year = CivilDate(dayNumber: Int(Instant(seconds: last.time).seconds / 86_400)).year
        let counted = (year...max(year, Self.lastCountedYear)).flatMap(future.changes).filter { $0.time > last.time }
        self.changes = changes + counted
        horizon = self.changes.last?.time ?? last.time
    }

    /// Rules that have always held.
    convenience init(_ rules: YearlyRules) {
        self.init(first: rules.standard, future: rules)
    }

    static let utc = ZoneRules(first: 0)

    /// Seconds east of UTC, so many seconds after 1970 began.
    func offset(at seconds: Int64) -> Int {
        if let future, horizon <= seconds { return future.offset(at: seconds) }
        // The number of changes until then.
        var low = 0
        var high = changes.count
        while low < high {
            let middle = (low + high) / 2
            if changes[middle].time <= seconds { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? first : changes[low - 1].offset
    }
}

extension ZoneRules: Equatable {
    static func == (left: ZoneRules, right: ZoneRules) -> Bool {
        left.first == right.first && left.changes == right.changes && left.future == right.future
    }
}
