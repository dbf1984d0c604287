import Testing

@testable import Terminal

struct KeyDecoderTests {
    private func decode(_ text: String, flush: Bool = true) -> [KeyDecoder.Output] { decode(Array(text.utf8), flush: flush) }

    private func decode(_ bytes: [UInt8], flush: Bool = true) -> [KeyDecoder.Output] {
        var decoder = KeyDecoder()
        decoder.feed(bytes)
        var found = decoder.drain()
        if flush {
            decoder.flush()
            found += decoder.drain()
        }
        return found
    }

    private func keys(_ keys: Key...) -> [KeyDecoder.Output] { keys.map { .event(.key($0)) } }

    @Test(
        arguments: [
            ("\u{1B}[A", .up), ("\u{1B}OA", .up), ("\u{1B}[B", .down), ("\u{1B}OC", .right), ("\u{1B}[D", .left), ("\u{1B}[H", .home),
            ("\u{1B}OF", .end), ("\u{1B}[1~", .home), ("\u{1B}[7~", .home), ("\u{1B}[3~", .delete), ("\u{1B}[2~", Key(.insert)),
            ("\u{1B}[5~", .pageUp), ("\u{1B}[6~", .pageDown), ("\u{1B}[Z", .shiftTab), ("\u{1B}[1;5A", Key(.up, .control)),
            ("\u{1B}[1;2D", Key(.left, .shift)), ("\u{1B}[1;3C", Key(.right, .alt)), ("\u{1B}[1;8B", Key(.down, [.shift, .alt, .control])),
            ("\u{1B}[3;5~", Key(.delete, .control)), ("\u{1B}O5A", Key(.up, .control)), ("\u{1B}[a", Key(.up, .shift)),
            ("\u{1B}Oa", Key(.up, .control)), ("\u{1B}\u{1B}[A", Key(.up, .alt)), ("\u{1B}OP", .function(1)), ("\u{1B}[11~", .function(1)),
            ("\u{1B}[[A", .function(1)), ("\u{1B}[15~", .function(5)), ("\u{1B}[24~", .function(12)),
            ("\u{1B}[1;2P", Key(.function(1), .shift)),
            ("\u{1B}[1;5R", Key(.function(3), .control)), ("\u{1B}[25~", .function(13)), ("\u{1B}OM", .enter), ("\u{1B}Oj", "*"),
            ("\u{1B}Op", "0"), ("\u{1B}Oy", "9"), ("\u{1B}Ok", "+"),
        ] as [(String, Key)])
    func `sequences of xterm, rxvt, Linux and the number pad are keys`(text: String, key: Key) {
        #expect(decode(text, flush: false) == keys(key))
    }

    @Test(
        arguments: [
            ("\r", .enter), ("\n", .enter), ("\t", .tab), ("\u{7F}", .backspace), ("\u{8}", .backspace), ("\u{3}", .control("c")),
            ("\u{1A}", .control("z")), ("\u{0}", .control(" ")), ("\u{1C}", .control("\\")), ("\u{1F}", .control("_")),
            ("\u{1B}x", .alt("x")),
            ("\u{1B}한", .alt("한")), ("\u{1B}\r", Key(.enter, .alt)), ("\u{1B}\u{7F}", Key(.backspace, .alt)),
            ("\u{1B}\u{1}", Key(.character("a"), [.alt, .control])), ("a", "a"), ("é", "é"), ("한", "한"), ("👑", "👑"), ("👨‍👩‍👧", "👨‍👩‍👧"),
            ("e\u{301}", "e\u{301}"), ("🇰🇷", "🇰🇷"),
        ] as [(String, Key)])
    func `bytes and clusters are keys`(text: String, key: Key) {
        #expect(decode(text, flush: false) == keys(key))
    }

