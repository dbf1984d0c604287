import Curses
import Coordinators
import Screens
import Terminal

// Runs the program of a guide: `swift run Guides form`.

/// The root of each guide, by its name.
let roots: [(name: String, root: () -> any Presentable)] = [
    ("screen", { WaterViewController(WaterModel { "A glass before each meal." }) }),
    (
        "lists",
        {
            TownsViewController([
                Town(name: "Seoul", country: "Korea", people: 9_400_000), Town(name: "Jeju", country: "Korea", people: 490_000),
                Town(name: "Bonn", country: "Germany", people: 330_000),
            ])
        }
    ),
    ("form", { NavigationController(rootViewController: BooksViewController()) }),
    ("flow", { TeaCoordinator(initialRoute: .table) }),
    ("tabs", { DeskCoordinator() }),
    ("links", { CityCoordinator(initialRoute: .list) }),
    ("look", { HarborViewController(HarborLook()) }),
    ("tested", { LampCoordinator(initialRoute: .lamps) }),
    ("control", { RatingViewController() }),
]

if let guide = roots.first(where: { $0.name == CommandLine.arguments.last }) {
    let root = guide.root()
    let window = Window()
    window.rootViewController = root.viewController
    do {
        try Application(device: CursesDevice(), window: window).run()
    } catch {
        print("A guide needs a terminal: \(error)")
    }
} else {
    print("usage: swift run Guides " + roots.map(\.name).joined(separator: "|"))
}
