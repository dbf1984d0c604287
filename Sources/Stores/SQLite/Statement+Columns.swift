import CSQLite
import Walking

extension Statement {
    package func isNull(_ column: Int32) -> Bool {
        sqlite3_column_type(pointer, column) == SQLITE_NULL
    }

    package func int(_ column: Int32) -> Int64 {
        sqlite3_column_int64(pointer, column)
    }

    package func optionalInt(_ column: Int32) -> Int? {
        isNull(column) ? nil : Int(int(column))
    }

    package func real(_ column: Int32) -> Double {
        sqlite3_column_double(pointer, column)
    }

    /// Returns an amount of a day or less: never below zero, and never so much that a sum of years is beyond a number.
    package func amount(_ column: Int32) -> Double {
        let value = real(column)
        return value > 0 ? min(value, 1e9) : 0
    }

    /// Returns a number of things: never below zero, and never so many that a sum of them all is beyond a number.
    package func count(_ column: Int32) -> Int { Int(clamping: min(max(0, int(column)), 1_000_000_000)) }

    /// A mean, where there is one that can be.
    package func mean(_ column: Int32) -> Double? {
        isNull(column) ? nil : amount(column)
    }

    package func optionalReal(_ column: Int32) -> Double? {
        isNull(column) ? nil : real(column)
    }

    package func text(_ column: Int32) -> String {
        guard let bytes = sqlite3_column_text(pointer, column) else { return "" }
        let count = Int(sqlite3_column_bytes(pointer, column))
        return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    }

    package func optionalText(_ column: Int32) -> String? {
        isNull(column) ? nil : text(column)
    }

    package func blob(_ column: Int32) -> [UInt8] {
        guard let bytes = sqlite3_column_blob(pointer, column) else { return [] }
        return Array(UnsafeRawBufferPointer(start: bytes, count: Int(sqlite3_column_bytes(pointer, column))))
    }

    package func date(_ column: Int32) -> CivilDate {
        CivilDate(dayNumber: Int(int(column)))
    }

    package func instant(_ column: Int32) -> Instant {
        Instant(milliseconds: int(column))
    }
}
