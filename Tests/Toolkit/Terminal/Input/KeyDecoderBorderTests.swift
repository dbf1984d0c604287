import Testing

@testable import Terminal

/// The first and last bytes of each range, and those beside them.
struct KeyDecoderBorderTests {
    private func decode(_ text: String, _ sequences: [[UInt8]: Key] = [:]) -> [KeyDecoder.Output] {
        var decoder = KeyDecoder(sequences: sequences)
        decoder.feed(text.utf8)
        return decoder.drain()
    }

    private func keys(_ text: String) -> [Key] {
        decode(text).compactMap { if case .event(.key(let key)) = $0 { key } else { nil } }
    }

    @Test(arguments: [("a", Key.Code.up), ("b", .down), ("c", .right), ("d", .left)])
    func `rxvt's small letters are arrows with Shift, behind O with Ctrl`(_ letter: String, _ code: Key.Code) {
        #expect(keys("\u{1B}[\(letter)") == [Key(code, .shift)])
        #expect(keys("\u{1B}O\(letter)") == [Key(code, .control)])
    }

    @Test func `the letter behind the last arrow is none, and what follows it is typed`() {
        #expect(keys("\u{1B}[ex") == ["x"] && keys("\u{1B}Oex") == ["x"])
        #expect(keys("\u{1B}OTx") == ["x"] && keys("\u{1B}[Tx") == ["x"], "F4 is the last with a letter")
        #expect(keys("\u{1B}OS") == [Key(.function(4))] && keys("\u{1B}OP") == [Key(.function(1))])
    }

