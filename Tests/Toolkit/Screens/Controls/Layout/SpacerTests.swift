import Terminal
import Testing

@testable import Screens

@MainActor
struct SpacerTests {
    private func rows(_ views: [View], height: Int) -> [String] { Stage(StackView(.vertical, views), width: 6, height: height).rows }

    @Test func `one with a length takes so much, and no more`() {
        #expect(rows([Label("a"), Spacer(2), Label("b")], height: 6) == ["a", "", "", "b", "", ""])
        #expect(Spacer(3).sizeThatFits(Size(width: 2, height: 9)) == Size(width: 2, height: 3))
    }

    @Test func `one without takes what is left, and two share it`() {
        #expect(rows([Label("a"), Spacer(), Label("b")], height: 5) == ["a", "", "", "", "b"])
        #expect(rows([Spacer(), Label("a"), Spacer()], height: 5) == ["", "", "a", "", ""])
    }

    @Test func `where there is too little room it goes before anything else`() {
        #expect(rows([Label("a"), Spacer(2), Label("b")], height: 2) == ["a", "b"])
        #expect(rows([Label("a"), Spacer(), Label("b")], height: 2) == ["a", "b"])
        #expect(rows([Spacer(4), Label("a")], height: 1) == ["a"])
    }

    @Test func `in a row it takes columns`() {
        #expect(Stage(StackView(.horizontal, [Label("a"), Spacer(), Label("b")]), width: 6).rows == ["a    b"])
        #expect(Stage(StackView(.horizontal, [Label("a"), Spacer(3), Label("b")]), width: 6).rows == ["a   b"])
    }
}
