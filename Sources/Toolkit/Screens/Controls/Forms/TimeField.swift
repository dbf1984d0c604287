import Terminal

/// An hour and a minute, typed or stepped: `07:40`.
///
/// What else is a time, as `7 pm`, is for ``parse`` to say.
///
/// ```swift
/// let alarm = TimeField(minutes: 7 * 60 + 30) { window.showToast("\($0 / 60) o'clock") }
/// alarm.minutes = 25 * 60  // 01:00: the clock goes round
/// ```
///
/// It begins at the hour. Digits fill the hour and then the minute, `+` and `-` step the one under the bar and carry: a minute after 23:59
/// is 00:00. A time may be pasted in whole, as `7:40` or `0740`. What a day it belongs to is for the form to say.
public final class TimeField: SegmentedField {
    /// The time as minutes since the day began, 0 to 1439; what is less or more goes round.
    public var minutes: Int {
        get { min(parts[0], 23) * 60 + min(parts[1], 59) }
        set {
            let new = ((newValue % 1440) + 1440) % 1440
            isBlank = false
            guard new != minutes else { return }
            parts = [new / 60, new % 60]
            setNeedsDisplay()
        }
    }
    /// The minutes since the day began that words say, as `7 pm`; asked with all that was typed or pasted, and nil while that is no time.
    public var parse: @MainActor (String) -> Int? = { _ in nil }
    /// Called when the person changed it, with the minutes since the day began.
    public var onChange: @MainActor (Int) -> Void

    /// Makes a time field.
    public init(minutes: Int, onChange: @escaping @MainActor (Int) -> Void = { _ in }) {
        self.onChange = onChange
        let start = ((minutes % 1440) + 1440) % 1440
        super.init(parts: [start / 60, start % 60], widths: [2, 2], separators: [":"])
    }

    /// Makes a time field whose time is not known yet: it stays empty until it gets its first value.
    public convenience init() {
        self.init(minutes: 0)
        isBlank = true
    }

    public override var accessibilityRole: AccessibilityRole? { .timeField }

    override func range(of part: Int) -> ClosedRange<Int> { part == 0 ? 0...23 : 0...59 }

    /// Minutes carry into hours, and midnight follows 23:59.
    override func step(part: Int, by amount: Int) { minutes += part == 0 ? amount * 60 : amount }

    override func changed() { onChange(minutes) }

    override func parseWords(_ text: String) -> Bool {
        guard let new = parse(text) else { return false }
        finishTyping()
        let old = minutes
        minutes = new
        setNeedsDisplay()
        if minutes != old { changed() }
        return true
    }
}
