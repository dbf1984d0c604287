import Basis

/// The words of an entry, each put where it belongs.
///
/// Words with a unit, a form or a name of their own are read wherever they stand, and the title goes without them; bare numbers only
/// before the title, so that a title may hold them. What looks like a measure and cannot be read is refused. What stands in quotes is
/// the title as it is.
struct EntryWords {
    private(set) var duration: Duration?
    private(set) var steps: Int?
    private(set) var distance: Double?
    private(set) var date: CivilDate?
    private(set) var time: TypedTime?
    /// The time at which it ended, where that is told instead of a start.
    private(set) var end: TypedTime?
    /// The same counted back from now, or a start that is.
    private(set) var ago: TypedAgo?
    /// The part of the day in which the time is, or the walk where no time is told.
    private(set) var part: DayPart?
    private(set) var title: [String] = []
    private(set) var tags: [String] = []
    /// The word for a part of the day that was taken for the time, although it might as well be a title or is part of one.
    private(set) var partWord: String?
    /// `1:10`, which is a start or a duration, and numbers before a lone `m`, which are minutes or metres: decided by the rest.
    private var clock: TypedTime?
    private var lone: [(word: String, number: Int)] = []
    private var bareSteps: Int?
    /// The span that time and duration come from, where both are given by two times.
    private(set) var span: TypedTimeSpan?
    /// Indicates whether the word before was one of the title.
    private var isInTitle = false
    /// Indicates whether the title began with words in quotes, which are taken as they are.
    private var isQuoted = false
    private let today: CivilDate

    /// The most words that one measure has: `from 7 in the morning to 8 in the morning`.
    private static let mostWords = 10

    init(_ line: String, today: CivilDate) throws(EntryFailure) {
        self.today = today
        var words = line.split(whereSeparator: \.isWhitespace).map(String.init)[...]
        while let first = words.first {
            if title.isEmpty, let quoted = QuotedTitle(at: words) {
                title.append(quoted.text)
                words.removeFirst(quoted.words)
                isQuoted = true
                continue
            }
            if first == "·" || first == "," {
                words.removeFirst()
            } else if let tag = TypedTags.tag(first) {
                tags.append(tag)
                words.removeFirst()
            } else if let count = try parseNext(words) {
                words.removeFirst(count)
                leaveTitle()
                words = words.drop(while: EntryFillers.follows)
                isInTitle = false
            } else {
                if let lookalike = MeasureLookalike.found(at: words, behindMeasure: isBehindMeasure) {
                    throw MeasureLookalike.failure(lookalike)
                }
                // `30분 전에` is a time, and no length.
                if !isInTitle, duration != nil, MeasureLookalike.isAgo(first) { throw .unreadable(first) }
                title.append(first)
                words.removeFirst()
                isInTitle = true
            }
        }
        if EntryFillers.areAll(title), !isQuoted { title = [] }
        try checkNumbers()
        try decide()
    }

    private var isBehindMeasure: Bool { !isInTitle && (duration != nil || distance != nil) }

    /// Indicates whether a bare number may still be a measure: until a title begins that is not in quotes.
    private var takesNumbers: Bool { title.count == (isQuoted ? 1 : 0) }

    /// Returns whether a title behind a duration would be read as one: nothing of it is a measure or a tag.
    static func isPlain(_ title: String, today: CivilDate) -> Bool {
        guard !title.isEmpty, let words = try? EntryWords("1h " + title, today: today) else { return title.isEmpty }
        let hasMeasure =
            words.steps != nil || words.distance != nil || words.date != nil || words.time != nil
            || words.end != nil || words.ago != nil || words.part != nil && words.title.isEmpty
        return words.title.joined(separator: " ") == title && words.tags.isEmpty && !hasMeasure
    }

    var isEmpty: Bool {
        duration == nil && steps == nil && distance == nil && date == nil && time == nil && end == nil && ago == nil
            && part == nil && title.isEmpty && tags.isEmpty
    }

    /// Leaves the words of the title behind which a measure was read; what leads to that is none of them.
    private mutating func leaveTitle() {
        guard !isQuoted || title.count > 1 else { return }
        while let last = title.last, EntryFillers.leads(last) { title.removeLast() }
        title = EntryFillers.withoutEnding(title)
    }

    /// Refuses a second bare number, which a title would swallow: minutes beside steps, or the same once more.
    private func checkNumbers() throws(EntryFailure) {
        guard !isQuoted, steps ?? bareSteps != nil, let first = title.first, let number = TypedNumber.whole(first),
            first.allSatisfy(TypedNumber.isDigit)
        else { return }
        let isAlone = title.allSatisfy { $0.allSatisfy(TypedNumber.isDigit) }
        if duration == nil, lone.isEmpty, clock == nil, number < 300 { throw .minutesOrSteps(number) }
        if isAlone { throw .twice(first) }
    }

