import Coordinators
import Screens
import ScreenTesting
import Terminal
import Testing

private enum HomeRoute: Route { case home }
private enum NicknameRoute: Route { case ask }

private final class HomeFlow: NavigationCoordinator<HomeRoute> {
    override func prepareTransition(for route: HomeRoute) -> NavigationTransition { .push(StepScreen("home")) }
}

private final class NicknameFlow: NavigationCoordinator<NicknameRoute>, Flow {
    let result = FlowResult<String>()
    override func prepareTransition(for route: NicknameRoute) -> NavigationTransition { .push(StepScreen("nickname")) }
}

private final class PickerScreen: ViewController, Flow {
    let result = FlowResult<Int>()
}

private struct NoLuck: Error {}

@Suite(.leavesNothing)
struct ResultTests {
    private let home = HomeFlow(initialRoute: .home)

    /// Waits in the screen's own task, as a screen does.
    private func asking<Value: Flow>(_ flow: Value) -> Box<Value.Output> {
        let box = Box<Value.Output>()
        box.task = home.rootViewController.viewControllers.first?.task { [home] in
            do { box.outcome = .success(try await home.present(flow)) } catch { box.outcome = .failure(error) }
            box.count += 1
        }
        return box
    }

    private final class Box<Value> {
        var outcome: Result<Value, any Error>?
        var count = 0
        var task: Task<Void, Never>?
    }

    @Test func `a flow that finishes with a value gives it to the one who waits, and is gone`() async throws {
        let pilot = Pilot(root: home)
        weak var gone: NicknameFlow?
        let box: Box<String>
        do {
            let flow = NicknameFlow(initialRoute: .ask)
            gone = flow
            box = asking(flow)
        }
        await pilot.settle()
        #expect(pilot.topScreen?.title == "nickname")
        gone?.finish(with: "도윤왕")
        await pilot.settle()
        #expect(try box.outcome?.get() == "도윤왕")
        #expect(gone == nil)
        #expect(pilot.topScreen?.title == "home")
    }

    @Test func `going back cancels it, and says what took it away`() async {
        let pilot = Pilot(root: home)
        let box = asking(NicknameFlow(initialRoute: .ask))
        await pilot.settle()
        await pilot.press(.escape)
        #expect(throws: FlowCancelled(by: .dismissed)) { try box.outcome?.get() }
        #expect(box.count == 1)
    }

    @Test func `another root cancels it`() async {
        let pilot = Pilot(root: home)
        let box = asking(NicknameFlow(initialRoute: .ask))
        await pilot.settle()
        pilot.window.rootViewController = StepScreen("other")
        await pilot.settle()
        #expect(throws: FlowCancelled(by: .rootReplaced)) { try box.outcome?.get() }
    }

    @Test func `a failure reaches the one who waits`() async {
        let pilot = Pilot(root: home)
        let flow = NicknameFlow(initialRoute: .ask)
        let box = asking(flow)
        await pilot.settle()
        flow.fail(NoLuck())
        await pilot.settle()
        #expect(throws: NoLuck.self) { try box.outcome?.get() }
    }

    @Test func `a screen can be a flow`() async throws {
        let pilot = Pilot(root: home)
        let picker = PickerScreen()
        let box = asking(picker)
        await pilot.settle()
        picker.finish(with: 3)
        await pilot.settle()
        #expect(try box.outcome?.get() == 3)
        #expect(picker.entryID == nil)
    }

    @Test func `a second result is reported and the first one counts`() async throws {
        let pilot = Pilot(root: home)
        let flow = NicknameFlow(initialRoute: .ask)
        let box = asking(flow)
        await pilot.settle()
        flow.finish(with: "a")
        flow.finish(with: "b")
        await pilot.settle()
        #expect(try box.outcome?.get() == "a")
        #expect(flow.result.isDelivered)
    }

