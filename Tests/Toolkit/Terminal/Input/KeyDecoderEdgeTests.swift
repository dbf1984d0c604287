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

    @Test func `a key that types DEL types nothing`() {
        #expect(decode("\u{1B}[97;;127u") == [.ignored(10)] && decode("\u{1B}[97:127;2u") == [.ignored(11)])
    }

    @Test func `a key is let go also where its modifiers are left out`() {
        #expect(decode("\u{1B}[1;:3A") == [.ignored(7)] && decode("\u{1B}[97;:3un") == [.ignored(8), .event(.key("n"))])
    }

    @Test func `an old report of no button is left out whole`() {
        #expect(decode("\u{1B}[MC!!n") == [.ignored(6), .event(.key("n"))])
    }

    @Test func `Esc after the beginning of an answer makes it Alt with a key, after more of it nothing`() {
        #expect(decode("\u{1B}]\u{1B}[A") == [.event(.key(.alt("]"))), .event(.key(.up))])
        #expect(decode("\u{1B}]1\u{1B}[A") == [.ignored(3), .event(.key(.up))])
    }

    @Test func `a byte above all leads is no letter by itself, and waits for nothing`() {
        var decoder = KeyDecoder()
        decoder.feed([0xF5])
        #expect(decoder.drain() == [.event(.key("\u{FFFD}"))])
        decoder.feed([0xF5, 0x80, 0x80, 0x80])
        #expect(decoder.drain() == Array(repeating: .event(.key("\u{FFFD}")), count: 4))
    }

    @Test func `nothing is waited for where nothing is pending, and for Esc alone as long behind a letter`() {
        var decoder = KeyDecoder()
        #expect(decoder.patience == nil)
        decoder.feed("a".utf8)
        #expect(decoder.drain() == [.event(.key("a"))] && decoder.patience == nil)
        decoder.feed("b\u{1B}".utf8)
        #expect(decoder.drain() == [.event(.key("b"))] && decoder.patience == .milliseconds(25))
    }

    @Test func `a terminal's own sequence is not waited for where another key came`() {
        var decoder = KeyDecoder(sequences: [Array("\u{1B}Q9".utf8): .home])
        decoder.feed("\u{1B}x".utf8)
        #expect(decoder.drain() == [.event(.key(.alt("x")))])
    }

    @Test func `a sequence that all terminals send needs no entry, and a longer one is waited for all the same`() {
        var decoder = KeyDecoder(sequences: [Array("\u{1B}[A".utf8): .up, Array("\u{1B}[A\u{1B}[A".utf8): .home])
        decoder.feed("\u{1B}[A".utf8)
        #expect(decoder.next() == nil)
        decoder.feed("\u{1B}[A".utf8)
        #expect(decoder.drain() == [.event(.key(.home))])
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
