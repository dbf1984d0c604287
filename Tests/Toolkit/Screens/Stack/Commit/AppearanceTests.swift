import Screens
import ScreenTesting
import Terminal
import Testing

@Suite(.leavesNothing)
struct AppearanceTests {
    private let diary = Diary()
    private let stack = NavigationController()

    private func screen(_ name: String) -> DiaryScreen { DiaryScreen(name, diary) }

    @Test func `screens in each other go from the inside out, and come from the outside in`() {
        let (outer, inner) = (screen("outer"), screen("inner"))
        outer.addChild(inner)
        stack.viewControllers = [outer]
        let pilot = Pilot(root: stack)
        _ = diary.take()
        stack.pushViewController(ViewController(), animated: true)
        #expect(diary.take() == ["inner.willDisappear", "outer.willDisappear", "inner.didDisappear", "outer.didDisappear"])
        stack.popViewController(animated: true)
        #expect(diary.take() == ["outer.willAppear", "inner.willAppear", "outer.didAppear", "inner.didAppear"])
        #expect(pilot.issues.isEmpty)
    }

    @Test func `an embedded screen that takes itself out goes with its view, and those beside it stay`() {
        let (outer, first, second) = (screen("outer"), screen("first"), screen("second"))
        for child in [first, second] {
            outer.addChild(child)
            outer.view.addSubview(child.view)
        }
        stack.viewControllers = [outer]
        let pilot = Pilot(root: stack)
        _ = diary.take()
        first.removeFromParent()
        #expect(outer.children == [second])
        #expect(first.parent == nil && second.parent === outer)
        #expect(first.view.superview == nil)
        #expect(second.view.superview === outer.view)
        #expect(diary.take() == ["first.willDisappear", "first.didDisappear"])
        #expect(pilot.topScreen === second)
    }

    @Test func `the last of several screens in a screen hears the keys`() {
        let (outer, first, second) = (screen("outer"), screen("first"), screen("second"))
        outer.addChild(first)
        outer.addChild(second)
        stack.viewControllers = [outer]
        let pilot = Pilot(root: stack)
        #expect(pilot.topScreen === second)
    }

    /// A screen that writes down how it moves whenever it comes or goes.
    private final class Mover: ViewController {
        let diary: Diary

        init(_ diary: Diary) { self.diary = diary }

        private func note(_ what: String) {
            let moves = [isMovingToParent ? "comes" : "", isMovingFromParent ? "leaves" : "", isBeingPresented ? "is presented" : ""]
            diary.lines.append(([what] + moves.filter { !$0.isEmpty }).joined(separator: " "))
        }

        override func viewWillAppear(_ animated: Bool) { note("will appear") }
        override func viewDidAppear(_ animated: Bool) { note("did appear") }
        override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
    }

    @Test func `a screen can tell that it comes or leaves from that it is covered or seen again`() {
        stack.viewControllers = [ViewController()]
        let pilot = Pilot(root: stack)
        let mover = Mover(diary)
        #expect(!mover.isMovingToParent && !mover.isMovingFromParent)
        stack.pushViewController(mover, animated: true)
        #expect(diary.take() == ["will appear comes", "did appear comes"])
        #expect(!mover.isMovingToParent)
        stack.pushViewController(ViewController(), animated: true)
        stack.popViewController(animated: true)
        #expect(diary.take() == ["will disappear", "did disappear", "will appear", "did appear"])
        stack.popViewController(animated: true)
        #expect(diary.take() == ["will disappear leaves", "did disappear leaves"])
        #expect(!mover.isMovingFromParent)
        #expect(pilot.issues.isEmpty)
    }

    @Test func `a screen is being presented only until it is there`() {
        stack.viewControllers = [ViewController()]
        let pilot = Pilot(root: stack)
        let mover = Mover(diary)
        stack.present(mover, animated: true)
        #expect(diary.take().allSatisfy { $0.hasSuffix("is presented") })
        #expect(!mover.isBeingPresented)
        stack.dismiss(animated: true)
        #expect(diary.take() == ["will disappear leaves", "did disappear leaves"])
        #expect(pilot.issues.isEmpty)
    }

    /// A screen that forgets to make a view.
    private final class Viewless: ViewController {
        var loads = 0
        override func loadView() {}
        override func viewDidLoad() { loads += 1 }
    }

    @Test func `a screen that makes no view gets an empty one, once`() {
        let screen = Viewless()
        stack.viewControllers = [screen]
        let pilot = Pilot(root: stack)
        let view = screen.view
        #expect(screen.viewIfLoaded === view && screen.view === view)
        #expect(screen.loads == 1)
        #expect(pilot.topScreen === screen)
    }
}
