/// A day of the calendar on the wall, without a zone; streaks count these and never hours.
package struct CivilDate: Hashable, Comparable, Sendable {
    /// Days since 1970-01-01.
    package let dayNumber: Int

    /// The greatest distance of a date from 1970, in days: further than any `Instant`, so that a loop from day to day comes to an end.
    private static let furthest = 10_000_000

    /// The first and the last date that there is.
    package static let earliest = CivilDate(dayNumber: -furthest)
    package static let latest = CivilDate(dayNumber: furthest)

    /// A number beyond what a date can be makes the first or the last one.
    package init(dayNumber: Int) {
        self.dayNumber = min(max(dayNumber, -Self.furthest), Self.furthest)
    }

    /// Makes a date; nil when there is no such day, as 30 February.
    package init?(year: Int, month: Int, day: Int) {
        guard (1...12).contains(month), day >= 1, day <= Self.daysIn(month: month, of: year), (-9999...9999).contains(year) else {
            return nil
        }
        // Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms": years begin in March, so that the leap day comes last.
        let shifted = month <= 2 ? year - 1 : year
        let era = (shifted >= 0 ? shifted : shifted - 399) / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        dayNumber = era * 146_097 + dayOfEra - 719_468
    }

    /// Makes a date of its three numbers at once.
    package init?(_ components: (year: Int, month: Int, day: Int)) {
        self.init(year: components.year, month: components.month, day: components.day)
    }

    /// Year, month and day at once, for whoever needs more than one of them.
    package var components: (year: Int, month: Int, day: Int) {
        let shifted = dayNumber + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let marchMonth = (5 * dayOfYear + 2) / 153
        let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        return (year, month, dayOfYear - (153 * marchMonth + 2) / 5 + 1)
    }

    package var year: Int { components.year }
    package var month: Int { components.month }
    package var day: Int { components.day }

    package var weekday: Weekday {
        // 1970-01-01 was a Thursday.
        let index = (dayNumber + 3) % 7
        return Weekday.allCases[index >= 0 ? index : index + 7]
    }

    package func adding(days: Int) -> CivilDate {
        CivilDate(dayNumber: dayNumber.addingClamped(days))
    }

    /// The same day so many months on, or the last of that month where it is shorter.
    package func adding(months: Int) -> CivilDate {
        let (year, month, day) = components
        let index = (year * 12 + month - 1).addingClamped(min(max(months, -Self.furthest), Self.furthest))
        let newYear = index >= 0 ? index / 12 : (index - 11) / 12
        let newMonth = index - newYear * 12 + 1
        let last = Self.daysIn(month: newMonth, of: newYear)
        return CivilDate(year: newYear, month: newMonth, day: min(day, last)) ?? self
    }

    /// The Monday of this day's week.
    package var startOfWeek: CivilDate {
        adding(days: 1 - weekday.rawValue)
    }

    package var startOfMonth: CivilDate {
        adding(days: 1 - day)
    }

    package static func < (left: CivilDate, right: CivilDate) -> Bool {
        left.dayNumber < right.dayNumber
    }

    /// Whole days from one date to another.
    package static func - (later: CivilDate, earlier: CivilDate) -> Int {
        later.dayNumber - earlier.dayNumber
    }

    package static func daysIn(month: Int, of year: Int) -> Int {
        switch month {
        case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}

extension CivilDate: Strideable {
    package func distance(to other: CivilDate) -> Int { other - self }
    package func advanced(by days: Int) -> CivilDate { adding(days: days) }
}

/// A day of the week, numbered as ISO 8601 does: Monday is 1.
package enum Weekday: Int, CaseIterable, Sendable, Codable {
    case monday = 1
    case tuesday, wednesday, thursday, friday, saturday, sunday

    /// The English name, by whose first letters files name it.
    package var word: String {
        switch self {
        case .monday: "monday"
        case .tuesday: "tuesday"
        case .wednesday: "wednesday"
        case .thursday: "thursday"
        case .friday: "friday"
        case .saturday: "saturday"
        case .sunday: "sunday"
        }
    }
}
