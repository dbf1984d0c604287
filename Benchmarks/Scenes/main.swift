import Curses
import Screens
import Terminal

// The toolkit's side of `Plain/scenes.c`: scene-bench SCENE [direct]
let scene = CommandLine.arguments.dropFirst().first.flatMap(Scene.init) ?? .cell
let renderer: Renderer = CommandLine.arguments.contains("direct") ? .direct : .ncurses
let window = Window()
switch scene {
case .mixed: window.rootViewController = MixedViewController()
case .tabs:
    let tabs = TabBarController()
    tabs.viewControllers = [GridViewController(scene, title: "Left"), GridViewController(scene, title: "Right", shift: 5)]
    window.rootViewController = tabs
default: window.rootViewController = GridViewController(scene, title: "Scene")
}
do {
    try Application(device: CursesDevice(renderer: renderer), window: window).run()
} catch {
    print("scene-bench needs a terminal: \(error)")
}
