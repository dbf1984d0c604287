import Coordinators
import Screens
import ScreenTesting
import Terminal
import Testing

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
}
