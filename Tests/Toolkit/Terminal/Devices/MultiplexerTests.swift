import Terminal
import Testing

struct MultiplexerTests {
    @Test(arguments: [
        (["TMUX": "/tmp/a"], Multiplexer.tmux), (["STY": "1.a"], .screen), (["TMUX": "/tmp/a", "STY": "1.a"], .tmux),
    ])
    func `the environment tells which one stands between`(_ environment: [String: String], _ multiplexer: Multiplexer) {
        #expect(Multiplexer(environment: environment) == multiplexer)
    }

    @Test func `without one there is none`() { #expect(Multiplexer(environment: ["TERM": "screen", "TMUX": ""]) == nil) }

    @Test func `screen hands on a long text in pieces that fit its buffer`() throws {
        let text = String(repeating: "걷", count: 1000)
        let bytes = try #require(PasteboardText(text)).bytes(through: .screen)
        let whole = String(decoding: bytes, as: UTF8.self)
        let pieces = whole.split(separator: "\u{1B}\\").map(String.init)
        #expect(pieces.allSatisfy { $0.hasPrefix("\u{1B}P") && $0.utf8.count <= 256 })
        let inner = pieces.map { $0.dropFirst(2) }.joined()
        #expect(inner == String(decoding: try #require(PasteboardText(text)).bytes().dropLast(2), as: UTF8.self) + "\u{7}")
    }
}
