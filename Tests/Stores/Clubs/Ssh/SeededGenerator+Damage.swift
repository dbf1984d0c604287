import Walking

extension SeededGenerator {
    /// Damages a line as a bad connection or a wicked member does.
    mutating func damage(_ line: String) -> String {
        var bytes = Array(line.utf8)
        switch Int.random(in: 0..<7, using: &self) {
        case 0: bytes.removeLast(min(bytes.count, .random(in: 1...20, using: &self)))
        case 1:
            for _ in 0..<Int.random(in: 1...3, using: &self) where !bytes.isEmpty {
                bytes[.random(in: bytes.indices, using: &self)] ^= 1 << UInt8.random(in: 0..<7, using: &self)
            }
        case 2:
            var words = line.split(separator: " ", omittingEmptySubsequences: false)
            words.swapAt(.random(in: words.indices, using: &self), .random(in: words.indices, using: &self))
            return words.joined(separator: " ")
        case 3:
            var words = line.split(separator: " ", omittingEmptySubsequences: false)
            words.insert(words[.random(in: words.indices, using: &self)], at: .random(in: words.indices, using: &self))
            return words.joined(separator: " ")
        case 4:
            let digits = bytes.indices.filter { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[$0]) }
            if let index = digits.randomElement(using: &self) {
                let others = ["-1", "99999999999999999999", "-", "1000000", ""]
                bytes.replaceSubrange(index...index, with: Array((others.randomElement(using: &self) ?? "").utf8))
            }
        case 5: bytes.insert(contentsOf: Array(repeating: UInt8(ascii: "a"), count: 70_000), at: .random(in: 0...bytes.count, using: &self))
        default: bytes.insert(.random(in: 0x20...0x7E, using: &self), at: .random(in: 0...bytes.count, using: &self))
        }
        return String(decoding: bytes.filter { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }
}
