/// A day of each year and a time of it, which may lie days before that day or after it.
struct YearlyMoment: Hashable, Sendable {
    enum Day: Hashable, Sendable {
        /// Counted from 0 on 1 January, the leap day with the others.
        case ordinal(Int)
        /// Counted from 1 on 1 January as if there were no leap day: 60 is always 1 March.
        case ordinalWithoutLeapDay(Int)
        /// The first to fourth of a weekday in a month, or with 5 the last; Sunday is 0.
        case weekday(Int, week: Int, month: Int)
    }

    var day: Day
    /// Seconds from the day's midnight.
    var second: Int

    /// Seconds from the midnight at which 1970 began to this moment of a year, both on the same wall.
    func seconds(in year: Int) -> Int {
        dayNumber(in: year) * 86_400 + second
    }

    private func dayNumber(in year: Int) -> Int {
        switch day {
        case .ordinal(let count):
            return Self.firstDay(of: 1, in: year) + count
        case .ordinalWithoutLeapDay(let count):
            return count < 60 ? Self.firstDay(of: 1, in: year) + count - 1 : Self.firstDay(of: 3, in: year) + count - 60
        case .weekday(let weekday, let week, let month):
            let first = Self.firstDay(of: month, in: year)
            // 1970-01-01 was a Thursday.
            let missing = (weekday - (first + 4)) % 7
            let day = (missing < 0 ? missing + 7 : missing) + (week - 1) * 7
            return first + (day < CivilDate.daysIn(month: month, of: year) ? day : day - 7)
        }
    }

    private static func firstDay(of month: Int, in year: Int) -> Int {
        CivilDate(year: year, month: month, day: 1)?.dayNumber ?? 0
    }
}
