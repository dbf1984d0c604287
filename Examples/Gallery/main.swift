import Coordinators
import Curses
import Screens
import Terminal

let coordinator = GalleryCoordinator(initialRoute: .controls)
let window = Window()
window.rootViewController = coordinator.viewController
let device = CursesDevice()
device.isMouseEnabled = true
do {
    try Application(device: device, window: window).run()
} catch {
    print("The gallery needs a terminal: \(error)")
}
