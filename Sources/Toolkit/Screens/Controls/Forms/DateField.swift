import Terminal

/// A day of the Gregorian calendar, typed or stepped: `2026-11-21`.
///
/// It begins at the day, where the most is changed. `+` and `-` go a day on or back across months and years; `-3` is three days back. A
/// date may be typed or pasted in whole (`2026-11-21`, `20261121`, `2026. 11. 21.`). With ``today`` set, `t` and `y` are today and
/// yesterday, and so are the words in English and Korean. What else is a day is for ``parse`` to say.
///
/// A date that does not exist becomes the nearest that does: after a change of the month, 31 becomes 30 or 28.
///
/// ```swift
/// let bought = DateField(DateField.Value(year: 2026, month: 5, day: 9)) { print($0.year) }
/// bought.describe = { "\($0.day).\($0.month)." }
/// ```
public final class DateField: SegmentedField {
    /// A year, a month and a day that exist together.
    public struct Value: Hashable, Comparable, Sendable {
        /// The year, 1 to 9999.
        public let year: Int
        /// The month, 1 to 12.
        public let month: Int
        /// The day of the month.
        public let day: Int

        /// Makes a day; what does not exist becomes the nearest that does (31 February the 28th or 29th).
        public init(year: Int, month: Int, day: Int) {
            self.year = min(max(1, year), 9999)
            self.month = min(max(1, month), 12)
            self.day = min(max(1, day), Self.days(in: self.month, of: self.year))
        }

        /// Makes a day from its three numbers, as calendars give them.
        public init(_ parts: (year: Int, month: Int, day: Int)) { self.init(year: parts.year, month: parts.month, day: parts.day) }

        /// The three numbers, as calendars take them.
        public var parts: (year: Int, month: Int, day: Int) { (year, month, day) }

        /// The earlier day is less.
        public static func < (left: Value, right: Value) -> Bool {
            (left.year, left.month, left.day) < (right.year, right.month, right.day)
        }

        /// The days of a month; February knows leap years.
        static func days(in month: Int, of year: Int) -> Int {
            switch month {
            case 4, 6, 9, 11: 30
            case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
            default: 31
            }
        }

        /// The day `count` days later, or earlier.
        func adding(days count: Int) -> Value {
            var (year, month, day) = (year, month, day + count)
            while day < 1 {
                month -= 1
                if month < 1 { (year, month) = (year - 1, 12) }
                if year < 1 { return Value(year: 1, month: 1, day: 1) }
                day += Self.days(in: month, of: year)
            }
            while day > Self.days(in: month, of: year) {
                day -= Self.days(in: month, of: year)
                month += 1
                if month > 12 { (year, month) = (year + 1, 1) }
                if year > 9999 { return Value(year: 9999, month: 12, day: 31) }
            }
            return Value(year: year, month: month, day: day)
        }
    }

    /// The day.
    public var value: Value {
        get { clamped(Value(year: parts[0], month: parts[1], day: parts[2])) }
        set {
            let new = clamped(newValue)
            isBlank = false
            guard [new.year, new.month, new.day] != parts else { return }
            parts = [new.year, new.month, new.day]
            detail = describe(new)
            setNeedsDisplay()
        }
    }
    /// The first and the last day that can be chosen; nil allows the years 1 to 9999.
    ///
    /// A day beyond becomes the nearer of the two, also while it is typed or stepped.
    public var limits: ClosedRange<Value>? {
        didSet { value = clamped(value) }
    }
    /// The words after the date: the day of the week, `today`.
    public var describe: @MainActor (Value) -> String = { _ in "" } {
        didSet { detail = describe(value) }
    }
    /// The day that words say, as `20 nov` or `last friday`; asked with all that was typed or pasted, and nil while that is no day.
    public var parse: @MainActor (String) -> Value? = { _ in nil }
    /// Called when the person changed it.
    public var onChange: @MainActor (Value) -> Void

    /// The day on which somebody looks at it; where it is known, `y` and `yesterday` are the day before it, unless the limits leave it out.
    public var today: Value?

    /// The words for days, in the languages of the program.
    private static let words = ["today": 0, "yesterday": -1, "오늘": 0, "어제": -1, "그제": -2, "그저께": -2]
    /// The letters of the word that is being typed.
    private var word = ""

    /// Makes a date field.
    public init(_ value: Value, onChange: @escaping @MainActor (Value) -> Void = { _ in }) {
        self.onChange = onChange
        super.init(parts: [value.year, value.month, value.day], widths: [4, 2, 2], separators: ["-", "-"])
    }

    /// Makes a date field whose date is not known yet: it stays empty until it gets its first value.
    public convenience init() {
        self.init(Value(year: 2000, month: 1, day: 1))
        isBlank = true
    }

    private func clamped(_ value: Value) -> Value {
        guard let limits else { return value }
        return min(max(value, limits.lowerBound), limits.upperBound)
    }

    public override var accessibilityRole: AccessibilityRole? { .dateField }

    override var startPart: Int { 2 }
    override var partName: String { keyNames.part }

    /// Indicates that the day before the one on which somebody looks at it can be chosen.
    private var takesYesterday: Bool {
        guard isEnabled, let today else { return false }
        return limits.map { $0.lowerBound <= today.adding(days: -1) } ?? true
    }

    override var hintedKeys: [KeyCommand] {
        (takesYesterday ? [answered("y", title: keyNames.yesterday, hint: 20)] : []) + super.hintedKeys
    }

    public override var answeredKeys: [KeyCommand] {
        let known = isEnabled && today != nil
        return super.answeredKeys + (known ? [answered("t", "오", title: keyNames.today)] : [])
            + (takesYesterday ? [answered("어", title: keyNames.yesterday)] : [])
    }

    override func pressed(_ key: Key) -> Bool {
        if let today, case .character(let letter) = key.code, key.isPrintable, letter.isLetter {
            for candidate in [word + String(letter), String(letter)] {
                guard let days = Self.words.first(where: { $0.key.hasPrefix(candidate) })?.value else { continue }
                finishTyping()
                word = candidate
                choose(today.adding(days: days))
                return true
            }
        }
        word = ""
        return super.pressed(key)
    }

    override func parseWords(_ text: String) -> Bool {
        guard let day = parse(text) else { return false }
        finishTyping()
        choose(day)
        return true
    }

    /// Takes a day that a word stands for.
    private func choose(_ day: Value) {
        let old = value
        value = day
        setNeedsDisplay()
        if value != old { changed() }
    }

    override func range(of part: Int) -> ClosedRange<Int> {
        switch part {
        case 0: 1...9999
        case 1: 1...12
        default: 1...31
        }
    }

    override func normalize() { value = Value(year: parts[0], month: parts[1], day: parts[2]) }

    /// A day after the last of the month is the first of the next; months carry into years.
    override func step(part: Int, by amount: Int) {
        switch part {
        case 0: value = Value(year: value.year + amount, month: value.month, day: value.day)
        case 1:
            let months = value.year * 12 + value.month - 1 + amount
            value = Value(year: months / 12, month: months % 12 + 1, day: value.day)
        default: value = value.adding(days: amount)
        }
    }

    override func changed() {
        detail = describe(value)
        onChange(value)
    }
}
