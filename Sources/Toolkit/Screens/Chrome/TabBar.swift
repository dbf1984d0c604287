import Terminal

/// One line with the tabs: `● 1 Walk     ○ 2 Together`; the chosen one has the full circle.
///
/// Where it is narrow the gaps go first, then the titles of the others; the number stays, since it is the key.
///
/// A `TabBarController` has one and keeps it right. By itself it only shows and tells: a click calls ``onSelect``, and whoever hears of it
/// sets ``selectedIndex``.
///
/// ```swift
/// let bar = TabBar()
/// bar.tabs = [TabBar.Tab("Books"), TabBar.Tab("Basket", badge: "2")]
/// bar.onSelect = { bar.selectedIndex = $0 }
/// ```
public final class TabBar: View {
    /// One tab as the line shows it.
    public struct Tab: Hashable {
        /// The sign before the title; nil shows a circle.
        public var image: String?
        /// The sign while it is chosen.
        public var selectedImage: String?
        /// The title.
        public var title: String
        /// A short note after the title, such as a count.
        public var badge: String

        /// Makes a tab.
        public init(_ title: String, image: String? = nil, selectedImage: String? = nil, badge: String = "") {
            self.title = title
            self.image = image
            self.selectedImage = selectedImage
            self.badge = badge
        }
    }

    /// The tabs, in order.
    public var tabs: [Tab] = [] {
        didSet { if tabs != oldValue { setNeedsDisplay() } }
    }
    /// The index of the chosen tab.
    public var selectedIndex = 0 {
        didSet { if selectedIndex != oldValue { setNeedsDisplay() } }
    }
    /// Called when somebody clicked on a tab.
    public var onSelect: @MainActor (Int) -> Void = { _ in }

    public override var accessibilityRole: AccessibilityRole? { .tabBar }
    public override var accessibilityElements: [AccessibilityElement] {
        tabs.enumerated().map { index, tab in
            AccessibilityElement(
                .tab, tab.title, value: tab.badge, traits: index == selectedIndex ? .selected : [], frame: bounds,
                activate: { [weak self] in
                    guard let self else { return false }
                    onSelect(index)
                    return true
                })
        }
    }

    public override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: min(1, size.height)) }

    private func text(_ index: Int, titled: Bool) -> String {
        let tab = tabs[index]
        let isSelected = index == selectedIndex
        let image = (isSelected ? tab.selectedImage ?? tab.image : tab.image) ?? (isSelected ? "●" : "○")
        let badge = tab.badge.isEmpty ? "" : " " + tab.badge
        guard !isSaid else { return "\(index + 1) \(tab.title)\(badge)" + (isSelected ? " (\(window?.text.openTab ?? ""))" : "") }
        return titled ? "\(image) \(index + 1) \(tab.title)\(badge)" : "\(image) \(index + 1)"
    }

    /// The places of the tabs: with wide gaps, with narrow ones, and at last only the chosen one by name.
    private var places: [(x: Int, text: String)] {
        for (gap, all) in [(5, true), (2, true), (2, false)] {
            let texts = tabs.indices.map { text($0, titled: all || $0 == selectedIndex) }
            let width = texts.reduce(0) { $0 + TextWidth.of($1) } + gap * max(0, texts.count - 1)
            guard width + 2 <= bounds.width || !all else { continue }
            var x = 1
            return texts.map { text in
                defer { x += TextWidth.of(text) + gap }
                return (x, text)
            }
        }
        return []
    }

    public override func draw(_ painter: inout Painter) {
        for (index, place) in places.enumerated() {
            let style = index == selectedIndex ? Style(.accent, .bold) : Style(.secondary)
            painter.write(place.text, x: place.x, y: 0, width: bounds.width - place.x, style: style)
        }
    }

    public override func mouse(_ event: MouseEvent) -> Bool {
        guard event.action == .press,
            let index = places.lastIndex(where: { event.point.x >= $0.x && event.point.x < $0.x + TextWidth.of($0.text) })
        else { return false }
        onSelect(index)
        return true
    }
}
