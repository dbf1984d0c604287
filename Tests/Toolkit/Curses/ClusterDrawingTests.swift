import Terminal
import Testing

@testable import Curses

struct ClusterDrawingTests {
    @Test(
        arguments: [
            ("👨‍👩‍👧", "👨", false), ("👍🏽", "👍", false), ("☝🏽", "☝", false), ("🇰🇷", "KR", false), ("1\u{FE0F}\u{20E3}", "1\u{FE0F}\u{20E3}", true),
            ("❤\u{FE0F}", "❤\u{FE0F}", true), ("क्षि", "क्ष", false), ("नि", "नि", false), ("e\u{301}", "e\u{301}", false),
            ("⌚\u{FE0E}", "?", false),
            ("\u{1112}\u{1161}\u{11AB}", "\u{1112}\u{1161}\u{11AB}", false),
        ])
    func `without clusters in the terminal nothing takes more columns than it has`(text: String, shown: String, blanks: Bool) {
        let cluster = Character(text)
        let width = TextWidth.of(cluster)
        let drawing = ClusterDrawing(cluster, width: width, knowsClusters: false)
        #expect(drawing.scalars.map { String($0) }.joined() == shown)
        #expect(drawing.needsBlanks == blanks)
        #expect(drawing.columns <= width)
        let whole = ClusterDrawing(cluster, width: width, knowsClusters: true)
        #expect(whole.scalars == Array(cluster.unicodeScalars) && !whole.needsBlanks)
    }

    @Test func `a skin tone on a letter is left out everywhere`() {
        for knowsClusters in [true, false] {
            let drawing = ClusterDrawing("a\u{1F3FF}", width: 2, knowsClusters: knowsClusters)
            #expect(drawing.scalars == ["a"] && drawing.needsBlanks)
        }
    }
}
