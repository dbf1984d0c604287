import Coordinators
import ScreenTesting
import Screens
import Terminal
import Testing

@Suite(.leavesNothing) @MainActor
struct SplitCoordinatorTests {
    private enum Shelf: Route, Codable { case book(Int), none, note }

    private final class Book: ViewController {
        init(_ number: Int) {
            super.init()
            title = "book \(number)"
            view = Button("book \(number)") {}
        }
    }

    private final class ShelfCoordinator: SplitCoordinator<Shelf> {
        let list = ViewController()

        init() {
            list.title = "books"
            list.view = Button("list") {}
            super.init(primary: list)
        }

        override func prepareTransition(for route: Shelf) -> SplitTransition {
            switch route {
            case .book(let number): .show(Book(number), in: .secondary)
            case .none: .fail("there is no such book")
            case .note: .set(ViewController(), for: .supplementary)
            }
        }
    }

    private let wide = Size(width: 100, height: 10)
    private let narrow = Size(width: 40, height: 10)

    @Test func `a route brings a column on show with the keys, wide and narrow`() async {
        for size in [wide, narrow] {
            let coordinator = ShelfCoordinator()
            let pilot = Pilot(size: size, root: coordinator)
            await coordinator.trigger(.book(1))
            await pilot.settle()
            #expect(pilot.topScreen?.title == "book 1", "\(size)")
            #expect(coordinator.list.isOnShow == (size == wide))
        }
    }

    @Test func `the next book takes the place of the last, in one commit`() async {
        let coordinator = ShelfCoordinator()
        let pilot = Pilot(size: wide, root: coordinator)
        await coordinator.trigger(.book(1))
        let before = pilot.window.rootViewController?.children.count
        await coordinator.trigger(.book(2))
        #expect(pilot.topScreen?.title == "book 2")
        #expect(pilot.window.rootViewController?.children.count == before)
    }

    @Test func `a column that is set where it is narrow waits unseen`() async {
        let coordinator = ShelfCoordinator()
        let pilot = Pilot(size: narrow, root: coordinator)
        await coordinator.trigger(.note)
        await pilot.settle()
        #expect(pilot.topScreen === coordinator.list)
        #expect(coordinator.rootViewController.viewController(for: .supplementary) != nil)
    }

    @Test func `a route that leads nowhere leaves the columns as they are`() async {
        let coordinator = ShelfCoordinator()
        let pilot = Pilot(size: wide, root: coordinator)
        await coordinator.trigger(.none)
        #expect(pilot.topScreen === coordinator.list)
    }

    @Test func `what its routes brought is there again after a restart`() async {
        let coordinator = ShelfCoordinator()
        let pilot = Pilot(size: wide, root: coordinator)
        await coordinator.trigger(.book(3))
        await pilot.settle()
        let record = coordinator.stackRecord
        let again = ShelfCoordinator()
        let second = Pilot(size: wide, root: again)
        #expect(again.restore(record).isEmpty)
        await second.settle()
        #expect(again.rootViewController.viewController(for: .secondary)?.title == "book 3")
        #expect(again.stackRecord == record)
    }
}
