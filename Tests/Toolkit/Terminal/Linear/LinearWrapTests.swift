import Testing

@testable import Terminal

/// Lines that are said whole, however they were broken to be laid out.
struct LinearWrapTests {
    private func widest(_ lines: [String]) -> Int { lines.map { TextWidth.of($0) }.max() ?? 0 }

    @Test func `a sentence as wide as its room is one line, without a sign`() {
        let text = "What you changed here would be lost."
        #expect(LinearScreen.wrapped(text, to: TextWidth.of(text)) == [text])
    }

    @Test(
        arguments: [
            "What you changed here would be lost.", "적던 것이 사라져요. 그래도 나갈까요?", "one\n\ntwo three", "a verylongwordwithoutanyspace end", "x",
            "",
        ], 6...50)
    func `broken again at its own width it is the same, and no line is wider than its room`(_ text: String, _ columns: Int) {
        let lines = LinearScreen.wrapped(text, to: columns)
        #expect(LinearScreen.wrapped(text, to: max(1, widest(lines))) == lines)
        #expect(widest(lines) <= columns)
    }
}
