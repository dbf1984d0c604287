/// A number of 128 bits that a program draws by itself, so that two machines never draw the same one and no store has to hand it out.
package protocol RandomIdentifier: Hashable, Comparable, Sendable {
    var rawValue: UInt128 { get }

    init(rawValue: UInt128)
}

extension RandomIdentifier {
    package static func random(using random: inout some RandomNumberGenerator) -> Self {
        Self(rawValue: UInt128.random(in: .min ... .max, using: &random))
    }

    package static func random() -> Self {
        var system = SystemRandomNumberGenerator()
        return random(using: &system)
    }

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    /// The sixteen bytes, the highest first.
    package var bytes: [UInt8] { (0..<16).map { UInt8(truncatingIfNeeded: rawValue >> (120 - 8 * UInt128($0))) } }

    /// Nil when there are not exactly sixteen bytes.
    package init?(bytes: some Collection<UInt8>) {
        guard bytes.count == 16 else { return nil }
        self.init(rawValue: bytes.reduce(0) { $0 << 8 | UInt128($1) })
    }

    /// 26 lower-case letters and digits (base32), which no file system and no database writes in another way.
    package var text: String {
        String((0..<26).map { Base32.alphabet[Int(truncatingIfNeeded: rawValue >> (125 - 5 * UInt128($0)) & 31)] })
    }

    /// Nil when it is not exactly what `text` writes.
    package init?(_ text: String) {
        guard text.utf8.count == 26 else { return nil }
        var value: UInt128 = 0
        for (index, character) in text.enumerated() {
            guard let digit = Base32.alphabet.firstIndex(of: character), index > 0 || digit < 8 else { return nil }
            value = value << 5 | UInt128(digit)
        }
        self.init(rawValue: value)
    }
}

private enum Base32 {
    static let alphabet = Array("abcdefghijklmnopqrstuvwxyz234567")
}