    // MARK: One measure

    private mutating func parseNext(_ words: ArraySlice<String>) throws(EntryFailure) -> Int? {
        if let count = try parseDayOrTitle(words, isFirst: words.startIndex == 0) { return count }
        return try parseMeasure(words)
    }

    /// Reads a measure from the first words, as many as possible, and returns their number; nil when they begin with none.
    private mutating func parseMeasure(_ words: ArraySlice<String>) throws(EntryFailure) -> Int? {
        for count in stride(from: min(Self.mostWords, words.count), through: 1, by: -1) where !splitsMeasure(words, at: count) {
            let hadSteps = bareSteps != nil
            guard try parse(Self.text(words.prefix(count))) else { continue }
            if !hadSteps, bareSteps != nil, let other = MeasureLookalike.counted(at: words) { throw .unreadable(other) }
            return count
        }
        return nil
    }

    private static func text(_ words: ArraySlice<String>) -> String {
        var text = words.joined(separator: " ").lowercased()
        while let last = text.last, ",;".contains(last) { text.removeLast() }
        return text
    }

    /// Returns whether the number at the end of some words belongs to a unit behind it, as in `nov 20 2000 steps` and `1h 5,200 steps`.
    private func splitsMeasure(_ words: ArraySlice<String>, at count: Int) -> Bool {
        guard count > 1, let last = words.prefix(count).last, let next = words.dropFirst(count).first, Self.isNumber(last) else {
            return false
        }
        // Thousands may be set apart: `1h 10 000 steps`, `1h 10 thousand steps`.
        var number = last
        var rest = words.dropFirst(count)
        while let group = rest.first, group == "thousand" || group.count == 3 && group.allSatisfy(TypedNumber.isDigit) {
            number += " " + group
            rest.removeFirst()
        }
        return [(last, next), (number, rest.first ?? "")].contains { number, unit in
            switch EntryMeasure(Self.text(["\(number) \(unit)"]), today: today) {
            case .steps, .duration, .distance: true
            case .impossible, .noSuchDate, .span, .day, .part, .time, .end, .ago, nil: false
            }
        }
    }

    private static func isNumber(_ word: String) -> Bool {
        if SpokenNumber.whole(word.lowercased()) != nil { return true }
        return word.first.map(TypedNumber.isDigit) == true && word.allSatisfy { TypedNumber.isDigit($0) || ".,'’".contains($0) }
            && word.last.map(TypedNumber.isDigit) == true
    }

    private mutating func parse(_ text: String) throws(EntryFailure) -> Bool {
        if parseLone(text) { return true }
        switch EntryMeasure(text, today: today) {
        case .steps(let count): try put(count, into: \.steps, text)
        case .duration(let length): try put(length, into: \.duration, text)
        case .distance(let metres): try put(metres, into: \.distance, text)
        case .impossible(let measure, let isNothing): throw isNothing ? .nothing(text, measure) : .tooMuch(text, measure)
        case .noSuchDate: throw .noSuchDate(text)
        case .span(let span): try put(span, text)
        // A weekday alone is part of a title that goes on behind it.
        case .day(let day): return TypedDay(weekdayAlone: text, today: today) == nil ? try put(day, text) : false
        case .part(let part): try put(part, into: \.part, text)
        case .time(let time, let isLed): try put(time, isLed: isLed, text)
        case .end(let time): try put(time, into: \.end, text)
        case .ago(let moment): try put(moment, into: \.ago, text)
        case nil: return parseBare(text)
        }
        return true
    }

    /// The same measure a second time is a mistake.
    private mutating func put<Value>(
        _ value: Value, into part: WritableKeyPath<EntryWords, Value?>, _ text: String
    ) throws(EntryFailure) {
        guard self[keyPath: part] == nil else { throw .twice(text) }
        self[keyPath: part] = value
    }

    private mutating func parseLone(_ text: String) -> Bool {
        guard text.hasSuffix("m"), let number = TypedNumber.whole(String(text.dropLast()).trimmed), takesNumbers || duration == nil else {
            return false
        }
        lone.append((text, number))
        return true
    }

    /// A second date is a mistake, a second word for a day part of the title.
    private mutating func put(_ day: TypedDay, _ text: String) throws(EntryFailure) -> Bool {
        guard date == nil else {
            if day.isWord { return false }
            throw .twice(text)
        }
        date = day.date
        if let part = day.part { try put(part, into: \.part, text) }
        return true
    }

