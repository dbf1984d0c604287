import Walking

/// A path as people type it or drop it onto the terminal: with `~` or `$HOME`, in quotes, or with its spaces escaped.
struct TypedPath: Equatable {
    let path: String

    /// Returns nil when nothing is left.
    init?(_ text: String, home: String) {
        var text = text.trimmed
        if let quote = text.first, quote == "'" || quote == "\"", text.count >= 2, text.last == quote {
            text = String(text.dropFirst().dropLast())
        } else {
            text = Self.unescaped(text)
        }
        if text.hasPrefix("file://") { text = String(text.dropFirst(7)).removingPercentEscapes }
        for name in ["~", "$HOME", "${HOME}"] where text == name || text.hasPrefix(name + "/") {
            text = home + text.dropFirst(name.count)
            break
        }
        guard !text.isEmpty else { return nil }
        path = text
    }

    /// Returns the text with backslashes interpreted as a shell does.
    private static func unescaped(_ text: String) -> String {
        var result = ""
        var isEscaped = false
        for character in text {
            if character == "\\", !isEscaped {
                isEscaped = true
            } else {
                // So GND shows a byte of a name that is no text.
                if isEscaped, character == "x" { result.append("\\") }
                result.append(character)
                isEscaped = false
            }
        }
        return isEscaped ? result + "\\" : result
    }
}

extension String {
    /// The text with `%20` as a space, as a desktop hands files over; what is no UTF-8 is kept byte for byte.
    fileprivate var removingPercentEscapes: String {
        var bytes: [UInt8] = []
        var rest = Array(utf8)[...]
        while let byte = rest.popFirst() {
            let digits = rest.prefix(2).compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
            if byte == UInt8(ascii: "%"), digits.count == 2 {
                bytes.append(UInt8(digits[0] << 4 | digits[1]))
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return bytes.contains(0) ? self : PathText.of(bytes)
    }
}
