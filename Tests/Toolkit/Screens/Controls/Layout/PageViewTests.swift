import Terminal
import Testing

@testable import Screens

@MainActor
struct PageViewTests {
    private func page(_ aside: String = "why we ask") -> PageView {
        PageView("How far?", body: StackView(.vertical, [Label("answer"), Label("second"), Label("third")]), aside: aside)
    }

    @Test(
        arguments: [
            (120, 12, 4, ["", "    How far?", "", "    answer" + String(repeating: " ", count: 64) + "why we ask"]),
            (104, 12, 4, ["", "    How far?", "", "    answer"]), (64, 12, 4, ["", "    How far?", "", "    answer"]),
            (63, 12, 2, ["", "  How far?", "", "  answer"]), (30, 12, 1, ["", " How far?", "", " answer"]),
            (20, 12, 0, ["", "How far?", "", "answer"]),
            (30, 10, 1, [" How far?", "", " answer", " second"]), (30, 9, 1, [" How far?", " answer", " second", " third"]),
            (30, 7, 1, [" How far?", " answer", " second", " third"]), (30, 6, 1, [" answer", " second", " third"]),
            (30, 1, 1, [" answer"]),
        ] as [(Int, Int, Int, [String])])
    func `margins go first, then what explains, then the headline`(_ width: Int, _ height: Int, _ margin: Int, _ expected: [String]) {
        let rows = Stage(page(), width: width, height: height).rows
        #expect(Array(rows.prefix(expected.count)) == expected)
    }

    @Test func `the answer is never wider than can be read`() {
        let body = Rule()
        let rows = Stage(PageView("How far?", body: body), width: 200, height: 12).rows
        #expect(rows.contains("    " + String(repeating: "─", count: PageView.columnWidth)))
        #expect(body.frame.width == PageView.columnWidth)
    }

    @Test func `a long headline wraps, and what explains wraps beside the answer`() {
        let long = PageView("How far would you like to walk today?", body: Label("answer"), aside: String(repeating: "word ", count: 20))
        let narrow = Stage(long, width: 26, height: 12).rows
        #expect(narrow.contains { $0.contains("How far would you like") } && narrow.contains { $0.contains("to walk today?") })
        let wide = Stage(long, width: 130, height: 14).rows
        #expect(wide.count { $0.contains("word word") } >= 2)
        #expect(long.aside.frame.width <= 40 && long.aside.frame.minX == 4 + 64 + 6)
    }

    @Test func `it wants its answer with headline and margins`() {
        #expect(page().sizeThatFits(Size(width: 80, height: 24)) == Size(width: 14, height: 1 + 1 + 1 + 3))
        #expect(page().sizeThatFits(Size(width: 20, height: 4)) == Size(width: 6, height: 3))
        #expect(page().sizeThatFits(.zero) == .zero)
    }
}
