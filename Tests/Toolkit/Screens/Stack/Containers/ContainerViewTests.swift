import ScreenTesting
import Terminal
import Testing

@testable import Screens

/// One view between the lines of its container.
@Suite(.leavesNothing)
struct ContainerViewTests {
    private let container = ContainerView()
    private let first = View()
    private let second = View()

    private func layOut(_ height: Int) {
        container.frame = Rect(x: 0, y: 0, width: 40, height: height)
        container.setNeedsLayout()
        container.layoutPass()
    }

    @Test func `another view takes the place of the one that was shown, and no view leaves it empty`() {
        container.show(first)
        container.show(second)
        #expect(container.content === second && second.superview === container && first.superview == nil)
        container.show(nil)
        #expect(container.content == nil && container.subviews.isEmpty)
    }

    @Test func `a view that somebody has taken away is put back, and one that is there stays`() {
        container.show(first)
        first.removeFromSuperview()
        container.show(first)
        #expect(first.superview === container)
        container.addSubview(second)
        container.show(first)
        #expect(container.subviews.first === first, "what is shown is not put in anew")
        container.show(second)
        #expect(first.superview == nil && container.content === second && container.subviews.count == 1)
    }

    @Test(arguments: [(12, 2, 9), (11, 1, 9), (4, 1, 2), (3, 0, 3)])
    func `its lines stand above and below, where there are four rows, with a gap from twelve on`(_ height: Int, _ top: Int, _ rows: Int) {
        let (header, footer) = (View(), View())
        (container.header, container.footer) = (header, footer)
        container.show(first)
        layOut(height)
        #expect(first.frame == Rect(x: 0, y: top, width: 40, height: rows))
        #expect(header.isHidden == (height < 4) && footer.isHidden == (height < 4))
        guard height >= 4 else { return }
        #expect(header.frame == Rect(x: 0, y: 0, width: 40, height: 1))
        #expect(footer.frame == Rect(x: 0, y: height - 1, width: 40, height: 1))
    }

    @Test func `a header that is not to be shown takes no row`() {
        let header = View()
        container.header = header
        container.showsHeader = { false }
        container.show(first)
        layOut(12)
        #expect(header.isHidden && first.frame == Rect(x: 0, y: 0, width: 40, height: 12))
    }

    @Test func `another line takes the place of the one before, and none leaves its row`() {
        let lines = (0..<4).map { _ in View() }
        (container.header, container.footer) = (lines[0], lines[1])
        (container.header, container.footer) = (lines[2], lines[3])
        #expect(lines.map { $0.superview === container } == [false, false, true, true])
        (container.header, container.footer) = (nil, nil)
        container.show(first)
        layOut(12)
        #expect(lines.allSatisfy { $0.superview == nil } && first.frame.height == 12)
    }
}
