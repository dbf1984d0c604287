extension Array where Element: Equatable {
    /// The element after another one, and after the last the first; the first where it is not in.
    package func element(after element: Element) -> Element {
        guard let index = firstIndex(of: element) else { return first ?? element }
        return self[(index + 1) % count]
    }
}
