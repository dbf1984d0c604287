import Testing

@testable import Terminal

struct KeyDecoderPropertyTests {
    private static let pieces: [String] = [
        "a", "q", "7", "한", "é", "👑", "\u{1B}", "\u{1B}[A", "\u{1B}OB", "\u{1B}[1;5C", "\u{1B}[3~", "\u{1B}[97;5u", "\u{1B}[<0;3;4M",
        "\u{1B}[I",
        "\u{1B}[200~", "\u{1B}[201~", "\u{1B}]11;rgb:1/2/3\u{7}", "\u{1B}P1$r\u{1B}\\", "\u{1B}[?62c", "\r", "\t", "\u{3}", "\u{7F}",
        "\u{1B}x", "[", "O", ";",
        "~", "M", "\u{1B}[", "\u{1B}]", "\u{1B}[M", "\u{1B}\u{1B}[",
    ]

    private static func bytes(using random: inout SeededGenerator) -> [UInt8] {
        var bytes: [UInt8] = []
        for _ in 0..<Int.random(in: 1..<30, using: &random) {
            if Int.random(in: 0..<8, using: &random) == 0 {
                bytes.append(UInt8.random(in: 0...255, using: &random))
            } else {
                bytes += pieces[Int.random(in: 0..<pieces.count, using: &random)].utf8
            }
        }
        return bytes
    }

    /// Text that came in pieces is the same text.
    private static func joined(_ outputs: [KeyDecoder.Output]) -> [String] {
        var found: [String] = []
        var text = ""
        for output in outputs {
            if case .event(.key(let key)) = output, case .character(let character) = key.code, key.modifiers.isEmpty {
                text.append(character)
            } else {
                if !text.isEmpty { found.append(text) }
                text = ""
                found.append("\(output)")
            }
        }
        return text.isEmpty ? found : found + [text]
    }

    @Test(arguments: 0..<60)
    func `no byte is lost and none counts twice`(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        for _ in 0..<40 {
            var decoder = KeyDecoder()
            let bytes = Self.bytes(using: &random)
            var fed = 0
            while fed < bytes.count {
                let count = min(bytes.count - fed, Int.random(in: 1...6, using: &random))
                decoder.feed(bytes[fed..<fed + count])
                fed += count
                var head = decoder.head
                while decoder.next() != nil {
                    #expect(decoder.head > head, "an output that took no byte, in \(bytes)")
                    head = decoder.head
                }
                #expect(decoder.head >= head)
            }
            decoder.flush()
            _ = decoder.drain()
            #expect(decoder.head == decoder.bytes.count, "left over in \(bytes)")
            #expect(decoder.paste == nil)
            #expect(decoder.patience == nil)
        }
    }

    @Test(arguments: 0..<60)
    func `bytes mean the same in whatever pieces they come`(seed: Int) {
        var random = SeededGenerator(seed: UInt64(9000 + seed))
        for _ in 0..<40 {
            let bytes = Self.bytes(using: &random)
            var whole = KeyDecoder()
            whole.feed(bytes)
            var expected = whole.drain()
            whole.flush()
            expected += whole.drain()

            var pieces = KeyDecoder()
            var found: [KeyDecoder.Output] = []
            var fed = 0
            while fed < bytes.count {
                let count = min(bytes.count - fed, Int.random(in: 1...4, using: &random))
                pieces.feed(bytes[fed..<fed + count])
                fed += count
                found += pieces.drain()
            }
            pieces.flush()
            found += pieces.drain()
            #expect(Self.joined(found) == Self.joined(expected), "in \(bytes)")
        }
    }
}