    @Test func `waiting twice for one flow is an error at once, without a deadlock`() async {
        let pilot = Pilot(root: home)
        let flow = NicknameFlow(initialRoute: .ask)
        _ = asking(flow)
        await pilot.settle()
        let second = asking(flow)
        await pilot.settle()
        #expect(throws: NavigationIssue.self) { try second.outcome?.get() }
        #expect(pilot.issues.map(\.kind) == [.resultAlreadyDelivered])
    }

    @Test func `a cancelled waiter does not break the flow`() async {
        let pilot = Pilot(root: home)
        let flow = NicknameFlow(initialRoute: .ask)
        let box = asking(flow)
        await pilot.settle()
        box.task?.cancel()
        await pilot.settle()
        #expect(throws: CancellationError.self) { try box.outcome?.get() }
        #expect(pilot.topScreen?.title == "nickname")
        flow.finish(with: "late")
        await pilot.settle()
        #expect(pilot.topScreen?.title == "home")
        #expect(box.count == 1)
    }

    @Test func `a flow that is waited for is a question that stands open`() async {
        let pilot = Pilot(root: home)
        let box = asking(NicknameFlow(initialRoute: .ask))
        await pilot.settle()
        #expect(pilot.window.engine.openQuestions == 1)
        await pilot.press(.escape)
        #expect(pilot.window.engine.openQuestions == 0)
        #expect(box.count == 1)
    }

    @Test func `who was cancelled before the flow came hears so at once, and the flow is there`() async {
        let pilot = Pilot(root: home)
        let flow = NicknameFlow(initialRoute: .ask)
        let box = Box<String>()
        let task = Task { [home] in
            do { box.outcome = .success(try await home.present(flow)) } catch { box.outcome = .failure(error) }
        }
        task.cancel()
        await pilot.settle()
        #expect(throws: CancellationError.self) { try box.outcome?.get() }
        #expect(box.outcome != nil)
        #expect(pilot.topScreen?.title == "nickname")
        flow.finish(with: "for nobody")
        await pilot.settle()
        #expect(pilot.topScreen?.title == "home")
    }

    @Test func `who waits for a flow that cannot be shown hears why`() async {
        let pilot = Pilot(root: home)
        let picker = PickerScreen()
        home.rootViewController.pushViewController(picker, animated: true)
        let box = asking(picker)
        await pilot.settle()
        #expect(throws: NavigationIssue.self) { try box.outcome?.get() }
        #expect(box.count == 1)
        #expect(pilot.issues.map(\.kind) == [.alreadyOnStack])
    }

    @Test func `a flow of several screens leaves with all of them when it has a value`() async throws {
        let pilot = Pilot(root: home)
        let flow = NicknameFlow(initialRoute: .ask)
        let box = asking(flow)
        await pilot.settle()
        await flow.trigger(.ask)
        #expect(flow.rootViewController.viewControllers.count == 2)
        flow.finish(with: "Ann")
        await pilot.settle()
        #expect(try box.outcome?.get() == "Ann")
        #expect(pilot.topScreen?.title == "home")
        #expect(flow.isFinished)
    }

    @Test func `a flow is over when its last child is, though its own screens have left before`() async {
        let pilot = Pilot(root: home)
        let flow = NicknameFlow(initialRoute: .ask)
        let box = asking(flow)
        await pilot.settle()
        let child = HomeFlow(rootViewController: home.rootViewController, initialRoute: .home)
        flow.addChild(child)
        home.rootViewController.viewControllers[0].dismiss(animated: true)
        await pilot.settle()
        #expect(box.count == 0 && !flow.isFinished)
        home.rootViewController.popViewController(animated: true)
        await pilot.settle()
        #expect(box.count == 1 && flow.isFinished)
        #expect(throws: FlowCancelled.self) { try box.outcome?.get() }
    }

    @Test func `waiting a second time says whether the first one still waits`() async {
        let pilot = Pilot(root: home)
        let flow = NicknameFlow(initialRoute: .ask)
        _ = asking(flow)
        await pilot.settle()
        _ = asking(flow)
        await pilot.settle()
        flow.finish(with: "Ann")
        await pilot.settle()
        _ = asking(flow)
        await pilot.settle()
        #expect(pilot.issues.map(\.state) == ["somebody waits for it", "it has been delivered"])
    }

