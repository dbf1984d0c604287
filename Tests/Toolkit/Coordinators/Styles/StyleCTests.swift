import Screens
import ScreenTesting
import Terminal
import Testing

// Written by hand: children know their parent weakly and call it by name.

private final class Parent {
    let window: Window
    var auth: Auth?
    var home: Home?

    init(window: Window) { self.window = window }

    func start() {
        let auth = Auth(parent: self)
        self.auth = auth
        window.rootViewController = auth.start()
        window.makeKeyAndVisible()
    }

    func didFinishAuth() {
        auth = nil
        let home = Home(parent: self)
        self.home = home
        window.rootViewController = home.start()
    }

    func didSignOut() {
        home = nil
        start()
    }
}

private final class Auth {
    weak var parent: Parent?
    init(parent: Parent) { self.parent = parent }

    func start() -> ViewController {
        let screen = StepScreen("auth")
        screen.onNext = { [weak self] in self?.parent?.didFinishAuth() }
        return NavigationController(rootViewController: screen)
    }
}

private final class Home {
    weak var parent: Parent?
    init(parent: Parent) { self.parent = parent }

    func start() -> ViewController {
        let screen = StepScreen("home")
        screen.onNext = { [weak self] in self?.parent?.didSignOut() }
        return screen
    }
}

@Suite(.leavesNothing)
struct StyleCTests {
    @Test func `login and logout ten times leave nothing of the earlier flows`() async {
        let window = Window(size: Size(width: 80, height: 24))
        let parent = Parent(window: window)
        parent.start()
        let pilot = Pilot(window: window, keeping: parent)
        for _ in 0..<10 {
            weak let auth = parent.auth
            weak let root = window.rootViewController
            await pilot.press(.enter)
            #expect(auth == nil)
            #expect(root == nil)
            #expect(pilot.topScreen?.title == "home")
            await pilot.press(.enter)
            #expect(pilot.topScreen?.title == "auth")
        }
    }
}
