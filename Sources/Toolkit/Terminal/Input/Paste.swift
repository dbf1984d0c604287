/// Text between the marks of a bracketed paste, as it arrives.
struct Paste: Sendable {
    /// What ends a paste: `ESC [ 201 ~`.
    static let end: [UInt8] = [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E]

    /// What has come so far.
    var bytes: [UInt8] = []

    /// The text: line ends as `\n`, and no control characters, which could press keys in what it is pasted into.
    var text: String {
        let raw = String(decoding: bytes, as: UTF8.self)
        var text = ""
        for character in raw {
            if character.isNewline {
                text.append("\n")
            } else if character == "\t"
                || !character.unicodeScalars.contains(where: { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) })
            {
                text.append(character)
            }
        }
        return text
    }
}
