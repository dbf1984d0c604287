/// One stay of a screen on a stack, in a tab, as a modal or as the root; a screen that comes back gets another one.
public struct EntryID: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// Counts up and is never given twice.
    public let number: Int

    init(_ number: Int) { self.number = number }

    private static var last = 0

    /// The next one; numbers are never used again, so that an operation cannot hit a later screen by mistake.
    static func next() -> EntryID {
        last += 1
        return EntryID(last)
    }

    /// Orders them by when they came.
    public nonisolated static func < (left: EntryID, right: EntryID) -> Bool { left.number < right.number }

    /// The text that reports print.
    public nonisolated var description: String { "#\(number)" }
}
