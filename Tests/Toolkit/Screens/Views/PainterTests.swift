import Terminal
import Testing

@testable import Screens

@MainActor
struct PainterTests {
    /// A view whose drawing is given by a test.
    private final class Sketch: View {
        let sketch: (inout Painter) -> Void
        init(_ sketch: @escaping (inout Painter) -> Void) { self.sketch = sketch }
        override func draw(_ painter: inout Painter) { sketch(&painter) }
    }

    private func rows(_ width: Int, _ height: Int = 1, _ sketch: @escaping (inout Painter) -> Void) -> [String] {
        Stage(Sketch(sketch), width: width, height: height).rows
    }

    @Test func `text is cut at the edges of the view, and the column after it is told`() {
        var ends: [Int] = []
        let rows = rows(6) { painter in
            ends = [painter.write("walking", x: -2, y: 0), painter.write("산책", x: 5, y: 0), painter.write("up", x: 0, y: -1)]
        }
        #expect(rows == ["lking"] && ends == [5, 9, 2])
    }

    @Test func `text that ends at a column is written to its left`() {
        #expect(rows(8) { $0.write("12", endingAt: 8, y: 0) } == ["      12"])
        #expect(rows(8) { $0.write("산책", endingAt: 5, y: 0) } == [" 산책"])
        #expect(rows(3) { $0.write("walk", endingAt: 3, y: 0) } == ["alk"])
    }

    @Test(arguments: [(9, "a산책b", 6), (6, "a산책b", 6), (5, "a산…", 4), (3, "a…", 2), (1, "…", 1), (0, "", 0), (-4, "", 0)])
    func `text in a width ends with an ellipsis where something was left out`(_ width: Int, _ expected: String, _ end: Int) {
        var told = -1
        #expect(rows(9) { told = $0.write("a산책b", x: 0, y: 0, width: width) } == [expected])
        #expect(told == end)
    }

    @Test func `a part of the view has coordinates and edges of its own, and gives them back`() {
        let rows = rows(8, 3) { painter in
            painter.within(Rect(x: 2, y: 1, width: 4, height: 1)) { painter in
                #expect(painter.bounds == Rect(x: 0, y: 0, width: 4, height: 1))
                painter.write("walking", x: 0, y: 0)
                painter.write("out", x: 0, y: 1)
                painter.within(Rect(x: 3, y: 0, width: 9, height: 9)) { $0.write("산", x: 0, y: 0) }
            }
            painter.write("x", x: 0, y: 0)
            #expect(painter.bounds.size == Size(width: 8, height: 3))
        }
        #expect(rows == ["x", "  walk", ""])
    }

    @Test func `a part that cannot be seen is not drawn at all`() {
        var calls = 0
        _ = rows(4, 2) { painter in
            painter.within(Rect(x: 9, y: 0, width: 3, height: 1)) { _ in calls += 1 }
            painter.within(Rect(x: 0, y: 0, width: 0, height: 2)) { _ in calls += 1 }
            painter.within(Rect(x: -2, y: -1, width: 3, height: 2)) { _ in calls += 10 }
        }
        #expect(calls == 10)
    }

    @Test func `filling and restyling stay inside, and restyling keeps the text`() {
        let stage = Stage(
            Sketch { painter in
                painter.write("walk", x: 0, y: 0)
                painter.fill(Rect(x: 2, y: 0, width: 99, height: 99), with: Glyph("."), style: Style(.panel))
                painter.restyle(Rect(x: 0, y: 0, width: 3, height: 1)) { Style(.danger, $0.attributes) }
            }, width: 5, height: 2)
        #expect(stage.rows == ["wa...", "  ..."])
        #expect((0..<5).map { stage.style(x: $0).role } == [.danger, .danger, .danger, .panel, .panel])
    }

    @Test func `only rows and parts that changed are asked for`() {
        var asked: [[Int]] = []
        let sketch = Sketch { painter in
            asked.append((0..<4).filter { painter.needsRow($0) })
            #expect(painter.needs(Rect(x: 0, y: 2, width: 1, height: 1)) == painter.needsRow(2))
        }
        let stage = Stage(sketch, width: 6, height: 4)
        asked = []
        sketch.setNeedsDisplay(Rect(x: 0, y: 2, width: 6, height: 1))
        stage.render()
        #expect(asked == [[2]])
    }
}
