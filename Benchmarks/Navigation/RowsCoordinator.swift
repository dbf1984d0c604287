import Coordinators
import Screens
import Terminal

/// A list of a thousand rows, and a screen for each of them with a list of its own.
final class RowsCoordinator: NavigationCoordinator<RowsCoordinator.RowRoute> {
    enum RowRoute: Route { case list, row(Int), back }

    init() { super.init(initialRoute: .list) }

    override func prepareTransition(for route: RowRoute) -> NavigationTransition {
        switch route {
        case .list: .push(RowsScreen("Rows"))
        case .row(let number): .push(RowsScreen("Row \(number)"))
        case .back: .pop()
        }
    }
}

/// A list that fills the screen.
final class RowsScreen: ViewController {
    init(_ title: String) {
        super.init()
        self.title = title
    }

    override func loadView() {
        view = ListView(numberOfRows: { 1_000 }) { [title] in ListRow("\(title ?? "") \($0)") }
    }
}
