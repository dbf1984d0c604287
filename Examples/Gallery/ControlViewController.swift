import Coordinators
import Screens
import Specimens
import Terminal

/// A control, live: its keys and the mouse work, and what it does stays until it is left.
final class ControlViewController: ViewController {
    private let specimen: Specimen
    private let router: any Router<GalleryRoute>

    init(_ specimen: Specimen, router: any Router<GalleryRoute>) {
        self.specimen = specimen
        self.router = router
        super.init()
        title = specimen.name
    }

    override func loadView() { view = specimen.make() }

    override var keyCommands: [KeyCommand] {
        // A field takes letters for itself, so that the function key leads there as well.
        [KeyCommand(.function(4), "c", title: "its code", hint: 0) { [router, specimen] in router.trigger(.code(specimen.name)) }]
    }
}
