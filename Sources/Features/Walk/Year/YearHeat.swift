import Screens
import Walking

/// A calendar year as the columns of a heat map: weeks from Monday, days by how far the goal was reached.
struct YearHeat {
    let weeks: [[HeatMap.Day]]
    /// The week in which each month begins, by its number.
    let monthStarts: [Int: Int]
    private let monday: CivilDate

    init?(year: Int, through today: CivilDate, days: [CivilDate: Day]) {
        guard let first = CivilDate(year: year, month: 1, day: 1), let last = CivilDate(year: year, month: 12, day: 31) else { return nil }
        let monday = first.startOfWeek
        self.monday = monday
        weeks = (0...(last - monday) / 7).map { week in
            (0..<7).map { weekday in
                let date = monday.adding(days: week * 7 + weekday)
                guard date.year == year, date <= today else { return HeatMap.Day(nil) }
                return HeatMap.Day(Self.level(days[date]), isMarked: days[date]?.reachedGoal ?? false)
            }
        }
        var starts: [Int: Int] = [:]
        for month in 1...12 {
            guard let date = CivilDate(year: year, month: month, day: 1) else { continue }
            starts[(date - monday) / 7] = month
        }
        monthStarts = starts
    }

    func place(of date: CivilDate) -> (week: Int, day: Int) {
        let days = date - monday
        return (days / 7, days % 7)
    }

    /// Half the goal, the goal, and half as much again are what the shades mean.
    static func level(_ day: Day?) -> Int {
        guard let day, day.stepCount > 0 else { return 0 }
        let part = Double(day.stepCount) / Double(max(1, day.goal))
        return part >= 1.5 ? 4 : part >= 1 ? 3 : part >= 0.5 ? 2 : 1
    }
}
