import Terminal
import Testing

@testable import ScreenTesting

struct MarkupTests {
    @Test(arguments: [("a < b & c > \"d\"", "a &lt; b &amp; c &gt; &quot;d&quot;"), ("산책", "산책"), ("", ""), ("&amp;", "&amp;amp;")])
    func `what means something to a browser is written as text`(_ text: String, _ escaped: String) {
        #expect(Markup.escaped(text) == escaped)
    }

    @Test func `a palette has sixteen colours that can be written down`() {
        for palette in [Palette.dark, .light] {
            #expect(palette.ansi.count == 16)
            for color in palette.ansi + [palette.foreground, palette.background] {
                #expect(Color(fileName: color) != nil, "\(color)")
            }
        }
    }
}
