import Terminal
import Testing

/// The forms that few terminals send still.
struct KeyDecoderFormTests {
    private func decode(_ text: String) -> [KeyDecoder.Output] {
        var decoder = KeyDecoder()
        decoder.feed(text.utf8)
        return decoder.drain()
    }

    @Test func `function keys by number leave out those that the VT220 left out`() {
        let numbers = Array(11...15) + Array(17...21) + Array(23...26) + [28, 29] + Array(31...34)
        for (index, number) in numbers.enumerated() {
            #expect(decode("\u{1B}[\(number)~") == [.event(.key(.function(index + 1)))], "\(number)")
        }
        for number in [16, 22, 30, 35] { #expect(events(decode("\u{1B}[\(number)~")).isEmpty) }
    }

    private func events(_ outputs: [KeyDecoder.Output]) -> [Event] {
        outputs.compactMap { if case .event(let event) = $0 { event } else { nil } }
    }

    @Test(arguments: ["\u{1B}[1;1:3A", "\u{1B}[5;1:3~", "\u{1B}[97;1:3u"]) func `a key that is let go is none`(_ text: String) {
        #expect(events(decode(text)).isEmpty)
        #expect(decode(text + "n").last == .event(.key("n")))
    }

    @Test(
        arguments: [
            ("a", Key(.up, .control)), ("d", Key(.left, .control)), ("I", .tab), (" ", " "), ("X", "="), ("M", .enter), ("j", "*"),
            ("y", "9"),
        ] as [(String, Key)])
    func `the number pad and rxvt's arrows come after ESC O`(_ letter: String, _ key: Key) {
        #expect(decode("\u{1B}O\(letter)n") == [.event(.key(key)), .event(.key("n"))])
    }

    @Test func `a letter behind ESC O that is no key is left out alone, and one with a modifier in between is a key`() {
        #expect(decode("\u{1B}O5An") == [.event(.key(Key(.up, .control))), .event(.key("n"))])
        #expect(decode("\u{1B}O!n") == [.ignored(3), .event(.key("n"))])
        #expect(decode("\u{1B}O5Z") == [.ignored(3), .event(.key("Z"))])
    }

    @Test func `Ctrl-Shift with a letter is the letter as Shift makes it, with both`() {
        #expect(decode("\u{1B}[97:65;6u") == [.event(.key(Key(.character("A"), [.control, .shift])))])
    }

    @Test func `only a character without Control and Alt is text`() {
        for key: Key in ["a", Key(.character("A"), .shift), " "] { #expect(key.isPrintable) }
        for key: Key in [.control("a"), .alt("a"), .up, .function(1), .enter] { #expect(!key.isPrintable) }
    }

    @Test func `DEL behind ESC O is a key of its own`() {
        #expect(decode("\u{1B}O\u{7F}") == [.event(.key(.alt("O"))), .event(.key(.backspace))])
    }

    @Test func `the private use area ends where letters begin again`() {
        #expect(events(decode("\u{1B}[57344u\u{1B}[63743u")).isEmpty)
        #expect(decode("\u{1B}[63744u") == [.event(.key("\u{F900}"))])
    }

    @Test(arguments: ["\u{18}", "\u{1A}"]) func `CAN and SUB end an answer, which means nothing then`(_ end: String) {
        #expect(decode("\u{1B}]ab\(end)n") == [.ignored(5), .event(.key("n"))])
    }

    @Test func `a sequence is waited for up to 256 bytes, and what comes after those is typed`() {
        let digits = String(repeating: "1", count: 253)
        #expect(events(decode("\u{1B}[\(digits)A")) == [.key(.up)])
        #expect(decode("\u{1B}[\(digits)1A") == [.ignored(256), .event(.key("A"))])
    }

    @Test func `an answer about the terminal's state is an answer, with a question mark or without`() {
        #expect(decode("\u{1B}[?997;1n") == [.reply(.appearance(isDark: true))])
        #expect(decode("\u{1B}[0n") == [.reply(.other("0"))])
    }

    @Test func `Esc before an arrow is Alt, in both forms of the arrow`() {
        #expect(decode("\u{1B}\u{1B}[A") == [.event(.key(Key(.up, .alt)))])
        #expect(decode("\u{1B}\u{1B}OA") == [.event(.key(Key(.up, .alt)))])
    }

    @Test(
        arguments: [
            (2, .shift), (3, .alt), (4, [.shift, .alt]), (5, .control), (6, [.shift, .control]), (7, [.alt, .control]),
            (8, [.shift, .alt, .control]), (33, .alt), (1, []), (65, []), (129, []),
        ] as [(Int, Key.Modifiers)])
    func `modifiers are counted from one`(_ number: Int, _ modifiers: Key.Modifiers) {
        #expect(events(decode("\u{1B}[1;\(number)A\u{1B}[5;\(number)~")) == [.key(Key(.up, modifiers)), .key(Key(.pageUp, modifiers))])
    }

    @Test(arguments: [9, 17, 10, 25]) func `a key with Super or Hyper is the window manager's`(_ number: Int) {
        #expect(events(decode("\u{1B}[1;\(number)A\u{1B}[97;\(number)u")).isEmpty)
    }

    @Test(
        arguments: [
            (0, .press, []), (1, .press, []), (2, .press, []), (3, .press, []), (4, .press, .shift), (8, .press, .alt),
            (16, .press, .control),
            (28, .press, [.shift, .alt, .control]), (32, .drag, []), (34, .drag, []), (36, .drag, .shift), (64, .wheelUp, []),
            (65, .wheelDown, []), (69, .wheelDown, .shift),
        ] as [(Int, MouseEvent.Action, Key.Modifiers)])
    func `a button's number says what it is and which modifiers there were, in both forms of a report`(
        _ button: Int, _ action: MouseEvent.Action, _ modifiers: Key.Modifiers
    ) throws {
        #expect(events(decode("\u{1B}[<\(button);3;2M")) == [.mouse(MouseEvent(action, at: Point(x: 2, y: 1), modifiers: modifiers))])
        let old = Character(try #require(Unicode.Scalar(UInt32(button + 32))))
        let isRelease = button == 3
        #expect(
            events(decode("\u{1B}[M\(old)#\"")) == [
                .mouse(MouseEvent(isRelease ? .release : action, at: Point(x: 2, y: 1), modifiers: modifiers))
            ])
    }

    @Test(arguments: [35, 66, 67, 128]) func `a movement without a button, and a thumb's button, are no event`(_ button: Int) {
        #expect(events(decode("\u{1B}[<\(button);3;2M")).isEmpty)
    }

    @Test func `an old report has its place from 33 on, and is waited for whole`() {
        #expect(events(decode("\u{1B}[M !!")) == [.mouse(MouseEvent(.press, at: .zero))])
        #expect(events(decode("\u{1B}[M   ")) == [.mouse(MouseEvent(.press, at: .zero))])
        #expect(events(decode("\u{1B}[M ~\"")) == [.mouse(MouseEvent(.press, at: Point(x: 93, y: 1)))])
        var decoder = KeyDecoder()
        for byte in "\u{1B}[M !".utf8 {
            decoder.feed([byte])
            #expect(decoder.next() == nil)
        }
        decoder.feed("!".utf8)
        #expect(decoder.next() == .event(.mouse(MouseEvent(.press, at: .zero))))
    }

    @Test func `each control byte is a key`() {
        for byte in UInt8(1)...26 where ![8, 9, 10, 13].contains(byte) {
            #expect(
                decode("\(Character(Unicode.Scalar(byte)))n") == [
                    .event(.key(.control(Character(Unicode.Scalar(byte + 96))))), .event(.key("n")),
                ])
        }
        for (byte, letter) in zip(UInt8(0x1C)...0x1F, "\\]^_") {
            #expect(decode("\(Character(Unicode.Scalar(byte)))") == [.event(.key(.control(letter)))])
        }
    }

    @Test(
        arguments: ["\u{7E}", "\u{A0}", "\u{7FF}", "\u{800}", "\u{D7FF}", "\u{E000}", "\u{FFFD}", "\u{10000}", "\u{40000}", "\u{10FFFF}"]
            as [Character])
    func `a scalar of any length is a key, whole and in pieces`(_ character: Character) {
        #expect(decode("\(character)") == [.event(.key(Key(.character(character))))])
        var decoder = KeyDecoder()
        for byte in String(character).utf8.dropLast() {
            decoder.feed([byte])
            #expect(decoder.next() == nil)
        }
        decoder.feed(String(character).utf8.suffix(1))
        #expect(decoder.next() == .event(.key(Key(.character(character)))))
    }

    @Test(arguments: [[0xC0], [0xC1], [0xF5], [0xFF], [0x80], [0xC2, 0x80], [0xC2, 0x9F]] as [[UInt8]])
    func `what is no UTF-8, and a control character of the second set, is one replacement character`(_ bytes: [UInt8]) {
        var decoder = KeyDecoder()
        decoder.feed(bytes + [0x6E])
        #expect(decoder.drain() == [.event(.key("\u{FFFD}")), .event(.key("n"))])
    }

    @Test(
        arguments: [
            ("10;#102030", .color(10, .rgb(16, 32, 48))), ("19;rgb:1/22/333", .color(19, .rgb(0x11, 0x22, 0x33))),
            ("11;rgba:ffff/0/8000/1", .color(11, .rgb(255, 0, 127))), ("9;#102030", .other("9;#102030")),
            ("20;#102030", .other("20;#102030")),
            ("11;#10203", .other("11;#10203")), ("11;#1020304", .other("11;#1020304")), ("11;#10203g", .other("11;#10203g")),
            ("11;rgb:12345/0/0", .other("11;rgb:12345/0/0")), ("11;rgb:1/2", .other("11;rgb:1/2")),
            ("11;rgb:+1/2/3", .other("11;rgb:+1/2/3")),
            ("11;cmy:1/2/3", .other("11;cmy:1/2/3")), ("11", .other("11")), ("x;#102030", .other("x;#102030")),
        ] as [(String, TerminalReply)])
    func `a colour is in one of two forms, and of one of ten numbers`(_ text: String, _ reply: TerminalReply) {
        #expect(decode("\u{1B}]\(text)\u{7}") == [.reply(reply)] && decode("\u{1B}]\(text)\u{1B}\\") == [.reply(reply)])
    }

    @Test func `each key of the number pad is its character`() {
        for (letter, character) in zip("jklmnopqrstuvwxy", "*+,-./0123456789") {
            #expect(decode("\u{1B}O\(letter)") == [.event(.key(Key(.character(character))))])
        }
        for (letter, code) in zip("ABCDFH", [Key.Code.up, .down, .right, .left, .end, .home]) {
            #expect(decode("\u{1B}O\(letter)\u{1B}[\(letter)") == [.event(.key(Key(code))), .event(.key(Key(code)))])
        }
        for (letter, code) in zip("abcd", [Key.Code.up, .down, .right, .left]) {
            #expect(decode("\u{1B}O\(letter)\u{1B}[\(letter)") == [.event(.key(Key(code, .control))), .event(.key(Key(code, .shift)))])
        }
        for (letter, number) in zip("PQRS", 1...4) { #expect(decode("\u{1B}O\(letter)") == [.event(.key(.function(number)))]) }
    }

    @Test func `an answer may be empty, and letters beside the number pad are no keys`() {
        #expect(decode("\u{1B}]\u{7}n") == [.reply(.other("")), .event(.key("n"))])
        #expect(decode("\u{1B}P\u{1B}\\n") == [.reply(.other("")), .event(.key("n"))])
        #expect(decode("\u{1B}Ozn\u{1B}Oin") == [.ignored(3), .event(.key("n")), .ignored(3), .event(.key("n"))])
    }

    @Test func `backspace has two codes, and a report of the focus has no second number`() {
        #expect(decode("\u{1B}[8u\u{1B}[127u") == [.event(.key(.backspace)), .event(.key(.backspace))])
        #expect(events(decode("\u{1B}[1;2O")).isEmpty)
    }

    @Test func `a blank before a letter beyond ASCII is typed`() {
        #expect(decode(" é 한") == [" ", "é", " ", "한"].map { .event(.key(Key(.character($0)))) })
    }
}
