/// The first bytes of a JSON document, which the names of its members tell from others.
struct JSONHead {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The very beginning, as text.
    var start: String { String(decoding: bytes.prefix(2000), as: UTF8.self) }

    /// Returns whether an object has a member of this name; what stands in a text of the person's is none.
    func has(_ member: String) -> Bool {
        var rest = bytes[...]
        while let found = rest.place(of: "\"\(member)\"") {
            rest = rest[found.upperBound...]
            if rest.first(where: { $0 > 0x20 }) == UInt8(ascii: ":") { return true }
        }
        return false
    }
}
