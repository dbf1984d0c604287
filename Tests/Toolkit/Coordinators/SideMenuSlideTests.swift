import Screens
import ScreenTesting
import Terminal
import Testing

/// The way of a side menu over the home screen, frame by frame on a clock that the test moves.
@Suite(.leavesNothing)
struct SideMenuSlideTests {
    /// The events that happened, in order.
    private final class Diary {
        var lines: [String] = []
    }

    private final class Menu: ViewController {
        let list = ListView(numberOfRows: { 3 }, row: { ListRow(["Today", "한강 방", "Settings"][$0]) })
        private let diary: Diary
        var keys: [KeyCommand] = []

        init(_ diary: Diary) {
            self.diary = diary
            super.init()
            modalPresentationStyle = .sideMenu
            preferredContentSize = Size(width: 20, height: 3)
        }

        override func loadView() { view = list }
        override var keyCommands: [KeyCommand] { keys }
        /// Called while it comes.
        var onComing: () -> Void = {}
        override func viewWillAppear(_ animated: Bool) {
            diary.lines.append("will appear \(animated)")
            onComing()
        }
        /// Called when it is there.
        var onThere: () -> Void = {}
        override func viewDidAppear(_ animated: Bool) {
            diary.lines.append("did appear \(animated)")
            onThere()
        }
        override func viewWillDisappear(_ animated: Bool) { diary.lines.append("will disappear \(animated)") }
        /// Indicates whether its view lay in the window still when it heard that it had gone.
        private(set) var layThereWhenGone: Bool?
        override func viewDidDisappear(_ animated: Bool) {
            diary.lines.append("did disappear \(animated)")
            layThereWhenGone = list.superview != nil
        }
    }

    /// A home screen with a field, which hears what is typed while no menu lies over it.
    private final class Home: ViewController {
        let field = TextField(placeholder: "name")

        override init() {
            super.init()
            title = "home"
        }

        /// Asks for a change that comes to nothing.
        func showOnce(_ done: @escaping @MainActor () -> Void) { setVisibleChildren([]) { _ in done() } }

        override func loadView() { view = StackView(.vertical, [field, Label(String(repeating: "·", count: 400), lines: 0)]) }
    }

    private let diary = Diary()

    private func stage(moving: Bool = true) -> (pilot: Pilot, home: Home, menu: Menu) {
        let (home, menu) = (Home(), Menu(diary))
        let stack = NavigationController(rootViewController: StepScreen("start"))
        stack.pushViewController(home, animated: false)
        let pilot = Pilot(size: Size(width: 60, height: 12), root: stack)
        pilot.window.areAnimationsEnabled = moving
        return (pilot, home, menu)
    }

    /// Returns the number of columns of the menu that are in the window.
    private func columns(_ pilot: Pilot) -> Int {
        (0..<pilot.canvas.size.width).last { pilot.canvas[$0, 5].style.role == .panel }.map { $0 + 1 } ?? 0
    }

    /// The columns in each frame until nothing is scheduled any more.
    private func watch(_ pilot: Pilot) async -> [Int] {
        var seen: [Int] = []
        await pilot.settle()
        seen.append(columns(pilot))
        while let pause = pilot.window.timeUntilNextTimer {
            await pilot.advance(by: pause)
            seen.append(columns(pilot))
        }
        return seen
    }

    @Test func `it comes in from the edge in seven frames that get slower, and then no timer lives`() async {
        let (pilot, home, menu) = stage()
        home.present(menu, animated: true) { diary.lines.append("completion") }
        #expect(diary.lines == ["will appear true"])
        #expect(menu.isBeingPresented)
        let seen = await watch(pilot)
        #expect(seen.count == 7)
        #expect(seen.last == 24)
        let steps = zip(seen, seen.dropFirst()).map { $1 - $0 }
        #expect(steps.allSatisfy { $0 >= 0 })
        #expect(steps == steps.sorted(by: >))
        #expect(pilot.clock.now.offset == .milliseconds(120))
        #expect(diary.lines == ["will appear true", "did appear true", "completion"])
        #expect(pilot.window.timeUntilNextTimer == nil)
        #expect(pilot.window.isAtRest)
    }

    @Test func `half way it lies over the dimmed home screen with its right part`() async {
        let (pilot, home, menu) = stage()
        home.present(menu, animated: true)
        await pilot.settle()
        await pilot.advance(by: .milliseconds(20))
        #expect((1..<24).contains(columns(pilot)))
        assertSnapshot(of: pilot.window)
    }

    @Test func `it goes back over the edge, and what waits for its end hears of it when it is gone`() async {
        let (pilot, home, menu) = stage()
        home.present(menu, animated: false)
        #expect(diary.lines == ["will appear false", "did appear false"])
        diary.lines = []
        menu.whenLeft { _ in diary.lines.append("result") }
        home.dismiss(animated: true) { diary.lines.append("completion") }
        #expect(diary.lines == ["will disappear true"])
        #expect(home.presentedViewController == nil)
        let seen = await watch(pilot)
        #expect(seen.count == 7)
        #expect(seen == seen.sorted(by: >))
        #expect(seen.last == 0)
        #expect(diary.lines == ["will disappear true", "did disappear true", "result", "completion"])
        #expect(menu.entryID == nil)
        #expect(pilot.window.timeUntilNextTimer == nil)
    }

