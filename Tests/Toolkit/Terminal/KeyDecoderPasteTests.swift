import Testing

@testable import Terminal

struct KeyDecoderPasteTests {
    private func decode(_ text: String) -> [KeyDecoder.Output] {
        var decoder = KeyDecoder()
        decoder.feed(text.utf8)
        return decoder.drain()
    }

    @Test func `a paste is one event, whatever is in it`() {
        #expect(decode("\u{1B}[200~rm -rf\r\n\u{1B}[A한\tx\u{3}\u{1B}[201~q") == [.event(.paste("rm -rf\n[A한\tx")), .event(.key("q"))])
        #expect(decode("\u{1B}[200~\u{1B}[201~") == [.event(.paste(""))])
    }

    @Test func `a paste comes together across reads, even when its end is cut in two`() {
        var decoder = KeyDecoder()
        var found: [KeyDecoder.Output] = []
        for byte in "\u{1B}[200~one\u{1B}two 한\u{1B}[201~".utf8 {
            decoder.feed([byte])
            found += decoder.drain()
        }
        #expect(found == [.event(.paste("onetwo 한"))])
    }

    @Test func `a paste whose end never comes is given up after a while`() {
        var decoder = KeyDecoder()
        decoder.feed("\u{1B}[200~half".utf8)
        #expect(decoder.drain().isEmpty)
        #expect(decoder.patience == .seconds(1))
        decoder.flush()
        #expect(decoder.drain() == [.event(.paste("half"))])
        decoder.feed("q".utf8)
        #expect(decoder.drain() == [.event(.key("q"))])
    }

    @Test(arguments: ["\u{3}", "\u{1B}[99;5u"])
    func `Ctrl-C in a paste whose end never comes was pressed, and is heard`(key: String) {
        var decoder = KeyDecoder()
        decoder.feed("\u{1B}[200~half\(key)".utf8)
        #expect(decoder.drain().isEmpty)
        decoder.flush()
        #expect(decoder.drain().last == .event(.key(.control("c"))))
        decoder.feed("\u{1B}[200~\(String(repeating: "long ", count: 20_000))\(key)".utf8)
        _ = decoder.drain()
        decoder.flush()
        #expect(decoder.drain().last == .event(.key(.control("c"))))
    }

    @Test func `a paste is taken up to its limit, and refused whole beyond it`() {
        let most = String(repeating: "a", count: 65_536)
        #expect(decode("\u{1B}[200~\(most)\u{1B}[201~") == [.event(.paste(most))])
        #expect(decode("\u{1B}[200~\(most)b\u{1B}[201~q") == [.event(.pasteTooLong(65_537)), .event(.key("q"))])
    }
}
