import Screens
import ScreenTesting
import Terminal
import Testing

@testable import Coordinators

/// The steps of a link on its way, and the remains of one that comes to nothing.
@Suite(.leavesNothing)
struct LinkPlanTests {
    private enum MainRoute: Route { case rooms, known }
    private enum RoomsRoute: Route { case list, room(Int), nothing, impossible }

    private final class Rooms: NavigationCoordinator<RoomsRoute> {
        override func prepareTransition(for route: RoomsRoute) -> NavigationTransition {
            switch route {
            case .list: .push(StepScreen("rooms"))
            case .room(let number): .push(StepScreen("room \(number)"))
            case .nothing: .none()
            case .impossible: .push(rootViewController.viewControllers[0])
            }
        }
    }

    private final class Main: NavigationCoordinator<MainRoute> {
        /// The work that is done by the way, without a change of a stack.
        var onTheWay: () -> Void = {}
        var known: Rooms?

        init(on stack: NavigationController = NavigationController()) {
            super.init(rootViewController: stack, root: StepScreen("main"))
        }

        override func prepareTransition(for route: MainRoute) -> NavigationTransition {
            let rooms = (route == .known ? known : nil) ?? Rooms(rootViewController: rootViewController)
            return .multiple(.addChild(rooms), .perform { [weak self] in self?.onTheWay() })
        }
    }

    private final class Log {
        var lines: [String] = []
    }

    private let log = Log()

    private func link(_ last: RoomsRoute, by first: MainRoute = .rooms) -> DeepLink<MainRoute, Never> {
        DeepLink(first, leadsTo: RoomsRoute.self).to(last)
    }

    @Test func `what changes no stack is done when the whole link stands, and not at all when it fails`() async throws {
        let main = Main()
        main.onTheWay = { [log, stack = main.rootViewController] in log.lines.append(stack.titles.joined(separator: ", ")) }
        await #expect(throws: DeepLinkFailure.self) { try await main.follow(link(.impossible)) }
        #expect(log.lines == [])
        #expect(try await main.follow(link(.room(3))) == .committed)
        #expect(log.lines == ["main, room 3"])
    }

    @Test func `a segment that cannot be made stops the link there with the reason, and nothing has changed`() async {
        let main = Main()
        let pilot = Pilot(root: main)
        do {
            try await main.follow(link(.impossible))
            Issue.record("it was followed")
        } catch {
            #expect(error.segment == 1 && error.route == "impossible")
            #expect(error.reason.contains("which already has a place"))
            #expect(error.accepted == ["RoomsRoute"])
        }
        #expect(pilot.issues.map(\.kind) == [.deepLink])
        #expect(pilot.stack == ["StepScreen"])
        #expect(main.children.isEmpty)
    }

    @Test func `what was below the coordinator before stays there when a link fails`() async {
        let main = Main()
        main.addChild(CaseCoordinator())
        await #expect(throws: DeepLinkFailure.self) { try await main.follow(link(.impossible)) }
        #expect(main.children.count == 1)
        #expect(main.children.first is CaseCoordinator)
    }

    @Test func `a flow that has a screen in place stays where a link that fails has put it`() async {
        let tabs = TabBarController()
        let stack = NavigationController()
        tabs.viewControllers = [stack]
        let main = Main(on: stack)
        let rooms = Rooms(rootViewController: stack, initialRoute: .list)
        main.known = rooms
        await #expect(throws: DeepLinkFailure.self) { try await main.follow(link(.impossible, by: .known)) }
        #expect(main.children.count == 1)
        #expect(main.children.first === rooms)
        #expect(stack.titles == ["main", "rooms"])
        main.known = nil
    }

    @Test func `a flow that a link has brought stays, also when the last segment changes nothing`() async throws {
        let main = Main()
        #expect(try await main.follow(link(.nothing)) == .unchanged)
        #expect(main.children.count == 1)
    }

