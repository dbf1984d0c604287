import Coordinators
import Curses
import Screens

let coordinator = AppCoordinator(initialRoute: .list)
let window = Window()
window.rootViewController = coordinator.viewController
do {
    try Application(device: CursesDevice(), window: window).run()
} catch {
    print("NewApp needs a terminal: \(error)")
}
