/// Paths as text that loses no byte: names on a disk need not be UTF-8.
///
/// A byte that is no UTF-8 stands in the text as one of the characters U+10FE80…U+10FEFF, which no standard gives a meaning to. A name
/// that holds such a character itself has its bytes written the same way, so that every name has one text and every text one name.
package enum PathText {
    /// The scalar of byte 0; only those of 0x80…0xFF are used.
    private static let base: UInt32 = 0x10_FE00
    private static let range: ClosedRange<UInt32> = base + 0x80...base + 0xFF

    /// The text of a path that the system gave.
    package static func of(_ bytes: some Collection<UInt8>) -> String {
        let bytes = Array(bytes)
        if let text = String(validating: bytes, as: UTF8.self), !isEscaped(text) { return text }
        var text = ""
        var rest = bytes.makeIterator()
        var parser = Unicode.UTF8.ForwardParser()
        var position = 0
        while true {
            let length: Int
            switch parser.parseScalar(from: &rest) {
            case .emptyInput: return text
            case .valid(let encoded):
                let scalar = Unicode.UTF8.decode(encoded)
                length = encoded.count
                guard range.contains(scalar.value) else {
                    text.unicodeScalars.append(scalar)
                    position += length
                    continue
                }
            case .error(let count): length = count
            }
            for byte in bytes[position..<position + length] {
                if let scalar = Unicode.Scalar(base + UInt32(byte)) { text.unicodeScalars.append(scalar) }
            }
            position += length
        }
    }

    /// The text of a path in the system's own form, up to its end.
    package static func of(_ path: UnsafePointer<CChar>) -> String {
        var bytes: [UInt8] = []
        var next = path
        while next.pointee != 0 {
            bytes.append(UInt8(bitPattern: next.pointee))
            next += 1
        }
        return of(bytes)
    }

    /// The bytes that the system knows a path by.
    package static func bytes(of text: String) -> [UInt8] {
        guard isEscaped(text) else { return Array(text.utf8) }
        return text.unicodeScalars.flatMap { scalar in
            range.contains(scalar.value)
                ? [UInt8(truncatingIfNeeded: scalar.value)] : Array(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        }
    }

    /// Lends the bytes of a path to a call of the system.
    package static func withSystemPath<Value>(_ text: String, _ body: (UnsafePointer<CChar>) -> Value) -> Value {
        let bytes = bytes(of: text).map { CChar(bitPattern: $0) } + [0]
        return bytes.withUnsafeBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return "".withCString(body) }
            return body(start)
        }
    }

    /// The last part of a path: the name of the file or the folder; of a path without parts the path itself.
    package static func name(of path: some StringProtocol) -> String { String(path.split(separator: "/").last ?? path[...]) }

    /// The path as people are shown it: bytes that are no text as `\xbb`.
    package static func shown(_ text: String) -> String {
        guard isEscaped(text) else { return text }
        var shown = ""
        for scalar in text.unicodeScalars {
            if range.contains(scalar.value) {
                shown += "\\x" + String(scalar.value & 0xFF, radix: 16)
            } else {
                shown.unicodeScalars.append(scalar)
            }
        }
        return shown
    }

    /// The text as a terminal would have given it: whatever is no UTF-8 as U+FFFD.
    package static func repaired(_ text: String) -> String {
        isEscaped(text) ? String(decoding: bytes(of: text), as: UTF8.self) : text
    }

    private static func isEscaped(_ text: String) -> Bool {
        // All of them begin with this byte, which no common text has.
        text.utf8.contains(0xF4) && text.unicodeScalars.contains { range.contains($0.value) }
    }
}
