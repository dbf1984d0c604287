import Observation
import ScreenTesting
import Terminal
import Testing

@testable import Screens

@Suite(.leavesNothing) @MainActor
struct ViewTests {
    /// A view that counts what is asked of it.
    private final class Counting: View {
        var draws = 0
        var layouts = 0
        var updates = 0
        var update: () -> Void = {}
        override func draw(_ painter: inout Painter) {
            draws += 1
            painter.fill(bounds, with: Glyph("."))
        }
        override func layoutSubviews() { layouts += 1 }
        override func updateProperties() {
            updates += 1
            update()
        }
    }

    // MARK: The tree

    @Test func `a view is added once, above the others, and taken from where it was`() {
        let (first, second, child) = (View(), View(), View())
        first.addSubview(child)
        second.addSubview(View())
        second.addSubview(child)
        #expect(first.subviews.isEmpty && child.superview === second && second.subviews.last === child)
        second.insertSubview(child, at: -3)
        #expect(second.subviews.first === child && second.subviews.count == 2)
        second.insertSubview(child, at: 99)
        #expect(second.subviews.last === child)
        child.removeFromSuperview()
        child.removeFromSuperview()
        #expect(child.superview == nil && second.subviews.count == 1)
    }

    @Test func `no view comes to lie in itself`() {
        let (outer, inner) = (View(), View())
        outer.addSubview(inner)
        inner.addSubview(outer)
        outer.addSubview(outer)
        #expect(outer.superview == nil && inner.superview === outer && outer.subviews.count == 1)
        #expect(inner.isDescendant(of: outer) && outer.isDescendant(of: outer) && !outer.isDescendant(of: inner))
    }

    @Test func `a point in a view is a point in its window`() {
        let (outer, inner) = (View(), View())
        outer.frame = Rect(x: 2, y: 1, width: 20, height: 9)
        inner.frame = Rect(x: 3, y: 4, width: 5, height: 2)
        outer.addSubview(inner)
        #expect(inner.convertToWindow(Point(x: 1, y: 1)) == Point(x: 6, y: 6))
        #expect(inner.bounds == Rect(x: 0, y: 0, width: 5, height: 2))
    }

    @Test func `the deepest visible view under a point is hit, the last one first`() {
        let (outer, below, above) = (View(), View(), View())
        outer.frame = Rect(x: 0, y: 0, width: 10, height: 4)
        below.frame = Rect(x: 1, y: 1, width: 5, height: 2)
        above.frame = Rect(x: 3, y: 1, width: 5, height: 2)
        outer.addSubview(below)
        outer.addSubview(above)
        #expect(outer.hitTest(Point(x: 0, y: 0)) === outer && outer.hitTest(Point(x: 2, y: 1)) === below)
        #expect(outer.hitTest(Point(x: 4, y: 1)) === above && outer.hitTest(Point(x: 10, y: 0)) == nil)
        above.isHidden = true
        #expect(outer.hitTest(Point(x: 4, y: 1)) === below && outer.hitTest(Point(x: 7, y: 1)) === outer)
    }

    @Test func `what superviews cut off or hide is not visible`() {
        let (outer, inner) = (View(), View())
        outer.frame = Rect(x: 1, y: 0, width: 6, height: 3)
        inner.frame = Rect(x: 4, y: 1, width: 9, height: 9)
        outer.addSubview(inner)
        #expect(inner.visibleRectInWindow == Rect(x: 5, y: 1, width: 2, height: 2))
        outer.isHidden = true
        #expect(inner.visibleRectInWindow == .zero)
    }

    // MARK: What is done again

    @Test func `a frame does what somebody asked for, and nothing else`() {
        let view = Counting()
        let stage = Stage(view, width: 6, height: 2)
        (view.draws, view.layouts, view.updates) = (0, 0, 0)
        #expect(!stage.render())
        view.setNeedsDisplay()
        #expect(stage.render())
        #expect((view.draws, view.layouts, view.updates) == (1, 0, 0))
        view.setNeedsLayout()
        stage.render()
        #expect((view.draws, view.layouts, view.updates) == (1, 1, 0))
        view.setNeedsUpdateProperties()
        stage.render()
        #expect((view.draws, view.layouts, view.updates) == (1, 1, 1))
    }

    @Test func `a view that is hidden, empty or in no window asks for no frame`() {
        let (view, loose) = (Counting(), Counting())
        let parent = View()
        parent.addSubview(view)
        let stage = Stage(parent, width: 6, height: 2)
        #expect(view.frame.isEmpty)
        view.setNeedsDisplay()
        loose.setNeedsDisplay()
        #expect(!stage.render())
        view.frame = Rect(x: 0, y: 0, width: 3, height: 1)
        stage.render()
        parent.isHidden = true
        stage.render()
        let draws = view.draws
        view.setNeedsDisplay()
        #expect(!stage.render() && view.draws == draws)
    }

    @Test func `a view that moves leaves nothing behind`() {
        let (parent, view) = (View(), Counting())
        parent.addSubview(view)
        view.frame = Rect(x: 0, y: 0, width: 3, height: 1)
        let stage = Stage(parent, width: 6, height: 2)
        #expect(stage.rows == ["...", ""])
        view.frame = Rect(x: 2, y: 1, width: 3, height: 1)
        stage.render()
        #expect(stage.rows == ["", "  ..."])
        view.isHidden = true
        stage.render()
        #expect(stage.rows == ["", ""])
        view.isHidden = false
        stage.render()
        view.removeFromSuperview()
        stage.render()
        #expect(stage.rows == ["", ""])
    }

    @Observable final class Model {
        var read = 0
        var unread = 0
    }

    @Test func `what an update reads runs it again, once a frame, and nothing else does`() {
        let (view, model) = (Counting(), Model())
        view.update = { _ = model.read }
        let stage = Stage(view, width: 6, height: 2)
        view.updates = 0
        model.unread += 1
        #expect(!stage.render() && view.updates == 0)
        model.read += 1
        model.read += 1
        stage.render()
        #expect(view.updates == 1)
        stage.render()
        #expect(view.updates == 1)
        model.read += 1
        stage.render()
        #expect(view.updates == 2)
    }

    @Test func `what is not read any more does not run it again`() {
        let (view, model) = (Counting(), Model())
        var reads = true
        view.update = { if reads { _ = model.read } else { _ = model.unread } }
        let stage = Stage(view, width: 6, height: 2)
        reads = false
        view.setNeedsUpdateProperties()
        stage.render()
        view.updates = 0
        model.read += 1
        stage.render()
        #expect(view.updates == 0)
        model.unread += 1
        stage.render()
        #expect(view.updates == 1)
    }
}
