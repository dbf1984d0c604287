import Screens

/// One item; Esc goes back to the list.
final class ItemViewController: ViewController {
    init(_ title: String) {
        super.init()
        self.title = title
    }

    override func loadView() {
        view = StackView(.vertical, [Label("This is \(title ?? "an item").")])
    }
}
