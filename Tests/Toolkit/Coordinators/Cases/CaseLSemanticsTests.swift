import Coordinators
import Screens
import ScreenTesting
import Terminal
import Testing

// L. What transitions mean, where README and code of others disagree.
@Suite(.leavesNothing)
struct CaseLSemanticsTests {
    private let flow = CaseCoordinator(initialRoute: .screen("root"))
    private var stack: NavigationController { flow.rootViewController }

    // Case 151
    @Test func `present goes over whatever is presented, present on root over the container`() {
        let pilot = Pilot(root: flow)
        flow.trigger(.present("1"))
        flow.trigger(.present("2"))
        #expect(stack.topViewController?.presentedViewController?.presentedViewController?.title == "2")
        flow.trigger(.dismissToRoot)
        flow.perform(.presentOnRoot(StepScreen("3")))
        #expect(stack.topViewController?.presentedViewController?.title == "3")
        flow.perform(.presentOnRoot(StepScreen("4")))
        #expect(pilot.issues.map(\.kind) == [.alreadyPresenting])
    }

    // Case 152
    @Test func `dismiss takes the topmost, dismiss to root all of them`() {
        let pilot = Pilot(root: flow)
        for name in ["1", "2", "3"] { flow.trigger(.present(name)) }
        flow.trigger(.dismiss)
        #expect(pilot.topScreen?.title == "2")
        flow.trigger(.dismissToRoot)
        #expect(pilot.topScreen?.title == "root")
        flow.trigger(.dismissToRoot)
        #expect(pilot.issues.isEmpty)
    }

    private final class Arrival: Presentable {
        static var log: [String] = []
        let viewController: ViewController = StepScreen("arrival")
        var coordinator: (any Coordinator)? { nil }
        func presented(from presenter: (any Coordinator)?) {
            let name = presenter.map { String(describing: type(of: $0)) } ?? "nobody"
            Self.log.append("presented from \(name) \(viewController.entryID != nil)")
        }
    }

    // Case 153
    @Test func `who arrives hears of it after the change and before the completion`() {
        Arrival.log = []
        flow.perform(.push(Arrival())) { _ in Arrival.log.append("done") }
        flow.perform(.present(Arrival())) { _ in Arrival.log.append("done") }
        #expect(Arrival.log == ["presented from CaseCoordinator true", "done", "presented from CaseCoordinator true", "done"])
    }

    // Case 154
    @Test func `route prepares at once in the same commit and shows what it brings; trigger prepares later and shows nothing`() {
        let other = CaseCoordinator(initialRoute: .screen("other"))
        let pilot = Pilot(root: flow)
        flow.perform(.present(other))
        let log = EventLog()
        pilot.window.add(log)
        let transition: NavigationTransition = .multiple(.push(StepScreen("here")), .route(.screen("there"), on: other))
        #expect(transition.presentables.count == 2)
        flow.perform(transition)
        #expect(log.commits == 1)
        #expect(stack.titles == ["root", "here"])
        #expect(other.rootViewController.titles == ["other", "there"])
        let later: NavigationTransition = .trigger(.screen("later"), on: other)
        #expect(later.presentables.isEmpty)
        flow.perform(later)
        #expect(other.rootViewController.titles == ["other", "there", "later"])
    }

    // Case 155
    @Test func `the completion of a composite comes once, when the last of its followers is through`() {
        var order: [String] = []
        flow.perform(
            .multiple(
                .perform { order.append("1") }, .trigger(.screen("x"), on: flow),
                .perform { [stack] in order.append("\(stack.titles.count)") })
        ) { _ in order.append("done") }
        #expect(order == ["1", "2", "done"])
    }

    private enum MainRoute: Route { case rooms, missing }
    private enum RoomsRoute: Route { case list, room(Int) }

    private final class Rooms: NavigationCoordinator<RoomsRoute> {
        override func prepareTransition(for route: RoomsRoute) -> NavigationTransition {
            switch route {
            case .list: .push(StepScreen("rooms"))
            case .room(let number): .push(StepScreen("room \(number)"))
            }
        }
    }

