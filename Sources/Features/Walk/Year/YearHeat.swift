import Phrases
import Screens
import Walking

/// A calendar year as the columns of a heat map: weeks from Monday, days by how far the goal was reached.
///
/// A week that two months share has a column in each of them, so that every month begins with its own.
struct YearHeat {
    let weeks: [[HeatMap.Day]]
    /// The first of each month by the column in which the month begins.
    let monthStarts: [Int: CivilDate]
    private let year: Int

    /// - Parameter minutes: those of walks by date, for somebody who goes by them; else nil.
    init?(year: Int, through today: CivilDate, days: [CivilDate: Day], minutes: [CivilDate: Int]? = nil) {
        self.year = year
        var weeks: [[HeatMap.Day]] = []
        var starts: [Int: CivilDate] = [:]
        for month in 1...12 {
            guard let first = CivilDate(year: year, month: month, day: 1) else { return nil }
            // Two months that meet between two weeks have an empty column between them; all others have their corners.
            if month > 1, first.weekday == .monday { weeks.append(Array(repeating: HeatMap.Day(nil), count: 7)) }
            starts[weeks.count] = first
            let last = first.adding(months: 1).adding(days: -1)
            for week in stride(from: 0, through: last - first.startOfWeek, by: 7) {
                weeks.append(
                    (0..<7).map { weekday in
                        let date = first.startOfWeek.adding(days: week + weekday)
                        guard date.month == month, date <= today else { return HeatMap.Day(nil) }
                        return Self.day(date, days, minutes)
                    })
            }
        }
        self.weeks = weeks
        monthStarts = starts
    }

    func place(of date: CivilDate) -> (week: Int, day: Int)? {
        guard date.year == year, let column = monthStarts.first(where: { $0.value == date.startOfMonth })?.key else { return nil }
        return (column + (date - date.startOfMonth.startOfWeek) / 7, date.weekday.rawValue - 1)
    }

    /// A day as far as its goal was reached, or by the minutes of its walks.
    static func day(_ date: CivilDate, _ days: [CivilDate: Day], _ minutes: [CivilDate: Int]?) -> HeatMap.Day {
        if let minutes { return HeatMap.Day(MinutesShade.level(minutes[date])) }
        return HeatMap.Day(level(days[date]), isMarked: days[date]?.reachedGoal ?? false)
    }

    /// The days as a table: the date, and the steps or the minutes of walks in their unit.
    static func table(_ days: some Sequence<Day>, _ minutes: [CivilDate: Int]?, _ phrases: Phrases) -> [[String]] {
        let counts = minutes?.map { ($0.key, $0.value) } ?? days.filter(\.hasSteps).map { ($0.date, $0.stepCount) }
        guard !counts.isEmpty else { return [] }
        let unit = phrases.axisUnit(of: minutes == nil ? .metric(.steps) : .minutes)
        return [["", unit]] + counts.sorted { $0.0 < $1.0 }.map { [$0.0.description, String($0.1)] }
    }

    /// Half the goal, the goal, and half as much again are what the shades mean.
    private static func level(_ day: Day?) -> Int {
        guard let day, day.stepCount > 0 else { return 0 }
        let part = Double(day.stepCount) / Double(max(1, day.goal))
        return part >= 1.5 ? 4 : part >= 1 ? 3 : part >= 0.5 ? 2 : 1
    }
}
