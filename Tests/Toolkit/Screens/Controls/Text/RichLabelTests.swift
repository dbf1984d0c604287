import ScreenTesting
import Terminal
import Testing

@testable import Screens

@Suite(.leavesNothing) @MainActor
struct RichLabelTests {
    private let loud = Style(.accent, .bold)
    private let quiet = Style(.secondary)

    private func label(_ spans: RichLabel.Span...) -> RichLabel { RichLabel(spans) }

    @Test func `pieces follow each other, each in its own style`() {
        let stage = Stage(label(.init("12", loud), .init(" books", quiet), .init("!")), width: 20)
        #expect(stage.rows == ["12 books!"])
        #expect(stage.style(x: 1) == loud && stage.style(x: 3) == quiet && stage.style(x: 8) == .plain)
    }

    @Test(
        arguments: [
            (20, ["one two three"]), (13, ["one two three"]), (12, ["one two", "three"]), (5, ["one", "two", "three"]),
            (3, ["one", "two", "thr", "ee"]), (0, []),
        ] as [(Int, [String])])
    func `it wraps where the plain text would, whatever the pieces are`(_ width: Int, _ expected: [String]) {
        let rich = label(.init("on", loud), .init("e two", quiet), .init(" thr"), .init("ee", loud))
        let rows = Stage(rich, width: width, height: 5).rows
        #expect(rows.filter { !$0.isEmpty } == expected)
        #expect(rich.sizeThatFits(Size(width: width, height: 9)).height == expected.count)
        #expect(expected == TextWidth.wrapped("one two three", to: width))
    }

    @Test func `a style goes on in the next line`() {
        let stage = Stage(label(.init("one ", quiet), .init("two three", loud)), width: 5, height: 3)
        #expect(stage.rows == ["one", "two", "three"])
        #expect(stage.style(x: 0) == quiet && stage.style(x: 0, y: 1) == loud && stage.style(x: 4, y: 2) == loud)
    }

    @Test func `a line end in a piece ends the line`() {
        let stage = Stage(label(.init("one\ntw", loud), .init("o")), width: 9, height: 3)
        #expect(stage.rows == ["one", "two", ""])
        #expect(stage.style(x: 1, y: 1) == loud && stage.style(x: 2, y: 1) == .plain)
    }

    @Test func `wide syllables keep their styles where the line breaks`() {
        let stage = Stage(label(.init("목표까지 ", quiet), .init("588걸음", loud), .init(" 남았어요")), width: 9, height: 4)
        #expect(stage.rows == ["목표까지", "588걸음", "남았어요", ""])
        #expect(stage.style(x: 0) == quiet && stage.style(x: 3, y: 1) == loud && stage.style(x: 0, y: 2) == .plain)
    }

    @Test func `nothing takes no room, and neither do empty pieces`() {
        #expect(RichLabel().sizeThatFits(Size(width: 9, height: 9)) == .zero)
        #expect(label(.init(""), .init("", loud)).sizeThatFits(Size(width: 9, height: 9)) == .zero)
        #expect(label(.init(""), .init("ab", loud)).sizeThatFits(Size(width: 9, height: 9)) == Size(width: 2, height: 1))
        #expect(label(.init("ab cd")).sizeThatFits(Size(width: 2, height: 1)) == Size(width: 2, height: 1))
    }

    @Test func `other pieces are drawn, the same ones are not`() {
        let rich = label(.init("one", loud))
        let stage = Stage(rich, width: 9)
        rich.spans = [.init("one", loud)]
        #expect(!stage.render())
        rich.spans = [.init("one", quiet)]
        #expect(stage.render() && stage.style(x: 0) == quiet)
    }

    @Test(arguments: 0..<40)
    func `cut into any pieces it is the same text`(_ seed: Int) {
        var dice = SplitMix(seed: UInt64(seed))
        let text = ["one two three four", "한강을 따라 오래 걸었어요", "漢字は、どこでも 折れる。", "e\u{301}e\u{301} 👨‍👩‍👧 🇰🇷 a"][seed % 4]
        var spans: [RichLabel.Span] = []
        var rest = Substring(text)
        while !rest.isEmpty {
            let piece = rest.prefix(Int.random(in: 1...6, using: &dice))
            spans.append(.init(String(piece), [loud, quiet, .plain][Int.random(in: 0..<3, using: &dice)]))
            rest = rest.dropFirst(piece.count)
        }
        let width = Int.random(in: 2...24, using: &dice)
        #expect(Stage(RichLabel(spans), width: width, height: 12).rows == Stage(Label(text, lines: 0), width: width, height: 12).rows)
    }
}
