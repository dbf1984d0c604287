import ScreenTesting
import Terminal
import Testing

@testable import Screens

@Suite(.leavesNothing) @MainActor
struct SplitViewControllerTests {
    /// A screen of a list, so that it can have the focus.
    private final class Rows: ViewController {
        let list: ListView

        init(_ title: String) {
            list = ListView(numberOfRows: { 3 }, row: { ListRow("\(title) \($0 + 1)") }, onActivate: { _ in })
            super.init()
            self.title = title
        }

        override func loadView() { view = list }
    }

    private let wide = Size(width: 100, height: 10)
    private let narrow = Size(width: 40, height: 10)
    private let books = Rows("book")
    private let stack: NavigationController
    private let detail = Rows("page")
    private let split: SplitViewController

    init() {
        stack = NavigationController(rootViewController: books)
        split = SplitViewController(primary: stack, secondary: detail)
    }

    // MARK: How many there is room for

    @Test func `both columns stand beside each other where there is room, with a line between them`() {
        let pilot = Pilot(size: wide, root: split)
        #expect(split.visibleChildren == [stack, detail])
        #expect(!split.isCollapsed)
        #expect(pilot.screen.contains("book 1"))
        #expect(pilot.screen.contains("page 1"))
        #expect(pilot.row(3).contains("│"))
    }

    @Test func `where it is narrow the first column is shown alone, and the other has not appeared`() {
        let pilot = Pilot(size: narrow, root: split)
        #expect(split.visibleChildren == [stack])
        #expect(split.isCollapsed)
        #expect(!detail.isViewLoaded)
        #expect(!pilot.screen.contains("│"))
    }

    @Test func `the column with the focus stays when the window becomes narrow, and the other comes back with the room`() async {
        let pilot = Pilot(size: wide, root: split)
        await pilot.press(.tab)
        #expect(detail.list.isFirstResponder)
        await pilot.resize(narrow)
        #expect(split.visibleChildren == [detail])
        #expect(!books.isOnShow)
        await pilot.resize(wide)
        #expect(split.visibleChildren == [stack, detail])
        #expect(books.isOnShow && detail.list.isFirstResponder)
    }

    @Test(arguments: [(40, 1), (62, 2), (100, 3)]) func `of three columns as many are shown as fit`(width: Int, count: Int) {
        let middle = Rows("chapter")
        split.setViewController(middle, for: .supplementary)
        let pilot = Pilot(size: Size(width: width, height: 10), root: split)
        #expect(split.visibleChildren == Array([stack, middle, detail].prefix(count)))
        #expect(pilot.issues.isEmpty)
    }

    @Test func `any width is drawn, from nothing on`() async {
        let pilot = Pilot(size: wide, root: split)
        for width in [0, 1, 2, 3, 4, 58, 59, 60, 200] { await pilot.resize(Size(width: width, height: 5)) }
        split.preferredColumnWidthFraction = .nan
        await pilot.resize(wide)
        #expect(split.visibleChildren.count == 2)
    }

    // MARK: Showing

    @Test func `a column that is shown has the keys, wide or narrow`() async {
        let pilot = Pilot(size: narrow, root: split)
        split.show(.secondary)
        await pilot.settle()
        #expect(split.visibleChildren == [detail])
        #expect(detail.list.isFirstResponder)
        await pilot.resize(wide)
        split.show(.primary)
        await pilot.settle()
        #expect(books.list.isFirstResponder)
        #expect(split.visibleChildren == [stack, detail])
    }

    @Test func `an empty column is not shown`() async {
        let pilot = Pilot(size: narrow, root: split)
        split.show(.supplementary)
        await pilot.settle()
        #expect(split.visibleChildren == [stack])
    }

    @Test func `each column finds the focus again that it had`() async {
        let pilot = Pilot(size: narrow, root: split)
        await pilot.press(.down)
        split.show(.secondary)
        await pilot.press(.down, .down, .escape)
        #expect(books.list.isFirstResponder && books.list.selectedIndex == 1)
        split.show(.secondary)
        await pilot.settle()
        #expect(detail.list.selectedIndex == 2)
    }

    // MARK: Esc

