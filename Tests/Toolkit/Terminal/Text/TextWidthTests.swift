import Testing

@testable import Terminal

struct TextWidthTests {
    @Test(
        arguments: [
            ("a", 1), ("é", 1), ("e\u{301}", 1), ("e\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}\u{307}", 1), ("漢", 2), ("한", 2),
            ("\u{1112}\u{1161}\u{11AB}", 2), ("ｶ", 1), ("Ａ", 2), ("❤", 1), ("❤\u{FE0F}", 2), ("👍", 2), ("👍🏽", 2), ("👨‍👩‍👧", 2),
            ("1\u{FE0F}\u{20E3}", 2), ("🇩🇪", 2), ("\u{1F1E9}", 2), ("क्षि", 2), ("कि", 2), ("स्ते", 2), ("ক্ষ", 2), ("நி", 2), ("กำ", 2), ("ກຳ", 2),
            ("ക്ഷ", 2), ("ｶﾞ", 2), ("⌚\u{FE0E}", 1),
            ("☝🏽", 1), ("क्", 1), ("🏳\u{FE0F}‍🌈", 2), ("🏴󠁧󠁢󠁳󠁣󠁴󠁿", 2), ("─", 1), ("█", 1), ("⠿", 1),
            ("▌", 1), ("…", 1), ("·", 1), ("𠀀", 2), ("\u{E000}", 1),
        ] as [(String, Int)])
    func `a cluster takes the columns that terminals with grapheme clusters give it`(cluster: String, width: Int) {
        #expect(cluster.count == 1)
        #expect(TextWidth.of(cluster) == width)
        #expect(cluster.map { TextWidth.of($0) } == [width])
    }

    @Test(arguments: ["\t", "\n", "\r\n", "\u{1B}", "\u{7F}", "\u{9B}", "\u{200B}", "\u{202E}", "\u{FEFF}", "\u{903}", "\u{301}\u{903}"])
    func `what would move the cursor or shows nothing takes no column`(text: String) {
        #expect(TextWidth.of(text) == 0)
    }

    @Test func `text is as wide as its clusters together`() {
        #expect(TextWidth.of("산책왕👑") == 8)
        #expect(TextWidth.of("a漢❤\u{FE0F}b") == 6)
        #expect(TextWidth.of("") == 0)
        #expect(TextWidth.of("a\t") == 1)
        #expect(TextWidth.of("산책왕👑".dropFirst(2)) == 4)
    }

    @Test(arguments: 0..<40)
    func `the fast way through text finds the clusters of the standard library`(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        for _ in 0..<50 {
            let text = RandomText.string(length: Int.random(in: 0..<24, using: &random), using: &random)
            var found: [String] = []
            var widths: [Int] = []
            let bytes = Array(text.utf8)
            ClusterScanner(text).forEach { cluster in
                found.append(String(decoding: bytes[cluster.bytes], as: UTF8.self))
                widths.append(cluster.width)
                return true
            }
            #expect(found == text.map { String($0) }, "in \(text.debugDescription)")
            #expect(widths == text.map { TextWidth.of($0) }, "in \(text.debugDescription)")
        }
    }

    @Test func `what is cut ends with an ellipsis and is never half a cluster`() {
        #expect(TextWidth.truncated("walking", to: 7) == "walking")
        #expect(TextWidth.truncated("walking", to: 6) == "walki…")
        #expect(TextWidth.truncated("산책왕", to: 5) == "산책…")
        #expect(TextWidth.truncated("산책왕", to: 4) == "산…")
        #expect(TextWidth.truncated("산책왕", to: 1) == "…")
        #expect(TextWidth.truncated("산책왕", to: 0) == "")
        #expect(TextWidth.truncatedHead("/home/ann/walks.zip", to: 10) == "…walks.zip")
        #expect(TextWidth.prefix(of: "산책왕👑", columns: 7) == "산책왕")
    }

    @Test(arguments: 0..<20)
    func `cutting and wrapping never exceed the columns and never split a cluster`(seed: Int) {
        var random = SeededGenerator(seed: UInt64(1000 + seed))
        for _ in 0..<30 {
            let text = RandomText.string(length: Int.random(in: 0..<40, using: &random), using: &random)
            let columns = Int.random(in: 2..<12, using: &random)
            #expect(TextWidth.of(TextWidth.truncated(text, to: columns)) <= columns)
            #expect(TextWidth.of(TextWidth.truncatedHead(text, to: columns)) <= columns)
            #expect(text.hasPrefix(TextWidth.prefix(of: text, columns: columns)))
            for line in TextWidth.wrapped(text, to: columns) { #expect(TextWidth.of(line) <= columns, "\(line.debugDescription)") }
        }
    }

    @Test func `lines are broken between words, ideographs anywhere, but not before a full stop`() {
        #expect(TextWidth.wrapped("two thirds of the steps", to: 10) == ["two thirds", "of the", "steps"])
        #expect(TextWidth.wrapped("one\n\ntwo", to: 10) == ["one", "", "two"])
        #expect(TextWidth.wrapped("漢字仮名。", to: 8) == ["漢字仮", "名。"])
        #expect(TextWidth.wrapped("한강 공원에서", to: 8) == ["한강", "공원에서"])
        #expect(TextWidth.wrapped("abcdefgh", to: 3) == ["abc", "def", "gh"])
        #expect(TextWidth.wrapped("漢", to: 1) == ["漢"])
        #expect(TextWidth.wrapped("a", to: 0) == [])
        #expect(TextWidth.wrapped("", to: 5) == [""])
    }

    @Test(
        arguments: [
            (0x20000, 2, true), (0x3FFFF, 2, true), (0x40000, 1, true), (0xDFFFF, 1, true), (0xE0000, 0, false), (0xE0FFF, 0, false),
            (0xE1000, 1, true), (0x10FFFF, 1, true),
        ] as [(UInt32, Int, Bool)])
    func `above the table whole ranges are alike`(_ scalar: UInt32, _ width: Int, _ isSimple: Bool) {
        let traits = ScalarTraits(scalar)
        #expect(traits.width == width && traits.isSimple == isSimple && !traits.widens && !traits.narrows)
    }
}