    @Test func `a link of routes from a list is followed, and stops where one of them does not fit`() async throws {
        let main = Main()
        let link = try DeepLink<MainRoute, Never>(routes: [MainRoute.rooms, RoomsRoute.list, RoomsRoute.room(3)])
        #expect(try await main.follow(link) == .committed)
        #expect(main.rootViewController.titles == ["main", "rooms", "room 3"])
        await #expect(throws: DeepLinkFailure.self) {
            try await main.follow(DeepLink(routes: [MainRoute.rooms, MainRoute.rooms, CaseRoute.none]))
        }
        #expect(throws: DeepLinkFailure(segment: 0, route: "list", reason: "a link begins elsewhere", accepted: ["MainRoute"])) {
            try DeepLink<MainRoute, Never>(routes: [RoomsRoute.list])
        }
        #expect(throws: DeepLinkFailure.self) { try DeepLink<MainRoute, Never>(routes: []) }
    }

    @Test func `a transition follows a link when its own commit is through, and fails with it`() async {
        let main = Main()
        let pilot = Pilot(root: main)
        main.perform(.present(StepScreen("over")))
        var outcomes: [Bool] = []
        main.perform(.multiple(.dismissToRoot(), .follow(link(.room(3)), on: main))) { outcomes.append($0.isDone) }
        #expect(main.rootViewController.titles == ["main", "room 3"])
        main.perform(.follow(link(.impossible), on: main)) { outcomes.append($0.isDone) }
        await pilot.settle()
        #expect(outcomes == [true, false])
        #expect(pilot.issues.map(\.kind) == [.alreadyOnStack, .deepLink] || pilot.issues.map(\.kind) == [.deepLink])
    }

    // MARK: What is there already

    /// A coordinator whose flow is a screen of its own.
    private final class Shelves: TabBarCoordinator<RoomsRoute> {
        init() { super.init(tabs: [StepScreen("left"), StepScreen("right")]) }
        override func prepareTransition(for route: RoomsRoute) -> TabBarTransition {
            if case .room(let number) = route { .select(index: number) } else { .none() }
        }
    }

    private final class House: NavigationCoordinator<MainRoute> {
        var brings: any Presentable = Shelves()
        override func prepareTransition(for route: MainRoute) -> NavigationTransition { .push(brings) }
    }

    private func owner(of stack: NavigationController) -> BaseCoordinator? { stack.topViewController?.owningCoordinator }

    @Test func `a link whose screens are all there brings none, and takes away what lies above them`() async throws {
        let main = Main()
        let link = try DeepLink<MainRoute, Never>(routes: [MainRoute.rooms, RoomsRoute.list, RoomsRoute.room(3)])
        try await main.follow(link)
        let room = main.rootViewController.topViewController
        #expect(try await main.follow(link) == .unchanged)
        main.rootViewController.pushViewController(StepScreen("over"), animated: true)
        try await main.follow(link)
        #expect(main.rootViewController.titles == ["main", "rooms", "room 3"])
        #expect(main.rootViewController.topViewController === room)
    }

    @Test func `a screen that its route has brought twice is found at its upper place, and only by that route`() async throws {
        let stack = NavigationController()
        let rooms = Rooms(rootViewController: stack, initialRoute: .list)
        for number in [3, 4, 3, 4] { await rooms.trigger(.room(number)) }
        try await rooms.follow(DeepLink<RoomsRoute, Never>(.room(3)))
        #expect(stack.titles == ["rooms", "room 3", "room 4", "room 3"])
        try await rooms.follow(DeepLink<RoomsRoute, Never>(.room(5)))
        #expect(stack.titles.last == "room 5")
    }

    @Test func `a screen that the same route has brought in another flow is that flow's`() async throws {
        let stack = NavigationController()
        let rooms = Rooms(rootViewController: stack, initialRoute: .list)
        let other = Rooms(rootViewController: stack)
        rooms.addChild(other)
        await other.trigger(.room(3))
        try await rooms.follow(DeepLink<RoomsRoute, Never>(.room(3)))
        #expect(stack.titles == ["rooms", "room 3", "room 3"])
        #expect(owner(of: stack) === rooms)
    }

    @Test func `of two flows that the same route has brought the newer one goes on`() async throws {
        let main = Main()
        try await main.follow(link(.room(1)))
        let older = owner(of: main.rootViewController)
        await main.trigger(.rooms)
        let newer = try #require(main.children.last as? Rooms)
        await newer.trigger(.room(2))
        try await main.follow(link(.room(3)))
        #expect(owner(of: main.rootViewController) === newer && older !== newer)
        #expect(main.children.count == 2)
    }

    @Test func `a flow without a screen, one that came by another route, and one that knows no such route are passed by`() async throws {
        let main = Main()
        await main.trigger(.rooms)
        try await main.follow(link(.room(1)))
        #expect(main.children.count == 2)

        let other = Main()
        other.known = Rooms(rootViewController: other.rootViewController)
        await other.trigger(.known)
        await other.known?.trigger(.room(1))
        let known = try #require(other.known)
        try await other.follow(link(.room(2)))
        #expect(owner(of: other.rootViewController) !== known && other.children.count == 2)
        other.known = nil

        let third = Main()
        let stranger = Main(on: third.rootViewController)
        third.addChild(stranger)
        stranger.perform(.push(StepScreen("stranger")))
        try await third.follow(link(.room(2)))
        #expect(third.rootViewController.titles.last == "room 2")
    }

    @Test func `a flow that a segment brings goes on, also where a younger one knows the next route`() async throws {
        let (house, shelves, younger) = (House(root: StepScreen("house")), Shelves(), Shelves())
        house.brings = shelves
        house.addChild(shelves)
        house.addChild(younger)
        try await house.follow(link(.room(1)))
        #expect(shelves.rootViewController.selectedIndex == 1)
        #expect(younger.rootViewController.selectedIndex == 0)
    }

    @Test func `a flow that is there and covered comes to light`() async throws {
        let house = House(root: StepScreen("house"))
        let pilot = Pilot(root: house)
        try await house.follow(link(.room(1)))
        house.rootViewController.pushViewController(StepScreen("over"), animated: true)
        try await house.follow(link(.room(0)))
        await pilot.settle()
        #expect(house.rootViewController.topViewController is TabBarController)
        #expect((house.rootViewController.topViewController as? TabBarController)?.selectedIndex == 0)
    }
}
