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

    /// Weeks from left to right, Monday on top; the darker the nearer to the goal, or the longer the walks of somebody who goes by minutes.
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
                    rows[row].append(isKnown ? shade(date, review.days[date - first].day) : " ")
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
        guard !review.isByMinutes else { return legendOfMinutes }
        return phrases(
            en: "\(Self.shades[0]) no steps known   ░▒▓ up to the goal   █ goal reached",
            ko: "\(Self.shades[0]) 걸음 기록 없음   ░▒▓ 목표에 가까울수록 진해요   █ 목표 달성")
    }

    /// `· no walk   ░ under 15   ▒ under 30   ▓ under 60   █ 60 minutes and more`.
    private var legendOfMinutes: String {
        let limits = MinutesShade.limits
        let below = zip(Self.shades.dropFirst(), limits).map { phrases(en: "\($0) under \($1)", ko: "\($0) \($1)분 미만") }
        let longest = limits.last.map { phrases(en: "█ \($0) minutes and more", ko: "█ \($0)분 이상") } ?? ""
        return ([phrases(en: "\(Self.shades[0]) no walk", ko: "\(Self.shades[0]) 산책 없음")] + below + [longest]).joined(separator: "   ")
    }

    private func shade(_ date: CivilDate, _ day: Day?) -> Character {
        if let minutes = review.minutes { return Self.shades[MinutesShade.level(minutes[date])] }
        guard let day, day.hasSteps, day.stepCount > 0 else { return Self.shades[0] }
        return day.reachedGoal ? Self.shades[4] : Self.shades[1 + min(2, day.stepCount * 3 / max(1, day.goal))]
    }

    private var months: [String] {
        guard review.totals.knownDays > 0 || review.isByMinutes else { return [] }
        let numbers = review.months.map { number(of: $0) ?? "–" }
        let width = numbers.map { TextWidth.of($0) }.max() ?? 0
        return zip(review.months, numbers).map { month, number in
            let distance = month.distance > 0 ? "  " + phrases.distance(month.distance) : ""
            return padded(phrases.month(month.first.month), to: 5) + String(repeating: " ", count: width - TextWidth.of(number)) + number
                + distance
        }
    }

    /// The steps of a month, or its minutes; nil where none are known.
    private func number(of month: YearReview.Month) -> String? {
        review.isByMinutes ? month.minutes.map(phrases.minutes) : month.knownDays > 0 ? phrases.steps(month.steps) : nil
    }

    private func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - TextWidth.of(text)))
    }
}
