import Phrases
import Terminal
import Walking

/// A year in review as a page of text: a calendar of shades, the months, and the records.
struct YearText {
    let review: YearReview
    let phrases: Phrases

    private static let shades: [Character] = ["·", "░", "▒", "▓", "█"]

    var text: String {
        let facts = phrases.facts(review)
        let width = facts.map { TextWidth.of($0.name) }.max() ?? 0
        let table = facts.map { padded($0.name, to: width) + "  " + $0.text }
        let parts = [[phrases.title(of: review)], calendar, months, table].filter { !$0.isEmpty }
        return parts.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
    }

    /// Weeks from left to right, Monday on top; the darker the nearer to the goal.
    private var calendar: [String] {
        guard let first = review.days.first?.date else { return [] }
        let rows = Weekday.allCases.map { weekday in
            var line = padded(phrases.weekday(weekday), to: 4)
            var monday = first.startOfWeek
            while monday.year <= review.year, let last = review.days.last?.date, monday <= last {
                let date = monday.adding(days: weekday.rawValue - 1)
                line.append(date.year == review.year ? shade(review.days[date - first].day) : " ")
                monday = monday.adding(days: 7)
            }
            while line.last == " " { line.removeLast() }
            return line
        }
        return [monthNames(from: first)] + rows + ["", legend]
    }

    /// The months above the weeks in which they begin, where they do not touch the one before.
    private func monthNames(from first: CivilDate) -> String {
        var line = padded("", to: 4)
        for month in review.months {
            let column = 4 + (month.first.startOfWeek - first.startOfWeek) / 7
            let name = phrases.month(month.first.month)
            if column == 4 || column > TextWidth.of(line) { line = padded(line, to: column) + name }
        }
        return line
    }

    private var legend: String {
        phrases(
            en: "\(Self.shades[0]) no steps known   ░▒▓ up to the goal   █ goal reached",
            ko: "\(Self.shades[0]) 걸음 기록 없음   ░▒▓ 목표에 가까울수록 진해요   █ 목표 달성")
    }

    private func shade(_ day: Day?) -> Character {
        guard let day, day.hasSteps, day.stepCount > 0 else { return Self.shades[0] }
        return day.reachedGoal ? Self.shades[4] : Self.shades[1 + min(2, day.stepCount * 3 / max(1, day.goal))]
    }

    private var months: [String] {
        guard review.totals.knownDays > 0 else { return [] }
        let numbers = review.months.map { $0.knownDays > 0 ? phrases.steps($0.steps) : "–" }
        let width = numbers.map { TextWidth.of($0) }.max() ?? 0
        return zip(review.months, numbers).map { month, number in
            let distance = month.distance > 0 ? "  " + phrases.distance(month.distance) : ""
            return padded(phrases.month(month.first.month), to: 5) + String(repeating: " ", count: width - TextWidth.of(number)) + number
                + distance
        }
    }

    private func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - TextWidth.of(text)))
    }
}
