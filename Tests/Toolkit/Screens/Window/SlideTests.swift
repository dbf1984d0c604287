import Screens
import ScreenTesting
import Terminal
import Testing

/// The side menus that slide, and the order in which things are told and taken off.
@Suite(.leavesNothing)
struct SlideTests {
    private final class Menu: ViewController {
        let diary: Diary
        var onLeave: () -> Void = {}

        init(_ diary: Diary) {
            self.diary = diary
            super.init()
            modalPresentationStyle = .sideMenu
            preferredContentSize = Size(width: 20, height: 3)
        }

        override func viewWillDisappear(_ animated: Bool) {
            diary.lines.append("menu.willDisappear")
            onLeave()
        }

        override func viewDidDisappear(_ animated: Bool) { diary.lines.append("menu.didDisappear") }
    }

    private let diary = Diary()
    private let stack = NavigationController(rootViewController: ViewController())

    private var home: ViewController { stack.viewControllers[0] }

    private func stage() -> (pilot: Pilot, menu: Menu) {
        let pilot = Pilot(size: Size(width: 60, height: 12), root: stack)
        pilot.window.areAnimationsEnabled = true
        return (pilot, Menu(diary))
    }

    @Test func `a menu with a screen in it goes from the inside out, and keeps its view until it is gone`() async {
        let (pilot, menu) = stage()
        let inner = DiaryScreen("inner", diary)
        menu.addChild(inner)
        home.present(menu, animated: false)
        _ = diary.take()
        home.dismiss(animated: true)
        #expect(stack.engine.isSliding)
        #expect(diary.take() == ["inner.willDisappear", "menu.willDisappear"])
        #expect(menu.view.superview != nil)
        await pilot.advance(by: .seconds(1))
        #expect(!stack.engine.isSliding)
        #expect(diary.take() == ["inner.didDisappear", "menu.didDisappear"])
        #expect(menu.view.superview == nil)
    }

    @Test func `a menu does not slide away while something else waits for it`() {
        let (pilot, menu) = stage()
        let next = DiaryScreen("next", diary)
        menu.onLeave = { [stack] in stack.pushViewController(next, animated: true) }
        home.present(menu, animated: false)
        home.dismiss(animated: true)
        #expect(!stack.engine.isSliding)
        #expect(stack.topViewController === next && pilot.topScreen === next)
    }

    @Test func `a menu does not slide in together with what lies over it`() {
        let (pilot, menu) = stage()
        let over = DiaryScreen("over", diary)
        over.modalPresentationStyle = .formSheet
        stack.engine.perform(StackOperation([.present(menu, over: home), .present(over, over: menu)]))
        #expect(!stack.engine.isSliding)
        #expect(pilot.topScreen === over)
    }
}
