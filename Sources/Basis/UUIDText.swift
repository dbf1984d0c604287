/// Numbers of 128 bits as everybody writes them (RFC 9562): `6BA7B810-9DAD-11D1-80B4-00C04FD430C8`.
package enum UUIDText {
    private static let lengths = [8, 4, 4, 4, 12]

    /// Writes a number, with capital letters.
    package static func text(of number: UInt128) -> String {
        var place = 32
        return lengths.map { length in
            place -= length
            let digits = String(number >> (4 * UInt128(place)) & (1 << (4 * UInt128(length)) - 1), radix: 16, uppercase: true)
            return String(repeating: "0", count: length - digits.utf8.count) + digits
        }.joined(separator: "-")
    }

    /// Reads capital and small letters alike; nil for anything that is not written so.
    package static func number(of text: some StringProtocol) -> UInt128? {
        let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard parts.map(\.count) == lengths else { return nil }
        var number: UInt128 = 0
        for letter in parts.joined() {
            guard letter < 0x80, let digit = Character(Unicode.Scalar(letter)).hexDigitValue else { return nil }
            number = number << 4 | UInt128(digit)
        }
        return number
    }

    /// Draws a number that nobody else draws (version 4).
    package static func random() -> UInt128 {
        let (version, variant) = (UInt128(0xF) << 76, UInt128(3) << 62)
        return .random(in: .min ... .max) & ~version & ~variant | 4 << 76 | 2 << 62
    }
}