    /// Takes a weekday, an hour alone behind `at`, or `midnight`: words of a title where it goes on behind them, as in `friday group`.
    ///
    /// A weekday may also be the last word of one.
    private mutating func parseDayOrTitle(_ words: ArraySlice<String>, isFirst: Bool) throws(EntryFailure) -> Int? {
        for count in stride(from: min(3, words.count), through: 1, by: -1) {
            let text = Self.text(words.prefix(count))
            let day = date == nil ? TypedDay(weekdayAlone: text, today: today) : nil
            let hour = time == nil && text.hasPrefix("at ") ? TypedTime(String(text.dropFirst(3)), isHourAlone: true) : nil
            if time == nil, !isInTitle, TypedTime.isName(text), !isFollowedByTitle(words.dropFirst(count)) {
                time = TypedTime(text)
                return count
            }
            guard day != nil || hour?.isUnmistakable == false, day == nil || !isInTitle || text.hasPrefix("on ") else { continue }
            guard day != nil && isFirst || !isFollowedByTitle(words.dropFirst(count)) else { return nil }
            if let day { return try put(day, text) ? count : nil }
            time = hour
            return count
        }
        return nil
    }

    private func isFollowedByTitle(_ rest: ArraySlice<String>) -> Bool {
        guard let next = rest.first, !"·,".contains(next), TypedTags.tag(next) == nil, !EntryFillers.leads(next) else { return false }
        var copy = self
        return (try? copy.parseMeasure(rest)) ?? nil == nil
    }

    private mutating func put(_ span: TypedTimeSpan, _ text: String) throws(EntryFailure) {
        let length = Duration.seconds(span.minutes * 60)
        // A start that is told twice, or a length that is another one, is a mistake.
        guard time == nil, duration == nil || duration == length else { throw .twice(text) }
        (time, duration, self.span) = (span.start, length, span)
    }

    private mutating func put(_ found: TypedTime, isLed: Bool, _ text: String) throws(EntryFailure) {
        // `1:10`, as nobody writes the hour of a clock with certainty: the first of two is the start, the other one a duration.
        if !found.isUnmistakable, !isLed, text.first != "0", text.prefix(while: { $0 != ":" }).count == 1, date == nil || time != nil {
            if time == nil, clock == nil {
                clock = found
                return
            }
            if duration == nil {
                if time == nil { time = clock }
                clock = nil
                duration = .seconds(found.minutes * 60)
                return
            }
        }
        try put(found, into: \.time, text)
    }

    private mutating func parseBare(_ text: String) -> Bool {
        guard takesNumbers, steps == nil, bareSteps == nil, text.allSatisfy({ TypedNumber.isDigit($0) || ",.".contains($0) }),
            let count = TypedNumber.whole(text)
        else { return false }
        bareSteps = count
        return true
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
        takePartAlone()
        if let part, let found = time {
            guard let placed = found.placed(in: part) else { throw .unreadable(found.description) }
            time = placed
            if let placed = span?.placed(in: part) { (span, duration) = (placed, .seconds(placed.minutes * 60)) }
        }
        for (word, number) in lone {
            guard number > 0 else { throw .nothing(word, .duration) }
            guard duration != nil else { throw .minutesOrMetres(number) }
            guard distance == nil else { throw .twice(word) }
            distance = Double(number)
        }
        try decideEnd()
        guard let bareSteps else { return }
        guard bareSteps > 0 else { throw .nothing(String(bareSteps), .steps) }
        guard steps == nil else { throw .twice(String(bareSteps)) }
        if duration == nil, bareSteps < 300 { throw .minutesOrSteps(bareSteps) }
        steps = bareSteps
    }

    /// Takes a title that is nothing but a part of the day as the time, unless that is told and is in another part.
    private mutating func takePartAlone() {
        guard part == nil, ago == nil, !isQuoted else { return }
        let told = time ?? end
        if let found = DayPart(title: title.joined(separator: " ").lowercased()) {
            guard told.map({ $0.canBe(in: found) }) ?? true else { return }
            if told == nil { partWord = title.joined(separator: " ") }
            (part, title) = (found, [])
        } else if told == nil, title.count == 2, Self.walks.contains(title[1].lowercased()),
            let found = DayPart(title: title[0].lowercased())
        {
            (part, partWord) = (found, title[0])
        }
    }

    /// The words behind a part of the day with which a title still says when it was: `아침 산책`, `morning walk`.
    private static let walks: Set<String> = ["산책", "걷기", "walk", "stroll"]

    /// A walk is told by its start or by its end; where by both, these are its length.
    private mutating func decideEnd() throws(EntryFailure) {
        if let part, let found = end {
            guard let placed = found.placed(in: part) else { throw .unreadable(found.description) }
            end = placed
        }
        if let end, let start = time {
            self.end = nil
            time = nil
            try put(TypedTimeSpan(from: start, to: end), end.description)
        }
        guard let ago else { return }
        if let other = time ?? end { throw .twice(other.description) }
        if let date, date != today { throw .twice(date.description) }
        if ago.isStart, duration == nil, steps == nil, bareSteps == nil { duration = ago.duration }
    }
}
