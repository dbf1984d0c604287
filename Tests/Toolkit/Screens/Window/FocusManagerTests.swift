import ScreenTesting
import Terminal
import Testing

@testable import Screens

/// The view that hears the keys first.
@Suite(.leavesNothing) @MainActor
struct FocusManagerTests {
    /// A view that can have the focus, as long as it wants to.
    private final class Stop: View {
        var isWilling = true
        override var canBecomeFirstResponder: Bool { isWilling }
        override func keyPressed(_ key: Key) -> Bool { false }
    }

    private final class Room: ViewController {
        let stops = (0..<3).map { _ in Stop() }
        var preferred: Int?
        override func loadView() {
            let view = View()
            for stop in stops { view.addSubview(stop) }
            self.view = view
        }
        override var preferredFirstResponder: Responder? { preferred.map { stops[$0] } }
    }

    private let device = HeadlessDevice(size: Size(width: 40, height: 10))
    private let window = Window(size: Size(width: 40, height: 10))
    private let room = Room()

    private func show(_ preferred: Int? = nil) -> NavigationController {
        room.preferred = preferred
        let stack = NavigationController(rootViewController: room)
        window.areAnimationsEnabled = false
        window.rootViewController = stack
        window.makeKeyAndVisible()
        window.render(into: device)
        return stack
    }

    private func press(_ keys: Key...) {
        for key in keys { window.dispatch(.key(key)) }
        window.render(into: device)
    }

    private var place: Int? { room.stops.firstIndex { $0 === window.firstResponder } }

    @Test func `the first that can have it gets the focus, unless the screen prefers another`() {
        _ = show()
        #expect(place == 0)
    }

    @Test func `what the screen prefers gets it, if it can have it`() {
        room.stops[1].isWilling = false
        let stack = show(2)
        #expect(place == 2)
        let other = Room()
        other.preferred = 1
        other.stops[1].isWilling = false
        stack.pushViewController(other, animated: false)
        window.render(into: device)
        #expect(other.stops.firstIndex { $0 === window.firstResponder } == 0)
    }

    @Test func `Tab goes round, and leaves out what is hidden or unwilling`() {
        _ = show()
        press(.tab)
        #expect(place == 1)
        press(.tab, .tab)
        #expect(place == 0)
        press(.shiftTab)
        #expect(place == 2)
        room.stops[1].isHidden = true
        room.stops[0].isWilling = false
        press(.tab)
        #expect(place == 2)
    }

    @Test(arguments: [true, false]) func `with one stop there is nowhere to go, in either direction`(_ forward: Bool) {
        for stop in room.stops.dropFirst() { stop.isHidden = true }
        _ = show()
        #expect(!window.moveFocus(forward: forward) && place == 0)
        room.stops[1].isHidden = false
        #expect(window.moveFocus(forward: forward) && place == 1)
    }

    @Test func `a view that is hidden while it has the focus loses it with the next frame`() {
        _ = show()
        press(.tab)
        room.stops[1].isHidden = true
        window.render(into: device)
        #expect(place == 0)
    }

    @Test func `one that is taken out of the tree loses it as well`() {
        _ = show(1)
        room.stops[1].removeFromSuperview()
        window.render(into: device)
        #expect(place == 0)
    }

    @Test func `a screen that comes on show again finds the focus where the person left it`() {
        let stack = show()
        press(.tab, .tab)
        let other = Room()
        stack.pushViewController(other, animated: false)
        window.render(into: device)
        #expect(window.firstResponder === other.stops[0])
        stack.popViewController(animated: false)
        window.render(into: device)
        #expect(place == 2)
    }

    @Test func `what the person left and what cannot have it any more is not remembered`() {
        let stack = show()
        press(.tab)
        stack.pushViewController(Room(), animated: false)
        window.render(into: device)
        room.stops[1].isWilling = false
        stack.popViewController(animated: false)
        window.render(into: device)
        #expect(place == 0)
    }

    @Test func `what lies below the top screen cannot take the focus`() {
        let stack = show()
        let other = Room()
        stack.pushViewController(other, animated: false)
        window.render(into: device)
        #expect(!room.stops[0].becomeFirstResponder())
        #expect(window.firstResponder === other.stops[0])
        #expect(other.stops[2].becomeFirstResponder() && window.firstResponder === other.stops[2])
    }

    @Test func `where nothing can have it, keys begin at the screen`() {
        for stop in room.stops { stop.isWilling = false }
        _ = show()
        #expect(window.firstResponder == nil)
        press(.tab)
        #expect(window.firstResponder == nil)
    }
}
