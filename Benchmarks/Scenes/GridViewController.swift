import Screens

/// A screen that is one grid.
final class GridViewController: ViewController {
    private let grid: GridView

    init(_ scene: Scene, title: String, shift: Int = 0) {
        grid = GridView(scene, shift: shift)
        super.init()
        self.title = title
        tabBarItem = TabBarItem(title: title)
    }

    override func loadView() { view = grid }
}