    private final class Main: NavigationCoordinator<MainRoute> {
        let isShared: Bool
        init(isShared: Bool) {
            self.isShared = isShared
            super.init(root: StepScreen("main"))
        }
        override func prepareTransition(for route: MainRoute) -> NavigationTransition {
            switch route {
            case .rooms:
                isShared
                    ? .addChild(Rooms(rootViewController: rootViewController, initialRoute: .list)) : .present(Rooms(initialRoute: .list))
            case .missing: .none()
            }
        }
    }

    // Case 156
    @Test(arguments: [false, true])
    func `a link is one commit through all its segments, and the same link again changes nothing`(_ isShared: Bool) async throws {
        let main = Main(isShared: isShared)
        let pilot = Pilot(root: main)
        let log = EventLog()
        pilot.window.add(log)
        let link = DeepLink(MainRoute.rooms, leadsTo: RoomsRoute.self).to(.room(3))
        #expect(try await main.follow(link) == .committed)
        #expect(pilot.topScreen?.title == "room 3")
        #expect(log.commits == 1)
        #expect(try await main.follow(link) == .unchanged)
        #expect(log.commits == 1)
        #expect(main.children.count == 1)
        let other = DeepLink(MainRoute.rooms, leadsTo: RoomsRoute.self).to(.list)
        try await main.follow(other)
        #expect(pilot.topScreen?.title == "rooms")
        #expect(main.children.count == 1)
        #expect(pilot.issues.isEmpty)
    }

