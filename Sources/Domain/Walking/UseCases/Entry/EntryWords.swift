/// The words of an entry, each put where it belongs.
///
/// What has a unit is read wherever it stands, and the title goes without it; bare numbers and `yesterday` only before the title, so
/// that a title may hold them. What stands in quotes at the end is the title as it is.
struct EntryWords {
    private(set) var duration: Duration?
    private(set) var steps: Int?
    private(set) var distance: Double?
    private(set) var date: CivilDate?
    private(set) var time: TypedTime?
    private(set) var title: [String] = []
    private(set) var tags: [String] = []
    /// `1:10`, which is a start or a duration, and numbers before a lone `m`, which are minutes or metres: decided by the rest.
    private var clock: TypedTime?
    private var lone: [(word: String, number: Int)] = []
    private var bareSteps: Int?
    private let today: CivilDate

    /// As many words as one measure has: `1 h 10 min 30 s`.
    private static let mostWords = 6
    /// Words that lead to a measure and mean nothing without it.
    private static let fillers: Set<String> = ["for", "in", "of", "about", "at", "on", "약", "~"]

    init(_ line: String, today: CivilDate) throws(EntryFailure) {
        self.today = today
        var words = line.split(whereSeparator: \.isWhitespace).map(String.init)[...]
        while let first = words.first {
            if title.isEmpty, let quoted = Self.quoted(words) {
                title.append(quoted)
                break
            }
            if first == "·" || first == "," {
                words.removeFirst()
            } else if let tag = TypedTags.tag(first) {
                tags.append(tag)
                words.removeFirst()
            } else if takeWeekday(words, isFirst: words.startIndex == 0) {
                words.removeFirst()
            } else if let count = try takeMeasure(words) {
                if count == 1 { try refuseCountOfSomethingElse(words) }
                if let last = title.last, Self.fillers.contains(last.lowercased()) { title.removeLast() }
                words.removeFirst(count)
            } else {
                if title.isEmpty { try refuseHalfMeasure(first) }
                title.append(first)
                words.removeFirst()
            }
        }
        try decide()
    }

    /// Whether a title behind a duration would be read as one: nothing of it is a measure or a tag.
    static func isPlain(_ title: String, today: CivilDate) -> Bool {
        guard !title.isEmpty, let words = try? EntryWords("1h " + title, today: today) else { return title.isEmpty }
        let hasMeasure = words.steps != nil || words.distance != nil || words.date != nil || words.time != nil
        return words.title.joined(separator: " ") == title && words.tags.isEmpty && !hasMeasure
    }

    var isEmpty: Bool {
        duration == nil && steps == nil && distance == nil && date == nil && time == nil && title.isEmpty && tags.isEmpty
    }

    /// What the last words say in quotes; nil where they are not in quotes from here to the end.
    private static func quoted(_ words: ArraySlice<String>) -> String? {
        let text = words.joined(separator: " ")
        for (open, close) in [("\"", "\""), ("“", "”"), ("'", "'")] where text.count > 2 && text.hasPrefix(open) && text.hasSuffix(close) {
            return String(text.dropFirst().dropLast())
        }
        return nil
    }

    // MARK: One measure

    /// How many of the words are one measure, the most first; nil when they begin with none.
    private mutating func takeMeasure(_ words: ArraySlice<String>) throws(EntryFailure) -> Int? {
        for count in stride(from: min(Self.mostWords, words.count), through: 1, by: -1) {
            var text = words.prefix(count).joined(separator: " ").lowercased()
            while let last = text.last, ",;".contains(last) { text.removeLast() }
            if try take(text) { return count }
        }
        return nil
    }

    private mutating func take(_ text: String) throws(EntryFailure) -> Bool {
        if takeLone(text) { return true }
        if let count = TypedSteps(text), count.hasUnit { return try put(count.count, into: \.steps, text) }
        if let span = TypedDuration(text), span.hasUnits { return try put(span.duration, into: \.duration, text) }
        if let way = TypedDistance(text), way.hasUnit { return try put(way.metres, into: \.distance, text) }
        if title.isEmpty, let measure = Self.measureOutOfBounds(text) { throw .outOfBounds(text, measure) }
        if let (start, end) = Self.span(text) { return try putSpan(from: start, until: end, text) }
        return takeDay(text) || takeTime(text) || takeBare(text)
    }

    /// A second one before the title is a mistake, in the title it is part of it.
    private mutating func put<Value>(
        _ value: Value, into part: WritableKeyPath<EntryWords, Value?>, _ text: String
    ) throws(EntryFailure) -> Bool {
        guard self[keyPath: part] == nil else {
            if title.isEmpty { throw .twice(text) }
            return false
        }
        self[keyPath: part] = value
        return true
    }

    private mutating func takeLone(_ text: String) -> Bool {
        guard text.hasSuffix("m"), let number = TypedNumber.whole(String(text.dropLast()).trimmed), title.isEmpty || duration == nil else {
            return false
        }
        lone.append((text, number))
        return true
    }

    private mutating func takeDay(_ text: String) -> Bool {
        guard date == nil, let day = TypedDay(text, today: today), title.isEmpty || !day.isWord else { return false }
        date = day.date
        return true
    }

