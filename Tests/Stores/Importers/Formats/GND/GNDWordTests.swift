import Testing

@testable import Importers

struct GNDWordTests {
    private func words(_ line: String) -> [String] { GNDWord.split(line).map { "\($0.plain)|\($0.quoted ?? "-")" } }

    @Test func `words are plain, quoted, or quoted behind a mark`() {
        #expect(words("35m \t \"two words\" #\"a b\" id:\"x\"") == ["35m|-", "|two words", "#|a b", "id:|x"])
        #expect(words("") == [] && words("   ") == [])
    }

    @Test func `escapes are a quote, a backslash, line ends and any scalar`() {
        #expect(words(#""a\"b\\c\nd\re\u{ac00}""#) == ["|a\"b\\c\nd\re가"])
    }

    @Test func `a text that begins with an accent keeps its quote`() {
        #expect(words("\"\u{301}a\"") == ["|\u{301}a"])
    }

    @Test func `a quote that is never closed ends with the line`() {
        #expect(words("\"abc") == ["|abc"] && words("\"a\\") == ["|a"] && words("\"\\u{ffffffff}b") == ["|b"])
    }

    @Test func `a value stands behind its mark, plain or quoted`() {
        #expect(GNDWord.split("#dawn").first?.value(behind: "#") == "dawn")
        #expect(GNDWord.split("#\"late dawn\"").first?.value(behind: "#") == "late dawn")
        #expect(GNDWord.split("x\"y\"").first?.value(behind: "#") == nil)
    }
}
