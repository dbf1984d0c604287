import Walking

/// A line in a list of walks: a day, or a walk of that day.
enum WalkRow: Equatable {
    case day(CivilDate)
    case walk(Walk)

    /// Walks under the days that they count for, in the order they come; the heading of `silent` is left out where it would come first.
    /// - Parameter recorded: the steps of the records, for walks that say none.
    static func rows(
        _ walks: [Walk], in zones: ZoneTimeline, silent: CivilDate? = nil, recorded: [WalkID: Int] = [:]
    ) -> [WalkRow] {
        var rows: [WalkRow] = []
        var day = silent
        for walk in walks {
            let date = zones.day(of: walk.start)
            if date != day { rows.append(.day(date)) }
            day = date
            var walk = walk
            walk.steps = walk.steps ?? recorded[walk.id]
            rows.append(.walk(walk))
        }
        return rows
    }

    var walk: Walk? {
        if case .walk(let walk) = self { walk } else { nil }
    }
}
