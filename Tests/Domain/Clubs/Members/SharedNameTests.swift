import Clubs
import Testing

struct SharedNameTests {
    @Test(arguments: ["A", "한강", "Ann-Marie O’Neil", "👩‍👩‍👧‍👦", "❤️", "नमस्ते", "ก็", "Ünï", "a b", String(repeating: "걷", count: 24)])
    func `a name that can be read is taken`(_ text: String) {
        #expect(SharedName(text)?.text == text)
    }

    @Test(arguments: [
        "", " ", "\u{3000}", String(repeating: "A", count: 25), "a\u{202E}b", "x\u{200B}y", "\u{0301}a",
        "Z" + String(repeating: "\u{0301}", count: 9),
        "\u{1B}[31mred", "a\u{2028}b", "a\nb", "\u{E0041}", "\u{FEFF}a", "\u{115F}", "\u{3164}", "a\u{0}b", "\u{E000}", "\u{061C}a",
        String(repeating: "👩‍👩‍👧‍👦", count: 24), String(repeating: "\u{0301}", count: 1_000_000),
    ])
    func `a name that hides or breaks something is refused`(_ text: String) {
        #expect(SharedName(text) == nil)
    }

    @Test func `space at both ends does not count`() {
        #expect(SharedName("  Anna\u{3000}")?.text == "Anna")
    }

    @Test func `names that look alike have one key`() {
        #expect(SharedName("Ｗalker 1")?.key == SharedName("walker 1")?.key)
    }
}