    @Test func `a menu that asks for something while it comes is there at once`() {
        let (pilot, home, menu) = stage()
        menu.onComing = { [diary, weak home] in home?.showOnce { diary.lines.append("asked") } }
        home.present(menu, animated: true)
        #expect(diary.lines == ["will appear true", "did appear true", "asked"])
        #expect(!pilot.window.engine.isSliding)
    }

    @Test func `what a menu asks for when it has arrived is done at once`() async {
        let (pilot, home, menu) = stage()
        menu.onThere = { [diary, weak home] in home?.showOnce { diary.lines.append("asked") } }
        home.present(menu, animated: true) { [diary] in diary.lines.append("completion") }
        _ = await watch(pilot)
        #expect(diary.lines == ["will appear true", "did appear true", "completion", "asked"])
    }

    @Test func `a menu that has gone holds no place in the window`() async {
        let (pilot, home, menu) = stage()
        home.present(menu, animated: false)
        await pilot.settle()
        #expect(menu.list.superview != nil)
        home.dismiss(animated: true)
        #expect(menu.list.superview != nil)
        _ = await watch(pilot)
        #expect(menu.layThereWhenGone == false)
    }

    @Test func `a key on its way in is the menu's, at once`() async {
        let (pilot, home, menu) = stage()
        menu.keys = [KeyCommand("x", title: "choose") { diary.lines.append("chosen") }]
        home.present(menu, animated: true)
        await pilot.press("x")
        #expect(diary.lines == ["will appear true", "did appear true", "chosen"])
        #expect(columns(pilot) == 24)
        #expect(home.field.text.isEmpty)
        await pilot.press(.down)
        #expect(menu.list.selectedIndex == 1)
    }

    @Test func `a key on its way out is the home screen's, at once`() async {
        let (pilot, home, menu) = stage()
        home.present(menu, animated: false)
        await pilot.settle()
        await pilot.press(.escape)
        #expect(columns(pilot) > 0)
        await pilot.type("ab")
        #expect(home.field.text == "ab")
        #expect(columns(pilot) == 0)
        #expect(diary.lines.suffix(2) == ["will disappear true", "did disappear true"])
        #expect(menu.entryID == nil)
    }

    @Test func `presented and dismissed in one breath it has come and goes`() async {
        let (pilot, home, menu) = stage()
        home.present(menu, animated: true) { diary.lines.append("presented") }
        home.dismiss(animated: true) { diary.lines.append("dismissed") }
        #expect(diary.lines == ["will appear true", "did appear true", "presented", "will disappear true"])
        _ = await watch(pilot)
        #expect(diary.lines.suffix(2) == ["did disappear true", "dismissed"])
        home.dismiss(animated: true)
        #expect(pilot.issues.map(\.kind) == [.nothingPresented])
        // The same menu comes again while it is still on its way out.
        home.present(menu, animated: false)
        home.dismiss(animated: true)
        home.present(menu, animated: true)
        #expect(await watch(pilot).last == 24)
        #expect(pilot.topScreen === menu)
        await pilot.press(.escape, .escape)
    }

    @Test func `what goes elsewhere with it is there at once`() async {
        let (pilot, home, menu) = stage()
        home.present(menu, animated: false)
        home.dismiss(animated: true)
        home.navigationController?.pushViewController(StepScreen("next"), animated: true)
        await pilot.settle()
        #expect(columns(pilot) == 0)
        #expect(pilot.topScreen?.title == "next")
        #expect(pilot.window.timeUntilNextTimer == nil)
    }

    @Test func `whoever awaits it goes on when it is there`() async {
        let (pilot, home, menu) = stage()
        home.task {
            let outcome = await home.engine.performAndWait(StackOperation([.present(menu, over: home)]))
            diary.lines.append("\(outcome)")
        }
        await breathe()
        #expect(diary.lines == ["will appear true"])
        await pilot.advance(by: .milliseconds(120))
        #expect(diary.lines == ["will appear true", "did appear true", "committed"])
    }

    @Test func `with motion off, or not animated, it is there at once`() async {
        let (pilot, home, menu) = stage()
        pilot.window.reduceMotion = true
        home.present(menu, animated: true) { diary.lines.append("completion") }
        #expect(diary.lines == ["will appear true", "did appear true", "completion"])
        await pilot.settle()
        #expect(columns(pilot) == 24)
        #expect(pilot.window.timeUntilNextTimer == nil)
        pilot.window.reduceMotion = false
        home.dismiss(animated: false)
        await pilot.settle()
        #expect(columns(pilot) == 0)
        #expect(pilot.window.timeUntilNextTimer == nil)
    }

    @Test func `a window that goes while the menu is on its way leaves nobody waiting`() async {
        var (pilot, home, menu): (Pilot?, Home?, Menu?) = (nil, nil, nil)
        (pilot, home, menu) = stage()
        if let menu { home?.present(menu, animated: true) { diary.lines.append("completion") } }
        (pilot, home, menu) = (nil, nil, nil)
        #expect(pilot == nil && home == nil && menu == nil)
        #expect(diary.lines == ["will appear true", "did appear true", "completion"])
    }
}
