/// The closest known name to a mistyped one.
enum Suggestion {
    /// The words that people type for a command of another name, and what they mean by them.
    static let guessed = [
        "week": "report --week", "weekly": "report --week", "month": "report --month", "monthly": "report --month",
        "quarter": "report --quarter", "yearly": "year", "add": "log", "status": "today", "steps": "days",
    ]

    /// The name at the smallest distance, if that is no more than a slip or two.
    static func nearest(to text: String, among names: [String]) -> String? {
        let scored = names.map { (name: $0, distance: distance(Array(text), Array($0))) }
        guard let best = scored.min(by: { $0.distance < $1.distance }), best.distance <= max(1, best.name.count / 3) else { return nil }
        return best.name
    }

    /// Letters to insert, delete, replace or swap (optimal string alignment).
    private static func distance(_ left: [Character], _ right: [Character]) -> Int {
        var before: [Int] = []
        var row = Array(0...right.count)
        for (i, a) in left.enumerated() {
            var next = [i + 1]
            for (j, b) in right.enumerated() {
                var cost = min(row[j + 1] + 1, next[j] + 1, row[j] + (a == b ? 0 : 1))
                if i > 0, j > 0, a == right[j - 1], left[i - 1] == b { cost = min(cost, before[j - 1] + 1) }
                next.append(cost)
            }
            before = row
            row = next
        }
        return row[right.count]
    }
}
