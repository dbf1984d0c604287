import Testing

@testable import Terminal

/// The edges of the forms that terminals send.
struct KeyDecoderEdgeTests {
    private func decode(_ text: String) -> [KeyDecoder.Output] {
        var decoder = KeyDecoder()
        decoder.feed(text.utf8)
        return decoder.drain()
    }

    @Test(
        arguments: [
            (57409, "."), (57410, "/"), (57411, "*"), (57412, "-"), (57413, "+"), (57414, .enter), (57415, "="), (57416, ","),
            (57417, .left), (57418, .right), (57419, .up), (57420, .down), (57421, .pageUp), (57422, .pageDown), (57423, .home),
            (57424, .end), (57425, Key(.insert)), (57426, .delete),
        ] as [(Int, Key)])
    func `each key of kitty's number pad is the key that it says`(code: Int, key: Key) {
        #expect(decode("\u{1B}[\(code)u") == [.event(.key(key))])
    }

    @Test func `a letter without a capital of its own stays itself with Shift`() {
        #expect(decode("\u{1B}[223;2u") == [.event(.key("ß"))])
        #expect(decode("\u{1B}[228;2u") == [.event(.key("Ä"))])
    }

    @Test func `a mouse report without a column or a row is of the first`() {
        #expect(decode("\u{1B}[<0;;5M") == [.event(.mouse(MouseEvent(.press, at: Point(x: 0, y: 4))))])
        #expect(decode("\u{1B}[<0;5;M") == [.event(.mouse(MouseEvent(.press, at: Point(x: 4, y: 0))))])
    }

    @Test func `in the first row only the columns that could be modifiers are F3`() {
        #expect(decode("\u{1B}[1;2R") == [.event(.key(Key(.function(3), .shift)))])
        for column in [1, 17, 20] { #expect(decode("\u{1B}[1;\(column)R") == [.reply(.cursor(Point(x: column - 1, y: 0)))]) }
        #expect(decode("\u{1B}[2;5R") == [.reply(.cursor(Point(x: 4, y: 1)))])
    }

    @Test func `an answer is waited for up to 4096 bytes, and what comes after those is typed`() {
        let short = String(repeating: "x", count: 4093)
        #expect(decode("\u{1B}]\(short)\u{7}y") == [.reply(.other(short)), .event(.key("y"))])
        #expect(decode("\u{1B}]\(short)xyz") == [.ignored(4096), .event(.key("y")), .event(.key("z"))])
    }

    @Test func `a cluster is taken up to 256 bytes, and its other marks are keys of their own`() {
        let marks = String(repeating: "\u{301}", count: 128)
        let found = decode("é\(marks)").compactMap { output -> Int? in
            if case .event(.key(let key)) = output, case .character(let character) = key.code { return character.utf8.count }
            return nil
        }
        #expect(found == [256, 2])
    }

    @Test func `a terminal's own sequence is taken whole, also where it begins with one that is known`() {
        var decoder = KeyDecoder(sequences: [Array("\u{1B}[A\u{1B}[A".utf8): .up])
        decoder.feed("\u{1B}[A\u{1B}[A".utf8)
        #expect(decoder.drain() == [.event(.key(.up))])
    }

    @Test func `no control character is left in a paste, of either set`() {
        let controls = [0x01, 0x1F, 0x7F, 0x80, 0x9F].compactMap { Unicode.Scalar($0) }.map { String($0) }
        #expect(decode("\u{1B}[200~a\(controls.joined(separator: "b"))c\u{A0}d\u{1B}[201~") == [.event(.paste("abbbbc\u{A0}d"))])
    }

    @Test(
        arguments: [
            (32, [.event(.key(" "))]), (31, []), (126, [.event(.key("~"))]), (127, [.event(.key(.backspace))]),
            (160, [.event(.key("\u{A0}"))]),
            (0xD800, []), (0x110000, []),
        ] as [(Int, [KeyDecoder.Output])])
    func `a key by its code is a character where there is one`(_ code: Int, _ keys: [KeyDecoder.Output]) {
        let found = decode("\u{1B}[\(code)u").filter { if case .event = $0 { true } else { false } }
        #expect(found == keys)
    }

    @Test func `a terminal's own sequence is waited for, whatever came before it`() {
        var decoder = KeyDecoder(sequences: [Array("\u{1B}Q9".utf8): .home])
        decoder.feed("ab\u{1B}Q".utf8)
        #expect(decoder.drain() == [.event(.key("a")), .event(.key("b"))])
        decoder.feed("9".utf8)
        #expect(decoder.drain() == [.event(.key(.home))])
        decoder.feed("a\u{1B}Qx".utf8)
        #expect(decoder.drain() == [.event(.key("a")), .event(.key(.alt("Q"))), .event(.key("x"))])
    }
}
