import Coordinators
import ScreenTesting
import Screens
import Terminal
import Testing

/// A container of two panes that knows nothing but what everybody can import: no `@testable`, so that the compiler proves it.
@Suite(.leavesNothing) @MainActor
struct ForeignContainerTests {
    private final class Pane: ViewController {
        let first: Button
        let second: Button

        init(_ name: String) {
            first = Button("\(name) first") {}
            second = Button("\(name) second") {}
            super.init()
            title = name
        }

        override func loadView() { view = StackView(.vertical, [first, second]) }
    }

    /// The list, and what was chosen in it: beside each other in a wide window, else one of them.
    private final class Panes: ViewController {
        let list: ViewController
        let isWide: Bool

        init(_ list: ViewController, isWide: Bool) {
            self.list = list
            self.isWide = isWide
            super.init()
            addChild(list)
        }

        override var isContainer: Bool { true }
        override var stackedScreens: [ViewController] { Array(children.dropFirst()) }
        override var activeChild: ViewController? { visibleChildren.first { $0.hasFirstResponder } ?? visibleChildren.last }
        override var previousVisibleChildren: [ViewController]? { isWide || visibleChildren == [list] ? nil : [list] }
        override var isAtRoot: Bool { previousVisibleChildren == nil }
        override var keyCommands: [KeyCommand] { isAtRoot ? [] : [backKeyCommand] }

        override func visibleChildren(revealing child: ViewController) -> [ViewController] { isWide ? children : [child] }

        override func installVisibleChildren() {
            for pane in children where !visibleChildren.contains(pane) { pane.viewIfLoaded?.removeFromSuperview() }
            for pane in visibleChildren where pane.view.superview == nil { view.addSubview(pane.view) }
        }

        override func viewDidLayoutSubviews() {
            let width = view.bounds.width / max(1, visibleChildren.count)
            for (index, pane) in visibleChildren.enumerated() {
                pane.view.frame = Rect(x: index * width, y: 0, width: width, height: view.bounds.height)
            }
        }
    }

    private let list = Pane("list")
    private let page = Pane("page")

    private func panes(isWide: Bool) -> Panes {
        let panes = Panes(list, isWide: isWide)
        panes.addChild(page)
        panes.setVisibleChildren(isWide ? [list, page] : [list])
        return panes
    }

    @Test func `side by side the pane with the focus is the one on top, and Tab goes on to the next`() async {
        let pilot = Pilot(root: panes(isWide: true))
        #expect(pilot.screen.contains("list first") && pilot.screen.contains("page first"))
        #expect(pilot.topScreen === list && list.first.isFirstResponder)
        await pilot.press(.tab, .tab)
        #expect(pilot.topScreen === page && page.hasFirstResponder && !list.hasFirstResponder)
        #expect(list.restoreFirstResponder())
        #expect(pilot.topScreen === list && list.second.isFirstResponder, "where it was")
    }

    @Test func `where one is shown alone Esc goes back to the other, with its focus, and no further`() async {
        let panes = panes(isWide: false)
        let pilot = Pilot(root: panes)
        await pilot.press(.tab)
        #expect(list.second.isFirstResponder && !page.restoreFirstResponder())
        panes.setVisibleChildren([page])
        await pilot.settle()
        #expect(pilot.topScreen === page && page.first.isFirstResponder)
        #expect(pilot.window.commandsOnShow.contains { $0.inputs.contains(.escape) })
        await pilot.press(.escape)
        #expect(pilot.topScreen === list && list.second.isFirstResponder)
        #expect(!pilot.window.commandsOnShow.contains { $0.inputs.contains(.escape) })
        await pilot.press(.escape)
        #expect(pilot.topScreen === list && panes.children.count == 2)
        #expect(pilot.issues.isEmpty)
    }

    private enum MainRoute: Route { case shelf }
    private enum ShelfRoute: Route { case page(Int) }

    private final class Shelf: RouteCoordinator<ShelfRoute, Panes> {
        override func prepareTransition(for route: ShelfRoute) -> Transition<Panes> {
            switch route {
            case .page(let number):
                let page = Pane("page \(number)")
                let shown = rootViewController.isWide ? [rootViewController.list, page] : [page]
                return .multiple(.embed(page, in: rootViewController), .show(shown, in: rootViewController))
            }
        }
    }

    private final class Main: NavigationCoordinator<MainRoute> {
        let isWide: Bool

        init(isWide: Bool) {
            self.isWide = isWide
            super.init(root: Pane("main"))
        }

        override func prepareTransition(for route: MainRoute) -> NavigationTransition {
            .push(Shelf(rootViewController: Panes(Pane("list"), isWide: isWide), initialRoute: nil))
        }
    }

    @Test(arguments: [true, false])
    func `a link leads into a pane, and from behind another one back to it`(_ isWide: Bool) async throws {
        let main = Main(isWide: isWide)
        let pilot = Pilot(size: Size(width: 100, height: 12), root: main)
        let link = DeepLink(MainRoute.shelf, leadsTo: ShelfRoute.self).to(.page(1))
        try await main.follow(link)
        await pilot.settle()
        let panes = try #require(main.rootViewController.viewControllers.last as? Panes)
        #expect(pilot.screen.contains("page 1 first") && pilot.screen.contains("list first") == isWide)
        panes.setVisibleChildren([panes.list])
        await pilot.settle()
        #expect(pilot.topScreen === panes.list)
        try await main.follow(link)
        await pilot.settle()
        #expect(pilot.screen.contains("page 1 first"))
        #expect(panes.children.count == 2 && main.rootViewController.viewControllers.count == 2, "nothing came twice")
        #expect(pilot.issues.isEmpty)
    }
}
