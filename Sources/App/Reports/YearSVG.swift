import Phrases
import Walking

/// A year in review as a picture: a calendar of squares and its numbers.
struct YearSVG {
    let review: YearReview
    let phrases: Phrases

    private static let (cell, left, top) = (14, 40, 64)
    private static let colors = ["#e9ecef", "#cfe3f5", "#8fb8de", "#4d8cc4", "#2b7a4b"]
    /// The shades of somebody who goes by minutes, of which none is a goal.
    private static let blues = Array(colors.dropLast()) + ["#245f94"]

    var text: String {
        guard let first = review.days.first?.date else { return "" }
        let weeks = 54
        let facts = phrases.facts(review)
        let height = Self.top + 7 * Self.cell + 24 + facts.count * 20 + 16
        var lines = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(Self.left + weeks * Self.cell + 20) \(height)\" role=\"img\">",
            "<title>\(MarkupText.escaped(phrases.title(of: review)))</title>",
            "<style>text { font: 13px system-ui, sans-serif; fill: #1c1f23 } .name { font-weight: 600 }</style>",
            "<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>",
            "<text x=\"\(Self.left)\" y=\"28\" class=\"name\">\(MarkupText.escaped(phrases.title(of: review)))</text>",
        ]
        for (date, day) in review.days {
            let week = (date.startOfWeek - first.startOfWeek) / 7
            let (x, y) = (Self.left + week * Self.cell, Self.top + (date.weekday.rawValue - 1) * Self.cell)
            if date.day == 1 {
                lines.append("<text x=\"\(x)\" y=\"\(Self.top - 8)\">\(MarkupText.escaped(phrases.month(date.month)))</text>")
            }
            lines.append("<rect x=\"\(x)\" y=\"\(y)\" width=\"12\" height=\"12\" rx=\"2\" fill=\"\(color(date, day))\"/>")
        }
        for weekday in [Weekday.monday, .wednesday, .friday] {
            let y = Self.top + (weekday.rawValue - 1) * Self.cell + 11
            lines.append("<text x=\"4\" y=\"\(y)\">\(MarkupText.escaped(phrases.weekday(weekday)))</text>")
        }
        for (index, fact) in facts.enumerated() {
            let y = Self.top + 7 * Self.cell + 28 + index * 20
            lines.append("<text x=\"\(Self.left)\" y=\"\(y)\" class=\"name\">\(MarkupText.escaped(fact.name))</text>")
            lines.append("<text x=\"\(Self.left + 160)\" y=\"\(y)\">\(MarkupText.escaped(fact.text))</text>")
        }
        return lines.joined(separator: "\n") + "\n</svg>\n"
    }

    private func color(_ date: CivilDate, _ day: Day?) -> String {
        if let minutes = review.minutes { return Self.blues[MinutesShade.level(minutes[date])] }
        guard let day, day.hasSteps, day.stepCount > 0 else { return Self.colors[0] }
        return day.reachedGoal ? Self.colors[4] : Self.colors[1 + min(2, day.stepCount * 3 / max(1, day.goal))]
    }
}
