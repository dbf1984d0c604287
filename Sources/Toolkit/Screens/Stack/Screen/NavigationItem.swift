/// The part of a screen that line 1 shows.
///
/// Every ``ViewController`` has one (``ViewController/navigationItem``). Without it the screen's title stands in the breadcrumb, and the
/// window's ``Window/status`` at the right.
///
/// ```swift
/// let screen = BookListViewController()
/// screen.title = "Books"
/// screen.navigationItem.title = "Shelf"
/// screen.navigationItem.status = "\(books.count) books"
/// ```
public final class NavigationItem {
    /// Its part of the breadcrumb; nil shows the screen's title.
    public var title: String? {
        didSet { if title != oldValue { changed() } }
    }
    /// The text at the right of line 1 while the screen is on top, in place of the window's own; nil leaves it to the window.
    public var status: String? {
        didSet { if status != oldValue { changed() } }
    }
    /// The same in few columns, for where the whole does not fit beside the title; nil leaves it out there.
    public var shortStatus: String? {
        didSet { if shortStatus != oldValue { changed() } }
    }
    /// Redraws line 1; set by the screen that the item is of.
    var changed: @MainActor () -> Void = {}

    /// Makes an item.
    public init(title: String? = nil) { self.title = title }
}
