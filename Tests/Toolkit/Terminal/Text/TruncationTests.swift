import Testing

@testable import Terminal

struct TruncationTests {
    @Test(
        arguments: [
            ("walking", 99, "walking", "walking"), ("walking", 7, "walking", "walking"), ("walking", 6, "walki…", "…lking"),
            ("walking", 2, "w…", "…g"),
            ("walking", 1, "…", "…"), ("walking", 0, "", ""), ("walking", -3, "", ""), ("산책왕", 5, "산책…", "…책왕"), ("산책왕", 4, "산…", "…왕"),
            ("", 0, "", ""),
            ("👨‍👩‍👧👨‍👩‍👧", 3, "👨‍👩‍👧…", "…👨‍👩‍👧"), ("e\u{301}ab", 2, "e\u{301}…", "…b"),
        ])
    func `a text is cut at its end or at its head`(_ text: String, _ columns: Int, _ end: String, _ head: String) {
        #expect(TextWidth.truncated(text, to: columns) == end)
        #expect(TextWidth.truncatedHead(text, to: columns) == head)
    }

    @Test(arguments: 0..<60)
    func `what is kept is a part of the text, as long as it can be`(_ seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let text = RandomText.string(length: Int.random(in: 0..<24, using: &random), using: &random)
        let columns = Int.random(in: 1..<16, using: &random)
        let cut = TextWidth.truncated(text, to: columns)
        guard cut != text else {
            #expect(TextWidth.of(text) <= columns)
            return
        }
        #expect(cut.unicodeScalars.last == "…" && text.unicodeScalars.starts(with: cut.unicodeScalars.dropLast()))
        let kept = TextWidth.prefix(of: text, columns: columns - 1)
        #expect(cut == kept + "…")
        // The next cluster would not have fitted.
        let next = text.dropFirst(kept.count).first { TextWidth.of($0) > 0 }
        #expect(next.map { TextWidth.of(kept) + TextWidth.of($0) > columns - 1 } ?? true)
    }

    @Test(arguments: 0..<40)
    func `wrapped lines hold every word of the text, in its order`(_ seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let words = ["a", "walk", "산책을", "오래", "漢字", "e\u{301}", "unbreakableword", "👑"]
        let text = (0..<Int.random(in: 0..<20, using: &random)).map { _ in words[Int.random(in: 0..<words.count, using: &random)] }.joined(
            separator: " ")
        let lines = TextWidth.wrapped(text, to: Int.random(in: 2..<20, using: &random))
        #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
        #expect(lines.allSatisfy { $0.first != " " && $0.last != " " })
    }

    @Test(arguments: [(0, ""), (1, "a"), (2, "a"), (3, "a산"), (4, "a산b"), (9, "a산b")])
    func `how much fits is told in bytes and columns`(_ columns: Int, _ expected: String) {
        let found = TextWidth.fitting("a산b", columns: columns)
        #expect(found.bytes == expected.utf8.count && found.columns == TextWidth.of(expected))
    }

    @Test func `the space behind a word that was broken is left out with the break`() {
        #expect(TextWidth.wrapped("abcdef gh", to: 3) == ["abc", "def", "gh"])
        #expect(TextWidth.wrapped("abcdefg hi", to: 3) == ["abc", "def", "g", "hi"])
        #expect(TextWidth.wrapped("산책산책  왕", to: 4) == ["산책", "산책", "왕"])
    }
}
