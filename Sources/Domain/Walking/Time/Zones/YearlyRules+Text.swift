extension YearlyRules {
    /// Reads the text of POSIX's variable `TZ`, as `CET-1CEST,M3.5.0,M10.5.0/3`; nil for what is none.
    ///
    /// A change may be up to 167 hours away from its day, as RFC 8536 allows.
    init?(posix text: some Sequence<UInt8>) {
        var reader = PosixReader(rest: Array(text)[...])
        guard let rules = reader.rules(), reader.rest.isEmpty else { return nil }
        self = rules
    }
}

/// Reads the parts of a text from its beginning; what cannot be read is nil.
private struct PosixReader {
    var rest: ArraySlice<UInt8>

    mutating func rules() -> YearlyRules? {
        guard skipName(), let west = time(hours: 24) else { return nil }
        let standard = -west
        guard !rest.isEmpty else { return YearlyRules(standard: standard) }
        guard skipName() else { return nil }
        var summer = standard + 3600
        if let next = rest.first, next != UInt8(ascii: ",") {
            guard let west = time(hours: 24) else { return nil }
            summer = -west
        }
        // The usual days where none are named: those of the United States.
        if rest.isEmpty { rest = Array(",M3.2.0,M11.1.0".utf8)[...] }
        guard let start = moment(), let end = moment() else { return nil }
        return YearlyRules(standard: standard, summer: YearlyRules.Summer(offset: summer, start: start, end: end))
    }

    private mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard rest.first == UInt8(ascii: character) else { return false }
        rest = rest.dropFirst()
        return true
    }

    /// Three letters or more, or in angle brackets digits and signs too.
    private mutating func skipName() -> Bool {
        let isQuoted = skip("<")
        let name = rest.prefix { byte in
            switch Unicode.Scalar(byte) {
            case "a"..."z", "A"..."Z": true
            case "0"..."9", "+", "-": isQuoted
            default: false
            }
        }
        rest = rest.dropFirst(name.count)
        return name.count >= 3 && (!isQuoted || skip(">"))
    }

    private mutating func number(_ range: ClosedRange<Int>) -> Int? {
        let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard (1...3).contains(digits.count) else { return nil }
        rest = rest.dropFirst(digits.count)
        let number = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
        return range.contains(number) ? number : nil
    }

    /// Seconds; minutes and seconds may be left out.
    private mutating func time(hours: Int) -> Int? {
        let isNegative = skip("-")
        if !isNegative { _ = skip("+") }
        guard let hour = number(0...hours) else { return nil }
        var seconds = hour * 3600
        for unit in [60, 1] where skip(":") {
            guard let count = number(0...59) else { return nil }
            seconds += count * unit
        }
        return isNegative ? -seconds : seconds
    }

    private mutating func moment() -> YearlyMoment? {
        guard skip(","), let day = day() else { return nil }
        guard skip("/") else { return YearlyMoment(day: day, second: 2 * 3600) }
        return time(hours: 167).map { YearlyMoment(day: day, second: $0) }
    }

    private mutating func day() -> YearlyMoment.Day? {
        if skip("J") { return number(1...365).map { .ordinalWithoutLeapDay($0) } }
        guard skip("M") else { return number(0...365).map { .ordinal($0) } }
        guard let month = number(1...12), skip("."), let week = number(1...5), skip("."), let weekday = number(0...6) else { return nil }
        return .weekday(weekday, week: week, month: month)
    }
}
