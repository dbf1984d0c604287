/// A part of a document that is being made: what is asked for it comes bit by bit, and from several hands.
final class JSONPlace {
    private enum Content {
        /// Nothing was said yet; a value that says nothing is an object without members.
        case open
        /// A number, a word or a text, as it is written.
        case plain(String)
        case array([JSONPlace])
        case object([String: JSONPlace])
    }

    private var content = Content.open

    var count: Int {
        if case .array(let elements) = content { elements.count } else { 0 }
    }

    func becomeObject() {
        if case .object = content { return }
        content = .object([:])
    }

    func becomeArray() {
        if case .array = content { return }
        content = .array([])
    }

    /// The place of a member, which begins anew.
    func member(_ name: String) -> JSONPlace {
        let place = JSONPlace()
        guard case .object(var members) = content else { return place }
        content = .open
        members[name] = place
        content = .object(members)
        return place
    }

    /// The place of one more element.
    func element() -> JSONPlace {
        let place = JSONPlace()
        guard case .array(var elements) = content else { return place }
        content = .open
        elements.append(place)
        content = .array(elements)
        return place
    }

    func setNull() { content = .plain("null") }

    func set(_ value: Bool) { content = .plain(value ? "true" : "false") }

    func set(_ number: some BinaryInteger) { content = .plain("\(number)") }

    /// A whole number is written as one.
    func set(finite number: some BinaryFloatingPoint & CustomStringConvertible) {
        let text = number.description
        content = .plain(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
    }

    func set(_ text: String) {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\u{8}": quoted += "\\b"
            case "\u{C}": quoted += "\\f"
            case "\n": quoted += "\\n"
            case "\r": quoted += "\\r"
            case "\t": quoted += "\\t"
            case "\u{0}"..."\u{1F}": quoted += "\\u00\(scalar.value < 16 ? "0" : "")\(String(scalar.value, radix: 16))"
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        content = .plain(quoted + "\"")
    }

    func write(to text: inout String) {
        switch content {
        case .open: text += "{}"
        case .plain(let plain): text += plain
        case .array(let elements):
            text += "["
            for (index, element) in elements.enumerated() {
                if index > 0 { text += "," }
                element.write(to: &text)
            }
            text += "]"
        case .object(let members):
            text += "{"
            for (index, (name, member)) in members.sorted(by: { $0.key < $1.key }).enumerated() {
                if index > 0 { text += "," }
                let key = JSONPlace()
                key.set(name)
                key.write(to: &text)
                text += ":"
                member.write(to: &text)
            }
            text += "}"
        }
    }
}
