/// A number of 128 bits that a program draws by itself, so that two machines never draw the same one and no store has to hand it out.
package protocol RandomIdentifier: Hashable, Comparable, Sendable {
    var bits: RandomBits { get }

    init(bits: RandomBits)
}

extension RandomIdentifier {
    package var rawValue: UInt128 { bits.number }

    package init(rawValue: UInt128) { self.init(bits: RandomBits(rawValue)) }

    package static func random(using random: inout some RandomNumberGenerator) -> Self {
        Self(rawValue: UInt128.random(in: .min ... .max, using: &random))
    }

    package static func random() -> Self {
        var system = SystemRandomNumberGenerator()
        return random(using: &system)
    }

    package static func < (left: Self, right: Self) -> Bool { left.bits < right.bits }

    /// The sixteen bytes, the highest first.
    package var bytes: [UInt8] { (0..<16).map { UInt8(truncatingIfNeeded: rawValue >> (120 - 8 * UInt128($0))) } }

    /// Returns nil when there are not exactly sixteen bytes.
    package init?(bytes: some Collection<UInt8>) {
        guard bytes.count == 16 else { return nil }
        self.init(rawValue: bytes.reduce(0) { $0 << 8 | UInt128($1) })
    }

    /// 26 lower-case letters and digits (base32), which no file system and no database writes in another way.
    package var text: String {
        String(decoding: (0..<26).map { Base32.letter(UInt8(truncatingIfNeeded: rawValue >> (125 - 5 * UInt128($0)) & 31)) }, as: UTF8.self)
    }

    /// Returns nil when it is not exactly what `text` writes.
    package init?(_ text: String) {
        guard text.utf8.count == 26 else { return nil }
        var value: UInt128 = 0
        for (index, letter) in text.utf8.enumerated() {
            // Five bits each; the first has room for three.
            guard let digit = Base32.digit(letter), index > 0 || digit < 8 else { return nil }
            value = value << 5 | UInt128(digit)
        }
        self.init(rawValue: value)
    }
}

/// For those that declare it: as `text`.
extension RandomIdentifier {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let value = Self(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "no identity")
        }
        self = value
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}

private enum Base32 {
    static func letter(_ digit: UInt8) -> UInt8 { digit < 26 ? UInt8(ascii: "a") + digit : UInt8(ascii: "2") + digit - 26 }

    static func digit(_ letter: UInt8) -> UInt8? {
        switch letter {
        case UInt8(ascii: "a")...UInt8(ascii: "z"): letter - UInt8(ascii: "a")
        case UInt8(ascii: "2")...UInt8(ascii: "7"): letter - UInt8(ascii: "2") + 26
        default: nil
        }
    }
}
