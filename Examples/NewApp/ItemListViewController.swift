import Coordinators
import Screens

/// The first screen: a list, in which Enter opens a row.
final class ItemListViewController: ViewController {
    private let items: [String]
    private let router: any Router<AppRoute>

    init(_ items: [String], router: any Router<AppRoute>) {
        self.items = items
        self.router = router
        super.init()
        title = "Items"
    }

    override func loadView() {
        let (items, router) = (items, router)
        view = ListView(numberOfRows: { items.count }, row: { ListRow(items[$0]) }, onActivate: { router.trigger(.item(items[$0])) })
    }
}
