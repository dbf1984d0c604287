import Walking

/// The value of a cell of a table.
package enum Value: Equatable, Sendable {
    case null
    case int(Int64)
    case real(Double)
    case text(String)
    case blob([UInt8])

    package static func int(_ number: Int?) -> Value {
        number.map { .int(Int64($0)) } ?? .null
    }

    package static func int(_ instant: Instant?) -> Value {
        instant.map { .int($0.milliseconds) } ?? .null
    }

    package static func int(_ date: CivilDate) -> Value {
        .int(Int64(date.dayNumber))
    }

    package static func optional(_ number: Double?) -> Value {
        number.map { .real($0) } ?? .null
    }

    package static func optional(_ text: String?) -> Value {
        text.map { .text($0) } ?? .null
    }
}
