import ScreenTesting
import Terminal
import Testing

@testable import Screens

@Suite(.leavesNothing)
struct PageControlTests {
    @Test(arguments: [(3, 1, "  ○ ● ○"), (3, 7, "  ○ ○ ●"), (3, -1, "  ● ○ ○"), (1, 0, ""), (0, 0, ""), (21, 4, "  5/21")])
    func `a dot for each page, the full one for that on show, or a count of many`(_ pages: Int, _ current: Int, _ expected: String) {
        let dots = PageControl(numberOfPages: pages)
        dots.currentPage = current
        #expect(Stage(dots, width: 9).rows == [expected])
    }

    @Test func `dots without room are a count`() {
        let dots = PageControl(numberOfPages: 3)
        #expect(Stage(dots, width: 5).rows == ["● ○ ○"])
        #expect(Stage(dots, width: 4).rows == ["1/3"])
    }

    @Test func `what changes is drawn`() {
        let dots = PageControl(numberOfPages: 2)
        let stage = Stage(dots, width: 5)
        dots.currentPage = 1
        stage.render()
        #expect(stage.rows == [" ○ ●"])
        dots.numberOfPages = 3
        stage.render()
        #expect(stage.rows == ["○ ● ○"])
    }

    @Test func `a click on a dot tells its page, and one beside it nothing`() {
        let dots = PageControl(numberOfPages: 3)
        var told: [Int] = []
        dots.onSelect = { told.append($0) }
        let stage = Stage(dots, width: 9)
        for x in 0..<9 { stage.click(x: x) }
        #expect(told == [0, 1, 2])
        #expect(dots.currentPage == 0)
    }

    @Test func `it takes a row, and as much of the width as there is`() {
        let dots = PageControl(numberOfPages: 3)
        #expect(dots.sizeThatFits(Size(width: 9, height: 4)) == Size(width: 9, height: 1))
        #expect(dots.sizeThatFits(Size(width: 9, height: 0)) == Size(width: 9, height: 0))
    }
}
