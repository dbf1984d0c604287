/// Writes any text into one segment of a path, and reads it back.
nonisolated enum PercentCoding {
    private static let digits = Array("0123456789ABCDEF")

    static func encode(_ text: String) -> String {
        var result = ""
        for byte in text.utf8 {
            let scalar = Unicode.Scalar(byte)
            let isPlain =
                byte < 128 && (scalar.properties.isAlphabetic || (48...57).contains(byte) || "-._~".unicodeScalars.contains(scalar))
            if isPlain {
                result.unicodeScalars.append(scalar)
            } else {
                result += "%"
                result.append(digits[Int(byte >> 4)])
                result.append(digits[Int(byte & 15)])
            }
        }
        return result
    }

    /// - Returns: nil for a broken escape or for bytes that are no text.
    static func decode(_ text: some StringProtocol) -> String? {
        var bytes: [UInt8] = []
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard let high = rest.popFirst(), let low = rest.popFirst(),
                let high = Character(Unicode.Scalar(high)).hexDigitValue, let low = Character(Unicode.Scalar(low)).hexDigitValue
            else { return nil }
            bytes.append(UInt8(high << 4 | low))
        }
        return String(validating: bytes, as: UTF8.self)
    }
}