    // Case 157
    @Test(arguments: [false, true])
    func `a link that stops half way changes nothing and says at which segment and what is accepted there`(_ isShared: Bool) async {
        let main = Main(isShared: isShared)
        let pilot = Pilot(root: main)
        await #expect(throws: DeepLinkFailure.self) {
            try await main.follow(DeepLink(MainRoute.missing, leadsTo: RoomsRoute.self).to(.room(3)))
        }
        let long = DeepLink(MainRoute.rooms, leadsTo: RoomsRoute.self).then(.list, leadsTo: CaseRoute.self).to(.pop)
        do {
            try await main.follow(long)
            Issue.record("it was followed")
        } catch {
            #expect(error.segment == 2)
            #expect(error.route == "pop")
            #expect(!error.accepted.isEmpty)
        }
        #expect(pilot.stack == ["StepScreen"])
        #expect(main.children.isEmpty)
        #expect(main.rootViewController.presentedViewController == nil)
    }

    private final class Form: ViewController {
        override func canLeave(_ reason: LeaveReason) async -> Bool { reason != .deepLink }
    }

    // Case 156
    @Test func `a link that would take an unsaved form away asks it, and it may refuse`() async throws {
        let main = Main(isShared: true)
        let pilot = Pilot(root: main)
        let link = DeepLink(MainRoute.rooms, leadsTo: RoomsRoute.self).to(.list)
        try await main.follow(link)
        main.rootViewController.pushViewController(Form(), animated: true)
        #expect(try await main.follow(link) == .refused(by: "Form"))
        #expect(pilot.stack.last == "Form")
    }

    // Complaint 14
    @Test func `a link before the login waits, the latest wins, and it is forgotten when it is too old`() {
        let clock = ManualClock()
        var followed: [String] = []
        let gate = PendingLinkQueue<String>(expiry: .seconds(60), now: { clock.now.offset }, handle: { followed.append($0) })
        gate.open("a")
        gate.open("b")
        #expect(gate.parked?.link == "b")
        gate.unlock()
        #expect(followed == ["b"])
        gate.lock()
        gate.open("c")
        clock.advance(by: .seconds(61))
        gate.unlock()
        #expect(followed == ["b"])
        gate.open("d")
        #expect(followed == ["b", "d"])
    }

    // Case 159, 160
    @Test func `when the last grandchild goes, the child that only lived for it finishes too`() {
        let pilot = Pilot(root: flow)
        let child = CaseCoordinator(rootViewController: stack, initialRoute: .screen("child"))
        flow.perform(.addChild(child))
        let grandchild = CaseCoordinator(rootViewController: stack, initialRoute: .screen("grandchild"))
        child.perform(.addChild(grandchild))
        let screens = stack.viewControllers
        stack.viewControllers = [screens[0], screens[2]]
        #expect(!child.isFinished)
        #expect(!grandchild.isFinished)
        stack.popViewController(animated: true)
        #expect(grandchild.isFinished)
        #expect(child.isFinished)
        #expect(pilot.issues.isEmpty)
    }

    // Case 161
    @Test func `the initial route is followed when the coordinator is made, and comes on show with the window`() {
        let flow = CaseCoordinator(initialRoute: .screen("root"))
        #expect(flow.rootViewController.titles == ["root"])
        #expect(flow.rootViewController.viewControllers[0].isViewLoaded == false)
        let pilot = Pilot(root: flow)
        #expect(pilot.topScreen?.isOnShow == true)
    }

    @Test func `the common moves: back, pop and push, pop twice, dismiss and push`() {
        let pilot = Pilot(root: flow)
        flow.trigger(.screen("1"))
        flow.trigger(.present("modal"))
        flow.trigger(.back)
        #expect(stack.presentedViewController == nil)
        flow.trigger(.back)
        #expect(stack.titles == ["root"])
        flow.trigger(.screen("1"))
        flow.perform(.popAndPush(StepScreen("2")))
        #expect(stack.titles == ["root", "2"])
        flow.trigger(.screen("3"))
        flow.perform(.popTwice())
        #expect(stack.titles == ["root"])
        flow.trigger(.present("modal"))
        flow.perform(.dismissAndPush(StepScreen("4")))
        #expect(stack.titles == ["root", "4"])
        #expect(pilot.topScreen?.title == "4")
        flow.perform(.replaceTop(StepScreen("5")))
        #expect(stack.titles == ["root", "5"])
        let other = CaseCoordinator(rootViewController: stack)
        flow.perform(.popAndBack(.screen("6"), on: other))
        #expect(stack.titles == ["root", "6"])
        #expect(pilot.issues.isEmpty)
    }

    @Test func `a post-task runs once, in order, on the screen it waits for; a key replaces, an old one expires`() async {
        let pilot = Pilot(root: flow)
        var ran: [String] = []
        await flow.trigger(.present("form"))
        flow.postTask(for: Home.self, key: "saved") { _ in ran.append("first") }
        flow.postTask(for: Home.self, key: "saved") { _ in ran.append("saved") }
        flow.postTask(for: Home.self) { _ in ran.append("then") }
        flow.postTask(for: Other.self, expiresAfter: 1) { _ in ran.append("too late") }
        flow.postTask(for: Gone.self) { _ in ran.append("taken back") }
        flow.removePostTasks(for: Gone.self)
        #expect(ran == [])
        flow.perform(.multiple(.dismiss(), .push(Home())))
        #expect(ran == ["saved", "then"])
        flow.perform(.push(StepScreen("x")))
        flow.perform(.push(Other()))
        #expect(ran == ["saved", "then"])
        #expect(pilot.pendingPostTasks.isEmpty)
    }

    private final class Home: ViewController {}
    private final class Other: ViewController {}
    private final class Gone: ViewController {}

    @Test func `why something cannot be done is said no longer than its screen is on show`() async {
        let pilot = Pilot(root: flow)
        let screen = StepScreen("a")
        pilot.window.globalCommands.append { KeyCommand("d", title: "delete", disabledReason: "nothing chosen") {} }
        stack.pushViewController(screen, animated: true)
        await pilot.press("d")
        #expect(pilot.toast == "nothing chosen")
        await pilot.press(.escape)
        #expect(pilot.toast == nil)
    }

    @Test func `a toast of a screen goes with it, one of the app stays, and one that must be seen waits`() async {
        let pilot = Pilot(root: flow)
        let screen = StepScreen("a")
        stack.pushViewController(screen, animated: true)
        screen.showToast("mine", scope: .screen)
        #expect(pilot.toast == "mine")
        await pilot.press(.escape)
        #expect(pilot.toast == nil)
        stack.pushViewController(screen, animated: true)
        screen.showToast("ours")
        await pilot.press(.escape)
        #expect(pilot.toast == "ours")
        stack.pushViewController(screen, animated: true)
        stack.pushViewController(StepScreen("above"), animated: true)
        await pilot.advance(by: .seconds(60))
        screen.showToast("see me", scope: .untilSeen)
        await pilot.advance(by: .seconds(60))
        #expect(pilot.toast == nil)
        await pilot.press(.escape)
        #expect(pilot.toast == "see me")
    }
}