    @Test func `Esc goes by column: first the stack in it, then to the column before, then nothing`() async {
        split.setViewController(books, for: .supplementary)  // has a place already
        let inner = NavigationController(rootViewController: Rows("part"))
        split.setViewController(inner, for: .secondary)
        inner.pushViewController(Rows("leaf"))
        let pilot = Pilot(size: narrow, root: split)
        split.show(.secondary)
        await pilot.press(.escape)
        #expect(inner.viewControllers.count == 1 && split.visibleChildren == [inner])
        await pilot.press(.escape)
        #expect(split.visibleChildren == [stack])
        await pilot.press(.escape)
        #expect(split.visibleChildren == [stack])
    }

    @Test func `beside each other Esc leaves the columns as they are`() async {
        let pilot = Pilot(size: wide, root: split)
        await pilot.press(.tab, .escape)
        #expect(split.visibleChildren == [stack, detail])
        #expect(split.isAtRoot)
    }

    @Test func `of three with room for two, Esc shows the first two with the keys in the second`() async {
        let middle = Rows("chapter")
        split.setViewController(middle, for: .supplementary)
        let pilot = Pilot(size: Size(width: 62, height: 10), root: split)
        split.show(.secondary)
        await pilot.settle()
        #expect(split.visibleChildren == [middle, detail])
        #expect(!split.isAtRoot)
        await pilot.press(.escape)
        #expect(split.visibleChildren == [stack, middle])
        #expect(middle.list.isFirstResponder)
    }

    @Test func `going back from the only column shown is Esc`() async {
        let pilot = Pilot(size: narrow, root: split)
        split.show(.secondary)
        await pilot.settle()
        detail.goBack()
        await pilot.settle()
        #expect(split.visibleChildren == [stack])
    }

    // MARK: Exchanging

    @Test func `another screen takes the place of a column's, which is asked`() async {
        let diary = Diary()
        let (first, second) = (DiaryScreen("first", diary), Rows("second"))
        split.setViewController(first, for: .secondary)
        let pilot = Pilot(size: wide, root: split)
        first.mayLeave = { _ in false }
        split.setViewController(second, for: .secondary)
        await pilot.settle()
        #expect(split.viewController(for: .secondary) === first)
        first.mayLeave = { _ in true }
        split.setViewController(second, for: .secondary)
        await pilot.settle()
        #expect(split.viewController(for: .secondary) === second && first.parent == nil)
        #expect(split.visibleChildren == [stack, second])
    }

    @Test func `another screen in a column that is not on show leaves the one that is`() async {
        let pilot = Pilot(size: narrow, root: split)
        let second = Rows("second")
        split.setViewController(second, for: .secondary)
        await pilot.settle()
        #expect(split.visibleChildren == [stack] && books.isOnShow)
        split.show(.secondary)
        await pilot.settle()
        #expect(split.visibleChildren == [second])
        let third = Rows("third")
        split.setViewController(third, for: .secondary)
        await pilot.settle()
        #expect(split.visibleChildren == [third], "the column on show shows what it has now")
    }

    @Test func `a column that becomes empty leaves its room to the others`() async {
        let pilot = Pilot(size: wide, root: split)
        split.setViewController(nil, for: .secondary)
        await pilot.settle()
        #expect(split.visibleChildren == [stack] && !split.isCollapsed)
        #expect(stack.view.frame.width == 100)
    }

    @Test func `a column that takes itself away, while it is the only one shown, leaves the one before`() async {
        let pilot = Pilot(size: narrow, root: split)
        split.show(.secondary)
        await pilot.settle()
        detail.removeFromParent()
        await pilot.settle()
        #expect(split.visibleChildren == [stack])
        #expect(books.isOnShow)
    }

    @Test func `a screen that has a place already is reported, and each column keeps what it had`() {
        split.setViewController(detail, for: .primary)
        #expect(split.engine.issues.map(\.kind) == [.alreadyOnStack])
        #expect(split.viewController(for: .primary) === stack)
        #expect(split.viewController(for: .secondary) === detail)
    }

    // MARK: From outside

    @Test func `line 1 names the columns up to the last that is shown`() async {
        let pilot = Pilot(size: wide, root: split)
        #expect(split.breadcrumb == ["book", "page"])
        await pilot.resize(narrow)
        #expect(split.breadcrumb == ["book"])
        split.show(.secondary)
        await pilot.settle()
        #expect(split.breadcrumb == ["book", "page"])
    }

    @Test func `the screen on top is the one with the focus`() async {
        let pilot = Pilot(size: wide, root: split)
        #expect(pilot.topScreen === books)
        await pilot.press(.tab)
        #expect(pilot.topScreen === detail)
    }
}
