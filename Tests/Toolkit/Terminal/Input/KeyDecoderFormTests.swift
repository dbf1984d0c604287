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
}
