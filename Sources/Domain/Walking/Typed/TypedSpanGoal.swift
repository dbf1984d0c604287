import Basis

/// A goal for a span as people type it: `5 km a day`, `4 h a week`, `1,500 km this year`, `100 km a quarter`, `150 brisk minutes a week`,
/// `하루 5km`, `주 4시간`, `올해 1,500km`, `한 달에 20번`, `일주일에 산책 세 번`, `five times a week`.
package struct TypedSpanGoal: Hashable, Sendable {
    package let measure: SpanGoal.Measure
    package let span: GoalSpan
    /// Indicates whether it is for this span alone, as `this year` is and `a year` is not.
    package let isOnce: Bool
    /// The number in the unit of the measure: metres, minutes, or a count.
    package let amount: Double

    /// Returns nil for anything that is no amount of a span, or one that nobody can walk in it.
    package init?(_ text: String) {
        let text = text.trimmed.lowercased()
        guard let (words, rest) = Self.split(text), let (measure, amount) = Self.amount(rest),
            Self.bounds(of: measure, in: words.span).contains(amount)
        else { return nil }
        (span, isOnce, self.measure, self.amount) = (words.span, words.isOnce, measure, amount)
    }

    /// The amounts of a goal: from what can be read of one to the whole of each day, and as far as people have gone in one.
    private static func bounds(of measure: SpanGoal.Measure, in span: GoalSpan) -> ClosedRange<Double> {
        let (least, mostOfDay): (Double, Double) =
            switch measure {
            case .steps: (1, 300_000)
            case .distance: (100, 300_000)
            case .time, .brisk: (1, 1440)
            case .walks: (1, 100)
            }
        let days: Double =
            switch span {
            case .day: 1
            case .week: 7
            case .fortnight: 14
            case .month: 31
            case .quarter: 92
            case .year: 366
            }
        return least...(mostOfDay * days)
    }

    private struct Words {
        let span: GoalSpan
        let isOnce: Bool
        let all: [String]

        init(_ span: GoalSpan, isOnce: Bool = false, _ all: [String]) { (self.span, self.isOnce, self.all) = (span, isOnce, all) }
    }

    /// The words of spans; those that begin or end with others stand before these.
    private static let spans = [
        Words(.day, isOnce: true, ["today", "오늘"]), Words(.week, isOnce: true, ["this week", "이번 주"]),
        Words(.fortnight, isOnce: true, ["this fortnight", "이번 두 주", "이번 2주"]), Words(.month, isOnce: true, ["this month", "이번 달"]),
        Words(.quarter, isOnce: true, ["this quarter", "이번 분기"]), Words(.year, isOnce: true, ["this year", "올해"]),
        Words(.day, ["a day", "per day", "each day", "every day", "daily", "/day", "하루에", "하루", "매일"]),
        Words(
            .fortnight,
            [
                "a fortnight", "per fortnight", "each fortnight", "every fortnight", "fortnightly", "/fortnight", "every two weeks",
                "every 2 weeks", "두 주에", "두 주", "2주에", "2주", "격주",
            ]),
        Words(
            .week,
            [
                "a week", "per week", "each week", "every week", "weekly", "/week", "일주일에", "일주일", "1주일에", "1주일", "한 주에", "한주에",
                "한 주", "한주", "매주", "주에", "주",
            ]),
        Words(
            .month,
            [
                "a month", "per month", "each month", "every month", "monthly", "/month", "한 달에", "한달에", "한 달", "한달", "매달", "매월", "월",
            ]),
        Words(
            .year,
            [
                "a year", "per year", "each year", "every year", "yearly", "/year", "일 년에", "1년에", "일년에", "한 해에", "한 해", "매년", "연간",
                "1년",
            ]),
        Words(
            .quarter,
            [
                "a quarter", "per quarter", "each quarter", "every quarter", "quarterly", "/quarter", "한 분기에", "한 분기", "분기마다", "매 분기",
                "매분기", "분기에", "분기",
            ]),
    ]

    /// The span that a text begins or ends with, or has in its middle, and what is left of it.
    private static func split(_ text: String) -> (Words, String)? {
        for words in spans {
            for word in words.all {
                if text.hasSuffix(word) { return (words, String(text.dropLast(word.count)).trimmed) }
                if text.hasPrefix(word) { return (words, String(text.dropFirst(word.count)).trimmed) }
            }
        }
        for words in spans {
            for word in words.all where word.count > 1 {
                guard let place = text.firstRange(of: " \(word) ") else { continue }
                return (words, "\(text[..<place.lowerBound]) \(text[place.upperBound...])")
            }
        }
        return nil
    }

    private static let walks = ["walks", "walk", "산책을", "산책"]
    private static let walking = ["walking", "걷기를", "걷기"]

    private static func amount(_ text: String) -> (SpanGoal.Measure, Double)? {
        let text = without(["씩", "이상", "정도", "쯤"], text).rest
        let (bare, countsWalks) = without(walks, text)
        if let count = count(bare, countsWalks) { return (.walks, Double(count)) }
        return measured(without([" of"], without(walking, bare).rest).rest)
    }

    /// A text without the first of some words that it begins or ends with.
    private static func without(_ words: [String], _ text: String) -> (rest: String, isFound: Bool) {
        for word in words {
            if text.hasSuffix(word) { return (String(text.dropLast(word.count)).trimmed, true) }
            if text.hasPrefix(word) { return (String(text.dropFirst(word.count)).trimmed, true) }
        }
        return (text, false)
    }

    /// A number of walks: `5`, where a word says that these are walks, else `5회`, `다섯 번`, `five times`, `twice`.
    private static func count(_ text: String, _ countsWalks: Bool) -> Int? {
        if let known = ["once": 1, "twice": 2][text] { return known }
        for unit in ["times", "번", "회"] where text.hasSuffix(unit) { return number(String(text.dropLast(unit.count)).trimmed) }
        return countsWalks ? number(text) : nil
    }

    private static func number(_ text: String) -> Int? { TypedNumber.whole(text) ?? SpokenNumber.whole(text) }

    private static func measured(_ text: String) -> (SpanGoal.Measure, Double)? {
        for word in ["brisk", "빠른 걸음", "빠르게"] where text.contains(word) {
            let time = without([" of"], text.replacing(word, with: " ").trimmed).rest
            return TypedDuration(time).map { (.brisk, Double($0.seconds) / 60) }
        }
        if let metres = metres(text) { return (.distance, metres) }
        if let time = TypedDuration(text), time.hasUnits { return (.time, Double(time.seconds) / 60) }
        return TypedSteps(text).map { (.steps, Double($0.count)) }
    }

    /// A distance with its unit: larger than a walk can be, and with thousands marked.
    private static func metres(_ text: String) -> Double? {
        if let spoken = SpokenNumber(Substring(text)), let one = TypedDistance("1 " + String(spoken.rest).trimmed), one.hasUnit {
            return Double(spoken.value) * one.metres
        }
        let number = text.prefix { TypedNumber.isNumeral($0) || ",. ".contains($0) }
        let unit = String(text.dropFirst(number.count))
        guard !unit.isEmpty, let one = TypedDistance("1 " + unit), one.hasUnit else { return nil }
        let value = TypedNumber.whole(String(number).trimmed).map(Double.init) ?? TypedNumber.decimal(String(number).trimmed)
        return value.map { $0 * one.metres }
    }
}
