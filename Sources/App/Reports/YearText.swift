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
    ///
    /// A week that two months share has a column in each of them, as on the screen of the year, so that every month has room for its name.
    private var calendar: [String] {
        guard let first = review.days.first?.date, let last = review.days.last?.date else { return [] }
        var names = padded("", to: Self.names)
        var rows = Weekday.allCases.map { padded(phrases.weekday($0), to: Self.names) }
        var month = first.startOfMonth
        while month <= last {
            // Two months that meet between two weeks have an empty column between them; all others have their corners.
            if month > first, month.weekday == .monday { for row in rows.indices { rows[row] += " " } }
            names = padded(names, to: TextWidth.of(rows[0])) + phrases.month(month.month)
            let end = min(last, month.adding(months: 1).adding(days: -1))
            for week in stride(from: 0, through: end - month.startOfWeek, by: 7) {
                for row in rows.indices {
                    let date = month.startOfWeek.adding(days: week + row)
                    let isKnown = date >= max(month, first) && date <= end
                    rows[row].append(isKnown ? shade(review.days[date - first].day) : " ")
                }
            }
            month = month.adding(months: 1)
        }
        return [names] + rows.map(trimmed) + ["", legend]
    }

    /// The columns of the names of weekdays.
    private static let names = 4

    private func trimmed(_ line: String) -> String {
        var line = line
        while line.last == " " { line.removeLast() }
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