    @Test func `the end of the keys by number is End's second number, F14 and F20`() {
        #expect(keys("\u{1B}[8~") == [.end] && keys("\u{1B}[9~x") == ["x"] && keys("\u{1B}[7~") == [.home])
        #expect(keys("\u{1B}[26~") == [Key(.function(14))] && keys("\u{1B}[34~") == [Key(.function(20))])
        #expect(
            keys("\u{1B}[35~x") == ["x"] && keys("\u{1B}[16~x") == ["x"] && keys("\u{1B}[22~x") == ["x"] && keys("\u{1B}[30~x") == ["x"])
        #expect(keys("\u{1B}[~x") == ["x"], "no number is no key")
        #expect(keys("\u{1B}[27~x") == ["x"], "xterm's other keys have their code behind it")
    }

    @Test func `rxvt's other ends of a numbered key add Ctrl, and Shift with it`() {
        #expect(keys("\u{1B}[5^") == [Key(.pageUp, .control)])
        #expect(keys("\u{1B}[5@") == [Key(.pageUp, [.control, .shift])])
    }

    @Test func `an old modifier stands before the letter, from 1 to 9`() {
        #expect(keys("\u{1B}O1A") == [Key(.up)] && keys("\u{1B}O8A") == [Key(.up, [.shift, .alt, .control])])
        #expect(keys("\u{1B}O9Ax") == ["A", "x"], "Super belongs to the window manager, and the letter is typed")
        #expect(keys("\u{1B}O ") == [" "] && keys("\u{1B}O~x") == ["x"])
        #expect(decode("\u{1B}O:") == [.ignored(3)], "what is no modifier is not waited for")
    }

    @Test func `the console's function keys go from A to E`() {
        #expect(keys("\u{1B}[[Ax") == [Key(.function(1)), "x"] && keys("\u{1B}[[Ex") == [Key(.function(5)), "x"])
        #expect(keys("\u{1B}[[Fx") == ["F", "x"] && keys("\u{1B}[[@x") == ["@", "x"])
        #expect(decode("\u{1B}[[F") == [.ignored(3), .event(.key("F"))])
    }

    @Test func `a sequence ends with its last byte, and what breaks it off is typed`() {
        #expect(keys("\u{1B}[1 ~x") == ["x"], "a blank stands within it")
        #expect(keys("\u{1B}[1?~x") == ["x"])
        #expect(keys("\u{1B}[5\u{7F}x") == [.backspace, "x"] && keys("\u{1B}[5\rx") == [.enter, "x"])
        #expect(keys("\u{1B}[1@x") == [Key(.home, [.control, .shift]), "x"], "@ is the first byte that ends one")
    }

    @Test func `a blank or a slash before the last byte makes it another sequence`() {
        #expect(decode("\u{1B}[ A") == [.ignored(4)] && decode("\u{1B}[/A") == [.ignored(4)])
        #expect(decode("\u{1B}[?4$$y") == [.ignored(7)], "a mode's state has one dollar sign")
    }

    @Test func `focus has no more than one number`() {
        #expect(decode("\u{1B}[I") == [.event(.focus(true))] && decode("\u{1B}[O") == [.event(.focus(false))])
        #expect(decode("\u{1B}[1;2I") == [.ignored(6)] && decode("\u{1B}[1;2O") == [.ignored(6)])
    }

    @Test func `numbers that are left out of an answer are zero`() {
        #expect(decode("\u{1B}[?;1c") == [.reply(.attributes([0, 1]))])
        #expect(decode("\u{1B}[?u") == [.reply(.keyboard(0))])
        #expect(decode("\u{1B}[?$y") == [.reply(.mode(0, state: 0))])
        #expect(decode("\u{1B}[?4:7;1c") == [.reply(.attributes([4, 1]))], "of parts the first counts")
        #expect(decode("\u{1B}[?3;7R") == [.reply(.cursor(Point(x: 6, y: 2)))])
        #expect(decode("\u{1B}[?99999999c") == [.reply(.attributes([0xFF_FFFF]))], "no number is larger")
    }

    @Test func `light and dark are two numbers and no third`() {
        #expect(
            decode("\u{1B}[?997;1n") == [.reply(.appearance(isDark: true))]
                && decode("\u{1B}[?997;2n") == [.reply(.appearance(isDark: false))])
        #expect(decode("\u{1B}[?997;3n") == [.reply(.other("997;3"))] && decode("\u{1B}[?996;1n") == [.reply(.other("996;1"))])
        #expect(decode("\u{1B}[?997n") == [.reply(.other("997"))] && decode("\u{1B}[?997;1;1n") == [.reply(.other("997;1;1"))])
        #expect(decode("\u{1B}[0n") == [.reply(.other("0"))])
    }

    @Test func `a size is believed from one cell up to what the kernel can say`() {
        #expect(decode("\u{1B}[48;24;80t") == [.reply(.size(Size(width: 80, height: 24)))])
        #expect(decode("\u{1B}[48;1;1;9;9t") == [.reply(.size(Size(width: 1, height: 1)))])
        #expect(decode("\u{1B}[48;70000;80000t") == [.reply(.size(Size(width: 65535, height: 65535)))])
        for none in ["48;0;80", "48;24;0", "48;24", "47;24;80"] {
            #expect(decode("\u{1B}[\(none)t") == [.reply(.other(none))])
        }
    }

    @Test func `a cell has from one to 256 pixels either way`() {
        #expect(decode("\u{1B}[6;16;8t") == [.reply(.cell(Size(width: 8, height: 16)))])
        #expect(decode("\u{1B}[6;257;300t") == [.reply(.cell(Size(width: 256, height: 256)))])
        for none in ["6;0;8", "6;16;0", "6;16", "6;16;8;1"] { #expect(decode("\u{1B}[\(none)t") == [.reply(.other(none))]) }
    }

    @Test func `a paste begins with its number alone`() {
        var decoder = KeyDecoder()
        decoder.feed("\u{1B}[200~".utf8)
        _ = decoder.drain()
        #expect(decoder.isPasting)
        var other = KeyDecoder()
        other.feed("\u{1B}[201~x".utf8)
        #expect(other.drain().last == .event(.key("x")) && !other.isPasting)
    }

    @Test func `of two keys that the terminal knows the longer one is taken, and Alt with one that it knows`() {
        let sequences: [[UInt8]: Key] = [Array("\u{1B}#".utf8): Key(.function(6)), Array("\u{1B}#1".utf8): Key(.function(7))]
        #expect(decode("\u{1B}#1x", sequences) == [.event(.key(Key(.function(7)))), .event(.key("x"))])
        #expect(decode("\u{1B}#2", sequences) == [.event(.key(Key(.function(6)))), .event(.key("2"))])
        #expect(keys("\u{1B}\u{1B}[A") == [Key(.up, .alt)] && keys("\u{1B}\u{1B}OA") == [Key(.up, .alt)])
        #expect(keys("\u{1B}\u{1B}[5~") == [Key(.pageUp, .alt)] && keys("\u{1B}\u{1B}Oj") == [Key(.character("*"), .alt)])
        #expect(decode("\u{1B}\u{1B}[T") == [.ignored(4)])
    }

    @Test(arguments: "abcdefghijklmnopqrst") func `the longer key is taken in whatever order they are known`(_ letter: Character) {
        let sequences: [[UInt8]: Key] = [Array("\u{1B}#\(letter)".utf8): .home, Array("\u{1B}#\(letter)1".utf8): .end]
        #expect(decode("\u{1B}#\(letter)1", sequences) == [.event(.key(.end))])
    }

    @Test func `every signal is final but an interrupt`() {
        #expect(Termination.interrupt.mayBeRefused && !Termination.terminate.mayBeRefused && !Termination.hangUp.mayBeRefused)
    }

    @Test(arguments: [
        ("ㄱ", "r"), ("ㅎ", "g"), ("ㅏ", "k"), ("ㅣ", "l"), ("가", "rk"), ("힣", "glg"), ("주", "wn"), ("값", "rkqt"), ("\u{3130}", ""),
        ("\u{3164}", ""), ("\u{ABFF}", ""), ("\u{D7A4}", ""), ("q", ""), ("각", "rkr"), ("까", "Rk"), ("의", "dml"),
    ])
    func `Hangul was typed with the keys of its letters`(_ text: String, _ latin: String) {
        #expect(Character(text).latinKeys == latin)
        #expect(Key(.character(Character(text))).latinKeys == latin.map { Key(.character($0)) })
        #expect(Key(.character(Character(text)), .control).latinKeys.isEmpty)
    }
}