    @Test(
        arguments: [
            ("\u{1B}[97u", "a"), ("\u{1B}[97;5u", .control("a")), ("\u{1B}[97;2u", "A"), ("\u{1B}[97:65;2u", "A"), ("\u{1B}[49:33;2u", "!"),
            ("\u{1B}[27u", .escape), ("\u{1B}[13;2u", Key(.enter, .shift)), ("\u{1B}[9;5u", Key(.tab, .control)),
            ("\u{1B}[127;3u", Key(.backspace, .alt)),
            ("\u{1B}[57414u", .enter), ("\u{1B}[57399u", "0"), ("\u{1B}[57419u", .up), ("\u{1B}[57376u", .function(13)),
            ("\u{1B}[97;1:2u", "a"),
            ("\u{1B}[97;65u", "a"), ("\u{1B}[97;;54620u", "한"), ("\u{1B}[27;5;9~", Key(.tab, .control)),
            ("\u{1B}[27;2;13~", Key(.enter, .shift)),
            ("\u{1B}[97;6u", Key(.character("a"), [.control, .shift])), ("\u{1B}[13~", .function(3)),
        ] as [(String, Key)])
    func `the kitty protocol and xterm's other keys are keys`(text: String, key: Key) {
        #expect(decode(text, flush: false) == keys(key))
    }

    @Test(arguments: ["\u{1B}[97;1:3u", "\u{1B}[57441u", "\u{1B}[97;9u", "\u{1B}[1;1:3A", "\u{1B}[99~", "\u{1B}[?1;2;3x", "\u{1B}[1;9A"])
    func `letting go, modifiers alone and what is unknown press nothing`(text: String) {
        #expect(decode(text) == [.ignored(text.utf8.count)])
    }

    @Test func `Esc alone waits for as long as it is asked to, then is Esc`() {
        var decoder = KeyDecoder()
        decoder.feed([0x1B])
        #expect(decoder.next() == nil)
        #expect(decoder.patience == .milliseconds(25))
        decoder.flush()
        #expect(decoder.drain() == keys(.escape))
        #expect(decoder.patience == nil)
        decoder.feed("[A".utf8)
        #expect(decoder.drain() == keys("[", "A"))
    }

    @Test func `Esc twice is Esc twice`() {
        #expect(decode("\u{1B}\u{1B}") == keys(.escape, .escape))
        #expect(decode("\u{1B}\u{1B}x") == keys(.escape, .alt("x")))
    }

    @Test func `Alt with a bracket is told from half a sequence by waiting longer`() {
        var decoder = KeyDecoder()
        decoder.feed("\u{1B}[".utf8)
        #expect(decoder.next() == nil)
        #expect(decoder.patience == .milliseconds(250))
        decoder.flush()
        #expect(decoder.drain() == keys(.alt("[")))
        #expect(decode("\u{1B}[1;5") == [.ignored(5)])
        #expect(decode("\u{1B}O") == keys(.alt("O")))
        #expect(decode("\u{1B}]") == keys(.alt("]")))
    }

    @Test func `a sequence that is broken off does not swallow what follows`() {
        #expect(decode("\u{1B}[1;\u{1B}[A") == [.ignored(4)] + keys(.up))
        #expect(decode("\u{1B}[1;\rx") == [.ignored(4)] + keys(.enter, "x"))
        #expect(decode("\u{1B}]11;\u{1B}[A") == [.ignored(5)] + keys(.up))
    }

    @Test func `UTF-8 comes together across reads, and what is no UTF-8 is one replacement character`() {
        var decoder = KeyDecoder()
        for byte in "한".utf8.dropLast() {
            decoder.feed([byte])
            #expect(decoder.next() == nil)
        }
        decoder.feed("한".utf8.suffix(1))
        #expect(decoder.drain() == keys("한"))
        #expect(decode([0xFF, 0x61]) == keys("\u{FFFD}", "a"))
        #expect(decode([0xED, 0x95]) == keys("\u{FFFD}"))
        #expect(decode([0xE0, 0x80, 0x41]).last == .event(.key("A")))
    }

