import Coordinators
import Screens
import Specimens

/// Every control by its name.
final class ControlListViewController: ViewController {
    private let router: any Router<GalleryRoute>

    init(router: any Router<GalleryRoute>) {
        self.router = router
        super.init()
        title = "Controls"
    }

    override func loadView() {
        let (all, router) = (Specimen.all, router)
        view = ListView(
            numberOfRows: { all.count }, row: { ListRow(all[$0].name) }, onActivate: { router.trigger(.control(all[$0].name)) })
    }
}
