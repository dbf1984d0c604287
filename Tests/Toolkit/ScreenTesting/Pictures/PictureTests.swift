import Terminal
import Testing

@testable import ScreenTesting

@Suite(.leavesNothing)
struct PictureTests {
    private func canvas(_ text: String, style: Style = .plain) -> Canvas {
        var canvas = Canvas(size: Size(width: 20, height: 1))
        canvas.write(text, at: .zero, style: style, clip: Rect(x: 0, y: 0, width: 20, height: 1))
        return canvas
    }

    @Test func `text keeps its columns and is escaped`() {
        let svg = Picture(canvas("a<b", style: Style(.accent)), theme: Theme(name: "plain", [:])).svg
        #expect(svg.contains("<text x=\"12\" y=\"25.5\" fill=\"#d5d9e0\" textLength=\"25.5\">a&lt;b</text>"))
    }

    @Test func `each wide cluster stands at its own column`() {
        let svg = Picture(canvas("산책a")).svg
        #expect(svg.contains("<text x=\"12\" y=\"25.5\" fill=\"#d5d9e0\">산</text>"))
        #expect(svg.contains("<text x=\"29\" y=\"25.5\" fill=\"#d5d9e0\">책</text>"))
        #expect(svg.contains("<text x=\"46\""))
    }

    @Test func `blocks are rectangles of the right size`() {
        let svg = Picture(canvas("█▄▌")).svg
        #expect(svg.contains("<rect x=\"12\" y=\"12\" width=\"8.5\" height=\"18\" fill=\"#d5d9e0\"/>"))
        #expect(svg.contains("<rect x=\"20.5\" y=\"21\" width=\"8.5\" height=\"9\" fill=\"#d5d9e0\"/>"))
        #expect(svg.contains("<rect x=\"29\" y=\"12\" width=\"4.25\" height=\"18\" fill=\"#d5d9e0\"/>"))
    }

    @Test func `roles become the colours of the theme, reverse exchanges them`() {
        let theme = Theme(name: "test", [.accent: Theme.Entry(.rgb(1, 2, 255), on: .ansi(0), .bold)])
        let plain = Picture(canvas("a", style: Style(.accent)), theme: theme).svg
        #expect(plain.contains("fill=\"#0102ff\" textLength=\"8.5\" font-weight=\"bold\">a</text>"))
        #expect(plain.contains("height=\"18\" fill=\"#1d2129\"/>"))
        let reversed = Picture(canvas("a", style: Style(.accent, .reverse)), theme: theme).svg
        #expect(reversed.contains("height=\"18\" fill=\"#0102ff\"/>"))
    }

    @Test func `an empty canvas is a picture too`() {
        #expect(Picture(Canvas(size: .zero)).svg.contains("width=\"24\" height=\"24\""))
    }
}
