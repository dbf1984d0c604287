extension KeyDecoder {
    /// Longer answers are noise; nothing that is asked for here comes near it.
    private static let longestString = 4096

    /// Operating system commands (`ESC ]`), device control strings (`ESC P`) and application commands (`ESC _`), up to BEL or `ESC \`.
    mutating func string() -> Output? {
        var end = 2
        while let byte = peek(end), end < Self.longestString {
            switch byte {
            case 0x07: return consume(end + 1, Self.meaning(kind: bytes[head + 1], of: bytes[(head + 2)..<(head + end)]))
            case 0x1B:
                guard let next = peek(end + 1) else { return mayContinue ? nil : unfinished() }
                guard next == 0x5C else { return broken(at: end) }
                return consume(end + 2, Self.meaning(kind: bytes[head + 1], of: bytes[(head + 2)..<(head + end)]))
            case 0x18, 0x1A: return consume(end + 1, .ignored(end + 1))
            default: end += 1
            }
        }
        return end >= Self.longestString ? consume(end, .ignored(end)) : unfinished()
    }

    /// Another sequence begins inside: there was no string, or it was broken off.
    private mutating func broken(at end: Int) -> Output {
        end == 2 ? consume(2, .alt(Character(Unicode.Scalar(bytes[head + 1])))) : consume(end, .ignored(end))
    }

    /// A string's reply: the colours 10 to 19 that were asked for, and everything else as it is.
    private static func meaning(kind: UInt8, of body: ArraySlice<UInt8>) -> Output {
        let text = String(decoding: body, as: UTF8.self)
        if kind == 0x50, text.hasPrefix(">|") { return .reply(.version(String(text.dropFirst(2)))) }
        guard kind == 0x5D else { return .reply(.other(text)) }
        let parts = text.split(separator: ";", maxSplits: 1)
        if parts.count == 2, let number = Int(parts[0]), (10...19).contains(number), let color = color(parts[1]) {
            return .reply(.color(number, color))
        }
        return .reply(.other(text))
    }

    /// `rgb:RRRR/GGGG/BBBB` with one to four digits each, or `#RRGGBB`.
    private static func color(_ text: Substring) -> Color? {
        if text.hasPrefix("#"), text.count == 7, text.dropFirst().allSatisfy(\.isHexDigit), let hex = UInt32(text.dropFirst(), radix: 16) {
            return Color(hex: hex)
        }
        guard let colon = text.firstIndex(of: ":"), text[..<colon].hasPrefix("rgb") else { return nil }
        let channels = text[text.index(after: colon)...].split(separator: "/").prefix(3).map { digits -> UInt8? in
            guard (1...4).contains(digits.count), digits.allSatisfy(\.isHexDigit), let value = Int(digits, radix: 16) else { return nil }
            return UInt8(value * 255 / ((1 << (4 * digits.count)) - 1))
        }
        guard channels.count == 3, let red = channels[0], let green = channels[1], let blue = channels[2] else { return nil }
        return .rgb(red, green, blue)
    }
}
