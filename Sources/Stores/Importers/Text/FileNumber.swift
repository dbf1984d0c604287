import JSON

/// A number where a file may have one: none, a number, or words that are no number and must not be lost in silence.
enum FileNumber: Equatable {
    case none
    case number(Double)
    case unreadable(String)

    init(_ number: Double?) {
        self = number.map(Self.number) ?? .none
    }

    /// Reads a text, of which an empty one is no number.
    init(_ text: String) {
        self = text.isEmpty ? .none : JSONValue.string(text).number.map(Self.number) ?? .unreadable(text)
    }

    init(_ value: JSONValue?) {
        switch value {
        case nil, .null: self = .none
        case .number(let number): self = .number(number)
        case .string(let text): self.init(text)
        case .bool(let flag): self = .unreadable("\(flag)")
        case .array: self = .unreadable("[…]")
        case .object: self = .unreadable("{…}")
        }
    }

    var number: Double? {
        guard case .number(let number) = self else { return nil }
        return number
    }

    /// Returns the number in another unit; in one that is not known it is unreadable.
    func times(_ factor: Double?, unit: String = "") -> FileNumber {
        guard case .number(let number) = self else { return self }
        return factor.map { .number(number * $0) } ?? .unreadable("\(number) \(unit)")
    }
}
