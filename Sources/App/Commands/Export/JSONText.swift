import Terminal

/// JSON with its keys in the order in which they were written down, which `JSONEncoder` does not keep.
indirect enum JSONText {
    case null
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    case array([JSONText])
    case object([(String, JSONText)])

    /// The reason why something failed, as the one object that stands for it.
    static func failure(_ sentence: String) -> JSONText { .object([("error", .string(sentence))]) }

    var text: String {
        var result = ""
        write(to: &result)
        return result
    }

    private func write(to result: inout String) {
        switch self {
        case .null: result += "null"
        case .bool(let value): result += value ? "true" : "false"
        case .int(let value): result += String(value)
        // JSON has no word for what is no number.
        case .double(let value): result += value.isFinite ? Self.shortest(value) : "null"
        case .string(let value): Self.quote(value, to: &result)
        case .array(let values):
            result += "["
            for (index, value) in values.enumerated() {
                if index > 0 { result += "," }
                value.write(to: &result)
            }
            result += "]"
        case .object(let members):
            result += "{"
            for (index, member) in members.enumerated() {
                if index > 0 { result += "," }
                Self.quote(member.0, to: &result)
                result += ":"
                member.1.write(to: &result)
            }
            result += "}"
        }
    }

    private static func shortest(_ value: Double) -> String {
        if let whole = Int(exactly: value) { return String(whole) }
        return String(value)
    }

    private static func quote(_ text: String, to result: inout String) {
        result += "\""
        result += VisibleText.json(text)
        result += "\""
    }
}
