import Foundation
import Terminal
import Testing

struct PasteboardTextTests {
    private func sequence(_ text: String, through multiplexer: Multiplexer? = nil) -> String {
        String(decoding: PasteboardText(text)?.bytes(through: multiplexer) ?? [], as: UTF8.self).replacing("\u{1B}", with: "^")
    }

    @Test(arguments: ["", "1", "12", "123", "평소 1.24 m/s\n+0.06 in 8 weeks", "👩‍👩‍👧"])
    func `the text is written so that no terminal can mistake it`(_ text: String) {
        #expect(sequence(text) == "^]52;c;\(Data(text.utf8).base64EncodedString())^\\")
    }

    @Test func `tmux gets it for itself and for the terminal around it`() {
        #expect(sequence("a", through: .tmux) == "^]52;c;YQ==^\\^Ptmux;^^]52;c;YQ==^^\\^\\")
    }

    @Test func `a shell into which it is pasted runs nothing`() {
        #expect(PasteboardText("a\u{1B}[201~\r\nb\tc\u{7}\u{9B}")?.text == "a[201~\nb\tc")
    }

    @Test func `what is too large for a terminal is none`() {
        let limit = PasteboardText.maximumSize
        #expect(PasteboardText(String(repeating: "a", count: limit))?.bytes().count ?? 0 <= 100_000)
        #expect(PasteboardText(String(repeating: "a", count: limit + 1)) == nil)
        #expect(PasteboardText(String(repeating: "걷", count: limit / 3 + 1)) == nil)
    }

    @Test(arguments: [
        (["TERM": "xterm-256color"], true), (["TERM": "xterm-kitty"], true), (["TERM": "tmux-256color"], true), (["TERM": "linux"], false),
        (["TERM": "vt220"], false), (["TERM": "xterm-256color", "VTE_VERSION": "7600"], false),
        (["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"], false),
    ])
    func `terminals that are known to take none are left alone`(_ environment: [String: String], _ isTaken: Bool) {
        #expect(PasteboardText.isTaken(environment: environment) == isTaken)
    }
}
