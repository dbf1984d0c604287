/// A person's identity in a club in a form that can be written down: eight groups of four letters and digits, with a check at the end.
///
/// It has no words. No list of them is on every system, and one of this program's own could never change again; 32 characters of an
/// alphabet without 0, 1, 8 and 9 are as quickly copied as two dozen words, in every language.
package struct RecoveryPhrase: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
    /// The bytes of the secret; 128 bits cannot be guessed.
    static let length = 16
    private static let checkLength = 4
    private static let alphabet = Array("abcdefghijklmnopqrstuvwxyz234567".utf8)

    let secret: [UInt8]

    /// Returns nil when the secret has another length.
    init?(secret: [UInt8]) {
        guard secret.count == Self.length else { return nil }
        self.secret = secret
    }

    /// Reads what a person typed: case, spaces and dashes do not count, and a 0 or 1 is the letter that it looks like.
    ///
    /// Returns nil when something is missing or wrong.
    package init?(typed text: String) {
        var bytes: [UInt8] = []
        var (buffer, bits) = (0, 0)
        for character in text.lowercased().utf8 where character != UInt8(ascii: " ") && character != UInt8(ascii: "-") {
            let meant = [UInt8(ascii: "0"): UInt8(ascii: "o"), UInt8(ascii: "1"): UInt8(ascii: "l")][character] ?? character
            guard let digit = Self.alphabet.firstIndex(of: meant), bytes.count < Self.length + Self.checkLength else { return nil }
            (buffer, bits) = (buffer << 5 | digit, bits + 5)
            guard bits >= 8 else { continue }
            bits -= 8
            bytes.append(UInt8(truncatingIfNeeded: buffer >> bits))
            buffer &= 1 << bits - 1
        }
        let secret = Array(bytes.prefix(Self.length))
        guard bits == 0, bytes.count == Self.length + Self.checkLength, Array(bytes.suffix(Self.checkLength)) == Self.check(of: secret)
        else {
            return nil
        }
        self.secret = secret
    }

    /// `k7mq-2xab-…`: what is shown once, and typed on a new machine.
    package var text: String {
        var (letters, buffer, bits) = ([UInt8](), 0, 0)
        for byte in secret + Self.check(of: secret) {
            (buffer, bits) = (buffer << 8 | Int(byte), bits + 8)
            while bits >= 5 {
                bits -= 5
                letters.append(Self.alphabet[buffer >> bits & 31])
            }
            buffer &= 1 << bits - 1
        }
        return stride(from: 0, to: letters.count, by: 4).map { String(decoding: letters[$0..<min($0 + 4, letters.count)], as: UTF8.self) }
            .joined(separator: "-")
    }

    private static func check(of secret: [UInt8]) -> [UInt8] {
        Blake2b.hash(Array("gnd-recovery".utf8) + secret, length: checkLength)
    }

    package var description: String { "RecoveryPhrase" }
    package var customMirror: Mirror { Mirror(self, children: [:]) }
}
