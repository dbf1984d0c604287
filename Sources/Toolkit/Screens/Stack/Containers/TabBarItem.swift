/// The part of a tab that the line of tabs shows; an image is a short glyph.
///
/// Every screen has one. In a tab with a stack that has no title and no image of its own, the item of the stack's root is shown.
///
/// ```swift
/// let list = BookListViewController()
/// list.tabBarItem = TabBarItem(title: "Books", image: "◇", selectedImage: "◆")
/// list.tabBarItem.badgeValue = "2"
/// ```
public final class TabBarItem {
    /// The title.
    public var title: String? {
        didSet { if title != oldValue { changed?() } }
    }
    /// The sign before the title; nil shows a circle.
    public var image: String? {
        didSet { if image != oldValue { changed?() } }
    }
    /// The sign while the tab is chosen; nil shows `image`.
    public var selectedImage: String? {
        didSet { if selectedImage != oldValue { changed?() } }
    }
    /// A short note after the title, such as a count.
    public var badgeValue: String? {
        didSet { if badgeValue != oldValue { changed?() } }
    }
    /// A tab that does something instead of showing a stack; the chosen tab stays.
    public var action: (@MainActor () -> Void)?

    var changed: (@MainActor () -> Void)?

    /// Makes an item.
    public init(title: String? = nil, image: String? = nil, selectedImage: String? = nil) {
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }
}
