import Phrases
import Screens
import Terminal
import Walking

/// The last year in shades, and the streak below it.
final class YearStrip: View {
    let heading = Label(style: Style(.title, .bold))
    let map = HeatMap()
    let notes = Label(style: Style(.secondary), lines: 0)
    private let stack: StackView

    override init() {
        stack = StackView(.vertical, spacing: 1, [heading, map, notes])
        super.init()
        addSubview(stack)
    }

    override func layoutSubviews() { stack.frame = bounds }

    /// Shows the weeks up to a day, oldest first; each month is named at its first whole week.
    ///
    /// - Parameter minutes: those of walks by date, for somebody who goes by them; else nil.
    func show(_ days: [Day], minutes: [CivilDate: Int]?, through today: CivilDate, _ phrases: Phrases) {
        let known = Dictionary(days.map { ($0.date, $0) }) { first, _ in first }
        let first = today.startOfWeek.adding(days: -7 * (Self.weeks - 1))
        map.weeks = (0..<Self.weeks).map { week in
            (0..<7).map { weekday in
                let date = first.adding(days: week * 7 + weekday)
                guard date <= today else { return HeatMap.Day(nil) }
                return YearHeat.day(date, known, minutes)
            }
        }
        let mondays = (0..<Self.weeks).map { first.adding(days: 7 * $0) }
        map.table = YearHeat.table(
            days.filter { (first...today).contains($0.date) }, minutes?.filter { (first...today).contains($0.key) }, phrases)
        map.weekTitles = Self.titles(mondays.enumerated().filter { $1.day <= 7 }.map { ($0, $1.month) }, phrases)
    }

    /// The names of months over their weeks, of which each is a column: one that would touch the next is its number alone.
    private static func titles(_ months: [(week: Int, month: Int)], _ phrases: Phrases) -> [Int: String] {
        var titles: [Int: String] = [:]
        for (index, (week, month)) in months.enumerated() {
            let name = phrases.month(month)
            let next = months.indices.contains(index + 1) ? months[index + 1].week : .max
            titles[week] = week + TextWidth.of(name) < next ? name : String(month)
        }
        return titles
    }

    private static let weeks = 52
    /// The columns of all weeks, with the names of the days beside them.
    static let width = weeks + 4
}
