import CSQLite
import Walking

extension Statement {
    /// Binds from the first place on.
    package func bind(_ values: [Value]) throws(JournalFailure) {
        for (index, value) in values.enumerated() { try bind(value, at: Int32(index + 1)) }
    }

    package func bind(_ value: Value, at index: Int32) throws(JournalFailure) {
        let code =
            switch value {
            case .null: sqlite3_bind_null(pointer, index)
            case .int(let number): sqlite3_bind_int64(pointer, index, number)
            case .real(let number): sqlite3_bind_double(pointer, index, number)
            case .text(let text):
                text.utf8.withContiguousStorageIfAvailable { bytes in
                    bytes.withMemoryRebound(to: CChar.self) { gnd_sqlite_bind_text(pointer, index, $0.baseAddress, Int32($0.count)) }
                } ?? gnd_sqlite_bind_text(pointer, index, text, Int32(text.utf8.count))
            case .blob(let bytes): bytes.withUnsafeBytes { gnd_sqlite_bind_blob(pointer, index, $0.baseAddress, Int32($0.count)) }
            }
        guard code == SQLITE_OK else { throw failure(code) }
    }

    /// For the loop that takes millions of numbers; places that do not exist are found by the first `step`.
    package func bind(_ number: Int64, at index: Int32) {
        sqlite3_bind_int64(pointer, index, number)
    }

    /// See the one for whole numbers.
    package func bind(_ number: Double, at index: Int32) {
        sqlite3_bind_double(pointer, index, number)
    }
}
