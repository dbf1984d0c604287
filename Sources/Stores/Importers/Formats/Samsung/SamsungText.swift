import Walking

/// The two ways in which Samsung's tables write a moment: milliseconds, or a text in UTC.
enum SamsungText {
    static let source = Source(name: "Samsung Health", manufacturer: "Samsung", kind: .phone)
    static let walkSource = Source(name: "Samsung Health", manufacturer: "Samsung", kind: .workout)

    static func instant(_ text: String) -> Instant? {
        if let milliseconds = Int64(text) {
            return milliseconds.magnitude < 253_402_300_800_000 ? Instant(milliseconds: milliseconds) : nil
        }
        return DateText.instant(text, assuming: 0)
    }

    /// A day is written as its midnight in UTC, wherever the person was.
    static func date(_ text: String) -> CivilDate? {
        instant(text).map { Zone.utc.day(of: $0) }
    }
}
