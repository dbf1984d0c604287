import Basis
import Testing

struct TextSearchTests {
    @Test func `the first place of a text is found`() {
        let text = "one and two and three"
        #expect(text.firstRange(of: "and").map { text[..<$0.lowerBound] } == "one ")
        #expect(text.firstRange(of: "and").map { text[$0.upperBound...] } == " two and three")
        #expect(text.firstRange(of: "four") == nil && "an".firstRange(of: "and") == nil && "".firstRange(of: "a") == nil)
    }

    @Test func `a beginning that leads nowhere does not hide the place behind it`() {
        let text = "aaab"
        #expect(text.firstRange(of: "aab").map { text.distance(from: text.startIndex, to: $0.lowerBound) } == 1)
    }

    @Test func `letters that are put together are the same as whole ones, and a letter is not found in a part of it`() {
        let (whole, apart) = ("caf\u{E9}s", "cafe\u{301}s")
        #expect(apart.contains("\u{E9}s") && whole.contains("e\u{301}"))
        #expect(!apart.contains("fe"))
        #expect("내일 \u{110B}\u{1169}\u{1112}\u{116E} 3시".contains("오후"))
    }

    @Test func `every place is replaced, and what comes in is not looked at again`() {
        #expect("a.b.c".replacing(".", with: "..") == "a..b..c")
        #expect("aaa".replacing("aa", with: "b") == "ba")
        #expect("abc".replacing("", with: "x") == "abc" && "".replacing("a", with: "x") == "")
    }

    @Test func `there is one piece more than there are places`() {
        #expect("one\n\ntwo\n\n".pieces(between: "\n\n") == ["one", "two", ""])
        #expect("one".pieces(between: "\n\n") == ["one"])
    }
}
