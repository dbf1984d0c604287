import Testing

@testable import Terminal

struct PasteTests {
    private func paste(_ pieces: String...) -> Paste {
        var paste = Paste()
        for piece in pieces { paste.append(Array(piece.utf8)[...]) }
        return paste
    }

    @Test(
        arguments: [
            ("one", "one"), ("one\r\ntwo\rthree\nfour", "one\ntwo\nthree\nfour"), ("a\tb", "a\tb"),
            ("a\u{0}\u{7}\u{1B}b\u{7F}\u{9B}c", "abc"), ("한\u{2028}강", "한\n강"),
            ("", ""), ("e\u{301}👨‍👩‍👧", "e\u{301}👨‍👩‍👧"),
        ])
    func `text is kept, line ends are one, and what could press a key goes`(_ raw: String, _ text: String) {
        #expect(paste(raw).text == text)
    }

    @Test func `a character that was cut in two comes together`() {
        let bytes = Array("산책".utf8)
        for place in 1..<bytes.count {
            var paste = Paste()
            paste.append(bytes[..<place])
            paste.append(bytes[place...])
            #expect(paste.text == "산책" && paste.length == bytes.count)
        }
    }

    @Test func `of what is too long only the length is kept`() {
        var paste = Paste()
        let half = Array(repeating: UInt8(ascii: "a"), count: Paste.limit)
        paste.append(half[...])
        #expect(paste.text.count == Paste.limit)
        paste.append([65])
        #expect(paste.text.isEmpty && paste.length == Paste.limit + 1)
    }

    @Test(arguments: [("abc", false), ("a\u{3}", true), ("[99;5u", true), ("x[99;5u", false)])
    func `what would be Ctrl-C is noted`(_ text: String, _ isInterrupted: Bool) {
        #expect(paste(text).isInterrupted == isInterrupted)
    }
}
