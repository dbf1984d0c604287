import Glibc

/// A name or value that the parser lends for the length of a callback, compared as bytes so that no string is made.
struct XMLText {
    let bytes: UnsafePointer<CChar>

    static func == (text: XMLText, literal: StaticString) -> Bool {
        literal.withUTF8Buffer { buffer in
            guard let base = buffer.baseAddress else { return false }
            return strcmp(text.bytes, UnsafeRawPointer(base).assumingMemoryBound(to: CChar.self)) == 0
        }
    }

    static func != (text: XMLText, literal: StaticString) -> Bool {
        !(text == literal)
    }

    /// The part after a prefix; nil when it begins otherwise.
    func dropping(_ prefix: StaticString) -> XMLText? {
        prefix.withUTF8Buffer { buffer in
            guard let base = buffer.baseAddress else { return nil }
            let length = buffer.count
            let same = strncmp(bytes, UnsafeRawPointer(base).assumingMemoryBound(to: CChar.self), length) == 0
            return same ? XMLText(bytes: bytes + length) : nil
        }
    }

    /// The name without its namespace's prefix.
    var local: XMLText {
        guard let colon = strchr(bytes, 0x3A) else { return self }
        return XMLText(bytes: UnsafePointer(colon) + 1)
    }

    var length: Int { strlen(bytes) }

    var string: String { String(cString: bytes) }

    var buffer: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: bytes, count: length) }
}
