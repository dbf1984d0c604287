import Coordinators
import Curses
import Screens
import Terminal

let coordinator = StandCoordinator()
let window = Window()
window.rootViewController = coordinator.viewController

// `fruit-stand stand://fruits/Apple` opens there.
if let url = CommandLine.arguments.dropFirst().first {
    do {
        let link = try StandLink.table.parse(url)
        Task { try await coordinator.follow(link.way) }
    } catch {
        print(error)
    }
}

do {
    try Application(device: CursesDevice(), window: window).run()
} catch {
    print("The fruit stand needs a terminal: \(error)")
}