    private final class Listener: FlowDelegate {
        var heard: [String] = []
        func flowDidEnd(_ outcome: FlowOutcome<String>) { heard.append((try? outcome.get()) ?? "nothing") }
    }

    @Test func `a closure and a delegate hear the same as who waits, exactly once`() async {
        let pilot = Pilot(root: home)
        let listener = Listener()
        var heard: [Int] = []
        let flow = NicknameFlow(initialRoute: .ask)
        home.present(flow, delegate: listener)
        flow.finish(with: "Ann")
        home.push(NicknameFlow(initialRoute: .ask), delegate: listener)
        await pilot.press(.escape)
        #expect(listener.heard == ["Ann", "nothing"])
        let picker = PickerScreen()
        home.present(picker) { if case .finished(let value) = $0 { heard.append(value) } }
        picker.finish(with: 3)
        await pilot.settle()
        #expect(heard == [3])
        #expect(pilot.issues.isEmpty)
        home.push(picker) { if case .failed = $0 { heard.append(-1) } }
        #expect(heard == [3, -1])
        #expect(pilot.issues.map(\.kind) == [.resultAlreadyDelivered])
    }

    @Test func `a delegate that is gone is missed by nobody`() async {
        let pilot = Pilot(root: home)
        weak var gone: Listener?
        do {
            let listener = Listener()
            gone = listener
            home.present(NicknameFlow(initialRoute: .ask), delegate: listener)
        }
        #expect(gone == nil)
        await pilot.press(.escape)
        #expect(pilot.topScreen?.title == "home")
        #expect(pilot.issues.isEmpty)
    }

    @Test(arguments: [false, true]) func `a screen that finishes while others lie over it leaves, and gives its value`(
        _ isPresented: Bool
    ) async throws {
        let pilot = Pilot(root: home)
        let picker = PickerScreen()
        var values: [Int] = []
        home.perform(isPresented ? .present(picker) { values.append($0) } : .push(picker) { values.append($0) })
        if isPresented { picker.present(StepScreen("over")) } else { home.perform(.push(StepScreen("above"))) }
        await pilot.settle()
        picker.finish(with: 7)
        await pilot.settle()
        #expect(values == [7])
        #expect(home.rootViewController.titles == (isPresented ? ["home"] : ["home", "above"]))
        #expect(picker.entryID == nil && home.rootViewController.presentedViewController == nil)
    }

    @Test func `a screen that finishes as the only one of a presented stack takes the stack away`() async {
        let pilot = Pilot(root: home)
        let picker = PickerScreen()
        home.rootViewController.present(NavigationController(rootViewController: picker))
        await pilot.settle()
        picker.finish(with: 7)
        await pilot.settle()
        #expect(pilot.topScreen?.title == "home" && picker.entryID == nil)
    }

    /// A coordinator of one screen of its own, without a container.
    private final class Menu: BaseCoordinator, Flow {
        let result = FlowResult<Int>()
        private let screen = StepScreen("menu")
        override var viewController: ViewController { screen }
    }

    @Test(arguments: [false, true]) func `a coordinator with one screen of its own leaves with its value, and when it is finished`(
        _ isPushed: Bool
    ) async {
        let pilot = Pilot(root: home)
        var values: [Int] = []
        for step in 0..<2 {
            let menu = Menu()
            home.perform(isPushed ? .push(menu) { values.append($0) } : .present(menu) { values.append($0) })
            await pilot.settle()
            #expect(pilot.topScreen?.title == "menu")
            if step == 0 { menu.finish(with: 3) } else { menu.finish() }
            await pilot.settle()
            #expect(pilot.topScreen?.title == "home" && menu.isFinished)
        }
        #expect(values == [3])
    }
}
