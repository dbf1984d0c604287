import ScreenTesting
import Screens
import Terminal
import Testing

@testable import Guides

@Suite(.leavesNothing)
struct OwnControlGuideTests {
    private let pilot = Pilot(root: RatingViewController())

    @Test func `keys change the stars as far as they go`() async {
        await pilot.press("+", "+")
        #expect(pilot.screen.contains("★★★★★"))
        await pilot.press("+")
        #expect(pilot.toast == "there is no better")
    }

    @Test func `a click chooses a star`() async throws {
        let stars = try #require(pilot.window.accessibilityTree.first { $0.label == "Walden" && $0.role == .stepper })
        pilot.send(.mouse(MouseEvent(.press, at: Point(x: stars.frame.minX + Control.gutter, y: stars.frame.minY))))
        await pilot.settle()
        #expect(pilot.toast == "1 stars")
    }

    @Test func `the question, the value and the focus are said to those who listen`() throws {
        let stars = try #require(pilot.window.accessibilityTree.first { $0.role == .stepper })
        #expect(stars.label == "Walden" && stars.value == "3 of 5" && stars.traits.contains(.focused))
    }

    @Test(arguments: [(0, 0), (1, 1), (4, 2), (200, 60)]) func `it draws at any size`(_ width: Int, _ height: Int) async {
        await pilot.resize(Size(width: width, height: height))
        #expect(pilot.issues.isEmpty)
    }
}