    /// A weekday alone is the last such day where a line begins with it and where no title goes on from it: `friday group` is one.
    private mutating func takeWeekday(_ words: ArraySlice<String>, isFirst: Bool) -> Bool {
        guard date == nil, title.isEmpty, let word = words.first?.lowercased(),
            let day = TypedDay(weekdayAlone: word.filter { !",;".contains($0) }, today: today)
        else { return false }
        let rest = words.dropFirst()
        var next = self
        let isFollowed = rest.first.map { !"·,".contains($0) && TypedTags.tag($0) == nil } ?? false
        guard isFirst || !isFollowed || (try? next.takeMeasure(rest)) ?? nil != nil else { return false }
        date = day.date
        return true
    }

    private static func measureOutOfBounds(_ text: String) -> EntryFailure.Measure? {
        if TypedDuration.isOutOfBounds(text) { return .duration }
        if TypedSteps.isOutOfBounds(text) { return .steps }
        return TypedDistance.isOutOfBounds(text) ? .distance : nil
    }

    private mutating func putSpan(from start: TypedTime, until end: TypedTime, _ text: String) throws(EntryFailure) -> Bool {
        let length = Duration.seconds((end.minutes - start.minutes + 1440) % 1440 * 60)
        // A start that is told twice, or a length that is another one, is a mistake.
        guard time == nil, duration == nil || duration == length else {
            if title.isEmpty { throw .twice(text) }
            return false
        }
        (time, duration) = (start, length)
        return true
    }

    private mutating func takeTime(_ text: String) -> Bool {
        let bare = text.hasSuffix("에") ? String(text.dropLast()) : text.hasPrefix("at ") ? String(text.dropFirst(3)) : text
        guard bare.contains(":") || !bare.allSatisfy(TypedNumber.isDigit), let found = TypedTime(bare) else { return false }
        // The first of two is the start, the other one a duration.
        if found.isUnmistakable || bare != text || date != nil || !Self.mayBeDuration(bare) {
            guard time == nil else { return false }
            time = found
        } else if time == nil, clock == nil {
            clock = found
        } else if duration == nil {
            if time == nil { time = clock }
            clock = nil
            duration = .seconds(found.minutes * 60)
        } else {
            return false
        }
        return true
    }

    /// `1:10`, as nobody writes the hour of a clock with certainty.
    private static func mayBeDuration(_ text: String) -> Bool { text.first != "0" && text.prefix { $0 != ":" }.count == 1 }

    /// `07:40-08:15`, `from 7:40 to 8:15`.
    private static func span(_ text: String) -> (TypedTime, TypedTime)? {
        let plain = text.hasPrefix("from ") ? text.dropFirst(5) : text[...]
        let parts = plain.replacing(" to ", with: "-").replacing(" until ", with: "-").split { "-–~".contains($0) }.map {
            String($0).trimmed
        }
        guard parts.count == 2, parts.allSatisfy({ $0.contains(":") }), let start = TypedTime(String(parts[0])),
            let end = TypedTime(String(parts[1])), start != end
        else { return nil }
        return (start, end)
    }

    private mutating func takeBare(_ text: String) -> Bool {
        guard title.isEmpty, steps == nil, bareSteps == nil, text.allSatisfy({ TypedNumber.isDigit($0) || ",.".contains($0) }),
            let count = TypedNumber.whole(text)
        else { return false }
        bareSteps = count
        return true
    }

    /// `20 nov` and `2 weeks ago` begin with a number that counts no steps.
    private func refuseCountOfSomethingElse(_ words: ArraySlice<String>) throws(EntryFailure) {
        guard let number = words.first, let count = Int(number), (1...31).contains(count), let next = words.dropFirst().first else {
            return
        }
        guard Self.calendarWords.contains(next.lowercased().filter(\.isLetter)) else { return }
        throw .unreadable("\(number) \(next)")
    }

    private static let calendarWords: Set<String> = [
        "day", "days", "week", "weeks", "month", "months", "year", "years", "일", "일전", "주", "주전", "월", "달",
        "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november", "december",
        "jan", "feb", "mar", "apr", "jun", "jul", "aug", "sep", "sept", "oct", "nov", "dec",
    ]

    /// A number that is nearly a measure, as `3km/h`, `3.9` or `5k`, is no title: whoever typed it meant something.
    private func refuseHalfMeasure(_ word: String) throws(EntryFailure) {
        let text = word.lowercased()
        let rest = text.drop { TypedNumber.isDigit($0) || ".,:".contains($0) }
        guard rest.count < text.count, text.first.map(TypedNumber.isDigit) == true else { return }
        let isNumber = rest.isEmpty && !text.allSatisfy(TypedNumber.isDigit)
        let unit = rest.prefix(while: \.isLetter)
        if isNumber || ["k", "km", "h", "m", "mi", "min", "s"].contains(String(unit)) { throw .unreadable(word) }
    }

    // MARK: What the rest decides

    private mutating func decide() throws(EntryFailure) {
        // A lone `m` is minutes up to five hours where nothing else says how long, and metres where something does.
        if duration == nil, let index = lone.firstIndex(where: { $0.number > 0 && $0.number <= 300 }) {
            duration = .seconds(lone.remove(at: index).number * 60)
        }
        if duration == nil, let clock {
            duration = .seconds(clock.minutes * 60)
        } else if time == nil {
            time = clock
        }
        for (word, number) in lone {
            guard number > 0 else { throw .outOfBounds(word, .duration) }
            guard duration != nil else { throw .minutesOrMetres(number) }
            guard distance == nil else { throw .twice(word) }
            distance = Double(number)
        }
        guard let bareSteps else { return }
        guard steps == nil else { throw .twice(String(bareSteps)) }
        if duration == nil, bareSteps < 300 { throw .minutesOrSteps(bareSteps) }
        steps = bareSteps
    }
}
