/// How a frame is put together: numbers and fixed texts straight into one array, which keeps its memory from frame to frame.
nonisolated extension [UInt8] {
    /// Appends a number in decimal digits.
    mutating func appendNumber(_ number: Int) {
        if number >= 10 { appendNumber(number / 10) }
        append(UInt8(truncatingIfNeeded: 0x30 + number % 10))
    }

    /// Appends a number, after a semicolon where it is not the first one since `start`.
    mutating func appendParameter(_ number: Int, since start: Int) {
        if count > start { append(0x3B) }
        appendNumber(number)
    }

    /// Appends a fixed text.
    mutating func append(_ text: StaticString) {
        append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }
}
