/// Bytes as letters, digits, `+` and `/` (RFC 4648), padded with `=`.
package enum Base64 {
    private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    private static let padding = UInt8(ascii: "=")

    /// - Parameter width: the letters of a line, where the text has lines.
    package static func text(of bytes: some Collection<UInt8>, width: Int? = nil) -> String {
        var letters: [UInt8] = []
        letters.reserveCapacity((bytes.count + 2) / 3 * 4)
        var rest = bytes[...]
        while !rest.isEmpty {
            let group = rest.prefix(3)
            rest = rest.dropFirst(3)
            let bits = group.reduce(0) { $0 << 8 | UInt32($1) } << (8 * UInt32(3 - group.count))
            for place in 0..<4 {
                letters.append(place > group.count ? padding : Self.letters[Int(bits >> (18 - 6 * UInt32(place)) & 63)])
            }
        }
        guard let width, width > 0 else { return String(decoding: letters, as: UTF8.self) }
        let lines = stride(from: 0, to: letters.count, by: width).map { letters[$0..<min($0 + width, letters.count)] }
        return lines.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\r\n")
    }

    /// Reads what ``text(of:width:)`` writes for some bytes as one line; nil for any other text.
    package static func bytes(of text: some StringProtocol) -> [UInt8]? {
        let letters = Array(text.utf8)
        guard letters.count.isMultiple(of: 4) else { return nil }
        let digits = letters.prefix { $0 != padding }
        guard letters.count - digits.count <= 2, letters[digits.count...].allSatisfy({ $0 == padding }) else { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(digits.count / 4 * 3 + 2)
        var bits: UInt32 = 0
        for (place, letter) in digits.enumerated() {
            guard let digit = digit(letter) else { return nil }
            bits = bits << 6 | digit
            // Each letter but the first of four completes a byte.
            if place & 3 > 0 { bytes.append(UInt8(truncatingIfNeeded: bits >> (6 - 2 * UInt32(place & 3)))) }
        }
        // The rest of the last letter says nothing, and could say anything.
        guard bits & (1 << (2 * UInt32(letters.count - digits.count)) - 1) == 0 else { return nil }
        return bytes
    }

    private static func digit(_ letter: UInt8) -> UInt32? {
        switch letter {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(letter - UInt8(ascii: "A"))
        case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(letter - UInt8(ascii: "a")) + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(letter - UInt8(ascii: "0")) + 52
        case UInt8(ascii: "+"): 62
        case UInt8(ascii: "/"): 63
        default: nil
        }
    }
}
