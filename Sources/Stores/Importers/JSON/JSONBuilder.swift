/// Puts values together from the events of a tokenizer.
struct JSONBuilder {
    private enum Frame {
        case array([JSONValue])
        case object([String: JSONValue], key: String?)
    }

    private var frames: [Frame] = []

    var isEmpty: Bool { frames.isEmpty }

    mutating func open(isObject: Bool) {
        frames.append(isObject ? .object([:], key: nil) : .array([]))
    }

    mutating func key(_ key: String) {
        guard case .object(let members, _)? = frames.popLast() else { return }
        frames.append(.object(members, key: key))
    }

    /// The finished value when this closes the outermost frame.
    mutating func close() -> JSONValue? {
        switch frames.popLast() {
        case .array(let elements): add(.array(elements))
        case .object(let members, _): add(.object(members))
        case nil: nil
        }
    }

    /// The value itself when no frame is open.
    mutating func add(_ value: JSONValue) -> JSONValue? {
        switch frames.popLast() {
        case .array(var elements):
            elements.append(value)
            frames.append(.array(elements))
        case .object(var members, let key):
            if let key { members[key] = value }
            frames.append(.object(members, key: nil))
        case nil: return value
        }
        return nil
    }
}
