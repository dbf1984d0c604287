/// The words of an entry, each put where it belongs.
struct EntryWords {
    private(set) var duration: Duration?
    private(set) var steps: Int?
    private(set) var distance: Double?
    private(set) var date: CivilDate?
    private(set) var time: (hour: Int, minute: Int)?
    private(set) var title: [String] = []
    private(set) var tags: [String] = []

    var isEmpty: Bool {
        duration == nil && steps == nil && distance == nil && date == nil && time == nil && title.isEmpty && tags.isEmpty
    }

    mutating func take(_ word: String, today: CivilDate) {
        if word.hasPrefix("#"), word.count > 1 {
            tags.append(String(word.dropFirst()))
        } else if title.isEmpty, takeMeasure(word.lowercased(), today: today) {
            return
        } else {
            title.append(word)
        }
    }

    /// Measures stand before the title, so that a title may hold numbers.
    private mutating func takeMeasure(_ word: String, today: CivilDate) -> Bool {
        if date == nil, let day = CivilDate(word) {
            date = day
        } else if date == nil, ["yesterday", "어제"].contains(word) {
            date = today.adding(days: -1)
        } else if date == nil, ["today", "오늘"].contains(word) {
            date = today
        } else if time == nil, let clock = Self.clock(word) {
            time = clock
        } else if distance == nil, let metres = Self.metres(word) {
            distance = metres
        } else if let span = Self.span(word) {
            duration = (duration ?? .zero) + span
        } else if steps == nil, let count = Self.count(word) {
            steps = count
        } else {
            return isUnit(word)
        }
        return true
    }

    /// `steps` and `걸음` may follow their number as a word.
    private func isUnit(_ word: String) -> Bool {
        steps != nil && ["steps", "step", "걸음", "보"].contains(word)
    }

    static func clock(_ word: String) -> (hour: Int, minute: Int)? {
        let parts = word.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[1].count == 2, (1...2).contains(parts[0].count), let hour = Int(parts[0]), let minute = Int(parts[1]),
            (0...23).contains(hour), (0...59).contains(minute)
        else { return nil }
        return (hour, minute)
    }

    static func metres(_ word: String) -> Double? {
        let units: [(String, Double)] = [
            ("km", 1000), ("킬로미터", 1000), ("킬로", 1000), ("miles", 1609.344), ("mile", 1609.344), ("mi", 1609.344),
            ("meters", 1), ("metres", 1), ("미터", 1),
        ]
        for (unit, metres) in units where word.hasSuffix(unit) {
            guard let number = number(word.dropLast(unit.count)) else { return nil }
            return number * metres
        }
        return nil
    }

    /// `1h5m`, `35m`, `90min`, `1시간30분`.
    static func span(_ word: String) -> Duration? {
        var rest = Substring(word)
        var seconds = 0.0
        let units: [(String, Double)] = [
            ("hours", 3600), ("hour", 3600), ("hrs", 3600), ("hr", 3600), ("시간", 3600), ("h", 3600),
            ("minutes", 60), ("minute", 60), ("mins", 60), ("min", 60), ("분", 60), ("m", 60),
        ]
        while !rest.isEmpty {
            let digits = rest.prefix(while: { $0.isASCII && ($0.isNumber || $0 == ".") })
            rest.removeFirst(digits.count)
            guard let number = number(digits), let unit = units.first(where: { rest.hasPrefix($0.0) }) else { return nil }
            seconds += number * unit.1
            rest.removeFirst(unit.0.count)
        }
        guard seconds > 0, seconds < 1_000_000 else { return nil }
        return .milliseconds(Int64((seconds * 1000).rounded()))
    }

    static func count(_ word: String) -> Int? {
        var digits = Substring(word)
        for unit in ["steps", "걸음", "보", "s"] where digits.hasSuffix(unit) {
            digits = digits.dropLast(unit.count)
            break
        }
        let bare = String(digits).filter { $0 != "," }
        guard !bare.isEmpty, bare.count <= 7, bare.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
        return Int(bare)
    }

    private static func number(_ text: some StringProtocol) -> Double? {
        guard !text.isEmpty, text.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",") }) else { return nil }
        return Double(String(text).filter { $0 != "," })
    }
}
