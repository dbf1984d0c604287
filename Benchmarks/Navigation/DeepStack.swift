import Screens
import Terminal

/// A stack of a certain depth on show in a window in memory.
final class DeepStack {
    let window = Window(size: Size(width: 80, height: 24))
    private let device = HeadlessDevice(size: Size(width: 80, height: 24))
    private let stack = NavigationController()

    init(depth: Int) {
        stack.depthBudget = nil
        stack.viewControllers = (0..<depth).map { TitledScreen("Screen \($0)") }
        window.rootViewController = stack
        window.makeKeyAndVisible()
        window.render(into: device)
    }

    func pushAndPop() {
        stack.pushViewController(TitledScreen("Top"), animated: false)
        stack.popViewController(animated: false)
    }

    func pushAndPopWithFrames() {
        stack.pushViewController(TitledScreen("Top"), animated: false)
        window.render(into: device)
        stack.popViewController(animated: false)
        window.render(into: device)
    }
}

/// A screen with a line of text.
final class TitledScreen: ViewController {
    init(_ title: String) {
        super.init()
        self.title = title
    }

    override func loadView() { view = Label(title ?? "") }
}
