import Terminal
import Testing

struct WrappingTests {
    @Test func `a word longer than the line begins a line of its own, and fills it`() {
        #expect(TextWidth.wrapped("ab cdefgh", to: 4) == ["ab", "cdef", "gh"])
        #expect(TextWidth.wrapped("ab cd efghijklm no", to: 5) == ["ab cd", "efghi", "jklm", "no"])
    }

    @Test func `the end of a long word shares its line with what follows`() {
        #expect(TextWidth.wrapped("abcdefg hi", to: 5) == ["abcde", "fg hi"])
    }

    @Test(arguments: [0x3041, 0x30FF, 0x3400, 0x9FFF, 0x20000] as [UInt32]) func `a line may be broken at every ideograph`(_ value: UInt32)
        throws
    {
        let letter = String(Character(try #require(Unicode.Scalar(value))))
        for columns in 4...9 {
            let lines = TextWidth.wrapped("ab 漢漢漢", to: columns).map { $0.replacing("漢", with: letter) }
            #expect(TextWidth.wrapped("ab \(letter)\(letter)\(letter)", to: columns) == lines)
        }
    }

    @Test func `a word longer than the line is cut behind a hyphen, so that the groups of a code stay whole`() {
        #expect(TextWidth.wrapped("k7mq-4nw6-nelb-2x", to: 12) == ["k7mq-4nw6-", "nelb-2x"])
        #expect(TextWidth.wrapped("k7mq-4nw6 nelb", to: 8) == ["k7mq-", "4nw6", "nelb"])
        #expect(TextWidth.wrapped("-abcdef", to: 4) == ["-abc", "def"])
        #expect(TextWidth.wrapped("well-known", to: 20) == ["well-known"])
    }

    @Test func `a line may end behind a closing mark and before an opening one, and never the other way round`() {
        #expect(TextWidth.wrapped("ab漢、字", to: 6) == ["ab漢、", "字"])
        #expect(TextWidth.wrapped("漢、字。", to: 4) == ["漢、", "字。"])
        #expect(TextWidth.wrapped("漢字「山」", to: 6) == ["漢字", "「山」"])
        #expect(TextWidth.wrapped("漢字山」", to: 6) == ["漢字", "山」"])
    }

    @Test(arguments: ["\u{3040}", "\u{3100}", "\u{33FF}", "\u{A000}", "\u{1FFFF}", "\u{40000}"])
    func `a line is not broken at what lies beside the ideographs`(_ sign: String) {
        #expect(TextWidth.wrapped("aa \(sign)a", to: 3 + TextWidth.of(sign)) == ["aa", "\(sign)a"])
    }

    @Test(arguments: ["ぁ", "ヿ", "㐀", "鿿", "𠀀", "\u{3FFFD}"]) func `a line may end before and behind any ideograph`(_ sign: String) {
        #expect(TextWidth.wrapped("a\(sign)a", to: 2).count == 3)
    }

    @Test func `an ideograph in a form of its own is one as well`() {
        #expect(TextWidth.wrapped("aa 葛\u{E0100}a", to: 5) == ["aa 葛\u{E0100}", "a"])
    }
}