    @Test(
        arguments: [
            ("\u{1B}[<0;3;5M", MouseEvent(.press, at: Point(x: 2, y: 4))), ("\u{1B}[<0;3;5m", MouseEvent(.release, at: Point(x: 2, y: 4))),
            ("\u{1B}[<32;300;1M", MouseEvent(.drag, at: Point(x: 299, y: 0))), ("\u{1B}[<64;1;1M", MouseEvent(.wheelUp, at: .zero)),
            ("\u{1B}[<65;1;1M", MouseEvent(.wheelDown, at: .zero)),
            ("\u{1B}[<20;1;1M", MouseEvent(.press, at: .zero, modifiers: [.shift, .control])),
            ("\u{1B}[M !!", MouseEvent(.press, at: .zero)), ("\u{1B}[M#!!", MouseEvent(.release, at: .zero)),
        ] as [(String, MouseEvent)])
    func `mouse reports are mouse events`(text: String, event: MouseEvent) {
        #expect(decode(text, flush: false) == [.event(.mouse(event))])
    }

    @Test func `focus reports are focus events`() {
        #expect(decode("\u{1B}[I\u{1B}[O") == [.event(.focus(true)), .event(.focus(false))])
    }

    @Test(
        arguments: [
            ("\u{1B}[?62;22c", .attributes([62, 22])), ("\u{1B}[>1;10;0c", .secondaryAttributes([1, 10, 0])),
            ("\u{1B}[24;80R", .cursor(Point(x: 79, y: 23))),
            ("\u{1B}[?1u", .keyboard(1)), ("\u{1B}[?2026;2$y", .mode(2026, state: 2)),
            ("\u{1B}]11;rgb:1e1e/2020/ffff\u{1B}\\", .color(11, .rgb(0x1E, 0x20, 0xFF))),
            ("\u{1B}]10;#102030\u{7}", .color(10, .rgb(0x10, 0x20, 0x30))), ("\u{1B}]11;rgb:f/0/8\u{7}", .color(11, .rgb(255, 0, 0x88))),
            ("\u{1B}P>|tmux 3.3a\u{1B}\\", .version("tmux 3.3a")), ("\u{1B}[0n", .other("0")), ("\u{1B}[8;24;80t", .other("8;24;80")),
            ("\u{1B}[6;20;10t", .cell(Size(width: 10, height: 20))), ("\u{1B}[6;0;10t", .other("6;0;10")),
            ("\u{1B}_Gi=31;OK\u{1B}\\", .other("Gi=31;OK")),
        ] as [(String, TerminalReply)])
    func `what the terminal answers is never typed`(text: String, reply: TerminalReply) {
        #expect(decode(text, flush: false) == [.reply(reply)])
    }

    @Test func `a cursor report in the first row is told from F3 by having been asked for`() {
        var decoder = KeyDecoder()
        decoder.expectsCursorReport = true
        decoder.feed("\u{1B}[1;5R".utf8)
        #expect(decoder.drain() == [.reply(.cursor(Point(x: 4, y: 0)))])
    }

    @Test func `a terminal's own sequences come from its terminfo entry`() {
        var decoder = KeyDecoder(sequences: [Array("\u{1B}Q9".utf8): .home, Array("\u{1B}[A".utf8): .up])
        decoder.feed("\u{1B}Q".utf8)
        #expect(decoder.next() == nil)
        decoder.feed("9\u{1B}[A".utf8)
        #expect(decoder.drain() == keys(.home, .up))
    }

    @Test func `a terminal's entry counts where it gives a sequence another meaning`() {
        var decoder = KeyDecoder(sequences: [Array("\u{1B}[A".utf8): .home])
        decoder.feed("\u{1B}[A".utf8)
        #expect(decoder.drain() == keys(.home))
    }
}

extension KeyDecoder {
    mutating func drain() -> [Output] {
        var found: [Output] = []
        while let output = next() { found.append(output) }
        return found
    }
}
